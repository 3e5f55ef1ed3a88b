//! Changes of memory orders as changes of the source text: in C the orders of `<stdatomic.h>` and of the compiler's own functions, in C++ those of `std::atomic` ([`cxx`]), in
//! Rust `Ordering` ([`rust`]), in Thinair's textual form the words of the instructions. A change that cannot be written there is not made: [`apply`] says so.

mod cxx;
mod rust;

use thinair_core::ir::Order;
use thinair_core::ir::text::order_name;
use thinair_core::repair::{Change, Site, SiteKind, What};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    C,
    Cxx,
    Rust,
    Tir,
}

impl Language {
    /// The language of a file, by its name; `None` if changes cannot be written in it.
    pub fn of(file: &str) -> Option<Language> {
        match file.rsplit_once('.')?.1 {
            "c" | "h" => Some(Language::C),
            "cpp" | "cc" | "cxx" | "C" | "hpp" | "hh" | "hxx" => Some(Language::Cxx),
            "rs" => Some(Language::Rust),
            "tir" => Some(Language::Tir),
            _ => None,
        }
    }
}

/// What `thinair fix` does beyond naming changes, for what the user has named.
pub fn offer(file: &str) -> &'static str {
    // Of several files nothing is written; their names stand one after another, with blanks.
    if Language::of(file).is_some() && !file.contains(' ') { "writes the patch" } else { "looks for more" }
}

/// A piece of text to be put in the place of another.
struct Edit {
    start: usize,
    end: usize,
    text: String,
}

/// Where the fence goes that is to stand before an access in the head of a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoopHead {
    /// Before the loop, so that it is passed once.
    Before,
    /// Into the condition, by the comma operator, so that it is passed in each turn.
    Within,
}

/// Where fences may go, the best first. What was tried at the head of a loop is a fence in each turn; whether one before the
/// loop is enough, the text must tell.
pub const LOOP_HEADS: [LoopHead; 2] = [LoopHead::Before, LoopHead::Within];

/// Can this change be written into the text in which the site is?
pub fn can_express(language: Language, text: &str, sites: &[Site], site: &Site, what: What) -> bool {
    let Some(number) = sites.iter().position(|other| other == site) else { return false };
    let change = [Change { site: number, what }];
    LOOP_HEADS.into_iter().any(|place| apply(language, text, sites, &change, place).is_some())
}

/// The text with the changes, all of which are in this text; `None` if one of them cannot be written.
pub fn apply(language: Language, text: &str, sites: &[Site], changes: &[Change], place: LoopHead) -> Option<String> {
    let mut edits: Vec<Edit> = Vec::new();
    for change in changes {
        let site = sites.get(change.site)?;
        // The orders of a compare-and-swap may change together.
        let other = |wanted: fn(&What) -> bool| {
            changes.iter().find(|other| other.site == change.site && wanted(&other.what)).map(|other| other.what)
        };
        edits.push(match (language, change.what) {
            (_, What::FenceBefore(order)) => fence_before(language, text, sites, site, order, place)?,
            (Language::Tir, What::Order(_) | What::Failure(_)) => tir_edit(text, site, change.what)?,
            (Language::C | Language::Cxx | Language::Rust, What::Order(order)) => {
                let failure = match other(|what| matches!(what, What::Failure(_))) {
                    Some(What::Failure(order)) => order,
                    _ => site.failure,
                };
                call_edit(language, text, site, order, failure)?
            }
            (Language::C | Language::Cxx | Language::Rust, What::Failure(order)) => {
                if other(|what| matches!(what, What::Order(_))).is_some() {
                    continue;
                }
                call_edit(language, text, site, site.order, order)?
            }
        });
    }
    edits.sort_by_key(|edit| std::cmp::Reverse(edit.start));
    let mut changed = text.to_owned();
    for edit in edits {
        changed.replace_range(edit.start..edit.end, &edit.text);
    }
    Some(changed)
}

