// One thread writes a word, another reads a byte of it.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int word;

static void *writer(void *unused) {
    atomic_store(&word, 1);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int byte = atomic_load((_Atomic char *)&word);
    pthread_join(thread, NULL);
    return byte;
}
