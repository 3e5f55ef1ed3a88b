//! Small tests of our own, in each dialect: the answers, and the errors of tests that are wrong or not supported.

use thinair_core::cat;
use thinair_core::model::Model;
use thinair_litmus::{ErrorKind, Rules, lower, parse, report, run};

/// Checks the observation, the counts, and that the states are these, in this order.
#[track_caller]
fn check(text: &str, model: Model, observation: &str, counts: (u64, u64), states: &[&str]) {
    check_rules(text, Rules::BuiltIn(model), observation, counts, states);
}

#[track_caller]
fn check_rules(text: &str, rules: Rules<'_>, observation: &str, counts: (u64, u64), states: &[&str]) {
    let test = parse(text).unwrap();
    let lowered = lower(&test, "test").unwrap();
    let answer = run(&test, &lowered, rules).unwrap();
    let found: Vec<String> = answer.states.iter().map(|state| report::state(&lowered, state)).collect();
    assert_eq!(
        (answer.observation.text(), (answer.positive, answer.negative), found),
        (observation, counts, states.iter().map(|s| s.to_string()).collect())
    );
}

/// The same under a model that exists as text only.
#[track_caller]
fn check_by_text(text: &str, model: &str, observation: &str, counts: (u64, u64), states: &[&str]) {
    check_rules(text, Rules::text(model).unwrap(), observation, counts, states);
}

#[track_caller]
fn refused(text: &str, kind: ErrorKind, position: (u32, u32), expected: &str) {
    let error = parse(text).and_then(|test| lower(&test, "test")).unwrap_err();
    assert!(error.message.contains(expected), "{error}");
    assert_eq!((error.kind, (error.at.line, error.at.column)), (kind, position), "{error}");
}

const STORE_BUFFERING: &str = "X86 SB
{ x=0; y=0; }
 P0         | P1         ;
 MOV [x],$1 | MOV [y],$1 ;
 MOV EAX,[y] | MOV EAX,[x] ;
exists (0:EAX=0 /\\ 1:EAX=0)
";

#[test]
fn store_buffering() {
    let all = ["0:EAX=0; 1:EAX=0;", "0:EAX=0; 1:EAX=1;", "0:EAX=1; 1:EAX=0;", "0:EAX=1; 1:EAX=1;"];
    check(STORE_BUFFERING, Model::Tso, "Sometimes", (1, 3), &all);
    check(STORE_BUFFERING, Model::Sc, "Never", (0, 3), &all[1..]);
}

/// A long thread that is alone: once its stores left no events, and the final state was the initial one.
#[test]
fn one_long_thread() {
    let stores: String = (1..=200).map(|number| format!(" li r1,{number} ;\n stw r1,0(r2) ;\n")).collect();
    let text = format!("PPC Long\n{{ 0:r2=x; }}\n P0 ;\n{stores}lwz r3,0(r2) ;\nexists (x=200)\n");
    check(&text, Model::Power, "Always", (1, 0), &["[x]=200;"]);
    check(&text.replace("exists (x=200)", "exists (0:r3=200)"), Model::Tso, "Always", (1, 0), &["0:r3=200;"]);
}

#[test]
fn not_exists_counts_what_is_forbidden() {
    let text = STORE_BUFFERING.replace("exists", "~exists");
    check(&text, Model::Sc, "Never", (3, 0), &["0:EAX=0; 1:EAX=1;", "0:EAX=1; 1:EAX=0;", "0:EAX=1; 1:EAX=1;"]);
}

#[test]
fn a_filter_drops_executions() {
    let text = STORE_BUFFERING.replace("exists", "filter (0:EAX=0)\nforall 1:EAX=1 \\/ not");
    check(&text, Model::Sc, "Always", (1, 0), &["0:EAX=0; 1:EAX=1;"]);
}

const MESSAGE_PASSING_ON_POWER: &str = "PPC MP
(* A comment (* within *) another. *)
{ 0:r2=x; 0:r4=y; 1:r2=y; 1:r5=x; }
 P0           | P1            ;
 li r1,1      | lwz r1,0(r2)  ;
 stw r1,0(r2) | xor r3,r1,r1  ;
 lwsync       | lwzx r4,r3,r5 ;
 stw r1,0(r4) |               ;
exists (1:r1=1 /\\ 1:r4=0)
";