fn call_edit(language: Language, text: &str, site: &Site, order: Order, failure: Order) -> Option<Edit> {
    let operation = cxx::Operation { at: site.at, kind: site.kind, order: site.order };
    match language {
        Language::Rust => rust::edit(text, operation, (order, failure)),
        Language::Cxx => cxx::edit(text, operation, (order, failure)).or_else(|| c_edit(text, site, order, failure)),
        _ => c_edit(text, site, order, failure),
    }
}

/// Where a line begins, and the line.
fn line_of(text: &str, line: u32) -> Option<(usize, &str)> {
    let mut start = 0;
    for (number, content) in text.split_inclusive('\n').enumerate() {
        if number + 1 == line as usize {
            return Some((start, content.trim_end_matches(['\n', '\r'])));
        }
        start += content.len();
    }
    None
}

/// A fence on a line of its own, or in the condition of a loop. Only where a statement begins, and only before the first access of its line: elsewhere it would not
/// stand where it was tried.
fn fence_before(language: Language, text: &str, sites: &[Site], site: &Site, order: Order, place: LoopHead) -> Option<Edit> {
    let (start, line) = line_of(text, site.at.line)?;
    let first =
        sites.iter().filter(|other| (other.at.file, other.at.line) == (site.at.file, site.at.line)).map(|other| other.at.column).min()?;
    if first != site.at.column {
        return None;
    }
    // What Rust's library does at a call has its position, too.
    if language == Language::Rust {
        call_edit(language, text, site, site.order, site.failure)?;
    }
    let indent = &line[..line.len() - line.trim_start().len()];
    let fence = match language {
        Language::Tir => format!("fence {}", order_name(order)),
        Language::C | Language::Cxx | Language::Rust => {
            let call = if language == Language::Rust {
                rust::fence(order)
            } else if language == Language::Cxx {
                format!("std::atomic_thread_fence({})", cxx::order_name(order))
            } else if text.contains("stdatomic.h") {
                format!("atomic_thread_fence({})", c_order(order, false))
            } else {
                format!("__atomic_thread_fence({})", c_order(order, true))
            };
            let is_loop = matches!(first_word(line.trim_start()), "while" | "for");
            if is_loop && place == LoopHead::Within {
                // There is no comma operator.
                if language == Language::Rust {
                    return None;
                }
                let at = start + clause_start(line, (site.at.column as usize).checked_sub(1)?)?;
                return Some(Edit { start: at, end: at, text: format!("{call}, ") });
            }
            if !begins_statement(&text[..start], line.trim_start()) {
                return None;
            }
            call + ";"
        }
    };
    Some(Edit { start, end: start, text: format!("{indent}{fence}\n") })
}

fn first_word(line: &str) -> &str {
    line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or_default()
}

/// Where the condition of a `while`, or the part of a `for`, begins in which this column of the line is.
fn clause_start(line: &str, column: usize) -> Option<usize> {
    let open = line.find('(').filter(|&open| open < column)?;
    let (mut depth, mut start) = (0, open + 1);
    for (at, letter) in line.char_indices().skip_while(|&(at, _)| at < open).take_while(|&(at, _)| at < column) {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ';' if depth == 1 => start = at + 1,
            _ => {}
        }
    }
    // What stands behind the parentheses is the body.
    let blanks = line[start..].len() - line[start..].trim_start().len();
    (depth > 0).then_some(start + blanks)
}

/// Does a line begin a statement that is executed whenever the statement before it is?
fn begins_statement(before: &str, line: &str) -> bool {
    if matches!(first_word(line), "do" | "else" | "case" | "default" | "goto")
        || line.starts_with(['}', '.', '?', ':', '&', '|', '+', '-', ')', '"'])
    {
        return false;
    }
    let previous = before.lines().rev().map(str::trim).find(|line| !line.is_empty() && !line.starts_with("//") && !line.starts_with('#'));
    previous.is_some_and(|previous| {
        let code = previous.split("//").next().unwrap_or_default().trim_end();
        code.ends_with([';', '{', '}']) || code.ends_with("*/")
    })
}

