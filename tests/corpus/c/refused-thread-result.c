// The result of a thread is not kept.
#include <pthread.h>

static void *worker(void *unused) { return unused; }

int main(void) {
    pthread_t thread;
    void *result;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, &result);
    return 0;
}
