// A reader of Concurrency Kit's sequence lock sees both parts of what was written, or neither. (What it reads is volatile, to be atomic with --volatile relaxed.)
// With: --volatile relaxed
#include <assert.h>
#include <pthread.h>
#include <ck_sequence.h>

static ck_sequence_t sequence = CK_SEQUENCE_INITIALIZER;
static volatile int left, right;

static void *writes(void *unused) {
    ck_sequence_write_begin(&sequence);
    left = 1;
    right = 1;
    ck_sequence_write_end(&sequence);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writes, 0);
    unsigned version = ck_sequence_read_begin(&sequence);
    int one = left, other = right;
    if (!ck_sequence_read_retry(&sequence, version))
        assert(one == other);
    pthread_join(thread, 0);
    return 0;
}
