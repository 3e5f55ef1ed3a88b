// The reader's second load depends on the first for its address: ARMv8 and POWER keep them in order, RC11 does not promise it for relaxed loads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int initial, message;
static _Atomic(atomic_int *) box = &initial;

static void *writer(void *unused) {
    atomic_store_explicit(&message, 1, memory_order_relaxed);
    atomic_store_explicit(&box, &message, memory_order_release);
    return NULL;
}

static void *reader(void *unused) {
    atomic_int *found = atomic_load_explicit(&box, memory_order_relaxed);
    int value = atomic_load_explicit(found, memory_order_relaxed);
    assert(found == &initial || value == 1);
    return NULL;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, writer, NULL);
    pthread_create(&second, NULL, reader, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    return 0;
}
