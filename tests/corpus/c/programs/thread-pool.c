// A pool of threads that take jobs from a list, as it is written every day.
// thinair: --variants NO_LOOP NO_BROADCAST NOT_LOCKED LEAKS_LOCK
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define WORKERS 2
#define JOBS 2

typedef struct job {
    void (*run)(void *);
    void *argument;
    struct job *next;
} job_t;

typedef struct {
    pthread_mutex_t lock;
    pthread_cond_t available;
    job_t *first, **last;
    bool stopping;
    pthread_t workers[WORKERS];
} pool_t;

static void *worker_main(void *argument) {
    pool_t *pool = argument;
    for (;;) {
        pthread_mutex_lock(&pool->lock);
#ifdef NO_LOOP
        if (!pool->first && !pool->stopping)
#else
        while (!pool->first && !pool->stopping)
#endif
            pthread_cond_wait(&pool->available, &pool->lock);
        job_t *job = pool->first;
#ifdef NO_LOOP
        assert(job || pool->stopping);
#endif
        if (!job) {
#ifndef LEAKS_LOCK
            pthread_mutex_unlock(&pool->lock);
#endif
            return NULL;
        }
        pool->first = job->next;
        if (!pool->first)
            pool->last = &pool->first;
        pthread_mutex_unlock(&pool->lock);
        job->run(job->argument);
        free(job);
    }
}

static pool_t *pool_create(void) {
    pool_t *pool = calloc(1, sizeof *pool);
    if (!pool) {
        perror("calloc");
        exit(EXIT_FAILURE);
    }
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->available, NULL);
    pool->last = &pool->first;
    for (int i = 0; i < WORKERS; i++)
        if (pthread_create(&pool->workers[i], NULL, worker_main, pool) != 0)
            abort();
    return pool;
}

static void pool_submit(pool_t *pool, void (*run)(void *), void *argument) {
    job_t *job = malloc(sizeof *job);
    *job = (job_t){run, argument, NULL};
#ifndef NOT_LOCKED
    pthread_mutex_lock(&pool->lock);
#endif
    *pool->last = job;
    pool->last = &job->next;
    pthread_cond_signal(&pool->available);
#ifndef NOT_LOCKED
    pthread_mutex_unlock(&pool->lock);
#endif
}

static void pool_destroy(pool_t *pool) {
    pthread_mutex_lock(&pool->lock);
    pool->stopping = true;
#ifdef NO_BROADCAST
    pthread_cond_signal(&pool->available);
#else
    pthread_cond_broadcast(&pool->available);
#endif
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(pool->workers[i], NULL);
    pthread_cond_destroy(&pool->available);
    pthread_mutex_destroy(&pool->lock);
    free(pool);
}

static pthread_mutex_t sum_lock = PTHREAD_MUTEX_INITIALIZER;
static int sum;

static void add(void *argument) {
    pthread_mutex_lock(&sum_lock);
    sum += *(int *)argument;
    pthread_mutex_unlock(&sum_lock);
}

int main(void) {
    static int numbers[JOBS] = {1};
    pool_t *pool = pool_create();
    pool_submit(pool, add, &numbers[0]);
    pool_destroy(pool);
    printf("sum = %d\n", sum);
    assert(sum == 1);
    return 0;
}
