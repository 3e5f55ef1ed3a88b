/* Waiting for others. Much of this is in libstdc++'s headers, where it looks a few times at an atomic object, then waits for a futex; here it is one operation,
   and stands in the place of what the headers have put into the program. What is called by a name that no C++ has is known to the lowering (`cxx.rs`). */
#include "thinair.hpp"

#include <bits/atomic_futex.h>
#include <condition_variable>
#include <mutex>
#include <shared_mutex>

namespace std {
/* The state of a future, 1 when it is ready; whoever makes it ready says so. */
typedef __atomic_futex_unsigned<> state_of_future;

template <> void state_of_future::_M_load_when_equal(unsigned awaited, memory_order) { __thinair_wait((int *)&_M_data, '=', (int)awaited, 0, 0); }

template <> unsigned state_of_future::_M_load_when_not_equal(unsigned left, memory_order) {
    return (unsigned)__thinair_wait((int *)&_M_data, '!', (int)left, 0, 0);
}

/* As before, in time. */
template <>
unsigned state_of_future::_M_load_and_test_until(unsigned, unsigned awaited, bool equal, memory_order, bool, chrono::seconds, chrono::nanoseconds) {
    unsigned now = _M_data.load(memory_order_acquire);
    if (!__thinair_choose())
        __VERIFIER_assume((now == awaited) == equal);
    return now;
}

void __atomic_futex_unsigned_base::_M_futex_notify_all(unsigned *) {}

template <>
unsigned state_of_future::_M_load_and_test_until_steady(unsigned left, unsigned awaited, bool equal, memory_order order, bool timed, chrono::seconds seconds, chrono::nanoseconds rest) {
    return _M_load_and_test_until(left, awaited, equal, order, timed, seconds, rest);
}
} // namespace std

