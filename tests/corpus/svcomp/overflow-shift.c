int main(void) {
  int x = 1, by = 31;
  return (x << by) == 0;
}
