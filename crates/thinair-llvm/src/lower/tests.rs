//! Small modules, and the programs that they become.

use thinair_core::ir::text;

use super::Options;

fn lowered(text: &str) -> String {
    let program = crate::assemble(&[("test.ll", text)], Options::default()).unwrap_or_else(|error| panic!("{error}"));
    let printed = text::print(&program);
    // Positions are not what these tests are about.
    let lines = printed.lines().map(|line| line.split(" at ").next().unwrap_or(line).trim_end());
    lines.filter(|line| !line.starts_with("file") && !line.trim_start().starts_with("register")).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn check(text: &str, expected: &str) {
    let expected: Vec<&str> = expected.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let found = lowered(text);
    let found: Vec<&str> = found.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(found, expected);
}

#[track_caller]
fn refused(text: &str, expected: &str) {
    let error = crate::program("test.ll", text, Options::default()).unwrap_err();
    assert_eq!(error.to_string(), expected);
}

#[test]
fn local_variables_are_registers() {
    check(
        "define i32 @main() {
          %x = alloca i32
          store i32 5, i32* %x
          %v = load i32, i32* %x
          ret i32 %v
        }",
        "fn @main() -> i32 {
         0:
           %x = copy i32 0
           %x = copy i32 5
           %v = copy i32 %x
           exit process
         }
         thread @main()",
    );
}

#[test]
fn computed_offsets_make_a_slot() {
    check(
        "define i32 @main(i32 %i, ptr %argv) {
         entry:
          %x = alloca [4 x i32]
          %p = getelementptr [4 x i32], ptr %x, i64 0, i32 %i
          store i32 5, ptr %p
          %v = load i32, ptr %p
          ret i32 %v
        }",
        "global @\"argv[0]\": i8[5] = [116, 101, 115, 116, 0]
         global @argv: i64[2] = [@\"argv[0]\", 0]
         global @envp: i64 = 0
         fn @main(%i: i32, %argv: i64) -> i32 {
           private $x[16]
           private $x.set[16]
         entry:
           %t = sext i32 %i to i64
           %t#1 = mul i64 %t, 4
           %p = copy i64 %t#1
           store i32 $x[%p], 5
           store i32 $x.set[%p], -1
           %t#2 = load i32 $x.set[%p]
           %t#3 = ne i32 %t#2, 0
           check initialised %t#3, \"the variable `x` is read before it has a value\"
           %v = load i32 $x[%p]
           exit process
         }
         thread @main(1, @argv)",
    );
}

#[test]
fn escaping_variables_are_objects() {
    check(
        "@g = global ptr null
         define void @main() {
         entry:
          %x = alloca i32
          call void @f(ptr %x)
          ret void
         }
         define void @f(ptr %p) {
         entry:
          %y = alloca i64
          store ptr %y, ptr @g
          call void @f(ptr %p)
          ret void
         }",
        "global @g: i64
         fn @main() {
         entry:
           %x = alloc local 4
           call @f(%x)
           exit process
         }
         fn @f(%p: i64) {
         entry:
           %y = alloc local 8
           store i64 @g, %y
           call @f(%p)
           free local %y
           ret
         }
         thread @main()",
    );
}

#[test]
fn phi_nodes_swap_through_temporaries() {
    let found = lowered(
        "define void @main() {
         entry:
          br label %loop
         loop:
          %a = phi i32 [ 1, %entry ], [ %b, %loop ]
          %b = phi i32 [ 2, %entry ], [ %a, %loop ]
          %c = icmp eq i32 %a, %b
          br i1 %c, label %end, label %loop
         end:
          ret void
        }",
    );
    assert!(found.contains("%t = copy i32 %b\n  %t#1 = copy i32 %a\n  %a = copy i32 %t\n  %b = copy i32 %t#1\n  jump loop"), "{found}");
}

