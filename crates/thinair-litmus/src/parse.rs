//! The frame that all dialects share: header, initial state, table of code, final condition.
//!
//! Instructions stay text; the front end of the architecture reads them later. Nothing is passed over: what follows the condition is an error.

use crate::c::Flavour;
use crate::condition;
use crate::error::{Error, Position};
use crate::scanner::{Scanner, without_comments};
use crate::syntax::{Architecture, Cell, Condition, Constant, EVERY_THREAD, Initial, Place, Quantifier, Test, Type};
use crate::{aarch64, arm, power, riscv, x86};

/// Threads and elements beyond this are no litmus test.
const MOST: u32 = 1000;

pub fn parse(text: &str) -> Result<Test, Error> {
    let text = without_comments(text.trim_start_matches('\u{feff}'))?;
    let mut scanner = Scanner::new(&text);
    let (mut architecture, name) = title(&mut scanner)?;
    let info = header(&mut scanner)?;
    let initial = initial_state(&mut scanner, architecture)?;
    let threads = if architecture == Architecture::C { functions(&mut scanner)? } else { columns(&mut scanner)? };
    let mut is_ambiguous = false;
    if architecture == Architecture::C {
        let flavours: Vec<Flavour> = threads.iter().flatten().filter_map(|cell: &Cell| Flavour::of(&cell.text)).collect();
        is_ambiguous = flavours.is_empty();
        if flavours.contains(&Flavour::Linux) {
            architecture = Architecture::Linux;
        }
    }
    let mut locations = Vec::new();
    if scanner.take_word("locations") {
        scanner.expect("[")?;
        while !scanner.take("]") {
            if scanner.take(";") {
                continue;
            }
            scanner.skip_space();
            let at = scanner.position();
            locations.push((place(&mut scanner, architecture)?, at));
            let word = scanner.peek_word();
            if !word.is_empty() {
                return Err(Error::unsupported(format!("the type `{word}` of a location"), scanner.position()));
            }
        }
    }
    let filter = if scanner.take_word("filter") { Some(condition::parse(&mut scanner, architecture)?) } else { None };
    let (quantifier, condition) = final_condition(&mut scanner, architecture)?;
    scanner.take(";");
    instructions_for_tools(&mut scanner)?;
    if !scanner.is_at_end() {
        return Err(scanner.error("the end of the test after its condition"));
    }
    Ok(Test { architecture, is_ambiguous, name, info, initial, threads, locations, filter, quantifier, condition })
}

fn title(scanner: &mut Scanner<'_>) -> Result<(Architecture, String), Error> {
    scanner.skip_space();
    let at = scanner.position();
    let line = scanner.line();
    let mut words = line.split_whitespace();
    let (Some(first), Some(name)) = (words.next(), words.next()) else {
        return Err(Error::malformed("expected the architecture and the name of the test", at));
    };
    match Architecture::find(first) {
        Some(architecture) => Ok((architecture, name.to_string())),
        None if OTHER_ARCHITECTURES.contains(&first) => Err(Error::unsupported(format!("the architecture `{first}`"), at)),
        None => {
            let mut known = Architecture::ALL.map(Architecture::name).to_vec();
            known.dedup();
            let known = known.join(", ");
            Err(Error::malformed(format!("this is no litmus test: it begins with `{first}` instead of an architecture ({known})"), at))
        }
    }
}

/// What other tests for herd begin with.
const OTHER_ARCHITECTURES: [&str; 9] = ["MIPS", "LISA", "Bell", "BELL", "JAVA", "Java", "ASL", "BPF", "CPP"];

/// Everything before the brace of the initial state.
fn header(scanner: &mut Scanner<'_>) -> Result<Vec<(String, String)>, Error> {
    let mut info = Vec::new();
    loop {
        scanner.skip_space();
        if scanner.rest().starts_with('{') {
            return Ok(info);
        }
        if scanner.rest().is_empty() {
            return Err(scanner.error("the initial state, in braces"));
        }
        let line = scanner.line().trim();
        if line.starts_with('"') {
            continue;
        }
        if let Some((key, value)) = line.split_once('=') {
            info.push((key.trim().to_string(), value.trim().to_string()));
        }
    }
}

