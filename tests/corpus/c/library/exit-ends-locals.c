// A thread's variables die with pthread_exit as they do with return, in every function that is active, in main too.
// thinair: --variants CALLER CALLED MAIN THREAD_LOCAL BY_VALUE IN_ONCE
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static _Atomic(int *) shared;
static _Thread_local int own;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_t first;

struct big {
    int values[16];
};

static void publish(int *address) {
    *address = 1;
    atomic_store(&shared, address);
}

static void end_with_big(struct big big) {
#ifdef BY_VALUE
    publish(&big.values[3]);
#endif
    pthread_exit((void *)7);
}

static void end(void) {
    int local = 0;
#ifdef CALLED
    publish(&local);
#endif
    struct big big = {{local}};
    end_with_big(big);
}

static void *ends(void *unused) {
    int local = 0;
#ifdef CALLER
    publish(&local);
#endif
#ifdef THREAD_LOCAL
    publish(&own);
#endif
#ifdef IN_ONCE
    publish(&local);
    pthread_once(&once, end);
#endif
    end();
    assert(0);
    return 0;
}

static void *reads(void *unused) {
#ifdef MAIN
    void *result = 0;
    int *seen = atomic_load(&shared);
    if (seen)
        return (void *)(long)*seen;
    return result;
#endif
    return 0;
}

int main(void) {
    pthread_t second;
    int local = 0;
    void *result = 0;
    pthread_create(&first, 0, ends, 0);
    pthread_join(first, &result);
    assert(result == (void *)7);
    int *seen = atomic_load(&shared);
    if (seen)
        assert(*seen == 1);
    pthread_create(&second, 0, reads, 0);
#ifdef MAIN
    publish(&local);
#endif
    pthread_exit(0);
    assert(0);
}
