extern void abort(void);
extern void __assert_fail(const char *, const char *, unsigned int, const char *);
void reach_error() { __assert_fail("0", "reach.c", 3, "reach_error"); }
void __VERIFIER_assert(int cond) {
  if (!cond) {
    ERROR: { reach_error(); abort(); }
  }
}
#include <pthread.h>
int data, other;
void *write(void *argument) {
  data = 1;
  return argument;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, write, 0);
  other = data;
  pthread_join(thread, 0);
  __VERIFIER_assert(data == 1);
  return 0;
}
