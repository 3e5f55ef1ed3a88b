// A shared object with a reference count.
// thinair: --variants RELAXED_DROP NOT_ATOMIC TAKEN_LATE
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
    atomic_int references;
    int value;
};

static struct object *object_new(int value) {
    struct object *object = malloc(sizeof *object);
    atomic_init(&object->references, 1);
    object->value = value;
    return object;
}

static void object_take(struct object *object) {
    atomic_fetch_add_explicit(&object->references, 1, memory_order_relaxed);
}

static void object_drop(struct object *object) {
#ifdef NOT_ATOMIC
    atomic_store(&object->references, atomic_load(&object->references) - 1);
    if (atomic_load(&object->references) == 0)
        free(object);
#elif defined RELAXED_DROP
    if (atomic_fetch_sub_explicit(&object->references, 1, memory_order_relaxed) == 1)
        free(object);
#else
    if (atomic_fetch_sub_explicit(&object->references, 1, memory_order_release) == 1) {
        atomic_thread_fence(memory_order_acquire);
        free(object);
    }
#endif
}

static void *reader(void *argument) {
    struct object *object = argument;
#ifdef TAKEN_LATE
    object_take(object);
#endif
    assert(object->value == 42);
    object_drop(object);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    struct object *object = object_new(42);
#ifndef TAKEN_LATE
    object_take(object);
    object_take(object);
#endif
    pthread_create(&a, NULL, reader, object);
    pthread_create(&b, NULL, reader, object);
    object_drop(object);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
