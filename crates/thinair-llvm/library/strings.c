/* Strings, and numbers as text. */
#include "thinair.h"

size_t strlen(const char *text) {
    size_t length = 0;
    while (text[length])
        length++;
    return length;
}

size_t strnlen(const char *text, size_t most) {
    size_t length = 0;
    while (length < most && text[length])
        length++;
    return length;
}

char *stpcpy(char *to, const char *from) {
    while ((*to = *from++))
        to++;
    return to;
}

char *strcpy(char *to, const char *from) {
    stpcpy(to, from);
    return to;
}

char *strncpy(char *to, const char *from, size_t size) {
    size_t i = 0;
    for (; i < size && from[i]; i++)
        to[i] = from[i];
    for (; i < size; i++)
        to[i] = 0;
    return to;
}

char *strcat(char *to, const char *from) {
    strcpy(to + strlen(to), from);
    return to;
}

char *strncat(char *to, const char *from, size_t size) {
    char *end = to + strlen(to);
    while (size-- && *from)
        *end++ = *from++;
    *end = 0;
    return to;
}

int strcmp(const char *left, const char *right) {
    for (;; left++, right++) {
        unsigned char a = *left, b = *right;
        if (a != b)
            return a < b ? -1 : 1;
        if (!a)
            return 0;
    }
}

int strncmp(const char *left, const char *right, size_t size) {
    for (; size; size--, left++, right++) {
        unsigned char a = *left, b = *right;
        if (a != b)
            return a < b ? -1 : 1;
        if (!a)
            return 0;
    }
    return 0;
}

char *strchr(const char *text, int wanted) {
    for (;; text++) {
        char this = *text;
        if (this == (char)wanted)
            return (char *)text;
        if (!this)
            return 0;
    }
}

char *strrchr(const char *text, int wanted) {
    char *found = 0;
    for (;; text++) {
        char this = *text;
        if (this == (char)wanted)
            found = (char *)text;
        if (!this)
            return found;
    }
}

void *memchr(const void *block, int wanted, size_t size) {
    const unsigned char *bytes = block;
    for (; size; size--, bytes++)
        if (*bytes == (unsigned char)wanted)
            return (void *)bytes;
    return 0;
}

char *strstr(const char *text, const char *wanted) {
    size_t length = strlen(wanted);
    for (;; text++) {
        if (!strncmp(text, wanted, length))
            return (char *)text;
        if (!*text)
            return 0;
    }
}

/* How many letters at the beginning are in the set, or are not. */
static size_t span(const char *text, const char *set, int in) {
    size_t length = 0;
    while (text[length] && (strchr(set, text[length]) != 0) == in)
        length++;
    return length;
}

size_t strspn(const char *text, const char *set) {
    return span(text, set, 1);
}

size_t strcspn(const char *text, const char *set) {
    return span(text, set, 0);
}

char *strpbrk(const char *text, const char *set) {
    text += span(text, set, 0);
    return *text ? (char *)text : 0;
}

char *strtok_r(char *text, const char *set, char **rest) {
    if (!text)
        text = *rest;
    text += span(text, set, 1);
    if (!*text) {
        *rest = text;
        return 0;
    }
    char *end = text + span(text, set, 0);
    if (*end)
        *end++ = 0;
    *rest = end;
    return text;
}

static char *token_rest;

char *strtok(char *text, const char *set) {
    return strtok_r(text, set, &token_rest);
}

static int lower(unsigned char letter) {
    return letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter;
}

int strncasecmp(const char *left, const char *right, size_t size) {
    for (; size; size--, left++, right++) {
        int a = lower(*left), b = lower(*right);
        if (a != b)
            return a < b ? -1 : 1;
        if (!a)
            return 0;
    }
    return 0;
}

int strcasecmp(const char *left, const char *right) {
    return strncasecmp(left, right, SIZE_MAX);
}

char *strdup(const char *text) {
    char *copy = malloc(strlen(text) + 1);
    return strcpy(copy, text);
}

char *strndup(const char *text, size_t most) {
    size_t length = strnlen(text, most);
    char *copy = malloc(length + 1);
    for (size_t i = 0; i < length; i++)
        copy[i] = text[i];
    copy[length] = 0;
    return copy;
}

long strtol(const char *text, char **end, int base) {
    const char *at = text;
    long value = 0;
    int negative = 0, any = 0;
    while (*at == ' ' || (*at >= '\t' && *at <= '\r'))
        at++;
    if (*at == '-' || *at == '+')
        negative = *at++ == '-';
    if ((base == 0 || base == 16) && at[0] == '0' && (at[1] == 'x' || at[1] == 'X')) {
        at += 2;
        base = 16;
    }
    if (base == 0)
        base = *at == '0' ? 8 : 10;
    for (;; at++) {
        int letter = *at, number;
        if (letter >= '0' && letter <= '9')
            number = letter - '0';
        else if (letter >= 'a' && letter <= 'z')
            number = letter - 'a' + 10;
        else if (letter >= 'A' && letter <= 'Z')
            number = letter - 'A' + 10;
        else
            break;
        if (number >= base)
            break;
        value = value * base + number;
        any = 1;
    }
    if (end)
        *end = (char *)(any ? at : text);
    return negative ? -value : value;
}

unsigned long strtoul(const char *text, char **end, int base) {
    return strtol(text, end, base);
}

long long strtoll(const char *text, char **end, int base) {
    return strtol(text, end, base);
}

unsigned long long strtoull(const char *text, char **end, int base) {
    return strtol(text, end, base);
}

