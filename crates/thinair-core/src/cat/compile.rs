//! The syntax tree to a plan: a list of steps, each of which computes one set or relation from earlier ones.
//!
//! Names become indices here and types are checked. A call is expanded with its arguments; equal operations are shared, so that
//! a relation named by three axioms is computed once. Each recursive definition is a step of its own with an inner list. An operation
//! inside that does not depend on the recursion is placed outside: `level` is the number of recursions that a value depends on.

use super::base::{BaseRelation, BaseSet, relation_named, set_named};
use super::phases::Phases;
use super::syntax::{
    BinaryOp, Binding, Condition, Definitions, Expression, ExpressionKind, Position, PostfixOp, Problem, Statement, Test, problem,
};
use rustc_hash::FxHashMap;
use std::hash::Hash;
use std::rc::Rc;

/// Calls expand, so a short text can mean a huge plan: this bounds the number of expressions that are compiled.
const MAXIMUM_WORK: u32 = 200_000;
const MAXIMUM_DEFINITIONS: u32 = 4_096;
/// Nesting of expressions and of expanded calls together.
const MAXIMUM_DEPTH: u32 = 256;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SetId(pub u32);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RelationId(pub u32);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetOp {
    Base(BaseSet),
    Nothing,
    /// Assigned by the recursion that it belongs to; the number makes it unique.
    Variable(u32),
    Union(SetId, SetId),
    Intersection(SetId, SetId),
    Difference(SetId, SetId),
    Complement(SetId),
    Domain(RelationId),
    Range(RelationId),
    /// By a condition on variants, an index into [`Plan::conditions`].
    If(u32, SetId, SetId),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RelationOp {
    Base(BaseRelation),
    Nothing,
    Variable(u32),
    Union(RelationId, RelationId),
    Intersection(RelationId, RelationId),
    Difference(RelationId, RelationId),
    Complement(RelationId),
    Compose(RelationId, RelationId),
    /// `[S] ; r`
    FromSet(SetId, RelationId),
    /// `r ; [S]`
    ToSet(RelationId, SetId),
    Inverse(RelationId),
    Transitive(RelationId),
    ReflexiveTransitive(RelationId),
    Reflexive(RelationId),
    IdentityOn(SetId),
    Product(SetId, SetId),
    /// Brackets that match in program order.
    Matched(SetId, SetId),
    If(u32, RelationId, RelationId),
}

/// A value with its type. `0` is both a set and a relation until it meets one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    Set(SetId),
    Relation(RelationId),
    Nothing,
}

#[derive(Clone, Debug)]
pub enum Step {
    Set(SetId),
    Relation(RelationId),
    Fixpoint(Fixpoint),
    Check(Check),
}

/// The least values of some variables that equal their bodies.
#[derive(Clone, Debug)]
pub struct Fixpoint {
    pub at: Position,
    pub sets: Vec<(SetId, SetId)>,
    pub relations: Vec<(RelationId, RelationId)>,
    pub steps: Vec<Step>,
}

#[derive(Clone, Debug)]
pub struct Check {
    pub test: Test,
    pub negated: bool,
    pub flag: bool,
    pub name: String,
    pub subject: Value,
}

#[derive(Clone, Debug)]
pub struct Plan {
    pub sets: Vec<SetOp>,
    pub relations: Vec<RelationOp>,
    pub conditions: Vec<Condition>,
    pub steps: Vec<Step>,
    pub phases: Phases,
}

impl Plan {
    pub fn checks(&self) -> impl Iterator<Item = &Check> {
        self.steps.iter().filter_map(|step| match step {
            Step::Check(check) => Some(check),
            _ => None,
        })
    }
}

pub fn compile(statements: &[Statement]) -> Result<Plan, Problem> {
    let mut compiler = Compiler { steps: vec![Vec::new()], ..Compiler::default() };
    let mut scope = None;
    for statement in statements {
        match statement {
            Statement::Let(definitions) => scope = compiler.define(definitions, scope)?,
            Statement::Check { test, negated, flag, name, subject } => {
                let value = compiler.expression(subject, scope)?;
                if *test != Test::Empty {
                    compiler.relation(value, subject.at, "this test")?;
                }
                let check = Check { test: *test, negated: *negated, flag: *flag, name: name.clone(), subject: value };
                compiler.steps[0].push(Step::Check(check));
            }
        }
    }
    let mut steps = std::mem::take(&mut compiler.steps[0]);
    super::liveness::prune(&compiler.sets.ops, &compiler.relations.ops, &mut steps);
    let phases = Phases::new(&compiler.sets.ops, &compiler.relations.ops, &steps);
    Ok(Plan { sets: compiler.sets.ops, relations: compiler.relations.ops, conditions: compiler.conditions, steps, phases })
}

