//! Tokens to the syntax tree, included files in their place.

use super::Include;
use super::lexer::{Token, tokens};
use super::syntax::{
    BinaryOp, Binding, Condition, Definitions, Expression, ExpressionKind, Position, PostfixOp, Problem, Statement, Test, problem,
};

/// How deep expressions may nest. The parser and the compiler recurse to this depth and no further.
const MAXIMUM_DEPTH: u32 = 64;
const MAXIMUM_INCLUDE_DEPTH: u32 = 16;
/// Over all files of a model. Includes count as often as they occur, so this bounds them too.
const MAXIMUM_TOKENS: usize = 100_000;

const KEYWORDS: [&str; 14] =
    ["let", "rec", "and", "in", "as", "include", "acyclic", "irreflexive", "empty", "flag", "if", "then", "else", "not"];

/// Words of the full language that this interpreter refuses.
const REFUSED: [&str; 24] = [
    "show",
    "unshow",
    "showas",
    "procedure",
    "call",
    "end",
    "begin",
    "fun",
    "match",
    "try",
    "with",
    "from",
    "forall",
    "do",
    "enum",
    "instructions",
    "default",
    "undefined_unless",
    "assert",
    "yield",
    "scopes",
    "regions",
    "subset",
    "withco",
];

const PRELUDE: &str = include_str!("prelude.cat");

/// Reads the files of a model.
pub struct Loader<'a, 'b> {
    include: &'a mut Include<'b>,
    files: Vec<String>,
    tokens: usize,
    statements: Vec<Statement>,
}

impl<'a, 'b> Loader<'a, 'b> {
    pub fn new(include: &'a mut Include<'b>) -> Self {
        Loader { include, files: Vec::new(), tokens: 0, statements: Vec::new() }
    }

    /// The names of all files that were read, by the index that positions carry.
    pub fn into_files(self) -> Vec<String> {
        self.files
    }

    /// The title and all statements, those of the prelude first.
    pub fn load_model(&mut self, name: &str, source: &str) -> Result<(Option<String>, Vec<Statement>), Problem> {
        self.load("prelude.cat", PRELUDE, 0)?;
        let title = self.load(name, source, 0)?;
        Ok((title, std::mem::take(&mut self.statements)))
    }

    fn load(&mut self, name: &str, source: &str, depth: u32) -> Result<Option<String>, Problem> {
        let file = self.files.len() as u32;
        self.files.push(name.to_string());
        let tokens = tokens(file, source)?;
        self.tokens += tokens.len();
        if self.tokens > MAXIMUM_TOKENS {
            return problem(
                Position { file, line: 1, column: 1 },
                format!("a model may have at most {MAXIMUM_TOKENS} tokens in all its files"),
            );
        }
        let mut parser = Parser { tokens, next: 0, depth: 0 };
        let title = parser.title();
        while parser.peek() != &Token::End {
            if !parser.takes_word("include") {
                let statement = parser.statement()?;
                self.statements.push(statement);
                continue;
            }
            let at = parser.at();
            let Token::Text(included) = parser.take() else {
                return problem(at, "`include` takes the name of a file in quotes");
            };
            if depth == MAXIMUM_INCLUDE_DEPTH {
                return problem(at, format!("files include each other more than {MAXIMUM_INCLUDE_DEPTH} deep"));
            }
            let text = (self.include)(&included).or_else(|reason| problem(at, format!("cannot include \"{included}\": {reason}")))?;
            self.load(&included, &text, depth + 1)?;
        }
        Ok(title)
    }
}

struct Parser {
    /// Ends with `Token::End`.
    tokens: Vec<(Token, Position)>,
    next: usize,
    depth: u32,
}

fn is_reserved(word: &str) -> bool {
    KEYWORDS.contains(&word) || REFUSED.contains(&word)
}

