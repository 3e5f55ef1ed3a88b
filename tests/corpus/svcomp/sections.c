extern void abort(void);
extern void __assert_fail(const char *, const char *, unsigned int, const char *);
void reach_error() { __assert_fail("0", "reach.c", 3, "reach_error"); }
#include <pthread.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
int a, b;
void *work(void *argument) {
  __VERIFIER_atomic_begin();
  a = a + 1;
  b = b + 1;
  __VERIFIER_atomic_end();
  return argument;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  __VERIFIER_atomic_begin();
  if (a != b) reach_error();
  __VERIFIER_atomic_end();
  pthread_join(thread, 0);
  return 0;
}