#[test]
fn message_passing_on_power() {
    let states = ["1:r1=0; 1:r4=0;", "1:r1=0; 1:r4=1;", "1:r1=1; 1:r4=1;"];
    check(MESSAGE_PASSING_ON_POWER, Model::Power, "Never", (0, 3), &states);
    let independent = MESSAGE_PASSING_ON_POWER.replace("xor r3,r1,r1", "li r3,0");
    check(&independent, Model::Power, "Sometimes", (1, 3), &["1:r1=0; 1:r4=0;", "1:r1=0; 1:r4=1;", "1:r1=1; 1:r4=0;", "1:r1=1; 1:r4=1;"]);
}

#[test]
fn a_store_conditional_may_fail() {
    let text = "PPC Conditional
{ 0:r2=x; 0:r3=7; }
 P0              ;
 lwarx r1,r0,r2  ;
 stwcx. r3,r0,r2 ;
 bne End         ;
 li r4,1         ;
 End:            ;
locations [x;]
exists (0:r4=1)
";
    check(text, Model::Power, "Sometimes", (1, 1), &["0:r4=0; [x]=0;", "0:r4=1; [x]=7;"]);
}

#[test]
fn a_conditional_select_holds_back_writes() {
    let text = |last: &str| {
        format!(
            "AArch64 Select
{{ 0:X1=x; 0:X3=y; 1:X1=x; 1:X3=y; 1:X5=4; 1:X6=4; }}
 P0          | P1                  ;
 LDR W0,[X1] | LDR W0,[X3]         ;
 DMB SY      | CMP W0,#1           ;
 MOV W2,#1   | CSEL W5,W5,W6,EQ    ;
 STR W2,[X3] | EOR W5,W5,W5        ;
             | MOV W2,#1           ;
             | {last} ;
exists (0:X0=1 /\\ 1:X0=1)
"
        )
    };
    check(&text("STR W2,[X1,W5,SXTW]"), Model::Armv8, "Never", (0, 3), &["0:X0=0; 1:X0=0;", "0:X0=0; 1:X0=1;", "0:X0=1; 1:X0=0;"]);
}

#[test]
fn arrays_and_addresses() {
    let text = "AArch64 Array
{ int64_t t[2]={1,2}; 0:X1=t; }
 P0               ;
 LDR X0,[X1],#8   ;
 STR X0,[X1]      ;
 ADD X1,X1,#-8    ;
forall (t={1,1} /\\ 0:X1=t)
";
    check(text, Model::Armv8, "Always", (1, 0), &["0:X1=t; t={1,1};"]);
}

#[test]
fn c_and_its_races() {
    let text = "C MP
{}
P0 (atomic_int* x, int* y) {
  *y = 1; // plain
  atomic_store_explicit(x, 1, memory_order_release);
}
P1 (atomic_int* x, int* y) {
  int r0 = atomic_load_explicit(x, memory_order_acquire);
  int r1 = -1;
  if (r0 == 1) { r1 = *y; }
}
exists (1:r0=1 /\\ 1:r1=0)
";
    check(text, Model::Rc11, "Never", (0, 2), &["1:r0=0; 1:r1=-1;", "1:r0=1; 1:r1=1;"]);
    let test = parse(&text.replace("acquire", "relaxed")).unwrap();
    let answer = run(&test, &lower(&test, "test").unwrap(), Rules::BuiltIn(Model::Rc11)).unwrap();
    assert_eq!((report::result(&answer), answer.positive), ("Undef", 1));
}

/// Plain copies in a circle: the value is any, and shown as a symbol that is equal to no number.
#[test]
fn a_value_out_of_thin_air_is_a_symbol() {
    let text = |condition: &str| {
        format!(
            "C Thin-air
{{ }}
P0(int *x, int *y) {{ int r0 = *x; *y = r0; int r2 = READ_ONCE(*x); }}
P1(int *x, int *y) {{ int r0 = *y; *x = r0; }}
{condition}
"
        )
    };
    let both = text("locations [0:r0; 1:r0;]\nexists (0:r0=1592614637 \\/ 1:r0=1)");
    check_by_text(&both, "lkmm", "Never", (0, 6), &["0:r0=0; 1:r0=0;", "0:r0=S0; 1:r0=S0;"]);
    check_by_text(&text("exists (not (0:r0=0))"), "lkmm", "Sometimes", (1, 5), &["0:r0=0;", "0:r0=S0;"]);
    // What is computed from it is not known.
    let computed = text("exists (0:r2=0)").replace("*x; *y = r0;", "*x; *y = r0; r0 = r0 + 1;").replace("0:r2", "0:r0");
    let test = parse(&computed).unwrap();
    let error = run(&test, &lower(&test, "test").unwrap(), Rules::text("lkmm").unwrap()).unwrap_err();
    assert!(error.message.contains("out of thin air"), "{error}");
    // A number that happens to be the one that stands for it is a number where nothing is guessed.
    let number = STORE_BUFFERING.replace("$1", "$1592614637");
    let states = ["0:EAX=0; 1:EAX=1592614637;", "0:EAX=1592614637; 1:EAX=0;", "0:EAX=1592614637; 1:EAX=1592614637;"];
    check(&number, Model::Sc, "Never", (0, 3), &states);
}

