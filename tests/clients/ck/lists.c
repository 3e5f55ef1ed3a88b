// One thread inserts into one of Concurrency Kit's lists, another walks it without a lock: what it finds has contents.
// SLIST, STAILQ, LIST: which.
// With: --volatile relaxed
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <ck_queue.h>

struct item {
    int value;
    CK_SLIST_ENTRY(item) slink;
    CK_STAILQ_ENTRY(item) tlink;
    CK_LIST_ENTRY(item) link;
};
static struct item items[2] = {{1}};

#if defined(SLIST)
static CK_SLIST_HEAD(head, item) list = CK_SLIST_HEAD_INITIALIZER(list);
#define INSERT(item) CK_SLIST_INSERT_HEAD(&list, item, slink)
#define EACH(item) CK_SLIST_FOREACH(item, &list, slink)
#elif defined(STAILQ)
static CK_STAILQ_HEAD(head, item) list = CK_STAILQ_HEAD_INITIALIZER(list);
#define INSERT(item) CK_STAILQ_INSERT_TAIL(&list, item, tlink)
#define EACH(item) CK_STAILQ_FOREACH(item, &list, tlink)
#else
static CK_LIST_HEAD(head, item) list = CK_LIST_HEAD_INITIALIZER(list);
#define INSERT(item) CK_LIST_INSERT_HEAD(&list, item, link)
#define EACH(item) CK_LIST_FOREACH(item, &list, link)
#endif

static void *walks(void *unused) {
    struct item *item;
    int count = 0;
    EACH(item) {
        assert(item->value == 1);
        count++;
    }
    assert(count == 1 || count == 2);
    return 0;
}

int main(void) {
    pthread_t thread;
    INSERT(&items[0]);
    pthread_create(&thread, 0, walks, 0);
    items[1].value = 1;
    INSERT(&items[1]);
    pthread_join(thread, 0);
    return 0;
}
