// One thread posts musl's semaphore, another has it without waiting: then it sees what was stored before.
// With: --volatile relaxed -- -nostdinc -ISOURCES/musl/arch/x86_64 -ISOURCES/musl/arch/generic -ISOURCES/musl/obj/src/internal -ISOURCES/musl/src/include -ISOURCES/musl/src/internal -ISOURCES/musl/obj/include -ISOURCES/musl/include -D_XOPEN_SOURCE=700
#define sem_post musl_sem_post
#define sem_trywait musl_sem_trywait
#include "musl/src/thread/sem_post.c"
#include "musl/src/thread/sem_trywait.c"
#undef NDEBUG
#include <assert.h>
#include <pthread.h>

static _Thread_local int number;
int *___errno_location(void) { return &number; }

static sem_t semaphore;
static int value;

static void *other(void *unused) {
    value = 1;
    musl_sem_post(&semaphore);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, other, 0);
    if (!musl_sem_trywait(&semaphore))
        assert(value == 1);
    pthread_join(thread, 0);
    return 0;
}
