// The address of an access is a multiple of its size, but in packed structures.
// thinair: --variants CONSTANT ATOMIC EXCHANGE PLAIN PACKED_ATOMIC LOCK
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct __attribute__((packed)) packed {
    char tag;
    int number;
    _Atomic int counter;
};

static struct packed packed;
static int memory[4];

int main(void) {
    char *bytes = (char *)memory;
#ifdef CONSTANT
    return *(int *)((char *)memory + 2);
#endif
#ifdef ATOMIC
    atomic_store((atomic_int *)(bytes + 2), 1);
#endif
#ifdef EXCHANGE
    int old = 0;
    atomic_compare_exchange_strong((atomic_int *)(bytes + 1), &old, 1);
#endif
#ifdef PLAIN
    *(int *)(bytes + 2) = 0;
#endif
#ifdef PACKED_ATOMIC
    atomic_int *counter = (atomic_int *)&packed.counter;
    atomic_fetch_add(counter, 1);
#endif
#ifdef LOCK
    pthread_mutex_t *mutex = (pthread_mutex_t *)((char *)calloc(2, sizeof *mutex) + 1);
    pthread_mutex_lock(mutex);
#endif
    packed.number = 0x01020304;
    assert(packed.number == 0x01020304);
    struct packed copy = packed;
    assert(copy.number == 0x01020304);
    int number;
    memcpy(&number, bytes + 1, sizeof number);
    assert(number == 0);
    return 0;
}
