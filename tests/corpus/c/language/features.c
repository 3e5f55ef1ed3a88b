// What the language has, each by itself, right and wrong.
// thinair: --variants COPY UNION POINTER RECURSION ARGUMENTS BITS FLOATS WIDE ARRAY MIXED
#include <assert.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

struct pair {
    char letter;
    int number;
    long large;
};

static struct pair shared = {'a', 1, 2}, copied;

static void struct_copy(void) {
    struct pair local = shared;
    local.number++;
    copied = local;
    memcpy(&shared, &copied, sizeof shared);
#ifdef COPY
    assert(shared.number == 1);
#endif
    assert(shared.number == 2 && copied.letter == 'a' && shared.large == 2);
}

static void unions(void) {
    union {
        uint32_t whole;
        uint8_t bytes[4];
        float number;
    } value = {.number = 1.0f};
    assert(value.whole == 0x3f800000 && value.bytes[3] == 0x3f);
#ifdef UNION
    assert(value.bytes[3] == 0);
#endif
}

static int add(int left, int right) {
    return left + right;
}

static int negate(int value) {
    return -value;
}

static void function_pointers(void) {
    int (*binary)(int, int) = add;
#ifdef POINTER
    binary = (int (*)(int, int))negate;
#endif
    assert(binary(1, 2) == 3);
}

static int recursion(int depth) {
#ifdef RECURSION
    assert(depth < 10);
#endif
    return depth ? 1 + recursion(depth - 1) : 0;
}

static int varargs(int count, ...) {
    va_list arguments, again;
    int sum = 0;
    va_start(arguments, count);
    va_copy(again, arguments);
    for (int i = 0; i < count; i++)
        sum += va_arg(arguments, int);
    sum += (int)va_arg(again, int);
    va_end(again);
    va_end(arguments);
    return sum;
}

static struct {
    unsigned ready : 1, count : 7;
    signed level : 4;
} field;

static void bit_fields(void) {
    field.count = 127;
    field.level = -8;
    field.ready = 1;
    field.count++;
    assert(field.count == 0 && field.level == -8 && field.ready == 1);
#ifdef BITS
    assert(field.count == 128);
#endif
}

static void floats(void) {
    volatile double third = 1.0 / 3;
    assert(third * 3 == 1.0 && (int)(third * 10) == 3 && (float)third != third);
#ifdef FLOATS
    assert(0.1 + 0.2 == 0.3 + (third - third));
#endif
}

static void wide_integers(void) {
    volatile unsigned long large = ~0ul;
    unsigned __int128 product = (unsigned __int128)large * large;
    assert(product >> 64 == large - 1 && (unsigned long)product == 1);
#ifdef WIDE
    assert(product == 1);
#endif
}

static atomic_int word;

static void *half(void *argument) {
#ifdef MIXED
    atomic_store((_Atomic short *)&word, 1);
#else
    atomic_store(&word, 1);
#endif
    return 0;
}

int main(void) {
    int array[3] = {1, 2, 3};
    volatile int index = 2;
    pthread_t thread;
    struct_copy();
    unions();
    function_pointers();
    assert(recursion(20) == 20);
    bit_fields();
    floats();
    wide_integers();
    assert(varargs(3, 1, 2, 3) == 7);
#ifdef ARGUMENTS
    assert(varargs(1, 5) == 5);
#endif
#ifdef ARRAY
    index = 3;
#endif
    assert(array[index] == 3);
    pthread_create(&thread, 0, half, 0);
    assert(atomic_load(&word) <= 1);
    pthread_join(thread, 0);
    return 0;
}
