/* Condition variables, barriers and semaphores. */
#include "thinair.h"

/* A condition variable knows who waits for it, a bit for each thread. Waiting and being woken are steps of their own: a signal wakes one of those who wait
   at that time, whichever. A wait may also end without a signal: the thread has let go of its mutex and takes it again, and that is all. It is made
   in the pieces that glibc's has, so that what is initialised by its macro, in memory of whatever kind, is written as it is read. */
struct condition {
    uint64_t waiting;
    /* Of those who wait: all of them came with the same. */
    void *mutex;
    int mark;
};

/* What a condition variable is after its end. */
#define DESTROYED_CONDITION ~0ull

static int wake[THREADS];

static void begin_wait(struct condition *condition, void *mutex, long self) {
    __atomic_store_n(&wake[self], 0, __ATOMIC_RELAXED);
    uint64_t others = __atomic_fetch_or(&condition->waiting, 1ull << (self - 1), __ATOMIC_ACQ_REL);
    __thinair_alive(others != DESTROYED_CONDITION, "a condition variable is used after it was destroyed");
    if (others)
        __thinair_check(__atomic_load_n(&condition->mutex, __ATOMIC_RELAXED) == mutex, "threads wait for a condition variable with different mutexes");
    else
        __atomic_store_n(&condition->mutex, mutex, __ATOMIC_RELAXED);
}

static void init_condition(struct condition *condition) {
    CHECK_NEW(&condition->mark, "a condition variable");
    condition->waiting = 0;
    condition->mark = INITIALISED;
}

/* Wakes one of those who wait, or all of them. */
static void notify(struct condition *condition, int all) {
    uint64_t waiting = __atomic_load_n(&condition->waiting, __ATOMIC_ACQUIRE);
    uint64_t chosen;
    __thinair_alive(waiting != DESTROYED_CONDITION, "a condition variable is used after it was destroyed");
    do {
        if (!waiting)
            return;
        chosen = waiting;
        while (!all && chosen & (chosen - 1)) {
            uint64_t first = chosen & -chosen;
            if (__thinair_choose())
                chosen &= ~first;
            else
                chosen = first;
        }
    } while (!__atomic_compare_exchange_n(&condition->waiting, &waiting, waiting & ~chosen, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
    for (int thread = 1; thread < THREADS; thread++)
        if (chosen >> (thread - 1) & 1)
            __atomic_store_n(&wake[thread], 1, __ATOMIC_RELEASE);
}

/* Waits, but not for ever: that is no deadlock, and does not happen either. */
static void wait_in_time(long self) {
    __VERIFIER_assume(__atomic_load_n(&wake[self], __ATOMIC_ACQUIRE));
}

int pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *attributes) {
    __thinair_read_attributes(attributes);
    init_condition((struct condition *)condition);
    return 0;
}

int pthread_cond_destroy(pthread_cond_t *condition) {
    uint64_t waiting = __atomic_exchange_n(&((struct condition *)condition)->waiting, DESTROYED_CONDITION, __ATOMIC_ACQ_REL);
    __thinair_alive(waiting != DESTROYED_CONDITION, "a condition variable is destroyed twice");
    __thinair_check(!waiting, "a condition variable is destroyed while a thread waits for it");
    ((struct condition *)condition)->mark = 0;
    return 0;
}

/* The wait ends for no reason. */
static void wake_up(pthread_mutex_t *mutex) {
    __thinair_unlock_to_wait(mutex);
    pthread_mutex_lock(mutex);
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
    if (__thinair_spurious()) {
        wake_up(mutex);
        __thinair_settled();
        return 0;
    }
    long self = __thinair_self();
    begin_wait((struct condition *)condition, mutex, self);
    __thinair_unlock_to_wait(mutex);
    __thinair_wait(&wake[self], '!', 0, 0, 0);
    pthread_mutex_lock(mutex);
    return 0;
}

/* Is the time over? Who was woken may come too late, too, if it looks at a clock then. */
static int wait_until(pthread_cond_t *condition, pthread_mutex_t *mutex, int looks_at_clock) {
    if (__thinair_spurious()) {
        wake_up(mutex);
        int late = __thinair_choose();
        __thinair_settled();
        return late;
    }
    long self = __thinair_self();
    begin_wait((struct condition *)condition, mutex, self);
    __thinair_unlock_to_wait(mutex);
    wait_in_time(self);
    pthread_mutex_lock(mutex);
    return looks_at_clock && __thinair_choose();
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *time) {
    if (!read_time(time))
        return EINVAL;
    return wait_until(condition, mutex, 0) ? ETIMEDOUT : 0;
}

int __thinair_wait_until(pthread_cond_t *condition, pthread_mutex_t *mutex) {
    return wait_until(condition, mutex, 1);
}

/* A wait in parts, for other kinds of locks: this before the lock is let go of, that after. */
void __thinair_begin_wait(pthread_cond_t *condition, void *lock) {
    begin_wait((struct condition *)condition, lock, __thinair_self());
}

void __thinair_end_wait(void) {
    __thinair_wait(&wake[__thinair_self()], '!', 0, 0, 0);
}

int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
    return pthread_cond_timedwait(condition, mutex, time);
}