fn initial_state(scanner: &mut Scanner<'_>, architecture: Architecture) -> Result<Vec<Initial>, Error> {
    scanner.expect("{")?;
    let mut initial = Vec::new();
    while !scanner.take("}") {
        if scanner.take(";") {
            continue;
        }
        initial.push(entry(scanner, architecture)?);
        if !scanner.take(";") && !scanner.rest().trim_start().starts_with('}') {
            return Err(scanner.error("`;` or `}`"));
        }
    }
    scanner.take(";");
    Ok(initial)
}

fn entry(scanner: &mut Scanner<'_>, architecture: Architecture) -> Result<Initial, Error> {
    scanner.skip_space();
    let at = scanner.position();
    let kind = kind(scanner)?;
    let place = place(scanner, architecture)?;
    // Here `x[2]` gives the length, not an element.
    let (place, mut array) = match place {
        Place::Memory { name, index: Some(length) } => (Place::Memory { name, index: None }, Some(length)),
        other => (other, None),
    };
    let mut values = Vec::new();
    if scanner.take("=") {
        if scanner.take("{") {
            loop {
                values.push(constant(scanner, architecture)?);
                if !scanner.take(",") {
                    break;
                }
            }
            scanner.expect("}")?;
            array = Some(array.unwrap_or(0).max(values.len() as u32));
        } else if scanner.take_word("ATOMIC_INIT") {
            scanner.expect("(")?;
            values.push(constant(scanner, architecture)?);
            scanner.expect(")")?;
        } else {
            values.push(constant(scanner, architecture)?);
        }
    }
    Ok(Initial { place, kind, array, values, at })
}

/// The type before a place, if one is there.
fn kind(scanner: &mut Scanner<'_>) -> Result<Option<Type>, Error> {
    let mut ahead = scanner.clone();
    ahead.take_word("struct");
    ahead.take_word("volatile");
    let word = ahead.peek_word();
    ahead.advance(word.len());
    let mut pointer = false;
    while ahead.take("*") {
        pointer = true;
    }
    let next_is_place = pointer || !ahead.peek_word().is_empty() || ahead.rest().starts_with('%');
    if word.is_empty() || word.starts_with(|c: char| c.is_ascii_digit()) || !next_is_place {
        // `*p = …` without a type occurs too.
        let pointer = scanner.take("*");
        return Ok(pointer.then_some(Type { bits: 64, signed: true }));
    }
    let at = scanner.position();
    let instruction = (pointer && word == "ins_t").then_some(Type { bits: 64, signed: true });
    let found = Type::find(word).or(instruction).ok_or_else(|| Error::unsupported(format!("the type `{word}`"), at))?;
    *scanner = ahead;
    Ok(Some(if pointer { Type { bits: 64, signed: true } } else { found }))
}

/// `0:EAX`, `P0:EAX`, `x`, `[x]`, `x[1]`.
pub fn place(scanner: &mut Scanner<'_>, architecture: Architecture) -> Result<Place, Error> {
    if scanner.take("[") {
        let place = memory(scanner)?;
        scanner.expect("]")?;
        return Ok(place);
    }
    let word = scanner.peek_word();
    let digits = word.strip_prefix('P').unwrap_or(word);
    if let Ok(thread) = digits.parse::<u32>() {
        let mut ahead = scanner.clone();
        ahead.advance(word.len());
        if ahead.take(":") {
            *scanner = ahead;
            scanner.skip_space();
            let at = scanner.position();
            let name = symbol_or_name(scanner)?;
            if thread >= MOST {
                return Err(Error::malformed(format!("there is no thread {thread}"), at));
            }
            let Some(name) = register(architecture, &name) else {
                return Err(Error::unsupported(format!("the register `{name}`"), at));
            };
            return Ok(Place::Register { thread, name });
        }
    }
    if scanner.rest().starts_with('%') {
        let name = symbol_or_name(scanner)?;
        return Ok(Place::Register { thread: EVERY_THREAD, name });
    }
    memory(scanner)
}

