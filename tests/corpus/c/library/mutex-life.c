// A mutex on the heap, from its making to its end.
// thinair: --variants HELD FREED FORGOTTEN_UNLOCK
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct account {
    pthread_mutex_t mutex;
    int balance;
};

static void *deposit(void *argument) {
    struct account *account = argument;
    pthread_mutex_lock(&account->mutex);
    account->balance += 10;
#ifndef FORGOTTEN_UNLOCK
    pthread_mutex_unlock(&account->mutex);
#endif
    return 0;
}

int main(void) {
    struct account *account = malloc(sizeof *account);
    pthread_mutex_init(&account->mutex, 0);
    account->balance = 0;
    pthread_t a, b;
    pthread_create(&a, 0, deposit, account);
    pthread_create(&b, 0, deposit, account);
    pthread_join(a, 0);
#ifndef FREED
    pthread_join(b, 0);
#endif
#ifdef HELD
    pthread_mutex_lock(&account->mutex);
#endif
    pthread_mutex_destroy(&account->mutex);
    assert(account->balance == 20);
    free(account);
    return 0;
}
