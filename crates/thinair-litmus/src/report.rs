//! An answer as text, in the form that herd's users know.

use std::fmt::Write;

use thinair_core::cat::Obstacle;

use crate::lower::{Lowered, Observed};
use crate::rules::Reason;
use crate::run::{Answer, State, Value, Way};
use crate::syntax::{Condition, Constant, Place, Quantifier, Test};

pub fn place(place: &Place) -> String {
    match place {
        Place::Register { thread, name } => format!("{thread}:{name}"),
        Place::Memory { name, index: None } => format!("[{name}]"),
        Place::Memory { name, index: Some(index) } => format!("{name}[{index}]"),
    }
}

pub fn value(shown: &Value) -> String {
    match shown {
        Value::Number(number) => number.to_string(),
        Value::Address { name, offset: 0 } => name.clone(),
        Value::Address { name, offset } => format!("{name}[{offset}]"),
        // As herd writes it, but for the number, which is herd's own.
        Value::Symbol => "S0".to_string(),
        Value::Label(name) => format!("label:\"{name}\""),
        Value::List(elements) => format!("{{{}}}", elements.iter().map(value).collect::<Vec<_>>().join(",")),
    }
}

/// `0:EAX=1; [x]=2;`
pub fn state(lowered: &Lowered, state: &State) -> String {
    let name = |observed: &Observed| match &observed.place {
        Place::Memory { name, .. } if observed.length.is_some() => name.clone(),
        other => place(other),
    };
    let parts = lowered
        .observed
        .iter()
        .filter(|observed| observed.shown)
        .zip(state)
        .map(|(observed, last)| format!("{}={};", name(observed), value(last)));
    parts.collect::<Vec<_>>().join(" ")
}

fn constant(value: &Constant) -> String {
    match value {
        Constant::Number(number) => (*number as i64).to_string(),
        Constant::Address { name, index: 0 } => name.clone(),
        Constant::Address { name, index } => format!("{name}[{index}]"),
        Constant::Label { thread, label } => format!("label:\"P{thread}:{label}\""),
        Constant::List(elements) => format!("{{{}}}", elements.iter().map(constant).collect::<Vec<_>>().join(",")),
    }
}

pub fn condition(condition: &Condition) -> String {
    let all = |parts: &[Condition], sign: &str| format!("({})", parts.iter().map(self::condition).collect::<Vec<_>>().join(sign));
    match condition {
        Condition::True => "true".to_string(),
        Condition::False => "false".to_string(),
        Condition::Equal(left, right, _) => format!("{}={}", place(left), constant(right)),
        Condition::Same(left, right, _) => format!("{}={}", place(left), place(right)),
        Condition::Not(inner) => format!("not ({})", self::condition(inner)),
        Condition::And(parts) => all(parts, " /\\ "),
        Condition::Or(parts) => all(parts, " \\/ "),
    }
}

/// `Ok`, `No`, or `Undef` if there is a data race; after `Loop` if a loop was left unfinished.
pub fn result(answer: &Answer) -> &'static str {
    match (answer.undefined, answer.holds, answer.bounded) {
        (true, ..) => "Undef",
        (false, true, false) => "Ok",
        (false, false, false) => "No",
        (false, true, true) => "Loop Ok",
        (false, false, true) => "Loop No",
    }
}

/// The engine that ran the test, in one word.
pub fn engine(way: &Way) -> &'static str {
    match way {
        Way::Graph | Way::GraphByText => "graph",
        Way::Enumeration(_) => "enumeration",
        Way::States => "states",
    }
}

/// How the answer was found, and why not otherwise.
pub fn way(way: &Way) -> String {
    let reason = match way {
        Way::Graph => return "execution graphs".to_string(),
        Way::GraphByText => return "execution graphs, each judged by the text".to_string(),
        Way::States => return "stored states".to_string(),
        Way::Enumeration(reason) => reason,
    };
    let why = match reason {
        Reason::Asked => "as asked".to_string(),
        Reason::Test => "the test has something that graphs do not show to this model".to_string(),
        Reason::Model(obstacle) => self::obstacle(obstacle),
    };
    format!("enumeration: {why}")
}

/// Why a text cannot guide an exploration.
pub fn obstacle(obstacle: &Obstacle) -> String {
    match obstacle {
        Obstacle::PoAndRfMayBeCyclic => {
            "no axiom of the model says that po and rf have no cycle (`acyclic po | rf`, or what has both in it)".to_string()
        }
        Obstacle::MayBeIncoherent => "no axiom states coherence (`acyclic po-loc | com`, or what has that in it)".to_string(),
        Obstacle::MayBeTorn => "no axiom states that read-modify-writes are atomic (`empty rmw & (fre ; coe)`)".to_string(),
        Obstacle::NotPrefixClosed(name) => format!("the axiom `{name}` may forbid a part of an execution that it allows"),
        Obstacle::NotExtensible(name) => format!("the axiom `{name}` may forbid every way to go on with an execution"),
        Obstacle::TooInvolved => "the recursive definitions of the model are too involved".to_string(),
    }
}

/// How many executions satisfy what is quantified over, and how many do not. Stored states are no executions: there is no such number.
pub fn counts(answer: &Answer) -> Option<(u64, u64)> {
    (answer.way != Way::States).then_some((answer.positive, answer.negative))
}

/// The whole report of a test; `seconds` is what it took.
pub fn render(test: &Test, lowered: &Lowered, answer: &Answer, seconds: f64) -> String {
    let mut text = String::new();
    let kind = match test.quantifier {
        Quantifier::Exists => "Allowed",
        Quantifier::NotExists => "Forbidden",
        Quantifier::Forall => "Required",
    };
    // Writing to a string cannot fail.
    let _ = writeln!(text, "Test {} {kind}", test.name);
    let _ = writeln!(text, "States {}", answer.states.len());
    for one in &answer.states {
        let _ = writeln!(text, "{}", state(lowered, one));
    }
    let _ = writeln!(text, "{}", result(answer));
    for flag in &answer.flags {
        let _ = writeln!(text, "Flag {flag}");
    }
    let counts = counts(answer);
    if let Some((positive, negative)) = counts {
        let _ = writeln!(text, "Witnesses\nPositive: {positive} Negative: {negative}");
    }
    let _ = writeln!(text, "Condition {} {}", test.quantifier.text(), condition(&test.condition));
    // Here herd counts what the quantifier ranges over, also for ~exists.
    let counted = match (counts, test.quantifier) {
        (None, _) => String::new(),
        (Some((positive, negative)), Quantifier::NotExists) => format!(" {negative} {positive}"),
        (Some((positive, negative)), _) => format!(" {positive} {negative}"),
    };
    let _ = writeln!(text, "Observation {} {}{counted}", test.name, answer.observation.text());
    let _ = writeln!(text, "Time {} {seconds:.2}", test.name);
    text
}
