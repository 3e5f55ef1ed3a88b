/* Blocks of memory, and bits. A pattern says how memory is divided: a digit for each piece, from the lowest: 1 to 4 for one of 1, 2, 4 or 8 bytes, 8 and more
   for that many bytes less 8 that are passed over. */
#include "thinair.h"

static int digit(uint64_t pattern, int piece) {
    return piece > 15 ? 0 : pattern >> (4 * piece) & 15;
}

static unsigned length(int digit) {
    return digit >= 8 ? digit - 8 : 1u << (digit - 1);
}

static uint64_t load(const void *address, int digit) {
    switch (digit) {
    case 1:
        return *(const uint8_t *)address;
    case 2:
        return *(const uint16_t *)address;
    case 3:
        return *(const uint32_t *)address;
    case 4:
        return *(const uint64_t *)address;
    default:
        return 0;
    }
}

static uint64_t load_to_copy(const void *address, int digit) {
    switch (digit) {
    case 1:
        return __thinair_copied_1(address);
    case 2:
        return __thinair_copied_2(address);
    case 3:
        return __thinair_copied_4(address);
    case 4:
        return __thinair_copied_8(address);
    default:
        return 0;
    }
}

static void move(void *to, const void *from, int digit) {
    switch (digit) {
    case 1:
        __thinair_move_1(to, from);
        break;
    case 2:
        __thinair_move_2(to, from);
        break;
    case 3:
        __thinair_move_4(to, from);
        break;
    case 4:
        __thinair_move_8(to, from);
        break;
    }
}

static void store(void *address, int digit, uint64_t value) {
    switch (digit) {
    case 1:
        *(uint8_t *)address = value;
        break;
    case 2:
        *(uint16_t *)address = value;
        break;
    case 3:
        *(uint32_t *)address = value;
        break;
    case 4:
        *(uint64_t *)address = value;
        break;
    }
}

/* The next piece; at the end of the block, bytes, where a piece does not fit any more. */
static int next(uint64_t pattern, int *piece, size_t left) {
    int this = digit(pattern, *piece);
    if (!this) {
        *piece = 0;
        this = digit(pattern, 0);
    }
    ++*piece;
    return length(this) <= left ? this : 1;
}

void __thinair_copy(void *to, const void *from, size_t size, uint64_t pattern) {
    int piece = 0;
    if (to <= from || (uintptr_t)to >= (uintptr_t)from + size) {
        for (size_t at = 0; at < size;) {
            int this = next(pattern, &piece, size - at);
            move((char *)to + at, (const char *)from + at, this);
            at += length(this);
        }
        return;
    }
    /* What is copied upwards onto itself is copied from its end: find the start of each piece from the beginning. */
    for (size_t end = size; end > 0;) {
        size_t at = 0;
        int this = 1;
        piece = 0;
        for (size_t after = 0; after < end;) {
            at = after;
            this = next(pattern, &piece, size - at);
            after += length(this);
        }
        move((char *)to + at, (const char *)from + at, this);
        end = at;
    }
}

void __thinair_fill(void *to, int byte, size_t size, uint64_t pattern) {
    int piece = 0;
    for (size_t at = 0; at < size;) {
        int this = next(pattern, &piece, size - at);
        store((char *)to + at, this, (byte & 255) * 0x0101010101010101ull);
        at += length(this);
    }
}

uint64_t __thinair_swap_bytes(uint64_t value, uint64_t bits) {
    uint64_t swapped = 0;
    for (uint64_t i = 0; i < bits; i += 8)
        swapped = swapped << 8 | (value >> i & 255);
    return swapped;
}

int __thinair_compare(const void *left, const void *right, size_t size, uint64_t pattern) {
    int piece = 0;
    for (size_t at = 0; at < size;) {
        int this = next(pattern, &piece, size - at);
        uint64_t a = load((const char *)left + at, this), b = load((const char *)right + at, this);
        if (a != b) {
            unsigned bits = 8 * length(this);
            return __thinair_swap_bytes(a, bits) < __thinair_swap_bytes(b, bits) ? -1 : 1;
        }
        at += length(this);
    }
    return 0;
}

/* The sizes of objects, by their number, where the program can ask for more. */
#define OBJECTS 4096
static size_t sizes[OBJECTS];

static void *sized(void *object, size_t size) {
    uint64_t number = (uint64_t)object >> 32;
    __thinair_limit(number < OBJECTS, "more than 4096 objects are not supported together with realloc");
    sizes[number] = size;
    return object;
}

void *__thinair_malloc(size_t size) {
    return sized(malloc(size), size);
}

void *__thinair_calloc(size_t count, size_t size) {
    return sized(calloc(count, size), count * size);
}

void *__thinair_realloc(void *old, size_t size, uint64_t pattern) {
    void *new = sized(malloc(size), size);
    if (old) {
        size_t before = sizes[(uint64_t)old >> 32];
        __thinair_copy(new, old, before < size ? before : size, pattern);
        free(old);
    }
    return new;
}

void *__thinair_reallocarray(void *old, size_t count, size_t size, uint64_t pattern) {
    return __thinair_realloc(old, count * size, pattern);
}

size_t malloc_usable_size(void *object) {
    return object ? sizes[(uint64_t)object >> 32] : 0;
}

