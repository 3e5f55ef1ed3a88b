// Two threads set bits of one word of Concurrency Kit's bitmap; whoever finds the bit set first has not set it.
// With: --volatile relaxed
#include <assert.h>
#include <pthread.h>
#include <ck_bitmap.h>

static CK_BITMAP_INSTANCE(8) map;
static int wins[2];

static void *set(void *who) {
    int me = who != 0;
    CK_BITMAP_SET(&map, me);
    wins[me] = !CK_BITMAP_BTS(&map, 2);
    return 0;
}

int main(void) {
    pthread_t thread;
    CK_BITMAP_INIT(&map, 8, false);
    pthread_create(&thread, 0, set, &map);
    set(0);
    pthread_join(thread, 0);
    assert(wins[0] + wins[1] == 1);
    assert(CK_BITMAP_TEST(&map, 0) && CK_BITMAP_TEST(&map, 1));
    return 0;
}
