// Signed results that do not fit are errors; unsigned ones wrap around, and narrow types are computed as int.
// thinair: --variants ADD SUBTRACT MULTIPLY NEGATE INCREMENT LONG BY_OTHERS
#include <assert.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int step = 1;

static void *other(void *unused) {
    atomic_store_explicit(&step, 2, memory_order_relaxed);
    return 0;
}

int main(void) {
    int most = INT_MAX, least = INT_MIN, big = 1 << 16;
    long longest = LONG_MAX;
#ifdef ADD
    return most + 1;
#endif
#ifdef SUBTRACT
    return least - 1;
#endif
#ifdef MULTIPLY
    return big * big;
#endif
#ifdef NEGATE
    return -least;
#endif
#ifdef INCREMENT
    most++;
    return most;
#endif
#ifdef LONG
    return (int)(longest * 2);
#endif
    unsigned wraps = UINT_MAX;
    wraps++;
    assert(wraps == 0);
    assert((unsigned)most * 2 == UINT_MAX - 1);
    signed char narrow = SCHAR_MAX;
    narrow++;
    assert(narrow == SCHAR_MIN);
    short product = (short)(300 * (short)300);
    assert(product == 24464);
    assert(most - 1 + 1 == most && least + 1 - 1 == least && -most == least + 1);
    // Atomic arithmetic wraps around.
    atomic_int counter = INT_MAX;
    atomic_fetch_add(&counter, 1);
    assert(atomic_load(&counter) == INT_MIN);
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    int read = atomic_load_explicit(&step, memory_order_relaxed);
#ifdef BY_OTHERS
    int sum = most - 1 + read;
#else
    int sum = most - 2 + read;
#endif
    pthread_join(thread, 0);
    return sum == 0;
}
