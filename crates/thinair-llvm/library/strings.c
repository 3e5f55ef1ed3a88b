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

/* Formats, as printf has them. */
enum { LEFT = 1, PLUS = 2, SPACE = 4, ALTERNATE = 8, ZERO = 16 };

static int flag_of(char letter) {
    switch (letter) {
    case '-':
        return LEFT;
    case '+':
        return PLUS;
    case ' ':
        return SPACE;
    case '#':
        return ALTERNATE;
    case '0':
        return ZERO;
    default:
        return 0;
    }
}

#define PUT(letter)                                                                                                                                  \
    do {                                                                                                                                             \
        char put = (letter);                                                                                                                         \
        if (length < room)                                                                                                                           \
            out[length] = put;                                                                                                                       \
        length++;                                                                                                                                    \
    } while (0)

/* A text of at most so many letters, if that is not negative. */
static size_t format_text(char *out, size_t room, int flags, int width, int precision, const char *text) {
    size_t length = 0;
    int letters = 0;
    while ((precision < 0 || letters < precision) && text[letters])
        letters++;
    for (int i = letters; i < width && !(flags & LEFT); i++)
        PUT(' ');
    for (int i = 0; i < letters && length < room; i++)
        PUT(text[i]);
    if (length < (size_t)letters)
        length = letters;
    while (length < (size_t)(width > 0 ? width : 0))
        PUT(' ');
    return length;
}

static size_t format_integer(char *out, size_t room, int conversion, int flags, int width, int precision, int size, uint64_t bits) {
    char digits[24];
    int count = 0, sign = 0, is_signed = conversion == 'd' || conversion == 'i', pointer = conversion == 'p';
    unsigned base = conversion == 'o' ? 8 : conversion == 'x' || conversion == 'X' || pointer ? 16 : 10;
    size_t length = 0;
    if (size < 8) {
        int unused = 64 - 8 * size;
        bits = is_signed ? (uint64_t)((int64_t)(bits << unused) >> unused) : bits << unused >> unused;
    }
    if (is_signed) {
        sign = (int64_t)bits < 0 ? '-' : flags & PLUS ? '+' : flags & SPACE ? ' ' : 0;
        bits = (int64_t)bits < 0 ? -bits : bits;
    }
    int prefix = (pointer || (flags & ALTERNATE && base == 16)) && bits ? 2 : 0;
    for (; bits || (!count && precision); bits /= base) {
        unsigned digit = bits % base;
        digits[count++] = digit < 10 ? '0' + digit : (conversion == 'X' ? 'A' : 'a') + digit - 10;
    }
    int fills = flags & ZERO && !(flags & LEFT) && precision < 0;
    if (base == 8 && flags & ALTERNATE && precision <= count && (!count || digits[count - 1] != '0'))
        precision = count + 1;
    int zeros = precision > count ? precision - count : 0;
    int used = count + zeros + prefix + (sign != 0);
    if (fills && used < width)
        zeros += width - used;
    for (int i = count + zeros + prefix + (sign != 0); i < width && !(flags & LEFT); i++)
        PUT(' ');
    if (sign)
        PUT(sign);
    if (prefix) {
        PUT('0');
        PUT(conversion == 'X' ? 'X' : 'x');
    }
    for (; zeros; zeros--)
        PUT('0');
    while (count)
        PUT(digits[--count]);
    while (length < (size_t)(width > 0 ? width : 0))
        PUT(' ');
    return length;
}

/* A number in fixed point: 34 words of fraction, then 33 of what is whole, each from the least. No double needs more. */
#define FRACTION_WORDS 34
#define WORDS 67
#define MOST_DIGITS 1200

