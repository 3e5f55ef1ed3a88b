/* What libc++ has in its binary, and programs compiled with its headers only declare. `libcxx.ll` is this file, compiled with clang 14 and the headers of libc++ 14; the layout of its classes
   is the same in later versions. It comes beside `cxx.ll`, which has what both standard libraries share: exceptions, memory, the classes of <stdexcept> and <new>.
   What waits by looking again and again is known to the lowering (`cxx.rs`). */
#define _LIBCPP_ABI_BAD_FUNCTION_CALL_KEY_FUNCTION

#include <atomic>
#include <barrier>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <pthread.h>
#include <shared_mutex>
#include <string>
#include <system_error>
#include <thread>
#include <variant>

extern "C" {
void __thinair_retain(void *exception);
void __thinair_release(void *exception);
[[noreturn]] void __thinair_rethrow(void *exception);
void __thinair_limit(int condition, const char *message);
int __thinair_spurious(void);
void __thinair_settled(void);
void __VERIFIER_assume(int condition);
int __thinair_wait_until(pthread_cond_t *condition, pthread_mutex_t *mutex);
long __thinair_wake(const void *word, int most);
long __thinair_clock(void);
}

namespace std {
/* Exceptions that are held. */
exception_ptr::exception_ptr(const exception_ptr &other) noexcept : __ptr_(other.__ptr_) { __thinair_retain(__ptr_); }
exception_ptr::~exception_ptr() noexcept { __thinair_release(__ptr_); }
exception_ptr &exception_ptr::operator=(const exception_ptr &other) noexcept {
    void *before = __ptr_;
    __thinair_retain(other.__ptr_);
    __ptr_ = other.__ptr_;
    __thinair_release(before);
    return *this;
}
void rethrow_exception(exception_ptr pointer) { __thinair_rethrow(*(void **)&pointer); }

/* In newer versions a static member. */
exception_ptr hold_exception(void *object) noexcept asm("_ZNSt13exception_ptr31__from_native_exception_pointerEPv");
exception_ptr hold_exception(void *object) noexcept {
    exception_ptr held;
    __thinair_retain(object);
    *(void **)&held = object;
    return held;
}

nested_exception::nested_exception() noexcept : __ptr_(current_exception()) {}
void nested_exception::rethrow_nested() const {
    if (!__ptr_)
        terminate();
    rethrow_exception(__ptr_);
}

bad_alloc::bad_alloc() noexcept {}
bad_array_new_length::bad_array_new_length() noexcept {}
bad_cast::bad_cast() noexcept {}
bad_typeid::bad_typeid() noexcept {}
logic_error::logic_error(const string &text) : logic_error(text.c_str()) {}
runtime_error::runtime_error(const string &text) : runtime_error(text.c_str()) {}
bad_optional_access::~bad_optional_access() noexcept {}
const char *bad_optional_access::what() const noexcept { return "bad_optional_access"; }
const char *bad_variant_access::what() const noexcept { return "bad_variant_access"; }
} // namespace std

_LIBCPP_BEGIN_NAMESPACE_STD

bad_function_call::~bad_function_call() noexcept {}
bad_weak_ptr::~bad_weak_ptr() noexcept {}
const char *bad_weak_ptr::what() const noexcept { return "bad_weak_ptr"; }

/* Newer versions declare what std::bind is given in the place of arguments. */
extern const char first_argument asm("_ZNSt3__112placeholders2_1E");
extern const char second_argument asm("_ZNSt3__112placeholders2_2E");
extern const char third_argument asm("_ZNSt3__112placeholders2_3E");
const char first_argument = 0, second_argument = 0, third_argument = 0;

