// A writer stores two variables under one of Concurrency Kit's locks for readers and writers, a reader sees both or
// neither. RW, PF, TF, SW, BYTE, BR, WP, RP, NEUTRAL (the last three: cohort locks; WP and RP insist after
// they have waited for one turn, where their default is 1000): which.
// With: --volatile relaxed
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <ck_brlock.h>
#include <ck_bytelock.h>
#include <ck_cohort.h>
#include <ck_pflock.h>
#include <ck_rwcohort.h>
#include <ck_rwlock.h>
#include <ck_spinlock.h>
#include <ck_swlock.h>
#include <ck_tflock.h>

static int left, right;

#if defined(RW)
static ck_rwlock_t lock = CK_RWLOCK_INITIALIZER;
#define WRITE() ck_rwlock_write_lock(&lock)
#define WRITTEN() ck_rwlock_write_unlock(&lock)
#define READ() ck_rwlock_read_lock(&lock)
#define DONE() ck_rwlock_read_unlock(&lock)
#elif defined(PF)
static ck_pflock_t lock = CK_PFLOCK_INITIALIZER;
#define WRITE() ck_pflock_write_lock(&lock)
#define WRITTEN() ck_pflock_write_unlock(&lock)
#define READ() ck_pflock_read_lock(&lock)
#define DONE() ck_pflock_read_unlock(&lock)
#elif defined(TF)
static ck_tflock_ticket_t lock = CK_TFLOCK_TICKET_INITIALIZER;
#define WRITE() ck_tflock_ticket_write_lock(&lock)
#define WRITTEN() ck_tflock_ticket_write_unlock(&lock)
#define READ() ck_tflock_ticket_read_lock(&lock)
#define DONE() ck_tflock_ticket_read_unlock(&lock)
#elif defined(SW)
static ck_swlock_t lock = CK_SWLOCK_INITIALIZER;
#define WRITE() ck_swlock_write_lock(&lock)
#define WRITTEN() ck_swlock_write_unlock(&lock)
#define READ() ck_swlock_read_lock(&lock)
#define DONE() ck_swlock_read_unlock(&lock)
#elif defined(BYTE)
static ck_bytelock_t lock = CK_BYTELOCK_INITIALIZER;
#define WRITE() ck_bytelock_write_lock(&lock, 1)
#define WRITTEN() ck_bytelock_write_unlock(&lock)
#define READ() ck_bytelock_read_lock(&lock, 2)
#define DONE() ck_bytelock_read_unlock(&lock, 2)
#elif defined(BR)
static ck_brlock_t lock = CK_BRLOCK_INITIALIZER;
static ck_brlock_reader_t reader;
#define SETUP() ck_brlock_read_register(&lock, &reader)
#define WRITE() ck_brlock_write_lock(&lock)
#define WRITTEN() ck_brlock_write_unlock(&lock)
#define READ() ck_brlock_read_lock(&lock, &reader)
#define DONE() ck_brlock_read_unlock(&reader)
#else
static void take(ck_spinlock_fas_t *lock, void *context) { ck_spinlock_fas_lock(lock); }
static void give(ck_spinlock_fas_t *lock, void *context) { ck_spinlock_fas_unlock(lock); }
static bool held(ck_spinlock_fas_t *lock, void *context) { return ck_spinlock_fas_locked(lock); }
#define take(lock, context) take((ck_spinlock_fas_t *)(lock), context)
#define give(lock, context) give((ck_spinlock_fas_t *)(lock), context)
#define held(lock, context) held((ck_spinlock_fas_t *)(lock), context)
CK_COHORT_PROTOTYPE(fas, take, give, held, take, give, held)
static ck_spinlock_fas_t everybody = CK_SPINLOCK_FAS_INITIALIZER, local = CK_SPINLOCK_FAS_INITIALIZER;
static CK_COHORT_INSTANCE(fas) cohort = CK_COHORT_INITIALIZER;
#define SETUP() CK_COHORT_INIT(fas, &cohort, &everybody, &local, CK_COHORT_DEFAULT_LOCAL_PASS_LIMIT)
#if defined(WP)
CK_RWCOHORT_WP_PROTOTYPE(fas)
static CK_RWCOHORT_WP_INSTANCE(fas) lock;
#undef SETUP
#define SETUP() (CK_COHORT_INIT(fas, &cohort, &everybody, &local, 1), CK_RWCOHORT_WP_INIT(fas, &lock, 1))
#define WRITE() CK_RWCOHORT_WP_WRITE_LOCK(fas, &lock, &cohort, 0, 0)
#define WRITTEN() CK_RWCOHORT_WP_WRITE_UNLOCK(fas, &lock, &cohort, 0, 0)
#define READ() CK_RWCOHORT_WP_READ_LOCK(fas, &lock, &cohort, 0, 0)
#define DONE() CK_RWCOHORT_WP_READ_UNLOCK(fas, &lock, &cohort, 0, 0)
#elif defined(RP)
CK_RWCOHORT_RP_PROTOTYPE(fas)
static CK_RWCOHORT_RP_INSTANCE(fas) lock;
#undef SETUP
#define SETUP() (CK_COHORT_INIT(fas, &cohort, &everybody, &local, 1), CK_RWCOHORT_RP_INIT(fas, &lock, 1))
#define WRITE() CK_RWCOHORT_RP_WRITE_LOCK(fas, &lock, &cohort, 0, 0)
#define WRITTEN() CK_RWCOHORT_RP_WRITE_UNLOCK(fas, &lock, &cohort, 0, 0)
#define READ() CK_RWCOHORT_RP_READ_LOCK(fas, &lock, &cohort, 0, 0)
#define DONE() CK_RWCOHORT_RP_READ_UNLOCK(fas, &lock, &cohort, 0, 0)
#else
CK_RWCOHORT_NEUTRAL_PROTOTYPE(fas)
static CK_RWCOHORT_NEUTRAL_INSTANCE(fas) lock = CK_RWCOHORT_NEUTRAL_INITIALIZER;
#define WRITE() CK_RWCOHORT_NEUTRAL_WRITE_LOCK(fas, &lock, &cohort, 0, 0)
#define WRITTEN() CK_RWCOHORT_NEUTRAL_WRITE_UNLOCK(fas, &lock, &cohort, 0, 0)
#define READ() CK_RWCOHORT_NEUTRAL_READ_LOCK(fas, &lock, &cohort, 0, 0)
#define DONE() CK_RWCOHORT_NEUTRAL_READ_UNLOCK(fas, &lock, &cohort, 0, 0)
#endif
#endif

#ifndef SETUP
#define SETUP() (void)0
#endif

static void *write_both(void *unused) {
    WRITE();
    left = 1;
    right = 1;
    WRITTEN();
    return 0;
}

int main(void) {
    pthread_t thread;
    SETUP();
    pthread_create(&thread, 0, write_both, 0);
    READ();
    int one = left, other = right;
    DONE();
    assert(one == other);
    pthread_join(thread, 0);
    return 0;
}
