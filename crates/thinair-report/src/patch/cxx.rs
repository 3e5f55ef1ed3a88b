//! Changes of memory orders in C++: members of `std::atomic`, with their order or without, its operators, and fences.
//!
//! The compiler gives a call the position of the member's name, an operator its own, and a conversion that of the object.

use thinair_core::ir::{Order, SourceLocation};
use thinair_core::repair::SiteKind;

use super::{Edit, arguments, line_of, remove_statement};

pub fn order_name(order: Order) -> &'static str {
    match order {
        Order::Plain | Order::Relaxed => "std::memory_order_relaxed",
        Order::Acquire => "std::memory_order_acquire",
        Order::Release => "std::memory_order_release",
        Order::AcquireRelease => "std::memory_order_acq_rel",
        Order::SeqCst => "std::memory_order_seq_cst",
    }
}

/// An operation and its order. The library has code for each order, at the same position: what is meant is the one that the text names.
#[derive(Clone, Copy)]
pub struct Operation {
    pub at: SourceLocation,
    pub kind: SiteKind,
    pub order: Order,
}

/// Rewrites an operation with other orders, the one of success and that of failure.
pub fn edit(text: &str, Operation { at, kind, order: old }: Operation, (order, failure): (Order, Order)) -> Option<Edit> {
    let (start, line) = line_of(text, at.line)?;
    let column = (at.column as usize).checked_sub(1).filter(|&column| line.is_char_boundary(column))?;
    let qualified = start + column;
    let at = qualified + if text[qualified..].starts_with("std::") { "std::".len() } else { 0 };
    let name = word_at(text, at);
    let open = at + name.len();
    if text[open..].starts_with('(') {
        let called = called(name, kind)?;
        let (found, close) = arguments(text, open)?;
        let found = if found.len() == 1 && found[0].0 == found[0].1 { Vec::new() } else { found };
        let named = found.get(called.before).map_or(Some(Order::SeqCst), |&(from, to)| order_of(&text[from..to]));
        if named != Some(old) {
            return None;
        }
        if name == "atomic_thread_fence" && order == Order::Relaxed {
            return remove_statement(text, qualified, close);
        }
        let orders = [order, failure].map(order_name)[..called.orders].join(", ");
        // The order when an exchange fails may be left to the library, and all orders may.
        let (from, to) = match found.get(called.before..)? {
            [] => (close, close),
            [first, .., last] | [first @ last] if found.len() <= called.before + called.orders => (first.0, last.1),
            _ => return None,
        };
        let comma = if from == close && called.before > 0 { ", " } else { "" };
        return Some(Edit { start: from, end: to, text: format!("{comma}{orders}") });
    }
    (old == Order::SeqCst).then(|| operator(text, kind, at, order))?
}

/// The order that an argument names.
fn order_of(argument: &str) -> Option<Order> {
    let name = argument.rsplit([':', ' ']).next()?;
    Some(match name.strip_prefix("memory_order_").unwrap_or(name) {
        "relaxed" => Order::Relaxed,
        "acquire" | "consume" => Order::Acquire,
        "release" => Order::Release,
        "acq_rel" => Order::AcquireRelease,
        "seq_cst" => Order::SeqCst,
        _ => return None,
    })
}

/// How many arguments come before the orders of a function, and how many orders there are.
struct Called {
    before: usize,
    orders: usize,
}

fn called(name: &str, kind: SiteKind) -> Option<Called> {
    let (before, orders) = match (name, kind) {
        ("atomic_thread_fence", SiteKind::Fence) | ("load" | "test", SiteKind::Load) | ("clear", SiteKind::Store) => (0, 1),
        ("test_and_set", SiteKind::Update) => (0, 1),
        ("store", SiteKind::Store) | ("exchange", SiteKind::Update) => (1, 1),
        ("fetch_add" | "fetch_sub" | "fetch_and" | "fetch_or" | "fetch_xor", SiteKind::Update) => (1, 1),
        ("compare_exchange_strong" | "compare_exchange_weak", SiteKind::CompareAndSwap) => (2, 2),
        _ => return None,
    };
    Some(Called { before, orders })
}