/// What a name stands for.
#[derive(Clone)]
enum Meaning {
    Value(Value),
    /// With the scope in which it was defined.
    Function(Rc<Binding>, Scope),
}

/// An entry of [`Compiler::scopes`], or nothing but what is predefined.
type Scope = Option<u32>;

struct Entry {
    name: String,
    meaning: Meaning,
    parent: Scope,
    /// How many names can be seen from here; a lookup may have to pass them all.
    count: u32,
}

/// Operations of one type, without repetition.
struct Table<Op> {
    ops: Vec<Op>,
    levels: Vec<u32>,
    known: FxHashMap<Op, u32>,
}

impl<Op> Default for Table<Op> {
    fn default() -> Self {
        Table { ops: Vec::new(), levels: Vec::new(), known: FxHashMap::default() }
    }
}

impl<Op: Copy + Eq + Hash> Table<Op> {
    fn truncate(&mut self, length: usize) {
        self.ops.truncate(length);
        self.levels.truncate(length);
        self.known.retain(|_, id| (*id as usize) < length);
    }
}

#[derive(Default)]
struct Compiler {
    sets: Table<SetOp>,
    relations: Table<RelationOp>,
    conditions: Vec<Condition>,
    scopes: Vec<Entry>,
    /// The lists that are being made: that of the model and those of the recursions around the current place.
    steps: Vec<Vec<Step>>,
    variables: u32,
    work: u32,
    depth: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Type {
    Set,
    Relation,
}

impl Compiler {
    fn set_level(&self, id: SetId) -> u32 {
        self.sets.levels[id.0 as usize]
    }

    fn relation_level(&self, id: RelationId) -> u32 {
        self.relations.levels[id.0 as usize]
    }

    fn add_set(&mut self, op: SetOp) -> SetId {
        if let Some(&id) = self.sets.known.get(&op) {
            return SetId(id);
        }
        let innermost = self.steps.len() as u32 - 1;
        let level = match op {
            SetOp::Base(_) | SetOp::Nothing => 0,
            SetOp::Variable(_) => innermost,
            SetOp::Union(a, b) | SetOp::Intersection(a, b) | SetOp::Difference(a, b) | SetOp::If(_, a, b) => {
                self.set_level(a).max(self.set_level(b))
            }
            SetOp::Complement(a) => self.set_level(a),
            SetOp::Domain(a) | SetOp::Range(a) => self.relation_level(a),
        };
        let id = self.sets.ops.len() as u32;
        self.sets.ops.push(op);
        self.sets.levels.push(level);
        self.sets.known.insert(op, id);
        if !matches!(op, SetOp::Variable(_)) {
            self.steps[level.min(innermost) as usize].push(Step::Set(SetId(id)));
        }
        SetId(id)
    }

    fn add_relation(&mut self, op: RelationOp) -> RelationId {
        if let Some(&id) = self.relations.known.get(&op) {
            return RelationId(id);
        }
        let innermost = self.steps.len() as u32 - 1;
        let level = match op {
            RelationOp::Base(_) | RelationOp::Nothing => 0,
            RelationOp::Variable(_) => innermost,
            RelationOp::Union(a, b)
            | RelationOp::Intersection(a, b)
            | RelationOp::Difference(a, b)
            | RelationOp::Compose(a, b)
            | RelationOp::If(_, a, b) => self.relation_level(a).max(self.relation_level(b)),
            RelationOp::FromSet(s, r) | RelationOp::ToSet(r, s) => self.set_level(s).max(self.relation_level(r)),
            RelationOp::Complement(a)
            | RelationOp::Inverse(a)
            | RelationOp::Transitive(a)
            | RelationOp::ReflexiveTransitive(a)
            | RelationOp::Reflexive(a) => self.relation_level(a),
            RelationOp::IdentityOn(s) => self.set_level(s),
            RelationOp::Product(s, t) | RelationOp::Matched(s, t) => self.set_level(s).max(self.set_level(t)),
        };
        let id = self.relations.ops.len() as u32;
        self.relations.ops.push(op);
        self.relations.levels.push(level);
        self.relations.known.insert(op, id);
        if !matches!(op, RelationOp::Variable(_)) {
            self.steps[level.min(innermost) as usize].push(Step::Relation(RelationId(id)));
        }
        RelationId(id)
    }

