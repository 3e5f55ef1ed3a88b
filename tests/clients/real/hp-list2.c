// A reader with a hazard pointer of hp_list/list2.c uses what a writer swaps and frees.
#define main their_main
#include "concurrent-programs/hp_list/list2.c"
#undef main

static void *other(void *unused) {
    config_t *seen = (config_t *)load(config_dom, (uintptr_t *)&shared_config);
    assert(seen->v1 == seen->v2);
    drop(config_dom, (uintptr_t)seen);
    return 0;
}

int main(void) {
    pthread_t thread;
    init();
    wconfig_t *mine = create_wconfig();
    config_t *new = create_config();
    pthread_create(&thread, 0, other, 0);
    new->v1 = new->v2 = 1;
    swap(config_dom, mine, (uintptr_t *)&shared_config, (uintptr_t)new, DEFER_DEALLOC);
    pthread_join(thread, 0);
    return 0;
}
