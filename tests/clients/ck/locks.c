// A counter under each of Concurrency Kit's locks: FAS, CAS, DEC, TICKET, ANDERSON, CLH, HCLH, MCS, COHORT, and the
// writers' side of RW, PF, TF, SW, BYTE. `me` is 0 or 1, the thread.
// With: --volatile relaxed
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <ck_spinlock.h>
#include <ck_rwlock.h>
#include <ck_pflock.h>
#include <ck_bytelock.h>
#include <ck_swlock.h>
#include <ck_tflock.h>
#include <ck_cohort.h>

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
#elif defined(ANDERSON)
static ck_spinlock_anderson_t lock;
static ck_spinlock_anderson_thread_t slots[2];
#define SETUP() ck_spinlock_anderson_init(&lock, slots, 2)
#define LOCK() ck_spinlock_anderson_thread_t *slot; ck_spinlock_anderson_lock(&lock, &slot)
#define UNLOCK() ck_spinlock_anderson_unlock(&lock, slot)
#elif defined(CLH)
static ck_spinlock_clh_t nobody, nodes[2], *lock;
#define SETUP() ck_spinlock_clh_init(&lock, &nobody)
#define LOCK() ck_spinlock_clh_t *mine = &nodes[me]; ck_spinlock_clh_lock(&lock, mine)
#define UNLOCK() ck_spinlock_clh_unlock(&mine)
#elif defined(HCLH)
static ck_spinlock_hclh_t nobody, local_nobody, nodes[2], *lock, *local_lock;
#define SETUP() ck_spinlock_hclh_init(&lock, &nobody, -1), ck_spinlock_hclh_init(&local_lock, &local_nobody, 0)
#define LOCK() ck_spinlock_hclh_t *mine = &nodes[me]; ck_spinlock_hclh_lock(&lock, &local_lock, mine)
#define UNLOCK() ck_spinlock_hclh_unlock(&mine)
#elif defined(COHORT)
static void take(ck_spinlock_fas_t *lock, void *context) { ck_spinlock_fas_lock(lock); }
static void give(ck_spinlock_fas_t *lock, void *context) { ck_spinlock_fas_unlock(lock); }
static bool held(ck_spinlock_fas_t *lock, void *context) { return ck_spinlock_fas_locked(lock); }
#define take(lock, context) take((ck_spinlock_fas_t *)(lock), context)
#define give(lock, context) give((ck_spinlock_fas_t *)(lock), context)
#define held(lock, context) held((ck_spinlock_fas_t *)(lock), context)
CK_COHORT_PROTOTYPE(fas, take, give, held, take, give, held)
static ck_spinlock_fas_t everybody = CK_SPINLOCK_FAS_INITIALIZER, local = CK_SPINLOCK_FAS_INITIALIZER;
static CK_COHORT_INSTANCE(fas) lock = CK_COHORT_INITIALIZER;
#define SETUP() CK_COHORT_INIT(fas, &lock, &everybody, &local, CK_COHORT_DEFAULT_LOCAL_PASS_LIMIT)
#define LOCK() CK_COHORT_LOCK(fas, &lock, 0, 0)
#define UNLOCK() CK_COHORT_UNLOCK(fas, &lock, 0, 0)
#elif defined(TF)
static ck_tflock_ticket_t lock = CK_TFLOCK_TICKET_INITIALIZER;
#define LOCK() ck_tflock_ticket_write_lock(&lock)
#define UNLOCK() ck_tflock_ticket_write_unlock(&lock)
#elif defined(SW)
static ck_swlock_t lock = CK_SWLOCK_INITIALIZER;
#define LOCK() while (!ck_swlock_write_trylock(&lock)) ck_pr_stall()
#define UNLOCK() ck_swlock_write_unlock(&lock)
#elif defined(BYTE)
static ck_bytelock_t lock = CK_BYTELOCK_INITIALIZER;
#define LOCK() ck_bytelock_write_lock(&lock, 1 + me)
#define UNLOCK() ck_bytelock_write_unlock(&lock)
#elif defined(PF)
static ck_pflock_t lock = CK_PFLOCK_INITIALIZER;
#define LOCK() ck_pflock_write_lock(&lock)
#define UNLOCK() ck_pflock_write_unlock(&lock)
#endif

#ifndef SETUP
#define SETUP() (void)0
#endif

static void *work(void *who) {
    int me = who != 0;
    LOCK();
    counter++;
    UNLOCK();
    return 0;
}

int main(void) {
    pthread_t thread;
    SETUP();
    pthread_create(&thread, 0, work, &counter);
    work(0);
    pthread_join(thread, 0);
    assert(counter == 2);
    return 0;
}
