extern void abort(void);
extern void __assert_fail(const char *, const char *, unsigned int, const char *);
void reach_error() { __assert_fail("0", "reach.c", 3, "reach_error"); }
extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);
#include <pthread.h>
int x;
void *work(void *argument) {
  x = __VERIFIER_nondet_int();
  return argument;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  pthread_join(thread, 0);
  if (x == 2 && __VERIFIER_nondet_bool()) reach_error();
  return 0;
}
