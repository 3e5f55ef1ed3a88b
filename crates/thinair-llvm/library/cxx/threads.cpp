/* Threads, and what waits for them. Mutexes are those of pthreads, by the headers alone. */
#include "thinair.hpp"

#include <cerrno>
#include <condition_variable>
#include <future>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>

extern "C" {
/* Read as a byte: while it is not 0, reference counts are not atomic. */
char __libc_single_threaded = 0;

void *__dso_handle = nullptr;

/* A static variable: the first byte says that it is there, and the second word where its initialisation stands (0: not begun, 1: under way, 2: done). */
int __cxa_guard_acquire(char *guard) {
    int *state = (int *)guard + 1;
    for (;;) {
        int before = 0;
        if (__atomic_compare_exchange_n(state, &before, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE))
            return 1;
        if (before == 2)
            return 0;
        __thinair_wait(state, '!', 1, 0, 0);
    }
}

void __cxa_guard_release(char *guard) noexcept {
    __atomic_store_n(guard, 1, __ATOMIC_RELEASE);
    __atomic_store_n((int *)guard + 1, 2, __ATOMIC_RELEASE);
}

void __cxa_guard_abort(char *guard) noexcept { __atomic_store_n((int *)guard + 1, 0, __ATOMIC_RELEASE); }

/* As in C, but what throws was not done. */
int pthread_once(pthread_once_t *state, void (*function)()) {
    for (;;) {
        int before = 0;
        if (__atomic_compare_exchange_n(state, &before, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) {
            try {
                function();
            } catch (...) {
                __atomic_store_n(state, 0, __ATOMIC_RELEASE);
                throw;
            }
            __atomic_store_n(state, 2, __ATOMIC_RELEASE);
            return 0;
        }
        if (before == 2)
            return 0;
        __thinair_wait(state, '!', 1, 0, 0);
    }
}

static void *run_thread(void *state) {
    std::unique_ptr<std::thread::_State> owned((std::thread::_State *)state);
    owned->_M_run();
    return nullptr;
}
}

namespace std {
thread::_State::~_State() {}

void thread::_M_start_thread(_State_ptr state, void (*)()) {
    pthread_create(&_M_id._M_thread, nullptr, run_thread, state.get());
    state.release();
}

void thread::join() {
    if (_M_id == id())
        __throw_system_error(EINVAL);
    if (_M_id == this_thread::get_id())
        __throw_system_error(EDEADLK);
    pthread_join(_M_id._M_thread, nullptr);
    _M_id = id();
}

void thread::detach() {
    if (_M_id == id())
        __throw_system_error(EINVAL);
    pthread_detach(_M_id._M_thread);
    _M_id = id();
}

unsigned thread::hardware_concurrency() noexcept { return 2; }

namespace this_thread {
void __sleep_for(chrono::seconds, chrono::nanoseconds) {}
} // namespace this_thread

__thread void *__once_callable;
__thread void (*__once_call)();

extern "C" void __once_proxy() { __once_call(); }

__future_base::_Result_base::_Result_base() = default;
__future_base::_Result_base::~_Result_base() = default;

namespace {
struct category_of_futures : error_category {
    constexpr category_of_futures() = default;
    const char *name() const noexcept override { return "future"; }
    string message(int) const override { return "future"; }
};
union one_category {
    category_of_futures value;
    constexpr one_category() : value() {}
    ~one_category() {}
};
[[clang::no_destroy]] one_category of_futures;
} // namespace

const error_category &future_category() noexcept { return of_futures.value; }
future_error::~future_error() noexcept {}
const char *future_error::what() const noexcept { return logic_error::what(); }
void __throw_future_error(int number) { throw future_error(error_code(number, future_category())); }

/* Results that are set when their thread ends. */
extern "C" void set_at_end(void *) asm("_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv");
void set_at_end(void *) { __thinair_limit(0, "set_value_at_thread_exit and its like are not supported"); }

/* Shared pointers that are accessed as one: all under one lock. */
static pthread_mutex_t shared_pointers;

_Sp_locker::_Sp_locker(const void *) noexcept : _M_key1(0), _M_key2(0) { pthread_mutex_lock(&shared_pointers); }
_Sp_locker::_Sp_locker(const void *, const void *) noexcept : _M_key1(0), _M_key2(0) { pthread_mutex_lock(&shared_pointers); }
_Sp_locker::~_Sp_locker() { pthread_mutex_unlock(&shared_pointers); }
} // namespace std
