// thinair: --variants RACE MISSING OVERRIDDEN
// Aliases are other names of the same thing; a weak definition gives way to a strong one; what is weak and not
// defined is null.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

int first(int x) { return x + 1; }
int second(int x) __attribute__((alias("first")));

int counter = 3;
extern int other_name __attribute__((alias("counter")));

__attribute__((weak)) int hook(void) { return 7; }
extern int missing(void) __attribute__((weak));
extern int missing_variable __attribute__((weak));

static void *run(void *unused) {
    other_name = other_name + 1;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, run, NULL);
#ifdef RACE
    counter = 5;
#endif
    pthread_join(thread, NULL);
    int (*by_pointer)(int) = second;
    assert(second(1) == 2 && by_pointer(2) == 3 && counter == 4);
#ifdef OVERRIDDEN
    assert(hook() == 8);
#else
    assert(hook() == 7);
#endif
    if (missing)
        assert(missing() == 1);
    if (&missing_variable)
        missing_variable = 1;
#ifdef MISSING
    missing();
#endif
    return 0;
}
