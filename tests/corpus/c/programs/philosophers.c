// Dining philosophers: the last one takes the forks the other way round.
// thinair: --variants ALL_ALIKE
#include <pthread.h>
#include <stdio.h>

#define N 3

static pthread_mutex_t forks[N];
static int meals[N];

static void *philosopher(void *argument) {
    long number = (long)argument;
    long first = number, second = (number + 1) % N;
#ifndef ALL_ALIKE
    if (number == N - 1) {
        first = 0;
        second = number;
    }
#endif
    pthread_mutex_lock(&forks[first]);
    pthread_mutex_lock(&forks[second]);
    meals[number]++;
    printf("philosopher %ld eats\n", number);
    pthread_mutex_unlock(&forks[second]);
    pthread_mutex_unlock(&forks[first]);
    return NULL;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&forks[i], NULL);
    for (long i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, philosopher, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < N; i++)
        pthread_mutex_destroy(&forks[i]);
    return meals[0] + meals[1] + meals[2] == N ? 0 : 1;
}