#[test]
fn atomics_keep_their_orders() {
    check(
        "@x = global i32 0
         @b = global i8 0
         define void @main() {
         entry:
          %v = load atomic i32, ptr @x acquire, align 4
          store atomic i32 %v, ptr @x release, align 4
          %o = atomicrmw umax ptr @x, i32 7 acq_rel
          %p = cmpxchg ptr @x, i32 0, i32 1 seq_cst monotonic
          %s = extractvalue { i32, i1 } %p, 1
          %w = zext i1 %s to i8
          store i1 %s, ptr @b
          fence syncscope(\"singlethread\") seq_cst
          fence acquire
          ret void
         }",
        "global @x: i32
         global @b: i8
         fn @main() {
         entry:
           %v = load acq i32 @x
           store rel i32 @x, %v
           %o = rmw umax acq_rel i32 @x, 7
           %p, %\"p.1\" = cas sc rlx i32 @x, 0, 1
           %s = copy i1 %\"p.1\"
           %w = zext i1 %s to i8
           %t = zext i1 %s to i8
           store i8 @b, %t
           fence acq
           exit process
         }
         thread @main()"
            .replace("%\"p.1\"", "%p.1")
            .as_str(),
    );
}

#[test]
fn globals_have_their_contents() {
    let found = lowered(
        "%pair = type { i32, ptr }
         @a = global [2 x %pair] [%pair { i32 1, ptr @b }, %pair { i32 -1, ptr getelementptr (i8, ptr @b, i64 2) }]
         @b = global [3 x i16] [i16 1, i16 2, i16 3]
         @c = constant [3 x i8] c\"hi\\00\"
         define i8 @main() {
          %x = load ptr, ptr @a
          %y = load i8, ptr getelementptr ([3 x i8], ptr @c, i64 0, i64 1)
          ret i8 %y
         }",
    );
    assert!(found.contains("global @a: i64[4] = [1, @b, 4294967295, @b+2]"), "{found}");
    assert!(found.contains("global @b: i16[3] = [1, 2, 3]"), "{found}");
    assert!(found.contains("%y = copy i8 105"), "{found}");
}

#[test]
fn what_is_not_supported_is_named() {
    refused("define void @f() {\n  ret void\n}\n", "test.ll: error: there is no function main");
    refused(
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr null, ptr null }]\n\
         define void @main() {\n  ret void\n}\n",
        "test.ll: error: @llvm.global_ctors names what is no function",
    );
    refused("define void @main() {\n  ret void\n  ret void\n}\n", "test.ll:2:3: error: the block goes on after its end");
    refused(
        "define void @main() {\n  %x = fadd x86_fp80 undef, undef\n  ret void\n}\n",
        "test.ll:2:3: error: values of type long double are not supported",
    );
    refused(
        "define void @main() {\n  %x = add <4 x i32> undef, undef\n  ret void\n}\n",
        "test.ll:2:3: error: values of type vector are not supported",
    );
    refused(
        "define void @main() {\n  %x = call double @llvm.sin.f64(double 5.0)\n  ret void\n}\ndeclare double @llvm.sin.f64(double)\n",
        "test.ll:2:3: error: the intrinsic function `llvm.sin.f64` is not supported",
    );
    refused(
        "define void @main() {\n  %x = call i32 @__VERIFIER_nondet_int()\n  ret void\n}\ndeclare i32 @__VERIFIER_nondet_int()\n",
        "test.ll:2:3: error: the values of `__VERIFIER_nondet_int` are not bounded (--nondet LOW..HIGH gives the values to try)",
    );
}

#[test]
fn a_weak_exchange_may_fail_for_no_reason() {
    let exchange = "@x = global i32 0
         define void @main() {
         entry:
          br label %next
         next:
          %p = cmpxchg weak ptr @x, i32 0, i32 1 seq_cst acquire
          %s = extractvalue { i32, i1 } %p, 1
          br i1 %s, label %end, label %AGAIN
         end:
          ret void
        }";
    for again in ["end", "next"] {
        let found = lowered(&exchange.replace("AGAIN", again));
        assert!(found.contains("= spurious cas i32 0") && found.contains("%p = load acq i32 @x"), "{found}");
    }
    assert!(!lowered(&exchange.replace("weak ", "").replace("AGAIN", "end")).contains("spurious"));
}

