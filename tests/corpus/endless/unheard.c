// A thread waits for a signal that nobody gives, while another works for ever.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int signal_given, work;

static void *waits(void *argument) {
    while (!atomic_load(&signal_given)) {
    }
    return argument;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, waits, NULL);
    for (;;)
        atomic_fetch_xor(&work, 1);
}
