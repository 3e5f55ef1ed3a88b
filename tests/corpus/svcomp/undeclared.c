int nondet_int();
int main() {
  int x = nondet_int();
  __ESBMC_assume(x > 0);
  __CPROVER_assume(x < 3);
  if (x == 0) __VERIFIER_error();
  return 0;
}