fn test_of(token: &Token) -> Option<Test> {
    match token {
        Token::Word(word) => match word.as_str() {
            "acyclic" => Some(Test::Acyclic),
            "irreflexive" => Some(Test::Irreflexive),
            "empty" => Some(Test::Empty),
            _ => None,
        },
        _ => None,
    }
}

/// The operator and how tightly it binds.
fn binary_of(token: &Token) -> Option<(BinaryOp, u32)> {
    match token {
        Token::Symbol("|") => Some((BinaryOp::Union, 0)),
        Token::Symbol(";") => Some((BinaryOp::Sequence, 1)),
        Token::Symbol("\\") => Some((BinaryOp::Difference, 2)),
        Token::Symbol("&") => Some((BinaryOp::Intersection, 3)),
        Token::Symbol("*") => Some((BinaryOp::Product, 4)),
        _ => None,
    }
}

impl Parser {
    fn peek(&self) -> &Token {
        self.peek_after(0)
    }

    fn peek_after(&self, count: usize) -> &Token {
        let last = self.tokens.len() - 1;
        &self.tokens[(self.next + count).min(last)].0
    }

    fn at(&self) -> Position {
        self.tokens[self.next].1
    }

    /// The next token; the end stays where it is.
    fn take(&mut self) -> Token {
        let token = self.peek().clone();
        if token != Token::End {
            self.next += 1;
        }
        token
    }

    fn takes(&mut self, symbol: &'static str) -> bool {
        let found = self.peek() == &Token::Symbol(symbol);
        self.next += usize::from(found);
        found
    }

    fn takes_word(&mut self, keyword: &str) -> bool {
        let found = matches!(self.peek(), Token::Word(word) if word == keyword);
        self.next += usize::from(found);
        found
    }

    fn expect(&mut self, symbol: &'static str) -> Result<(), Problem> {
        if self.takes(symbol) { Ok(()) } else { self.unexpected(&format!("`{symbol}`")) }
    }

    fn expect_word(&mut self, keyword: &str) -> Result<(), Problem> {
        if self.takes_word(keyword) { Ok(()) } else { self.unexpected(&format!("`{keyword}`")) }
    }

    fn unexpected<T>(&self, wanted: &str) -> Result<T, Problem> {
        match self.peek() {
            Token::Word(word) if REFUSED.contains(&word.as_str()) => problem(self.at(), format!("`{word}` is not supported")),
            Token::Symbol(symbol @ ("++" | "->")) => problem(self.at(), format!("`{symbol}` is not supported")),
            token => problem(self.at(), format!("expected {wanted}, found {}", token.describe())),
        }
    }

    fn name(&mut self, wanted: &str) -> Result<String, Problem> {
        match self.peek() {
            Token::Word(word) if !is_reserved(word) && word != "_" && !word.starts_with(|c: char| c.is_ascii_digit()) => {
                let word = word.clone();
                self.next += 1;
                Ok(word)
            }
            _ => self.unexpected(wanted),
        }
    }

    /// A string first of all, or words on the first line of text that cannot start a statement.
    fn title(&mut self) -> Option<String> {
        if let Token::Text(title) = self.peek() {
            let title = title.clone();
            self.next += 1;
            return Some(title);
        }
        let line = self.at().line;
        let mut words: Vec<String> = Vec::new();
        while let Token::Word(word) = self.peek() {
            if self.at().line != line || (words.is_empty() && is_reserved(word)) {
                break;
            }
            words.push(word.clone());
            self.next += 1;
        }
        (!words.is_empty()).then(|| words.join(" "))
    }

    fn statement(&mut self) -> Result<Statement, Problem> {
        let at = self.at();
        if self.takes_word("let") {
            let definitions = self.definitions()?;
            if matches!(self.peek(), Token::Word(word) if word == "in") {
                return problem(self.at(), "`let … in` is an expression: a statement is a definition without `in`");
            }
            return Ok(Statement::Let(definitions));
        }
        let flag = self.takes_word("flag");
        let negated = self.takes("~");
        let Some(test) = test_of(self.peek()) else {
            return self.unexpected(if flag || negated { "`acyclic`, `irreflexive` or `empty`" } else { "a statement" });
        };
        self.next += 1;
        let subject = self.expression()?;
        let name = if self.takes_word("as") {
            self.name("a name for this axiom")?
        } else if flag {
            return self.unexpected("`as` and the name of the flag");
        } else {
            format!("line {}", at.line)
        };
        Ok(Statement::Check { test, negated, flag, name, subject })
    }

