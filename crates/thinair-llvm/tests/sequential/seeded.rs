//! Programs of one thread with one error each, of a kind that clang's sanitizers look for too; without `SEEDED` they have none. Where the error happens, and with which numbers, is random.

use thinair_oracle::random_numbers::RandomNumbers;

/// The kind as we call it, what a sanitizer says (one of these), what is declared, and the two forms of the line: with the error, and without. `N` is a random number from 2 to 9.
pub struct Kind {
    pub kind: &'static str,
    pub words: &'static [&'static str],
    declared: &'static str,
    wrong: &'static str,
    right: &'static str,
}

const fn kind(
    kind: &'static str,
    words: &'static [&'static str],
    declared: &'static str,
    wrong: &'static str,
    right: &'static str,
) -> Kind {
    Kind { kind, words, declared, wrong, right }
}

pub const KINDS: [Kind; 22] = [
    kind("SignedOverflow", &["signed integer overflow"], "static int most = 2147483647;", "result += most + N;", "result += most - N;"),
    kind(
        "SignedOverflow",
        &["signed integer overflow"],
        "static int least = -2147483647 - 1;",
        "result += least - N;",
        "result += least + N;",
    ),
    kind("SignedOverflow", &["signed integer overflow"], "static long big = 1l << 62;", "result += big * N;", "result += big / N;"),
    kind("SignedOverflow", &["negation of"], "static int least = -2147483647 - 1;", "result += -least;", "result += -(least + N);"),
    kind("BadShift", &["shift exponent"], "static int by = 30;", "result += 1u << (by + N);", "result += 1u << (by - N);"),
    kind("BadShift", &["shift exponent"], "static int by = 1;", "result += 64 >> (by - N);", "result += 64 >> (by + N);"),
    kind("BadIndex", &["out of bounds"], "static struct { int a[N], b[N]; } s; static int i = N;", "s.a[i] = 1;", "s.a[i - 1] = 1;"),
    kind("BadIndex", &["out of bounds"], "static int m[3][N]; static int i = N;", "result += m[0][i];", "result += m[1][i - 1];"),
    kind("OutOfBounds", &["out of bounds", "global-buffer-overflow"], "static int a[N]; static int i = N;", "a[i] = 1;", "a[i - 1] = 1;"),
    kind("OutOfBounds", &["heap-buffer-overflow"], "static char *p;", "p = malloc(N); p[N] = 1;", "p = malloc(N); p[N - 1] = 1; free(p);"),
    kind(
        "OutOfBounds",
        &["heap-buffer-overflow"],
        "static int *p;",
        "p = calloc(N, 4); result += p[-1];",
        "p = calloc(N, 4); result += p[0]; free(p);",
    ),
    kind(
        "UseAfterFree",
        &["heap-use-after-free"],
        "static int *p;",
        "p = malloc(4 * N); free(p); p[1] = 1;",
        "p = malloc(4 * N); p[1] = 1; free(p);",
    ),
    kind(
        "UseAfterFree",
        &["heap-use-after-free"],
        "static char *p;",
        "p = strdup(\"text\"); free(p); result += strlen(p);",
        "p = strdup(\"text\"); result += strlen(p); free(p);",
    ),
    kind("DoubleFree", &["double-free"], "static int *p;", "p = malloc(N); free(p); free(p);", "p = malloc(N); free(p);"),
    kind("InvalidFree", &["not malloc()-ed"], "static char *p;", "p = malloc(N); free(p + 1);", "p = malloc(N); free(p);"),
    kind("NullAccess", &["null pointer", "SEGV"], "static int *p; static int x;", "result += *p;", "p = &x; result += *p;"),
    kind("NullAccess", &["null pointer", "SEGV"], "static struct s { int a, b; } *p, x;", "p->b = N;", "p = &x; p->b = N;"),
    kind("DivisionByZero", &["division by zero"], "static int zero;", "result += N / zero;", "result += N / (zero + 1);"),
    kind("DivisionByZero", &["division by zero"], "static unsigned n = N;", "result += 7 % (n - N);", "result += 7 % n;"),
    kind(
        "DivisionOverflow",
        &["cannot be represented"],
        "static int least = -2147483647 - 1, minus = -1;",
        "result += least / minus;",
        "result += least / N;",
    ),
    kind(
        "Misaligned",
        &["misaligned address"],
        "static int words[N];",
        "result += *(int *)((char *)words + 2);",
        "result += *(int *)((char *)words + 4);",
    ),
    kind(
        "OutOfBounds",
        &["strcpy", "buffer-overflow"],
        "static char *p;",
        "p = malloc(4); strcpy(p, \"long enough\");",
        "p = malloc(4); strcpy(p, \"yes\"); free(p);",
    ),
];

pub struct Seeded {
    pub kind: &'static str,
    pub words: &'static [&'static str],
    pub text: String,
}

/// The program for a seed: the kinds take turns.
pub fn program(seed: u64) -> Seeded {
    let mut random = RandomNumbers::new(seed);
    let kind = &KINDS[(seed % KINDS.len() as u64) as usize];
    let number = random.between(2, 9).to_string();
    let fill = |line: &str| {
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let mut out = String::new();
        for (at, letter) in line.char_indices() {
            let alone = letter == 'N'
                && !line[..at].chars().next_back().is_some_and(is_name)
                && !line[at + 1..].chars().next().is_some_and(is_name);
            if alone { out.push_str(&number) } else { out.push(letter) }
        }
        out
    };
    let line = format!("#ifdef SEEDED\n    {}\n#else\n    {}\n#endif\n", fill(kind.wrong), fill(kind.right));
    let turns = random.between(1, 4);
    let place = match random.between(0, 3) {
        0 => format!("int main(void) {{\n{line}    return result == 12345;\n}}\n"),
        1 => format!(
            "static void work(int depth) {{\n    if (depth)\n        return work(depth - 1);\n{line}}}\n\nint main(void) {{\n    work({turns});\n    return 0;\n}}\n"
        ),
        2 => format!(
            "int main(void) {{\n    for (int turn = 0; turn < {turns}; turn++) {{\n        if (turn + 1 < {turns})\n            continue;\n{line}    }}\n    return 0;\n}}\n"
        ),
        _ => format!(
            "static void work(void) {{\n{line}}}\n\nstatic void (*const table[])(void) = {{work, work}};\n\nint main(void) {{\n    table[{turns} % 2]();\n    return 0;\n}}\n"
        ),
    };
    let text = format!("#include <stdlib.h>\n#include <string.h>\n\nstatic long result;\n{}\n\n{place}", fill(kind.declared));
    Seeded { kind: kind.kind, words: kind.words, text }
}
