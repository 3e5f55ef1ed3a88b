// A table under a lock for readers and writers, with a barrier before the last look.
// thinair: --variants READ_LOCKED NO_BARRIER FORGOTTEN
#include <assert.h>
#include <pthread.h>
#include <string.h>

struct entry {
    char key[4];
    int value;
};

static struct entry table[2];
static int used;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_barrier_t barrier;

static int find(const char *key) {
    int found = -1;
    pthread_rwlock_rdlock(&lock);
    for (int i = 0; i < used; i++)
        if (strncmp(table[i].key, key, sizeof table[i].key) == 0)
            found = table[i].value;
    pthread_rwlock_unlock(&lock);
    return found;
}

static void insert(const char *key, int value) {
#ifdef READ_LOCKED
    pthread_rwlock_rdlock(&lock);
#else
    pthread_rwlock_wrlock(&lock);
#endif
    strncpy(table[used].key, key, sizeof table[used].key);
    table[used].value = value;
    used++;
#ifndef FORGOTTEN
    pthread_rwlock_unlock(&lock);
#endif
}

static void *worker(void *argument) {
    insert(argument, 1);
#ifndef NO_BARRIER
    pthread_barrier_wait(&barrier);
#endif
    assert(find("a") == 1);
    assert(find("b") == 1);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&a, NULL, worker, "a");
    pthread_create(&b, NULL, worker, "b");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_barrier_destroy(&barrier);
    return 0;
}
