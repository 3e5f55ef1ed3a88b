// A reader in a section of Concurrency Kit's epochs uses what a writer replaces, and frees after synchronizing.
// With: --volatile relaxed --unroll 3 -- -ISOURCES/ck/src -DCK_USE_CC_BUILTINS -DCK_MD_RMO
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_epoch.h>
#include "ck/src/ck_epoch.c"

static ck_epoch_t epoch;
static ck_epoch_record_t records[2];
static int *volatile shared;

static void *other(void *unused) {
    ck_epoch_section_t section;
    ck_epoch_begin(&records[1], &section);
    int *seen = shared;
    ck_pr_fence_load();
    int value = *seen;
    ck_epoch_end(&records[1], &section);
    assert(value == 1 || value == 2);
    return 0;
}

int main(void) {
    pthread_t thread;
    int *new = malloc(sizeof *new), *old = malloc(sizeof *old);
    *old = 1;
    shared = old;
    ck_epoch_init(&epoch);
    ck_epoch_register(&epoch, &records[0], 0);
    ck_epoch_register(&epoch, &records[1], 0);
    pthread_create(&thread, 0, other, 0);
    *new = 2;
    ck_pr_fence_store();
    shared = new;
    ck_epoch_synchronize(&records[0]);
    free(old);
    pthread_join(thread, 0);
    return 0;
}
