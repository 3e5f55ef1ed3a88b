// A table of 200 KiB is filled, in a loop, before there is a second thread.
// thinair: --variants WRONG
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SIZE (200 * 1024 / 4)

static int table[SIZE];
static unsigned char bytes[128];
static atomic_int sum;

static void *look(void *argument) {
    long number = (long)argument;
    atomic_fetch_add_explicit(&sum, table[number * 1000], memory_order_relaxed);
    return 0;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < SIZE; i++)
        table[i] = i / 1000;
    for (int i = 0; i < 128; i++)
        bytes[i] = bytes[(i + 127) % 128] + 1;
    pthread_create(&threads[0], 0, look, (void *)1);
    pthread_create(&threads[1], 0, look, (void *)2);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
#ifdef WRONG
    assert(sum == 4);
#endif
    assert(sum == 3 && bytes[127] == 128);
    return 0;
}