/* How objects were allocated, by their number, where the program has several ways: the size, and in the lowest bits the way; 0: not known. */
enum { OF_MALLOC = 1, OF_NEW, OF_NEW_ARRAY };
static uint64_t origins[OBJECTS];

static void *noted(void *object, size_t size, int origin) {
    uint64_t number = (uint64_t)object >> 32;
    if (number < OBJECTS)
        __atomic_store_n(&origins[number], size << 2 | origin, __ATOMIC_RELAXED);
    return object;
}

void *__thinair_new(size_t size, int origin) {
    /* What has no bytes has an address of its own all the same. */
    return noted(malloc(size ? size : 1), size, origin);
}

void *__thinair_malloc_noted(size_t size) {
    return noted(malloc(size), size, OF_MALLOC);
}

void *__thinair_calloc_noted(size_t count, size_t size) {
    return noted(calloc(count, size), count * size, OF_MALLOC);
}

/* The size is that of a sized operator, or 0. */
void __thinair_delete(void *object, int way, size_t size) {
    uint64_t number = (uint64_t)object >> 32;
    if (object && number < OBJECTS) {
        uint64_t known = __atomic_load_n(&origins[number], __ATOMIC_RELAXED);
        int origin = known & 3;
        if (known) {
            __thinair_check(origin != OF_MALLOC || way == OF_MALLOC, "memory of malloc() is deleted by delete");
            __thinair_check(origin == OF_MALLOC || way != OF_MALLOC, "what new has made is freed by free()");
            __thinair_check(origin != OF_NEW || way != OF_NEW_ARRAY, "what new has made is deleted by delete[]");
            __thinair_check(origin != OF_NEW_ARRAY || way != OF_NEW, "what new[] has made is deleted by delete, not by delete[]");
            __thinair_check(!size || size == known >> 2, "an object is deleted as one of another size");
        }
    }
    free(object);
}

static int is_power_of_two(size_t number) {
    return number && !(number & (number - 1));
}

void *__thinair_aligned_alloc(size_t alignment, size_t size) {
    if (is_power_of_two(alignment))
        return malloc(size);
    errno = EINVAL;
    return 0;
}

int __thinair_posix_memalign(void **object, size_t alignment, size_t size) {
    if (!is_power_of_two(alignment) || alignment % sizeof(void *))
        return EINVAL;
    *object = malloc(size);
    return 0;
}

void __thinair_function_free(void *object) {
    free(object);
}

void *__thinair_function_malloc(size_t size) {
    return malloc(size);
}

void *__thinair_function_realloc(void *object, size_t size) {
    return realloc(object, size);
}

void __thinair_function_abort(void) {
    abort();
}

uint64_t __thinair_trailing_zeros(uint64_t value, uint64_t bits) {
    uint64_t count = 0;
    while (count < bits && !(value >> count & 1))
        count++;
    return count;
}

uint64_t __thinair_leading_zeros(uint64_t value, uint64_t bits) {
    uint64_t count = 0;
    while (count < bits && !(value >> (bits - 1 - count) & 1))
        count++;
    return count;
}

uint64_t __thinair_reverse_bits(uint64_t value, uint64_t bits) {
    uint64_t reversed = 0;
    for (uint64_t i = 0; i < bits; i++)
        reversed = reversed << 1 | (value >> i & 1);
    return reversed;
}

/* Division of integers of 128 bits, a half of the result at a time: the lower or the higher word of the quotient or of the rest. */
uint64_t __thinair_divide(uint64_t low, uint64_t high, uint64_t by_low, uint64_t by_high, uint64_t rest_wanted, uint64_t high_wanted) {
    unsigned __int128 value = (unsigned __int128)high << 64 | low, by = (unsigned __int128)by_high << 64 | by_low;
    unsigned __int128 quotient = 0, rest = 0;
    uint64_t is_zero = by_low | by_high;
    /* The error is a division by zero. */
    is_zero = 1 / is_zero;
    for (int i = 127; i >= 0; i--) {
        /* The bit that the rest loses counts too. */
        int carry = rest >> 127;
        rest = rest << 1 | (value >> i & 1);
        if (carry || rest >= by) {
            rest -= by;
            quotient |= (unsigned __int128)1 << i;
        }
    }
    unsigned __int128 result = rest_wanted ? rest : quotient;
    return high_wanted ? (uint64_t)(result >> 64) : (uint64_t)result;
}

uint64_t __thinair_divide_signed(uint64_t low, uint64_t high, uint64_t by_low, uint64_t by_high, uint64_t rest_wanted, uint64_t high_wanted) {
    unsigned __int128 value = (unsigned __int128)high << 64 | low, by = (unsigned __int128)by_high << 64 | by_low;
    int negative = high >> 63, by_negative = by_high >> 63;
    if (negative)
        value = 0 - value;
    if (by_negative)
        by = 0 - by;
    uint64_t result_low = __thinair_divide(value, value >> 64, by, by >> 64, rest_wanted, 0);
    uint64_t result_high = __thinair_divide(value, value >> 64, by, by >> 64, rest_wanted, 1);
    unsigned __int128 result = (unsigned __int128)result_high << 64 | result_low;
    if (rest_wanted ? negative : negative != by_negative)
        result = 0 - result;
    return high_wanted ? (uint64_t)(result >> 64) : (uint64_t)result;
}
