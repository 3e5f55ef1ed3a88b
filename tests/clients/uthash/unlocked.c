// A reader looks into a table of uthash while another thread adds, without a lock: a data race, as its manual says.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <uthash.h>

struct entry { int key; UT_hash_handle hh; };
static struct entry *table, entries[2] = {{1}, {2}};

static void *other(void *unused) {
    struct entry *mine = &entries[1];
    HASH_ADD_INT(table, key, mine);
    return 0;
}

int main(void) {
    pthread_t thread;
    struct entry *found;
    struct entry *first = &entries[0];
    HASH_ADD_INT(table, key, first);
    pthread_create(&thread, 0, other, 0);
    int key = 2;
    HASH_FIND_INT(table, &key, found);
    assert(!found || found == &entries[1]);
    pthread_join(thread, 0);
    return 0;
}
