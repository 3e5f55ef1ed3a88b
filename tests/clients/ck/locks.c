// A counter under each of Concurrency Kit's locks. FAS, CAS, DEC, TICKET, MCS, RW, BYTE, PF, TAS_RW: which.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <ck_spinlock.h>
#include <ck_rwlock.h>
#include <ck_pflock.h>
#include <ck_bytelock.h>
#include <ck_swlock.h>

static int counter;

#if defined(FAS)
static ck_spinlock_fas_t lock = CK_SPINLOCK_FAS_INITIALIZER;
#define LOCK() ck_spinlock_fas_lock(&lock)
#define UNLOCK() ck_spinlock_fas_unlock(&lock)
#elif defined(CAS)
static ck_spinlock_cas_t lock = CK_SPINLOCK_CAS_INITIALIZER;
#define LOCK() ck_spinlock_cas_lock(&lock)
#define UNLOCK() ck_spinlock_cas_unlock(&lock)
#elif defined(DEC)
static ck_spinlock_dec_t lock = CK_SPINLOCK_DEC_INITIALIZER;
#define LOCK() ck_spinlock_dec_lock(&lock)
#define UNLOCK() ck_spinlock_dec_unlock(&lock)
#elif defined(TICKET)
static ck_spinlock_ticket_t lock = CK_SPINLOCK_TICKET_INITIALIZER;
#define LOCK() ck_spinlock_ticket_lock(&lock)
#define UNLOCK() ck_spinlock_ticket_unlock(&lock)
#elif defined(MCS)
static ck_spinlock_mcs_t lock = CK_SPINLOCK_MCS_INITIALIZER;
#define LOCK() ck_spinlock_mcs_context_t context; ck_spinlock_mcs_lock(&lock, &context)
#define UNLOCK() ck_spinlock_mcs_unlock(&lock, &context)
#elif defined(RW)
static ck_rwlock_t lock = CK_RWLOCK_INITIALIZER;
#define LOCK() ck_rwlock_write_lock(&lock)
#define UNLOCK() ck_rwlock_write_unlock(&lock)
#elif defined(PF)
static ck_pflock_t lock = CK_PFLOCK_INITIALIZER;
#define LOCK() ck_pflock_write_lock(&lock)
#define UNLOCK() ck_pflock_write_unlock(&lock)
#endif

static void *work(void *unused) {
    LOCK();
    counter++;
    UNLOCK();
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
