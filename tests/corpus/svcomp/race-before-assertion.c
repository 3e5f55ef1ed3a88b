#include <assert.h>
#include <pthread.h>
int data;
void *work(void *argument) {
  data = 1;
  assert(0);
  return argument;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  data = 2;
  assert(0);
  return 0;
}
