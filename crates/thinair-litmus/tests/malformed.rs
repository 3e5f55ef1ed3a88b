//! What is no litmus test is refused with its place, and told from what is one that Thinair does not handle.

use thinair_litmus::{ErrorKind, lower, parse};

#[track_caller]
fn check(text: &str, kind: ErrorKind, position: (u32, u32), expected: &str) {
    let error = match parse(text).and_then(|test| lower(&test, "test")) {
        Err(error) => error,
        Ok(_) => panic!("accepted:\n{text}"),
    };
    assert!(error.message.contains(expected), "{error}\n{text}");
    assert_eq!((error.kind, (error.at.line, error.at.column)), (kind, position), "{error}\n{text}");
}

/// An X86 test with two threads and this end.
fn ending(end: &str) -> String {
    format!("X86 T\n{{ x=0; }}\n P0 | P1 ;\n MOV [x],$1 | MOV EAX,[x] ;\n{end}")
}

#[test]
fn nothing_may_follow_the_condition() {
    let malformed = |end: &str, column: u32, expected: &str| check(&ending(end), ErrorKind::Malformed, (5, column), expected);
    malformed("exists (x=1) & (1:EAX=1)\n", 14, "expected the end of the test after its condition, found `&`");
    malformed("exists (x=1) exists (x=2)\n", 14, "found `exists`");
    malformed("exists (x=1)) \n", 13, "found `)`");
    malformed("exists (x=1) << show 3\n", 16, "`<<` without `>>`");
    malformed("exist (x=1)\n", 1, "expected `;` at the end of the row");
    malformed("~forall (x=1)\n", 2, "expected `exists`, `~exists` or `forall`, found `forall`");
    for good in ["exists (x=1)", "exists (x=1);\n", "forall (x=1)\n<<\nshow 3\n>>\n", "final (x=1);\nwith tso: ~exists; default: exists;\n"]
    {
        assert!(parse(&ending(good)).is_ok(), "{good}");
    }
}

#[test]
fn rows_are_as_wide_as_the_table() {
    let text = ending("exists (x=1)\n").replace(" | MOV EAX,[x] ;", " ;");
    check(&text, ErrorKind::Malformed, (4, 2), "this row has fewer columns (1) than there are threads (2)");
    let text = ending("exists (x=1)\n").replace(",[x] ;", ",[x] | MFENCE ;");
    check(&text, ErrorKind::Malformed, (4, 29), "more columns");
}

#[test]
fn names_must_be_of_something() {
    let malformed = |end: &str, column: u32, expected: &str| check(&ending(end), ErrorKind::Malformed, (5, column), expected);
    malformed("exists (z=1)\n", 9, "no location of this test is called `z`");
    malformed("exists (1:EAX=z)\n", 9, "no location of this test is called `z`");
    malformed("exists (2:EAX=1)\n", 9, "there is no thread 2");
    malformed("locations [y;] exists (x=1)\n", 12, "no location of this test is called `y`");
    malformed("filter (y=1) exists (x=1)\n", 9, "no location of this test is called `y`");
    malformed("exists (x[3]=1)\n", 9, "`x` has no such element");
    let start = |initial: &str| ending("exists (x=1)\n").replace("{ x=0; }", initial);
    check(&start("{ x=0; x=1; }"), ErrorKind::Malformed, (2, 8), "`[x]` has an initial value already");
    check(&start("{ 1:EAX=0; 1:EAX=0; }"), ErrorKind::Malformed, (2, 12), "`1:EAX` has an initial value already");
    check(&start("{ 7:EAX=0; }"), ErrorKind::Malformed, (2, 3), "there is no thread 7");
    let c = "C T\n{}\nP0 (atomic_int* x) { int r0 = atomic_load_explicit(x, memory_order_relaxed); }\nexists (0:r1=1)\n";
    check(c, ErrorKind::Malformed, (4, 9), "nothing in P0 is called `r1`");
}