    fn identity(&mut self) -> RelationId {
        self.add_relation(RelationOp::Base(BaseRelation::Identity))
    }

    /// The value as a set; `user` says what asks for one.
    fn set(&mut self, value: Value, at: Position, user: &str) -> Result<SetId, Problem> {
        match value {
            Value::Set(set) => Ok(set),
            Value::Nothing => Ok(self.add_set(SetOp::Nothing)),
            Value::Relation(_) => problem(at, format!("{user} takes a set, but this is a relation")),
        }
    }

    fn relation(&mut self, value: Value, at: Position, user: &str) -> Result<RelationId, Problem> {
        match value {
            Value::Relation(relation) => Ok(relation),
            Value::Nothing => Ok(self.add_relation(RelationOp::Nothing)),
            Value::Set(_) => problem(at, format!("{user} takes a relation, but this is a set")),
        }
    }

    fn bind(&mut self, name: &str, meaning: Meaning, parent: Scope, at: Position) -> Result<Scope, Problem> {
        let count = parent.map_or(0, |parent| self.scopes[parent as usize].count) + 1;
        if count > MAXIMUM_DEFINITIONS {
            return problem(at, format!("a model may have at most {MAXIMUM_DEFINITIONS} definitions"));
        }
        self.scopes.push(Entry { name: name.to_string(), meaning, parent, count });
        Ok(Some(self.scopes.len() as u32 - 1))
    }

    fn lookup(&self, name: &str, scope: Scope) -> Option<Meaning> {
        let mut next = scope;
        while let Some(entry) = next.map(|index| &self.scopes[index as usize]) {
            if entry.name == name {
                return Some(entry.meaning.clone());
            }
            next = entry.parent;
        }
        None
    }

    fn define(&mut self, definitions: &Definitions, scope: Scope) -> Result<Scope, Problem> {
        if definitions.recursive {
            return self.define_recursive(&definitions.bindings, scope);
        }
        let mut inner = scope;
        for binding in &definitions.bindings {
            let meaning = match binding.parameters {
                Some(_) => Meaning::Function(Rc::new(binding.clone()), scope),
                None => Meaning::Value(self.expression(&binding.body, scope)?),
            };
            inner = self.bind(&binding.name, meaning, inner, binding.at)?;
        }
        Ok(inner)
    }

    /// The types of the variables are not written down: they are guessed from the look of the bodies, and the guess is mended by
    /// what the bodies turn out to be.
    fn define_recursive(&mut self, bindings: &[Binding], scope: Scope) -> Result<Scope, Problem> {
        let mut known: Vec<(&str, Option<Type>)> = bindings.iter().map(|binding| (binding.name.as_str(), None)).collect();
        for _ in bindings.iter().take(8) {
            for (index, binding) in bindings.iter().enumerate() {
                known[index].1 = self.apparent_type(&binding.body, &known, scope);
            }
        }
        let mut types: Vec<Type> = known.iter().map(|(_, known)| known.unwrap_or(Type::Relation)).collect();
        let mut first_problem = None;
        for _ in 0..3 {
            let (sets, relations, scopes) = (self.sets.ops.len(), self.relations.ops.len(), self.scopes.len());
            let (steps, depth): (Vec<usize>, u32) = (self.steps.iter().map(Vec::len).collect(), self.depth);
            let next_types = match self.try_recursive(bindings, &types, scope) {
                Ok(Ok(scope)) => return Ok(scope),
                Ok(Err(types)) => types,
                Err(found) if first_problem.is_some() => return Err(first_problem.unwrap_or(found)),
                Err(found) => {
                    first_problem = Some(found);
                    vec![Type::Set; bindings.len()]
                }
            };
            types = next_types;
            self.sets.truncate(sets);
            self.relations.truncate(relations);
            self.scopes.truncate(scopes);
            self.steps.truncate(steps.len());
            self.steps.iter_mut().zip(steps).for_each(|(list, length)| list.truncate(length));
            self.depth = depth;
        }
        let at = bindings[0].at;
        Err(first_problem.unwrap_or(Problem { at, message: "cannot tell sets from relations in this recursive definition".to_string() }))
    }