extern "C" {
/* std::condition_variable, whose members are those of pthreads. */
void begin_condition(pthread_cond_t *) asm("_ZNSt18condition_variableC1Ev");
void begin_condition_of_base(pthread_cond_t *) asm("_ZNSt18condition_variableC2Ev");
void end_condition(pthread_cond_t *) asm("_ZNSt18condition_variableD1Ev");
void end_condition_of_base(pthread_cond_t *) asm("_ZNSt18condition_variableD2Ev");

void begin_condition(pthread_cond_t *condition) { pthread_cond_init(condition, nullptr); }
void begin_condition_of_base(pthread_cond_t *condition) { pthread_cond_init(condition, nullptr); }
void end_condition(pthread_cond_t *condition) { pthread_cond_destroy(condition); }
void end_condition_of_base(pthread_cond_t *condition) { pthread_cond_destroy(condition); }

/* std::latch: what is left. */
void count_down(int *latch, long by) asm("_ZNSt5latch10count_downEl");
void wait_at_latch(int *latch) asm("_ZNKSt5latch4waitEv");

void count_down(int *latch, long by) {
    int left = __atomic_fetch_sub(latch, (int)by, __ATOMIC_RELEASE);
    __thinair_check(left >= by, "a latch is counted down below zero");
}

void wait_at_latch(int *latch) { __thinair_wait(latch, '=', 0, 0, 0); }

/* std::counting_semaphore: how often it can be taken. */
void take(int *semaphore) asm("_ZNSt18__atomic_semaphore10_M_acquireEv");
bool try_to_take(int *semaphore) asm("_ZNSt18__atomic_semaphore14_M_try_acquireEv");
void give(int *semaphore, long by) asm("_ZNSt18__atomic_semaphore10_M_releaseEl");

void take(int *semaphore) { __thinair_wait(semaphore, '>', 0, '+', -1); }

bool try_to_take(int *semaphore) {
    int left = __atomic_load_n(semaphore, __ATOMIC_RELAXED);
    if (left <= 0)
        return false;
    /* It may fail for no reason. */
    if (__thinair_spurious()) {
        __thinair_settled();
        return false;
    }
    return __atomic_compare_exchange_n(semaphore, &left, left - 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

bool __thinair_take_in_time(int *semaphore) {
    if (__thinair_choose())
        return false;
    int left = __atomic_load_n(semaphore, __ATOMIC_RELAXED);
    __VERIFIER_assume(left > 0 && __atomic_compare_exchange_n(semaphore, &left, left - 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED));
    return true;
}

void give(int *semaphore, long by) {
    int before = __atomic_fetch_add(semaphore, (int)by, __ATOMIC_RELEASE);
    __thinair_check(before + by <= __INT_MAX__, "a semaphore gets too large a value");
}

/* std::barrier: how many are expected, and memory that tells who has come; here its first byte is how many have. */
struct barrier {
    long expected;
    unsigned char *come;
};

bool __thinair_arrive(barrier *barrier) {
    /* Read before, since who comes last may change it. */
    long expected = barrier->expected;
    if (__atomic_fetch_add(barrier->come, 1, __ATOMIC_ACQ_REL) + 1 < expected)
        return false;
    __atomic_store_n(barrier->come, 0, __ATOMIC_RELAXED);
    return true;
}

void __thinair_await_phase(const unsigned char *phase, unsigned char before) {
    while (__atomic_load_n(phase, __ATOMIC_ACQUIRE) == before) {
    }
}
}

namespace std {
void condition_variable::wait(unique_lock<mutex> &lock) { pthread_cond_wait(_M_cond.native_handle(), lock.mutex()->native_handle()); }
void condition_variable::notify_one() noexcept { pthread_cond_signal(_M_cond.native_handle()); }
void condition_variable::notify_all() noexcept { pthread_cond_broadcast(_M_cond.native_handle()); }

/* A clock is looked at afterwards. */
static cv_status wait_in_time(__condvar &condition, unique_lock<mutex> &lock) {
    bool late = __thinair_wait_until(condition.native_handle(), lock.mutex()->native_handle());
    return late ? cv_status::timeout : cv_status::no_timeout;
}

template <>
cv_status condition_variable::__wait_until_impl(unique_lock<mutex> &lock, const chrono::time_point<chrono::steady_clock, chrono::nanoseconds> &) {
    return wait_in_time(_M_cond, lock);
}

template <>
cv_status condition_variable::__wait_until_impl(unique_lock<mutex> &lock, const chrono::time_point<chrono::system_clock, chrono::nanoseconds> &) {
    return wait_in_time(_M_cond, lock);
}

/* std::condition_variable_any, which has one of the other kind first. */
void notify_one_of_any(pthread_cond_t *) asm("_ZNSt3_V222condition_variable_any10notify_oneEv");
void notify_all_of_any(pthread_cond_t *) asm("_ZNSt3_V222condition_variable_any10notify_allEv");
void notify_one_of_any(pthread_cond_t *condition) { pthread_cond_signal(condition); }
void notify_all_of_any(pthread_cond_t *condition) { pthread_cond_broadcast(condition); }

template <typename Lock> static void wait_for_any(pthread_cond_t *condition, Lock &lock) {
    if (__thinair_spurious()) {
        lock.unlock();
        lock.lock();
        __thinair_settled();
        return;
    }
    /* Different locks may be waited with: the condition's own stands for all. */
    __thinair_begin_wait(condition, condition);
    lock.unlock();
    __thinair_end_wait();
    lock.lock();
}

#define WAIT_WITH(lock_type) \
    template <> void condition_variable_any::wait(lock_type &lock) { wait_for_any((pthread_cond_t *)this, lock); }
WAIT_WITH(mutex)
WAIT_WITH(shared_mutex)
WAIT_WITH(recursive_mutex)
WAIT_WITH(unique_lock<mutex>)
WAIT_WITH(unique_lock<recursive_mutex>)
WAIT_WITH(unique_lock<shared_mutex>)
WAIT_WITH(shared_lock<shared_mutex>)

bool try_mutex(pthread_mutex_t *) asm("_ZNSt5mutex8try_lockEv");
bool try_mutex(pthread_mutex_t *mutex) {
    /* It may fail for no reason. */
    if (__thinair_spurious()) {
        __thinair_settled();
        return false;
    }
    return !pthread_mutex_trylock(mutex);
}

/* std::lock takes one lock and tries to take the others, which fails if one is held; then it lets go of all, and begins with that one. Here it only waits for
   that one: if it gets it, it might as well have begun later, which is another execution. So nothing is done twice, and locks that are never free are found. */
template <typename Lock> static void take_together(Lock *const *locks, int count) {
    locks[0]->lock();
    for (int number = 1; number < count; number++)
        if (!locks[number]->try_lock()) {
            for (int taken = number; taken > 0; taken--)
                locks[taken - 1]->unlock();
            locks[number]->lock();
            __VERIFIER_assume(0);
        }
}

#define TOGETHER(name) \
    template <> void lock(name &one, name &two) { \
        name *const all[] = {&one, &two}; \
        take_together(all, 2); \
    } \
    template <> void lock(name &one, name &two, name &three) { \
        name *const all[] = {&one, &two, &three}; \
        take_together(all, 3); \
    }
TOGETHER(mutex)
TOGETHER(recursive_mutex)
TOGETHER(timed_mutex)
TOGETHER(shared_mutex)
TOGETHER(unique_lock<mutex>)
TOGETHER(unique_lock<recursive_mutex>)
TOGETHER(unique_lock<shared_mutex>)
} // namespace std
