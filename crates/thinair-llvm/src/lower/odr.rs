//! C++ lets several files define the same inline function or template, if all definitions are the same. Linkers take one of them and look at no other: so it is said here
//! if they differ.
//!
//! What is compared is the text, without what only numbers things in a file: debug information, attributes, suffixes of names.

/// Do two modules define the function that begins at these offsets in the same way?
pub fn same(one: (&str, usize), other: (&str, usize)) -> bool {
    let mut one = body(one).filter_map(essence);
    let mut other = body(other).filter_map(essence);
    loop {
        match (one.next(), other.next()) {
            (None, None) => return true,
            (one, other) if one == other => {}
            _ => return false,
        }
    }
}

/// The lines of a function after its first, to its end.
fn body((text, at): (&str, usize)) -> impl Iterator<Item = &str> {
    text[at..].lines().skip(1).take_while(|line| *line != "}")
}

/// A line without its numbers; `None` for one that does nothing.
fn essence(line: &str) -> Option<String> {
    let line = line.split(", !dbg").next().unwrap_or_default();
    let line = line.split("; preds").next().unwrap_or_default().trim();
    if line.is_empty() || line.starts_with(';') || line.contains("@llvm.dbg.") || line.starts_with("#dbg") {
        return None;
    }
    let mut kept = String::with_capacity(line.len());
    let mut letters = line.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let before = line[..at].chars().next_back();
        let digits = || line[at + 1..].chars().take_while(char::is_ascii_digit).count();
        // `#12`, `!12`, and the end of `%struct.x.12`, `@.str.12`, `%"class.y<z>.12"`.
        let is_number = matches!(letter, '#' | '!') || letter == '.' && before.is_some_and(|before| !before.is_ascii_digit());
        let count = digits();
        if is_number && count > 0 && !line[at + 1 + count..].starts_with(|next: char| next.is_alphanumeric() || next == '_' || next == '.')
        {
            letters.nth(count - 1);
            continue;
        }
        kept.push(letter);
    }
    Some(kept)
}

#[cfg(test)]
mod tests {
    use super::same;

    fn of(body: &str) -> String {
        format!("define linkonce_odr i32 @f() #0 {{\n{body}\n}}\n")
    }

    #[test]
    fn numbers_do_not_matter() {
        let one = of(
            "entry:\n  %p = alloca %struct.x.3, align 4\n  call void @llvm.dbg.declare(metadata ptr %p), !dbg !4\n  %c = call i32 @g(ptr @.str.1, i32 3) #5, !dbg !77\n  ret i32 3, !dbg !78",
        );
        let other = of("entry:\n  %p = alloca %struct.x, align 4\n  %c = call i32 @g(ptr @.str, i32 3) #2, !dbg !9\n  ret i32 3, !dbg !10");
        assert!(same((&one, 0), (&other, 0)));
    }

    #[test]
    fn values_do() {
        assert!(!same((&of("entry:\n  ret i32 3, !dbg !7"), 0), (&of("entry:\n  ret i32 4, !dbg !7"), 0)));
        assert!(!same((&of("entry:\n  ret i32 3"), 0), (&of("entry:\n  %a = add i32 1, 2\n  ret i32 3"), 0)));
    }
}