static size_t format_double(char *out, size_t room, int conversion, int flags, int width, int precision, uint64_t bits) {
    uint32_t big[WORDS] = {0};
    char digits[MOST_DIGITS];
    size_t length = 0;
    int upper = conversion >= 'A' && conversion <= 'Z', kind = upper ? conversion + 'a' - 'A' : conversion;
    int sign = bits >> 63 ? '-' : flags & PLUS ? '+' : flags & SPACE ? ' ' : 0;
    int exponent = bits >> 52 & 0x7FF;
    uint64_t mantissa = bits & 0xFFFFFFFFFFFFF;
    if (exponent == 0x7FF) {
        for (int i = 3 + (sign != 0); i < width && !(flags & LEFT); i++)
            PUT(' ');
        if (sign)
            PUT(sign);
        int gap = upper ? 'A' - 'a' : 0;
        PUT((mantissa ? 'n' : 'i') + gap);
        PUT((mantissa ? 'a' : 'n') + gap);
        PUT((mantissa ? 'n' : 'f') + gap);
        while (length < (size_t)(width > 0 ? width : 0))
            PUT(' ');
        return length;
    }
    if (precision < 0)
        precision = 6;
    __thinair_limit(precision <= 300, "a number with so many digits is not supported in printf");
    if (exponent)
        mantissa |= 1ull << 52;
    else
        exponent = 1;
    int place = 32 * FRACTION_WORDS + exponent - 1075;
    for (int i = 0; i < 53; i++)
        if (mantissa >> i & 1)
            big[(place + i) / 32] |= 1u << (place + i) % 32;
    /* The digits before the point: `whole` of them, at least one, from the end of the array to its middle. */
    int top = MOST_DIGITS / 2, first = top, more;
    do {
        uint64_t rest = 0;
        more = 0;
        for (int i = WORDS - 1; i >= FRACTION_WORDS; i--) {
            rest = rest << 32 | big[i];
            big[i] = rest / 10;
            rest %= 10;
            more |= big[i] != 0;
        }
        digits[--first] = '0' + rest;
    } while (more);
    /* The point is before `top`. The digits after it: as many as are needed, and one more to round by. */
    int count = top, significant = -1;
    for (int i = first; i < top && significant < 0; i++)
        if (digits[i] != '0')
            significant = i;
    if (kind == 'g' && !precision)
        precision = 1;
    for (;;) {
        int last = kind == 'f' ? top + precision : significant < 0 ? MOST_DIGITS : significant + precision + (kind == 'e');
        if (count > last || count >= MOST_DIGITS || (significant < 0 && kind != 'f' && !mantissa))
            break;
        uint64_t carry = 0;
        for (int i = 0; i < FRACTION_WORDS; i++) {
            carry += (uint64_t)big[i] * 10;
            big[i] = carry;
            carry >>= 32;
        }
        if (carry && significant < 0)
            significant = count;
        digits[count++] = '0' + carry;
    }
    if (significant < 0) {
        significant = top - 1;
        while (count < MOST_DIGITS)
            digits[count++] = '0';
    }
    /* Rounds to the even digit where it is in the middle. */
    int end = kind == 'f' ? top + precision : significant + precision + (kind == 'e');
    int beyond = 0;
    for (int i = 0; i < FRACTION_WORDS; i++)
        beyond |= big[i] != 0;
    for (int i = end + 1; i < count; i++)
        beyond |= digits[i] != '0';
    char next = end < count ? digits[end] : '0';
    if (next > '5' || (next == '5' && (beyond || digits[end - 1] & 1))) {
        int i = end - 1;
        while (i >= first && digits[i] == '9')
            digits[i--] = '0';
        if (i < first) {
            digits[--first] = '1';
            significant = first;
            if (kind != 'f')
                end--;
        } else {
            digits[i]++;
            if (i < significant) {
                significant = i;
                if (kind != 'f')
                    end--;
            }
        }
    }
    for (int i = end; i < top; i++)
        digits[i] = '0';
    int power = mantissa ? top - 1 - significant : 0;
    int fixed = kind == 'f' || (kind == 'g' && power >= -4 && power < precision);
    int from = fixed ? first : significant, point = fixed ? top : significant + 1;
    if (kind == 'g' && !(flags & ALTERNATE))
        while (end > point && digits[end - 1] == '0')
            end--;
    if (end < point)
        end = point;
    int magnitude = power < 0 ? -power : power;
    int body = end - from + (end > point || flags & ALTERNATE ? 1 : 0) + (fixed ? 0 : magnitude >= 100 ? 5 : 4) + (sign != 0);
    for (int i = body; i < width && !(flags & (LEFT | ZERO)); i++)
        PUT(' ');
    if (sign)
        PUT(sign);
    for (int i = body; i < width && flags & ZERO && !(flags & LEFT); i++)
        PUT('0');
    for (int i = from; i < end; i++) {
        if (i == point)
            PUT('.');
        PUT(digits[i]);
    }
    if (end == point && flags & ALTERNATE)
        PUT('.');
    if (!fixed) {
        PUT(upper ? 'E' : 'e');
        PUT(power < 0 ? '-' : '+');
        if (magnitude >= 100)
            PUT('0' + magnitude / 100);
        PUT('0' + magnitude / 10 % 10);
        PUT('0' + magnitude % 10);
    }
    while (length < (size_t)(width > 0 ? width : 0))
        PUT(' ');
    return length;
}

