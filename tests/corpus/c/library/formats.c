// All that snprintf can format, held against what the standard says.
// thinair: --models rc11
#include <assert.h>
#include <stdio.h>
#include <string.h>

static char buffer[64];

#define IS(expected, ...)                                                                                                                            \
    do {                                                                                                                                             \
        int length = snprintf(buffer, sizeof buffer, __VA_ARGS__);                                                                                   \
        assert(length == sizeof(expected) - 1);                                                                                                      \
        assert(!strcmp(buffer, expected));                                                                                                           \
    } while (0)

int main(void) {
    IS("-5|+5| 5|  5|005", "%d|%+d|% d|%3d|%03d", -5, 5, 5, 5, 5);
    IS("0x1f|017|1F|0", "%#x|%#o|%X|%#x", 31, 15, 31, 0);
    IS("007|  007||7", "%.3d|%5.3d|%.0d|%-d", 7, 7, 0, 7);
    IS("-1 255 -1 65535", "%hhd %hhu %hd %hu", 255, 255, 65535, 65535);
    IS("-9223372036854775808", "%ld", -9223372036854775807L - 1);
    IS("ab |  c|a", "%-3s|%3c|%.1s", "ab", 'c', "abc");
    IS("0.5 1 2 2", "%g %.0f %.0f %.0f", 0.5, 0.9, 1.5, 2.5);
    IS("3.142|  -2.50|1e+10", "%.3f|%7.2f|%g", 3.14159, -2.5, 1e10);
    IS("1.500000e+00 1E-05 1e+100", "%e %G %g", 1.5, 1e-5, 1e100);
    IS("0.1000000000000000055511151231257827", "%.34f", 0.1);
    IS("0x1p+0 -0X1.999999999999AP-4 0x0p+0", "%a %A %a", 1.0, -0.1, 0.0);
    IS("0x1.9p+1|0x2p+0|  0x1p-1022|0x0.8p-1022|+0x1.000p+10", "%.1a|%.0a|%11a|%a|%+.3a", 3.14, 1.5, 0x1p-1022, 0x1p-1023, 1024.0);
    IS("inf -INF nan", "%f %F %g", 1e308 * 10, -1e308 * 10, __builtin_nan(""));
    IS("   7|7   |3.14", "%*d|%-*d|%.*f", 4, 7, 4, 7, 2, 3.14159);
    IS("(nil) 100%", "%p %d%%", (void *)0, 100);
    assert(snprintf(buffer, 4, "%d", 123456) == 6 && !strcmp(buffer, "123"));
    return 0;
}
