// A pointer that nobody has set.
#include <stddef.h>

static int *pointer;

int main(void) { return *pointer; }
