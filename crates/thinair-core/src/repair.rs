//! Other memory orders for a program: which changes make it right, and which of its orders are stronger than they need be.
//!
//! A [`Site`] is a place in the source where an order stands, or a fence could. The searches begin with every allowed change and take changes back one by
//! one; whoever calls says whether a changed program is right, and which changes are allowed. What comes out is minimal: no single change can be left out or
//! made weaker. (A change that is needed while the later ones are as strong as possible is needed when they are weaker.)

use crate::ir::{Fence, FunctionId, Instruction, Op, Order, Program, SourceLocation};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SiteKind {
    Load,
    Store,
    /// A read-modify-write that always succeeds.
    Update,
    CompareAndSwap,
    Fence,
}

/// One place of the source; several instructions if the code was copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    pub at: SourceLocation,
    pub kind: SiteKind,
    pub order: Order,
    /// For a compare-and-swap: its order if it fails.
    pub failure: Order,
    pub function: FunctionId,
    /// Function, block, index.
    instructions: Vec<(usize, usize, usize)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Of an access, or of a fence that is there; `Relaxed` takes a fence away.
    Order(Order),
    /// Of a compare-and-swap that fails.
    Failure(Order),
    /// A new fence before the access.
    FenceBefore(Order),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// An index into the sites.
    pub site: usize,
    pub what: What,
}

/// The accesses and C11 fences of a program whose position is known, in the order of the source.
pub fn sites(program: &Program) -> Vec<Site> {
    let mut sites: Vec<Site> = Vec::new();
    for (function, body) in program.functions.iter().enumerate() {
        for (block, instructions) in body.blocks.iter().enumerate() {
            for (index, Instruction { op, at }) in instructions.instructions.iter().enumerate() {
                let (kind, order, failure) = match *op {
                    Op::Load { access, .. } => (SiteKind::Load, access.order, Order::Plain),
                    Op::Store { access, .. } => (SiteKind::Store, access.order, Order::Plain),
                    Op::Rmw { access, .. } => (SiteKind::Update, access.order, Order::Plain),
                    Op::Cas { access, failure, .. } => (SiteKind::CompareAndSwap, access.order, failure),
                    Op::Fence { fence: Fence::C11(order) } => (SiteKind::Fence, order, Order::Plain),
                    _ => continue,
                };
                if at.line == 0 {
                    continue;
                }
                let same = |site: &&mut Site| (site.at, site.kind, site.order, site.failure) == (*at, kind, order, failure);
                match sites.iter_mut().find(same) {
                    Some(site) => site.instructions.push((function, block, index)),
                    None => {
                        let instructions = vec![(function, block, index)];
                        sites.push(Site { at: *at, kind, order, failure, function: FunctionId(function as u32), instructions });
                    }
                }
            }
        }
    }
    sites.sort_by_key(|site| (site.at.file, site.at.line, site.at.column, site.kind));
    sites
}

/// The program with these changes, each of which is of another site or another kind.
pub fn apply(program: &Program, sites: &[Site], changes: &[Change]) -> Program {
    let mut changed = program.clone();
    let mut inserted: Vec<((usize, usize, usize), Instruction)> = Vec::new();
    for change in changes {
        let Some(site) = sites.get(change.site) else { continue };
        for &(function, block, index) in &site.instructions {
            let instruction = &mut changed.functions[function].blocks[block].instructions[index];
            match (change.what, &mut instruction.op) {
                (
                    What::Order(order),
                    Op::Load { access, .. } | Op::Store { access, .. } | Op::Rmw { access, .. } | Op::Cas { access, .. },
                ) => {
                    access.order = order;
                }
                // A fence that orders nothing stays in its place as an instruction without effect, so that indices stay as they are.
                (What::Order(Order::Relaxed), op @ Op::Fence { .. }) => {
                    *op = Op::Assume { condition: crate::ir::Operand::Constant(1) };
                }
                (What::Order(order), Op::Fence { fence }) => *fence = Fence::C11(order),
                (What::Failure(order), Op::Cas { failure, .. }) => *failure = order,
                (What::FenceBefore(order), _) => {
                    inserted.push(((function, block, index), Instruction { op: Op::Fence { fence: Fence::C11(order) }, at: site.at }));
                }
                _ => {}
            }
        }
    }
    // From the end, so that indices before stay right.
    inserted.sort_by_key(|&(place, _)| std::cmp::Reverse(place));
    for ((function, block, index), fence) in inserted {
        changed.functions[function].blocks[block].instructions.insert(index, fence);
    }
    changed
}

