// Floating-point numbers can be moved, but not computed with.
static double x = 1.5;

int main(void) {
    double y = x;
    return y * 2 == 3;
}