/* A double in hexadecimal: %a. */
static size_t format_hexadecimal(char *out, size_t room, int conversion, int flags, int width, int precision, uint64_t bits) {
    size_t length = 0;
    int upper = conversion == 'A';
    int sign = bits >> 63 ? '-' : flags & PLUS ? '+' : flags & SPACE ? ' ' : 0;
    int exponent = bits >> 52 & 0x7FF;
    uint64_t mantissa = bits & 0xFFFFFFFFFFFFF;
    if (exponent == 0x7FF)
        return format_double(out, room, upper ? 'F' : 'f', flags, width, precision, bits);
    uint64_t whole = exponent != 0;
    int power = exponent ? exponent - 1023 : mantissa ? -1022 : 0;
    int digits = 13;
    if (precision < 0) {
        while (digits > 0 && !(mantissa >> (4 * (13 - digits)) & 15))
            digits--;
    } else if (precision < 13) {
        /* Rounds to the even digit where it is in the middle. */
        digits = precision;
        mantissa |= whole << 52;
        int away = 4 * (13 - digits);
        uint64_t half = 1ull << (away - 1), rest = mantissa & (half * 2 - 1);
        mantissa >>= away;
        if (rest > half || (rest == half && mantissa & 1))
            mantissa++;
        mantissa <<= away;
        whole = mantissa >> 52;
        mantissa &= 0xFFFFFFFFFFFFF;
    }
    int after = precision > digits ? precision : digits;
    int magnitude = power < 0 ? -power : power;
    int letters = magnitude >= 1000 ? 4 : magnitude >= 100 ? 3 : magnitude >= 10 ? 2 : 1;
    int body = (sign != 0) + 3 + (after > 0 || flags & ALTERNATE ? 1 + after : 0) + 2 + letters;
    for (int i = body; i < width && !(flags & (LEFT | ZERO)); i++)
        PUT(' ');
    if (sign)
        PUT(sign);
    PUT('0');
    PUT(upper ? 'X' : 'x');
    for (int i = body; i < width && flags & ZERO && !(flags & LEFT); i++)
        PUT('0');
    PUT('0' + whole);
    if (after > 0 || flags & ALTERNATE)
        PUT('.');
    for (int i = 0; i < after; i++) {
        int digit = i < 13 ? mantissa >> (48 - 4 * i) & 15 : 0;
        PUT(digit < 10 ? '0' + digit : (upper ? 'A' : 'a') + digit - 10);
    }
    PUT(upper ? 'P' : 'p');
    PUT(power < 0 ? '-' : '+');
    for (int scale = letters == 4 ? 1000 : letters == 3 ? 100 : letters == 2 ? 10 : 1; scale; scale /= 10)
        PUT('0' + magnitude / scale % 10);
    while (length < (size_t)(width > 0 ? width : 0))
        PUT(' ');
    return length;
}

