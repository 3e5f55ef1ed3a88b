//! What single instructions compute, dialect by dialect: one thread runs them, and the final value is the one that the architecture's manual gives.

use thinair_litmus::{Rules, lower, parse, report, run};

/// Runs the instructions, which are separated by `;`, in one thread; all final states, of which there must be this one.
#[track_caller]
fn check(dialect: &str, initial: &str, code: &str, expected: &str) {
    let rows: String = code.split(';').map(|instruction| format!(" {} ;\n", instruction.trim())).collect();
    let places: Vec<&str> = expected.split(';').filter_map(|part| part.split_once('=')).map(|(place, _)| place.trim()).collect();
    let text = format!("{dialect} Computes\n{{ {initial} }}\n P0 ;\n{rows}locations [{}]\nexists true\n", places.join(";"));
    let test = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let lowered = lower(&test, "test").unwrap_or_else(|error| panic!("{error}\n{text}"));
    let answer = run(&test, &lowered, Rules::of(test.architecture)).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let states: Vec<String> = answer.states.iter().map(|state| report::state(&lowered, state)).collect();
    assert_eq!(states, [expected], "{dialect}: {code}");
}

#[test]
fn x86() {
    check("X86", "", "MOV EAX,$5; ADD EAX,$-7; MOV EBX,EAX; SUB EBX,$1", "0:EAX=-2; 0:EBX=-3;");
    check("X86", "", "MOV EAX,$6; XOR EAX,$3; MOV EBX,$12; AND EBX,EAX; OR EBX,$16", "0:EAX=5; 0:EBX=20;");
    check("X86", "x=3;", "ADD [x],$4; MOV EAX,[x]; INC EAX; DEC [x]", "0:EAX=8; [x]=6;");
    check("X86", "x=3;", "MOV EAX,$4; LOCK XADD [x],EAX; LOCK INC [x]", "0:EAX=3; [x]=8;");
    check(
        "X86",
        "x=3;",
        "MOV EAX,$3; MOV EBX,$9; LOCK CMPXCHG [x],EBX; JE Done; MOV EBX,$0; Done: MOV ECX,$1",
        "0:EAX=3; 0:EBX=9; 0:ECX=1; [x]=9;",
    );
    check(
        "X86",
        "x=3;",
        "MOV EAX,$2; MOV EBX,$9; LOCK CMPXCHG [x],EBX; JNE Done; MOV EBX,$0; Done: MOV ECX,$1",
        "0:EAX=3; 0:EBX=9; 0:ECX=1; [x]=3;",
    );
    check("X86", "", "MOV EAX,$1; MOV EBX,$2; XCHG EAX,EBX; NEG EBX; NOT EAX", "0:EAX=-3; 0:EBX=-1;");
    check("X86", "", "MOV EAX,$3; SHL EAX,$2; MOV EBX,EAX; SHR EBX,$3", "0:EAX=12; 0:EBX=1;");
    // Two turns round a loop that only computes, and the way out of it.
    check("X86", "", "MOV EAX,$0; MOV ECX,$5; L: ADD EAX,ECX; DEC ECX; JNZ L", "0:EAX=15; 0:ECX=0;");
    check("X86_64", "", "movl $7,%eax; addl $-2,%eax; movl %eax,%ebx; incl %ebx", "0:rax=5; 0:rbx=6;");
    check("X86_64", "x=3;", "movl $4,%eax; lock xaddl %eax,(x); lock incl (x)", "0:rax=3; [x]=8;");
}

/// Every conditional jump, after comparisons of 1 with 2, of 2 with 2, of 2 with 1 and of -1 with 1: taken or not.
#[test]
fn jumps_of_x86() {
    for (jump, taken) in [
        ("JE", [false, true, false, false]),
        ("JNE", [true, false, true, true]),
        ("JL", [true, false, false, true]),
        ("JLE", [true, true, false, true]),
        ("JG", [false, false, true, false]),
        ("JGE", [false, true, true, false]),
        ("JB", [true, false, false, false]),
        ("JBE", [true, true, false, false]),
        ("JA", [false, false, true, true]),
        ("JAE", [false, true, true, true]),
        ("JNAE", [true, false, false, false]),
        ("JNG", [true, true, false, true]),
        ("JS", [true, false, false, true]),
        ("JNS", [false, true, true, false]),
    ] {
        for ((left, right), taken) in [(1, 2), (2, 2), (2, 1), (-1, 1)].into_iter().zip(taken) {
            let code = format!("MOV EAX,${left}; CMP EAX,${right}; {jump} T; MOV EBX,$1; JMP E; T: MOV EBX,$2; E:");
            check("X86", "", &code, if taken { "0:EBX=2;" } else { "0:EBX=1;" });
        }
    }
}

