// Functions that take any number of arguments.
// thinair: --variants TOO_FEW
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

static long sum(int count, ...) {
    va_list list, again;
    long total = 0;
    va_start(list, count);
    va_copy(again, list);
    for (int i = 0; i < count; i++)
        total += va_arg(list, int);
    va_end(list);
    assert(count == 0 || va_arg(again, int) == 1);
    va_end(again);
    return total;
}

static double mixed(const char *kinds, ...) {
    va_list list;
    double total = 0;
    va_start(list, kinds);
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i':
            total += va_arg(list, int);
            break;
        case 'l':
            total += va_arg(list, long);
            break;
        case 'd':
            total += va_arg(list, double);
            break;
        case 's':
            total += *va_arg(list, const char *);
            break;
        }
    va_end(list);
    return total;
}

static int log_line(char *buffer, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int length = vsnprintf(buffer, 20, format, list);
    va_end(list);
    return length;
}

int main(void) {
    char buffer[20];
    assert(sum(0) == 0);
    assert(sum(8, 1, 2, 3, 4, 5, 6, 7, 8) == 36);
    assert(mixed("ildsi", 1, 2L, 0.5, "A", 3) == 71.5);
    long (*pointer)(int, ...) = sum;
    assert(pointer(2, 1, 5) == 6);
    assert(log_line(buffer, "%d/%s", 7, "x") == 3 && buffer[1] == '/');
#ifdef TOO_FEW
    sum(3, 1, 2);
#endif
    return 0;
}
