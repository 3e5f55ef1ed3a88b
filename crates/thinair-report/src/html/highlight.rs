//! Colours for the text of a program: comments, words of the language, strings, numbers, and what the preprocessor reads. It
//! knows no grammar, and what it gets wrong is only a colour.

use crate::svg::escape;

const C_WORDS: &str = "auto break case char const continue default do double else enum extern float for goto if inline int long register \
     restrict return short signed sizeof static struct switch typedef union unsigned void volatile while bool true false nullptr class \
     template typename namespace using public private new delete this auto_t constexpr noexcept NULL _Atomic _Bool _Thread_local \
     atomic_int atomic_bool atomic_uint atomic_long atomic_size_t thread_local fn let mut pub impl match unsafe use mod loop move";
const IR_WORDS: &str = "global globals func fn thread threads load store rmw cas fence br jump branch ret return call assert assume spawn \
     join define declare alloca getelementptr icmp add sub and or xor shl select phi atomicrmw cmpxchg atomic to label if else goto block \
     i1 i8 i16 i32 i64 ptr void rlx acq rel acq_rel sc na monotonic acquire release seq_cst";

struct Language {
    words: &'static str,
    comments: &'static [&'static str],
    /// `/* … */`, which may go over lines.
    has_blocks: bool,
    /// Lines that begin with `#`.
    has_directives: bool,
}

const C: Language = Language { words: C_WORDS, comments: &["//"], has_blocks: true, has_directives: true };
const IR: Language = Language { words: IR_WORDS, comments: &[";", "//", "#"], has_blocks: false, has_directives: false };

/// The lines of a file as HTML.
pub fn lines(file: &str, text: &str) -> Vec<String> {
    let extension = file.rsplit('.').next().unwrap_or_default();
    let language = if matches!(extension, "tir" | "ll") { &IR } else { &C };
    let mut in_block = false;
    text.lines().map(|line| one_line(line, language, &mut in_block)).collect()
}

fn one_line(line: &str, language: &Language, in_block: &mut bool) -> String {
    let mut html = String::new();
    let mut rest = line;
    let mut tagged = |class: &str, text: &str| {
        html += &if class.is_empty() { escape(text) } else { format!("<i class=\"{class}\">{}</i>", escape(text)) };
    };
    if language.has_directives && !*in_block && line.trim_start().starts_with('#') {
        let end = rest.find("//").or_else(|| rest.find("/*")).unwrap_or(rest.len());
        tagged("pre", &rest[..end]);
        rest = &rest[end..];
    }
    while !rest.is_empty() {
        let (class, end) = if *in_block {
            let end = rest.find("*/").map(|end| end + 2);
            *in_block = end.is_none();
            ("comment", end.unwrap_or(rest.len()))
        } else if language.has_blocks && rest.starts_with("/*") {
            *in_block = true;
            ("comment", 2)
        } else if language.comments.iter().any(|comment| rest.starts_with(comment)) {
            ("comment", rest.len())
        } else {
            token(rest, language)
        };
        tagged(class, &rest[..end]);
        rest = &rest[end..];
    }
    html
}

/// What a text begins with, and how long it is; never nothing.
fn token(text: &str, language: &Language) -> (&'static str, usize) {
    let first = text.chars().next().unwrap_or(' ');
    let while_ = |holds: fn(char) -> bool| text.find(|letter| !holds(letter)).unwrap_or(text.len());
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    if first == '"' || first == '\'' {
        let mut escaped = false;
        let close = text.char_indices().skip(1).find(|&(_, letter)| {
            let ends = letter == first && !escaped;
            escaped = letter == '\\' && !escaped;
            ends
        });
        return ("string", close.map_or(text.len(), |(at, _)| at + 1));
    }
    if first.is_ascii_digit() {
        return ("number", while_(|letter| letter.is_alphanumeric() || letter == '_' || letter == '.'));
    }
    if is_word(first) || "%@$".contains(first) {
        let end = first.len_utf8() + text[first.len_utf8()..].find(|letter| !is_word(letter)).unwrap_or(text.len() - first.len_utf8());
        let word = &text[..end];
        let known = language.words.split_whitespace().any(|known| known == word) || word.starts_with("memory_order_");
        return (if known { "word" } else { "" }, end);
    }
    ("", first.len_utf8())
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn texts_keep_all_their_letters() {
        let text = "#include <x.h> // why\nint a = 'b' + \"c\\\"d\" /* e\n f */ + 0x1f; // g & h\n%r = load x, é \"open\n\n";
        for file in ["a.c", "a.tir", "a"] {
            let plain: Vec<String> = lines(file, text)
                .iter()
                .map(|line| {
                    let pieces = line
                        .split('<')
                        .enumerate()
                        .map(|(number, piece)| if number == 0 { piece } else { piece.split_once('>').unwrap().1 });
                    pieces.collect::<String>().replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
                })
                .collect();
            assert_eq!(plain, text.lines().collect::<Vec<_>>(), "{file}");
        }
    }

    #[test]
    fn words_and_comments() {
        assert_eq!(
            lines("a.c", "int x; /* a\nb */ if")[0],
            "<i class=\"word\">int</i> x; <i class=\"comment\">/*</i><i class=\"comment\"> a</i>"
        );
        assert_eq!(lines("a.c", "int x; /* a\nb */ if")[1], "<i class=\"comment\">b */</i> <i class=\"word\">if</i>");
        assert_eq!(lines("a.tir", "fence sc # x")[0], "<i class=\"word\">fence</i> <i class=\"word\">sc</i> <i class=\"comment\"># x</i>");
    }
}