// The textual form.

fn tir_edit(text: &str, site: &Site, what: What) -> Option<Edit> {
    let (start, line) = line_of(text, site.at.line)?;
    let (order, nth) = match what {
        What::Order(order) => (order, 0),
        What::Failure(order) => (order, 1),
        What::FenceBefore(_) => return None,
    };
    if site.kind == SiteKind::Fence && order == Order::Relaxed {
        let end = (start + line.len() + 1).min(text.len());
        return Some(Edit { start, end, text: String::new() });
    }
    // After the name of the instruction come the orders, before anything else that looks like one.
    let keyword = match site.kind {
        SiteKind::Load => "load ",
        SiteKind::Store => "store ",
        SiteKind::Update => "rmw ",
        SiteKind::CompareAndSwap => "cas ",
        SiteKind::Fence => "fence ",
    };
    let code = line.split(';').next()?;
    let mut at = code.find(keyword)? + keyword.len();
    if site.kind == SiteKind::Update {
        at += code[at..].find(' ')? + 1;
    }
    for _ in 0..nth {
        at += code[at..].find(' ')? + 1;
    }
    let word = code[at..].split_whitespace().next()?;
    let old = if nth == 1 { site.failure } else { site.order };
    (word == order_name(old)).then(|| Edit { start: start + at, end: start + at + word.len(), text: order_name(order).to_owned() })
}

// C.

fn c_order(order: Order, builtin: bool) -> &'static str {
    match (order, builtin) {
        (Order::Plain | Order::Relaxed, false) => "memory_order_relaxed",
        (Order::Acquire, false) => "memory_order_acquire",
        (Order::Release, false) => "memory_order_release",
        (Order::AcquireRelease, false) => "memory_order_acq_rel",
        (Order::SeqCst, false) => "memory_order_seq_cst",
        (Order::Plain | Order::Relaxed, true) => "__ATOMIC_RELAXED",
        (Order::Acquire, true) => "__ATOMIC_ACQUIRE",
        (Order::Release, true) => "__ATOMIC_RELEASE",
        (Order::AcquireRelease, true) => "__ATOMIC_ACQ_REL",
        (Order::SeqCst, true) => "__ATOMIC_SEQ_CST",
    }
}

/// Rewrites the call at a site with other orders.
fn c_edit(text: &str, site: &Site, order: Order, failure: Order) -> Option<Edit> {
    let (start, line) = line_of(text, site.at.line)?;
    let column = (site.at.column as usize).checked_sub(1).filter(|&column| line.is_char_boundary(column))?;
    let name_at = start + column;
    let name: String = text[name_at..].chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '_').collect();
    let builtin = name.starts_with("__atomic_");
    let plain = name.strip_suffix("_explicit").unwrap_or(&name);
    // How many arguments come before the orders, and how many orders there are.
    let (before, orders) = match (plain, site.kind) {
        ("atomic_thread_fence" | "__atomic_thread_fence", SiteKind::Fence) => (0, 1),
        ("atomic_load" | "__atomic_load_n", SiteKind::Load) => (1, 1),
        ("atomic_store" | "__atomic_store_n", SiteKind::Store) => (2, 1),
        ("atomic_flag_clear", SiteKind::Store) | ("atomic_flag_test_and_set", SiteKind::Update) => (1, 1),
        ("atomic_exchange" | "__atomic_exchange_n", SiteKind::Update) => (2, 1),
        (fetch, SiteKind::Update) if fetch.starts_with("atomic_fetch_") || builtin && fetch.contains("fetch") => (2, 1),
        ("atomic_compare_exchange_strong" | "atomic_compare_exchange_weak", SiteKind::CompareAndSwap) => (3, 2),
        ("__atomic_compare_exchange_n", SiteKind::CompareAndSwap) => (4, 2),
        _ => return None,
    };
    let open = name_at + name.len() + text[name_at + name.len()..].find('(')?;
    if !text[name_at + name.len()..open].trim().is_empty() {
        return None;
    }
    let (arguments, close) = arguments(text, open)?;
    if site.kind == SiteKind::Fence && order == Order::Relaxed {
        return remove_statement(text, name_at, close);
    }
    let explicit = builtin || plain != name || site.kind == SiteKind::Fence;
    if arguments.len() != before + if explicit { orders } else { 0 } {
        return None;
    }
    let words: Vec<&str> = [order, failure].iter().take(orders).map(|&order| c_order(order, builtin)).collect();
    if explicit {
        // Only what differs is replaced, so that the rest stays as the user wrote it.
        let (first, last) = (arguments[before], arguments[before + orders - 1]);
        let mut replaced = text[first.0..last.1].to_owned();
        if orders == 2 && failure == site.failure {
            replaced.replace_range(..first.1 - first.0, words[0]);
        } else if orders == 2 && order == site.order {
            replaced.replace_range(last.0 - first.0.., words[1]);
        } else {
            replaced = words.join(", ");
        }
        return Some(Edit { start: first.0, end: last.1, text: replaced });
    }
    let inside = text[open + 1..close].trim_end();
    Some(Edit { start: name_at, end: close + 1, text: format!("{plain}_explicit({inside}, {})", words.join(", ")) })
}

