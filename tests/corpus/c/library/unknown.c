// What is not known is refused.
#include <stdlib.h>

int main(void) {
    return system("true");
}
