// Load buffering: what is read decides what is stored, through helper functions or without them.
// Models that keep dependencies forbid that each thread reads the other's store, but for a thread
// that has none (NONE).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

static atomic_int x, y, seen_x, seen_y;

static int load(atomic_int *from) { return atomic_load_explicit(from, memory_order_relaxed); }
static void store(atomic_int *to, int value) { atomic_store_explicit(to, value, memory_order_relaxed); }

#ifdef NESTED
struct found { int value; int *kept; };
static void fetch(int *to, atomic_int *from) { *to = load(from); }
static int through(const int *value) { return *value; }
static void keep(struct found *found, int *value) { found->kept = value; found->value = *found->kept; }
static bool is_set(const int *value) { return *value != 0; }
static void copy(atomic_int *from, atomic_int *to) {
    int value;
    struct found found;
    fetch(&value, from);
#if defined DATA
    keep(&found, &value);
    store(to, through(&found.value));
#elif defined FALSE_DATA
    store(to, 1 + (through(&value) ^ through(&value)));
#elif defined CONTROL
    if (is_set(&value)) store(to, 1);
#elif defined ADDRESS
    int index = through(&value) ^ through(&value);
    store(to + index, 1);
#else
    store(to, 1);
#endif
    store(from == &x ? &seen_x : &seen_y, value);
}
#endif

static void *left(void *unused) {
#ifdef NESTED
    copy(&x, &y);
#else
    int value = atomic_load_explicit(&x, memory_order_relaxed);
#if defined DATA
    atomic_store_explicit(&y, value, memory_order_relaxed);
#elif defined FALSE_DATA
    atomic_store_explicit(&y, 1 + (value ^ value), memory_order_relaxed);
#elif defined CONTROL
    if (value != 0) atomic_store_explicit(&y, 1, memory_order_relaxed);
#elif defined ADDRESS
    int index = value ^ value;
    atomic_store_explicit(&y + index, 1, memory_order_relaxed);
#else
    atomic_store_explicit(&y, 1, memory_order_relaxed);
#endif
    atomic_store_explicit(&seen_x, value, memory_order_relaxed);
#endif
    return NULL;
}

static void *right(void *unused) {
    int value = load(&y);
    store(&x, 1 + (value ^ value));
    store(&seen_y, value);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, left, NULL);
    pthread_create(&b, NULL, right, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(load(&seen_x) == 0 || load(&seen_y) == 0);
    return 0;
}
