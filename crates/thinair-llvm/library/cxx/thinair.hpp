/* What the runtime is built on. */
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <new>
#include <pthread.h>
#include <typeinfo>

extern "C" {
/* Leaves functions with an exception until somebody catches it; 0 if the thread ends. */
[[noreturn]] void __thinair_unwind(void *exception);

/* Is there an active call that may catch? */
int __thinair_caught(void);

/* Errors of the program if the condition is 0: nobody catches; the language ends the program; a library is not used by its rules. */
void __thinair_expect_catcher(int condition, const char *message);
void __thinair_go_on(int condition, const char *message);
void __thinair_check(int condition, const char *message);
void __thinair_limit(int condition, const char *message);

int __thinair_wait(int *address, int comparison, int against, int operation, int operand);
int __thinair_choose(void);
int __thinair_spurious(void);
void __thinair_settled(void);
void __VERIFIER_assume(int condition);
void __thinair_begin_wait(pthread_cond_t *condition, void *lock);
void __thinair_end_wait(void);
int __thinair_wait_until(pthread_cond_t *condition, pthread_mutex_t *mutex);
long __thinair_self(void);
}
