extern void abort(void);
extern void __assert_fail(const char *, const char *, unsigned int, const char *);
void reach_error() { __assert_fail("0", "reach.c", 3, "reach_error"); }
extern int __VERIFIER_nondet_int(void);
void assume_abort_if_not(int cond) { if (!cond) { abort(); } }
int main(void) {
  int x = __VERIFIER_nondet_int();
  assume_abort_if_not(x < 1);
  if (x > 1) reach_error();
  return 0;
}
