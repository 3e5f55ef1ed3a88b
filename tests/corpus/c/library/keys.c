// Data of each thread, and what becomes of it.
// thinair: --variants LEFT_BEHIND NO_KEY
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t key;
static int freed;

static void destroy(void *value) {
    freed++;
    free(value);
}

static void *work(void *argument) {
    assert(pthread_getspecific(key) == 0);
    int *mine = malloc(sizeof *mine);
    *mine = (int)(long)argument;
    pthread_setspecific(key, mine);
    assert(*(int *)pthread_getspecific(key) == (int)(long)argument);
    return 0;
}

int main(void) {
    pthread_t a;
#ifdef LEFT_BEHIND
    pthread_key_create(&key, 0);
#elif defined NO_KEY
    key = 99;
#else
    pthread_key_create(&key, destroy);
#endif
    pthread_create(&a, 0, work, (void *)1);
    pthread_join(a, 0);
    assert(freed == 1);
    pthread_create(&a, 0, work, (void *)2);
    pthread_join(a, 0);
    assert(freed == 2);
    pthread_key_delete(key);
    return 0;
}
