// A structure that a function returns is whole, though a variable of the function that is in memory ends with it.
// thinair: --variants WRONG
#include <assert.h>
#include <pthread.h>

struct two {
    long first, second;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void set(int *address) {
    *address = 1;
}

static struct two get(void) {
    int local;
    set(&local);
    struct two result = {3, 4 + local};
    return result;
}

static void *counts(void *unused) {
    pthread_mutex_lock(&mutex);
    count++;
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, 0, counts, 0);
    pthread_create(&other, 0, counts, 0);
    struct two got = get();
#ifdef WRONG
    assert(got.second == 0);
#else
    assert(got.first == 3 && got.second == 5);
#endif
    pthread_join(one, 0);
    pthread_join(other, 0);
    return 0;
}
