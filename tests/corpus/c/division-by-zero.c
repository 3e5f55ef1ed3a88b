// The divisor is what another thread has written, or not.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int divisor;

static void *writer(void *unused) {
    atomic_store(&divisor, 2);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int half = 10 / atomic_load(&divisor);
    pthread_join(thread, NULL);
    return half;
}
