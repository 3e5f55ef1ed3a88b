/* Standard output and error: what is printed is kept with the execution. Other streams are not here, and refused by name. */
#include "thinair.hpp"

extern "C" {
int printf(const char *format, ...);

char cout[272] asm("_ZSt4cout");
char cerr[272] asm("_ZSt4cerr");
char clog_[272] asm("_ZSt4clog");

static void *to(void *stream) {
    __thinair_limit(stream == cout || stream == cerr || stream == clog_, "streams other than std::cout, std::cerr and std::clog are not supported");
    return stream;
}

#define OUTPUT(symbol, type, name, format) \
    void *name(void *stream, type value) asm(symbol); \
    void *name(void *stream, type value) { \
        printf(format, value); \
        return to(stream); \
    }

OUTPUT("_ZNSolsEi", int, out_int, "%d")
OUTPUT("_ZNSolsEj", unsigned, out_unsigned, "%u")
OUTPUT("_ZNSolsEs", short, out_short, "%d")
OUTPUT("_ZNSolsEt", unsigned short, out_unsigned_short, "%d")
OUTPUT("_ZNSolsEl", long, out_long, "%ld")
OUTPUT("_ZNSolsEm", unsigned long, out_unsigned_long, "%lu")
OUTPUT("_ZNSolsEx", long long, out_long_long, "%lld")
OUTPUT("_ZNSolsEy", unsigned long long, out_unsigned_long_long, "%llu")
OUTPUT("_ZNSolsEd", double, out_double, "%g")
OUTPUT("_ZNSolsEb", bool, out_bool, "%d")
OUTPUT("_ZNSolsEPKv", const void *, out_pointer, "%p")
OUTPUT("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc", const char *, out_text, "%s")
OUTPUT("_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c", char, out_char, "%c")

struct text {
    const char *data;
    size_t size;
};

void *out_string(void *stream, const text *value) asm("_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE");
void *out_string(void *stream, const text *value) {
    printf("%s", value->data);
    return to(stream);
}

void *end_line(void *stream) asm("_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_");
void *end_line(void *stream) {
    printf("\n");
    return to(stream);
}

void *flush(void *stream) asm("_ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_");
void *flush(void *stream) { return to(stream); }

void *manipulate(void *stream, void *(*manipulator)(void *)) asm("_ZNSolsEPFRSoS_E");
void *manipulate(void *stream, void *(*manipulator)(void *)) { return manipulator(stream); }

void *flush_member(void *stream) asm("_ZNSo5flushEv");
void *flush_member(void *stream) { return to(stream); }

void begin_streams(void *) asm("_ZNSt8ios_base4InitC1Ev");
void begin_streams(void *) {}
void end_streams(void *) asm("_ZNSt8ios_base4InitD1Ev");
void end_streams(void *) {}
}
