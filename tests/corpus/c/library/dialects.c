// What other verifiers call the same things; an assert that nobody declares.
// thinair: --nondet 0..2
// thinair: --variants ESBMC CPROVER SMACK UNDECLARED
// thinair: --models sc rc11
#include <pthread.h>

void __ESBMC_assume(int), __ESBMC_assert(int, const char *), __ESBMC_atomic_begin(void), __ESBMC_atomic_end(void);
void __CPROVER_assume(int), __CPROVER_assert(int, const char *), __CPROVER_atomic_begin(void), __CPROVER_atomic_end(void);
void __SMACK_assume(int), __SMACK_assert(int);
int __SMACK_nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
extern void abort(void);

static int counter;

static void *count(void *unused) {
    __ESBMC_atomic_begin();
    counter++;
    __ESBMC_atomic_end();
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, count, 0);
    __CPROVER_atomic_begin();
    counter++;
    __CPROVER_atomic_end();
    pthread_join(thread, 0);
    unsigned input = nondet_uint();
    __ESBMC_assume(input > 0);
    __CPROVER_assume(input < 2);
    __ESBMC_assert(input == 1, "one");
    __CPROVER_assert(counter == 2, "both");
    assert(counter + input == 3);
    if (nondet_bool() && counter != 2)
        abort();
#ifdef ESBMC
    __ESBMC_assert(input == 2, "two");
#endif
#ifdef CPROVER
    __CPROVER_assert(counter == 1, "only one");
#endif
#ifdef SMACK
    int other = __SMACK_nondet_int();
    __SMACK_assume(other > 1);
    __SMACK_assert(other == 2);
    __SMACK_assert(counter == 1);
#endif
#ifdef UNDECLARED
    assert(counter == 1);
#endif
    return 0;
}
