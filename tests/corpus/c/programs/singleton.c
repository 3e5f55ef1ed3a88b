// Double-checked initialisation.
// thinair: --variants RELAXED NO_SECOND_CHECK PLAIN
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct settings {
    int level;
};

#ifdef PLAIN
static struct settings *instance;
#else
static _Atomic(struct settings *) instance;
#endif
static atomic_int made;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct settings *settings(void) {
#ifdef PLAIN
    struct settings *found = instance;
#elif defined RELAXED
    struct settings *found = atomic_load_explicit(&instance, memory_order_relaxed);
#else
    struct settings *found = atomic_load_explicit(&instance, memory_order_acquire);
#endif
    if (!found) {
        pthread_mutex_lock(&lock);
#ifdef PLAIN
        found = instance;
#elif !defined NO_SECOND_CHECK
        found = atomic_load_explicit(&instance, memory_order_relaxed);
#endif
        if (!found) {
            found = malloc(sizeof *found);
            found->level = 3;
            made++;
#ifdef PLAIN
            instance = found;
#else
            atomic_store_explicit(&instance, found, memory_order_release);
#endif
        }
        pthread_mutex_unlock(&lock);
    }
    return found;
}

static void *use(void *argument) {
    assert(settings()->level == 3);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, use, NULL);
    pthread_create(&b, NULL, use, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(made == 1);
    free((void *)instance);
    return 0;
}
