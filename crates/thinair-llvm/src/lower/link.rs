//! Names across modules: who defines what, and which parts of the library the program can need.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::reader::{Linkage, Module, Symbol};
use crate::{Error, ErrorKind};

/// What modules define for each other.
pub struct Links<'a> {
    exports: FxHashMap<&'a str, (usize, Symbol)>,
    /// Variables that a module only declares.
    declared: FxHashSet<(usize, &'a str)>,
    /// What our library has in the place of what the headers of the standard library define in the user's modules.
    instead: FxHashSet<&'a str>,
}

/// Does a name belong to the standard library of C++?
fn is_of_std(name: &str) -> bool {
    ["_ZSt", "_ZNSt", "_ZNKSt"].iter().any(|start| name.starts_with(start))
}

impl<'a> Links<'a> {
    /// Where modules define the same name, a strong definition counts more than a weak one, and any more than that of our library, whose modules come after the `users` first. What our library
    /// has of the standard library of C++, by definitions that are no templates, counts more than what headers have put into the user's modules.
    pub fn find(modules: &[Module<'a>], users: usize) -> Result<Links<'a>, Error> {
        let mut links = Links { exports: FxHashMap::default(), declared: FxHashSet::default(), instead: FxHashSet::default() };
        let mut strength: FxHashMap<&str, u8> = FxHashMap::default();
        for (number, module) in modules.iter().enumerate() {
            let library = number >= users;
            for (&name, &symbol) in &module.symbols {
                let linkage = match symbol {
                    Symbol::Declaration(_) => continue,
                    Symbol::Function(_) | Symbol::Variable(_) => module.linkage(symbol),
                };
                let this = match linkage {
                    Linkage::Internal => continue,
                    Linkage::Declared => {
                        links.declared.insert((number, name));
                        continue;
                    }
                    Linkage::Strong if library && is_of_std(name) => {
                        links.instead.insert(name);
                        3
                    }
                    Linkage::Weak | Linkage::Strong if library => 1,
                    Linkage::Weak => 2,
                    Linkage::Strong => 3,
                };
                let known = strength.get(name).copied().unwrap_or(0);
                if this == 3 && known == 3 && !library {
                    let first = &modules[links.exports[name].0];
                    let place = line_of(first, name).map_or_else(String::new, |line| format!(" at line {line}"));
                    let message = format!("`{name}` is defined here and in {}{place}", first.file);
                    let line = line_of(module, name).unwrap_or(0);
                    return Err(Error {
                        kind: ErrorKind::Malformed,
                        file: module.file.clone(),
                        line,
                        column: line.min(1),
                        message,
                        hint: None,
                    });
                }
                if this == 2
                    && known == 2
                    && let (Symbol::Function(here), (first, Symbol::Function(there))) = (symbol, links.exports[name])
                    && name.starts_with("_Z")
                    && !super::odr::same((module.text, here), (modules[first].text, there))
                {
                    return Err(defined_differently(module, &modules[first], name));
                }
                if this > known {
                    strength.insert(name, this);
                    links.exports.insert(name, (number, symbol));
                }
            }
        }
        Ok(links)
    }

    /// Where a name is defined, seen from a module: first in itself.
    pub fn look_up(&self, modules: &[Module<'a>], number: usize, name: &'a str) -> Option<(usize, Symbol)> {
        match modules[number].symbols.get(name).copied() {
            Some(Symbol::Declaration(_)) | None => {}
            Some(_) if self.declared.contains(&(number, name)) => {}
            Some(symbol @ Symbol::Function(_)) if self.instead.contains(name) && modules[number].linkage(symbol) == Linkage::Weak => {}
            Some(symbol) => return Some((number, symbol)),
        }
        self.exports.get(name).copied()
    }
}

/// The error of a program whose files define one function in different ways.
fn defined_differently(here: &Module<'_>, there: &Module<'_>, name: &str) -> Error {
    let place = line_of_mangled(there, name).map_or_else(String::new, |line| format!(" at line {line}"));
    let line = line_of_mangled(here, name).unwrap_or(0);
    Error {
        kind: ErrorKind::Malformed,
        file: here.file.clone(),
        line,
        column: line.min(1),
        message: format!("`{}` is defined here and, in another way, in {}{place}", crate::demangle::of_symbol(name), there.file),
        hint: Some("C++ wants definitions of the same function in several files to be the same; macros may differ".to_string()),
    }
}

/// The line of a definition by its mangled name.
fn line_of_mangled(module: &Module<'_>, name: &str) -> Option<u32> {
    let (_, described) = module.text.split_once(&format!("linkageName: \"{name}\""))?;
    let (_, line) = described.lines().next()?.split_once("line: ")?;
    line.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

/// The line of a definition, if debug information has it.
fn line_of(module: &Module<'_>, name: &str) -> Option<u32> {
    let described =
        ["!DISubprogram(", "!DIGlobalVariable("].iter().find_map(|kind| module.text.split_once(&format!("{kind}name: \"{name}\"")));
    let (_, line) = described?.1.lines().next()?.split_once("line: ")?;
    line.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

/// What the program can use of the library. What it cannot use need not cost events.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Features {
    /// Mutexes that are recursive or check for errors.
    pub mutex_kinds: bool,
    /// Results of threads, or things to do when one ends.
    pub thread_ends: bool,
    /// Threads that end in the middle of a function, or exceptions.
    pub unwinds: bool,
    /// Functions that may end without the value that they should return. That is known only when all of them are lowered.
    pub missing_results: bool,
    /// Barriers that must know who came last: somebody uses what waiting returns, or may. The first is known only when all functions are lowered.
    pub counting_barriers: bool,
    /// Variables of threads that have destructors.
    pub thread_local_ends: bool,
    /// Things to do when the program ends.
    pub program_ends: bool,
    /// Variables of threads.
    pub thread_locals: bool,
    /// Threads that cannot be joined.
    pub detached: bool,
    /// Sizes of allocated objects.
    pub sizes: bool,
    /// How objects were allocated, since there are several ways. (Not where sizes are kept already, which is for `realloc`.)
    pub origins: bool,
}

impl Features {
    /// What the user's modules can use.
    pub fn find(users: &[Module<'_>]) -> Features {
        let declares = |names: &[&str]| users.iter().any(|module| names.iter().any(|name| module.symbols.contains_key(name)));
        // A mutex that is initialised with a kind has its fields written out.
        let static_kinds = users.iter().any(|module| module.text.contains("%struct.__pthread_mutex_s { i32"));
        let rust = users.iter().any(super::rust::is_of_rust);
        let sizes = !rust && declares(&["realloc", "reallocarray", "malloc_usable_size"]);
        Features {
            mutex_kinds: static_kinds || declares(&["pthread_mutexattr_settype"]),
            thread_ends: declares(&["pthread_key_create", "tss_create", "pthread_exit", "thrd_exit", "thrd_join", "__cxa_thread_atexit"])
                || users.iter().any(|module| asks_for_results(module.text)),
            unwinds: rust || declares(&["pthread_exit", "thrd_exit", "__cxa_throw", "__cxa_rethrow", "__gxx_personality_v0"]),
            missing_results: false,
            counting_barriers: users.iter().any(|module| takes_address(module.text, "@pthread_barrier_wait")),
            thread_locals: users.iter().any(|module| module.text.contains(" thread_local")),
            thread_local_ends: rust || declares(&["__cxa_thread_atexit"]),
            program_ends: declares(&["atexit", "__cxa_atexit"]),
            detached: !rust && declares(&["pthread_detach", "thrd_detach", "pthread_attr_setdetachstate"]),
            origins: !rust && !sizes && super::library::allocates_in_several_ways(&declares),
            sizes,
        }
    }
}

/// Does a name occur in another place than before its arguments?
fn takes_address(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| !text[at + name.len()..].starts_with('('))
}

/// Is there a call of `pthread_join` whose second argument is no null pointer?
fn asks_for_results(text: &str) -> bool {
    text.match_indices("@pthread_join(").any(|(at, _)| {
        let line = text[at..].lines().next().unwrap_or("");
        // A declaration has no names.
        line.contains('%') && line.split_once(',').is_some_and(|(_, second)| !second.contains(" null)"))
    })
}
