// The threads of C11: everything once.
// thinair: --variants UNLOCKED NO_SIGNAL NOT_RECURSIVE
#include <assert.h>
#include <threads.h>

static mtx_t mutex;
static cnd_t changed;
static once_flag once = ONCE_FLAG_INIT;
static tss_t key;
static thread_local int own;
static int state, made;

static void make(void) {
    made++;
}

static int work(void *argument) {
    call_once(&once, make);
    own = 5;
    tss_set(key, &own);
#ifndef UNLOCKED
    mtx_lock(&mutex);
#endif
#ifndef UNLOCKED
    mtx_lock(&mutex);
    mtx_unlock(&mutex);
#endif
    state++;
#ifndef NO_SIGNAL
    cnd_signal(&changed);
#endif
#ifndef UNLOCKED
    mtx_unlock(&mutex);
#endif
    assert(*(int *)tss_get(key) == 5);
    if (*(int *)argument)
        thrd_exit(7);
    return 7;
}

int main(void) {
    thrd_t a;
    int argument = 1, result;
#ifdef NOT_RECURSIVE
    mtx_init(&mutex, mtx_plain);
#else
    mtx_init(&mutex, mtx_plain | mtx_recursive);
#endif
    cnd_init(&changed);
    tss_create(&key, 0);
    assert(thrd_create(&a, work, &argument) == thrd_success);
    mtx_lock(&mutex);
    while (!state)
        cnd_wait(&changed, &mutex);
    mtx_unlock(&mutex);
    thrd_yield();
    assert(thrd_join(a, &result) == thrd_success);
    assert(result == 7 && own == 0 && made == 1);
    assert(!thrd_equal(thrd_current(), a));
    assert(mtx_trylock(&mutex) == thrd_success);
    mtx_unlock(&mutex);
    mtx_destroy(&mutex);
    cnd_destroy(&changed);
    tss_delete(key);
    return 0;
}
