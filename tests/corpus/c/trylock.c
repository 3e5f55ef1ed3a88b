// Mutexes on the heap, initialised while running; one thread gives up if the mutex is held.
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
    pthread_mutex_unlock(&account->mutex);
    return NULL;
}

static void *try_deposit(void *argument) {
    struct account *account = argument;
    if (pthread_mutex_trylock(&account->mutex) == 0) {
        account->balance += 5;
        pthread_mutex_unlock(&account->mutex);
    }
    return NULL;
}

int main(void) {
    struct account *account = malloc(sizeof *account);
    pthread_mutex_init(&account->mutex, NULL);
    account->balance = 0;
    pthread_t first, second;
    pthread_create(&first, NULL, deposit, account);
    pthread_create(&second, NULL, try_deposit, account);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    assert(account->balance == 10 || account->balance == 15);
    pthread_mutex_destroy(&account->mutex);
    free(account);
    return 0;
}