#[test]
fn instructions() {
    let x86 = |code: &str| format!("X86 T\n{{}}\n P0 ;\n {code} ;\nexists true\n");
    let malformed = |code: &str, expected: &str| check(&x86(code), ErrorKind::Malformed, (4, 2), expected);
    malformed("MOV EAX", "`mov` takes 2 operands, not 1");
    malformed("MOV EAX,[x", "`[x` is no operand");
    malformed("MOV EAX,", "an operand is missing");
    malformed("MOV $1,EAX", "has operands that `mov` cannot have");
    malformed("MOV [x],[y]", "has operands that `mov` cannot have");
    malformed("LOCK ADD EAX,$1", "has operands that `add` cannot have");
    malformed("MFENCE EAX", "`mfence` takes 0 operands, not 1");
    malformed("?!", "expected an instruction, found `?!`");
    check(&x86("FOO [x]"), ErrorKind::Unsupported, (4, 2), "the instruction `foo` in `FOO [x]` is not supported");
    check(&x86("FOO =x,1f,sym@page,LSL #2,8(r1),{R1-R3}"), ErrorKind::Unsupported, (4, 2), "the instruction `foo`");
    check(&x86("MOV AX,$1"), ErrorKind::Unsupported, (4, 2), "`MOV AX,$1` is not supported");
    for (dialect, code, expected) in [
        ("PPC", "lwz r1", "`lwz` takes 2 operands, not 1"),
        ("PPC", "lwz r99,0(r1)", "`r99` is no operand"),
        ("PPC", "stw r1,0(r2", "`0(r2` is no operand"),
        ("ARM", "LDR R1", "`ldr` takes 2 operands, not 1"),
        ("AArch64", "LDR X0,[X1", "`[X1` is no operand"),
        ("AArch64", "MOV X77,#1", "`X77` is no operand"),
        ("RISCV", "lw x5", "`lw` takes 2 operands, not 1"),
        ("RISCV", "add x5,x6,x40", "`x40` is no operand"),
    ] {
        check(&format!("{dialect} T\n{{}}\n P0 ;\n {code} ;\nexists true\n"), ErrorKind::Malformed, (4, 2), expected);
    }
}

#[test]
fn what_is_no_litmus_test() {
    check("MIPS MP\n{}\n", ErrorKind::Unsupported, (1, 1), "the architecture `MIPS` is not supported");
    let tir = "global @x: i32\nfn @f() {\nentry:\n  ret\n}\nthread @f()\n";
    check(
        tir,
        ErrorKind::Malformed,
        (1, 1),
        "this is no litmus test: it begins with `global` instead of an architecture (X86, X86_64, PPC",
    );
    check("# A title\n", ErrorKind::Malformed, (1, 1), "this is no litmus test");
}

/// herd reads a type before a symbolic register.
#[test]
fn a_symbolic_register_has_a_type() {
    let text = "AArch64 T\n{ uint64_t %address = x; uint64_t x }\n P0 ;\n MOV X0, %address ;\nexists (0:X0 = x)\n";
    assert!(parse(text).and_then(|test| lower(&test, "test")).is_ok());
}

/// Whatever is typed by mistake, there is an answer and no panic: every place of these tests is overwritten, or left out.
#[test]
fn no_mistake_panics() {
    let texts = [
        "X86 T\n{ x=1; 0:EAX=2; }\n P0 | P1 ;\n LOCK XADD [x],EAX | MOV EBX,[x] ;\n SHL EAX,$3 | CMP EBX,$1 ;\n JNE L | JL L ;\n L: DEC EAX | L: NOT EBX ;\nexists (0:EAX=1 /\\ x=2)\n",
        "X86_64 T\n{ int64_t t[2]={1,2}; 0:rax=t; }\n P0 ;\n movq 8(%rax),%rcx ;\n lock incl (y) ;\nforall (0:rcx=2)\n",
        "PPC T\n{ 0:r2=x; }\n P0 ;\n lwarx r1,r0,r2 ;\n andi. r3,r1,1 ;\n stwcx. r3,r0,r2 ;\n bne cr0,L ;\n slwi r4,r3,2 ;\n L: ;\nexists (0:r4=0)\n",
        "ARM T\n{ 0:R1=x; }\n P0 ;\n LDR R2,[R1,#4] ;\n SUBS R2,R2,#1 ;\n BGE L ;\n L: LSL R3,R2,#2 ;\n~exists (0:R3=0)\n",
        "AArch64 T\n{ 0:X1=x; }\n P0 ;\n LDR W0,[X1,W2,SXTW #2] ;\n UBFX X3,X0,#1,#4 ;\n CINC W4,W0,EQ ;\n TBZ W0,#3,.+8 ;\n NOP ;\n NOP ;\nexists (0:X4=1)\n",
        "RISCV T\n{ 0:x6=x; }\n P0 ;\n amomaxu.w.aq.rl x5,x7,(x6) ;\n fence rw,w ;\n slli x8,x5,3 ;\n bnez x8,L ;\n L: ;\nexists (0:x8=0)\n",
        "C T\n{ x=1; }\nP0 (atomic_int* x) { int r0 = atomic_load_explicit(x, memory_order_relaxed); if (r0 == 1) { r0 = 2; } }\nexists (0:r0=2)\n",
        "C T\n{ }\nP0(int *x) { WRITE_ONCE(*x, 1); smp_mb(); int r0 = READ_ONCE(*x); }\nfilter (x=1) exists (0:r0=1)\n<< show >>\n",
    ];
    for text in texts {
        assert!(parse(text).and_then(|test| lower(&test, "test")).is_ok(), "{text}");
        for at in (0..text.len()).filter(|&at| text.is_char_boundary(at + 1)) {
            for mistake in ["", ",", ";", "[", ")", "}", "$", "#", "-", "%", ":", "9", "99999999999999999999", "é", "\n"] {
                let changed = format!("{}{mistake}{}", &text[..at], &text[at + 1..]);
                let _ = parse(&changed).and_then(|test| lower(&test, "test"));
            }
        }
    }
}
