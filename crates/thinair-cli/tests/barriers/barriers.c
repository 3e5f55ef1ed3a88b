// What threads do at barriers; -DCASE picks one. Right ones first.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 3
#endif

static pthread_barrier_t meeting, second;
static int values[N];
static atomic_int order;
static int serial;

#if CASE == 1 // Two rounds, in between everybody reads what the others have written.
static void *work(void *argument) {
    int me = (int)(long)argument;
    values[me] = me;
    pthread_barrier_wait(&meeting);
    int sum = 0;
    for (int i = 0; i < N; i++) sum += values[i];
    assert(sum == N * (N - 1) / 2);
    pthread_barrier_wait(&meeting);
    values[me] = sum;
    return 0;
}
#elif CASE == 2 // Many rounds, and work of different length.
static void *work(void *argument) {
    int me = (int)(long)argument;
    for (int round = 0; round < 7; round++) {
        if (round % N == me) values[0] = values[0] + 1;
        pthread_barrier_wait(&meeting);
        assert(values[0] == round + 1);
        pthread_barrier_wait(&meeting);
    }
    return 0;
}
#elif CASE == 3 // Somebody asks who was last.
static void *work(void *argument) {
    (void)argument;
    int last = pthread_barrier_wait(&meeting);
    if (last == PTHREAD_BARRIER_SERIAL_THREAD) serial++;
    pthread_barrier_wait(&meeting);
    assert(serial == 1);
    return 0;
}
#elif CASE == 4 // More threads than the barrier needs: any two pass.
static void *work(void *argument) {
    (void)argument;
    atomic_fetch_add_explicit(&order, 1, memory_order_relaxed);
    pthread_barrier_wait(&meeting);
    assert(atomic_load_explicit(&order, memory_order_relaxed) >= 2);
    return 0;
}
#elif CASE == 5 // Through a pointer, and directly.
static int (*wait)(pthread_barrier_t *) = pthread_barrier_wait;
static void *work(void *argument) {
    int me = (int)(long)argument;
    values[me] = 1;
    if (me) pthread_barrier_wait(&meeting); else wait(&meeting);
    for (int i = 0; i < N; i++) assert(values[i]);
    return 0;
}
#elif CASE == 6 // Two barriers, one after the other.
static void *work(void *argument) {
    int me = (int)(long)argument;
    values[me] = 1;
    pthread_barrier_wait(&meeting);
    for (int i = 0; i < N; i++) assert(values[i]);
    pthread_barrier_wait(&second);
    values[me] = 2;
    return 0;
}
#elif CASE == 7 // A lock between two rounds: its orders count.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *argument) {
    (void)argument;
    pthread_barrier_wait(&meeting);
    pthread_mutex_lock(&lock);
    serial++;
    pthread_mutex_unlock(&lock);
    pthread_barrier_wait(&meeting);
    assert(serial == N);
    return 0;
}
#elif CASE == 11 // Without the second round there is a race.
static void *work(void *argument) {
    int me = (int)(long)argument;
    values[me] = me;
    pthread_barrier_wait(&meeting);
    int sum = 0;
    for (int i = 0; i < N; i++) sum += values[i];
    values[me] = sum;
    return 0;
}
#elif CASE == 12 // One thread does not come.
static void *work(void *argument) {
    if ((long)argument) pthread_barrier_wait(&meeting);
    return 0;
}
#elif CASE == 13 // More threads than needed, and an odd number of them.
static void *work(void *argument) {
    (void)argument;
    pthread_barrier_wait(&meeting);
    return 0;
}
#elif CASE == 14 // The end while somebody waits.
static void *work(void *argument) {
    if ((long)argument == 1) pthread_barrier_wait(&meeting);
    return 0;
}
#elif CASE == 15 // Comes only if it sees that the others are through: a thread too many, which needs company.
static void *work(void *argument) {
    if ((long)argument == 2 && !atomic_load(&order)) return 0;
    pthread_barrier_wait(&meeting);
    atomic_store(&order, 1);
    return 0;
}
#endif

#if CASE == 4 || CASE == 13 || CASE == 15
#define NEEDED 2
#else
#define NEEDED N
#endif

int main(void) {
    pthread_t threads[N];
    pthread_barrier_init(&meeting, 0, NEEDED);
    pthread_barrier_init(&second, 0, NEEDED);
    for (long i = 0; i < N; i++) pthread_create(&threads[i], 0, work, (void *)i);
#if CASE == 14
    pthread_barrier_destroy(&meeting);
    exit(0);
#endif
    for (int i = 0; i < N; i++) pthread_join(threads[i], 0);
    pthread_barrier_destroy(&meeting);
    pthread_barrier_destroy(&second);
    pthread_barrier_init(&meeting, 0, 1);
    pthread_barrier_wait(&meeting);
    pthread_barrier_destroy(&meeting);
    return 0;
}
