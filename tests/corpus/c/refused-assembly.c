// Inline assembly is refused; a barrier for the compiler alone is not.
int main(void) {
    __asm__ volatile("" ::: "memory");
    __asm__ volatile("mfence" ::: "memory");
    return 0;
}
