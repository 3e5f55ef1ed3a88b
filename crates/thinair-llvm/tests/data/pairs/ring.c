// A ring buffer between two threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct ring { atomic_uint head, tail; int slots[2]; };
static struct ring ring;

#ifdef NESTED
struct cursor { struct ring *ring; unsigned at; };
static void open_at_tail(struct cursor *c, struct ring *r) {
    c->ring = r;
    c->at = atomic_load_explicit(&r->tail, memory_order_relaxed);
}
static void open_at_head(struct cursor *c, struct ring *r) {
    c->ring = r;
    c->at = atomic_load_explicit(&r->head, memory_order_relaxed);
}
static bool is_full(const struct cursor *c) {
    return c->at - atomic_load_explicit(&c->ring->head, memory_order_acquire) == 2;
}
static bool is_empty(const struct cursor *c) {
    return c->at == atomic_load_explicit(&c->ring->tail, memory_order_acquire);
}
static int *slot(const struct cursor *c) {
    return &c->ring->slots[c->at % 2];
}
static bool put(struct ring *r, const int *value) {
    struct cursor c;
    open_at_tail(&c, r);
    if (is_full(&c)) return false;
    *slot(&c) = *value;
    atomic_store_explicit(&r->tail, c.at + 1, memory_order_release);
    return true;
}
static bool get(struct ring *r, int *value) {
    struct cursor c;
    open_at_head(&c, r);
    if (is_empty(&c)) return false;
    *value = *slot(&c);
    atomic_store_explicit(&r->head, c.at + 1, memory_order_release);
    return true;
}
static void *producer(void *argument) {
    for (int i = 1; i <= 3; i++) put(&ring, &i);
    return NULL;
}
static void *consumer(void *argument) {
    int value, last = 0;
    for (int i = 0; i < 3; i++) {
        if (get(&ring, &value)) {
            assert(value > last);
            last = value;
        }
    }
    return NULL;
}
#else
static void *producer(void *argument) {
    for (int i = 1; i <= 3; i++) {
        unsigned at = atomic_load_explicit(&ring.tail, memory_order_relaxed);
        if (at - atomic_load_explicit(&ring.head, memory_order_acquire) != 2) {
            ring.slots[at % 2] = i;
            atomic_store_explicit(&ring.tail, at + 1, memory_order_release);
        }
    }
    return NULL;
}
static void *consumer(void *argument) {
    int last = 0;
    for (int i = 0; i < 3; i++) {
        unsigned at = atomic_load_explicit(&ring.head, memory_order_relaxed);
        if (at != atomic_load_explicit(&ring.tail, memory_order_acquire)) {
            int value = ring.slots[at % 2];
            atomic_store_explicit(&ring.head, at + 1, memory_order_release);
            assert(value > last);
            last = value;
        }
    }
    return NULL;
}
#endif

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, producer, NULL);
    pthread_create(&b, NULL, consumer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