    /// What follows `let`.
    fn definitions(&mut self) -> Result<Definitions, Problem> {
        let recursive = self.takes_word("rec");
        let mut bindings = Vec::new();
        loop {
            let at = self.at();
            let name = self.name("a name to define")?;
            let parameters = self.parameters()?;
            if recursive && parameters.is_some() {
                return problem(at, "recursive functions are not supported");
            }
            self.expect("=")?;
            bindings.push(Binding { name, at, parameters, body: self.expression()? });
            if !self.takes_word("and") {
                return Ok(Definitions { recursive, bindings });
            }
        }
    }

    fn parameters(&mut self) -> Result<Option<Vec<String>>, Problem> {
        if self.peek() == &Token::Symbol("=") {
            return Ok(None);
        }
        if !self.takes("(") {
            return Ok(Some(vec![self.name("`=` or a parameter")?]));
        }
        let mut parameters = Vec::new();
        if self.takes(")") {
            return Ok(Some(parameters));
        }
        loop {
            parameters.push(self.name("a parameter")?);
            if self.takes(")") {
                return Ok(Some(parameters));
            }
            self.expect(",")?;
        }
    }

    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T, Problem>) -> Result<T, Problem> {
        if self.depth == MAXIMUM_DEPTH {
            return problem(self.at(), format!("expressions may nest at most {MAXIMUM_DEPTH} deep"));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    fn expression(&mut self) -> Result<Expression, Problem> {
        self.nested(|parser| parser.binary(0))
    }

    /// Operators that bind at least as tightly as `level`.
    fn binary(&mut self, level: u32) -> Result<Expression, Problem> {
        let at = self.at();
        let mut left = self.prefix()?;
        loop {
            match binary_of(self.peek()) {
                Some((op, binds)) if binds >= level => {
                    let mut operands = vec![left];
                    while self.takes(op.symbol()) {
                        operands.push(self.binary(binds + 1)?);
                    }
                    left = Expression { kind: ExpressionKind::Chain(op, operands), at };
                }
                _ if self.peek() == &Token::Symbol("++") => return self.unexpected("an operator"),
                _ => return Ok(left),
            }
        }
    }

    fn prefix(&mut self) -> Result<Expression, Problem> {
        let at = self.at();
        if self.takes("~") {
            let operand = self.nested(Self::prefix)?;
            return Ok(Expression { kind: ExpressionKind::Complement(Box::new(operand)), at });
        }
        let operand = self.primary()?;
        let mut operators = Vec::new();
        loop {
            let operator = match self.peek() {
                Token::Symbol("^-1") => PostfixOp::Inverse,
                Token::Symbol("^+" | "+") => PostfixOp::Transitive,
                Token::Symbol("^*") => PostfixOp::ReflexiveTransitive,
                Token::Symbol("*") if !self.operand_follows() => PostfixOp::ReflexiveTransitive,
                Token::Symbol("^?" | "?") => PostfixOp::Reflexive,
                _ if operators.is_empty() => return Ok(operand),
                _ => return Ok(Expression { kind: ExpressionKind::Postfix(Box::new(operand), operators), at }),
            };
            self.next += 1;
            operators.push(operator);
        }
    }

    /// After this `*`, does an operand follow? If so it is a product, otherwise a closure.
    fn operand_follows(&self) -> bool {
        match self.peek_after(1) {
            Token::Word(word) => !is_reserved(word),
            Token::Symbol("(" | "[" | "{") => true,
            // `~empty r` starts the next statement.
            Token::Symbol("~") => test_of(self.peek_after(2)).is_none(),
            _ => false,
        }
    }

    /// A simple expression or a call.
    fn primary(&mut self) -> Result<Expression, Problem> {
        let at = self.at();
        let simple = self.simple()?;
        let ExpressionKind::Name(function) = &simple.kind else { return Ok(simple) };
        let arguments = match self.peek() {
            Token::Symbol("(") => {
                self.next += 1;
                self.arguments()?
            }
            Token::Symbol("[" | "{") => vec![self.nested(Self::simple)?],
            Token::Word(word) if !is_reserved(word) => vec![self.nested(Self::simple)?],
            _ => return Ok(simple),
        };
        Ok(Expression { kind: ExpressionKind::Call { function: function.clone(), arguments }, at })
    }

    /// What follows the opening parenthesis of a call.
    fn arguments(&mut self) -> Result<Vec<Expression>, Problem> {
        let mut arguments = Vec::new();
        if self.takes(")") {
            return Ok(arguments);
        }
        loop {
            arguments.push(self.expression()?);
            if self.takes(")") {
                return Ok(arguments);
            }
            self.expect(",")?;
        }
    }

    fn simple(&mut self) -> Result<Expression, Problem> {
        let at = self.at();
        let kind = match self.peek().clone() {
            Token::Symbol("(") => {
                self.next += 1;
                let inner = self.expression()?;
                self.expect(")")?;
                return Ok(inner);
            }
            Token::Symbol("[") => {
                self.next += 1;
                let inner = self.expression()?;
                self.expect("]")?;
                ExpressionKind::IdentityOn(Box::new(inner))
            }
            Token::Symbol("{") => {
                self.next += 1;
                if !self.takes("}") {
                    return problem(at, "sets written out in braces are not supported, but for the empty set `{}`");
                }
                ExpressionKind::Nothing
            }
            Token::Word(word) => match word.as_str() {
                "_" => {
                    self.next += 1;
                    ExpressionKind::Everything
                }
                "0" => {
                    self.next += 1;
                    ExpressionKind::Nothing
                }
                "if" => {
                    self.next += 1;
                    self.conditional()?
                }
                "let" => {
                    self.next += 1;
                    let definitions = self.nested(Self::definitions)?;
                    self.expect_word("in")?;
                    ExpressionKind::LetIn(definitions, Box::new(self.expression()?))
                }
                _ => ExpressionKind::Name(self.name("an expression")?),
            },
            _ => return self.unexpected("an expression"),
        };
        Ok(Expression { kind, at })
    }

    /// What follows `if`.
    fn conditional(&mut self) -> Result<ExpressionKind, Problem> {
        let condition = self.any_condition()?;
        self.expect_word("then")?;
        let then = Box::new(self.expression()?);
        self.expect_word("else")?;
        let otherwise = Box::new(self.expression()?);
        Ok(ExpressionKind::If { condition, then, otherwise })
    }

    fn any_condition(&mut self) -> Result<Condition, Problem> {
        let mut parts = vec![self.all_condition()?];
        while self.takes("||") {
            parts.push(self.all_condition()?);
        }
        Ok(Condition::Any(parts))
    }

    fn all_condition(&mut self) -> Result<Condition, Problem> {
        let mut parts = vec![self.simple_condition()?];
        while self.takes("&&") {
            parts.push(self.simple_condition()?);
        }
        Ok(Condition::All(parts))
    }

    fn simple_condition(&mut self) -> Result<Condition, Problem> {
        if self.takes_word("not") {
            return Ok(Condition::Not(Box::new(self.nested(Self::simple_condition)?)));
        }
        if self.takes("(") {
            let inner = self.nested(Self::any_condition)?;
            self.expect(")")?;
            return Ok(inner);
        }
        match self.peek().clone() {
            Token::Text(variant) => {
                self.next += 1;
                Ok(Condition::Variant(variant))
            }
            _ => self.unexpected("a variant in quotes (other conditions are not supported)"),
        }
    }
}
