// What has no value may be copied; whoever reads the copy reads what has no value.
// thinair: --variants MEMCPY TWICE PRIVATE REALLOC HANDED_OVER OVERWRITTEN ZEROED SELF
// thinair: --models sc tso rc11 imm armv8 power
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    int first, second;
};

static struct pair there, further;
static atomic_int ready;
static int result;

static void *look(void *unused) {
    if (atomic_load_explicit(&ready, memory_order_acquire))
        result = there.first + there.second;
    return 0;
}

int main(void) {
    struct pair *heap = malloc(sizeof *heap), local;
    heap->first = local.first = 1;
#ifdef HANDED_OVER
    pthread_t thread;
    pthread_create(&thread, 0, look, 0);
    there = *heap;
    atomic_store_explicit(&ready, 1, memory_order_release);
    pthread_join(thread, 0);
#elif defined(MEMCPY)
    memcpy(&there, heap, sizeof there);
    result = there.second;
#elif defined(TWICE)
    there = *heap;
    further = there;
    result = further.second;
#elif defined(PRIVATE)
    there = local;
    result = there.second;
#elif defined(REALLOC)
    heap = realloc(heap, 2 * sizeof *heap);
    result = heap->second;
#elif defined(OVERWRITTEN)
    there = *heap;
    there.second = 2;
    further = there;
    result = further.second;
#elif defined(ZEROED)
    struct pair *zeroed = calloc(1, sizeof *zeroed);
    there = *zeroed;
    result = there.second;
    free(zeroed);
#elif defined(SELF)
    there.second = 3;
    further = there;
    there = *heap;
    there = further;
    result = there.second;
#else
    there = *heap;
    further = local;
    result = there.first + further.first;
#endif
    free(heap);
    return 0;
}
