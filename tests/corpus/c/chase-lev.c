// The work-stealing deque of Chase and Lev, as Lê, Pop, Cohen and Zappa Nardelli gave it in C11: an owner and a thief, and no element taken twice.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SIZE 4
#define EMPTY 0

atomic_int top, bottom;
atomic_int cells[SIZE];

#define RELAXED memory_order_relaxed

void push(int value) {
    int b = atomic_load_explicit(&bottom, RELAXED);
    atomic_load_explicit(&top, memory_order_acquire);
    atomic_store_explicit(&cells[b % SIZE], value, RELAXED);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&bottom, b + 1, RELAXED);
}

int take(void) {
    int b = atomic_load_explicit(&bottom, RELAXED) - 1;
    atomic_store_explicit(&bottom, b, RELAXED);
    atomic_thread_fence(memory_order_seq_cst);
    int t = atomic_load_explicit(&top, RELAXED);
    if (t > b) {
        atomic_store_explicit(&bottom, b + 1, RELAXED);
        return EMPTY;
    }
    int value = atomic_load_explicit(&cells[b % SIZE], RELAXED);
    if (t == b) {
        if (!atomic_compare_exchange_strong_explicit(&top, &t, t + 1, memory_order_seq_cst, RELAXED)) {
            value = EMPTY;
        }
        atomic_store_explicit(&bottom, b + 1, RELAXED);
    }
    return value;
}

int steal(void) {
    int t = atomic_load_explicit(&top, memory_order_acquire);
    atomic_thread_fence(memory_order_seq_cst);
    int b = atomic_load_explicit(&bottom, memory_order_acquire);
    if (t >= b) {
        return EMPTY;
    }
    int value = atomic_load_explicit(&cells[t % SIZE], RELAXED);
    if (!atomic_compare_exchange_strong_explicit(&top, &t, t + 1, memory_order_seq_cst, RELAXED)) {
        return EMPTY;
    }
    return value;
}

int taken[2], stolen[2];

void *owner(void *unused) {
    push(1);
    push(2);
    taken[0] = take();
    taken[1] = take();
    return 0;
}

void *thief(void *unused) {
    stolen[0] = steal();
    stolen[1] = steal();
    return 0;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, 0, owner, 0);
    pthread_create(&two, 0, thief, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    int count[3] = {0, 0, 0};
    for (int i = 0; i < 2; i++) {
        count[taken[i]]++;
        count[stolen[i]]++;
    }
    assert(count[1] <= 1 && count[2] <= 1);
    return 0;
}
