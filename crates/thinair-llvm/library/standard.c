/* Sorting, kinds of letters, mathematics, and the rest of what programs ask of the C library. */
#include "thinair.h"

/* Exchanges two elements, piece by piece. */
static void swap(char *left, char *right, size_t size, uint64_t pattern) {
    int piece = 0;
    for (size_t at = 0; at < size;) {
        int this = next(pattern, &piece, size - at);
        uint64_t a = load_to_copy(left + at, this), b = load_to_copy(right + at, this);
        store(left + at, this, b);
        store(right + at, this, a);
        at += length(this);
    }
}

/* By insertion: few events for what is nearly sorted, and what is sorted here is short. */
void __thinair_qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *), uint64_t pattern) {
    for (size_t i = 1; i < count; i++)
        for (char *at = (char *)base + i * size; at > (char *)base && compare(at - size, at) > 0; at -= size)
            swap(at - size, at, size, pattern);
}

void *bsearch(const void *key, const void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    size_t low = 0;
    while (low < count) {
        size_t middle = low + (count - low) / 2;
        void *element = (char *)base + middle * size;
        int order = compare(key, element);
        if (!order)
            return element;
        if (order > 0)
            low = middle + 1;
        else
            count = middle;
    }
    return 0;
}

/* The kinds of letters, by the bits that glibc's headers ask for; from -128 on. */
static const unsigned short kinds[384] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 8195, 8194, 8194, 8194, 8194, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    24577, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156, 49156,
    55304, 55304, 55304, 55304, 55304, 55304, 55304, 55304, 55304, 55304, 49156, 49156, 49156, 49156, 49156, 49156,
    49156, 54536, 54536, 54536, 54536, 54536, 54536, 50440, 50440, 50440, 50440, 50440, 50440, 50440, 50440, 50440,
    50440, 50440, 50440, 50440, 50440, 50440, 50440, 50440, 50440, 50440, 50440, 49156, 49156, 49156, 49156, 49156,
    49156, 54792, 54792, 54792, 54792, 54792, 54792, 50696, 50696, 50696, 50696, 50696, 50696, 50696, 50696, 50696,
    50696, 50696, 50696, 50696, 50696, 50696, 50696, 50696, 50696, 50696, 50696, 49156, 49156, 49156, 49156, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
static const unsigned short *const kinds_from_zero = kinds + 128;

const unsigned short **__ctype_b_loc(void) {
    return (const unsigned short **)&kinds_from_zero;
}

static int is_between(int letter, int first, int last) {
    return letter >= first && letter <= last;
}

int tolower(int letter) {
    return is_between(letter, 'A', 'Z') ? letter + 32 : letter;
}

int toupper(int letter) {
    return is_between(letter, 'a', 'z') ? letter - 32 : letter;
}

int isupper(int letter) {
    return is_between(letter, 'A', 'Z');
}

int islower(int letter) {
    return is_between(letter, 'a', 'z');
}

int isalpha(int letter) {
    return isupper(letter) || islower(letter);
}

int isdigit(int letter) {
    return is_between(letter, '0', '9');
}

int isalnum(int letter) {
    return isalpha(letter) || isdigit(letter);
}

int isxdigit(int letter) {
    return isdigit(letter) || is_between(letter, 'a', 'f') || is_between(letter, 'A', 'F');
}

int isspace(int letter) {
    return letter == ' ' || is_between(letter, 9, 13);
}

int isblank(int letter) {
    return letter == ' ' || letter == '\t';
}

int isprint(int letter) {
    return is_between(letter, 32, 126);
}

int isgraph(int letter) {
    return is_between(letter, 33, 126);
}

int iscntrl(int letter) {
    return is_between(letter, 0, 31) || letter == 127;
}

int ispunct(int letter) {
    return isgraph(letter) && !isalnum(letter);
}

int abs(int value) {
    return value < 0 ? -value : value;
}

long labs(long value) {
    return value < 0 ? -value : value;
}

long long llabs(long long value) {
    return value < 0 ? -value : value;
}

/* The environment is empty. */
char *getenv(const char *name) {
    (void)strlen(name);
    return 0;
}

char *strerror(int number) {
    return "error";
}

double difftime(time_t end, time_t start) {
    return (double)end - (double)start;
}

/* Doubles as their bits. */
static uint64_t bits_of(double value) {
    union {
        double value;
        uint64_t bits;
    } both = {value};
    return both.bits;
}

static double of_bits(uint64_t bits) {
    union {
        uint64_t bits;
        double value;
    } both = {bits};
    return both.value;
}