    /// The type that an expression has by its outermost operator, or by that of a part; unknown for most calls.
    fn apparent_type(&self, expression: &Expression, variables: &[(&str, Option<Type>)], scope: Scope) -> Option<Type> {
        match &expression.kind {
            ExpressionKind::Everything => Some(Type::Set),
            ExpressionKind::Nothing => None,
            ExpressionKind::Name(name) => match variables.iter().rfind(|(variable, _)| variable == name) {
                Some((_, known)) => *known,
                None => match self.lookup(name, scope) {
                    Some(Meaning::Value(Value::Set(_))) => Some(Type::Set),
                    Some(Meaning::Value(Value::Relation(_))) => Some(Type::Relation),
                    Some(_) => None,
                    None => set_named(name).map(|_| Type::Set).or(relation_named(name).map(|_| Type::Relation)),
                },
            },
            ExpressionKind::Call { function, .. } => match function.as_str() {
                "domain" | "range" => Some(Type::Set),
                "matched" => Some(Type::Relation),
                _ => None,
            },
            ExpressionKind::Chain(BinaryOp::Sequence | BinaryOp::Product, _) => Some(Type::Relation),
            ExpressionKind::Chain(_, operands) => operands.iter().find_map(|operand| self.apparent_type(operand, variables, scope)),
            ExpressionKind::Complement(operand) => self.apparent_type(operand, variables, scope),
            ExpressionKind::Postfix(..) | ExpressionKind::IdentityOn(_) => Some(Type::Relation),
            ExpressionKind::If { then, otherwise, .. } => {
                self.apparent_type(then, variables, scope).or_else(|| self.apparent_type(otherwise, variables, scope))
            }
            // Its names are not in scope yet.
            ExpressionKind::LetIn(..) => None,
        }
    }

    /// `Ok(Err(types))` where the bodies have other types than the variables were given.
    fn try_recursive(&mut self, bindings: &[Binding], types: &[Type], scope: Scope) -> Result<Result<Scope, Vec<Type>>, Problem> {
        self.steps.push(Vec::new());
        let mut inner = scope;
        let mut variables = Vec::new();
        for (binding, variable_type) in bindings.iter().zip(types) {
            self.variables += 1;
            let variable = match variable_type {
                Type::Set => Value::Set(self.add_set(SetOp::Variable(self.variables))),
                Type::Relation => Value::Relation(self.add_relation(RelationOp::Variable(self.variables))),
            };
            variables.push(variable);
            inner = self.bind(&binding.name, Meaning::Value(variable), inner, binding.at)?;
        }
        let mut fixpoint = Fixpoint { at: bindings[0].at, sets: Vec::new(), relations: Vec::new(), steps: Vec::new() };
        let mut found = Vec::new();
        for (binding, &variable) in bindings.iter().zip(&variables) {
            let mut body = self.expression(&binding.body, inner)?;
            match (variable, &mut body) {
                (Value::Set(_), Value::Nothing) => body = Value::Set(self.add_set(SetOp::Nothing)),
                (_, Value::Nothing) => body = Value::Relation(self.add_relation(RelationOp::Nothing)),
                _ => {}
            }
            match (variable, body) {
                (Value::Set(variable), Value::Set(body)) => fixpoint.sets.push((variable, body)),
                (Value::Relation(variable), Value::Relation(body)) => fixpoint.relations.push((variable, body)),
                _ => {}
            }
            found.push(if matches!(body, Value::Set(_)) { Type::Set } else { Type::Relation });
        }
        if found != types {
            return Ok(Err(found));
        }
        fixpoint.steps = self.steps.pop().unwrap_or_default();
        if let Some(outer) = self.steps.last_mut() {
            outer.push(Step::Fixpoint(fixpoint));
        }
        Ok(Ok(inner))
    }

    fn expression(&mut self, expression: &Expression, scope: Scope) -> Result<Value, Problem> {
        self.work += 1;
        if self.work > MAXIMUM_WORK {
            return problem(expression.at, "this model is too large once its functions are expanded");
        }
        if self.depth >= MAXIMUM_DEPTH {
            return problem(expression.at, "expressions and calls are nested too deeply");
        }
        self.depth += 1;
        let value = self.expression_inside(expression, scope);
        self.depth -= 1;
        value
    }

