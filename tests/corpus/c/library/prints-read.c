// What prints a text reads it: freed, null, unterminated, uninitialised or racing memory is the error that any access to it is. The result is the number of
// characters, and %n stores it.
// thinair: --variants FREED NULL_TEXT UNTERMINATED UNINITIALISED RACE PUTS_FREED PERROR_FREED WRITTEN PRECISION COUNT NOWHERE FORMAT LIST
#include <assert.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char shared[4] = "abc";
static char full[3] = {'a', 'b', 'c'};
static const char *nothing;
static char directive[] = "%d and %s\n";

static void *writes(void *unused) {
#ifdef RACE
    shared[1] = 'x';
#endif
    return 0;
}

static int prints(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = vprintf(format, list);
    va_end(list);
    return count;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writes, 0);
    char *text = malloc(4), *other = malloc(4);
    strcpy(text, "hi");
    char *unset = other;
#ifndef UNINITIALISED
    strcpy(other, "ho");
#endif
    printf("%s %s\n", text, unset);
    printf("%s\n", shared);
    printf("%.3s\n", full);
#ifdef UNTERMINATED
    printf("%s\n", full);
#endif
#ifdef PRECISION
    printf("%.*s\n", 4, full);
#endif
#ifdef NULL_TEXT
    printf("%d %s\n", 1, nothing);
#endif
    int count = 0, all = printf("%d%n, %s, %5.2f|%-4d|%%\n", 1234, &count, text, 3.14159, 7);
#ifdef COUNT
    assert(all != 23);
#endif
    assert(count == 4 && all == 23);
    assert(printf(directive, 17, text) == 10);
    assert(prints("%x %s %c\n", 255, text, 'c') == 8);
    assert(puts(text) >= 0 && putchar('c') == 'c');
    assert(fwrite(text, 1, 3, stdout) == 3);
    perror(0);
#ifdef NOWHERE
    printf("%d%n\n", 1, (int *)nothing);
#endif
    free(text);
#ifdef FREED
    printf("%s\n", text);
#endif
#ifdef PUTS_FREED
    puts(text);
#endif
#ifdef PERROR_FREED
    perror(text);
#endif
#ifdef WRITTEN
    fwrite(text, 1, 2, stdout);
#endif
#ifdef FORMAT
    printf(text, 1);
#endif
#ifdef LIST
    prints("%s\n", text);
#endif
    free(other);
    pthread_join(thread, 0);
    return 0;
}
