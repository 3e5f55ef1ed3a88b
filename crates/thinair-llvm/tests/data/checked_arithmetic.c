// Arithmetic that says whether it overflows, in every width.
#include <assert.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>

static int64_t numbers[] = {0, 1, -1, 2, 3, INT64_MAX, INT64_MIN, INT64_MAX / 2, INT64_MAX / 3, 0x100000000, -0x80000000L};

int main(void) {
    int count = sizeof numbers / sizeof *numbers;
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < count; j++) {
            int64_t a = numbers[i], b = numbers[j], result;
            uint64_t ua = a, ub = b, plain;
            __int128 sum = (__int128)a + b, difference = (__int128)a - b;
            assert(__builtin_add_overflow(a, b, &result) == (sum > INT64_MAX || sum < INT64_MIN));
            assert(result == (int64_t)sum);
            assert(__builtin_sub_overflow(a, b, &result) == (difference > INT64_MAX || difference < INT64_MIN));
            assert(result == (int64_t)difference);
            assert(__builtin_add_overflow(ua, ub, &plain) == (ua + ub < ua));
            assert(__builtin_sub_overflow(ua, ub, &plain) == (ua < ub));
            assert(__builtin_mul_overflow(ua, ub, &plain) == (ua != 0 && ub > UINT64_MAX / ua));
            assert(plain == ua * ub);
        }
    }
    int64_t product;
    assert(!__builtin_mul_overflow(INT64_MAX, -1L, &product) && product == -INT64_MAX);
    assert(__builtin_mul_overflow(INT64_MIN, -1L, &product));
    assert(!__builtin_mul_overflow(INT64_MIN, 1L, &product) && product == INT64_MIN);
    assert(!__builtin_mul_overflow(-0x80000000L, 0x100000000L, &product) && product == INT64_MIN);
    assert(__builtin_mul_overflow(0x80000000L, 0x100000000L, &product));
#ifdef WRONG
    assert(__builtin_mul_overflow(3L, -5L, &product));
#endif
    return 0;
}