    fn expression_inside(&mut self, expression: &Expression, scope: Scope) -> Result<Value, Problem> {
        let at = expression.at;
        match &expression.kind {
            ExpressionKind::Everything => Ok(Value::Set(self.add_set(SetOp::Base(BaseSet::Everything)))),
            ExpressionKind::Nothing => Ok(Value::Nothing),
            ExpressionKind::Name(name) => self.name(name, at, scope),
            ExpressionKind::Call { function, arguments } => self.call(function, arguments, at, scope),
            ExpressionKind::Chain(op, operands) => {
                let mut result = self.expression(&operands[0], scope)?;
                for (previous, operand) in operands.iter().zip(&operands[1..]) {
                    let right = self.expression(operand, scope)?;
                    result = self.binary(*op, result, previous.at, right, operand.at)?;
                }
                Ok(result)
            }
            ExpressionKind::Complement(operand) => Ok(match self.expression(operand, scope)? {
                Value::Set(set) => Value::Set(self.add_set(SetOp::Complement(set))),
                other => {
                    let relation = self.relation(other, operand.at, "`~`")?;
                    Value::Relation(self.add_relation(RelationOp::Complement(relation)))
                }
            }),
            ExpressionKind::Postfix(operand, operators) => {
                let mut result = self.expression(operand, scope)?;
                for &operator in operators {
                    result = self.postfix(operator, result, operand.at)?;
                }
                Ok(result)
            }
            ExpressionKind::IdentityOn(operand) => {
                let value = self.expression(operand, scope)?;
                if value == Value::Nothing {
                    return Ok(value);
                }
                let set = self.set(value, operand.at, "`[…]`")?;
                Ok(Value::Relation(self.add_relation(RelationOp::IdentityOn(set))))
            }
            ExpressionKind::If { condition, then, otherwise } => {
                let (left, right) = (self.expression(then, scope)?, self.expression(otherwise, scope)?);
                let index = self.conditions.len() as u32;
                self.conditions.push(condition.clone());
                match (left, right) {
                    (Value::Nothing, Value::Nothing) => Ok(Value::Nothing),
                    (Value::Set(_), _) | (_, Value::Set(_)) => {
                        let left = self.set(left, then.at, "`if`, whose other branch is a set,")?;
                        let right = self.set(right, otherwise.at, "`if`, whose other branch is a set,")?;
                        Ok(Value::Set(self.add_set(SetOp::If(index, left, right))))
                    }
                    _ => {
                        let (left, right) = (self.relation(left, then.at, "`if`")?, self.relation(right, otherwise.at, "`if`")?);
                        Ok(Value::Relation(self.add_relation(RelationOp::If(index, left, right))))
                    }
                }
            }
            ExpressionKind::LetIn(definitions, body) => {
                let inner = self.define(definitions, scope)?;
                self.expression(body, inner)
            }
        }
    }

    fn name(&mut self, name: &str, at: Position, scope: Scope) -> Result<Value, Problem> {
        match self.lookup(name, scope) {
            Some(Meaning::Value(value)) => return Ok(value),
            Some(Meaning::Function(..)) => return problem(at, format!("`{name}` is a function and needs its arguments")),
            None => {}
        }
        if let Some(set) = set_named(name) {
            Ok(Value::Set(self.add_set(SetOp::Base(set))))
        } else if let Some(relation) = relation_named(name) {
            Ok(Value::Relation(self.add_relation(RelationOp::Base(relation))))
        } else if matches!(name, "domain" | "range" | "matched") {
            problem(at, format!("`{name}` is a function and needs its argument"))
        } else {
            problem(at, format!("`{name}` is not defined"))
        }
    }

