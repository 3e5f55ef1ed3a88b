// One thread sends through a channel of channel.c that holds 1 values, another receives: contents come along.
#define main their_main
#include "concurrent-programs/channel/channel.c"
#undef main
#include <assert.h>
#include <pthread.h>

static struct chan *channel;
static int value;

static void *other(void *unused) {
    value = 1;
    chan_send(channel, &value);
    return 0;
}

int main(void) {
    pthread_t thread;
    void *found;
    channel = chan_make(1, malloc);
    pthread_create(&thread, 0, other, 0);
    chan_recv(channel, &found);
    assert(*(int *)found == 1);
    pthread_join(thread, 0);
    return 0;
}