long long atoll(const char *text) {
    return strtol(text, 0, 10);
}

int atoi(const char *text) {
    return strtol(text, 0, 10);
}

long atol(const char *text) {
    return strtol(text, 0, 10);
}

/* A place to print to, with room for `size` bytes. */
struct buffer {
    char *text;
    size_t size;
    size_t length;
};

static void put(struct buffer *buffer, char letter) {
    if (buffer->length + 1 < buffer->size)
        buffer->text[buffer->length] = letter;
    buffer->length++;
}

static void put_number(struct buffer *buffer, unsigned long value, unsigned base, int negative, int width, int zero, int upper) {
    char digits[24];
    int count = 0;
    do {
        unsigned digit = value % base;
        digits[count++] = digit < 10 ? '0' + digit : (upper ? 'A' : 'a') + digit - 10;
        value /= base;
    } while (value);
    int length = count + negative;
    if (negative && zero)
        put(buffer, '-');
    for (; length < width; length++)
        put(buffer, zero ? '0' : ' ');
    if (negative && !zero)
        put(buffer, '-');
    while (count)
        put(buffer, digits[--count]);
}

/* A string, or a part of it. */
static void put_text(struct buffer *buffer, const char *text, int width, int most) {
    int length = 0;
    while ((most < 0 || length < most) && text[length])
        length++;
    for (int i = length; i < width; i++)
        put(buffer, ' ');
    for (int i = 0; i < length; i++)
        put(buffer, text[i]);
}

/* A number of digits after the point, rounded. */
static void put_double(struct buffer *buffer, double value, int width, int zero, int digits) {
    int negative = value < 0;
    if (negative)
        value = -value;
    double scale = 1;
    for (int i = 0; i < digits; i++)
        scale *= 10;
    __thinair_limit(value * scale < 9e15, "a number with so many digits is not supported in snprintf");
    uint64_t scaled = (uint64_t)(value * scale);
    double over = value * scale - (double)scaled;
    scaled += over > 0.5 || (over == 0.5 && scaled & 1);
    uint64_t whole = scaled / (uint64_t)scale, rest = scaled % (uint64_t)scale;
    put_number(buffer, whole, 10, negative, digits ? width - digits - 1 : width, zero, 0);
    if (digits) {
        put(buffer, '.');
        put_number(buffer, rest, 10, 0, digits, 1, 0);
    }
}

int vsnprintf(char *text, size_t size, const char *format, va_list arguments) {
    struct buffer buffer = {text, size, 0};
    for (; *format; format++) {
        if (*format != '%') {
            put(&buffer, *format);
            continue;
        }
        int zero = 0, left = 0, width = 0, digits = -1, wide = 0;
        for (format++; *format == '0' || *format == '-'; format++) {
            zero |= *format == '0';
            left |= *format == '-';
        }
        if (*format == '*') {
            width = va_arg(arguments, int);
            format++;
        }
        for (; *format >= '0' && *format <= '9'; format++)
            width = width * 10 + *format - '0';
        if (*format == '.') {
            digits = 0;
            if (*++format == '*') {
                digits = va_arg(arguments, int);
                format++;
            }
            for (; *format >= '0' && *format <= '9'; format++)
                digits = digits * 10 + *format - '0';
        }
        for (; *format == 'l' || *format == 'z' || *format == 'h' || *format == 'j' || *format == 't'; format++)
            wide |= *format != 'h';
        size_t start = buffer.length;
        int before = left ? 0 : width;
        zero &= !left;
        switch (*format) {
        case 'd':
        case 'i': {
            long value = wide ? va_arg(arguments, long) : va_arg(arguments, int);
            put_number(&buffer, value < 0 ? -(unsigned long)value : value, 10, value < 0, before, zero, 0);
            break;
        }
        case 'u':
        case 'o':
        case 'x':
        case 'X': {
            unsigned long value = wide ? va_arg(arguments, unsigned long) : va_arg(arguments, unsigned);
            put_number(&buffer, value, *format == 'u' ? 10 : *format == 'o' ? 8 : 16, 0, before, zero, *format == 'X');
            break;
        }
        case 'f':
            put_double(&buffer, va_arg(arguments, double), before, zero, digits < 0 ? 6 : digits);
            break;
        case 'c':
            put(&buffer, va_arg(arguments, int));
            break;
        case 's':
            put_text(&buffer, va_arg(arguments, const char *), before, digits);
            break;
        case '%':
            put(&buffer, '%');
            break;
        default:
            __thinair_limit(0, "this format is not supported in snprintf");
        }
        while (left && buffer.length < start + width)
            put(&buffer, ' ');
    }
    if (size)
        text[buffer.length < size ? buffer.length : size - 1] = 0;
    return buffer.length;
}

int vsprintf(char *text, const char *format, va_list arguments) {
    return vsnprintf(text, INT_MAX, format, arguments);
}

int snprintf(char *text, size_t size, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, size, format, arguments);
    va_end(arguments);
    return length;
}

int sprintf(char *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, INT_MAX, format, arguments);
    va_end(arguments);
    return length;
}

/* What newer headers call instead. */
long __isoc23_strtol(const char *text, char **end, int base) {
    return strtol(text, end, base);
}

unsigned long __isoc23_strtoul(const char *text, char **end, int base) {
    return strtoul(text, end, base);
}

long long __isoc23_strtoll(const char *text, char **end, int base) {
    return strtoll(text, end, base);
}

unsigned long long __isoc23_strtoull(const char *text, char **end, int base) {
    return strtoull(text, end, base);
}
