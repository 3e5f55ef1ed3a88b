// The same memory in different sizes, where nothing is atomic.
// thinair: --variants RACE GAP SHORT
// thinair: --models sc tso rc11 power
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct point {
    char tag;
    int x;
};

struct value {
    enum { NUMBER, TEXT } kind;
    union {
        int64_t number;
        char text[8];
    };
};

static char buffer[16];
static uint32_t word;

static struct point moved(struct point *from, int by) {
    struct point to = *from;
    to.x += by;
    struct point *result = &to;
    return *result;
}

static void show(struct point *point, int expected) {
    assert(point->x == expected && point->tag == 'p');
}

static unsigned sum_of_bytes(const void *memory, size_t size) {
    const unsigned char *bytes = memory;
    unsigned sum = 0;
    for (size_t i = 0; i < size; i++)
        sum += bytes[i];
    return sum;
}

static void set_text(struct value *value) {
    value->kind = TEXT;
    value->number = 0;
    value->text[1] = 'b';
}

static void *other(void *unused) {
#ifdef RACE
    ((char *)&word)[2] = 1;
#endif
    return unused;
}

int main(void) {
    pthread_t thread;
    struct point start = {'p', 1};
    struct point end = moved(&start, 2);
    show(&end, 3);

    memset(buffer, 1, sizeof buffer);
    assert(sum_of_bytes(buffer, sizeof buffer) == 16);
    memcpy(buffer, "0123456789", 11);
    assert(buffer[9] == '9' && strlen(buffer) == 10);

    struct value *value = malloc(sizeof *value);
    set_text(value);
    assert(value->number == 'b' << 8);
    free(value);

    uint16_t *halves = malloc(8);
    halves[0] = 0x0201, halves[1] = 0x0403;
    assert(*(uint32_t *)halves == 0x04030201);
#ifdef GAP
    assert(*(uint64_t *)halves == 0);
#endif
#ifdef SHORT
    halves[4] = 1;
#endif
    free(halves);

    pthread_create(&thread, NULL, other, NULL);
    word = 0x01020304;
    pthread_join(thread, NULL);
    assert(sum_of_bytes(&word, sizeof word) == 10);
    return 0;
}
