// A main thread that starts two threads again and again, and waits for both: no more than two are ever alive. With TIRED it counts its rounds, and fails after twenty.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int alive;
static int rounds;

static void *visitor(void *argument) {
    assert(atomic_fetch_add(&alive, 1) < 2);
    atomic_fetch_sub(&alive, 1);
    return NULL;
}

int main(void) {
    for (;;) {
        pthread_t first, second;
        pthread_create(&first, NULL, visitor, NULL);
        pthread_create(&second, NULL, visitor, NULL);
        pthread_join(first, NULL);
        pthread_join(second, NULL);
#ifdef TIRED
        assert(++rounds < 20);
#endif
    }
}
