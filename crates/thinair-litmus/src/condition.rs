//! Final conditions: reading, printing and judging them.
//!
//! `~` and `not` bind tightest, then `/\`, then `\/`, then `=>`.

use crate::error::Error;
use crate::parse::{constant, place};
use crate::scanner::Scanner;
use crate::syntax::{Architecture, Condition, Constant, Place};

/// Nested deeper than this is no test that anybody wrote.
const DEEPEST: u32 = 200;

pub fn parse(scanner: &mut Scanner<'_>, architecture: Architecture) -> Result<Condition, Error> {
    implication(scanner, architecture, 0)
}

fn implication(scanner: &mut Scanner<'_>, architecture: Architecture, depth: u32) -> Result<Condition, Error> {
    if depth > DEEPEST {
        return Err(Error::unsupported("a condition nested this deeply", scanner.position()));
    }
    let left = disjunction(scanner, architecture, depth)?;
    if scanner.take("=>") {
        let right = implication(scanner, architecture, depth + 1)?;
        return Ok(Condition::Or(vec![Condition::Not(Box::new(left)), right]));
    }
    Ok(left)
}

fn disjunction(scanner: &mut Scanner<'_>, architecture: Architecture, depth: u32) -> Result<Condition, Error> {
    let mut parts = vec![conjunction(scanner, architecture, depth)?];
    while scanner.take("\\/") {
        parts.push(conjunction(scanner, architecture, depth)?);
    }
    Ok(if parts.len() == 1 { parts.remove(0) } else { Condition::Or(parts) })
}

fn conjunction(scanner: &mut Scanner<'_>, architecture: Architecture, depth: u32) -> Result<Condition, Error> {
    let mut parts = vec![atom(scanner, architecture, depth)?];
    while scanner.take("/\\") {
        parts.push(atom(scanner, architecture, depth)?);
    }
    Ok(if parts.len() == 1 { parts.remove(0) } else { Condition::And(parts) })
}

fn atom(scanner: &mut Scanner<'_>, architecture: Architecture, depth: u32) -> Result<Condition, Error> {
    if depth > DEEPEST {
        return Err(Error::unsupported("a condition nested this deeply", scanner.position()));
    }
    if scanner.take("~") || scanner.take_word("not") {
        return Ok(Condition::Not(Box::new(atom(scanner, architecture, depth + 1)?)));
    }
    if scanner.take("(") {
        let inner = implication(scanner, architecture, depth + 1)?;
        scanner.expect(")")?;
        return Ok(inner);
    }
    if scanner.take_word("true") {
        return Ok(Condition::True);
    }
    if scanner.take_word("false") {
        return Ok(Condition::False);
    }
    scanner.skip_space();
    let at = scanner.position();
    let place = place(scanner, architecture)?;
    let negated = scanner.take("<>") || scanner.take("!=");
    if !negated && !scanner.take("==") {
        scanner.expect("=")?;
    }
    let mut value = None;
    if scanner.take("{") {
        let mut elements = Vec::new();
        loop {
            elements.push(constant(scanner, architecture)?);
            if !scanner.take(",") {
                break;
            }
        }
        scanner.expect("}")?;
        value = Some(Constant::List(elements));
    }
    let value = value.map_or_else(|| constant(scanner, architecture), Ok)?;
    let equal = Condition::Equal(place, value, at);
    Ok(if negated { Condition::Not(Box::new(equal)) } else { equal })
}

impl Condition {
    /// Does it hold, given what each comparison says?
    pub fn holds(&self, equal: &impl Fn(&Place, &Constant) -> bool) -> bool {
        match self {
            Condition::True => true,
            Condition::False => false,
            Condition::Equal(place, constant, _) => equal(place, constant),
            Condition::Not(inner) => !inner.holds(equal),
            Condition::And(parts) => parts.iter().all(|part| part.holds(equal)),
            Condition::Or(parts) => parts.iter().any(|part| part.holds(equal)),
        }
    }

    /// Calls the function with each comparison.
    pub fn comparisons<E>(&self, see: &mut impl FnMut(&Place, &Constant, crate::Position) -> Result<(), E>) -> Result<(), E> {
        match self {
            Condition::True | Condition::False => Ok(()),
            Condition::Equal(place, constant, at) => see(place, constant, *at),
            Condition::Not(inner) => inner.comparisons(see),
            Condition::And(parts) | Condition::Or(parts) => parts.iter().try_for_each(|part| part.comparisons(see)),
        }
    }
}
