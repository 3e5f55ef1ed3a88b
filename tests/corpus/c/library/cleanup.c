// What pthread_cleanup_push registers is done when the thread ends by pthread_exit, the last first, while the variables are still there; pop takes it back, and does it if asked to.
// thinair: --variants NOT_DONE ORDER
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int order, popped;

static pthread_key_t key;

static void append(int digit) {
    order = order * 10 + digit;
}

static void release(void *memory) {
    append(*(int *)memory);
    free(memory);
    append(0);
}

/* Comes after all of them. */
static void destroy(void *value) {
    append(4);
    assert(value == &key);
}

static void note(void *local) {
    popped += *(int *)local;
}

static void end(void) {
    int *inner = malloc(sizeof *inner);
    *inner = 1;
    pthread_cleanup_push(release, inner);
    pthread_exit(0);
    pthread_cleanup_pop(0);
}

static void *work(void *unused) {
    int *outer = malloc(sizeof *outer), *last = malloc(sizeof *last), local = 5;
    pthread_setspecific(key, &key);
    *outer = 3;
    *last = 2;
    pthread_cleanup_push(note, &local);
    pthread_cleanup_pop(1);
    pthread_cleanup_push(release, outer);
    pthread_cleanup_push(note, &local);
    pthread_cleanup_push(release, last);
    end();
    pthread_cleanup_pop(0);
    pthread_cleanup_pop(0);
    pthread_cleanup_pop(0);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_key_create(&key, destroy);
    pthread_create(&thread, 0, work, 0);
    pthread_join(thread, 0);
#ifdef NOT_DONE
    assert(popped == 5);
#endif
#ifdef ORDER
    assert(order == 4102030);
#endif
    assert(popped == 10 && order == 1020304);
    return 0;
}
