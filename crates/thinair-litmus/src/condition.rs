//! Final conditions: reading, printing and judging them.
//!
//! `~` and `not` bind tightest, then `/\`, then `\/`, then `=>`.

use crate::error::{Error, Position};
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
    let equal = match value {
        Some(value) => Condition::Equal(place, value, at),
        None if names_register(scanner) => Condition::Same(place, self::place(scanner, architecture)?, at),
        None => Condition::Equal(place, constant(scanner, architecture)?, at),
    };
    Ok(if negated { Condition::Not(Box::new(equal)) } else { equal })
}

/// Does `1:r0` follow? A label of a thread is written with `P`.
fn names_register(scanner: &mut Scanner<'_>) -> bool {
    let mut ahead = scanner.clone();
    let word = ahead.peek_word();
    ahead.advance(word.len());
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()) && ahead.take(":")
}

impl Condition {
    /// Does it hold, given what each comparison with a constant, and of two places, says?
    pub fn holds(&self, equal: &impl Fn(&Place, &Constant) -> bool, same: &impl Fn(&Place, &Place) -> bool) -> bool {
        match self {
            Condition::True => true,
            Condition::False => false,
            Condition::Equal(place, constant, _) => equal(place, constant),
            Condition::Same(one, other, _) => same(one, other),
            Condition::Not(inner) => !inner.holds(equal, same),
            Condition::And(parts) => parts.iter().all(|part| part.holds(equal, same)),
            Condition::Or(parts) => parts.iter().any(|part| part.holds(equal, same)),
        }
    }

    /// Calls the function with each place that is compared.
    pub fn places<E>(&self, see: &mut impl FnMut(&Place, Position) -> Result<(), E>) -> Result<(), E> {
        self.comparisons(&mut |comparison| match comparison {
            Condition::Equal(place, _, at) => see(place, *at),
            Condition::Same(one, other, at) => see(one, *at).and_then(|()| see(other, *at)),
            _ => Ok(()),
        })
    }

    /// Calls the function with each location whose address something is compared with.
    pub fn addresses<E>(&self, see: &mut impl FnMut(&str, Position) -> Result<(), E>) -> Result<(), E> {
        fn within<E>(constant: &Constant, at: Position, see: &mut impl FnMut(&str, Position) -> Result<(), E>) -> Result<(), E> {
            match constant {
                Constant::Address { name, .. } => see(name, at),
                Constant::List(elements) => elements.iter().try_for_each(|element| within(element, at, see)),
                Constant::Number(_) | Constant::Label { .. } => Ok(()),
            }
        }
        self.comparisons(&mut |comparison| match comparison {
            Condition::Equal(_, constant, at) => within(constant, *at, see),
            _ => Ok(()),
        })
    }

    fn comparisons<E>(&self, see: &mut impl FnMut(&Condition) -> Result<(), E>) -> Result<(), E> {
        match self {
            Condition::True | Condition::False => Ok(()),
            Condition::Equal(..) | Condition::Same(..) => see(self),
            Condition::Not(inner) => inner.comparisons(see),
            Condition::And(parts) | Condition::Or(parts) => parts.iter().try_for_each(|part| part.comparisons(see)),
        }
    }
}
