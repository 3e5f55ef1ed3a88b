//! Loops of AArch64, ARMv7 and POWER around a load-exclusive and its store: the read-modify-writes of macros.
//!
//! Those of ARMv7 and POWER are brought into the words of AArch64 first ([`translated`]).
//! Known are those that compute what they store from what they loaded by one operation, or store something else, or
//! leave if what they loaded is not what they want. Each becomes one operation: attempts that fail change nothing. Every
//! line must have its part in that; what has none is refused.

use thinair_core::ir::{Access, BinaryOp, Op, Operand, Order, RegisterId, RmwOp, Tags, Width};

use super::assembly::{Slot, Target, fence, target};
use super::function::FunctionLowering;
use super::memory::access;
use super::{Lower, refuse};

/// A line of the text: the labels before it, its name, its operands.
struct Line<'t> {
    labels: Vec<&'t str>,
    name: &'t str,
    operands: Vec<&'t str>,
    /// Is what follows a test of the status that it leaves?
    tests_status: bool,
}

impl Line<'_> {
    fn stores_with_status(&self, status: &str) -> bool {
        self.name.starts_with("strex") && self.operands.first().is_some_and(|known| name_of(known) == name_of(status))
    }
}

/// What a register holds that was computed in the loop.
#[derive(Clone, Copy)]
struct Computed {
    slot: usize,
    op: BinaryOp,
    with: Operand,
}

/// The loop, as far as it has been read.
struct Loop {
    width: Width,
    /// The register that was loaded into.
    loaded: usize,
    address: Operand,
    acquires: bool,
    /// Even if nothing is stored?
    acquires_without_store: bool,
    computed: Option<Computed>,
    /// Leaves unless what was loaded is this.
    expected: Option<Expected>,
}

#[derive(Clone, Copy)]
struct Expected {
    value: Operand,
    /// The register that holds the difference, where one does.
    difference: Option<usize>,
    /// The label that a branch goes to then.
    leaves: Option<u32>,
}

pub fn is_loop(text: &str) -> bool {
    text.split(|letter: char| !letter.is_ascii_alphanumeric()).any(|word| load(word).is_some())
}

impl<'a> FunctionLowering<'_, '_, 'a> {
    /// Performs the operation that the text is; the registers of the operands are as it leaves them.
    pub fn exclusive_loop(&mut self, text: &str, slots: &mut [Slot]) -> Lower<()> {
        let lines = translated(lines(text));
        let Some(start) = lines.iter().position(|line| load(line.name).is_some()) else { return refuse("a loop without a load") };
        let Some(end) = lines.iter().position(|line| store(line.name).is_some()) else {
            return refuse("a load-exclusive without its store");
        };
        for line in &lines[..start] {
            self.barrier(line)?;
        }
        let mut this = self.load_exclusive(&lines[start], slots)?;
        for line in &lines[start + 1..end] {
            self.in_loop(&mut this, line, slots)?;
        }
        let mut behind = lines.get(end + 2..).unwrap_or_default();
        let label = this.expected.and_then(|expected| expected.leaves);
        let is_label = |line: &Line<'_>| line.labels.iter().any(|there| there.parse() == Ok(label.unwrap_or_default()));
        // With the branch before it, `isync` makes an acquire of the load: for whom it stands on the way.
        let mut all_arrive = label.is_none();
        if let Some(isync) = behind.first().filter(|line| line.name == "isync") {
            all_arrive |= is_label(isync);
            this.acquires = true;
            this.acquires_without_store |= all_arrive;
            behind = &behind[1..];
        }
        self.store_exclusive(&this, &lines[end], lines.get(end + 1), &lines[start].labels, slots)?;
        // Who leaves must come to all that follows: what stands before is for those who have stored.
        if !all_arrive && !behind.first().is_some_and(is_label) {
            return refuse("instructions only for those whose store-exclusive succeeded");
        }
        for line in behind {
            self.barrier(line)?;
        }
        Ok(())
    }

    /// What stands before or behind the loop.
    fn barrier(&mut self, line: &Line<'_>) -> Lower<()> {
        match fence(line.name, &line.operands.join(",")) {
            _ if line.name.is_empty() || line.name == "prfm" => Ok(()),
            Some(fence) => {
                fence.into_iter().for_each(|fence| self.emit(Op::Fence { fence }));
                Ok(())
            }
            None => refuse(format!("`{}` beside a loop of exclusives", line.name)),
        }
    }

    fn load_exclusive(&mut self, line: &Line<'_>, slots: &[Slot]) -> Lower<Loop> {
        let (acquires, narrow) = load(line.name).unwrap_or_default();
        let [loaded, from] = line.operands[..] else { return refuse(format!("`{}` with other operands than two", line.name)) };
        let width = narrow.unwrap_or(register_width(loaded));
        let (Target::Slot(loaded), address) = (target(loaded, slots.len())?, self.exclusive_address(from, slots)?) else {
            return refuse(format!("`{}` into no operand", line.name));
        };
        Ok(Loop { width, loaded, address, acquires, acquires_without_store: acquires, computed: None, expected: None })
    }

