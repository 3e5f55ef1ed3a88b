// Two threads that step back for each other: each raises its flag, and takes it down again if it sees the other's. Both loops have an exit, and both may be left or
// go round for ever, in step.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int flag[2];

static void enter(int own, int other) {
    for (;;) {
        atomic_store(&flag[own], 1);
        if (!atomic_load(&flag[other]))
            break;
        atomic_store(&flag[own], 0);
    }
    atomic_store(&flag[own], 0);
}

static void *second(void *argument) {
    enter(1, 0);
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, second, NULL);
    enter(0, 1);
    pthread_join(thread, NULL);
    return 0;
}