int pthread_cond_signal(pthread_cond_t *condition) {
    notify((struct condition *)condition, 0);
    return 0;
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
    notify((struct condition *)condition, 1);
    return 0;
}

int cnd_init(cnd_t *condition) {
    init_condition((struct condition *)condition);
    return thrd_success;
}

void cnd_destroy(cnd_t *condition) {
    pthread_cond_destroy((pthread_cond_t *)condition);
}

int cnd_signal(cnd_t *condition) {
    notify((struct condition *)condition, 0);
    return thrd_success;
}

int cnd_broadcast(cnd_t *condition) {
    notify((struct condition *)condition, 1);
    return thrd_success;
}

static void wake_up_c11(mtx_t *mutex) {
    __thinair_mutex_unlock_to_wait((struct mutex *)mutex);
    mtx_lock(mutex);
}

int cnd_wait(cnd_t *condition, mtx_t *mutex) {
    if (__thinair_spurious()) {
        wake_up_c11(mutex);
        __thinair_settled();
        return thrd_success;
    }
    long self = __thinair_self();
    begin_wait((struct condition *)condition, mutex, self);
    __thinair_mutex_unlock_to_wait((struct mutex *)mutex);
    __thinair_wait(&wake[self], '!', 0, 0, 0);
    mtx_lock(mutex);
    return thrd_success;
}

int cnd_timedwait(cnd_t *condition, mtx_t *mutex, const struct timespec *time) {
    if (!read_time(time))
        return thrd_error;
    if (__thinair_spurious()) {
        wake_up_c11(mutex);
        int late = __thinair_choose();
        __thinair_settled();
        return late ? thrd_timedout : thrd_success;
    }
    long self = __thinair_self();
    begin_wait((struct condition *)condition, mutex, self);
    __thinair_mutex_unlock_to_wait((struct mutex *)mutex);
    wait_in_time(self);
    mtx_lock(mutex);
    return thrd_success;
}

/* A barrier counts who has come, for ever; whoever completes a round lets it go. Where nobody asks who that is, threads meet instead: each stores the number of the round
   in a place of its own, one of two in turn (nobody comes twice before all have seen that all came once), and waits for those of the others. */
struct barrier {
    unsigned needed;
    unsigned arrived;
    int rounds;
    int mark;
    unsigned number;
};

/* So many barriers can be met at; further ones count. */
#define BARRIERS 16

static unsigned barriers;
static int arrivals[BARRIERS][2][THREADS];
static _Thread_local int passed[BARRIERS];

int pthread_barrier_init(pthread_barrier_t *barrier, const pthread_barrierattr_t *attributes, unsigned count) {
    struct barrier *b = (struct barrier *)barrier;
    if (!count)
        return EINVAL;
    __thinair_read_attributes(attributes);
    CHECK_NEW(&b->mark, "a barrier");
    b->needed = count;
    b->arrived = 0;
    b->rounds = 0;
    b->mark = INITIALISED;
    b->number = __atomic_fetch_add(&barriers, 1, __ATOMIC_RELAXED);
    return 0;
}

/* What `pthread_barrier_wait` is where nobody uses its result. */
int __thinair_barrier_meet(pthread_barrier_t *barrier) {
    struct barrier *b = (struct barrier *)barrier;
    unsigned needed = b->needed;
    __thinair_alive(needed != 0, "a barrier that was not initialised, or was destroyed");
    unsigned number = b->number;
    if (!__thinair_meets() || number >= BARRIERS)
        return pthread_barrier_wait(barrier);
    long self = __thinair_self();
    int round = ++passed[number];
    int *places = arrivals[number][round & 1];
    __atomic_store_n(&places[self], round, __ATOMIC_RELEASE);
    uint64_t come = __thinair_meet(places, round, needed);
    if (!come)
        __thinair_wait(&b->rounds, '>', 0, 0, 0);
    for (int thread = 1; thread < THREADS; thread++)
        if (thread != self && come >> (thread - 1) & 1)
            __thinair_wait(&places[thread], '=', round, 0, 0);
    return 0;
}

/* Is somebody at a barrier where threads meet? Then not all of them have come equally often. */
static int is_waited_for(const struct barrier *b) {
    unsigned seen = 0;
    int rounds = 0;
    for (int thread = 1; thread < THREADS && seen < b->needed; thread++) {
        int odd = __atomic_load_n(&arrivals[b->number][1][thread], __ATOMIC_ACQUIRE);
        if (!odd)
            continue;
        int even = __atomic_load_n(&arrivals[b->number][0][thread], __ATOMIC_ACQUIRE);
        int last = odd > even ? odd : even;
        if (seen++ && last != rounds)
            return 1;
        rounds = last;
    }
    return seen && seen < b->needed;
}