#[test]
fn what_constant_arguments_rule_out_is_not_there() {
    let program = "@x = global i32 0
        define i32 @load(ptr %p, i8 %order) {
        entry:
         %wide = zext i8 %order to i64
         switch i64 %wide, label %other [
           i64 0, label %relaxed
           i64 2, label %acquire
         ]
        relaxed:
         %a = load atomic i32, ptr %p monotonic, align 4
         br label %end
        acquire:
         %b = load atomic i32, ptr %p acquire, align 4
         br label %end
        other:
         unreachable
        end:
         %v = phi i32 [ %a, %relaxed ], [ %b, %acquire ]
         ret i32 %v
        }
        define i32 @main() {
        entry:
         %v = call i32 @load(ptr @x, i8 ORDER)
         ret i32 %v
        }";
    for (order, there, not_there) in [("0", "load rlx", "load acq"), ("2", "load acq", "load rlx")] {
        let found = lowered(&program.replace("ORDER", order));
        assert!(found.contains(there) && !found.contains(not_there) && !found.contains("switch"), "{found}");
    }
    assert!(lowered(&program.replace("i8 ORDER", "i8 undef")).contains("load rlx"));
}

#[test]
fn what_is_called_with_the_address_of_a_variable_stands_in_the_place_of_the_call() {
    check(
        "define i32 @main() {
         entry:
          %x = alloca i32
          store i32 5, ptr %x
          %v = call i32 @f(ptr %x)
          ret i32 %v
         }
         define i32 @f(ptr %p) {
         begin:
          %p.addr = alloca ptr
          store ptr %p, ptr %p.addr
          %q = load ptr, ptr %p.addr
          %v = load i32, ptr %q
          ret i32 %v
         }",
        "fn @main() -> i32 {
         entry:
           %x = copy i32 0
           %x = copy i32 5
           jump begin
         begin:
           %p.addr = copy i64 0
           %p.addr = copy i64 0
           %v = copy i32 %x
           %v#1 = copy i32 %v
           jump after
         after:
           exit process
         }
         thread @main()",
    );
}

#[test]
fn a_variable_that_is_known_after_its_life_is_an_object() {
    let text = "define i32 @main() {
          %p = call ptr @f()
          %v = load i32, ptr %p
          ret i32 %v
        }
        define ptr @f() {
          %x = alloca i32
          store i32 5, ptr %x
          ret ptr %x
        }";
    let found = lowered(text);
    assert!(found.contains("%x = alloc local 4") && found.contains("free local %x"), "{found}");
    assert!(!found.contains("call"), "{found}");
}

#[test]
fn modules_are_linked() {
    let first = "declare i32 @f()\n@x = external global i32\ndefine internal i32 @g() {\n  ret i32 1\n}\n\
        define i32 @main() {\n  %a = call i32 @f()\n  %b = call i32 @g()\n  %c = load i32, ptr @x\n  ret i32 %c\n}\n";
    let second =
        "@x = global i32 7\ndefine internal i32 @g() {\n  ret i32 2\n}\ndefine i32 @f() {\n  %a = call i32 @g()\n  ret i32 %a\n}\n";
    let program = crate::programs(&[("a.ll", first), ("b.ll", second)], Options::default()).unwrap_or_else(|error| panic!("{error}"));
    let printed = text::print(&program);
    assert!(printed.contains("global @x: i32 = 7"), "{printed}");
    assert!(printed.contains("copy i32 1 at") && printed.contains("copy i32 2 at \"b.ll\":3:3"), "{printed}");

    let twice = crate::programs(&[("a.ll", second), ("b.ll", second)], Options::default()).unwrap_err();
    let message = twice.to_string();
    assert!(message.starts_with("b.ll: error: `") && message.ends_with("` is defined here and in a.ll"), "{message}");
    let missing = crate::programs(&[("a.ll", first)], Options::default()).unwrap_err();
    assert_eq!(missing.to_string(), "a.ll:7:3: error: the function `f` is not defined here, and Thinair does not know it");
}

#[test]
fn changed_bytes_are_answered() {
    let mut state = 7u64;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % below
    };
    for text in [include_str!("../../tests/data/typed.ll"), include_str!("../../tests/data/opaque.ll")] {
        for _ in 0..1500 {
            let mut bytes = text.as_bytes().to_vec();
            for _ in 0..1 + random(3) {
                let at = random(bytes.len());
                bytes[at] = b"(){}[]<>\"!%@#,=*;\n0123456789x-c a"[random(33)];
            }
            let _ = crate::program("test.ll", std::str::from_utf8(&bytes).unwrap(), Options::default());
        }
    }
}