/* Shared pointers. Counts are one less than there are owners. */
__shared_count::~__shared_count() {}
__shared_weak_count::~__shared_weak_count() {}
void __shared_weak_count::__release_weak() noexcept {
    if (__atomic_fetch_sub(&__shared_weak_owners_, 1, __ATOMIC_ACQ_REL) == 0)
        __on_zero_shared_weak();
}
__shared_weak_count *__shared_weak_count::lock() noexcept {
    long *count = (long *)this + 1;
    long owners = __atomic_load_n(count, __ATOMIC_RELAXED);
    while (owners != -1)
        if (__atomic_compare_exchange_n(count, &owners, owners + 1, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
            return this;
    return nullptr;
}
const void *__shared_weak_count::__get_deleter(const type_info &) const noexcept { return nullptr; }

/* Accesses to shared pointers as one: all under one lock. */
static pthread_mutex_t shared_pointers;
static long one_for_all;
void __sp_mut::lock() noexcept { pthread_mutex_lock(&shared_pointers); }
void __sp_mut::unlock() noexcept { pthread_mutex_unlock(&shared_pointers); }
__sp_mut &__get_sp_mut(const void *) { return *(__sp_mut *)&one_for_all; }

/* Errors of the system. */
error_category::~error_category() noexcept {}
error_condition error_category::default_error_condition(int value) const noexcept { return error_condition(value, *this); }
bool error_category::equivalent(int value, const error_condition &other) const noexcept { return default_error_condition(value) == other; }
bool error_category::equivalent(const error_code &code, int value) const noexcept { return *this == code.category() && code.value() == value; }

namespace {
struct named_category : error_category {
    const char *called;
    constexpr explicit named_category(const char *called) : called(called) {}
    const char *name() const noexcept override { return called; }
    string message(int) const override { return called; }
};
/* No destructor runs, and no constructor. */
union category {
    named_category value;
    constexpr explicit category(const char *name) : value(name) {}
    ~category() {}
};
[[clang::no_destroy]] category generic("generic"), of_system("system"), of_futures("future");
} // namespace

const error_category &generic_category() noexcept { return generic.value; }
const error_category &system_category() noexcept { return of_system.value; }
const error_category &future_category() noexcept { return of_futures.value; }

system_error::system_error(error_code code, const string &what) : runtime_error(what), __ec_(code) {}
system_error::system_error(error_code code, const char *what) : runtime_error(what), __ec_(code) {}
system_error::system_error(error_code code) : runtime_error("system_error"), __ec_(code) {}
system_error::system_error(int number, const error_category &category, const char *what) : runtime_error(what), __ec_(number, category) {}
system_error::~system_error() noexcept {}
void __throw_system_error(int number, const char *what) { throw system_error(error_code(number, generic_category()), what); }

/* Threads. */
thread::~thread() {
    if (__t_)
        terminate();
}
void thread::join() {
    if (!__t_)
        __throw_system_error(EINVAL, "thread::join failed");
    if (__t_ == pthread_self())
        __throw_system_error(EDEADLK, "thread::join failed");
    pthread_join(__t_, nullptr);
    __t_ = 0;
}
void thread::detach() {
    if (!__t_)
        __throw_system_error(EINVAL, "thread::detach failed");
    pthread_detach(__t_);
    __t_ = 0;
}
unsigned thread::hardware_concurrency() noexcept { return 2; }
namespace this_thread {
void sleep_for(const chrono::nanoseconds &) {}
} // namespace this_thread

/* What a thread does for others when it ends is not supported: so there is nothing to keep. */
__thread_struct::__thread_struct() : __p_(nullptr) {}
__thread_struct::~__thread_struct() {}
template <> void __thread_specific_ptr<__thread_struct>::set_pointer(__thread_struct *thread) { delete thread; }
static long no_thread_data;
__thread_specific_ptr<__thread_struct> &__thread_local_data() { return *(__thread_specific_ptr<__thread_struct> *)&no_thread_data; }

/* Locks. */
void mutex::lock() { pthread_mutex_lock(&__m_); }
void mutex::unlock() noexcept { pthread_mutex_unlock(&__m_); }
bool mutex::try_lock() noexcept {
    /* It may fail for no reason. */
    if (__thinair_spurious()) {
        __thinair_settled();
        return false;
    }
    return !pthread_mutex_trylock(&__m_);
}

recursive_mutex::recursive_mutex() {
    pthread_mutexattr_t kind;
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&__m_, &kind);
}
recursive_mutex::~recursive_mutex() { pthread_mutex_destroy(&__m_); }
void recursive_mutex::lock() { pthread_mutex_lock(&__m_); }
void recursive_mutex::unlock() noexcept { pthread_mutex_unlock(&__m_); }
bool recursive_mutex::try_lock() noexcept { return !pthread_mutex_trylock(&__m_); }

timed_mutex::timed_mutex() : __locked_(false) {}
timed_mutex::~timed_mutex() {}
void timed_mutex::lock() {
    unique_lock<mutex> own(__m_);
    while (__locked_)
        __cv_.wait(own);
    __locked_ = true;
}
bool timed_mutex::try_lock() noexcept {
    unique_lock<mutex> own(__m_);
    if (__locked_)
        return false;
    return __locked_ = true;
}
void timed_mutex::unlock() noexcept {
    lock_guard<mutex> own(__m_);
    __locked_ = false;
    __cv_.notify_one();
}

/* Locks for readers and writers are those of pthreads, in the place of the mutex that comes first. */
__shared_mutex_base::__shared_mutex_base() { pthread_rwlock_init((pthread_rwlock_t *)this, nullptr); }
void __shared_mutex_base::lock() { pthread_rwlock_wrlock((pthread_rwlock_t *)this); }
bool __shared_mutex_base::try_lock() { return !pthread_rwlock_trywrlock((pthread_rwlock_t *)this); }
void __shared_mutex_base::unlock() { pthread_rwlock_unlock((pthread_rwlock_t *)this); }
void __shared_mutex_base::lock_shared() { pthread_rwlock_rdlock((pthread_rwlock_t *)this); }
bool __shared_mutex_base::try_lock_shared() { return !pthread_rwlock_tryrdlock((pthread_rwlock_t *)this); }
void __shared_mutex_base::unlock_shared() { pthread_rwlock_unlock((pthread_rwlock_t *)this); }
shared_timed_mutex::shared_timed_mutex() {}
void shared_timed_mutex::lock() { __base.lock(); }
bool shared_timed_mutex::try_lock() { return __base.try_lock(); }
void shared_timed_mutex::unlock() { __base.unlock(); }
void shared_timed_mutex::lock_shared() { __base.lock_shared(); }
bool shared_timed_mutex::try_lock_shared() { return __base.try_lock_shared(); }
void shared_timed_mutex::unlock_shared() { __base.unlock_shared(); }

condition_variable::~condition_variable() { pthread_cond_destroy(&__cv_); }
void condition_variable::wait(unique_lock<mutex> &lock) noexcept { pthread_cond_wait(&__cv_, lock.mutex()->native_handle()); }
void condition_variable::notify_one() noexcept { pthread_cond_signal(&__cv_); }
void condition_variable::notify_all() noexcept { pthread_cond_broadcast(&__cv_); }
void condition_variable::__do_timed_wait(unique_lock<mutex> &lock, chrono::time_point<chrono::system_clock, chrono::nanoseconds>) noexcept {
    __thinair_wait_until(&__cv_, lock.mutex()->native_handle());
}

/* As with libstdc++ (`cxx/waits.cpp`): it takes one lock and tries to take the others; if one is held it only waits for that. */
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
TOGETHER(unique_lock<mutex>)

/* 0: not yet; 1: somebody is at it; all bits: done. What throws was not done. */
void __call_once(volatile unsigned long &flag, void *argument, void (*function)(void *)) {
    for (;;) {
        unsigned long before = 0;
        if (__atomic_compare_exchange_n(&flag, &before, 1ul, false, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) {
            try {
                function(argument);
            } catch (...) {
                __atomic_store_n(&flag, 0ul, __ATOMIC_RELEASE);
                throw;
            }
            __atomic_store_n(&flag, ~0ul, __ATOMIC_RELEASE);
            return;
        }
        if (before == ~0ul)
            return;
        while (__atomic_load_n(&flag, __ATOMIC_ACQUIRE) == 1) {
        }
    }
}

/* Atomic objects. */
void __cxx_atomic_notify_one(const volatile void *object) { __thinair_wake((const void *)object, 1); }
void __cxx_atomic_notify_all(const volatile void *object) { __thinair_wake((const void *)object, __INT_MAX__); }
void __cxx_atomic_notify_one(const volatile __cxx_atomic_contention_t *object) { __thinair_wake((const void *)object, 1); }
void __cxx_atomic_notify_all(const volatile __cxx_atomic_contention_t *object) { __thinair_wake((const void *)object, __INT_MAX__); }

/* std::barrier: how many are expected, which it shares, and how many have come. */
class __barrier_algorithm_base {
public:
    ptrdiff_t *expected;
    unsigned come;
};
__barrier_algorithm_base *__construct_barrier_algorithm_base(ptrdiff_t &expected) { return new __barrier_algorithm_base{&expected, 0}; }
void __destroy_barrier_algorithm_base(__barrier_algorithm_base *barrier) { delete barrier; }
bool __arrive_barrier_algorithm_base(__barrier_algorithm_base *barrier, __barrier_phase_t) {
    /* Read before, since who comes last may change it. */
    ptrdiff_t expected = *barrier->expected;
    if (__atomic_fetch_add(&barrier->come, 1, __ATOMIC_ACQ_REL) + 1 < expected)
        return false;
    __atomic_store_n(&barrier->come, 0, __ATOMIC_RELAXED);
    return true;
}

/* Futures. */
future_error::future_error(error_code code) : logic_error("future"), __ec_(code) {}
future_error::~future_error() noexcept {}

void __assoc_sub_state::__on_zero_shared() noexcept { delete this; }

static void expect_no_value(bool has) {
    if (has)
        throw future_error(make_error_code(future_errc::promise_already_satisfied));
}

void __assoc_sub_state::set_value() {
    unique_lock<mutex> lock(__mut_);
    expect_no_value(__has_value());
    __state_ |= __constructed | ready;
    __cv_.notify_all();
}
void __assoc_sub_state::set_exception(exception_ptr exception) {
    unique_lock<mutex> lock(__mut_);
    expect_no_value(__has_value());
    __exception_ = exception;
    __state_ |= ready;
    __cv_.notify_all();
}
void __assoc_sub_state::set_value_at_thread_exit() { __thinair_limit(0, "set_value_at_thread_exit and its like are not supported"); }
void __assoc_sub_state::set_exception_at_thread_exit(exception_ptr) { set_value_at_thread_exit(); }
void __assoc_sub_state::__make_ready() {
    unique_lock<mutex> lock(__mut_);
    __state_ |= ready;
    __cv_.notify_all();
}
void __assoc_sub_state::copy() {
    unique_lock<mutex> lock(__mut_);
    __sub_wait(lock);
    if (__exception_ != nullptr)
        rethrow_exception(__exception_);
}
void __assoc_sub_state::wait() {
    unique_lock<mutex> lock(__mut_);
    __sub_wait(lock);
}
void __assoc_sub_state::__sub_wait(unique_lock<mutex> &lock) {
    if (__is_ready())
        return;
    if (__state_ & static_cast<unsigned>(deferred)) {
        __state_ &= ~static_cast<unsigned>(deferred);
        lock.unlock();
        __execute();
    } else {
        while (!__is_ready())
            __cv_.wait(lock);
    }
}
void __assoc_sub_state::__execute() { throw future_error(make_error_code(future_errc::no_state)); }

future<void>::future(__assoc_sub_state *state) : __state_(state) { __state_->__attach_future(); }
future<void>::~future() {
    if (__state_)
        __state_->__release_shared();
}
void future<void>::get() {
    __assoc_sub_state *state = __state_;
    __state_ = nullptr;
    struct last {
        __assoc_sub_state *state;
        ~last() { state->__release_shared(); }
    } last{state};
    state->copy();
}
promise<void>::promise() : __state_(new __assoc_sub_state) {}
promise<void>::~promise() {
    if (!__state_)
        return;
    if (!__state_->__has_value() && __state_->use_count() > 1)
        __state_->set_exception(make_exception_ptr(future_error(make_error_code(future_errc::broken_promise))));
    __state_->__release_shared();
}
static __assoc_sub_state *expect_state(__assoc_sub_state *state) {
    if (!state)
        throw future_error(make_error_code(future_errc::no_state));
    return state;
}
future<void> promise<void>::get_future() { return future<void>(expect_state(__state_)); }
void promise<void>::set_value() { expect_state(__state_)->set_value(); }
void promise<void>::set_exception(exception_ptr exception) { expect_state(__state_)->set_exception(exception); }
shared_future<void>::~shared_future() {
    if (__state_)
        __state_->__release_shared();
}
shared_future<void> &shared_future<void>::operator=(const shared_future &other) {
    if (other.__state_)
        other.__state_->__add_shared();
    if (__state_)
        __state_->__release_shared();
    __state_ = other.__state_;
    return *this;
}

/* Clocks: what the user lets them say. */
namespace chrono {
steady_clock::time_point steady_clock::now() noexcept { return time_point(seconds(__thinair_clock())); }
system_clock::time_point system_clock::now() noexcept { return time_point(seconds(__thinair_clock())); }
} // namespace chrono

/* How many buckets: the least prime of a short list that has room. */
size_t __next_prime(size_t least) {
    static const size_t primes[] = {2, 5, 11, 23, 47, 97, 199, 409, 823, 1741, 3739, 7517, 15173};
    for (size_t prime : primes)
        if (prime >= least)
            return prime;
    return least | 1;
}

/* Templates that headers do not instantiate. */
template class basic_string<char>;
#define SORT(number) \
    template void __sort<__less<number> &, number *>(number *, number *, __less<number> &); \
    template bool __insertion_sort_incomplete<__less<number> &, number *>(number *, number *, __less<number> &);
SORT(int)
SORT(long)
SORT(unsigned)

_LIBCPP_END_NAMESPACE_STD