#[test]
fn power() {
    check("PPC", "", "li r1,5; subi r2,r1,7; neg r3,r2; sub r4,r1,r3; subf r5,r1,r3", "0:r2=-2; 0:r3=2; 0:r4=3; 0:r5=-3;");
    check(
        "PPC",
        "",
        "li r1,6; xori r2,r1,3; ori r3,r1,9; mulli r4,r1,7; slwi r5,r1,2; srwi r6,r1,1",
        "0:r2=5; 0:r3=15; 0:r4=42; 0:r5=24; 0:r6=3;",
    );
    check("PPC", "", "li r1,6; andi. r2,r1,1; beq E; li r3,1; E: li r4,1", "0:r2=0; 0:r3=0; 0:r4=1;");
    check("PPC", "", "li r1,6; cmpwi cr0,r1,7; blt cr0,E; li r3,1; E: mullw r4,r1,r1", "0:r3=0; 0:r4=36;");
}

#[test]
fn arm() {
    check("ARM", "", "MOV R1,#5; RSB R2,R1,#7; MVN R3,R1; BIC R4,R1,#1; LSL R5,R1,#2", "0:R2=2; 0:R3=-6; 0:R4=4; 0:R5=20;");
    check("ARM", "", "MOV R1,#5; CMP R1,#7; BLT E; MOV R2,#1; E: ADD R1,#1", "0:R1=6; 0:R2=0;");
    check("ARM", "", "MOV R1,#5; CBZ R1,E; MOV R2,#1; E: MUL R3,R1,R1", "0:R2=1; 0:R3=25;");
}

#[test]
fn aarch64() {
    check("AArch64", "", "MOV W1,#5; CMP W1,#5; CINC W2,W1,EQ; CNEG W3,W1,NE; MOVN W4,#0", "0:X2=6; 0:X3=5; 0:X4=-1;");
    check("AArch64", "", "MOV W1,#4; TBNZ W1,#2,.+8; MOV W2,#1; CBZ W1,.+8; MOV W3,#1; B .+8; MOV W4,#1", "0:X2=0; 0:X3=1; 0:X4=0;");
    check("AArch64", "", "MOV X1,#0x1F8; UBFX X2,X1,#3,#4; SXTB W3,W1; UXTB W4,W1", "0:X2=15; 0:X3=-8; 0:X4=248;");
}

#[test]
fn riscv() {
    check(
        "RISCV",
        "",
        "li x5,5; not x6,x5; neg x7,x5; seqz x8,x5; snez x9,x5; slti x10,x5,6",
        "0:x10=1; 0:x6=-6; 0:x7=-5; 0:x8=0; 0:x9=1;",
    );
    check("RISCV", "", "li x5,5; beqz x5,E; addiw x6,x5,1; E: mul x7,x5,x5", "0:x6=6; 0:x7=25;");
    check("RISCV", "0:x6=x; x=7;", "li x5,5; amomaxu.w x7,x5,(x6); amominu.w x8,x5,(x6)", "0:x7=7; 0:x8=7; [x]=5;");
}

/// A locked instruction is a fence to TSO, also a compare-and-exchange that fails.
#[test]
fn locked_instructions_are_fences() {
    for (code, expected) in
        [("LOCK INC [z]", "Never"), ("INC [z]", "Sometimes"), ("LOCK CMPXCHG [z],ECX", "Never"), ("XCHG [z],ECX", "Never")]
    {
        let text = format!(
            "X86 Locked
{{ z=1; }}
 P0          | P1          ;
 MOV [x],$1  | MOV [y],$1  ;
 {code}      | MFENCE      ;
 MOV EAX,[y] | MOV EAX,[x] ;
exists (0:EAX=0 /\\ 1:EAX=0)
"
        );
        let text = if code.contains("CMPXCHG") { text.replace("MOV EAX,[y]", "MOV EBX,[y]").replace("0:EAX=0", "0:EBX=0") } else { text };
        let test = parse(&text).unwrap();
        let answer = run(&test, &lower(&test, "test").unwrap(), Rules::of(test.architecture)).unwrap();
        assert_eq!(answer.observation.text(), expected, "{code}");
    }
}
