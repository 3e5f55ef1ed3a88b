/* What libstdc++ has in its binary, and programs only declare: nodes of containers, text of exceptions, who throws them. */
#include "thinair.hpp"

#include <bits/functexcept.h>
#include <cerrno>
#include <chrono>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <system_error>
#include <unordered_map>

extern "C" long __thinair_clock(void);

namespace std {
/* The text of an exception: copies share it, and count themselves right before it. */
static long &owners(const char *text) { return ((long *)text)[-1]; }

static const char *new_text(const char *from, size_t length) {
    long *memory = (long *)malloc(sizeof(long) + length + 1);
    *memory = 1;
    char *text = (char *)(memory + 1);
    for (size_t at = 0; at < length; at++)
        text[at] = from[at];
    text[length] = 0;
    return text;
}

static size_t length_of(const char *text) {
    size_t length = 0;
    while (text[length])
        length++;
    return length;
}

__cow_string::__cow_string() : __cow_string("", 0) {}
__cow_string::__cow_string(const string &text) : __cow_string(text.data(), text.size()) {}
__cow_string::__cow_string(const char *text, size_t length) : _M_p(new_text(text, length)) {}
__cow_string::__cow_string(const __cow_string &other) noexcept : _M_p(other._M_p) { __atomic_fetch_add(&owners(_M_p), 1, __ATOMIC_RELAXED); }
__cow_string::~__cow_string() {
    if (__atomic_fetch_sub(&owners(_M_p), 1, __ATOMIC_ACQ_REL) == 1)
        free(&owners(_M_p));
}
__cow_string &__cow_string::operator=(const __cow_string &other) noexcept {
    __cow_string copy(other);
    const char *text = _M_p;
    _M_p = copy._M_p;
    copy._M_p = text;
    return *this;
}

#define ROOT(name) \
    name::name(const string &text) : _M_msg(text) {} \
    name::name(const char *text) : _M_msg(text, length_of(text)) {} \
    name::name(const name &other) noexcept : _M_msg(other._M_msg) {} \
    name::name(name &&other) noexcept : _M_msg(other._M_msg) {} \
    name &name::operator=(name &&other) noexcept { \
        _M_msg = other._M_msg; \
        return *this; \
    } \
    name &name::operator=(const name &other) noexcept { \
        _M_msg = other._M_msg; \
        return *this; \
    } \
    name::~name() noexcept {} \
    const char *name::what() const noexcept { return _M_msg._M_p; }
ROOT(logic_error)
ROOT(runtime_error)

#define DERIVED(name, base) \
    name::name(const string &text) : base(text) {} \
    name::name(const char *text) : base(text) {} \
    name::~name() noexcept {}
DERIVED(domain_error, logic_error)
DERIVED(invalid_argument, logic_error)
DERIVED(length_error, logic_error)
DERIVED(out_of_range, logic_error)
DERIVED(range_error, runtime_error)
DERIVED(overflow_error, runtime_error)
DERIVED(underflow_error, runtime_error)

bad_function_call::~bad_function_call() noexcept {}
const char *bad_function_call::what() const noexcept { return "bad_function_call"; }
bad_weak_ptr::~bad_weak_ptr() noexcept {}
const char *bad_weak_ptr::what() const noexcept { return "bad_weak_ptr"; }

void __throw_bad_exception() { throw bad_exception(); }
void __throw_bad_alloc() { throw bad_alloc(); }
void __throw_bad_array_new_length() { throw bad_array_new_length(); }
void __throw_bad_cast() { throw bad_cast(); }
void __throw_bad_typeid() { throw bad_typeid(); }
void __throw_logic_error(const char *text) { throw logic_error(text); }
void __throw_domain_error(const char *text) { throw domain_error(text); }
void __throw_invalid_argument(const char *text) { throw invalid_argument(text); }
void __throw_length_error(const char *text) { throw length_error(text); }
void __throw_out_of_range(const char *text) { throw out_of_range(text); }
/* The numbers are left out. */
void __throw_out_of_range_fmt(const char *text, ...) { throw out_of_range(text); }
void __throw_runtime_error(const char *text) { throw runtime_error(text); }
void __throw_range_error(const char *text) { throw range_error(text); }
void __throw_overflow_error(const char *text) { throw overflow_error(text); }
void __throw_underflow_error(const char *text) { throw underflow_error(text); }
void __throw_bad_function_call() { throw bad_function_call(); }

/* Categories of errors. */
inline namespace _V2 {
error_category::~error_category() {}
error_condition error_category::default_error_condition(int value) const noexcept { return error_condition(value, *this); }
bool error_category::equivalent(int value, const error_condition &other) const noexcept { return default_error_condition(value) == other; }
bool error_category::equivalent(const error_code &code, int value) const noexcept { return *this == code.category() && code.value() == value; }
} // namespace _V2
__cow_string error_category::_M_message(int) const { return __cow_string("error", 5); }

namespace {
struct named_category : error_category {
    const char *called;
    constexpr explicit named_category(const char *called) : called(called) {}
    const char *name() const noexcept override { return called; }
    string message(int) const override { return called; }
};
/* No destructor runs, and no constructor. */
union category {
    named_category value;
    constexpr explicit category(const char *name) : value(name) {}
    ~category() {}
};
[[clang::no_destroy]] category generic("generic"), of_system("system");
} // namespace

inline namespace _V2 {
const error_category &generic_category() noexcept { return generic.value; }
const error_category &system_category() noexcept { return of_system.value; }
} // namespace _V2

error_condition error_code::default_error_condition() const noexcept { return category().default_error_condition(value()); }
system_error::~system_error() noexcept {}
void __throw_system_error(int number) { throw system_error(error_code(number, generic_category())); }

/* Nodes of lists. */
namespace __detail {
void _List_node_base::_M_hook(_List_node_base *before) noexcept {
    _M_next = before;
    _M_prev = before->_M_prev;
    before->_M_prev->_M_next = this;
    before->_M_prev = this;
}

void _List_node_base::_M_unhook() noexcept {
    _M_prev->_M_next = _M_next;
    _M_next->_M_prev = _M_prev;
}

void _List_node_base::_M_transfer(_List_node_base *first, _List_node_base *last) noexcept {
    if (this == last)
        return;
    last->_M_prev->_M_next = this;
    first->_M_prev->_M_next = last;
    _M_prev->_M_next = first;
    _List_node_base *before = _M_prev;
    _M_prev = last->_M_prev;
    last->_M_prev = first->_M_prev;
    first->_M_prev = before;
}

void _List_node_base::_M_reverse() noexcept {
    _List_node_base *node = this;
    do {
        _List_node_base *next = node->_M_next;
        node->_M_next = node->_M_prev;
        node->_M_prev = next;
        node = next;
    } while (node != this);
}

void _List_node_base::swap(_List_node_base &one, _List_node_base &other) noexcept {
    _List_node_base middle;
    middle._M_next = middle._M_prev = &middle;
    middle._M_transfer(one._M_next, &one);
    one._M_transfer(other._M_next, &other);
    other._M_transfer(middle._M_next, &middle);
}

/* How many buckets: the least prime of a short list that has room. */
static size_t prime(size_t least) {
    static const size_t primes[] = {2, 5, 11, 23, 47, 97, 199, 409, 823, 1741, 3739, 7517, 15173};
    for (size_t prime : primes)
        if (prime >= least)
            return prime;
    return least | 1;
}

size_t _Prime_rehash_policy::_M_next_bkt(size_t least) const {
    size_t count = prime(least);
    _M_next_resize = (size_t)(count * (double)_M_max_load_factor);
    return count;
}

pair<bool, size_t> _Prime_rehash_policy::_M_need_rehash(size_t buckets, size_t elements, size_t more) const {
    size_t all = elements + more;
    if (all <= _M_next_resize)
        return {false, 0};
    size_t needed = all;
    if (!_M_next_resize && needed < 11)
        needed = 11;
    if (needed < buckets) {
        _M_next_resize = buckets;
        return {false, 0};
    }
    if (needed < buckets * 2)
        needed = buckets * 2;
    return {true, _M_next_bkt(needed + 1)};
}
} // namespace __detail

size_t _Hash_bytes(const void *memory, size_t length, size_t seed) {
    const unsigned char *bytes = (const unsigned char *)memory;
    for (size_t at = 0; at < length; at++)
        seed = (seed ^ bytes[at]) * 1099511628211u;
    return seed;
}

size_t _Fnv_hash_bytes(const void *memory, size_t length, size_t seed) { return _Hash_bytes(memory, length, seed); }

/* Trees of maps and sets: searched as any tree is, and never balanced, which only speed would show. */
typedef _Rb_tree_node_base node;

node *_Rb_tree_increment(node *at) noexcept {
    if (at->_M_right) {
        at = at->_M_right;
        while (at->_M_left)
            at = at->_M_left;
        return at;
    }
    node *above = at->_M_parent;
    while (at == above->_M_right) {
        at = above;
        above = above->_M_parent;
    }
    return at->_M_right != above ? above : at;
}

const node *_Rb_tree_increment(const node *at) noexcept { return _Rb_tree_increment(const_cast<node *>(at)); }

node *_Rb_tree_decrement(node *at) noexcept {
    /* The head is red, and its parent's parent is itself. */
    if (at->_M_color == _S_red && at->_M_parent->_M_parent == at)
        return at->_M_right;
    if (at->_M_left) {
        at = at->_M_left;
        while (at->_M_right)
            at = at->_M_right;
        return at;
    }
    node *above = at->_M_parent;
    while (at == above->_M_left) {
        at = above;
        above = above->_M_parent;
    }
    return above;
}

const node *_Rb_tree_decrement(const node *at) noexcept { return _Rb_tree_decrement(const_cast<node *>(at)); }

void _Rb_tree_insert_and_rebalance(const bool left, node *added, node *above, node &head) noexcept {
    added->_M_parent = above;
    added->_M_left = added->_M_right = nullptr;
    added->_M_color = _S_black;
    if (left) {
        above->_M_left = added;
        if (above == &head) {
            head._M_parent = added;
            head._M_right = added;
        } else if (above == head._M_left) {
            head._M_left = added;
        }
    } else {
        above->_M_right = added;
        if (above == head._M_right)
            head._M_right = added;
    }
}

static void put(node *instead, node *of, node &head) {
    if (head._M_parent == of)
        head._M_parent = instead;
    else if (of->_M_parent->_M_left == of)
        of->_M_parent->_M_left = instead;
    else
        of->_M_parent->_M_right = instead;
    if (instead)
        instead->_M_parent = of->_M_parent;
}

node *_Rb_tree_rebalance_for_erase(node *const gone, node &head) noexcept {
    if (head._M_left == gone)
        head._M_left = gone->_M_right || gone->_M_parent != &head || gone->_M_left ? _Rb_tree_increment(gone) : &head;
    if (head._M_right == gone)
        head._M_right = gone->_M_left || gone->_M_parent != &head ? _Rb_tree_decrement(gone) : &head;
    if (!gone->_M_left) {
        put(gone->_M_right, gone, head);
    } else if (!gone->_M_right) {
        put(gone->_M_left, gone, head);
    } else {
        node *next = gone->_M_right;
        while (next->_M_left)
            next = next->_M_left;
        if (next->_M_parent != gone) {
            put(next->_M_right, next, head);
            next->_M_right = gone->_M_right;
            next->_M_right->_M_parent = next;
        }
        put(next, gone, head);
        next->_M_left = gone->_M_left;
        next->_M_left->_M_parent = next;
    }
    return gone;
}

/* What std::bind is given in the place of arguments. */
namespace placeholders {
#define PLACEHOLDER(number) const _Placeholder<number> _##number{};
PLACEHOLDER(1)
PLACEHOLDER(2)
PLACEHOLDER(3)
PLACEHOLDER(4)
PLACEHOLDER(5)
PLACEHOLDER(6)
} // namespace placeholders

/* Clocks: what the user lets them say. */
namespace chrono {
inline namespace _V2 {
steady_clock::time_point steady_clock::now() noexcept { return time_point(seconds(__thinair_clock())); }
system_clock::time_point system_clock::now() noexcept { return time_point(seconds(__thinair_clock())); }
} // namespace _V2
} // namespace chrono

/* Texts, out of their templates. */
template class allocator<char>;
template class basic_string<char>;
} // namespace std