#define SIGN (1ull << 63)
#define FRACTION 52

static int exponent_of(uint64_t bits) {
    return (int)(bits >> FRACTION & 0x7FF) - 1023;
}

double fabs(double value) {
    return of_bits(bits_of(value) & ~SIGN);
}

double trunc(double value) {
    uint64_t bits = bits_of(value);
    int exponent = exponent_of(bits);
    if (exponent < 0)
        return of_bits(bits & SIGN);
    if (exponent >= FRACTION)
        return value;
    return of_bits(bits & ~((1ull << (FRACTION - exponent)) - 1));
}

double floor(double value) {
    double whole = trunc(value);
    return whole > value ? whole - 1 : whole;
}

double ceil(double value) {
    double whole = trunc(value);
    return whole < value ? whole + 1 : whole;
}

double round(double value) {
    double whole = trunc(value), rest = fabs(value - whole);
    return rest >= 0.5 ? whole + (value < 0 ? -1 : 1) : whole;
}

double fmod(double value, double by) {
    return __thinair_remainder(value, by);
}

double fmin(double left, double right) {
    return left != left || right < left ? right : left;
}

double fmax(double left, double right) {
    return left != left || right > left ? right : left;
}

float fabsf(float value) {
    return (float)fabs(value);
}

float floorf(float value) {
    return (float)floor(value);
}

float ceilf(float value) {
    return (float)ceil(value);
}

/* The root of the bits as a whole number, one digit at a time, rounded to nearest: exact. */
double sqrt(double value) {
    uint64_t bits = bits_of(value);
    if (value != value || value == 0 || bits == 0x7FF0000000000000ull)
        return value;
    if (value < 0)
        return of_bits(0x7FF8000000000000ull);
    int exponent = exponent_of(bits);
    uint64_t fraction = bits & ((1ull << FRACTION) - 1);
    if (exponent == -1023)
        for (exponent = -1022; !(fraction >> FRACTION); exponent--)
            fraction <<= 1;
    else
        fraction |= 1ull << FRACTION;
    if (exponent & 1) {
        fraction <<= 1;
        exponent--;
    }
    /* The root of fraction * 2^54 has 54 digits: one more than are kept. */
    uint64_t root = 0, rest = 0;
    for (int digit = 106; digit >= 0; digit -= 2) {
        uint64_t two = digit >= 54 ? fraction >> (digit - 54) & 3 : 0;
        rest = rest << 2 | two;
        root <<= 1;
        if (rest >= 2 * root + 1) {
            rest -= 2 * root + 1;
            root++;
        }
    }
    root = (root >> 1) + (root & 1);
    return of_bits(((uint64_t)(exponent / 2 + 1023) << FRACTION) + (root - (1ull << FRACTION)));
}

float sqrtf(float value) {
    return (float)sqrt(value);
}

double pow(double base, double by) {
    __thinair_limit(by == trunc(by) && fabs(by) <= 1024, "pow is supported for whole exponents, up to 1024");
    double result = 1;
    for (int left = (int)fabs(by); left; left >>= 1, base *= base)
        if (left & 1)
            result *= base;
    return by < 0 ? 1 / result : result;
}

/* Bits. */
int ffs(int value) {
    return value ? __builtin_ctz(value) + 1 : 0;
}

int ffsl(long value) {
    return value ? __builtin_ctzl(value) + 1 : 0;
}

int ffsll(long long value) {
    return value ? __builtin_ctzll(value) + 1 : 0;
}

/* Signals never come. */
typedef void (*handler)(int);

handler signal(int number, handler function) {
    return 0;
}

/* The system: one process, two processors. */
#define PROCESSORS_CONFIGURED 83
#define PROCESSORS_ONLINE 84
#define PAGE_SIZE_NAME 30
#define LEAST_STACK 75

long sysconf(int name) {
    switch (name) {
    case PROCESSORS_CONFIGURED:
    case PROCESSORS_ONLINE:
        return 2;
    case PAGE_SIZE_NAME:
        return 4096;
    default:
        __thinair_limit(name == LEAST_STACK, "sysconf knows pages, processors and the least stack only");
        return 16384;
    }
}

/* What PTHREAD_STACK_MIN calls. */
long __sysconf(int name) {
    return sysconf(name);
}

/* Options are looked for among the arguments; main gets none. */
char *optarg;
int optind = 1, opterr = 1, optopt = '?';

int getopt(int count, char *const *arguments, const char *options) {
    __thinair_limit(optind >= count, "getopt knows no arguments");
    return -1;
}

int getpid(void) {
    return 1;
}