    /// `[$1]`, or an operand in memory.
    fn exclusive_address(&mut self, text: &str, slots: &[Slot]) -> Lower<Operand> {
        let inside = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        let inside = inside.map(|inside| inside.trim_end_matches("#0").trim_end_matches([' ', ',']));
        let Target::Slot(slot) = target(inside.unwrap_or(text), slots.len())? else { return refuse(format!("the address `{text}`")) };
        match (inside, slots[slot].memory, &slots[slot].value) {
            (None, Some(address), _) => Ok(address),
            // POWER's addresses have no brackets.
            (_, None, Some((_, address))) => Ok(*address),
            _ => refuse(format!("the address `{text}`, which is in no memory as this compiler takes the constraint")),
        }
    }

    /// An instruction between the load and the store.
    fn in_loop(&mut self, this: &mut Loop, line: &Line<'_>, slots: &[Slot]) -> Lower<()> {
        let unknown = || format!("`{} {}` between a load-exclusive and its store", line.name, line.operands.join(", "));
        match (line.name, &line.operands[..], this.expected) {
            ("cmp", &[one, other], None) => {
                let value = self.other_than_loaded(this, one, other, slots)?;
                this.expected = Some(Expected { value, difference: None, leaves: None });
            }
            ("b.ne" | "bne", &[label], Some(Expected { difference: None, leaves: None, value })) if ahead(label).is_some() => {
                this.expected = Some(Expected { value, difference: None, leaves: ahead(label) });
            }
            ("cbnz", &[register, label], Some(Expected { difference: Some(difference), leaves: None, value }))
                if ahead(label).is_some() && slot_of(register, slots)? == Some(difference) =>
            {
                this.expected = Some(Expected { value, difference: Some(difference), leaves: ahead(label) });
            }
            ("eor", &[to, one, other], None) if this.computed.is_none() && slot_of(to, slots)? != Some(this.loaded) => {
                let Some(slot) = slot_of(to, slots)? else { return refuse(unknown()) };
                let value = self.other_than_loaded(this, one, other, slots)?;
                // A difference, if a branch follows that looks at it; else what is to be stored.
                this.expected = Some(Expected { value, difference: Some(slot), leaves: None });
            }
            (name, &[to, one, other], _) if this.computed.is_none() => {
                let Some(slot) = slot_of(to, slots)? else { return refuse(unknown()) };
                let Some(op) = operation(name) else { return refuse(unknown()) };
                let with = match op {
                    BinaryOp::Sub if slot_of(one, slots)? != Some(this.loaded) => return refuse(unknown()),
                    _ => self.other_than_loaded(this, one, other, slots)?,
                };
                let inverted = |value| this.width.mask() ^ value;
                let with = match (name, with) {
                    ("bic", Operand::Constant(value)) => Operand::Constant(inverted(value)),
                    ("bic", with) => self.arithmetic(BinaryOp::Xor, this.width, with, Operand::Constant(this.width.mask())),
                    (_, with) => with,
                };
                this.computed = Some(Computed { slot, op, with });
            }
            _ => return refuse(unknown()),
        }
        Ok(())
    }

    /// That one of two operands that is not what was loaded; the other one must be.
    fn other_than_loaded(&mut self, this: &Loop, one: &str, other: &str, slots: &[Slot]) -> Lower<Operand> {
        let other = match (slot_of(one, slots)?, slot_of(other, slots)?) {
            (Some(slot), _) if slot == this.loaded => other,
            (_, Some(slot)) if slot == this.loaded => one,
            _ => return refuse(format!("`{one}` and `{other}`, of which neither is what was loaded")),
        };
        if slot_of(other, slots)? == Some(this.loaded) {
            return refuse("what was loaded, twice");
        }
        self.exclusive_operand(other, this.width, slots)
    }

    fn exclusive_operand(&mut self, text: &str, width: Width, slots: &[Slot]) -> Lower<Operand> {
        if matches!(text, "wzr" | "xzr") {
            return Ok(Operand::Constant(0));
        }
        let is_number = text.parse::<i64>().is_ok();
        let number = text.strip_prefix('#').or(Some(text).filter(|_| is_number));
        let target = target(number.map_or(text.to_string(), immediate).as_str(), slots.len())?;
        self.read_target(target, width, slots)
    }

