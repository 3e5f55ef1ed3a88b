// pthread_exit runs the destructors of what is on the way.
// thinair: --variants RACE
#include <cassert>
#include <pthread.h>

static int closed;

struct closes {
    ~closes() { closed++; }
};

static void leave() {
    closes inner;
    pthread_exit(nullptr);
}

static void *work(void *) {
    closes outer;
    leave();
    return nullptr;
}

int main() {
    pthread_t worker;
    pthread_create(&worker, nullptr, work, nullptr);
#ifdef RACE
    assert(closed <= 2);
#endif
    pthread_join(worker, nullptr);
    assert(closed == 2);
}
