// The rest of the strings.
// thinair: --variants NO_NULL TOO_SHORT
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

int main(void) {
    char text[16] = "one,two;;three", *rest, *end;
    assert(strnlen(text, 3) == 3 && strnlen(text, 99) == 14);
    assert(strspn(text, "eno") == 3 && strcspn(text, ";") == 7);
    assert(strpbrk(text, ";,") == text + 3 && strpbrk(text, "z") == 0);
    assert(strcmp(strtok_r(text, ",;", &rest), "one") == 0);
    assert(strcmp(strtok_r(0, ",;", &rest), "two") == 0);
    assert(strcmp(strtok_r(0, ",;", &rest), "three") == 0 && strtok_r(0, ",;", &rest) == 0);
    strcpy(text, "a b");
    assert(strcmp(strtok(text, " "), "a") == 0 && strcmp(strtok(0, " "), "b") == 0 && strtok(0, " ") == 0);
    assert(strcasecmp("MiXed", "mixeD") == 0 && strncasecmp("abX", "ABy", 2) == 0);
    assert(stpcpy(text, "xyz") == text + 3);
    char *copy = strndup(text, 2);
    assert(strcmp(copy, "xy") == 0);
    free(copy);
    assert(strtoul("42z", &end, 10) == 42 && *end == 'z' && atol("7") == 7 && strtoll("-8", 0, 10) == -8);
    assert(sprintf(text, "%x%c", 255, 'h') == 3 && strcmp(text, "ffh") == 0);
#ifdef NO_NULL
    strlen(0);
#endif
#ifdef TOO_SHORT
    char small[2];
    strcpy(small, "long");
#endif
    return 0;
}
