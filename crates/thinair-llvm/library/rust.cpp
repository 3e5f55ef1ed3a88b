/* What Rust's library calls, and what stands for functions of it that would ask the system or block: see src/lower/rust.rs. The signatures are those that rustc
   gives to functions of Rust in LLVM IR. */
#include "cxx/thinair.hpp"

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>

/* Hash tables look at sixteen bytes at a time. Here they are two words. */
struct sixteen {
    uint64_t words[2];
};

template <typename function> static void each_byte(sixteen *result, const sixteen *left, const sixteen *right, function of) {
    for (int word = 0; word < 2; word++) {
        uint64_t one = left->words[word], other = right->words[word], made = 0;
        for (int bit = 0; bit < 64; bit += 8)
            made |= (uint64_t)(uint8_t)of((signed char)(one >> bit), (signed char)(other >> bit)) << bit;
        result->words[word] = made;
    }
}

extern "C" {
/* A panic that nobody catches is an error of the program; what it says was printed right before. */
void __thinair_no_panic(int condition, const char *message);

/* A trait object: drop, size, alignment, then its functions. */
typedef void *const *vtable;
enum { FIRST_FUNCTION = 3 };

struct pair {
    void *first;
    void *second;
};

struct location {
    const char *file;
    size_t length;
    unsigned line;
    unsigned column;
};

/* Letters, as UTF-8 has them. */
static void print_text(const unsigned char *text, size_t length) {
    for (size_t at = 0; at < length;) {
        unsigned letter = text[at++];
        unsigned more = letter < 0xC0 ? 0 : letter < 0xE0 ? 1 : letter < 0xF0 ? 2 : 3;
        if (more)
            letter &= 0x3F >> more;
        for (; more && at < length; more--)
            letter = letter << 6 | (text[at++] & 0x3F);
        printf("%lc", letter);
    }
}

/* A core::fmt::Write that prints. */
static bool write_text(void *, const unsigned char *text, size_t length) {
    print_text(text, length);
    return false;
}

static bool write_letter(void *, unsigned letter) {
    printf("%lc", letter);
    return false;
}

static bool write_format(void *, void *, void *) {
    __thinair_limit(0, "formatting in this way is not supported");
    return false;
}

static void no_drop(void *) {}

static void *const printing[] = {(void *)no_drop, (void *)0, (void *)1, (void *)write_text, (void *)write_letter, (void *)write_format};

bool __thinair_rust_fmt_write(void *writer, vtable functions, const void *template_, const void *arguments);

void __thinair_rust_print(const void *template_, const void *arguments) { __thinair_rust_fmt_write(nullptr, printing, template_, arguments); }

/* The program. */
enum { CALL = FIRST_FUNCTION + 2 };

long __thinair_rust_start(void *program, vtable functions, long, char **, unsigned char) {
    int status = ((int (*)(void *))functions[CALL])(program);
    __thinair_go_on(status == 0, "main returns an error");
    return status;
}

void __thinair_rust_abort(void) { __thinair_go_on(0, "the program aborts"); }
void __thinair_rust_no_memory(size_t, size_t) { __thinair_go_on(0, "memory cannot be allocated: the program aborts"); }

/* Panics. An exception is the payload, which is a Box<dyn Any>. */
static thread_local int panicking;

enum { TAKE = FIRST_FUNCTION + 1, AS_TEXT = FIRST_FUNCTION + 3 };

struct text {
    const unsigned char *begin;
    size_t length;
};

/* The message of a payload, if it is a text that is there. */
static void print_panic(void *payload, vtable functions) {
    text message = ((text(*)(void *))functions[AS_TEXT])(payload);
    if (message.begin)
        print_text(message.begin, message.length);
}

/* Why a panic that happens now ends the program; null if it is caught. */
static bool is_the_end(bool can_unwind) { return panicking || !can_unwind || !__thinair_caught(); }

static void end(bool can_unwind) {
    __thinair_no_panic(!panicking, "a panic while the thread is panicking: the program aborts");
    __thinair_no_panic(can_unwind, "a panic in a function that cannot unwind: the program aborts");
    __thinair_no_panic(0, "a panic that nobody catches");
}

/* Letter by letter: what is printed at one place is one line. */
static void print_words(const char *words) { print_text((const unsigned char *)words, strlen(words)); }

static void print_number(unsigned number) {
    unsigned power = 1;
    while (number / power >= 10)
        power *= 10;
    for (; power; power /= 10)
        printf("%lc", '0' + number / power % 10);
}

/* What is caught is told as Rust does. */
static void begin_message(const location *at) {
    print_words("panicked at ");
    print_text((const unsigned char *)at->file, at->length);
    print_words(":");
    print_number(at->line);
    print_words(": ");
}

void __thinair_rust_go_on_with_panic(const void *template_, const void *arguments, const location *at);

/* What a test's thread panics with, where the test wants to know: text that does not fit is cut off, and that is remembered. */
enum { LONGEST_MESSAGE = 256 };
static bool keeps_messages;
static thread_local unsigned char kept_message[LONGEST_MESSAGE];
static thread_local size_t kept_length;
static thread_local bool knows_message;

static bool keep_text(void *, const unsigned char *text, size_t length) {
    for (size_t at = 0; at < length; at++) {
        __thinair_limit(kept_length < LONGEST_MESSAGE, "a panic with more than 256 letters, of which a test expects some, is not supported");
        kept_message[kept_length++] = text[at];
    }
    return false;
}

static bool keep_letter(void *, unsigned letter) {
    unsigned char bytes[4];
    size_t length = letter < 0x80 ? 1 : letter < 0x800 ? 2 : letter < 0x10000 ? 3 : 4;
    for (size_t at = length; at-- > 1; letter >>= 6)
        bytes[at] = 0x80 | (letter & 0x3F);
    bytes[0] = length == 1 ? letter : (0xF0 << (4 - length) & 0xFF) | letter;
    return keep_text(nullptr, bytes, length);
}

static void *const keeping[] = {(void *)no_drop, (void *)0, (void *)1, (void *)keep_text, (void *)keep_letter, (void *)write_format};

static void begin_to_keep(void) {
    kept_length = 0;
    knows_message = true;
}

/* core::panicking::panic_fmt. */
void __thinair_rust_panic_fmt(const void *template_, const void *arguments, const location *at) {
    if (is_the_end(true)) {
        __thinair_rust_fmt_write(nullptr, printing, template_, arguments);
        end(true);
    }
    begin_message(at);
    __thinair_rust_fmt_write(nullptr, printing, template_, arguments);
    print_words("\n");
    if (keeps_messages) {
        begin_to_keep();
        __thinair_rust_fmt_write(nullptr, keeping, template_, arguments);
    }
    __thinair_rust_go_on_with_panic(template_, arguments, at);
}

/* The library's own count, which locks look at; it takes the panic back where it is caught. */
unsigned char __thinair_rust_count_panic(bool runs_hook);

[[noreturn]] void __thinair_rust_panic(void *payload, vtable functions, const location *, bool can_unwind, bool) {
    if (is_the_end(can_unwind)) {
        print_panic(payload, functions);
        end(can_unwind);
    }
    if (keeps_messages && !knows_message) {
        text message = ((text(*)(void *))functions[AS_TEXT])(payload);
        if (message.begin) {
            begin_to_keep();
            keep_text(nullptr, message.begin, message.length);
        }
    }
    panicking++;
    __thinair_rust_count_panic(false);
    pair box = ((pair(*)(void *))functions[TAKE])(payload);
    pair *exception = (pair *)malloc(sizeof(pair));
    *exception = box;
    __thinair_unwind(exception);
}

pair __thinair_rust_caught(void *exception) {
    pair box = *(pair *)exception;
    free(exception);
    panicking--;
    knows_message = false;
    return box;
}

/* Tests: descriptions as libtest has them (src/rust_tests.rs). */
struct test {
    size_t panics; /* 0: it should not; 1: it should; 2: with a message that contains what is expected */
    const unsigned char *expected;
    size_t expected_length;
    size_t more[14];
    void (*function)(size_t *result);
};

/* The first word of a result that is no error. */
static const size_t FINE = (size_t)1 << 63;

/* Which test is checked, and what a function panics with; null if it does not. They are made where one is chosen. */
long __thinair_rust_test_number(void);
void *__thinair_rust_try(void (*function)(const test *), const test *argument);

static void run_test(const test *chosen) {
    size_t result[3];
    chosen->function(result);
    __thinair_no_panic(result[0] == FINE, "the test returns an error");
}

static bool contains(const unsigned char *expected, size_t length) {
    for (size_t from = 0; from + length <= kept_length; from++) {
        size_t at = 0;
        while (at < length && kept_message[from + at] == expected[at])
            at++;
        if (at == length)
            return true;
    }
    return false;
}

static void drop(pair box) {
    vtable functions = (vtable)box.second;
    if (functions[0])
        ((void (*)(void *))functions[0])(box.first);
    if (functions[1])
        free(box.first);
}

void __thinair_rust_tests(const test *const *tests, size_t) {
    const test *chosen = tests[__thinair_rust_test_number()];
    if (!chosen->panics) {
        run_test(chosen);
        return;
    }
    keeps_messages = chosen->panics == 2;
    void *exception = __thinair_rust_try(run_test, chosen);
    __thinair_no_panic(exception != nullptr, "the test should panic, and does not");
    if (keeps_messages) {
        __thinair_limit(knows_message, "the message of this panic, of which the test expects some, is not known");
        __thinair_no_panic(contains(chosen->expected, chosen->expected_length), "the test panics with another message than it should");
    }
    drop(__thinair_rust_caught(exception));
}

int rust_eh_personality(...) { return 0; }

/* The crate for tests. */
void __thinair_rust_assume(bool condition) { __VERIFIER_assume(condition); }

/* A number up to this one, each by one way of choosing. */
unsigned long __thinair_rust_choose(unsigned long most) {
    unsigned long least = 0;
    while (least < most) {
        unsigned long middle = least + (most - least) / 2;
        if (__thinair_choose())
            least = middle + 1;
        else
            most = middle;
    }
    return least;
}

/* Both are explored. */
bool __thinair_rust_perhaps(const void *) { return __thinair_choose(); }

/* Memory. */
void *__thinair_rust_realloc(void *old, size_t old_size, size_t, size_t size) {
    void *bigger = malloc(size);
    memcpy(bigger, old, old_size < size ? old_size : size);
    free(old);
    return bigger;
}

/* Locks. */
int __thinair_trylock(int *lock);
void __thinair_lock(int *lock);
void __thinair_unlock(int *lock);
void __thinair_unlock_word_to_wait(int *lock);
int __thinair_spurious(void);
void __thinair_settled(void);

bool __thinair_rust_try_lock(int *lock) { return !__thinair_trylock(lock); }

/* Locks for readers and writers: how many read, or all ones in 30 bits; and the next bit, if a writer is the next and lets no more readers in. */
enum { WRITER = (1 << 30) - 1, NEXT = 1 << 30 };

void __thinair_rust_read(int *lock) { __thinair_wait(lock, '<', WRITER, '+', 1); }
void __thinair_rust_read_unlock(int *lock) { __atomic_fetch_sub(lock, 1, __ATOMIC_RELEASE); }
void __thinair_rust_write_unlock(int *lock) { __atomic_store_n(lock, 0, __ATOMIC_RELEASE); }
void __thinair_rust_downgrade(int *lock) { __atomic_store_n(lock, 1, __ATOMIC_RELEASE); }

/* A writer may come while others read, and then readers wait for it. Who keeps a lock for reading until such a reader is done waits for ever. */
void __thinair_rust_write(int *lock) {
    if (__thinair_choose()) {
        int before = __atomic_fetch_add(lock, NEXT, __ATOMIC_RELAXED);
        __VERIFIER_assume(before > 0 && before < WRITER);
        __thinair_wait(lock, '=', NEXT, 'x', WRITER);
    } else
        __thinair_wait(lock, '=', 0, 'x', WRITER);
}

bool __thinair_rust_try_write(int *lock) {
    int before = 0;
    if (__atomic_compare_exchange_n(lock, &before, WRITER, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
        return true;
    /* It may come before the writer that is the next: that is so, too, where nobody is. */
    __VERIFIER_assume(before != NEXT);
    return false;
}

bool __thinair_rust_try_read(int *lock) {
    int before = __atomic_load_n(lock, __ATOMIC_RELAXED);
    while (before < WRITER)
        if (__atomic_compare_exchange_n(lock, &before, before + 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
            return true;
    return false;
}

/* Condition variables: a word. In the upper half is who waits, a bit for each thread; what std has put into its place of ours adds to the lower half. How often each thread was woken
   is counted, and it knows how often it has waited: nothing is ever reset. Waiting and waking order nothing by themselves: that is for the lock. */
enum { FIRST_WAITING = 16, MOST_WAITING = 16 };
static int woken[65];
static thread_local int waits;

static unsigned bit_of(long self) {
    __thinair_limit(self <= MOST_WAITING, "condition variables of more than 16 threads are not supported");
    return 1u << (FIRST_WAITING + self - 1);
}

static void begin_wait(unsigned *condition, int *lock, long self) {
    __atomic_fetch_or(condition, bit_of(self), __ATOMIC_RELAXED);
    __thinair_unlock_word_to_wait(lock);
}

void __thinair_rust_condition_wait(unsigned *condition, int *lock) {
    if (__thinair_spurious()) {
        __thinair_unlock_word_to_wait(lock);
        __thinair_lock(lock);
        __thinair_settled();
        return;
    }
    long self = __thinair_self();
    begin_wait(condition, lock, self);
    __thinair_wait(&woken[self], '>', waits++, 0, 0);
    __thinair_lock(lock);
}

/* True if it was not for the time. */
bool __thinair_rust_condition_wait_in_time(unsigned *condition, int *lock, long, int) {
    long self = __thinair_self();
    begin_wait(condition, lock, self);
    unsigned before = __atomic_fetch_and(condition, ~bit_of(self), __ATOMIC_RELAXED);
    bool in_time = !(before & bit_of(self));
    waits += in_time;
    __thinair_lock(lock);
    return in_time;
}

static void notify(unsigned *condition, bool all) {
    unsigned waiting = __atomic_load_n(condition, __ATOMIC_RELAXED), chosen;
    do {
        chosen = waiting & ~0u << FIRST_WAITING;
        if (!chosen)
            return;
        while (!all && chosen & (chosen - 1)) {
            unsigned first = chosen & -chosen;
            if (__thinair_choose())
                chosen &= ~first;
            else
                chosen = first;
        }
    } while (!__atomic_compare_exchange_n(condition, &waiting, waiting & ~chosen, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    for (int thread = 1; thread <= MOST_WAITING; thread++)
        if (chosen >> (FIRST_WAITING + thread - 1) & 1)
            __atomic_fetch_add(&woken[thread], 1, __ATOMIC_RELAXED);
}

void __thinair_rust_notify_one(unsigned *condition) { notify(condition, false); }
void __thinair_rust_notify_all(unsigned *condition) { notify(condition, true); }
bool __thinair_rust_wake(unsigned *condition) {
    notify(condition, false);
    return true;
}
void __thinair_rust_wake_all(unsigned *condition) { notify(condition, true); }

/* System calls of Rust's library itself. Whoever waits for a word there changes it before waking, so waiting for the change is enough. */
static int *error_number(void) { return __errno_location(); }

void __VERIFIER_assume(int condition);

long __thinair_rust_system_call(long number, long first, long second, long third, long limit) {
    enum { GETRANDOM = 318, FUTEX = 202, GETTID = 186, COMMANDS = 127 };
    if (number == GETTID)
        return __thinair_self();
    if (number == GETRANDOM) {
        /* A fixed seed. */
        memset((void *)first, 0x2A, second);
        return second;
    }
    __thinair_limit(number == FUTEX, "this system call is not supported");
    int command = second & COMMANDS;
    if (command != 0 && command != 9)
        return 0;
    if (limit) {
        /* The time may be over before anything changes; and who waits in vain does not wait for ever. */
        if (__thinair_choose()) {
            *error_number() = ETIMEDOUT;
            return -1;
        }
        __VERIFIER_assume(__atomic_load_n((int *)first, __ATOMIC_RELAXED) != (int)third);
        return 0;
    }
    __thinair_wait((int *)first, '!', (int)third, 0, 0);
    return 0;
}

void __thinair_rust_bytes_load(sixteen *result, const sixteen *from) {
    uint64_t first = from->words[0], second = from->words[1];
    result->words[0] = first;
    result->words[1] = second;
}

void __thinair_rust_bytes_store(sixteen *to, const sixteen *from) { __thinair_rust_bytes_load(to, from); }

void __thinair_rust_bytes_all(sixteen *result, unsigned char byte) { result->words[0] = result->words[1] = byte * 0x0101010101010101ull; }

void __thinair_rust_bytes_zero(sixteen *result) { __thinair_rust_bytes_all(result, 0); }

void __thinair_rust_bytes_equal(sixteen *result, const sixteen *left, const sixteen *right) {
    each_byte(result, left, right, [](signed char one, signed char other) { return one == other ? -1 : 0; });
}

void __thinair_rust_bytes_greater(sixteen *result, const sixteen *left, const sixteen *right) {
    each_byte(result, left, right, [](signed char one, signed char other) { return one > other ? -1 : 0; });
}

void __thinair_rust_bytes_or(sixteen *result, const sixteen *left, const sixteen *right) {
    each_byte(result, left, right, [](signed char one, signed char other) { return one | other; });
}

/* The first bit of each byte. */
int __thinair_rust_bytes_signs(const sixteen *bytes) {
    int signs = 0;
    for (int word = 0; word < 2; word++) {
        uint64_t eight = bytes->words[word];
        for (int byte = 0; byte < 8; byte++)
            signs |= (int)(eight >> (8 * byte + 7) & 1) << (8 * word + byte);
    }
    return signs;
}

/* The same seed for all. */
struct seed {
    uint64_t first;
    uint64_t second;
};

seed __thinair_rust_seed(void) { return {0x2A2A2A2A2A2A2A2A, 0x2A2A2A2A2A2A2A2A}; }

/* Threads. What the library does when a thread ends is done last: it was the first to ask. */
void __thinair_rust_clean_up(void *);
int __cxa_thread_atexit(void (*function)(void *), void *object, void *module);
void __thinair_rust_at_thread_end(void *object, void (*function)(void *)) { __cxa_thread_atexit(function, object, nullptr); }

static thread_local bool cleans_up;
static void clean_up(void *) { __thinair_rust_clean_up(nullptr); }

void __thinair_rust_clean_up_at_end(void) {
    if (!cleans_up)
        __cxa_thread_atexit(clean_up, nullptr, nullptr);
    cleans_up = true;
}
}