int pthread_barrier_wait(pthread_barrier_t *barrier) {
    struct barrier *b = (struct barrier *)barrier;
    unsigned needed = b->needed;
    __thinair_alive(needed != 0, "a barrier that was not initialised, or was destroyed");
    unsigned ticket = __atomic_fetch_add(&b->arrived, 1, __ATOMIC_ACQ_REL);
    unsigned round = ticket / needed;
    if (ticket % needed == needed - 1) {
        /* Where more threads come than are needed, the round before may not be over yet. */
        if (round)
            __thinair_wait(&b->rounds, '=', round, 0, 0);
        __atomic_store_n(&b->rounds, round + 1, __ATOMIC_RELEASE);
        return PTHREAD_BARRIER_SERIAL_THREAD;
    }
    __thinair_wait(&b->rounds, '>', round, 0, 0);
    return 0;
}

int pthread_barrier_destroy(pthread_barrier_t *barrier) {
    struct barrier *b = (struct barrier *)barrier;
    unsigned needed = b->needed;
    __thinair_alive(needed != 0, "a barrier that was not initialised, or was destroyed");
    int waits = __thinair_meets() && b->number < BARRIERS ? is_waited_for(b) : __atomic_load_n(&b->arrived, __ATOMIC_ACQUIRE) % needed != 0;
    __thinair_check(!waits, "a barrier is destroyed while a thread waits at it");
    b->needed = 0;
    b->mark = 0;
    return 0;
}

/* A semaphore is one more than its value: memory that is zero is none. */
#define EMPTY 1

int sem_init(sem_t *semaphore, int shared, unsigned value) {
    if (value >= SEM_VALUE_MAX) {
        errno = EINVAL;
        return -1;
    }
    int *words = (int *)semaphore;
    CHECK_NEW(words + 1, "a semaphore");
    words[0] = (int)value + EMPTY;
    words[1] = INITIALISED;
    return 0;
}

static void check_semaphore(int value) {
    __thinair_alive(value != DESTROYED, "a semaphore is used after it was destroyed");
    __thinair_check(value > 0, "a semaphore is used that was not initialised");
}

int sem_destroy(sem_t *semaphore) {
    int value = __atomic_exchange_n((int *)semaphore, DESTROYED, __ATOMIC_ACQ_REL);
    __thinair_alive(value != DESTROYED, "a semaphore is destroyed twice");
    __thinair_check(value > 0, "a semaphore is used that was not initialised");
    ((int *)semaphore)[1] = 0;
    return 0;
}

int sem_wait(sem_t *semaphore) {
    check_semaphore(__thinair_wait((int *)semaphore, '!', EMPTY, '+', -1));
    return 0;
}

