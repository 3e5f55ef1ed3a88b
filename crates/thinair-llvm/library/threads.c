/* Threads: their results, what they leave behind, and what is done once. */
#include "thinair.h"

void *__thinair_results[THREADS];
int __thinair_without_result[THREADS];
int __thinair_atomic; /* held in atomic sections */

/* Thread-specific data. */
#define KEYS 16
static int keys;
static void (*destructors[KEYS])(void *);
static _Thread_local void *values[KEYS];

static void run_destructors(void) {
    int count = __atomic_load_n(&keys, __ATOMIC_ACQUIRE);
    for (int key = 0; key < count; key++) {
        void *value = values[key];
        if (value && destructors[key]) {
            values[key] = 0;
            destructors[key](value);
        }
    }
}

void __thinair_end_thread_locals(void);

/* The variables of the thread are gone, where others may know their addresses: made when all are known. */
void __thinair_end_of_locals(void) {
}

void __thinair_set_result(void *result) {
    __thinair_results[__thinair_self()] = result;
}

/* All functions of the thread have been left. */
void __thinair_end_thread(void) {
    __thinair_end_thread_locals();
    run_destructors();
    __thinair_end_of_locals();
}

void __thinair_finish(void *result, int has_result) {
    if (has_result)
        __thinair_set_result(result);
    else
        __thinair_without_result[__thinair_self()] = 1;
    __thinair_end_thread();
}

void __thinair_start(void *(*function)(void *), void *argument) {
    void *result = function(argument);
    __thinair_finish(result, __thinair_had_value());
}

void __thinair_start_without(void *(*function)(void)) {
    void *result = function();
    __thinair_finish(result, __thinair_had_value());
}

/* Where nobody asks for results, and nothing else is to be done at the end. */
void __thinair_start_with_locals(void *(*function)(void *), void *argument) {
    function(argument);
    __thinair_end_of_locals();
}

void __thinair_start_with_locals_without(void *(*function)(void)) {
    function();
    __thinair_end_of_locals();
}

static int detached[THREADS];

void __thinair_check_joinable(long thread) {
    if (thread > 0 && thread < THREADS)
        __thinair_check(__atomic_load_n(&detached[thread], __ATOMIC_ACQUIRE) != 1, "join of a thread that was detached");
}

#define JOINED 2

void __thinair_joined(long thread) {
    if (thread > 0 && thread < THREADS)
        __atomic_store_n(&detached[thread], JOINED, __ATOMIC_RELEASE);
}

int pthread_detach(pthread_t thread) {
    __thinair_check(thread > 0 && thread < THREADS, "a thread is detached that does not exist");
    int before = __atomic_exchange_n(&detached[thread], 1, __ATOMIC_ACQ_REL);
    __thinair_check(before != JOINED, "a thread is detached that was joined");
    __thinair_check(!before, "a thread is detached twice");
    return 0;
}

/* Attributes of threads: of these, only whether they can be joined matters. */
int pthread_attr_init(pthread_attr_t *attributes) {
    *(int *)attributes = PTHREAD_CREATE_JOINABLE;
    return 0;
}

void __thinair_read_attributes(const void *attributes) {
    if (attributes) {
        int first = *(const int *)attributes;
        (void)first;
    }
}

/* What there must be, and what does not matter here otherwise. */
static int read_only(const void *attributes) {
    int first = *(const int *)attributes;
    (void)first;
    return 0;
}

static int begin(void *attributes) {
    *(int *)attributes = 0;
    return 0;
}

int pthread_attr_destroy(pthread_attr_t *attributes) {
    return read_only(attributes);
}

int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size) {
    return read_only(attributes);
}

int pthread_attr_setscope(pthread_attr_t *attributes, int scope) {
    return read_only(attributes);
}

int pthread_mutexattr_setpshared(pthread_mutexattr_t *attributes, int shared) {
    return read_only(attributes);
}

int pthread_mutexattr_destroy(pthread_mutexattr_t *attributes) {
    return read_only(attributes);
}

