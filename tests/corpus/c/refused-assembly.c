// Inline assembly is refused; a barrier is not.
int main(void) {
    __asm__ volatile("" ::: "memory");
    __asm__ volatile("cpuid" ::: "memory");
    return 0;
}
