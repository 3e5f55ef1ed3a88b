// A thread's own variables are gone when it has ended.
// thinair: --variants AFTER_JOIN UNORDERED THROUGH_GLOBAL FIELD
// thinair: --models sc tso rc11
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct pair {
    int first, second;
};

static _Thread_local struct pair mine = {1, 2};
static _Atomic(int *) seen;

static void *worker(void *unused) {
    mine.first = 7;
#if defined THROUGH_GLOBAL || defined UNORDERED
    atomic_store(&seen, &mine.first);
#endif
#if defined AFTER_JOIN
    return &mine;
#elif defined FIELD
    return &mine.second;
#else
    int *copy = malloc(sizeof *copy);
    *copy = mine.first;
    return copy;
#endif
}

int main(void) {
    pthread_t thread;
    void *result;
    mine.second = 3;
    pthread_create(&thread, NULL, worker, NULL);
#ifdef UNORDERED
    int *other = atomic_load(&seen);
    if (other)
        return *other;
#endif
    pthread_join(thread, &result);
#ifdef THROUGH_GLOBAL
    return *atomic_load(&seen);
#endif
    assert(*(int *)result >= 2);
    assert(mine.first == 1 && mine.second == 3);
    free(result);
    return 0;
}