int pthread_condattr_init(pthread_condattr_t *attributes) {
    return begin(attributes);
}

int pthread_condattr_destroy(pthread_condattr_t *attributes) {
    return read_only(attributes);
}

int pthread_condattr_setclock(pthread_condattr_t *attributes, clockid_t clock) {
    return read_only(attributes);
}

int pthread_condattr_setpshared(pthread_condattr_t *attributes, int shared) {
    return read_only(attributes);
}

int pthread_rwlockattr_init(pthread_rwlockattr_t *attributes) {
    return begin(attributes);
}

int pthread_rwlockattr_destroy(pthread_rwlockattr_t *attributes) {
    return read_only(attributes);
}

int pthread_rwlockattr_setpshared(pthread_rwlockattr_t *attributes, int shared) {
    return read_only(attributes);
}

int pthread_barrierattr_init(pthread_barrierattr_t *attributes) {
    return begin(attributes);
}

int pthread_barrierattr_destroy(pthread_barrierattr_t *attributes) {
    return read_only(attributes);
}

int pthread_barrierattr_setpshared(pthread_barrierattr_t *attributes, int shared) {
    return read_only(attributes);
}

int pthread_setaffinity_np(pthread_t thread, size_t size, const cpu_set_t *processors) {
    return size < sizeof(int) ? EINVAL : read_only(processors);
}

/* Signals, which never come: of a set, the first word is kept. */
int sigemptyset(sigset_t *set) {
    set->__val[0] = 0;
    return 0;
}

int sigfillset(sigset_t *set) {
    set->__val[0] = ~0ul;
    return 0;
}

int sigaddset(sigset_t *set, int signal) {
    set->__val[0] |= 1ul << ((signal - 1) & 63);
    return 0;
}

int sigdelset(sigset_t *set, int signal) {
    set->__val[0] &= ~(1ul << ((signal - 1) & 63));
    return 0;
}

int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) {
    if (set)
        read_only(&set->__val[0]);
    if (old)
        old->__val[0] = 0;
    return 0;
}

int sigaction(int signal, const struct sigaction *action, struct sigaction *old) {
    if (action) {
        void *handler = (void *)action->sa_handler;
        (void)handler;
    }
    if (old) {
        old->sa_handler = SIG_DFL;
        old->sa_flags = 0;
    }
    return 0;
}

int pthread_attr_setdetachstate(pthread_attr_t *attributes, int state) {
    if (state != PTHREAD_CREATE_JOINABLE && state != PTHREAD_CREATE_DETACHED)
        return EINVAL;
    *(int *)attributes = state;
    return 0;
}

int pthread_attr_getdetachstate(const pthread_attr_t *attributes, int *state) {
    *state = *(const int *)attributes;
    return 0;
}

/* A thread was started with these. */
void __thinair_started(const pthread_attr_t *attributes, long thread) {
    if (attributes && *(const int *)attributes == PTHREAD_CREATE_DETACHED && thread < THREADS)
        __atomic_store_n(&detached[thread], 1, __ATOMIC_RELEASE);
}

int thrd_detach(thrd_t thread) {
    pthread_detach(thread);
    return thrd_success;
}

int pthread_equal(pthread_t left, pthread_t right) {
    return left == right;
}

int thrd_equal(thrd_t left, thrd_t right) {
    return left == right;
}

int pthread_key_create(pthread_key_t *key, void (*destructor)(void *)) {
    int new = __atomic_fetch_add(&keys, 1, __ATOMIC_ACQ_REL);
    __thinair_limit(new < KEYS, "more than 16 keys are not supported");
    destructors[new] = destructor;
    *key = new;
    return 0;
}

static void check_key(pthread_key_t key) {
    int created = __atomic_load_n(&keys, __ATOMIC_RELAXED);
    __thinair_check(key < (unsigned)created, "a key that was not created");
}

int pthread_key_delete(pthread_key_t key) {
    check_key(key);
    destructors[key] = 0;
    return 0;
}

