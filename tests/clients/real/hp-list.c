// Two threads insert and delete the same key in the list of hp_list: nothing is used after it was freed.
#define main their_main
#include "concurrent-programs/hp_list/main.c"
#undef main

static list_t *shared_list;

static void *other(void *unused) { return (void *)(long)list_insert(shared_list, 5); }

int main(void) {
    pthread_t thread;
    shared_list = list_new();
    pthread_create(&thread, 0, other, 0);
    list_delete(shared_list, 5);
    pthread_join(thread, 0);
    return 0;
}
