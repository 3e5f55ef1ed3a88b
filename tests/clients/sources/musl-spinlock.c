// A counter under musl's spinlock.
// With: --volatile relaxed -- -nostdinc -ISOURCES/musl/arch/x86_64 -ISOURCES/musl/arch/generic -ISOURCES/musl/obj/src/internal -ISOURCES/musl/src/include -ISOURCES/musl/src/internal -ISOURCES/musl/obj/include -ISOURCES/musl/include -D_XOPEN_SOURCE=700
#define pthread_spin_lock musl_spin_lock
#define pthread_spin_unlock musl_spin_unlock
#include "musl/src/thread/pthread_spin_lock.c"
#include "musl/src/thread/pthread_spin_unlock.c"
#undef NDEBUG
#include <assert.h>
#include <pthread.h>

static pthread_spinlock_t lock;

static int counter;

static void *work(void *unused) {
    musl_spin_lock(&lock);
    counter++;
    musl_spin_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    work(0);
    pthread_join(thread, 0);
    assert(counter == 2);
    return 0;
}
