// What is constant is read, and never written.
// thinair: --variants STRING CAST THREAD COPY
// thinair: --models sc tso rc11 power
#include <assert.h>
#include <pthread.h>
#include <string.h>

static const int limit = 3;
static const int table[2] = {1, 2};

static void *writer(void *unused) {
#ifdef THREAD
    ((int *)table)[1] = 4;
#endif
    return unused;
}

int main(void) {
    const char *text = "abc";
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    assert(limit == 3 && table[1] == 2 && text[2] == 'c');
#ifdef STRING
    *(char *)text = 'x';
#endif
#ifdef CAST
    *(int *)&limit = 4;
#endif
#ifdef COPY
    memcpy((void *)table, &limit, sizeof limit);
#endif
    pthread_join(thread, NULL);
    return 0;
}
