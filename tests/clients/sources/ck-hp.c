// A reader protects what it uses with Concurrency Kit's hazard pointer; a writer replaces and retires it.
// With: --volatile relaxed -- -ISOURCES/ck/src -DCK_USE_CC_BUILTINS -DCK_MD_RMO
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <ck_hp.h>
#include "ck/src/ck_hp.c"

struct object { int value; ck_hp_hazard_t hazard; };
static ck_hp_t domain;
static ck_hp_record_t records[2];
static void *slots[2][1];
static struct object *shared;

static void destroy(void *object) { free(object); }

static void *other(void *unused) {
    struct object *seen;
    do {
        seen = ck_pr_load_ptr(&shared);
        ck_hp_set_fence(&records[1], 0, seen);
    } while (seen != ck_pr_load_ptr(&shared));
    assert(seen->value == 1 || seen->value == 2);
    ck_hp_set(&records[1], 0, 0);
    return 0;
}

int main(void) {
    pthread_t thread;
    struct object *new = malloc(sizeof *new), *old = malloc(sizeof *old);
    old->value = 1;
    shared = old;
    ck_hp_init(&domain, 1, 0, destroy);
    ck_hp_register(&domain, &records[0], slots[0]);
    ck_hp_register(&domain, &records[1], slots[1]);
    pthread_create(&thread, 0, other, 0);
    new->value = 2;
    ck_pr_fence_store();
    ck_pr_fas_ptr(&shared, new);
    ck_pr_fence_memory();
    ck_hp_free(&records[0], &old->hazard, old, old);
    pthread_join(thread, 0);
    return 0;
}
