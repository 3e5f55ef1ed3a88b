// thinair: --variants NEVER_ENDS NUMBERS_ONLY SMALL_BUFFER SAME_BYTES UNREAD
// thinair: --models sc rc11
// Input is chosen: there may be none, or something else than what the program hopes for. Texts are read as they are.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>

static int parsed;

static void *parse(void *text) {
    int number = 0, hexadecimal = 0, count = 0;
    char word[8] = "", letter = 0;
    long large = 0;
    parsed = sscanf(text, "%d %x, %3s%c %ld%n", &number, &hexadecimal, word, &letter, &large, &count);
    assert(parsed == 5 && number == -12 && hexadecimal == 255 && !strcmp(word, "abc") && letter == 'd' && large == 7000000000);
    assert(count == (int)strlen(text));
    return text;
}

int main(void) {
    pthread_t thread;
    char line[8];
    pthread_create(&thread, NULL, parse, "-12 0xff, abcd 7000000000");
    pthread_join(thread, NULL);
    char *read = fgets(line, sizeof line, stdin);
#ifdef NEVER_ENDS
    assert(read);
#endif
#ifdef SMALL_BUFFER
    char small[1];
    fgets(small, 2, stdin);
#endif
    if (read)
        assert(strlen(line) >= 1);
    int value = -1, found = scanf("%d", &value);
#ifdef NUMBERS_ONLY
    assert(found == 1);
#endif
#ifdef UNREAD
    int unread;
    if (scanf("%d", &unread) >= 0)
        assert(unread >= 0);
#endif
    if (found == 1)
        assert(value >= 0);
    unsigned char bytes[2] = {9, 9};
    assert(getrandom(bytes, sizeof bytes, 0) == 2 && bytes[0] != 9);
#ifdef SAME_BYTES
    assert(bytes[0] == bytes[1]);
#endif
    return getchar() == 'x';
}