    fn store_exclusive(
        &mut self,
        this: &Loop,
        line: &Line<'_>,
        branch: Option<&Line<'_>>,
        start: &[&str],
        slots: &mut [Slot],
    ) -> Lower<()> {
        let (releases, narrow) = store(line.name).unwrap_or_default();
        let [status, from, to] = line.operands[..] else { return refuse(format!("`{}` with other operands than three", line.name)) };
        let width = narrow.unwrap_or(register_width(from));
        if width != this.width || self.exclusive_address(to, slots)? != this.address {
            return refuse("a store-exclusive to something else than what was loaded");
        }
        let again = |label: &str| label.strip_suffix('b').is_some_and(|label| start.contains(&label));
        let goes_back = branch.is_some_and(|branch| {
            branch.labels.is_empty()
                && branch.name == "cbnz"
                && matches!(branch.operands[..], [register, label] if again(label) && name_of(register) == name_of(status))
        });
        if !goes_back {
            return refuse("a store-exclusive that is not tried again until it succeeds");
        }
        let order = match (this.acquires, releases) {
            (true, true) => Order::AcquireRelease,
            (true, false) => Order::Acquire,
            (false, true) => Order::Release,
            (false, false) => Order::Relaxed,
        };
        let access = Access { tags: Tags::NONE, ..access(order) };
        let old = self.temporary(width);
        let stored = slot_of(from, slots)?;
        match (this.expected, this.computed) {
            (Some(Expected { leaves: Some(_), value, difference }), None)
                if stored != Some(this.loaded) && (stored.is_none() || stored != difference) =>
            {
                let new = self.exclusive_operand(from, width, slots)?;
                let failure = if this.acquires_without_store { Order::Acquire } else { Order::Relaxed };
                let destination = Some(old);
                self.emit(Op::Cas { destination, success: None, width, address: this.address, expected: value, new, access, failure });
                if let Some(slot) = difference {
                    let value = self.arithmetic(BinaryOp::Xor, width, Operand::Register(old), value);
                    self.set_slot(&mut slots[slot], width, value);
                }
            }
            // What looked like a difference is what is stored.
            (Some(Expected { leaves: None, value, difference: Some(slot) }), None) if stored == Some(slot) => {
                self.update_exclusive(this, old, Computed { slot, op: BinaryOp::Xor, with: value }, access, slots)?;
            }
            (None, Some(computed)) if stored == Some(computed.slot) => self.update_exclusive(this, old, computed, access, slots)?,
            (None, None) if stored != Some(this.loaded) => {
                let value = self.exclusive_operand(from, width, slots)?;
                self.emit(Op::Rmw { destination: Some(old), op: RmwOp::Exchange, width, address: this.address, value, access });
            }
            _ => return refuse("a loop of exclusives that is no read-modify-write known here"),
        }
        if this.computed.is_none_or(|computed| computed.slot != this.loaded) {
            self.set_slot(&mut slots[this.loaded], width, Operand::Register(old));
        }
        if let Some(slot) = slot_of(status, slots)? {
            self.set_slot(&mut slots[slot], Width::I32, Operand::Constant(0));
        }
        Ok(())
    }

    fn update_exclusive(&mut self, this: &Loop, old: RegisterId, computed: Computed, access: Access, slots: &mut [Slot]) -> Lower<()> {
        let Computed { slot, op, with } = computed;
        let update = match op {
            BinaryOp::Add => RmwOp::Add,
            BinaryOp::Sub => RmwOp::Sub,
            BinaryOp::And => RmwOp::And,
            BinaryOp::Or => RmwOp::Or,
            _ => RmwOp::Xor,
        };
        self.emit(Op::Rmw { destination: Some(old), op: update, width: this.width, address: this.address, value: with, access });
        let new = self.arithmetic(op, this.width, Operand::Register(old), with);
        self.set_slot(&mut slots[slot], this.width, new);
        Ok(())
    }

    fn set_slot(&mut self, slot: &mut Slot, width: Width, value: Operand) {
        slot.value = Some((width, value));
    }
}

/// Does a load-exclusive of this name acquire, and how much does it load, if not a whole register?
fn load(name: &str) -> Option<(bool, Option<Width>)> {
    Some(match name {
        "ldxr" => (false, None),
        "ldaxr" => (true, None),
        "ldxrb" => (false, Some(Width::I8)),
        "ldaxrb" => (true, Some(Width::I8)),
        "ldxrh" => (false, Some(Width::I16)),
        "ldaxrh" => (true, Some(Width::I16)),
        "ldrex" | "lwarx" => (false, Some(Width::I32)),
        "ldrexb" => (false, Some(Width::I8)),
        "ldrexh" => (false, Some(Width::I16)),
        "ldarx" => (false, Some(Width::I64)),
        _ => return None,
    })
}