/// Where the arguments of a call stand, without the blanks around them, and where its closing parenthesis is.
fn arguments(text: &str, open: usize) -> Option<(Vec<(usize, usize)>, usize)> {
    let (mut depth, mut start, mut found) = (0, open + 1, Vec::new());
    let trimmed = |start: usize, end: usize| {
        let piece = &text[start..end];
        let left = piece.len() - piece.trim_start().len();
        (start + left, start + left + piece.trim().len())
    };
    let mut quote = None;
    let mut escaped = false;
    for (at, letter) in text[open..].char_indices().map(|(at, letter)| (open + at, letter)) {
        match (quote, letter) {
            (Some(_), _) if escaped => escaped = false,
            (Some(_), '\\') => escaped = true,
            (Some(mark), _) if letter == mark => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(letter),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => {
                depth -= 1;
                if depth == 0 {
                    found.push(trimmed(start, at));
                    return Some((found, at));
                }
            }
            (None, ',') if depth == 1 => {
                found.push(trimmed(start, at));
                start = at + 1;
            }
            (None, ';') => return None,
            _ => {}
        }
    }
    None
}

/// A call that is a statement of its own, with its line if nothing else stands there.
fn remove_statement(text: &str, start: usize, close: usize) -> Option<Edit> {
    let end = close
        + 1
        + text[close + 1..].find(|letter: char| !letter.is_whitespace()).filter(|&at| text[close + 1 + at..].starts_with(';'))?
        + 1;
    let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let line_end = text[end..].find('\n').map_or(text.len(), |at| end + at + 1);
    let alone = text[line_start..start].trim().is_empty() && text[end..line_end].trim().is_empty();
    Some(if alone { Edit { start: line_start, end: line_end, text: String::new() } } else { Edit { start, end, text: String::new() } })
}

/// The difference of two texts, as `diff -u` shows it.
pub fn unified_diff(file: &str, old: &str, new: &str) -> String {
    const CONTEXT: usize = 3;
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let marks = compare(&old, &new);
    let mut out = format!("--- a/{file}\n+++ b/{file}\n");
    let changed: Vec<usize> = (0..marks.len()).filter(|&at| marks[at].0 != ' ').collect();
    let mut next = 0;
    while next < changed.len() {
        let mut last = next;
        while last + 1 < changed.len() && changed[last + 1] - changed[last] <= 2 * CONTEXT {
            last += 1;
        }
        let (from, to) = (changed[next].saturating_sub(CONTEXT), (changed[last] + CONTEXT + 1).min(marks.len()));
        let count = |range: &[(char, &str)], not: char| range.iter().filter(|(mark, _)| *mark != not).count();
        let (old_start, new_start) = (count(&marks[..from], '+') + 1, count(&marks[..from], '-') + 1);
        let hunk = &marks[from..to];
        out += &format!("@@ -{old_start},{} +{new_start},{} @@\n", count(hunk, '+'), count(hunk, '-'));
        for (mark, line) in hunk {
            out += &format!("{mark}{line}\n");
        }
        next = last + 1;
    }
    out
}

