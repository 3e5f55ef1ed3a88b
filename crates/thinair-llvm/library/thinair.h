/* What the library is built on. The functions that begin with __thinair_ and have no body here are known to the lowering by name. */
#ifndef THINAIR_H
#define THINAIR_H

#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/time.h>
#include <threads.h>
#include <time.h>

#define THREADS 65 /* handles are 1, 2, and so on */

/* The handle of the calling thread. */
long __thinair_self(void);

/* A lock is an int, 0 when free. */
void __thinair_lock(int *lock);
void __thinair_unlock(int *lock);
int __thinair_trylock(int *lock);

/* As an unlock, by which a wait begins: of a mutex of any kind, and of a lock. */
void __thinair_unlock_to_wait(void *mutex);
void __thinair_unlock_word_to_wait(int *lock);

/* Waits until what is at the address compares so ('=', '!' or '>'), then stores a new value in the same step ('+' adds, 'x' exchanges, 0 leaves it).
   Acquires. Returns what was read. */
int __thinair_wait(int *address, int comparison, int against, int operation, int operand);

/* Has the function that was called last, right before, returned a value? */
int __thinair_had_value(void);

/* Do threads meet at barriers, or must a barrier count? Then those who have stored the number of the round at their handle in the array, when as many have as are
   needed, a bit each (handle 1 is the lowest); 0 if they will never be enough. */
int __thinair_meets(void);
uint64_t __thinair_meet(const int *array, int round, unsigned needed);

/* 0 or 1: both are explored. */
int __thinair_choose(void);

/* 1 if a wait ends for no reason, 0 if not: both are explored, where it makes a difference. After the first, the thread may let go of a mutex and take it again,
   and says when it is done. */
int __thinair_spurious(void);
void __thinair_settled(void);

/* Waits until somebody wakes those who wait for the word, unless its value is another by then; or for no reason. Wakes so many of them. */
void __thinair_sleep(const int *word, int expected);
long __thinair_wake(const void *word, int most);

/* What a lock or another thing to wait for holds after its end: waiting for it is an error. */
#define DESTROYED INT_MIN

/* What is in a lock or another thing to wait for since it was initialised, until it is destroyed, where there is room for it. */
#define INITIALISED 0x1A171A17

/* Copies so many bytes: what has no value may be copied, and the copy has none either. */
void __thinair_move_1(void *to, const void *from);
void __thinair_move_2(void *to, const void *from);
void __thinair_move_4(void *to, const void *from);
void __thinair_move_8(void *to, const void *from);

/* Loads that may find what has no value, and give 0 then. */
uint8_t __thinair_copied_1(const void *address);
uint16_t __thinair_copied_2(const void *address);
uint32_t __thinair_copied_4(const void *address);
uint64_t __thinair_copied_8(const void *address);

/* What the clock says, in seconds: every value that the user gave. */
long __thinair_clock(void);

/* Only executions in which the condition is not 0 count. */
void __VERIFIER_assume(int condition);

/* An error of the program if the condition is 0. */
void __thinair_check(int condition, const char *message);

/* As before, if what the thread has read last is left from something destroyed: who did that is told. */
void __thinair_alive(int condition, const char *message);

/* What is beyond a limit of ours, if the condition is 0. */
void __thinair_limit(int condition, const char *message);

/* Attributes that somebody uses are read, if there are any: what they say may not matter, but that they are there does. */
void __thinair_read_attributes(const void *attributes);

/* The rest of a division, as of C's fmod. */
double __thinair_remainder(double value, double by);

/* The memory may hold anything, or nothing, before. */
#define CHECK_NEW(mark, what) __thinair_check(__thinair_copied_4(mark) != INITIALISED, what " is initialised that is initialised already")

/* A time to wait until, which is read, and may be any. */
/* Is it a point in time? */
static inline int read_time(const struct timespec *time) {
    long seconds = time->tv_sec, rest = time->tv_nsec;
    (void)seconds;
    return rest >= 0 && rest < 1000000000;
}

/* What whoever waits longer than until then finds. */
static inline int out_of_time(int is_time) {
    return is_time ? ETIMEDOUT : EINVAL;
}

extern void *__thinair_results[THREADS];
extern int __thinair_without_result[THREADS];
void __thinair_copy(void *to, const void *from, size_t size, uint64_t pattern);

#endif
