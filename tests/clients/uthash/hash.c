// Two threads add to a table of uthash under a mutex: both entries are there afterwards.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <uthash.h>

struct entry { int key; UT_hash_handle hh; };
static struct entry *table, entries[2] = {{1}, {2}};
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *add(void *entry) {
    struct entry *mine = entry;
    pthread_mutex_lock(&mutex);
    HASH_ADD_INT(table, key, mine);
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t thread;
    struct entry *found;
    pthread_create(&thread, 0, add, &entries[1]);
    add(&entries[0]);
    pthread_join(thread, 0);
    int key = 1;
    HASH_FIND_INT(table, &key, found);
    assert(found == &entries[0]);
    assert(HASH_COUNT(table) == 2);
    return 0;
}
