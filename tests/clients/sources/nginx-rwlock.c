// A writer and a reader under nginx's lock for readers and writers. The types are those of its configuration.
// With: --volatile relaxed -- -ISOURCES/nginx/src/core
#include <assert.h>
#include <pthread.h>
#define _NGX_CONFIG_H_INCLUDED_
#define _NGX_CORE_H_INCLUDED_
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
typedef intptr_t ngx_int_t;
typedef uintptr_t ngx_uint_t;
typedef int64_t ngx_atomic_int_t;
typedef uint64_t ngx_atomic_uint_t;
#define NGX_HAVE_ATOMIC_OPS 1
typedef volatile ngx_atomic_uint_t ngx_atomic_t;
#define NGX_SMP 1
#define ngx_inline inline
static ngx_int_t ngx_ncpu = 1;
#ifdef ASSEMBLY
#define NGX_SMP_LOCK "lock;"
#include "nginx/src/os/unix/ngx_gcc_atomic_amd64.h"
#else
#define ngx_atomic_cmp_set(lock, old, set) __sync_bool_compare_and_swap(lock, old, set)
#define ngx_atomic_fetch_add(value, add) __sync_fetch_and_add(value, add)
#define ngx_cpu_pause() __asm__("pause")
#endif
#define ngx_sched_yield() sched_yield()
#include "nginx/src/core/ngx_rwlock.c"

static ngx_atomic_t lock;

static int left, right;

static void *write_both(void *unused) {
    ngx_rwlock_wlock(&lock);
    left = 1;
    right = 1;
    ngx_rwlock_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, write_both, 0);
    ngx_rwlock_rlock(&lock);
    int one = left, other = right;
    ngx_rwlock_unlock(&lock);
    assert(one == other);
    pthread_join(thread, 0);
    return 0;
}
