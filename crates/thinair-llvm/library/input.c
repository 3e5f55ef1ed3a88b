/* Input and random bytes. Nobody types anything here: what is read from a file is chosen, each time, and there is always more that could
   have been read than what is tried, which is a bound (rand() says so). Text in memory is read as it is. */
#include "thinair.h"
#include <sys/types.h>

struct file;

#define END_OF_FILE (-1)

/* The end, the end of a line, or a letter. */
int getchar(void) {
    int chosen = rand();
    return chosen == 0 ? END_OF_FILE : chosen == 1 ? '\n' : '1';
}

int getc(struct file *file) {
    return getchar();
}

int fgetc(struct file *file) {
    return getchar();
}

/* The end, an empty line, or a line of one letter. */
char *fgets(char *text, int size, struct file *file) {
    int chosen = rand(), at = 0;
    if (size < 1 || chosen == 0)
        return NULL;
    if (chosen == 2 && at + 1 < size)
        text[at++] = '1';
    if (at + 1 < size)
        text[at++] = '\n';
    text[at] = 0;
    return text;
}

ssize_t getrandom(void *bytes, size_t size, unsigned flags) {
    for (size_t i = 0; i < size; i++)
        ((unsigned char *)bytes)[i] = rand();
    return size;
}

int getentropy(void *bytes, size_t size) {
    getrandom(bytes, size, 0);
    return 0;
}

static int is_blank(char letter) {
    return letter == ' ' || (letter >= '\t' && letter <= '\r');
}

static void store_number(void *to, int bytes, long long value) {
    if (bytes == 1)
        *(signed char *)to = value;
    else if (bytes == 2)
        *(short *)to = value;
    else if (bytes == 4)
        *(int *)to = value;
    else
        *(long long *)to = value;
}

/* The size that stands before a conversion, in bytes. */
static int size_of(const char **format) {
    int bytes = 4;
    for (;; ++*format) {
        char letter = **format;
        if (letter == 'h')
            bytes /= 2;
        else if (letter == 'l' || letter == 'j' || letter == 'z' || letter == 't')
            bytes = 8;
        else
            return bytes;
    }
}

/* Reads by a format from a text, or, without one, what is chosen. */
static int scan(const char *text, const char *format, va_list list) {
    const char *at = text;
    int found = 0;
    for (; *format; format++) {
        if (is_blank(*format)) {
            while (at && is_blank(*at))
                at++;
            continue;
        }
        if (*format != '%' || *++format == '%') {
            if (at && *at != *format)
                return *at || found ? found : END_OF_FILE;
            at += at != NULL;
            continue;
        }
        int kept = *format != '*', width = 0;
        format += !kept;
        while (*format >= '0' && *format <= '9')
            width = 10 * width + *format++ - '0';
        int bytes = size_of(&format), kind = *format;
        int is_text = kind == 's' || kind == 'c', base = kind == 'x' || kind == 'X' ? 16 : kind == 'o' ? 8 : kind == 'i' ? 0 : 10;
        __thinair_limit(is_text || kind == 'n' || kind == 'd' || kind == 'i' || kind == 'u' || kind == 'x' || kind == 'X' || kind == 'o',
                        "this format is not supported in scanf");
        __thinair_limit(is_text || !width, "numbers of some digits are not supported in scanf");
        if (kind == 'n') {
            __thinair_limit(text != NULL, "this format is not supported in scanf");
            store_number(va_arg(list, void *), bytes, at - text);
            continue;
        }
        int chosen = at ? 2 : rand();
        while (kind != 'c' && at && is_blank(*at))
            at++;
        if (chosen == 0 || (at && !*at))
            return found ? found : END_OF_FILE;
        if (chosen == 1)
            return found;
        char *to = kept ? va_arg(list, char *) : NULL;
        if (!is_text) {
            char *end = (char *)at;
            long long value = at ? strtoll(at, &end, base) : rand();
            if (at && end == at)
                return found;
            at = end;
            if (kept)
                store_number(to, bytes, value);
        } else {
            int most = width ? width : kind == 'c' ? 1 : INT_MAX, count = 0;
            for (; count < most && (at ? *at && (kind == 'c' || !is_blank(*at)) : count < 1); count++) {
                if (kept)
                    to[count] = at ? *at : '1';
                at += at != NULL;
            }
            if (kept && kind == 's')
                to[count] = 0;
        }
        found += kept;
    }
    return found;
}

#define FROM_TEXT(name)                                                                                                                      \
    int name(const char *text, const char *format, ...) {                                                                                     \
        va_list list;                                                                                                                         \
        va_start(list, format);                                                                                                               \
        int found = scan(text, format, list);                                                                                                 \
        va_end(list);                                                                                                                         \
        return found;                                                                                                                         \
    }
#define FROM_FILE(name)                                                                                                                      \
    int name(struct file *file, const char *format, ...) {                                                                                    \
        va_list list;                                                                                                                         \
        va_start(list, format);                                                                                                               \
        int found = scan(NULL, format, list);                                                                                                 \
        va_end(list);                                                                                                                         \
        return found;                                                                                                                         \
    }
#define FROM_INPUT(name)                                                                                                                     \
    int name(const char *format, ...) {                                                                                                       \
        va_list list;                                                                                                                         \
        va_start(list, format);                                                                                                               \
        int found = scan(NULL, format, list);                                                                                                 \
        va_end(list);                                                                                                                         \
        return found;                                                                                                                         \
    }

/* The names that headers of glibc have for them, by the standard that is asked for. */
FROM_TEXT(sscanf)
FROM_TEXT(__isoc99_sscanf)
FROM_TEXT(__isoc23_sscanf)
FROM_FILE(fscanf)
FROM_FILE(__isoc99_fscanf)
FROM_FILE(__isoc23_fscanf)
FROM_INPUT(scanf)
FROM_INPUT(__isoc99_scanf)
FROM_INPUT(__isoc23_scanf)
