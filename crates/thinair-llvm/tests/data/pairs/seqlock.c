// A sequence lock: readers try again until they have seen one state.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct pair { int first, second; };
static atomic_int sequence;
static atomic_int first, second;

#ifdef NESTED
static int begin(int *seen) {
    *seen = atomic_load_explicit(&sequence, memory_order_acquire);
    return *seen % 2;
}
static void copy(struct pair *to) {
    to->first = atomic_load_explicit(&first, memory_order_acquire);
    to->second = atomic_load_explicit(&second, memory_order_acquire);
}
static bool changed(const int *seen) {
    return atomic_load_explicit(&sequence, memory_order_relaxed) != *seen;
}
static void get(struct pair *found) {
    int seen;
    do {
        while (begin(&seen)) {
        }
        copy(found);
    } while (changed(&seen));
}
static void *reader(void *argument) {
    struct pair found;
    get(&found);
    assert(found.first == found.second);
    return NULL;
}
#else
static void *reader(void *argument) {
    int seen, a, b;
    do {
        do {
            seen = atomic_load_explicit(&sequence, memory_order_acquire);
        } while (seen % 2);
        a = atomic_load_explicit(&first, memory_order_acquire);
        b = atomic_load_explicit(&second, memory_order_acquire);
    } while (atomic_load_explicit(&sequence, memory_order_relaxed) != seen);
    assert(a == b);
    return NULL;
}
#endif

static void *writer(void *argument) {
    atomic_store_explicit(&sequence, 1, memory_order_relaxed);
    atomic_store_explicit(&first, 1, memory_order_release);
    atomic_store_explicit(&second, 1, memory_order_release);
    atomic_store_explicit(&sequence, 2, memory_order_release);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, reader, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
