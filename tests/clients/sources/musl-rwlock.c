// A writer and a reader under musl's lock for readers and writers, with the functions that do not wait.
// With: --volatile relaxed -- -nostdinc -ISOURCES/musl/arch/x86_64 -ISOURCES/musl/arch/generic -ISOURCES/musl/obj/src/internal -ISOURCES/musl/src/include -ISOURCES/musl/src/internal -ISOURCES/musl/obj/include -ISOURCES/musl/include -D_XOPEN_SOURCE=700
#define pthread_rwlock_tryrdlock musl_tryrdlock
#define pthread_rwlock_trywrlock musl_trywrlock
#define pthread_rwlock_unlock musl_rwunlock
#include "musl/src/thread/pthread_rwlock_tryrdlock.c"
#include "musl/src/thread/pthread_rwlock_trywrlock.c"
#include "musl/src/thread/pthread_rwlock_unlock.c"
#undef NDEBUG
#include <assert.h>
#include <pthread.h>
#include <sched.h>

void __vm_lock(void) {}
void __vm_unlock(void) {}
void __vm_wait(void) {}
static pthread_rwlock_t lock;

static int left, right;

static void *write_both(void *unused) {
    while (__pthread_rwlock_trywrlock(&lock)) sched_yield();
    left = 1;
    right = 1;
    __pthread_rwlock_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, write_both, 0);
    while (__pthread_rwlock_tryrdlock(&lock)) sched_yield();
    int one = left, other = right;
    __pthread_rwlock_unlock(&lock);
    assert(one == other);
    pthread_join(thread, 0);
    return 0;
}
