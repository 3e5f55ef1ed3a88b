// A work-stealing deque whose array grows: the owner puts in three and takes one out, N threads steal one each. After Chase and Lev's first
// form, with the orders that Lê and others give; the array starts with room for two.
#include "bench.h"

struct array {
    long size;
    atomic_int cells[4];
};

static struct array small = {.size = 2}, large = {.size = 4};
static _Atomic(struct array *) current;
static atomic_long top, bottom;

static void put(int value) {
    long b = READ(bottom), t = ACQUIRE(top);
    struct array *array = READ(current);
    if (b - t >= array->size) {
        for (long i = t; i < b; i++)
            WRITE(large.cells[i % large.size], READ(array->cells[i % array->size]));
        array = &large;
        RELEASE(current, array);
    }
    WRITE(array->cells[b % array->size], value);
    atomic_thread_fence(memory_order_release);
    WRITE(bottom, b + 1);
}

static int take(void) {
    long b = READ(bottom) - 1;
    struct array *array = READ(current);
    WRITE(bottom, b);
    atomic_thread_fence(memory_order_seq_cst);
    long t = READ(top);
    int value = 0;
    if (t <= b) {
        value = READ(array->cells[b % array->size]);
        if (t == b) {
            if (!atomic_compare_exchange_strong_explicit(&top, &t, t + 1, memory_order_seq_cst, memory_order_relaxed))
                value = 0;
            WRITE(bottom, b + 1);
        }
    } else {
        WRITE(bottom, b + 1);
    }
    return value;
}

static int steal(void) {
    long t = ACQUIRE(top);
    atomic_thread_fence(memory_order_seq_cst);
    long b = ACQUIRE(bottom);
    if (t >= b)
        return 0;
    struct array *array = ACQUIRE(current);
    int value = READ(array->cells[t % array->size]);
    if (!atomic_compare_exchange_strong_explicit(&top, &t, t + 1, memory_order_seq_cst, memory_order_relaxed))
        return 0;
    return value;
}

static int taken[N + 1];

static void body(int me) {
    if (me < N) {
        taken[me] = steal();
        return;
    }
    put(1);
    put(2);
    put(3);
    taken[N] = take();
}

int main(void) {
    atomic_init(&current, &small);
    run_threads(N + 1);
    int times[4] = {0};
    for (int i = 0; i <= N; i++)
        times[taken[i]]++;
    for (int value = 1; value <= 3; value++)
        assert(times[value] <= 1);
    return 0;
}