/// Every line of both texts, once, with what became of it. The texts differ in few lines: those that agree at the beginning and at the end are not compared.
fn compare<'t>(old: &[&'t str], new: &[&'t str]) -> Vec<(char, &'t str)> {
    let head = old.iter().zip(new).take_while(|(left, right)| left == right).count();
    let tail = old[head..].iter().rev().zip(new[head..].iter().rev()).take_while(|(left, right)| left == right).count();
    let (middle_old, middle_new) = (&old[head..old.len() - tail], &new[head..new.len() - tail]);
    // The longest common subsequence.
    let width = middle_new.len() + 1;
    let mut longest = vec![0_u32; (middle_old.len() + 1) * width];
    for left in (0..middle_old.len()).rev() {
        for right in (0..middle_new.len()).rev() {
            longest[left * width + right] = if middle_old[left] == middle_new[right] {
                longest[(left + 1) * width + right + 1] + 1
            } else {
                longest[(left + 1) * width + right].max(longest[left * width + right + 1])
            };
        }
    }
    let mut marks: Vec<(char, &str)> = old[..head].iter().map(|line| (' ', *line)).collect();
    let (mut left, mut right) = (0, 0);
    while left < middle_old.len() && right < middle_new.len() {
        if middle_old[left] == middle_new[right] {
            marks.push((' ', middle_old[left]));
            (left, right) = (left + 1, right + 1);
        } else if longest[(left + 1) * width + right] >= longest[left * width + right + 1] {
            marks.push(('-', middle_old[left]));
            left += 1;
        } else {
            marks.push(('+', middle_new[right]));
            right += 1;
        }
    }
    marks.extend(middle_old[left..].iter().map(|line| ('-', *line)));
    marks.extend(middle_new[right..].iter().map(|line| ('+', *line)));
    marks.extend(old[old.len() - tail..].iter().map(|line| (' ', *line)));
    marks
}