/// The two stores of a pair have no order, also under models that keep program order; two stores have.
#[test]
fn a_pair_of_stores() {
    let text = |stores: &str| {
        format!(
            "AArch64 Pair
{{ int64_t t[2]; 0:X1=t; 1:X1=t; 0:X2=1; }}
 P0       | P1              ;
 {stores} | LDR X4,[X1,#8]  ;
          | DMB SY          ;
          | LDR X3,[X1]     ;
exists (1:X4=1 /\\ 1:X3=0)
"
        )
    };
    for model in [Model::Sc, Model::Tso] {
        let all = ["1:X3=0; 1:X4=0;", "1:X3=0; 1:X4=1;", "1:X3=1; 1:X4=0;", "1:X3=1; 1:X4=1;"];
        check(&text("STP X2,X2,[X1]"), model, "Sometimes", (1, 3), &all);
        let ordered = text("STR X2,[X1]").replace("          | DMB SY          ;", " STR X2,[X1,#8] | DMB SY ;");
        check(&ordered, model, "Never", (0, 3), &[all[0], all[2], all[3]]);
    }
}

#[test]
fn addresses_with_a_shifted_index() {
    let x86 = "X86_64 Scaled
{ int64_t t[3]={1,2,3}; 0:rax=t; 0:rbx=1; int64_t 0:rcx; int64_t 0:rdx; }
 P0                       ;
 movq 8(%rax,%rbx,8),%rcx ;
 movq 8(%rax),%rdx        ;
forall (0:rcx=3 /\\ 0:rdx=2)
";
    check(x86, Model::Tso, "Always", (1, 0), &["0:rcx=3; 0:rdx=2;"]);
    let arm = "ARM Shifted
{ int t[2]={1,2}; 0:R1=t; 0:R3=1; }
 P0                      ;
 LDR R2, [R1, R3, lsl #2] ;
forall 0:R2=2
";
    check(arm, Model::Armv7, "Always", (1, 0), &["0:R2=2;"]);
}

/// The full fence of an architecture is full under every model, and refused by its name under the one that has none.
#[test]
fn full_fences_are_full_everywhere() {
    let x86 = STORE_BUFFERING.replace(" MOV EAX,[y] ", " MFENCE | MFENCE ;\n MOV EAX,[y] ");
    let power = "PPC SB
{ 0:r2=x; 0:r4=y; 1:r2=y; 1:r4=x; 0:r1=1; 1:r1=1; }
 P0           | P1           ;
 stw r1,0(r2) | stw r1,0(r2) ;
 sync         | sync         ;
 lwz r3,0(r4) | lwz r3,0(r4) ;
exists (0:r3=0 /\\ 1:r3=0)
";
    let linux = "C SB
{ }
P0(int *x, int *y) { WRITE_ONCE(*x, 1); smp_mb(); int r0 = READ_ONCE(*y); }
P1(int *x, int *y) { WRITE_ONCE(*y, 1); smp_mb(); int r0 = READ_ONCE(*x); }
exists (0:r0=0 /\\ 1:r0=0)
";
    for text in [x86.as_str(), power, linux] {
        let test = parse(text).unwrap();
        let lowered = lower(&test, "test").unwrap();
        let models = Model::every().filter(|model| !matches!(model, Model::Ra | Model::Sra)).map(Rules::BuiltIn);
        for rules in models.chain(["lkmm", "rc11-herd"].map(|name| Rules::text(name).unwrap())) {
            let answer = run(&test, &lowered, rules).unwrap_or_else(|error| panic!("{} under {}: {error}", test.name, rules.name()));
            assert_eq!((answer.observation.text(), answer.negative), ("Never", 3), "{} under {}", test.architecture.name(), rules.name());
        }
        let error = run(&test, &lowered, Rules::BuiltIn(Model::Ra)).unwrap_err();
        assert!(error.message.ends_with("under ra is not supported") && error.at.line > 0, "{error}");
    }
}

/// The kernel's fences are compiled as the kernel does; waiting for readers is no fence.
#[test]
fn fences_of_the_kernel_under_hardware_models() {
    let text = |first: &str, second: &str| {
        format!(
            "C MP
{{ }}
P0(int *x, int *y) {{ WRITE_ONCE(*x, 1); {first} WRITE_ONCE(*y, 1); }}
P1(int *x, int *y) {{ int r0 = READ_ONCE(*y); {second} int r1 = READ_ONCE(*x); }}
exists (1:r0=1 /\\ 1:r1=0)
"
        )
    };
    let observed = |text: &str, model| {
        let test = parse(text).unwrap();
        run(&test, &lower(&test, "test").unwrap(), Rules::BuiltIn(model)).map(|answer| answer.observation.text())
    };
    for model in [Model::Armv8, Model::Armv7, Model::Riscv, Model::Power] {
        assert_eq!(observed(&text("smp_wmb();", "smp_rmb();"), model), Ok("Never"), "{}", model.name());
        assert_eq!(observed(&text("smp_wmb();", ""), model), Ok("Sometimes"), "{}", model.name());
        assert_eq!(observed(&text("", "smp_rmb();"), model), Ok("Sometimes"), "{}", model.name());
    }
    assert_eq!(observed(&text("smp_wmb();", ""), Model::Pso), Ok("Never"));
    assert_eq!(observed(&text("", ""), Model::Pso), Ok("Sometimes"));
    for (first, model, expected) in [
        ("smp_wmb();", Model::Rc11, "`smp_wmb` under rc11 is not supported"),
        ("synchronize_rcu();", Model::Sc, "`synchronize_rcu` under sc is not supported"),
        ("synchronize_srcu(s);", Model::Tso, "SRCU under tso is not supported"),
    ] {
        let text = text(first, "").replace("P0(int *x", "P0(struct srcu_struct *s, int *x");
        let error = observed(&text, model).unwrap_err();
        assert_eq!((error.kind, error.at.line, error.message.as_str()), (ErrorKind::Unsupported, 3, expected));
    }
}

/// herd's rule for exclusives, that store-conditionals of one thread stay in order with co, counts for tests under `power`, and can be written in a text.
#[test]
fn store_conditionals_stay_in_order() {
    let text = "PPC Exclusives
{ 0:r2=x; 0:r4=y; 1:r2=y; 1:r4=x; 0:r1=1; 0:r3=2; 1:r1=1; 1:r3=2; }
 P0              | P1              ;
 lwarx r5,r0,r2  | lwarx r5,r0,r2  ;
 stwcx. r1,r0,r2 | stwcx. r1,r0,r2 ;
 lwarx r6,r0,r4  | lwarx r6,r0,r4  ;
 stwcx. r3,r0,r4 | stwcx. r3,r0,r4 ;
exists (0:r5=2 /\\ 1:r5=2 /\\ x=1 /\\ y=1)
";
    let power = include_str!("../../thinair-core/models/power.cat");
    let without_rule: String = power.lines().filter(|line| !line.ends_with("as exclusives")).map(|line| format!("{line}\n")).collect();
    let with_rule = format!("{without_rule}acyclic co | (po & (X * X)) as exclusives\n");
    let models = [&without_rule, &with_rule].map(|text| cat::Model::parse("test.cat", text, &mut cat::include_builtin).unwrap());
    let test = parse(text).unwrap();
    let lowered = lower(&test, "test").unwrap();
    let counts = |rules: Rules<'_>| {
        let answer = run(&test, &lowered, rules).unwrap();
        (answer.observation.text(), answer.negative, answer.states.len())
    };
    let [without, with] = models.each_ref().map(|cat| counts(Rules::Cat { name: "test.cat", cat }));
    assert_eq!(with.0, "Never");
    assert_eq!(counts(Rules::BuiltIn(Model::Power)), with);
    assert_eq!((without.0, without.1), ("Sometimes", with.1));
}

#[test]
fn errors_have_a_name_and_a_place() {
    refused("X86 T\n{ x=; }\n", ErrorKind::Malformed, (2, 5), "expected a name, found `;`");
    refused("X86 T\n{}\n P0 ;\n FOO [x] ;\nexists x=1\n", ErrorKind::Unsupported, (4, 2), "the instruction `foo`");
    refused("X86 T\n{}\n P0 ;\n MFENCE ;\nexists (x=1\n", ErrorKind::Malformed, (6, 1), "expected `)`");
    refused("PPC T\n{}\n P0 ;\n b Nowhere ;\nexists true\n", ErrorKind::Malformed, (4, 2), "there is no label `Nowhere`");
    refused("X86 T\n{ (* open\n}\n", ErrorKind::Malformed, (2, 3), "this comment does not end");
    refused("", ErrorKind::Malformed, (1, 1), "the architecture and the name");
}

#[test]
fn no_prefix_of_a_test_panics() {
    for text in [STORE_BUFFERING, MESSAGE_PASSING_ON_POWER] {
        for end in 0..text.len() {
            let _ = parse(&text[..end]).and_then(|test| lower(&test, "test"));
        }
    }
}

/// What an instruction or a type says of widths is so, or the test is refused.
#[test]
fn widths() {
    let loads = |load: &str| {
        format!("PPC W\n{{ 0:r2=x; 1:r2=x; int64_t 1:r1; }}\n P0 | P1 ;\n li r1,-1 | {load} ;\n stw r1,0(r2) | ;\nexists (1:r1=-1)\n")
    };
    check(&loads("lwa r1,0(r2)"), Model::Power, "Sometimes", (1, 1), &["1:r1=-1;", "1:r1=0;"]);
    check(&loads("lwz r1,0(r2)"), Model::Power, "Never", (0, 2), &["1:r1=0;", "1:r1=4294967295;"]);
    let doublewords = loads("ld r1,0(r2)").replace("stw", "std");
    check(&doublewords, Model::Power, "Sometimes", (1, 1), &["1:r1=-1;", "1:r1=0;"]);
    refused(&loads("ld r1,0(r2)"), ErrorKind::Unsupported, (4, 13), "words and of doublewords");
    let sum = "PPC S\n{ 0:r2=x; int64_t 0:r1=4294967295; int64_t 0:r3; }\n P0 ;\n addi r3,r1,1 ;\nexists (0:r3=4294967296)\n";
    assert_eq!(run(&parse(sum).unwrap(), &lower(&parse(sum).unwrap(), "test").unwrap(), Rules::BuiltIn(Model::Power)).unwrap().positive, 1);
    let long = "C L\n{ }\nP0 (int64_t *x) { atomic_store_explicit(x, 4294967296, memory_order_relaxed); }\nP1 (int64_t *x) { int64_t r0 = atomic_load_explicit(x, memory_order_relaxed); }\nexists (1:r0=4294967296 /\\ x=4294967296)\n";
    check(long, Model::Rc11, "Sometimes", (1, 1), &["1:r0=0; [x]=4294967296;", "1:r0=4294967296; [x]=4294967296;"]);
    refused(&long.replace("int64_t", "int"), ErrorKind::Unsupported, (3, 40), "more than 32 bits");
    refused(&long.replace("int64_t", "__int128"), ErrorKind::Unsupported, (3, 5), "the type `__int128`");
}

#[test]
fn other_names_of_registers() {
    let arm = "ARM N\n{ 0:R0=x; 0:IP=1; 1:R0=x; }\n P0 | P1 ;\n STR R12,[R0] | LDR FP,[R0] ;\nexists (1:R11=1)\n";
    check(arm, Model::Armv7, "Sometimes", (1, 1), &["1:R11=0;", "1:R11=1;"]);
    refused(&arm.replace("LDR FP,[R0]", "LDM R0,{R1}"), ErrorKind::Unsupported, (4, 17), "`ldm`");
    let symbols = "AArch64 S\n{ uint64_t x; 0:X1=x; 1:X%P1_x=x; uint64_t 1:X%P1_v; uint64_t 1:X%P1_w; }\n P0 | P1 ;\n MOV X0,#-1 | LDR X%P1_v,[X%P1_x] ;\n STR X0,[X1] | MOV W%P1_w,W%P1_v ;\nexists (1:X%P1_w=0xffffffff /\\ 1:X%P1_v=-1)\n";
    let test = parse(symbols).unwrap();
    let answer = run(&test, &lower(&test, "test").unwrap(), Rules::BuiltIn(Model::Armv8)).unwrap();
    assert_eq!((answer.positive, answer.negative), (1, 1));
}
