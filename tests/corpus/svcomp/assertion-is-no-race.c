#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
/* A failed assertion and a deadlock end or block threads, and are no data race, nor a call of reach_error. */
atomic_int flag;
int mine, unordered;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
void *work(void *argument) {
  flag = 1;
  mine = 1;
  pthread_mutex_lock(&lock);
  pthread_mutex_lock(&lock);
  return argument;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  assert(flag == 0);
  pthread_join(thread, 0);
  return 0;
}
