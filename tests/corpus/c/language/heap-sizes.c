// Memory on the heap that is accessed in several sizes, by one thread after the other.
// thinair: --variants WRONG
// thinair: --models sc tso rc11
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct record {
    unsigned whole;
    unsigned short halves[2];
    unsigned long wide;
};

static struct record *one, *other;
#define EXPECTED 1310ul

static unsigned long sum;

static void *work(void *unused) {
    unsigned turn = 5;
    one->whole = turn;
    one->halves[0] = turn;
    one->halves[1] = 2 * turn;
    one->wide = 3ul * turn;
    *(unsigned *)one->halves += 1;
    memcpy((char *)other, (char *)one, sizeof *other);
    ((unsigned char *)&other->wide)[1] ^= 5;
    sum = sum * 31 + other->wide + other->halves[1] + ((unsigned char *)other)[0];
    return unused;
}

int main(void) {
    pthread_t thread;
    one = malloc(sizeof *one);
    other = malloc(sizeof *other);
    pthread_create(&thread, 0, work, 0);
    pthread_join(thread, 0);
    // As computed by a processor.
#ifdef WRONG
    assert(sum == EXPECTED + 1);
#else
    assert(sum == EXPECTED);
#endif
    free(one);
    free(other);
    return 0;
}
