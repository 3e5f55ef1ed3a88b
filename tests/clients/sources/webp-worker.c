// A worker thread of libwebp runs its hook; sync waits for it.
// With: -- -ISOURCES/libwebp -DWEBP_USE_THREAD
#include <assert.h>
#include <pthread.h>
#include "libwebp/src/utils/thread_utils.c"

static int done;
static int hook(void *one, void *two) { return done = 1; }

void *WebPSafeCalloc(uint64_t count, size_t size) { return calloc(count, size); }
void WebPSafeFree(void *memory) { free(memory); }

int main(void) {
    WebPWorker worker;
    const WebPWorkerInterface *interface = WebPGetWorkerInterface();
    interface->Init(&worker);
    worker.hook = hook;
    interface->Reset(&worker);
    interface->Launch(&worker);
    interface->Sync(&worker);
    assert(done == 1);
    interface->End(&worker);
    return 0;
}
