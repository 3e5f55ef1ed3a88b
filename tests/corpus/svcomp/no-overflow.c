#include <pthread.h>
_Atomic int sum;
void *add(void *argument) {
  int x = 1;
  sum += x << 3;
  return argument;
}
int main(void) {
  pthread_t one, two;
  pthread_create(&one, 0, add, 0);
  pthread_create(&two, 0, add, 0);
  pthread_join(one, 0);
  pthread_join(two, 0);
  unsigned wraps = 0;
  wraps = wraps - 1;
  return wraps == 0;
}
