// Strings.
// thinair: --variants NO_END
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char text[16];
#ifdef NO_END
    char two[2] = {'a', 'b'};
    assert(strlen(two) == 2);
#endif
    strcpy(text, "hello");
    assert(strlen(text) == 5);
    strcat(text, ", you");
    assert(strcmp(text, "hello, you") == 0);
    assert(strncmp(text, "help", 3) == 0 && strcmp(text, "help") < 0);
    assert(strchr(text, 'l') == text + 2 && strrchr(text, 'o') == text + 8);
    assert(strchr(text, 'z') == 0 && strstr(text, "you") == text + 7);
    strncpy(text, "abc", 5);
    assert(text[3] == 0 && text[4] == 0 && text[5] == ',');
    strncat(text, "defg", 2);
    assert(strcmp(text, "abcde") == 0);
    char *copy = strdup(text);
    assert(copy != text && strcmp(copy, text) == 0);
    free(copy);
    assert(atoi("-42") == -42 && strtol("0x1f", 0, 0) == 31);
    assert(snprintf(text, sizeof text, "%d-%05u-%s-%c%%", -7, 42u, "xy", 'z') == 14);
    assert(strcmp(text, "-7-00042-xy-z%") == 0);
    assert(snprintf(text, 4, "%lx", 0xabcdefL) == 6 && strcmp(text, "abc") == 0);
    return 0;
}
