#include <pthread.h>
#include <stdlib.h>
int *shared;
void *work(void *argument) {
  free(shared);
  return argument;
}
int main(void) {
  pthread_t thread;
  shared = malloc(sizeof *shared);
  pthread_create(&thread, 0, work, 0);
  free(shared);
  pthread_join(thread, 0);
  return 0;
}