    fn call(&mut self, function: &str, arguments: &[Expression], at: Position, scope: Scope) -> Result<Value, Problem> {
        let mut values = Vec::new();
        for argument in arguments {
            values.push(self.expression(argument, scope)?);
        }
        let arity = |expected: usize| match arguments.len() == expected {
            true => Ok(()),
            false => problem(at, format!("`{function}` takes {expected} argument(s), not {}", arguments.len())),
        };
        match self.lookup(function, scope) {
            Some(Meaning::Function(binding, defined_in)) => {
                let parameters = binding.parameters.as_deref().unwrap_or_default();
                arity(parameters.len())?;
                let mut inner = defined_in;
                for (parameter, &value) in parameters.iter().zip(&values) {
                    inner = self.bind(parameter, Meaning::Value(value), inner, at)?;
                }
                self.expression(&binding.body, inner)
            }
            Some(Meaning::Value(_)) => problem(at, format!("`{function}` is not a function")),
            None if matches!(function, "domain" | "range") => {
                arity(1)?;
                if values[0] == Value::Nothing {
                    return Ok(Value::Nothing);
                }
                let relation = self.relation(values[0], arguments[0].at, &format!("`{function}`"))?;
                let op = if function == "domain" { SetOp::Domain(relation) } else { SetOp::Range(relation) };
                Ok(Value::Set(self.add_set(op)))
            }
            None if function == "matched" => {
                arity(2)?;
                let [open, close] = [0, 1].map(|index| self.set(values[index], arguments[index].at, "`matched`"));
                Ok(Value::Relation(self.add_relation(RelationOp::Matched(open?, close?))))
            }
            None if set_named(function).is_some() || relation_named(function).is_some() => {
                problem(at, format!("`{function}` is not a function"))
            }
            None => problem(at, format!("the function `{function}` is not defined")),
        }
    }

    fn binary(&mut self, op: BinaryOp, left: Value, left_at: Position, right: Value, right_at: Position) -> Result<Value, Problem> {
        let user = format!("`{}`", op.symbol());
        match op {
            BinaryOp::Union | BinaryOp::Intersection | BinaryOp::Difference => match (left, right) {
                (Value::Nothing, _) => Ok(if op == BinaryOp::Union { right } else { Value::Nothing }),
                (_, Value::Nothing) => Ok(if op == BinaryOp::Intersection { Value::Nothing } else { left }),
                (Value::Set(a), Value::Set(b)) => Ok(Value::Set(self.add_set(match op {
                    BinaryOp::Union => SetOp::Union(a, b),
                    BinaryOp::Intersection => SetOp::Intersection(a, b),
                    _ => SetOp::Difference(a, b),
                }))),
                (Value::Relation(a), Value::Relation(b)) => Ok(Value::Relation(self.add_relation(match op {
                    BinaryOp::Union => RelationOp::Union(a, b),
                    BinaryOp::Intersection => RelationOp::Intersection(a, b),
                    _ => RelationOp::Difference(a, b),
                }))),
                (Value::Set(_), Value::Relation(_)) => problem(right_at, format!("{user} has a set on its left, but this is a relation")),
                (Value::Relation(_), Value::Set(_)) => problem(right_at, format!("{user} has a relation on its left, but this is a set")),
            },
            BinaryOp::Sequence => {
                let (a, b) = (self.relation(left, left_at, &user)?, self.relation(right, right_at, &user)?);
                if left == Value::Nothing || right == Value::Nothing {
                    return Ok(Value::Nothing);
                }
                // Restricting is much cheaper than composing with an identity.
                let op = match (self.relations.ops[a.0 as usize], self.relations.ops[b.0 as usize]) {
                    (RelationOp::IdentityOn(set), _) => RelationOp::FromSet(set, b),
                    (_, RelationOp::IdentityOn(set)) => RelationOp::ToSet(a, set),
                    _ => RelationOp::Compose(a, b),
                };
                Ok(Value::Relation(self.add_relation(op)))
            }
            BinaryOp::Product => {
                let (a, b) = (self.set(left, left_at, &user)?, self.set(right, right_at, &user)?);
                Ok(Value::Relation(self.add_relation(RelationOp::Product(a, b))))
            }
        }
    }

    fn postfix(&mut self, operator: PostfixOp, operand: Value, at: Position) -> Result<Value, Problem> {
        if operand == Value::Nothing {
            return Ok(match operator {
                PostfixOp::Inverse | PostfixOp::Transitive => Value::Nothing,
                PostfixOp::Reflexive | PostfixOp::ReflexiveTransitive => Value::Relation(self.identity()),
            });
        }
        let (symbol, op): (&str, fn(RelationId) -> RelationOp) = match operator {
            PostfixOp::Inverse => ("`^-1`", RelationOp::Inverse),
            PostfixOp::Transitive => ("`^+`", RelationOp::Transitive),
            PostfixOp::ReflexiveTransitive => ("`^*`", RelationOp::ReflexiveTransitive),
            PostfixOp::Reflexive => ("`?`", RelationOp::Reflexive),
        };
        let relation = self.relation(operand, at, symbol)?;
        Ok(Value::Relation(self.add_relation(op(relation))))
    }
}