/// A name, with the sign of a symbolic register if it has one, and with its width before that.
fn symbol_or_name(scanner: &mut Scanner<'_>) -> Result<String, Error> {
    let sign = if scanner.take("%") { "%" } else { "" };
    let name = scanner.name()?;
    let has_width = sign.is_empty() && matches!(name, "X" | "x" | "W" | "w") && scanner.take("%");
    if has_width { Ok(format!("{name}%{}", scanner.name()?)) } else { Ok(format!("{sign}{name}")) }
}

/// The register's name in the form that the front end of the architecture uses.
pub fn register(architecture: Architecture, name: &str) -> Option<String> {
    match architecture {
        Architecture::X86 => x86::register32(name),
        Architecture::X86_64 => x86::register64(name).map(|(name, _)| name),
        Architecture::Power => power::register(name),
        Architecture::Arm => arm::register(name),
        Architecture::RiscV => riscv::register(name),
        Architecture::C | Architecture::Linux => Some(name.to_string()),
        Architecture::AArch64 => aarch64::register(name).map(|register| register.name),
    }
}

fn memory(scanner: &mut Scanner<'_>) -> Result<Place, Error> {
    let name = scanner.name()?.to_string();
    let mut index = None;
    if scanner.take("[") {
        let at = scanner.position();
        let number = scanner.number()?;
        if number >= MOST.into() {
            return Err(Error::unsupported("an array this large", at));
        }
        index = Some(number as u32);
        scanner.expect("]")?;
    }
    Ok(Place::Memory { name, index })
}

pub fn constant(scanner: &mut Scanner<'_>, _architecture: Architecture) -> Result<Constant, Error> {
    if scanner.at_number() {
        let mut ahead = scanner.clone();
        let number = ahead.number()?;
        if ahead.take(":") {
            *scanner = ahead;
            return label(scanner, number as u32);
        }
        *scanner = ahead;
        return Ok(Constant::Number(number));
    }
    scanner.take("&");
    let Place::Memory { name, index } = memory(scanner)? else { return Err(scanner.error("a value")) };
    if scanner.take(":") {
        // `P1:L0`, or `label:"1:L0"`.
        if name == "label" && scanner.take("\"") {
            scanner.take("P");
            let thread = scanner.number()? as u32;
            scanner.expect(":")?;
            let constant = label(scanner, thread)?;
            scanner.expect("\"")?;
            return Ok(constant);
        }
        let thread = name.strip_prefix('P').and_then(|digits| digits.parse().ok()).ok_or_else(|| scanner.error("a value"))?;
        return label(scanner, thread);
    }
    Ok(Constant::Address { name, index: index.unwrap_or(0) })
}

fn label(scanner: &mut Scanner<'_>, thread: u32) -> Result<Constant, Error> {
    Ok(Constant::Label { thread, label: scanner.name()?.to_string() })
}

const AFTER_CODE: [&str; 6] = ["locations", "filter", "exists", "~", "forall", "final"];

/// The table of code: a row of thread names, then rows of instructions, each ended by `;`.
fn columns(scanner: &mut Scanner<'_>) -> Result<Vec<Vec<Cell>>, Error> {
    let names = row(scanner)?;
    for (index, (name, at)) in names.iter().enumerate() {
        if *name != format!("P{index}") {
            return Err(Error::malformed(format!("expected P{index} here, found `{name}`"), *at));
        }
    }
    let mut threads = vec![Vec::new(); names.len()];
    loop {
        scanner.skip_space();
        let word = scanner.peek_word();
        // A label may be called `exists`; then a colon follows.
        if scanner.rest().starts_with('~') || (AFTER_CODE.contains(&word) && !scanner.rest()[word.len()..].trim_start().starts_with(':')) {
            return Ok(threads);
        }
        if scanner.rest().is_empty() {
            return Ok(threads);
        }
        let cells = row(scanner)?;
        if cells.len() > threads.len() {
            return Err(Error::malformed("this row has more columns than there are threads", cells[threads.len()].1));
        }
        if cells.len() < threads.len() {
            let message = format!("this row has fewer columns ({}) than there are threads ({})", cells.len(), threads.len());
            return Err(Error::malformed(message, cells[0].1));
        }
        for (thread, (text, at)) in threads.iter_mut().zip(cells) {
            let cell = cell(text, at);
            if !cell.text.is_empty() || !cell.labels.is_empty() {
                thread.push(cell);
            }
        }
    }
}

