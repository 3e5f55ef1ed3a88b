// What is printed changes nothing, and comes with the execution that is shown.
// thinair: --variants FAILS
#include <assert.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x;

static void log_it(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
}

static void *work(void *argument) {
    printf("x is %d\n", x);
    puts("a line");
    putchar('!');
    fprintf(stderr, "an error: %s\n", "none");
    fputs("as it is\n", stdout);
    perror("work");
    log_it("%d of %d\n", 1, 2);
    fflush(stdout);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, work, 0);
    x = 1;
    pthread_join(thread, 0);
#ifdef FAILS
    assert(x == 2);
#endif
    return 0;
}