/// What a changed program turned out to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    Right,
    Wrong,
    /// It could not be decided: the search ends.
    Unknown,
}

/// Decides about a changed program.
pub type Decide<'a> = dyn FnMut(&Program) -> Answer + 'a;
/// Is a change one that the caller can make?
pub type Allowed<'a> = dyn Fn(&Site, What) -> bool + 'a;

/// The search could not decide about some program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undecided;

/// What a program needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Repair {
    /// The smallest sets of changes that were found, the best first: fewer changes, then weaker ones, then orders rather than fences.
    Found(Vec<Vec<Change>>),
    /// Even all changes together do not help.
    Hopeless,
}

/// Orders from weak to strong that the kind of access can have.
fn levels(kind: SiteKind) -> &'static [Order] {
    use Order::{Acquire, AcquireRelease, Relaxed, Release, SeqCst};
    match kind {
        SiteKind::Load => &[Relaxed, Acquire, SeqCst],
        SiteKind::Store => &[Relaxed, Release, SeqCst],
        SiteKind::Update | SiteKind::CompareAndSwap | SiteKind::Fence => &[Relaxed, Acquire, Release, AcquireRelease, SeqCst],
    }
}

/// Is the first order at least as strong as the second? Acquire and release cannot be compared.
fn at_least(strong: Order, weak: Order) -> bool {
    strong == weak
        || weak <= Order::Relaxed && strong > weak
        || strong == Order::SeqCst
        || strong == Order::AcquireRelease && weak != Order::SeqCst
}

fn strength(order: Order) -> usize {
    match order {
        Order::Plain | Order::Relaxed => 0,
        Order::Acquire | Order::Release => 1,
        Order::AcquireRelease => 2,
        Order::SeqCst => 3,
    }
}

fn order_of(what: What) -> Order {
    match what {
        What::Order(order) | What::Failure(order) | What::FenceBefore(order) => order,
    }
}

/// One of the orders of a site, as a change of it.
type Part = fn(Order) -> What;

/// Which parts of the sites a search may change.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Means {
    Orders,
    Fences,
    Both,
}

struct Search<'s> {
    program: &'s Program,
    sites: &'s [Site],
    allowed: &'s Allowed<'s>,
}