/// An operator or a conversion becomes a call. One that is a statement of its own may go without its value; a conversion must not be part of a larger name.
fn operator(text: &str, kind: SiteKind, at: usize, order: Order) -> Option<Edit> {
    let order = order_name(order);
    let rest = &text[at..];
    if kind == SiteKind::Load {
        let object = object_at(rest);
        let follows = rest[object.len()..].trim_start();
        let is_read =
            !object.is_empty() && !follows.starts_with(['(', '.', '{']) && (!follows.starts_with('=') || follows.starts_with("=="));
        return is_read.then(|| Edit { start: at + object.len(), end: at + object.len(), text: format!(".load({order})") });
    }
    // From where the statement begins to its semicolon.
    let begin = text[..at].rfind([';', '{', '}', '\n']).map_or(0, |before| before + 1);
    let end = at + rest.find(';')?;
    let before = text[begin..at].trim();
    let (sign, value) = ["=", "+=", "-=", "|=", "&=", "^=", "++", "--"]
        .into_iter()
        .rev()
        .find(|sign| rest.starts_with(sign))
        .map(|sign| (sign, text[at + sign.len()..end].trim()))?;
    let (object, value) = match sign {
        "++" | "--" if before.is_empty() => (value, "1"),
        "++" | "--" if value.is_empty() => (before, "1"),
        "++" | "--" => return None,
        _ => (before, value),
    };
    let member = match (sign, kind) {
        ("=", SiteKind::Store) => "store",
        ("+=" | "++", SiteKind::Update) => "fetch_add",
        ("-=" | "--", SiteKind::Update) => "fetch_sub",
        ("|=", SiteKind::Update) => "fetch_or",
        ("&=", SiteKind::Update) => "fetch_and",
        ("^=", SiteKind::Update) => "fetch_xor",
        _ => return None,
    };
    if object_at(object).len() != object.len() || object.is_empty() || value.is_empty() {
        return None;
    }
    let indent = text[begin..].len() - text[begin..].trim_start().len();
    Some(Edit { start: begin + indent, end, text: format!("{object}.{member}({value}, {order})") })
}

fn word_at(text: &str, at: usize) -> &str {
    let length = text[at..].find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(text.len() - at);
    &text[at..at + length]
}

/// A name with its members and indices: `queue.slots[i % N]->turn`.
fn object_at(text: &str) -> &str {
    let mut at = 0;
    loop {
        let word = word_at(text, at);
        if word.is_empty() {
            return "";
        }
        at += word.len();
        while text[at..].starts_with('[') {
            let Some((_, close)) = arguments(text, at) else { return "" };
            at = close + 1;
        }
        match &text[at..] {
            rest if rest.starts_with("->") || rest.starts_with("::") => at += 2,
            rest if rest.starts_with('.') => at += 1,
            _ => return &text[..at],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edited(line: &str, needle: &str, kind: SiteKind, order: Order) -> Option<String> {
        let old = if line.contains("relaxed") {
            Order::Relaxed
        } else if line.contains("acquire") {
            Order::Acquire
        } else {
            Order::SeqCst
        };
        let column = line.find(needle).unwrap() as u32 + 1;
        let at = SourceLocation { line: 1, column, ..SourceLocation::default() };
        let edit = edit(line, Operation { at, kind, order: old }, (order, Order::Relaxed))?;
        let mut text = line.to_owned();
        text.replace_range(edit.start..edit.end, &edit.text);
        Some(text)
    }

    #[test]
    fn members_get_the_order_that_they_need() {
        let cases = [
            ("x.load();", "load", SiteKind::Load, "x.load(std::memory_order_acquire);"),
            ("x.load(std::memory_order::relaxed);", "load", SiteKind::Load, "x.load(std::memory_order_acquire);"),
            ("x.store(f(1, 2));", "store", SiteKind::Store, "x.store(f(1, 2), std::memory_order_acquire);"),
            ("x.store(1, std::memory_order_relaxed);", "store", SiteKind::Store, "x.store(1, std::memory_order_acquire);"),
            (
                "x.compare_exchange_weak(a, b);",
                "compare",
                SiteKind::CompareAndSwap,
                "x.compare_exchange_weak(a, b, std::memory_order_acquire, std::memory_order_relaxed);",
            ),
            ("if (x[i].ready)", "x", SiteKind::Load, "if (x[i].ready.load(std::memory_order_acquire))"),
            ("int y = x == 1;", "x", SiteKind::Load, "int y = x.load(std::memory_order_acquire) == 1;"),
            ("  x = y + 1;", "=", SiteKind::Store, "  x.store(y + 1, std::memory_order_acquire);"),
            ("++x;", "++", SiteKind::Update, "x.fetch_add(1, std::memory_order_acquire);"),
            ("x--;", "--", SiteKind::Update, "x.fetch_sub(1, std::memory_order_acquire);"),
            ("x += 2;", "+=", SiteKind::Update, "x.fetch_add(2, std::memory_order_acquire);"),
        ];
        for (line, needle, kind, expected) in cases {
            assert_eq!(edited(line, needle, kind, Order::Acquire).as_deref(), Some(expected), "{line}");
        }
    }

    #[test]
    fn what_is_part_of_more_stays() {
        assert_eq!(edited("y = ++x;", "++", SiteKind::Update, Order::Acquire), None);
        assert_eq!(edited("f(x = 1);", "=", SiteKind::Store, Order::Acquire), None);
        assert_eq!(edited("x.store(1, weak);", "store", SiteKind::Store, Order::Release), None);
        assert_eq!(edited("x.swap(1);", "swap", SiteKind::Update, Order::Acquire), None);
    }

    #[test]
    fn a_fence_goes_with_its_line() {
        let line = "std::atomic_thread_fence(std::memory_order_acquire);";
        assert_eq!(edited(line, "std", SiteKind::Fence, Order::Relaxed).as_deref(), Some(""));
        assert!(edited(line, "std", SiteKind::Fence, Order::SeqCst).unwrap().contains("seq_cst"));
    }
}
