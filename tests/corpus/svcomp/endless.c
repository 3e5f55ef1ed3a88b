extern void abort(void);
extern void __assert_fail(const char *, const char *, unsigned int, const char *);
void reach_error() { __assert_fail("0", "reach.c", 3, "reach_error"); }
#include <pthread.h>
#include <stdatomic.h>
atomic_int turn;
void *work(void *argument) {
  while (1) {
    turn = 1 - turn;
  }
  return argument;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  if (turn > 1) reach_error();
  return 0;
}