/// A change in words: `make the store at line 12 release (memory_order_release)`. The line is named as the caller does it.
pub fn in_words(language: Option<Language>, site: &Site, line: &str, what: What, strengthens: bool) -> String {
    let word = |order: Order| match language {
        Some(Language::C | Language::Cxx) => c_order(order, false),
        Some(Language::Rust) => rust::order_name(order),
        _ => order_name(order),
    };
    let access = match site.kind {
        SiteKind::Load => "load",
        SiteKind::Store => "store",
        SiteKind::Update => "read-modify-write",
        SiteKind::CompareAndSwap => "compare-and-swap",
        SiteKind::Fence => "fence",
    };
    let verb = if strengthens { "make" } else { "" };
    match what {
        What::FenceBefore(order) => format!("put a fence ({}) before {line}", word(order)),
        What::Order(Order::Relaxed) if site.kind == SiteKind::Fence => format!("the fence at {line} can go"),
        What::Order(order) if strengthens => format!("{verb} the {access} at {line} {}", word(order)),
        What::Failure(order) if strengthens => format!("{verb} the {access} at {line} {} where it fails", word(order)),
        What::Order(order) => format!("the {access} at {line} can be {} instead of {}", word(order), word(site.order)),
        What::Failure(order) => {
            format!("the {access} at {line} can be {} instead of {} where it fails", word(order), word(site.failure))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use thinair_core::ir::text;
    use thinair_core::repair::sites;

    #[test]
    fn arguments_are_found_behind_parentheses_and_strings() {
        let text = "f(a[1, 2], g(\"),\", ')'), x )";
        let (found, close) = arguments(text, 1).unwrap();
        let found: Vec<&str> = found.iter().map(|&(start, end)| &text[start..end]).collect();
        assert_eq!(found, ["a[1, 2]", "g(\"),\", ')')", "x"]);
        assert_eq!(close, text.len() - 1);
        assert!(arguments("f(a; b)", 1).is_none());
    }

    #[test]
    fn differences_are_shown_in_context() {
        let old: String = (1..=20).map(|line| format!("{line}\n")).collect();
        let new = old.replace("10\n", "ten\n").replace("12\n", "11.5\n12\n");
        let expected = "--- a/f\n+++ b/f\n@@ -7,8 +7,9 @@\n 7\n 8\n 9\n-10\n+ten\n 11\n+11.5\n 12\n 13\n 14\n";
        assert_eq!(unified_diff("f", &old, &new), expected);
    }

    #[track_caller]
    fn check(what: What, line: u32, expected: &str) {
        let source = "global @x: i32\nfn @f() {\nentry:\n  store rlx i32 @x, 1 ; rlx\n  %a = rmw add rlx i32 @x, 1\n  %b, %c = cas acq rlx i32 @x, 0, 1\n  fence sc\n  ret\n}\nthread @f()\n";
        let program = text::parse_verified("t.tir", source).unwrap();
        let sites = sites(&program);
        let site = sites.iter().position(|site| site.at.line == line).unwrap();
        let changed = apply(Language::Tir, source, &sites, &[Change { site, what }], LoopHead::Before).unwrap();
        assert_eq!(changed.lines().nth(line as usize - 1), Some(expected));
        assert!(text::parse_verified("t.tir", &changed).is_ok(), "{changed}");
    }

    /// A fence at the head of a loop goes before it or, where that is not enough, into its condition.
    #[test]
    fn fences_at_the_head_of_a_loop() {
        // An access at line 4, column 11.
        let program = "global @x: i32\nfn @f() {\nentry:\n          %a = load rlx i32 @x\n  ret\n}\nthread @f()\n";
        let sites = sites(&text::parse_verified("t.tir", program).unwrap());
        let source = "#include <stdatomic.h>\nvoid f(void) {\n  before();\n  while (!atomic_load(&x))\n    ;\n}\n";
        let change = [Change { site: 0, what: What::FenceBefore(Order::SeqCst) }];
        let texts = LOOP_HEADS.map(|place| apply(Language::C, source, &sites, &change, place).unwrap());
        let lines: Vec<&str> = texts.iter().filter_map(|text| text.lines().nth(3)).collect();
        let fence = "atomic_thread_fence(memory_order_seq_cst)";
        assert_eq!(lines, [format!("  {fence};"), format!("  while ({fence}, !atomic_load(&x))")]);
    }

    #[test]
    fn parts_of_the_head_of_a_loop() {
        let line = "    for (int i = f(x); g(i) < h(y); i++) k(z);";
        let start = |what: &str| clause_start(line, line.find(what).unwrap()).map(|at| &line[at..at + 1]);
        assert_eq!((start("f(x)"), start("h(y)"), start("i++"), start("k(z)")), (Some("i"), Some("g"), Some("i"), None));
        let line = "while (!load(&flag))";
        assert_eq!(clause_start(line, line.find("load").unwrap()), Some(7));
    }

    #[test]
    fn the_textual_form_is_rewritten() {
        check(What::Order(Order::Release), 4, "  store rel i32 @x, 1 ; rlx");
        check(What::Order(Order::AcquireRelease), 5, "  %a = rmw add acq_rel i32 @x, 1");
        check(What::Failure(Order::Acquire), 6, "  %b, %c = cas acq acq i32 @x, 0, 1");
        check(What::Order(Order::SeqCst), 6, "  %b, %c = cas sc rlx i32 @x, 0, 1");
        check(What::Order(Order::Relaxed), 7, "  ret");
        check(What::FenceBefore(Order::SeqCst), 5, "  fence sc");
    }
}
