// Only what was allocated is freed: no variable of a function, of the program or of a thread.
// thinair: --variants LOCAL THROUGH_FUNCTION IN_THREAD REALLOC GLOBAL CONSTANT ARRAY
// thinair: --models sc tso rc11
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static int global;

static void drop(char *memory) {
    free(memory);
}

static void *dropper(void *memory) {
    drop(memory);
    return NULL;
}

int main(void) {
    char buffer[8], *own = malloc(8);
    buffer[0] = own[0] = 'a';
    int size = 3;
    char row[size];
    memset(row, 0, size);
#if defined LOCAL
    free(buffer);
#elif defined THROUGH_FUNCTION
    drop(buffer);
    own[1] = buffer[0];
#elif defined IN_THREAD
    pthread_t thread;
    pthread_create(&thread, NULL, dropper, buffer);
    pthread_join(thread, NULL);
#elif defined REALLOC
    char *more = realloc(buffer, 16);
    more[0] = 'b';
#elif defined GLOBAL
    free(&global);
#elif defined CONSTANT
    free("text");
#elif defined ARRAY
    free(row);
#endif
    pthread_t right;
    pthread_create(&right, NULL, dropper, own);
    pthread_join(right, NULL);
    return row[0] + buffer[0] - 'a';
}
