//! The syntax tree of a cat text, and positions in it.
//!
//! Chains of one operator are kept flat, so that the depth of a tree is bounded by the nesting that the parser allows.

use super::Error;

/// A place in one of the files of a model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub file: u32,
    pub line: u32,
    pub column: u32,
}

/// An error whose file is not spelled out yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    pub at: Position,
    pub message: String,
}

impl Problem {
    pub fn in_files(self, files: &[String]) -> Error {
        let file = files.get(self.at.file as usize).cloned().unwrap_or_default();
        Error { file, line: self.at.line, column: self.at.column, message: self.message }
    }
}

pub fn problem<T>(at: Position, message: impl Into<String>) -> Result<T, Problem> {
    Err(Problem { at, message: message.into() })
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BinaryOp {
    Union,
    Sequence,
    Difference,
    Intersection,
    Product,
}

impl BinaryOp {
    pub fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Union => "|",
            BinaryOp::Sequence => ";",
            BinaryOp::Difference => "\\",
            BinaryOp::Intersection => "&",
            BinaryOp::Product => "*",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PostfixOp {
    Inverse,
    Transitive,
    ReflexiveTransitive,
    Reflexive,
}

#[derive(Clone, Debug)]
pub struct Expression {
    pub kind: ExpressionKind,
    pub at: Position,
}

#[derive(Clone, Debug)]
pub enum ExpressionKind {
    /// `_`
    Everything,
    /// `0` or `{}`
    Nothing,
    Name(String),
    Call {
        function: String,
        arguments: Vec<Expression>,
    },
    /// At least two operands.
    Chain(BinaryOp, Vec<Expression>),
    Complement(Box<Expression>),
    /// The operators in the order in which they apply.
    Postfix(Box<Expression>, Vec<PostfixOp>),
    /// `[S]`
    IdentityOn(Box<Expression>),
    If {
        condition: Condition,
        then: Box<Expression>,
        otherwise: Box<Expression>,
    },
    LetIn(Definitions, Box<Expression>),
}

/// A test on the variants that the user chose.
#[derive(Clone, Debug)]
pub enum Condition {
    Variant(String),
    Not(Box<Condition>),
    All(Vec<Condition>),
    Any(Vec<Condition>),
}

/// `let [rec] … and …`
#[derive(Clone, Debug)]
pub struct Definitions {
    pub recursive: bool,
    pub bindings: Vec<Binding>,
}

#[derive(Clone, Debug)]
pub struct Binding {
    pub name: String,
    pub at: Position,
    /// Present for a function.
    pub parameters: Option<Vec<String>>,
    pub body: Expression,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Test {
    Acyclic,
    Irreflexive,
    Empty,
}

#[derive(Clone, Debug)]
pub enum Statement {
    Let(Definitions),
    Check { test: Test, negated: bool, flag: bool, name: String, subject: Expression },
}
