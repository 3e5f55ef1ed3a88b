// Sorting, kinds of letters, mathematics.
// thinair: --variants ORDER LETTER ROOT FORMAT
// thinair: --models sc rc11
#include <assert.h>
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    int key;
    char name;
};

static int by_key(const void *left, const void *right) {
    const struct entry *a = left, *b = right;
    return (a->key > b->key) - (a->key < b->key);
}

static int by_value(const void *left, const void *right) {
    return *(const int *)left - *(const int *)right;
}

int main(void) {
    struct entry entries[3] = {{3, 'c'}, {1, 'a'}, {2, 'b'}};
    qsort(entries, 3, sizeof *entries, by_key);
    assert(entries[0].name == 'a' && entries[1].name == 'b' && entries[2].key == 3);
    int numbers[4] = {4, 1, 3, 2}, key = 3;
    qsort(numbers, 4, sizeof *numbers, by_value);
    int *found = bsearch(&key, numbers, 4, sizeof *numbers, by_value);
    assert(found == numbers + 2);
    key = 9;
    assert(!bsearch(&key, numbers, 4, sizeof *numbers, by_value));
#ifdef ORDER
    assert(numbers[0] > numbers[1]);
#endif
    assert(isdigit('7') && !isdigit('a') && isalpha('Z') && isspace('\t') && ispunct('!') && isxdigit('f') && !isupper('a'));
    assert(toupper('q') == 'Q' && tolower('Q') == 'q' && toupper('1') == '1');
#ifdef LETTER
    assert(isalnum('-'));
#endif
    assert(sqrt(2.25) == 1.5 && sqrt(2) * sqrt(2) > 2 && fabs(-3.5) == 3.5 && floor(-1.5) == -2 && ceil(1.2) == 2);
    assert(pow(2, 10) == 1024 && pow(2, -1) == 0.5 && fmod(7.5, 2) == 1.5 && round(2.5) == 3 && abs(-4) == 4 && labs(-5) == 5);
#ifdef ROOT
    assert(sqrt(16) == 5);
#endif
    char text[32];
    assert(snprintf(text, sizeof text, "%-4s|%3d|%.2f|%5.1f|%x", "ab", 7, 1.5, -2.25, 255u) == 22);
    assert(strcmp(text, "ab  |  7|1.50| -2.2|ff") == 0);
#ifdef FORMAT
    assert(snprintf(text, 4, "%d", 12345) == 4);
#endif
    return 0;
}
