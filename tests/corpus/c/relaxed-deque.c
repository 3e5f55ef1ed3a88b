// A deque for one producer and two consumers with nothing but relaxed accesses and no data behind them: load buffering may show.
#include <pthread.h>
#include <stdatomic.h>

atomic_int head, tail;
atomic_int cells[2];

#define LOAD(v) atomic_load_explicit(&(v), memory_order_relaxed)
#define STORE(v, n) atomic_store_explicit(&(v), (n), memory_order_relaxed)

void *producer(void *unused) {
    int t = LOAD(tail);
    if (t - LOAD(head) < 2) {
        STORE(cells[t % 2], t + 1);
        STORE(tail, t + 1);
    }
    return 0;
}

void *consumer(void *unused) {
    int h = LOAD(head);
    if (h < LOAD(tail)) {
        LOAD(cells[h % 2]);
        atomic_compare_exchange_strong_explicit(&head, &h, h + 1, memory_order_relaxed, memory_order_relaxed);
    }
    return 0;
}

int main(void) {
    pthread_t thread[3];
    pthread_create(&thread[0], 0, producer, 0);
    pthread_create(&thread[1], 0, consumer, 0);
    pthread_create(&thread[2], 0, consumer, 0);
    for (int i = 0; i < 3; i++) {
        pthread_join(thread[i], 0);
    }
    return 0;
}