/// The functions of a test in C: `P0 (…) { … }`.
fn functions(scanner: &mut Scanner<'_>) -> Result<Vec<Vec<Cell>>, Error> {
    let mut threads = Vec::new();
    while scanner.peek_word() == format!("P{}", threads.len()) {
        scanner.name()?;
        scanner.skip_space();
        let at = scanner.position();
        let mut depth = 0;
        let end = scanner.rest().find(|character| {
            depth += i32::from(character == '{') - i32::from(character == '}');
            character == '}' && depth == 0
        });
        let Some(end) = end else { return Err(Error::malformed("this function does not end", at)) };
        let text = scanner.advance(end + 1).to_string();
        threads.push(vec![Cell { labels: Vec::new(), text, at }]);
    }
    if scanner.peek_word() == "regions" {
        // Where memory is placed does not matter to the models.
        scanner.line();
        scanner.skip_space();
    }
    if threads.is_empty() {
        return Err(scanner.error("`P0`"));
    }
    Ok(threads)
}

fn row<'a>(scanner: &mut Scanner<'a>) -> Result<Vec<(&'a str, Position)>, Error> {
    let mut cells = Vec::new();
    loop {
        let length = scanner.rest().find(['|', ';']).ok_or_else(|| scanner.error("`;` at the end of the row"))?;
        let lead = scanner.rest()[..length].len() - scanner.rest()[..length].trim_start().len();
        scanner.advance(lead);
        let at = scanner.position();
        let text = scanner.advance(length - lead).trim_end();
        cells.push((text, at));
        if scanner.advance(1) == ";" {
            return Ok(cells);
        }
    }
}

fn cell(text: &str, mut at: Position) -> Cell {
    let mut labels = Vec::new();
    let mut text = text;
    while let Some((label, rest)) = text.split_once(':') {
        let is_label = !label.is_empty() && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '.');
        if !is_label {
            break;
        }
        labels.push(label.to_string());
        let trimmed = rest.trim_start();
        at.column += (text.len() - trimmed.len()) as u32;
        text = trimmed;
    }
    Cell { labels, text: text.to_string(), at }
}

fn final_condition(scanner: &mut Scanner<'_>, architecture: Architecture) -> Result<(Quantifier, Condition), Error> {
    if scanner.is_at_end() {
        // Without a condition, the states are what is asked for.
        return Ok((Quantifier::Forall, Condition::True));
    }
    if scanner.take_word("final") {
        // Whether the states exist is what herd asks.
        let condition = condition::parse(scanner, architecture)?;
        expectations(scanner)?;
        return Ok((Quantifier::Exists, condition));
    }
    let negated = scanner.take("~");
    scanner.skip_space();
    let at = scanner.position();
    let quantifier = match (negated, scanner.peek_word()) {
        (true, "exists") => Quantifier::NotExists,
        (false, "exists") => Quantifier::Exists,
        (false, "forall") => Quantifier::Forall,
        (_, "") => return Err(scanner.error("`exists`, `~exists` or `forall`")),
        (_, word) => return Err(Error::malformed(format!("expected `exists`, `~exists` or `forall`, found `{word}`"), at)),
    };
    let word = scanner.peek_word();
    scanner.advance(word.len());
    Ok((quantifier, condition::parse(scanner, architecture)?))
}

/// After `final (…)`: which tools expect what, `; with tso: ~exists; default: exists;`. It says nothing to us.
fn expectations(scanner: &mut Scanner<'_>) -> Result<(), Error> {
    scanner.take(";");
    if scanner.take_word("with") {
        while !scanner.is_at_end() && !scanner.rest().starts_with("<<") {
            scanner.name()?;
            scanner.expect(":")?;
            scanner.take("~");
            scanner.name()?;
            scanner.expect(";")?;
        }
    }
    Ok(())
}

/// `<< … >>`: what another tool should draw.
fn instructions_for_tools(scanner: &mut Scanner<'_>) -> Result<(), Error> {
    while scanner.take("<<") {
        let at = scanner.position();
        let Some(end) = scanner.rest().find(">>") else { return Err(Error::malformed("`<<` without `>>`", at)) };
        scanner.advance(end + 2);
    }
    Ok(())
}
