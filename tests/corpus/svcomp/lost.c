#include <stdlib.h>
int *kept;
int main(void) {
  int *lost = malloc(sizeof *lost);
  lost = 0;
  kept = malloc(sizeof *kept);
  return lost != 0;
}
