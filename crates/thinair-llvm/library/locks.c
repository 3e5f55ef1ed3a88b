/* Locks that are more than one word: mutexes of all kinds, and those for readers and writers. The thread itself remembers what it holds, in memory that only
   it reads, so that knowing it adds no behaviours. */
#include "thinair.h"

/* What a lock holds while a thread holds it. */
#define HELD_LOCK 1

#define HELD 16
static _Thread_local struct {
    void *lock;
    int count; /* negative: as a writer */
} held[HELD];

/* The place of a lock among those that the thread holds, or a free place if it does not hold it. */
static int find(void *lock) {
    int free = -1;
    for (int i = 0; i < HELD; i++) {
        if (held[i].lock == lock)
            return i;
        if (!held[i].lock) {
            free = i;
            break;
        }
    }
    __thinair_limit(free >= 0, "more than 16 locks held by a thread are not supported");
    return free;
}

/* Forgets a lock; the last one takes its place. */
static void forget(int i) {
    int last = i;
    while (last + 1 < HELD && held[last + 1].lock)
        last++;
    held[i].lock = held[last].lock;
    held[i].count = held[last].count;
    held[last].lock = 0;
    held[last].count = 0;
}

/* The fields of glibc's pthread_mutex_t and of our mtx_t. */
struct mutex {
    int lock;
    unsigned count;
    int owner;
    unsigned users;
    int kind;
};

/* A lock of one word, in which there is no room for a mark: only that it is held shows that it was initialised. */
void __thinair_init_word(int *lock) {
    __thinair_check(__thinair_copied_4(lock) != HELD_LOCK, "a lock is initialised while it is held");
    *lock = 0;
}

/* A lock with room for a mark after it, which a static initialiser does not set. */
void __thinair_init_lock(int *lock) {
    __thinair_check(__thinair_copied_4(lock) != HELD_LOCK, "a lock is initialised while it is held");
    CHECK_NEW(lock + 1, "a lock");
    lock[0] = 0;
    lock[1] = INITIALISED;
}

int pthread_mutexattr_init(pthread_mutexattr_t *attributes) {
    *(int *)attributes = PTHREAD_MUTEX_NORMAL;
    return 0;
}

int pthread_mutexattr_settype(pthread_mutexattr_t *attributes, int kind) {
    if (kind != PTHREAD_MUTEX_NORMAL && kind != PTHREAD_MUTEX_RECURSIVE && kind != PTHREAD_MUTEX_ERRORCHECK && kind != PTHREAD_MUTEX_ADAPTIVE_NP)
        return EINVAL;
    *(int *)attributes = kind;
    return 0;
}

int pthread_mutexattr_gettype(const pthread_mutexattr_t *attributes, int *kind) {
    *kind = *(const int *)attributes;
    return 0;
}

int __thinair_mutex_init(struct mutex *mutex, const pthread_mutexattr_t *attributes) {
    __thinair_init_lock(&mutex->lock);
    mutex->kind = attributes ? *(const int *)attributes : PTHREAD_MUTEX_NORMAL;
    return 0;
}

static int is_watched(struct mutex *mutex) {
    return mutex->kind == PTHREAD_MUTEX_RECURSIVE || mutex->kind == PTHREAD_MUTEX_ERRORCHECK;
}

/* Is the mutex held by this thread already? Then `again` is what taking it once more returns. */
static int is_mine(struct mutex *mutex, int *again) {
    int i = find(mutex);
    if (!held[i].lock)
        return 0;
    *again = EDEADLK;
    if (mutex->kind == PTHREAD_MUTEX_RECURSIVE) {
        held[i].count++;
        *again = 0;
    }
    return 1;
}

static void take(struct mutex *mutex) {
    int i = find(mutex);
    held[i].lock = mutex;
    held[i].count = 1;
}

int __thinair_mutex_lock(struct mutex *mutex) {
    int again, watched = is_watched(mutex);
    if (watched && is_mine(mutex, &again))
        return again;
    __thinair_lock(&mutex->lock);
    if (watched)
        take(mutex);
    return 0;
}

int __thinair_mutex_trylock(struct mutex *mutex) {
    int again, watched = is_watched(mutex);
    if (watched && is_mine(mutex, &again))
        return again ? EBUSY : 0;
    if (__thinair_trylock(&mutex->lock))
        return EBUSY;
    if (watched)
        take(mutex);
    return 0;
}

int __thinair_mutex_unlock(struct mutex *mutex) {
    if (is_watched(mutex)) {
        int i = find(mutex);
        if (!held[i].lock) {
            __thinair_check(mutex->kind == PTHREAD_MUTEX_ERRORCHECK, "unlock of a recursive mutex that this thread does not hold");
            return EPERM;
        }
        if (--held[i].count > 0)
            return 0;
        forget(i);
    }
    __thinair_unlock(&mutex->lock);
    return 0;
}

void __thinair_mutex_unlock_to_wait(struct mutex *mutex) {
    if (is_watched(mutex))
        __thinair_check(!__thinair_mutex_unlock(mutex), "wait for a condition variable with a mutex that this thread does not hold");
    else
        __thinair_unlock_word_to_wait(&mutex->lock);
}

