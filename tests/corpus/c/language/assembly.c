// Barriers for the compiler are nothing; assembly that is not known is refused.
// thinair: --variants REAL
static int x;

int main(void) {
    __asm__ volatile("" ::: "memory");
    __asm__ __volatile__("pause" ::: "memory");
#ifdef REAL
    __asm__ volatile("lock; btsl $0,%0" : "+m"(x));
#endif
    return x;
}
