// Barriers for the compiler are nothing; assembly that is not known is refused.
// thinair: --variants REAL
static int x;

int main(void) {
    __asm__ volatile("" ::: "memory");
    __asm__ __volatile__("pause" ::: "memory");
#ifdef REAL
    __asm__ volatile("cpuid" ::: "eax", "ebx", "ecx", "edx");
#endif
    return x;
}
