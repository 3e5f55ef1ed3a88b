// One thread registers with the bus of mbus, another sends to it: the callback gets what was registered.
#define main their_main
#include "concurrent-programs/mbus/mbus.c"
#undef main
#include <assert.h>
#include <pthread.h>

static bus_t *bus;
static int calls;

static void called(void *context, void *message) {
    assert(context == &bus && *(int *)message == 1);
}

static void *other(void *unused) {
    return (void *)(long)bus_register(bus, 0, called, &bus);
}

int main(void) {
    pthread_t thread;
    int message = 1;
    bus_new(&bus, 1);
    pthread_create(&thread, 0, other, 0);
    calls = bus_send(bus, 0, &message, false);
    pthread_join(thread, 0);
    return 0;
}