int sem_trywait(sem_t *semaphore) {
    int old = __atomic_load_n((int *)semaphore, __ATOMIC_RELAXED);
    while (old > EMPTY)
        if (__atomic_compare_exchange_n((int *)semaphore, &old, old - 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
            return 0;
    check_semaphore(old);
    errno = EAGAIN;
    return -1;
}

int sem_timedwait(sem_t *semaphore, const struct timespec *time) {
    int is_time = read_time(time), late = __thinair_choose();
    __VERIFIER_assume((sem_trywait(semaphore) == 0) == !late);
    if (late)
        errno = out_of_time(is_time);
    return -late;
}

int sem_clockwait(sem_t *semaphore, clockid_t clock, const struct timespec *time) {
    return sem_timedwait(semaphore, time);
}

int sem_post(sem_t *semaphore) {
    int old = __atomic_fetch_add((int *)semaphore, 1, __ATOMIC_RELEASE);
    check_semaphore(old);
    __thinair_check(old < INT_MAX, "a semaphore gets too large a value");
    return 0;
}

int sem_getvalue(sem_t *semaphore, int *value) {
    int now = __atomic_load_n((int *)semaphore, __ATOMIC_RELAXED);
    check_semaphore(now);
    *value = now - EMPTY;
    return 0;
}

/* futex: those who wait for a word, a bit for each thread, in one of a few queues. Who waits puts itself there and looks at the word once more; who wakes looks at the queue by
   changing it. So of the two the one that comes second sees what the first has done, as the kernel has it. What the kernel does in one step, looking at the word and waiting, are
   two steps here: that the word changes between them is left out, since it might as well have changed before. A wait may end without a reason. */
#define QUEUES 16
static uint64_t queues[QUEUES];
static const void *waited_for[THREADS];

/* The object is in the high half of an address. */
static uint64_t *queue_of(const void *word) {
    uint64_t address = (uint64_t)word;
    return &queues[(address >> 32 ^ address >> 2) % QUEUES];
}

static void enqueue(const void *word) {
    long self = __thinair_self();
    __atomic_store_n(&wake[self], 0, __ATOMIC_RELAXED);
    __atomic_store_n(&waited_for[self], word, __ATOMIC_RELAXED);
    __atomic_fetch_or(queue_of(word), 1ull << (self - 1), __ATOMIC_ACQ_REL);
}

void __thinair_sleep(const int *word, int expected) {
    if (__thinair_spurious()) {
        __thinair_settled();
        return;
    }
    enqueue(word);
    __VERIFIER_assume(__atomic_load_n(word, __ATOMIC_SEQ_CST) == expected);
    __thinair_end_wait();
}

/* Waits of C++: until an atomic object has another value, and somebody has said so since. */
#define WAIT_WHILE(bytes, type) \
    void __thinair_wait_while_##bytes(const type *object, type old, int order) { \
        for (;;) { \
            type now; \
            if (order == __ATOMIC_RELAXED) \
                now = __atomic_load_n(object, __ATOMIC_RELAXED); \
            else if (order == __ATOMIC_SEQ_CST) \
                now = __atomic_load_n(object, __ATOMIC_SEQ_CST); \
            else \
                now = __atomic_load_n(object, __ATOMIC_ACQUIRE); \
            if (now != old) \
                return; \
            if (__thinair_spurious()) { \
                __thinair_settled(); \
                continue; \
            } \
            enqueue(object); \
            __VERIFIER_assume(__atomic_load_n(object, __ATOMIC_RELAXED) == old); \
            __thinair_end_wait(); \
        } \
    }
WAIT_WHILE(1, uint8_t)
WAIT_WHILE(2, uint16_t)
WAIT_WHILE(4, uint32_t)
WAIT_WHILE(8, uint64_t)

/* Those of a queue who wait for this word. */
static uint64_t waiters(uint64_t queue, const void *word) {
    uint64_t found = 0;
    for (int thread = 1; thread < THREADS && queue; thread++) {
        uint64_t bit = 1ull << (thread - 1);
        if (queue & bit && __atomic_load_n(&waited_for[thread], __ATOMIC_RELAXED) == word)
            found |= bit;
        queue &= ~bit;
    }
    return found;
}

long __thinair_wake(const void *word, int most) {
    uint64_t *queue = queue_of(word);
    uint64_t all = __atomic_fetch_or(queue, 0, __ATOMIC_ACQ_REL), chosen;
    long woken;
    do {
        uint64_t left = waiters(all, word);
        chosen = 0;
        woken = 0;
        /* Any of them may be the one. */
        while (left && woken < most) {
            uint64_t first = left & -left;
            left &= ~first;
            if (__builtin_popcountll(left) >= most - woken && __thinair_choose())
                continue;
            chosen |= first;
            woken++;
        }
        if (!chosen)
            return 0;
    } while (!__atomic_compare_exchange_n(queue, &all, all & ~chosen, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
    for (int thread = 1; thread < THREADS && chosen; thread++) {
        uint64_t bit = 1ull << (thread - 1);
        if (chosen & bit)
            __atomic_store_n(&wake[thread], 1, __ATOMIC_RELEASE);
        chosen &= ~bit;
    }
    return woken;
}

/* Looks again and again, as libc++ does where it waits for others that need not tell. */
_Bool __thinair_await(_Bool (*holds)(void *), void *closure) {
    while (!holds(closure)) {
    }
    return 1;
}

/* The same in time. */
_Bool __thinair_await_in_time(_Bool (*holds)(void *), void *closure) {
    if (__thinair_choose())
        return 0;
    __VERIFIER_assume(holds(closure));
    return 1;
}

void __thinair_notify(const void *object, int all) {
    __thinair_wake(object, all ? INT_MAX : 1);
}

static long futex_wait(const int *word, int expected) {
    if (__atomic_load_n(word, __ATOMIC_SEQ_CST) != expected) {
        errno = EAGAIN;
        return -1;
    }
    __thinair_sleep(word, expected);
    return 0;
}

#define SYS_FUTEX 202
#define SYS_GETTID 186
#define FUTEX_COMMANDS 127 /* without the flags for private ones and clocks */

long __thinair_syscall(long number, long first, long second, long third) {
    int command = second & FUTEX_COMMANDS;
    if (number == SYS_GETTID)
        return __thinair_self();
    __thinair_limit(number == SYS_FUTEX, "this system call is not supported (futex and gettid are)");
    __thinair_limit(command == 0 || command == 1 || command == 9 || command == 10, "a futex operation other than wait and wake is not supported");
    return command == 0 || command == 9 ? futex_wait((const int *)first, third) : __thinair_wake((const void *)first, third);
}