int pthread_setspecific(pthread_key_t key, const void *value) {
    check_key(key);
    values[key] = (void *)value;
    return 0;
}

void *pthread_getspecific(pthread_key_t key) {
    check_key(key);
    return values[key];
}

int tss_create(tss_t *key, tss_dtor_t destructor) {
    return pthread_key_create(key, destructor);
}

void tss_delete(tss_t key) {
    pthread_key_delete(key);
}

int tss_set(tss_t key, void *value) {
    return pthread_setspecific(key, value);
}

void *tss_get(tss_t key) {
    return pthread_getspecific(key);
}

static _Thread_local int error_number;

int *__errno_location(void) {
    return &error_number;
}

/* 0: not yet; 1: somebody is at it; 2: done. */
static void once(int *state, void (*function)(void)) {
    int old = 0;
    if (__atomic_compare_exchange_n(state, &old, 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) {
        function();
        __atomic_store_n(state, 2, __ATOMIC_RELEASE);
    } else if (old == 1) {
        __thinair_wait(state, '=', 2, 0, 0);
    }
}

int pthread_once(pthread_once_t *state, void (*function)(void)) {
    once(state, function);
    return 0;
}

void call_once(once_flag *state, void (*function)(void)) {
    once((int *)state, function);
}

/* The end of the program. */
#define HANDLERS 32
static int handler_count;
static struct {
    void (*function)(void *);
    void *argument;
} handlers[HANDLERS];

int __cxa_atexit(void (*function)(void *), void *argument, void *module) {
    int number = __atomic_fetch_add(&handler_count, 1, __ATOMIC_ACQ_REL);
    __thinair_limit(number < HANDLERS, "more than 32 things to do when the program ends are not supported");
    handlers[number].function = function;
    handlers[number].argument = argument;
    return 0;
}

int atexit(void (*function)(void)) {
    return __cxa_atexit((void (*)(void *))function, 0, 0);
}

void __thinair_run_atexit(void) {
    int count;
    /* What is done may add more. */
    while ((count = __atomic_load_n(&handler_count, __ATOMIC_ACQUIRE)) > 0) {
        __atomic_store_n(&handler_count, --count, __ATOMIC_RELEASE);
        handlers[count].function(handlers[count].argument);
    }
}

/* Variables of a thread that have destructors: the last to be made is the first to go. */
struct thread_local_end {
    void (*function)(void *);
    void *object;
    struct thread_local_end *before;
};

static _Thread_local struct thread_local_end *last_thread_local;

int __cxa_thread_atexit(void (*function)(void *), void *object, void *module) {
    struct thread_local_end *end = malloc(sizeof *end);
    end->function = function;
    end->object = object;
    end->before = last_thread_local;
    last_thread_local = end;
    return 0;
}

void __thinair_end_thread_locals(void) {
    struct thread_local_end *end;
    while ((end = last_thread_local)) {
        last_thread_local = end->before;
        end->function(end->object);
        free(end);
    }
}

/* Sleeping takes no time. */
int nanosleep(const struct timespec *time, struct timespec *rest) {
    read_time(time);
    return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
    read_time(time);
    return 0;
}

int thrd_sleep(const struct timespec *time, struct timespec *rest) {
    read_time(time);
    return 0;
}

int pthread_setname_np(pthread_t thread, const char *name) {
    return strlen(name) < 16 ? 0 : ERANGE;
}

/* Clocks. */
time_t time(time_t *seconds) {
    time_t now = __thinair_clock();
    if (seconds)
        *seconds = now;
    return now;
}

clock_t clock(void) {
    return __thinair_clock() * CLOCKS_PER_SEC;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    now->tv_sec = __thinair_clock();
    now->tv_nsec = 0;
    return 0;
}

int timespec_get(struct timespec *now, int base) {
    now->tv_sec = __thinair_clock();
    now->tv_nsec = 0;
    return base;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    now->tv_sec = __thinair_clock();
    now->tv_usec = 0;
    return 0;
}
