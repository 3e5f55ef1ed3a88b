// A thread is given the address of a local variable of a function that has returned.
#include <pthread.h>
#include <stdatomic.h>

static void *user(void *argument) {
    atomic_store((atomic_int *)argument, 1);
    return NULL;
}

static pthread_t start(void) {
    atomic_int local = 0;
    pthread_t thread;
    pthread_create(&thread, NULL, user, (void *)&local);
    return thread;
}

int main(void) {
    pthread_join(start(), NULL);
    return 0;
}
