// A function that other tools run in one step.
static int x;

void __VERIFIER_atomic_increment(void) { x++; }

int main(void) {
    __VERIFIER_atomic_increment();
    return 0;
}