impl Search<'_> {
    /// For one site and means, the changes from weak to strong; the first is none.
    fn ladder(&self, site: usize, part: Part, from: Order) -> Vec<Option<Change>> {
        let known = &self.sites[site];
        let mut ladder = vec![None];
        let kind = match part(Order::Relaxed) {
            What::Failure(_) => SiteKind::Load,
            What::FenceBefore(_) => SiteKind::Fence,
            What::Order(_) => known.kind,
        };
        for &order in levels(kind) {
            if order != from && at_least(order, from) && order != Order::Relaxed && (self.allowed)(known, part(order)) {
                ladder.push(Some(Change { site, what: part(order) }));
            }
        }
        ladder
    }

    /// All ladders that these means have, in the order of the source.
    fn ladders(&self, means: Means) -> Vec<Vec<Option<Change>>> {
        let mut ladders = Vec::new();
        for (number, site) in self.sites.iter().enumerate() {
            if means != Means::Fences && site.order != Order::Plain {
                ladders.push(self.ladder(number, What::Order, site.order));
                if site.kind == SiteKind::CompareAndSwap {
                    ladders.push(self.ladder(number, What::Failure, site.failure));
                }
            }
            if means != Means::Orders && site.kind != SiteKind::Fence {
                ladders.push(self.ladder(number, What::FenceBefore, Order::Relaxed));
            }
        }
        ladders.retain(|ladder| ladder.len() > 1);
        ladders
    }

    /// Everything as strong as possible, then each as weak as possible. `None`: even the strongest does not help.
    fn smallest(&self, ladders: &[Vec<Option<Change>>], decide: &mut Decide) -> Result<Option<Vec<Change>>, Undecided> {
        let mut chosen: Vec<Option<Change>> = ladders.iter().map(|ladder| ladder.last().copied().flatten()).collect();
        let mut is_right = |chosen: &[Option<Change>]| {
            let changes: Vec<Change> = chosen.iter().flatten().copied().collect();
            match decide(&apply(self.program, self.sites, &changes)) {
                Answer::Right => Ok(true),
                Answer::Wrong => Ok(false),
                Answer::Unknown => Err(Undecided),
            }
        };
        if !is_right(&chosen)? {
            return Ok(None);
        }
        for (number, ladder) in ladders.iter().enumerate() {
            for &weaker in &ladder[..ladder.len() - 1] {
                let before = std::mem::replace(&mut chosen[number], weaker);
                if is_right(&chosen)? {
                    break;
                }
                chosen[number] = before;
            }
        }
        Ok(Some(chosen.into_iter().flatten().collect()))
    }

    /// The best that these means give. What is taken back first decides what is needed in the end, so this goes through the source in both directions, and
    /// leaves sequential consistency out where less is enough.
    fn best(&self, means: Means, decide: &mut Decide) -> Result<Option<Vec<Change>>, Undecided> {
        let all = self.ladders(means);
        let is_sequential = |change: &Option<Change>| change.is_some_and(|change| order_of(change.what) == Order::SeqCst);
        let mut modest: Vec<Vec<Option<Change>>> =
            all.iter().map(|ladder| ladder.iter().copied().filter(|change| !is_sequential(change)).collect()).collect();
        modest.retain(|ladder| ladder.len() > 1);
        for mut ladders in [modest, all] {
            if ladders.is_empty() {
                continue;
            }
            let Some(forwards) = self.smallest(&ladders, decide)? else { continue };
            ladders.reverse();
            let mut backwards = self.smallest(&ladders, decide)?.unwrap_or_else(|| forwards.clone());
            backwards.sort_by_key(|change| change.site);
            return Ok(Some([forwards, backwards].into_iter().min_by_key(|changes| cost(changes)).unwrap_or_default()));
        }
        Ok(None)
    }
}

/// Fewer changes are better, then weaker ones, then orders rather than fences.
fn cost(changes: &[Change]) -> (usize, usize, usize) {
    let fences = changes.iter().filter(|change| matches!(change.what, What::FenceBefore(_))).count();
    (changes.len(), changes.iter().map(|change| strength(order_of(change.what))).sum(), fences)
}

/// Looks for the fewest and weakest changes with which a wrong program is right.
pub fn strengthen(program: &Program, sites: &[Site], allowed: &Allowed, decide: &mut Decide) -> Result<Repair, Undecided> {
    let search = Search { program, sites, allowed };
    let mut found: Vec<Vec<Change>> = Vec::new();
    for means in [Means::Orders, Means::Fences] {
        found.extend(search.best(means, decide)?);
    }
    if found.is_empty() {
        found.extend(search.best(Means::Both, decide)?);
    }
    if found.is_empty() {
        return Ok(Repair::Hopeless);
    }
    found.sort_by_key(|changes| cost(changes));
    found.dedup();
    Ok(Repair::Found(found))
}

/// Looks for orders of a right program that can be weaker, and fences that can go, all at once; those of `kept` stay.
pub fn weaken(program: &Program, sites: &[Site], kept: &[usize], allowed: &Allowed, decide: &mut Decide) -> Result<Vec<Change>, Undecided> {
    let mut changes: Vec<Change> = Vec::new();
    for (number, site) in sites.iter().enumerate().filter(|(number, _)| !kept.contains(number)) {
        let parts: [(Part, Order, SiteKind); 2] = [(What::Order, site.order, site.kind), (What::Failure, site.failure, SiteKind::Load)];
        for (part, from, kind) in parts {
            for &order in levels(kind).iter().filter(|&&order| order != from && from > Order::Relaxed && at_least(from, order)) {
                let change = Change { site: number, what: part(order) };
                if !allowed(site, change.what) {
                    continue;
                }
                changes.push(change);
                match decide(&apply(program, sites, &changes)) {
                    Answer::Right => break,
                    Answer::Wrong => {
                        changes.pop();
                    }
                    Answer::Unknown => return Err(Undecided),
                }
            }
        }
    }
    Ok(changes)
}
