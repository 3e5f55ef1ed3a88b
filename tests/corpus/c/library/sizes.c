// Sizes of allocated memory.
// thinair: --variants TOO_FAR NOT_OURS
#define _GNU_SOURCE
#include <assert.h>
#include <malloc.h>
#include <pthread.h>
#include <stdlib.h>
#include <strings.h>

static void *work(void *argument) {
    pthread_mutexattr_t attributes;
    int kind;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutexattr_gettype(&attributes, &kind);
    pthread_mutexattr_destroy(&attributes);
    assert(kind == PTHREAD_MUTEX_RECURSIVE);
    return 0;
}

int main(void) {
    pthread_t thread;
    int *numbers = reallocarray(0, 3, sizeof *numbers);
    numbers[2] = 7;
    assert(malloc_usable_size(numbers) >= 12);
#ifdef TOO_FAR
    numbers[3] = 1;
#endif
    static int one[2] = {1, 2}, two[2] = {1, 2};
    assert(bcmp(one, two, sizeof one) == 0);
    pthread_create(&thread, 0, work, 0);
    pthread_join(thread, 0);
    free(numbers);
#ifdef NOT_OURS
    free(one);
#endif
    return 0;
}