/// Does a store-exclusive of this name release, and how much does it store?
fn store(name: &str) -> Option<(bool, Option<Width>)> {
    Some(match name {
        "stxr" => (false, None),
        "stlxr" => (true, None),
        "stxrb" => (false, Some(Width::I8)),
        "stlxrb" => (true, Some(Width::I8)),
        "stxrh" => (false, Some(Width::I16)),
        "stlxrh" => (true, Some(Width::I16)),
        "strex" | "stwcx." => (false, Some(Width::I32)),
        "strexb" => (false, Some(Width::I8)),
        "strexh" => (false, Some(Width::I16)),
        "stdcx." => (false, Some(Width::I64)),
        _ => return None,
    })
}

/// ARMv7's and POWER's instructions in the words of AArch64. What has no such word stays as it is.
fn translated(lines: Vec<Line<'_>>) -> Vec<Line<'_>> {
    let mut found: Vec<Line<'_>> = Vec::with_capacity(lines.len());
    for mut line in lines {
        match (line.name, &line.operands[..]) {
            ("lwarx" | "ldarx", &[loaded, "0", from]) => line.operands = vec![loaded, from],
            // Whether it has succeeded is known from the flags.
            ("stwcx." | "stdcx.", &[stored, "0", to]) => line.operands = vec![FLAGS, stored, to],
            ("subf", &[to, less, from]) => (line.name, line.operands) = ("sub", vec![to, from, less]),
            ("cmpw" | "cmpd", &["0", one, other] | &[one, other]) => (line.name, line.operands) = ("cmp", vec![one, other]),
            // Is the status that of a store which failed?
            ("teq" | "cmp", &[status, "#0"]) if found.last().is_some_and(|before| before.stores_with_status(status)) => {
                found.last_mut().into_iter().for_each(|before| before.tests_status = true);
                continue;
            }
            ("bne" | "bne-", &[label]) if found.last().is_some_and(|before| before.name.ends_with("cx.") || before.tests_status) => {
                let status = found.last().and_then(|before| before.operands.first().copied()).unwrap_or_default();
                (line.name, line.operands) = ("cbnz", vec![status, label]);
            }
            ("bne-", _) => line.name = "bne",
            ("addi" | "addic", _) => line.name = "add",
            ("or", _) => line.name = "orr",
            ("xor", _) => line.name = "eor",
            ("andc", _) => line.name = "bic",
            _ => {}
        }
        found.push(line);
    }
    found
}

/// Where POWER keeps whether a conditional store has succeeded.
const FLAGS: &str = "cr0";

fn operation(name: &str) -> Option<BinaryOp> {
    Some(match name {
        "add" => BinaryOp::Add,
        "sub" => BinaryOp::Sub,
        "and" | "bic" => BinaryOp::And,
        "orr" => BinaryOp::Or,
        "eor" => BinaryOp::Xor,
        _ => return None,
    })
}

/// `${0:w}` is 32 bits of a register, everything else all of it.
fn register_width(text: &str) -> Width {
    if text.ends_with(":w}") || text.starts_with('w') { Width::I32 } else { Width::I64 }
}

/// The operand, whatever part of its register is meant.
fn name_of(register: &str) -> &str {
    register.trim_start_matches(['$', '{']).trim_end_matches('}').split(':').next().unwrap_or("")
}

fn slot_of(text: &str, slots: &[Slot]) -> Lower<Option<usize>> {
    if !text.starts_with('$') || text.starts_with("$$") {
        return Ok(None);
    }
    Ok(if let Target::Slot(slot) = target(text, slots.len())? { Some(slot) } else { None })
}

/// The number of a label further on: `2f`.
fn ahead(label: &str) -> Option<u32> {
    label.strip_suffix('f')?.parse().ok()
}

/// `#1`, and `#$1` where the constant is an operand.
fn immediate(text: &str) -> String {
    if text.starts_with('$') { text.to_string() } else { format!("$${text}") }
}

fn lines(text: &str) -> Vec<Line<'_>> {
    let mut lines = Vec::new();
    let mut labels = Vec::new();
    for line in text.split([';', '\n']) {
        let mut words = line.split("//").next().and_then(|line| line.split('@').next()).unwrap_or("").trim();
        while let Some((label, rest)) = words.split_once(':').filter(|(label, _)| label.bytes().all(|letter| letter.is_ascii_digit())) {
            labels.push(label.trim());
            words = rest.trim();
        }
        if words.is_empty() {
            continue;
        }
        let (name, rest) = words.split_once([' ', '\t']).unwrap_or((words, ""));
        lines.push(Line { labels: std::mem::take(&mut labels), name, operands: operands(rest), tests_status: false });
    }
    if !labels.is_empty() {
        lines.push(Line { labels, name: "", operands: Vec::new(), tests_status: false });
    }
    lines
}

/// Splits at commas, but for those between brackets.
fn operands(text: &str) -> Vec<&str> {
    let (mut found, mut start, mut depth) = (Vec::new(), 0, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            ',' if depth == 0 => {
                found.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(text[start..].trim());
    found.retain(|operand| !operand.is_empty());
    found
}
