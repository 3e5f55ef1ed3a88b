//! `oracle`: random programs, the engine against brute force, for as long as one likes.
//!
//! Exit status: 0 nothing wrong, 1 a mismatch, 2 bad usage, 3 a program that brute force cannot compare.

use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use thinair_core::engine::Equivalence;
use thinair_core::ir::Program;
use thinair_core::ir::text::{self, parse_verified};
use thinair_core::model::Model;
use thinair_oracle::campaign::{Campaign, Summary};
use thinair_oracle::differential::{Checked, Engine, check};
use thinair_oracle::random::{Shape, Size};
use thinair_oracle::subject;

const USAGE: &str = "usage: oracle [--model MODEL|all] [--programs N] [--seed S] [--equivalence rf|rf+co|both]
              [--max-events N] [--threads N] [--shape SHAPE|all] [--axioms] [--reference] [--print] [--file FILE.tir]

Compares the behaviours that the engine finds on random programs with those that brute force finds. Each program on
which they differ is shown, made small; after ten under one model it stops.
Shapes: default, rmw, sc, branchy, lock, deps, spin, spawn, races; also buffering, forwarding, updates and locks.
--axioms also compares the axioms with the model's .cat text on every candidate execution.
--reference tests the plain form of the exploration in place of the engine.
--print writes the random programs, and compares nothing.
--file compares the two on one program, in place of random ones.";

/// So many programs with which something is wrong are shown for each model.
const MOST_WRONG: u32 = 10;

struct Arguments {
    models: Vec<Model>,
    campaign: Campaign,
    axioms: bool,
    reference: bool,
    print: bool,
    /// One program, in place of random ones.
    program: Option<Program>,
}

/// Those that were asked for, or else all that the model has. `Err`: it does not have one of them.
fn equivalences(asked: &[Equivalence], model: Model) -> Result<Vec<Equivalence>, String> {
    match asked.iter().find(|asked| !model.equivalences().contains(asked)) {
        Some(_) => Err(format!("under {} executions are told apart by rf and co: --equivalence rf+co", model.name())),
        None if asked.is_empty() => Ok(model.equivalences().to_vec()),
        None => Ok(asked.to_vec()),
    }
}

fn parse(arguments: impl Iterator<Item = String>) -> Result<Arguments, String> {
    let campaign = Campaign {
        model: Model::Rc11,
        programs: 1000,
        seed: 0,
        equivalences: Vec::new(),
        size: Size { threads: 4, events: 9 },
        shape: None,
        without_spawn: false,
    };
    let mut parsed = Arguments { models: Model::ALL.to_vec(), campaign, axioms: false, reference: false, print: false, program: None };
    let mut arguments = arguments;
    while let Some(argument) = arguments.next() {
        if argument == "--axioms" {
            parsed.axioms = true;
            continue;
        }
        if argument == "--print" {
            parsed.print = true;
            continue;
        }
        if argument == "--reference" {
            parsed.reference = true;
            parsed.campaign.without_spawn = true;
            continue;
        }
        let value = arguments.next().ok_or(format!("{argument} needs a value"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{argument}: {value} is not a number"));
        let small = || number().and_then(|it| u32::try_from(it).map_err(|_| format!("{argument}: {value} is too large")));
        let campaign = &mut parsed.campaign;
        match argument.as_str() {
            "--model" if value == "all" => parsed.models = Model::ALL.to_vec(),
            "--model" => parsed.models = vec![Model::find(&value).ok_or(format!("there is no model {value}"))?],
            "--file" => {
                let source = std::fs::read_to_string(&value).map_err(|error| format!("{value}: {error}"))?;
                parsed.program = Some(parse_verified(&value, &source).map_err(|invalid| invalid.to_string())?);
            }
            "--programs" => campaign.programs = number()?,
            "--seed" => campaign.seed = number()?,
            "--max-events" => campaign.size.events = small()?.max(2),
            "--threads" => campaign.size.threads = small()?.max(2),
            "--shape" if value == "all" => campaign.shape = None,
            "--shape" => campaign.shape = Some(Shape::find(&value).ok_or(format!("there is no shape {value}"))?),
            "--equivalence" => {
                campaign.equivalences = match value.as_str() {
                    "rf" => vec![Equivalence::Rf],
                    "rf+co" => vec![Equivalence::RfCo],
                    "both" => vec![Equivalence::RfCo, Equivalence::Rf],
                    _ => return Err(format!("there is no equivalence {value}")),
                }
            }
            _ => return Err(format!("unknown option {argument}")),
        }
    }
    Ok(parsed)
}

fn line(model: Model, summary: &Summary) -> String {
    format!(
        "{}: {} programs ({} skipped, {} with an error), {} candidates, {} behaviours, {} dead ends, {:.0} programs/s",
        model.name(),
        summary.programs,
        summary.skipped,
        summary.violated,
        summary.candidates,
        summary.behaviours,
        summary.dead_ends,
        summary.rate()
    )
}

fn main() -> ExitCode {
    let arguments = match parse(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(message) => {
            eprintln!("oracle: {message}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let (mut wrong, mut skipped) = (false, false);
    for model in arguments.models {
        let equivalences = match equivalences(&arguments.campaign.equivalences, model) {
            Ok(equivalences) => equivalences,
            Err(message) => {
                eprintln!("oracle: {message}");
                return ExitCode::from(2);
            }
        };
        let campaign = Campaign { model, equivalences, ..arguments.campaign.clone() };
        if arguments.print {
            for seed in (0..campaign.programs).map(|number| campaign.seed.wrapping_add(number)) {
                println!("; seed {seed}, {}\n{}", model.name(), text::print(&campaign.program(seed)));
            }
            continue;
        }
        let engine: &Engine<'_> = if arguments.reference { &subject::reference } else { &subject::engine };
        let interpreter = arguments.axioms.then(|| subject::cat_model(model));
        let opinion = |execution: &_| interpreter.as_ref().is_some_and(|interpreter| interpreter(execution));
        let mut last_shown = Instant::now();
        let mut progress = |summary: &Summary| {
            if last_shown.elapsed() > Duration::from_secs(3) {
                last_shown = Instant::now();
                eprintln!("{}", line(model, summary));
            }
        };
        if let Some(program) = &arguments.program {
            match check(program, model, &campaign.equivalences, engine, arguments.axioms.then_some(&opinion)) {
                Ok(Checked { skipped: Some(why), .. }) => {
                    println!("{}: not compared: {why}", model.name());
                    skipped = true;
                }
                Ok(checked) => println!("{}: {} behaviours, 0 wrong", model.name(), checked.behaviours),
                Err(failure) => {
                    println!("{failure}");
                    wrong = true;
                }
            }
            continue;
        }
        let (mut shown, mut is_stopped) = (0, false);
        let mut show = |seed, failure| {
            println!("seed {seed}: {failure}");
            shown += 1;
            is_stopped = shown == MOST_WRONG;
            if is_stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let summary = campaign.run_on(engine, arguments.axioms.then_some(&opinion), &mut progress, &mut show);
        println!("{}, {} wrong{}", line(model, &summary), summary.wrong, if is_stopped { ": stopped here" } else { "" });
        wrong |= summary.wrong > 0;
    }
    ExitCode::from(if wrong { 1 } else { 3 * u8::from(skipped) })
}
