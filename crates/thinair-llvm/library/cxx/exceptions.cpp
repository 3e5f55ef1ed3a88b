/* Exceptions, by the Itanium ABI as programs see it: an exception is known by its header, and the object that is thrown follows. */
#include "thinair.hpp"

#include <bits/cxxabi_forced.h>

using std::type_info;

/* One for each object that is thrown; an exception_ptr counts as a handler does. */
struct exception_header {
    const type_info *type;
    void (*destructor)(void *);
    exception_header *below; /* the one that this thread caught before */
    void *caught;            /* the part of the object that the landing pad asked for */
    int references;
    int handlers;            /* negative while it is thrown again */
    exception_header *primary;
};

static_assert(sizeof(exception_header) % 8 == 0);

static thread_local exception_header *caught_last;
static thread_local int uncaught;

static void *object_of(exception_header *header) {
    return (header->primary ? header->primary : header) + 1;
}

namespace __cxxabiv1 {
/* The classes that describe types. The compiler makes objects of them; only their layout, and whose vtable they have, matters. */
#define DESCRIBES(name) \
    struct name : type_info { \
        ~name() override; \
    }; \
    name::~name() {}

DESCRIBES(__fundamental_type_info)
DESCRIBES(__array_type_info)
DESCRIBES(__function_type_info)
DESCRIBES(__enum_type_info)
DESCRIBES(__pbase_type_info)
DESCRIBES(__pointer_to_member_type_info)
DESCRIBES(__class_type_info)

struct __pointer_type_info : type_info {
    ~__pointer_type_info() override;
    unsigned flags;
    const type_info *to;
};
__pointer_type_info::~__pointer_type_info() {}

struct __si_class_type_info : __class_type_info {
    ~__si_class_type_info() override;
    const type_info *base;
};
__si_class_type_info::~__si_class_type_info() {}

struct base_class {
    const type_info *type;
    long flags; /* 1: virtual; 2: public; the rest is the offset */
};

struct __vmi_class_type_info : __class_type_info {
    ~__vmi_class_type_info() override;
    unsigned flags;
    unsigned count;
    base_class bases[1];
};
__vmi_class_type_info::~__vmi_class_type_info() {}

__forced_unwind::~__forced_unwind() throw() {}
} // namespace __cxxabiv1

using namespace __cxxabiv1;

extern "C" {
extern void *const _ZTVN10__cxxabiv117__class_type_infoE[];
extern void *const _ZTVN10__cxxabiv120__si_class_type_infoE[];
extern void *const _ZTVN10__cxxabiv121__vmi_class_type_infoE[];
extern void *const _ZTVN10__cxxabiv119__pointer_type_infoE[];
}

static bool is_a(const type_info *type, void *const *table) {
    return *(void *const *const *)type == table + 2;
}

namespace std {
type_info::~type_info() {}
bool type_info::__is_pointer_p() const { return is_a(this, _ZTVN10__cxxabiv119__pointer_type_infoE); }
bool type_info::__is_function_p() const { return false; }
bool type_info::__do_catch(const type_info *, void **, unsigned) const { return false; }
bool type_info::__do_upcast(const __class_type_info *, void **) const { return false; }
} // namespace std

/* Types are one object each, but for those that several modules have by themselves: these have equal names. */
static bool is_same(const type_info *one, const type_info *other) {
    return one == other || *one == *other;
}

/* Where the part of a class begins in an object of another: how often it is there in public, and whether a part of it is the same each time (a virtual base). */
struct search {
    const type_info *wanted;
    char *found;
    int count;
};

static void look_for(search *search, const type_info *type, char *object) {
    if (is_same(type, search->wanted)) {
        if (search->found != object) {
            search->found = object;
            search->count++;
        }
        return;
    }
    if (is_a(type, _ZTVN10__cxxabiv120__si_class_type_infoE)) {
        look_for(search, ((const __si_class_type_info *)type)->base, object);
    } else if (is_a(type, _ZTVN10__cxxabiv121__vmi_class_type_infoE)) {
        const __vmi_class_type_info *several = (const __vmi_class_type_info *)type;
        for (unsigned number = 0; number < several->count; number++) {
            const base_class *base = &several->bases[number];
            if (!(base->flags & 2))
                continue;
            long offset = base->flags >> 8;
            /* A virtual base: the vtable says where it is. */
            if (base->flags & 1)
                offset = object ? *(long *)(*(char **)object + offset) : 0;
            look_for(search, base->type, object ? object + offset : nullptr);
        }
    }
}

