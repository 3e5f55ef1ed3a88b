// One thread inserts into the map of cmap, another looks for it: contents come along.
// With: -- -ICLIENTS/real/gcc
#define main their_main
#include "concurrent-programs/cmap/rcu.c"
#include "concurrent-programs/cmap/cmap.c"
#undef main
#include <assert.h>
#include <pthread.h>

static struct cmap map;
static struct item { struct cmap_node node; int value; } item;

static void *other(void *unused) {
    item.value = 1;
    cmap_insert(&map, &item.node, 7);
    return 0;
}

int main(void) {
    pthread_t thread;
    struct item *found;
    cmap_init(&map);
    pthread_create(&thread, 0, other, 0);
    struct cmap_state state = cmap_state_acquire(&map);
    MAP_FOREACH_WITH_HASH(found, node, 7, state) { assert(found->value == 1); }
    cmap_state_release(state);
    pthread_join(thread, 0);
    return 0;
}
