// One thread puts an entry into hashmap, another looks it up: it finds nothing, or the value with its contents.
#include "concurrent-programs/hashmap/hashmap.c"
#include "concurrent-programs/hashmap/free_later.c"
#include <assert.h>
#include <pthread.h>

static hashmap_t *map;
static int key;

static uint8_t compares(const void *one, const void *other) { return *(int *)one != *(int *)other; }
static uint64_t hashes(const void *key) { return *(int *)key; }

static void *other(void *unused) {
    int *value = malloc(sizeof *value);
    *value = 1;
    hashmap_put(map, &key, value);
    return 0;
}

int main(void) {
    pthread_t thread;
    free_later_init();
    map = hashmap_new(1, compares, hashes);
    pthread_create(&thread, 0, other, 0);
    int *found = hashmap_get(map, &key);
    assert(!found || *found == 1);
    pthread_join(thread, 0);
    return 0;
}