/* Is an object of one type also one of another, as far as a handler is concerned? Where its part begins comes back. */
static bool converts(const type_info *from, const type_info *to, void **object) {
    if (is_same(from, to))
        return true;
    if (is_a(from, _ZTVN10__cxxabiv120__si_class_type_infoE) || is_a(from, _ZTVN10__cxxabiv121__vmi_class_type_infoE)) {
        search search = {to, nullptr, 0};
        look_for(&search, from, (char *)*object);
        if (search.count != 1)
            return false;
        *object = search.found;
        return true;
    }
    if (!is_a(from, _ZTVN10__cxxabiv119__pointer_type_infoE) || !is_a(to, _ZTVN10__cxxabiv119__pointer_type_infoE))
        return false;
    const __pointer_type_info *source = (const __pointer_type_info *)from, *target = (const __pointer_type_info *)to;
    /* What is constant or volatile stays so. */
    if (source->flags & ~target->flags & 3)
        return false;
    return is_same(target->to, &typeid(void)) || converts(source->to, target->to, object);
}

extern "C" {
int __thinair_catches(exception_header *header, const type_info *type) {
    if (!header)
        return is_same(type, &typeid(__forced_unwind));
    bool is_pointer = is_a(header->type, _ZTVN10__cxxabiv119__pointer_type_infoE);
    void *object = object_of(header);
    /* A pointer is caught by its value. */
    if (is_pointer)
        object = *(void **)object;
    if (is_pointer && is_same(type, &typeid(decltype(nullptr)))) {
        return 0;
    } else if (!converts(header->type, type, &object)) {
        return 0;
    }
    header->caught = object;
    return 1;
}

void *__cxa_allocate_exception(size_t size) noexcept {
    exception_header *header = (exception_header *)malloc(sizeof(exception_header) + size);
    header->primary = nullptr;
    return header + 1;
}

void __cxa_free_exception(void *object) noexcept {
    free((exception_header *)object - 1);
}

static void release(exception_header *header) {
    if (__atomic_fetch_sub(&header->references, 1, __ATOMIC_ACQ_REL) != 1)
        return;
    if (header->destructor)
        header->destructor(header + 1);
    free(header);
}

void __cxa_throw(void *object, type_info *type, void (*destructor)(void *)) {
    exception_header *header = (exception_header *)object - 1;
    header->type = type;
    header->destructor = destructor;
    header->references = 1;
    header->handlers = 0;
    header->caught = object;
    uncaught++;
    __thinair_unwind(header);
}

__cxxabiv1::__cxa_refcounted_exception *__cxa_init_primary_exception(void *object, type_info *type, void (*destructor)(void *)) noexcept {
    exception_header *header = (exception_header *)object - 1;
    header->type = type;
    header->destructor = destructor;
    header->references = 0;
    header->handlers = 0;
    return (__cxxabiv1::__cxa_refcounted_exception *)header;
}

void *__cxa_get_exception_ptr(void *exception) noexcept {
    return ((exception_header *)exception)->caught;
}

void *__cxa_begin_catch(void *exception) noexcept {
    exception_header *header = (exception_header *)exception;
    /* The thread ends, which goes through handlers of everything. */
    if (!header)
        return nullptr;
    int handlers = header->handlers;
    header->handlers = (handlers < 0 ? -handlers : handlers) + 1;
    uncaught--;
    if (header != caught_last) {
        header->below = caught_last;
        caught_last = header;
    }
    return header->caught;
}

/* An exception_ptr that is thrown again has a header of its own. */
static void finish(exception_header *header) {
    exception_header *primary = header->primary;
    if (primary) {
        free(header);
        release(primary);
    } else {
        release(header);
    }
}

void __cxa_end_catch(void) {
    exception_header *header = caught_last;
    if (!header)
        return;
    int handlers = header->handlers;
    if (handlers < 0) {
        /* It was thrown again: whoever catches it then will end it. */
        header->handlers = ++handlers;
        if (handlers == 0)
            caught_last = header->below;
        return;
    }
    header->handlers = --handlers;
    if (handlers == 0) {
        caught_last = header->below;
        finish(header);
    }
}

void __cxa_rethrow(void) {
    exception_header *header = caught_last;
    __thinair_go_on(header != nullptr, "`throw;` without an exception that is being handled: std::terminate is called");
    __thinair_expect_catcher(__thinair_caught(), "an exception is thrown again that nobody catches");
    header->handlers = -header->handlers;
    uncaught++;
    __thinair_unwind(header);
}

type_info *__cxa_current_exception_type(void) noexcept {
    return caught_last ? (type_info *)caught_last->type : nullptr;
}

[[noreturn]] void __cxa_call_unexpected(void *) {
    __thinair_go_on(0, "an exception leaves a function that does not allow it: std::unexpected is called");
    abort();
}

void __cxa_pure_virtual(void) {
    __thinair_go_on(0, "a pure virtual function is called");
}

void __cxa_deleted_virtual(void) {
    __thinair_go_on(0, "a deleted virtual function is called");
}

void __cxa_bad_cast(void) { throw std::bad_cast(); }
void __cxa_bad_typeid(void) { throw std::bad_typeid(); }
void __cxa_throw_bad_array_new_length(void) { throw std::bad_array_new_length(); }

/* Called by landing pads' code only as an address. */
int __gxx_personality_v0(...) { return 0; }

void *__dynamic_cast(const void *object, const type_info *, const type_info *to, ptrdiff_t) {
    /* The vtable says where the whole object begins, and what it is. */
    char *table = *(char *const *)object;
    char *whole = (char *)object + *(ptrdiff_t *)(table - 16);
    const type_info *type = *(const type_info *const *)(table - 8);
    search down = {to, nullptr, 0};
    look_for(&down, type, whole);
    __thinair_limit(down.count <= 1, "dynamic_cast to a class that the object has several times is not supported");
    return down.found;
}
}