/* A lock of one word. */
void __thinair_destroy_word(int *lock) {
    int old = 0;
    if (!__atomic_compare_exchange_n(lock, &old, 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
        __thinair_alive(old != DESTROYED, "a lock is destroyed twice");
        __thinair_check(0, "a lock is destroyed while it is held");
    }
    __atomic_store_n(lock, DESTROYED, __ATOMIC_RELEASE);
}

void __thinair_destroy_lock(int *lock) {
    __thinair_destroy_word(lock);
    lock[1] = 0;
}

int mtx_init(mtx_t *mutex, int type) {
    struct mutex *m = (struct mutex *)mutex;
    __thinair_init_lock(&m->lock);
    m->kind = type & mtx_recursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL;
    return thrd_success;
}

int mtx_lock(mtx_t *mutex) {
    return __thinair_mutex_lock((struct mutex *)mutex) ? thrd_error : thrd_success;
}

int mtx_trylock(mtx_t *mutex) {
    return __thinair_mutex_trylock((struct mutex *)mutex) ? thrd_busy : thrd_success;
}

/* The lock is taken, or the time is over before it can be: whoever finds it free takes it. */
int mtx_timedlock(mtx_t *mutex, const struct timespec *time) {
    int is_time = read_time(time), late = __thinair_choose();
    __VERIFIER_assume((mtx_trylock(mutex) == thrd_success) == !late);
    return !late ? thrd_success : is_time ? thrd_timedout : thrd_error;
}

int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *time) {
    int is_time = read_time(time), late = __thinair_choose();
    __VERIFIER_assume((pthread_mutex_trylock(mutex) == 0) == !late);
    return late ? out_of_time(is_time) : 0;
}

int pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
    return pthread_mutex_timedlock(mutex, time);
}

int mtx_unlock(mtx_t *mutex) {
    return __thinair_mutex_unlock((struct mutex *)mutex) ? thrd_error : thrd_success;
}

void mtx_destroy(mtx_t *mutex) {
    __thinair_destroy_lock(&((struct mutex *)mutex)->lock);
}

/* Readers and writers: how many readers there are, or -1 for a writer. */
int pthread_rwlock_init(pthread_rwlock_t *lock, const pthread_rwlockattr_t *attributes) {
    __thinair_read_attributes(attributes);
    __thinair_init_lock((int *)lock);
    return 0;
}

int pthread_rwlock_destroy(pthread_rwlock_t *lock) {
    __thinair_destroy_lock((int *)lock);
    return 0;
}

static void take_shared(void *lock, int writer) {
    int i = find(lock);
    held[i].lock = lock;
    held[i].count = writer ? -1 : held[i].count + 1;
}

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
    int i = find(lock);
    if (held[i].lock && held[i].count < 0)
        return EDEADLK;
    __thinair_wait((int *)lock, '>', -1, '+', 1);
    take_shared(lock, 0);
    return 0;
}

int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
    int i = find(lock);
    __thinair_check(!held[i].lock || held[i].count < 0, "a lock is taken for writing by a thread that holds it for reading: it waits for itself");
    if (held[i].lock)
        return EDEADLK;
    __thinair_wait((int *)lock, '=', 0, 'x', -1);
    take_shared(lock, 1);
    return 0;
}

int pthread_rwlock_tryrdlock(pthread_rwlock_t *lock) {
    int old = __atomic_load_n((int *)lock, __ATOMIC_RELAXED);
    while (old >= 0)
        if (__atomic_compare_exchange_n((int *)lock, &old, old + 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
            take_shared(lock, 0);
            return 0;
        }
    __thinair_alive(old != DESTROYED, "a lock is used after it was destroyed");
    return EBUSY;
}

int pthread_rwlock_trywrlock(pthread_rwlock_t *lock) {
    int old = 0;
    if (!__atomic_compare_exchange_n((int *)lock, &old, -1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
        __thinair_alive(old != DESTROYED, "a lock is used after it was destroyed");
        return EBUSY;
    }
    take_shared(lock, 1);
    return 0;
}

/* As for a mutex. */
int pthread_rwlock_timedrdlock(pthread_rwlock_t *lock, const struct timespec *time) {
    int is_time = read_time(time), late = __thinair_choose();
    __VERIFIER_assume((pthread_rwlock_tryrdlock(lock) == 0) == !late);
    return late ? out_of_time(is_time) : 0;
}

int pthread_rwlock_clockrdlock(pthread_rwlock_t *lock, clockid_t clock, const struct timespec *time) {
    return pthread_rwlock_timedrdlock(lock, time);
}

int pthread_rwlock_timedwrlock(pthread_rwlock_t *lock, const struct timespec *time) {
    int is_time = read_time(time), late = __thinair_choose();
    __VERIFIER_assume((pthread_rwlock_trywrlock(lock) == 0) == !late);
    return late ? out_of_time(is_time) : 0;
}

int pthread_rwlock_clockwrlock(pthread_rwlock_t *lock, clockid_t clock, const struct timespec *time) {
    return pthread_rwlock_timedwrlock(lock, time);
}

int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
    int i = find(lock);
    __thinair_check(held[i].lock != 0, "unlock of a lock that this thread does not hold");
    if (held[i].count < 0) {
        forget(i);
        __atomic_exchange_n((int *)lock, 0, __ATOMIC_RELEASE);
        return 0;
    }
    if (--held[i].count == 0)
        forget(i);
    __atomic_fetch_sub((int *)lock, 1, __ATOMIC_RELEASE);
    return 0;
}

void __thinair_function_mutex_lock(pthread_mutex_t *mutex) {
    pthread_mutex_lock(mutex);
}

void __thinair_function_mutex_unlock(pthread_mutex_t *mutex) {
    pthread_mutex_unlock(mutex);
}
