//! Changes of memory orders in Rust: methods of atomics, whose orders are `Ordering::…` or imported names, and `fence`.
//!
//! The compiler gives a call the position of the expression that it is part of: that of the object, or of the method's name.

use thinair_core::ir::Order;
use thinair_core::repair::SiteKind;

use super::cxx::Operation;
use super::{Edit, arguments, line_of, remove_statement};

/// The name of an order in `Ordering`.
pub fn order_name(order: Order) -> &'static str {
    match order {
        Order::Plain | Order::Relaxed => "Relaxed",
        Order::Acquire => "Acquire",
        Order::Release => "Release",
        Order::AcquireRelease => "AcqRel",
        Order::SeqCst => "SeqCst",
    }
}

/// A new fence, which needs nothing to be imported.
pub fn fence(order: Order) -> String {
    format!("std::sync::atomic::fence(std::sync::atomic::Ordering::{})", order_name(order))
}

/// Where the name of an order stands in an argument, and the order: the last part of its path.
fn order_in(text: &str, (start, end): (usize, usize)) -> Option<(usize, Order)> {
    let argument = &text[start..end];
    let at = start + argument.rfind("::").map_or(0, |at| at + "::".len());
    let order = [Order::Relaxed, Order::Acquire, Order::Release, Order::AcquireRelease, Order::SeqCst]
        .into_iter()
        .find(|&order| order_name(order) == &text[at..end])?;
    Some((at, order))
}

/// How many arguments come before the orders of a method, and how many orders there are.
fn orders_of(name: &str, kind: SiteKind) -> Option<(usize, usize)> {
    match (name, kind) {
        ("fence", SiteKind::Fence) | ("load", SiteKind::Load) => Some((0, 1)),
        ("store", SiteKind::Store) | ("swap", SiteKind::Update) => Some((1, 1)),
        (
            "fetch_add" | "fetch_sub" | "fetch_and" | "fetch_nand" | "fetch_or" | "fetch_xor" | "fetch_max" | "fetch_min",
            SiteKind::Update,
        ) => Some((1, 1)),
        ("compare_exchange" | "compare_exchange_weak", SiteKind::CompareAndSwap) => Some((2, 2)),
        _ => None,
    }
}

/// Rewrites an operation with other orders, the one of success and that of failure.
pub fn edit(text: &str, Operation { at, kind, order: old }: Operation, (order, failure): (Order, Order)) -> Option<Edit> {
    let (start, line) = line_of(text, at.line)?;
    let column = (at.column as usize).checked_sub(1).filter(|&column| line.is_char_boundary(column))?;
    let begin = start + column;
    let (open, before, orders) = call(text, begin, kind)?;
    let (found, close) = arguments(text, open)?;
    if found.len() != before + orders {
        return None;
    }
    let named: Vec<(usize, Order)> = found[before..].iter().map(|&argument| order_in(text, argument)).collect::<Option<_>>()?;
    if named.first()?.1 != old {
        return None;
    }
    if kind == SiteKind::Fence && order == Order::Relaxed {
        return remove_statement(text, begin, close);
    }
    // Only the names of orders change: what stands before them stays.
    let (from, to) = (named.first()?.0, found.last()?.1);
    let mut replaced = text[from..to].to_owned();
    for (&(at, _), (&(_, end), order)) in named.iter().zip(found[before..].iter().zip([order, failure])).rev() {
        replaced.replace_range(at - from..end - from, order_name(order));
    }
    Some(Edit { start: from, end: to, text: replaced })
}

/// The call of a method in the expression that begins here: where its parenthesis opens, and what [`orders_of`] says of it.
fn call(text: &str, begin: usize, kind: SiteKind) -> Option<(usize, usize, usize)> {
    let mut depth = 0;
    let mut word = begin;
    for (at, letter) in text[begin..].char_indices().map(|(at, letter)| (begin + at, letter)) {
        if letter.is_alphanumeric() || letter == '_' {
            continue;
        }
        if letter == '(' && depth == 0 {
            let is_called = text[..word].ends_with('.') || kind == SiteKind::Fence;
            if let Some((before, orders)) = orders_of(&text[word..at], kind).filter(|_| is_called) {
                return Some((at, before, orders));
            }
        }
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' if depth == 0 => return None,
            ')' | ']' => depth -= 1,
            ';' | '{' | '}' | '=' | '"' | '\'' if depth == 0 => return None,
            _ => {}
        }
        word = at + letter.len_utf8();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use thinair_core::ir::SourceLocation;

    fn edited(line: &str, needle: &str, kind: SiteKind, old: Order, orders: (Order, Order)) -> Option<String> {
        let at = SourceLocation { line: 1, column: line.find(needle).unwrap() as u32 + 1, ..SourceLocation::default() };
        let edit = edit(line, Operation { at, kind, order: old }, orders)?;
        let mut text = line.to_owned();
        text.replace_range(edit.start..edit.end, &edit.text);
        Some(text)
    }

    #[test]
    fn orders_change_where_they_stand() {
        use Order::{Acquire, AcquireRelease, Relaxed, Release};
        let cases = [
            ("self.full.store(true, Ordering::Relaxed);", "self", SiteKind::Store, Release, "self.full.store(true, Ordering::Release);"),
            ("self.full.store(true, Ordering::Relaxed);", "store", SiteKind::Store, Release, "self.full.store(true, Ordering::Release);"),
            ("if x[f(1, y.load(Acquire))].load(Relaxed) {", "x[", SiteKind::Load, Acquire, "if x[f(1, y.load(Acquire))].load(Acquire) {"),
            (
                "a\n    .fetch_add(1, atomic::Ordering::Relaxed)",
                "a",
                SiteKind::Update,
                AcquireRelease,
                "a\n    .fetch_add(1, atomic::Ordering::AcqRel)",
            ),
        ];
        for (line, needle, kind, order, expected) in cases {
            assert_eq!(edited(line, needle, kind, Relaxed, (order, Relaxed)).as_deref(), Some(expected), "{line}");
        }
        let exchange = "x.compare_exchange_weak(0, 1, Ordering::Relaxed, Ordering::Relaxed)";
        assert_eq!(
            edited(exchange, "x.", SiteKind::CompareAndSwap, Relaxed, (Acquire, Relaxed)).as_deref(),
            Some("x.compare_exchange_weak(0, 1, Ordering::Acquire, Ordering::Relaxed)")
        );
    }

    #[test]
    fn what_does_not_say_its_order_stays() {
        use Order::{Acquire, Relaxed};
        for line in
            ["x.load(order)", "x.load(Ordering::SeqCst)", "y.get(x.load(Ordering::Relaxed))", "x.load()", "y = x.load(Ordering::Relaxed)"]
        {
            let needle = &line[..1];
            assert_eq!(edited(line, needle, SiteKind::Load, Relaxed, (Acquire, Relaxed)), None, "{line}");
        }
    }

    #[test]
    fn a_fence_goes_with_its_line() {
        let line = "fence(Ordering::Acquire);\n";
        assert_eq!(edited(line, "fence", SiteKind::Fence, Order::Acquire, (Order::Relaxed, Order::Relaxed)).as_deref(), Some(""));
        assert_eq!(
            edited(line, "fence", SiteKind::Fence, Order::Acquire, (Order::SeqCst, Order::Relaxed)).as_deref(),
            Some("fence(Ordering::SeqCst);\n")
        );
    }
}