namespace std {
exception::~exception() noexcept {}
const char *exception::what() const noexcept { return "std::exception"; }
bad_exception::~bad_exception() noexcept {}
const char *bad_exception::what() const noexcept { return "std::bad_exception"; }
bad_alloc::~bad_alloc() noexcept {}
const char *bad_alloc::what() const noexcept { return "std::bad_alloc"; }
bad_array_new_length::~bad_array_new_length() noexcept {}
const char *bad_array_new_length::what() const noexcept { return "std::bad_array_new_length"; }
bad_cast::~bad_cast() noexcept {}
const char *bad_cast::what() const noexcept { return "std::bad_cast"; }
bad_typeid::~bad_typeid() noexcept {}
nested_exception::~nested_exception() noexcept {}
const char *bad_typeid::what() const noexcept { return "std::bad_typeid"; }

static terminate_handler handler;

terminate_handler set_terminate(terminate_handler function) noexcept {
    return __atomic_exchange_n(&handler, function, __ATOMIC_ACQ_REL);
}

terminate_handler get_terminate() noexcept { return __atomic_load_n(&handler, __ATOMIC_ACQUIRE); }

void terminate() noexcept {
    terminate_handler function = get_terminate();
    if (function)
        function();
    __thinair_go_on(caught_last == nullptr, "an exception leaves a function that is noexcept, or a destructor: std::terminate is called");
    __thinair_go_on(0, "std::terminate is called");
    abort();
}

void unexpected() {
    terminate();
}

bool uncaught_exception() noexcept { return uncaught != 0; }
int uncaught_exceptions() noexcept { return uncaught; }

/* For the other standard library, whose exception_ptr has another name. */
extern "C" {
void __thinair_retain(void *object) {
    if (object)
        __atomic_fetch_add(&((exception_header *)object - 1)->references, 1, __ATOMIC_RELAXED);
}

void __thinair_release(void *object) {
    if (object)
        ::release((exception_header *)object - 1);
}
}

namespace __exception_ptr {
exception_ptr::exception_ptr(void *object) noexcept : _M_exception_object(object) { _M_addref(); }

void exception_ptr::_M_addref() noexcept {
    __thinair_retain(_M_exception_object);
}

void exception_ptr::_M_release() noexcept { __thinair_release(_M_exception_object); }

void *exception_ptr::_M_get() const noexcept { return _M_exception_object; }
const type_info *exception_ptr::__cxa_exception_type() const noexcept {
    return ((exception_header *)_M_exception_object - 1)->type;
}
} // namespace __exception_ptr

exception_ptr current_exception() noexcept {
    exception_header *header = caught_last;
    exception_ptr found;
    if (header)
        found = exception_ptr(object_of(header));
    return found;
}

extern "C" [[noreturn]] void __thinair_rethrow(void *object) {
    exception_header *primary = (exception_header *)object - 1;
    __thinair_expect_catcher(__thinair_caught(), "an exception is thrown again that nobody catches");
    exception_header *header = (exception_header *)malloc(sizeof(exception_header));
    header->primary = primary;
    header->type = primary->type;
    header->handlers = 0;
    header->caught = primary + 1;
    __atomic_fetch_add(&primary->references, 1, __ATOMIC_RELAXED);
    uncaught++;
    __thinair_unwind(header);
}

void rethrow_exception(exception_ptr pointer) { __thinair_rethrow(*(void **)&pointer); }
} // namespace std