/* One directive, with the bits of its argument, of which `size` bytes count. Writes as much as there is room for; the length of all. */
size_t __thinair_format(char *out, size_t room, int conversion, int flags, int width, int precision, int size, uint64_t bits) {
    size_t length = 0;
    if (width < 0) {
        flags |= LEFT;
        width = -width;
    }
    switch (conversion) {
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X':
        return format_integer(out, room, conversion, flags, width, precision, size, bits);
    case 'p':
        if (!bits)
            return format_text(out, room, flags, width, -1, "(nil)");
        return format_integer(out, room, conversion, flags, width, precision, 8, bits);
    case 'f':
    case 'F':
    case 'e':
    case 'E':
    case 'g':
    case 'G':
        __thinair_limit(size <= 8, "long double is not supported in printf");
        return format_double(out, room, conversion, flags, width, precision, bits);
    case 'a':
    case 'A':
        __thinair_limit(size <= 8, "long double is not supported in printf");
        return format_hexadecimal(out, room, conversion, flags, width, precision, bits);
    case 'c':
        for (int i = 1; i < width && !(flags & LEFT); i++)
            PUT(' ');
        PUT(bits);
        while (length < (size_t)width)
            PUT(' ');
        return length;
    case 's':
        return format_text(out, room, flags, width, precision, (const char *)bits);
    default:
        __thinair_limit(0, "this format is not supported in printf");
        return 0;
    }
}

/* What %n stores. */
void __thinair_store_count(void *address, int size, long count) {
    switch (size) {
    case 1:
        *(signed char *)address = count;
        break;
    case 2:
        *(short *)address = count;
        break;
    case 4:
        *(int *)address = count;
        break;
    default:
        *(long *)address = count;
    }
}

int vsnprintf(char *text, size_t size, const char *format, va_list arguments) {
    va_list list;
    va_copy(list, arguments);
    size_t length = 0, room = size ? size - 1 : 0;
    for (; *format; format++) {
        char letter = *format;
        if (letter != '%') {
            if (length < room)
                text[length] = letter;
            length++;
            continue;
        }
        int flags = 0, width = 0, precision = -1, bytes = 4, more;
        for (letter = *++format; (more = flag_of(letter)); letter = *++format)
            flags |= more;
        if (letter == '*') {
            width = va_arg(list, int);
            letter = *++format;
        }
        for (; letter >= '0' && letter <= '9'; letter = *++format)
            width = width * 10 + letter - '0';
        if (letter == '.') {
            precision = 0;
            letter = *++format;
            if (letter == '*') {
                precision = va_arg(list, int);
                letter = *++format;
            }
            for (; letter >= '0' && letter <= '9'; letter = *++format)
                precision = precision * 10 + letter - '0';
        }
        for (; letter == 'l' || letter == 'z' || letter == 'h' || letter == 'j' || letter == 't' || letter == 'q' || letter == 'L'; letter = *++format)
            bytes = letter == 'h' ? bytes / 2 : letter == 'L' ? 16 : 8;
        uint64_t bits = 0;
        switch (letter) {
        case '%':
            if (length < room)
                text[length] = letter;
            length++;
            continue;
        case 'n':
            __thinair_store_count(va_arg(list, void *), bytes, length);
            continue;
        case 's':
        case 'p':
            bits = va_arg(list, uint64_t);
            break;
        case 'f':
        case 'F':
        case 'e':
        case 'E':
        case 'g':
        case 'G':
        case 'a':
        case 'A': {
            double value = bytes == 16 ? 0 : va_arg(list, double);
            bits = *(uint64_t *)&value;
            break;
        }
        case 0:
            __thinair_limit(0, "this format is not supported in printf");
            break;
        default:
            bits = bytes == 8 ? va_arg(list, uint64_t) : va_arg(list, unsigned);
        }
        length += __thinair_format(text + length, length < room ? room - length : 0, letter, flags, width, precision, bytes, bits);
    }
    if (size)
        text[length < size ? length : size - 1] = 0;
    return length;
}

/* How much a format would print, where that is not known before. */
int __thinair_print_list(const char *format, va_list arguments) {
    return vsnprintf(0, 0, format, arguments);
}

int __thinair_print(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(0, 0, format, arguments);
    va_end(arguments);
    return length;
}

/* Reads what is only handed over: a text, or so many bytes. */
void __thinair_read_text(const char *text) {
    while (*text)
        text++;
}

void __thinair_read_text_or_null(const char *text) {
    if (text)
        __thinair_read_text(text);
}

void __thinair_read_bytes(const char *bytes, size_t size) {
    for (size_t i = 0; i < size; i++)
        __thinair_copied_1(bytes + i);
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
