//! A campaign: many random programs under one model, each held against brute force.
//!
//! The n-th program has the seed `first seed + n`, so that one program can be run again alone. Where no shape is given, the seed
//! chooses one too.

use std::ops::ControlFlow;
use std::time::Instant;

use thinair_core::engine::Equivalence;
use thinair_core::ir::Program;
use thinair_core::model::Model;

use crate::differential::{Engine, Failure, SecondOpinion, check};
use crate::random::{self, Shape, Size};

#[derive(Clone, Debug)]
pub struct Campaign {
    pub model: Model,
    pub programs: u64,
    pub seed: u64,
    pub equivalences: Vec<Equivalence>,
    pub size: Size,
    pub shape: Option<Shape>,
    /// Leave out the shapes whose programs start threads, which the plain form of the exploration refuses.
    pub without_spawn: bool,
}

/// What a campaign saw.
#[derive(Clone, Copy, Debug)]
pub struct Summary {
    pub programs: u64,
    /// Programs with which something is wrong; they are among `programs`, but nothing of them is in the other numbers.
    pub wrong: u64,
    /// Programs that brute force gave up on; they are among `programs`.
    pub skipped: u64,
    /// Programs with an error, which the engine found.
    pub violated: u64,
    /// Over all equivalences.
    pub behaviours: u64,
    pub candidates: u64,
    pub dead_ends: u64,
    pub since: Instant,
}

impl Summary {
    pub fn rate(&self) -> f64 {
        self.programs as f64 / self.since.elapsed().as_secs_f64().max(1e-9)
    }
}

impl Campaign {
    pub fn program(&self, seed: u64) -> Program {
        random::program(seed, self.model, &self.shape_of(seed), self.size)
    }

    fn shape_of(&self, seed: u64) -> Shape {
        let shapes: Vec<Shape> = Shape::ALL.into_iter().filter(|shape| !(self.without_spawn && shape.spawns())).collect();
        self.shape.unwrap_or(shapes[(seed % shapes.len() as u64) as usize])
    }

    /// Runs until something is wrong: then the seed and the program, made small.
    pub fn run(&self, engine: &Engine<'_>, second_opinion: Option<&SecondOpinion<'_>>) -> Result<Summary, (u64, Box<Failure>)> {
        let mut first = None;
        let mut stop = |seed, failure| {
            first = Some((seed, failure));
            ControlFlow::Break(())
        };
        let summary = self.run_on(engine, second_opinion, &mut |_| {}, &mut stop);
        first.map_or(Ok(summary), Err)
    }

    /// Runs as long as `wrong` wants, which is told the seed of each program with which something is wrong, and the program, made small. `progress` is told after each
    /// program.
    pub fn run_on(
        &self,
        engine: &Engine<'_>,
        second_opinion: Option<&SecondOpinion<'_>>,
        progress: &mut dyn FnMut(&Summary),
        wrong: &mut dyn FnMut(u64, Box<Failure>) -> ControlFlow<()>,
    ) -> Summary {
        let mut summary =
            Summary { programs: 0, wrong: 0, skipped: 0, violated: 0, behaviours: 0, candidates: 0, dead_ends: 0, since: Instant::now() };
        for seed in (0..self.programs).map(|number| self.seed.wrapping_add(number)) {
            summary.programs += 1;
            match check(&self.program(seed), self.model, &self.equivalences, engine, second_opinion) {
                Ok(checked) => {
                    summary.skipped += u64::from(checked.skipped.is_some());
                    summary.violated += u64::from(checked.violated);
                    summary.behaviours += checked.behaviours;
                    summary.candidates += checked.candidates;
                    summary.dead_ends += checked.dead_ends;
                }
                Err(failure) => {
                    summary.wrong += 1;
                    if wrong(seed, failure).is_break() {
                        break;
                    }
                }
            }
            progress(&summary);
        }
        summary
    }
}
