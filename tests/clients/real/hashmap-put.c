// Two threads put different keys into one bucket of hashmap: both are there afterwards.
#include "concurrent-programs/hashmap/hashmap.c"
#include "concurrent-programs/hashmap/free_later.c"
#include <assert.h>
#include <pthread.h>

static hashmap_t *map;
static int keys[2] = {1, 2};

static uint8_t compares(const void *one, const void *other) { return *(int *)one != *(int *)other; }
static uint64_t hashes(const void *key) { return *(int *)key; }

static void *other(void *unused) {
    hashmap_put(map, &keys[1], &keys[1]);
    return 0;
}

int main(void) {
    pthread_t thread;
    free_later_init();
    map = hashmap_new(1, compares, hashes);
    pthread_create(&thread, 0, other, 0);
    hashmap_put(map, &keys[0], &keys[0]);
    pthread_join(thread, 0);
    assert(hashmap_get(map, &keys[0]) == &keys[0] && hashmap_get(map, &keys[1]) == &keys[1]);
    return 0;
}
