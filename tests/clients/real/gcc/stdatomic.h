// For code that GCC compiles and clang does not: GCC's <stdatomic.h> also takes variables that are not _Atomic. Here
// none is, so accesses outside of these functions are plain.
#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef enum {
    memory_order_relaxed = __ATOMIC_RELAXED,
    memory_order_consume = __ATOMIC_CONSUME,
    memory_order_acquire = __ATOMIC_ACQUIRE,
    memory_order_release = __ATOMIC_RELEASE,
    memory_order_acq_rel = __ATOMIC_ACQ_REL,
    memory_order_seq_cst = __ATOMIC_SEQ_CST
} memory_order;
typedef bool atomic_bool;
typedef int atomic_int;
typedef unsigned atomic_uint;
typedef unsigned long atomic_size_t;
typedef uintptr_t atomic_uintptr_t;

#define atomic_init(object, value) ((void)(*(object) = (value)))
#define atomic_thread_fence(order) __atomic_thread_fence(order)
#define atomic_load_explicit(object, order) __atomic_load_n(object, order)
#define atomic_load(object) __atomic_load_n(object, __ATOMIC_SEQ_CST)
#define atomic_store_explicit(object, value, order) \
    ({ __auto_type object_ = (object); typeof(*object_) value_ = (typeof(*object_))(value); __atomic_store(object_, &value_, order); })
#define atomic_store(object, value) atomic_store_explicit(object, value, __ATOMIC_SEQ_CST)
#define atomic_exchange(object, value) \
    ({ __auto_type object_ = (object); typeof(*object_) value_ = (typeof(*object_))(value); __atomic_exchange_n(object_, value_, __ATOMIC_SEQ_CST); })
#define atomic_compare_exchange_strong(object, expected, value) \
    ({ __auto_type object_ = (object); typeof(*object_) value_ = (typeof(*object_))(value); \
       __atomic_compare_exchange_n(object_, (typeof(object_))(expected), value_, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); })
#define atomic_fetch_add(object, value) __atomic_fetch_add(object, value, __ATOMIC_SEQ_CST)
#define atomic_fetch_sub(object, value) __atomic_fetch_sub(object, value, __ATOMIC_SEQ_CST)
