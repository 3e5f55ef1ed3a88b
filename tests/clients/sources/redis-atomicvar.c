// Two threads count with the macros of Redis' atomicvar.h: nothing is lost.
// With: -- -ISOURCES/redis/src
#include <assert.h>
#include <pthread.h>
#include "redis/src/config.h"
#include "redis/src/atomicvar.h"

static redisAtomic long long counter;

static void *other(void *unused) {
    atomicIncr(counter, 1);
    return 0;
}

int main(void) {
    pthread_t thread;
    long long old, sum;
    pthread_create(&thread, 0, other, 0);
    atomicGetIncr(counter, old, 2);
    pthread_join(thread, 0);
    atomicGet(counter, sum);
    assert(sum == 3 && old <= 1);
    return 0;
}
