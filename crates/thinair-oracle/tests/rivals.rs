//! Two read-modify-writes take one write, and the store of one of them hangs on what is read from a thread that needs its load: the
//! one thing that models with holes are known to miss (docs/exploration.md, *What is missed*). Whoever misses something says that it is bounded.
//!
//! Random programs would hardly ever show that: these are made of the parts that it takes, in any order, with others between.
//! `THINAIR_PROGRAMS`, `THINAIR_SEED` and `THINAIR_MODEL` ask for others than the usual ones.

use thinair_core::engine::Equivalence;
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;
use thinair_oracle::differential::check;
use thinair_oracle::random_numbers::RandomNumbers;
use thinair_oracle::subject;

/// `N` tells parts apart, `K` is a small value, `O` an operation.
const FIRST: [&str; 8] = [
    "  %uN = rmw O rlx i32 @y, K\n",
    "  %uN = rmw O rlx i32 @y, K\n",
    "  %uN, %okN = cas rlx rlx i32 @y, 0, K\n",
    "  %uN = rmw O acq i32 @y, K\n",
    "  %uN = load rlx i32 @x\n  %vN = add i32 %uN, K\n  %wN = rmw xchg rlx i32 @y, %vN\n",
    "  %uN = load rlx i32 @y\n",
    "  store rlx i32 @y, 7\n",
    "  store rlx i32 @w, K\n",
];
const READS: [&str; 3] = [
    "  %rN = load rlx i32 @z\n  %sN = add i32 %rN, K\n  store rlx i32 @x, %sN\n",
    "  %rN = load rlx i32 @z\n  %sN = add i32 %rN, K\n  store rlx i32 @w, %sN\n  %tN = load rlx i32 @w\n  store rlx i32 @x, %tN\n",
    "  %rN = load rlx i32 @z\n  %sN = add i32 %rN, K\n  %tN = rmw xchg rlx i32 @x, %sN\n",
];
const EXCHANGES: [&str; 5] = [
    "  %rN = load rlx i32 @x\n  %sN = add i32 %rN, K\n  %tN = rmw xchg rlx i32 @y, %sN\n  %qN = add i32 %tN, 1\n  store rlx i32 @z, %qN\n",
    "  %rN = load rlx i32 @x\n  %sN = add i32 %rN, K\n  %tN = rmw O rlx i32 @y, %sN\n  %qN = add i32 %tN, 1\n  store rlx i32 @z, %qN\n",
    "  %rN = load rlx i32 @x\n  %sN = add i32 %rN, K\n  %tN, %okN = cas rlx rlx i32 @y, 0, %sN\n  %qN = add i32 %tN, 1\n  store rlx i32 @z, %qN\n",
    "  %rN = load rlx i32 @x\n  %oN = load rlx i32 @w\n  %sN = add i32 %rN, %oN\n  %tN = rmw xchg rlx i32 @y, %sN\n  %qN = add i32 %tN, 1\n  store rlx i32 @z, %qN\n",
    "  %rN = load rlx i32 @x\n  %sN = add i32 %rN, K\n  %tN = rmw xchg rel i32 @y, %sN\n  %qN = add i32 %tN, 1\n  store rlx i32 @z, %qN\n",
];
const OTHERS: [&str; 5] =
    ["", "", "  %uN = rmw O rlx i32 @y, K\n", "  store rlx i32 @y, 5\n", "  %uN = load rlx i32 @y\n  store rlx i32 @w, %uN\n"];

fn program(seed: u64) -> String {
    let mut random = RandomNumbers::new(seed);
    let mut number = 0;
    let mut part = |random: &mut RandomNumbers, parts: &[&str]| {
        number += 1;
        let operation: &&str = random.pick(&["or", "add", "xchg"]);
        let part: &&str = random.pick(parts);
        part.replace('N', &number.to_string()).replace('K', &random.between(1, 3).to_string()).replace('O', operation)
    };
    let mut first = vec![part(&mut random, &FIRST[..5]), part(&mut random, &READS)];
    if random.between(0, 2) == 0 {
        first.push(part(&mut random, &FIRST));
    }
    shuffle(&mut random, &mut first);
    let mut second = vec![part(&mut random, &EXCHANGES)];
    if random.between(0, 3) == 0 {
        second.push(part(&mut random, &FIRST));
        shuffle(&mut random, &mut second);
    }
    let mut threads = vec![first.concat(), second.concat(), part(&mut random, &OTHERS)];
    threads.retain(|thread| !thread.is_empty());
    shuffle(&mut random, &mut threads);
    let mut text = ["x", "y", "z", "w"].map(|name| format!("global @{name}: i32\n")).concat();
    for (number, body) in threads.iter().enumerate() {
        text += &format!("fn @t{number}() {{\nentry:\n{body}  ret\n}}\n");
    }
    (0..threads.len()).for_each(|number| text += &format!("thread @t{number}()\n"));
    text
}

fn shuffle(random: &mut RandomNumbers, parts: &mut [String]) {
    for last in (1..parts.len()).rev() {
        parts.swap(last, random.between(0, last as u32) as usize);
    }
}

fn setting(name: &str, usually: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usually)
}

#[test]
fn nothing_is_missed_in_silence_and_nothing_comes_twice() {
    let (programs, first) = (setting("THINAIR_PROGRAMS", 30), setting("THINAIR_SEED", 1));
    let only = std::env::var("THINAIR_MODEL").ok();
    let models = [Model::Armv8, Model::Power, Model::Imm, Model::Riscv, Model::Armv7, Model::Rc11];
    for model in models.into_iter().filter(|model| only.as_ref().is_none_or(|only| only == model.name())) {
        let (mut compared, mut skipped) = (0, 0);
        for seed in first..first + programs {
            let source = program(seed);
            let program = parse_verified("rivals.tir", &source).unwrap_or_else(|error| panic!("{error}\n{source}"));
            match check(&program, model, &[Equivalence::RfCo, Equivalence::Rf], &subject::engine, None) {
                Ok(checked) if checked.skipped.is_some() => skipped += 1,
                Ok(_) => compared += 1,
                Err(failure) => panic!("{}, seed {seed}: {failure}\n{source}", model.name()),
            }
        }
        println!("{}: {compared} compared, {skipped} skipped", model.name());
        assert!(skipped < compared);
    }
}
