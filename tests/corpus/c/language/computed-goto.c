// thinair: --variants WRONG NOWHERE
// A small machine that jumps by a table of labels, shared by two threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int total;

static int computed_goto(const int *code) {
    static const void *const table[] = {&&stop, &&increment, &&twice};
    int value = 0;
    goto *table[*code++];
increment:
    value = value + 1;
    goto *table[*code++];
twice:
    value = value * 2;
    goto *table[*code++];
stop:
    return value;
}

static void *run(void *unused) {
    int code[] = {1, 2, 1, 0};
    atomic_fetch_add(&total, computed_goto(code));
    return unused;
}

int main(void) {
    pthread_t thread;
#ifdef NOWHERE
    void *volatile *nothing = 0;
    void *place = &&end;
    if (total == 0)
        place = nothing;
    goto *place;
end:
#endif
    pthread_create(&thread, NULL, run, NULL);
    run(NULL);
    pthread_join(thread, NULL);
#ifdef WRONG
    assert(total == 7);
#else
    assert(total == 6);
#endif
    return 0;
}
