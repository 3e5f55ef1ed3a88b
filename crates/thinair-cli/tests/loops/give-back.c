// A lock for readers and writers that takes first, and gives back what it took in vain. LOOK: somebody looks at it meanwhile.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { ALL = 1 << 20 };
static atomic_int tokens = ALL;
static int data;

static void take(int n) {
    while (atomic_fetch_sub_explicit(&tokens, n, memory_order_acquire) < n) {
        atomic_fetch_add_explicit(&tokens, n, memory_order_relaxed);
        while (atomic_load_explicit(&tokens, memory_order_relaxed) < n) {
        }
    }
}

static void give(int n) { atomic_fetch_add_explicit(&tokens, n, memory_order_release); }

static void *work(void *unused) {
#ifdef READ
    take(1);
    (void)data;
    give(1);
#endif
    take(ALL);
    data = 1;
    give(ALL);
    return unused;
}

#ifdef LOOK
static int seen;

static void *look(void *unused) {
    if (atomic_load_explicit(&tokens, memory_order_relaxed) < 0) seen = 1;
    return unused;
}
#endif

int main(void) {
    pthread_t threads[N + 1];
    for (int i = 0; i < N; i++) pthread_create(&threads[i], 0, work, 0);
#ifdef LOOK
    pthread_create(&threads[N], 0, look, 0);
    pthread_join(threads[N], 0);
#endif
    for (int i = 0; i < N; i++) pthread_join(threads[i], 0);
#ifdef LOOK
    assert(!seen);
#endif
    return 0;
}
