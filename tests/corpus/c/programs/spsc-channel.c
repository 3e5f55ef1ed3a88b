// A channel from one thread to another: a ring with a power of two, yielding while there is nothing to do.
// thinair: --variants RELAXED_PUBLISH NO_ROOM_CHECK
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define SLOTS 2u

struct message {
    uint32_t id;
    char text[4];
};

static struct message ring[SLOTS];
static _Alignas(64) atomic_uint head;
static _Alignas(64) atomic_uint tail;

#ifdef RELAXED_PUBLISH
#define PUBLISH memory_order_relaxed
#else
#define PUBLISH memory_order_release
#endif

static bool try_send(const struct message *message) {
    unsigned at = atomic_load_explicit(&tail, memory_order_relaxed);
#ifndef NO_ROOM_CHECK
    if (at - atomic_load_explicit(&head, memory_order_acquire) == SLOTS)
        return false;
#endif
    memcpy(&ring[at % SLOTS], message, sizeof *message);
    atomic_store_explicit(&tail, at + 1, PUBLISH);
    return true;
}

static bool try_receive(struct message *message) {
    unsigned at = atomic_load_explicit(&head, memory_order_relaxed);
    if (at == atomic_load_explicit(&tail, memory_order_acquire))
        return false;
    *message = ring[at % SLOTS];
    atomic_store_explicit(&head, at + 1, memory_order_release);
    return true;
}

static void *sender(void *argument) {
    for (uint32_t i = 0; i < 3; i++) {
        struct message message = {.id = i};
        strcpy(message.text, i % 2 ? "odd" : "eve");
        while (!try_send(&message))
            sched_yield();
    }
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, sender, NULL);
    for (uint32_t i = 0; i < 3; i++) {
        struct message message;
        while (!try_receive(&message))
            sched_yield();
        assert(message.id == i);
        assert(strcmp(message.text, i % 2 ? "odd" : "eve") == 0);
    }
    pthread_join(thread, NULL);
    return 0;
}
