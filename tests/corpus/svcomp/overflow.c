extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = 2147483646, shift = 1;
  x = x + __VERIFIER_nondet_int();
  return x != 0 && shift << 2 == 4;
}
