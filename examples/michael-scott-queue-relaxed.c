// The queue of Michael and Scott, but the link to a new node is relaxed: its value may not have been written yet.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    _Atomic(struct node *) next;
};

struct queue {
    _Atomic(struct node *) head, tail;
};

static struct queue queue;

static struct node *new_node(int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    atomic_init(&node->next, NULL);
    return node;
}

static void queue_init(struct queue *this) {
    struct node *dummy = new_node(0);
    atomic_init(&this->head, dummy);
    atomic_init(&this->tail, dummy);
}

static void enqueue(struct queue *this, int value) {
    struct node *node = new_node(value);
    for (;;) {
        struct node *tail = atomic_load_explicit(&this->tail, memory_order_acquire);
        struct node *next = atomic_load_explicit(&tail->next, memory_order_acquire);
        if (next != NULL) {
            atomic_compare_exchange_strong_explicit(&this->tail, &tail, next, memory_order_release, memory_order_relaxed);
        } else if (atomic_compare_exchange_strong_explicit(&tail->next, &next, node, memory_order_relaxed, memory_order_relaxed)) {
            atomic_compare_exchange_strong_explicit(&this->tail, &tail, node, memory_order_release, memory_order_relaxed);
            return;
        }
    }
}

static int dequeue(struct queue *this, int *value) {
    for (;;) {
        struct node *head = atomic_load_explicit(&this->head, memory_order_acquire);
        struct node *tail = atomic_load_explicit(&this->tail, memory_order_acquire);
        struct node *next = atomic_load_explicit(&head->next, memory_order_acquire);
        if (next == NULL)
            return 0;
        if (head == tail) {
            atomic_compare_exchange_strong_explicit(&this->tail, &tail, next, memory_order_release, memory_order_relaxed);
        } else {
            *value = next->value;
            if (atomic_compare_exchange_strong_explicit(&this->head, &head, next, memory_order_release, memory_order_relaxed))
                return 1;
        }
    }
}

static void *producer(void *unused) {
    enqueue(&queue, 1);
    enqueue(&queue, 2);
    return NULL;
}

static void *consumer(void *unused) {
    int first, second;
    if (dequeue(&queue, &first)) {
        assert(first == 1);
        if (dequeue(&queue, &second))
            assert(second == 2);
    }
    return NULL;
}

int main(void) {
    queue_init(&queue);
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, producer, NULL);
    pthread_create(&threads[1], NULL, consumer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
