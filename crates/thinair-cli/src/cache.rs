//! A cache of compiled C: what clang made of a file is kept, and taken as long as nothing that went
//! into it has changed. Compiling is most of what a small check costs.
//!
//! An entry is found by the compiler (its path, size and age), the working directory, the flags and
//! the name of the file. It is taken only if every file that was read has the same content, and every
//! directory in which headers were looked for has the same names in it: so a new header that hides
//! another one counts as a change. What cannot be known to depend on these alone (the time of day,
//! plug-ins, modules, search paths in the environment) is never kept.
//!
//! The cache is only ever a help. Entries are written beside their place and renamed, and carry a
//! checksum: several processes may share the directory, and a damaged entry is as good as none. If
//! the directory cannot be written, everything is compiled. The oldest entries go when there is too
//! much; the directory may be deleted at any time.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use serde_json::{Value, json};
use thinair_llvm::clang::{self, Compiled, Failure};
use xxhash_rust::xxh3::xxh3_128;

/// What all entries together may take.
const LARGEST: u64 = 256 << 20;

/// Entries of other forms are not read.
const FORM: &str = concat!("thinair ", env!("CARGO_PKG_VERSION"), " compiled 1");

/// A file that was changed so shortly before it was compiled may have been changed again while it was.
const UNSETTLED: Duration = Duration::from_millis(20);

/// Where the compiler looks for headers before the places in which it usually finds them.
const ALWAYS_SEARCHED: &str = "/usr/local/include";

/// What makes clang search elsewhere, or do something else.
const ENVIRONMENT: [&str; 7] =
    ["CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "SDKROOT", "CCC_OVERRIDE_OPTIONS", "COMPILER_PATH", "GCC_EXEC_PREFIX"];

/// Flags with a directory in which headers are looked for, then others that may be two words.
const SEARCHING: [&str; 4] = ["-I", "-isystem", "-iquote", "-idirafter"];
const TWO_WORDS: [&str; 5] = ["-D", "-U", "-include", "-imacros", "-x"];

/// Beginnings of flags that change only how what was read is compiled; and of some that do more.
const PLAIN: [&str; 8] = ["-D", "-U", "-std=", "-W", "-O", "-g", "-pthread", "-f"];
const NOT_PLAIN: [&str; 6] = ["-fplugin", "-fmodule", "-fprofile", "-fpass-plugin", "-fimplicit", "-fbuild-session"];

/// Compiles a file, or finds what it was compiled to before.
pub fn compile(source: &Path, clang: Option<&Path>, flags: &[String]) -> Result<Compiled, Failure> {
    let Some(request) = Request::of(source, clang, flags) else { return clang::compile(source, clang, flags) };
    match request.find() {
        Some(compiled) => Ok(compiled),
        None => request.compile(),
    }
}

/// What is to be compiled, and where the result is kept.
struct Request<'a> {
    source: &'a Path,
    clang: Option<&'a Path>,
    flags: &'a [String],
    /// Directories in which headers are looked for, whether or not any is found.
    searched: Vec<PathBuf>,
    entry: PathBuf,
}

impl<'a> Request<'a> {
    /// `None` if the result must not, or cannot, be kept.
    fn of(source: &'a Path, clang: Option<&'a Path>, flags: &'a [String]) -> Option<Request<'a>> {
        if ENVIRONMENT.iter().any(|name| std::env::var_os(name).is_some()) {
            return None;
        }
        let mut searched = searched_by(flags)?;
        searched.push(source.parent().filter(|parent| *parent != Path::new("")).unwrap_or(Path::new(".")).to_path_buf());
        searched.push(PathBuf::from(ALWAYS_SEARCHED));
        let compiler = clang::find(clang)?.canonicalize().ok()?;
        let metadata = compiler.metadata().ok()?;
        let age = metadata.modified().ok()?.duration_since(SystemTime::UNIX_EPOCH).ok()?;
        let directory = std::env::current_dir().ok()?;
        let (size, age) = (metadata.len(), age.as_nanos().to_string());
        let own = clang::own_flags(source);
        let key = json!([FORM, compiler.to_str()?, size, age, directory.to_str()?, source.to_str()?, own, flags]);
        let entry = directory_of_cache()?.join(format!("{:032x}", xxh3_128(key.to_string().as_bytes())));
        Some(Request { source, clang, flags, searched, entry })
    }

    /// What is kept, if it is whole and still true.
    fn find(&self) -> Option<Compiled> {
        let bytes = fs::read(&self.entry).ok()?;
        let (head, body) = bytes.split_at(bytes.iter().position(|&byte| byte == b'\n')?);
        let body = &body[1..];
        let head: Value = serde_json::from_slice(head).ok()?;
        if head["form"] != FORM || head["body"] != hash(body) {
            return None;
        }
        let still = |part: &str, hash_of: fn(&Path) -> Option<String>| {
            head[part].as_object()?.iter().all(|(path, hash)| hash_of(Path::new(path)).as_deref() == hash.as_str()).then_some(())
        };
        still("files", hash_of_file)?;
        still("directories", hash_of_directory)?;
        let (warnings, text) = body.split_at_checked(usize::try_from(head["warnings"].as_u64()?).ok()?)?;
        let text_of = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).ok();
        let compiled = Compiled { warnings: text_of(warnings)?, text: text_of(text)? };
        // Those that were used last are kept longest.
        let _ = fs::File::options().append(true).open(&self.entry).and_then(|file| file.set_modified(SystemTime::now()));
        Some(compiled)
    }

    /// Compiles the file, and keeps the result if that can be done.
    fn compile(&self) -> Result<Compiled, Failure> {
        let begin = SystemTime::now();
        let dependencies = beside(&self.entry, "d");
        let asking = ["-MD", "-MF"].map(str::to_owned).into_iter().chain(dependencies.to_str().map(str::to_owned));
        // What the user's flags say about such files themselves comes later, and wins.
        let flags: Vec<String> = asking.chain(self.flags.iter().cloned()).collect();
        let made = self.entry.parent().is_some_and(|directory| make_private(directory).is_ok());
        if !made {
            return clang::compile(self.source, self.clang, self.flags);
        }
        let compiled = clang::compile(self.source, self.clang, &flags);
        let read = fs::read_to_string(&dependencies);
        let _ = fs::remove_file(&dependencies);
        let compiled = compiled?;
        if let Some(head) = read.ok().and_then(|read| self.head(&compiled, &read, begin)) {
            self.keep(&head, &compiled);
        }
        Ok(compiled)
    }

    /// What the result depends on. `None` if that cannot be told.
    fn head(&self, compiled: &Compiled, dependencies: &str, begin: SystemTime) -> Option<String> {
        let mut files = serde_json::Map::new();
        let mut directories = serde_json::Map::new();
        let paths = parse_dependencies(dependencies);
        let mut add_directory = |path: &Path| {
            let hash = hash_of_directory(path)?;
            directories.insert(path.to_str()?.to_owned(), hash.into());
            Some(())
        };
        for searched in &self.searched {
            add_directory(searched)?;
        }
        for path in paths.iter().map(Path::new) {
            let settled = path.metadata().ok()?.modified().ok()? + UNSETTLED < begin;
            let bytes = fs::read(path).ok()?;
            if !settled || tells_time(&bytes) {
                return None;
            }
            add_directory(path.parent().filter(|parent| *parent != Path::new("")).unwrap_or(Path::new(".")))?;
            files.insert(path.to_str()?.to_owned(), hash(&bytes).into());
        }
        if files.is_empty() {
            return None;
        }
        let body = hash(&[compiled.warnings.as_bytes(), compiled.text.as_bytes()].concat());
        let head = json!({ "form": FORM, "files": files, "directories": directories, "warnings": compiled.warnings.len(), "body": body });
        Some(head.to_string())
    }

    /// Whoever cannot write just compiles again.
    fn keep(&self, head: &str, compiled: &Compiled) {
        let new = beside(&self.entry, "new");
        let bytes = [head.as_bytes(), b"\n", compiled.warnings.as_bytes(), compiled.text.as_bytes()].concat();
        if fs::write(&new, bytes).and_then(|()| fs::rename(&new, &self.entry)).is_err() {
            let _ = fs::remove_file(&new);
        }
        if let Some(directory) = self.entry.parent() {
            make_room(directory, LARGEST);
        }
    }
}

/// Directories that the flags name. `None` if there are flags that may do anything.
fn searched_by(flags: &[String]) -> Option<Vec<PathBuf>> {
    let mut searched = Vec::new();
    let mut rest = flags.iter();
    while let Some(flag) = rest.next() {
        if let Some(directory) = SEARCHING.iter().find_map(|searching| flag.strip_prefix(searching)) {
            searched.push(PathBuf::from(if directory.is_empty() { rest.next()? } else { directory }));
        } else if TWO_WORDS.contains(&flag.as_str()) {
            rest.next()?;
        } else if !PLAIN.iter().any(|plain| flag.starts_with(plain)) || NOT_PLAIN.iter().any(|other| flag.starts_with(other)) {
            return None;
        }
    }
    Some(searched)
}

/// The files that a rule for make names, after the colon. Blanks in names are escaped with `\`, dollars doubled.
pub fn parse_dependencies(rule: &str) -> Vec<String> {
    let mut paths = Vec::new();
    let mut path = String::new();
    let mut rest = rule.split_once(": ").map_or("", |(_, rest)| rest).chars().peekable();
    while let Some(character) = rest.next() {
        match (character, rest.peek()) {
            ('\\', Some('\n')) => {}
            ('\\', Some(&next @ (' ' | '#' | '\\'))) | ('$', Some(&next @ '$')) => {
                path.push(next);
                rest.next();
            }
            (' ' | '\n' | '\t', _) => paths.extend((!path.is_empty()).then(|| std::mem::take(&mut path))),
            _ => path.push(character),
        }
    }
    paths.extend((!path.is_empty()).then_some(path));
    paths
}

/// Does the text ask when it is compiled?
fn tells_time(text: &[u8]) -> bool {
    let names: [&[u8]; 3] = [b"__DATE__", b"__TIME__", b"__TIMESTAMP__"];
    names.iter().any(|name| text.windows(name.len()).any(|window| window == *name))
}

fn hash(bytes: &[u8]) -> String {
    format!("{:032x}", xxh3_128(bytes))
}

fn hash_of_file(path: &Path) -> Option<String> {
    Some(hash(&fs::read(path).ok()?))
}

/// A directory that is not there has no names in it.
fn hash_of_directory(path: &Path) -> Option<String> {
    let Ok(entries) = fs::read_dir(path) else { return (!path.exists()).then(|| hash(b"none")) };
    let mut names: Vec<OsString> = entries.map(|entry| entry.map(|entry| entry.file_name())).collect::<Result<_, _>>().ok()?;
    names.sort_unstable();
    Some(hash(&names.iter().flat_map(|name| name.as_encoded_bytes().iter().chain(b"\0")).copied().collect::<Vec<u8>>()))
}

/// Where entries are: as the user says (`THINAIR_CACHE`; empty: nowhere), or where the system keeps
/// such things.
fn directory_of_cache() -> Option<PathBuf> {
    let absolute = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    if std::env::var_os("THINAIR_CACHE").is_some_and(|value| value.is_empty()) {
        return None;
    }
    let own = |mut path: PathBuf| {
        path.push("thinair");
        path
    };
    absolute("THINAIR_CACHE")
        .or_else(|| absolute("XDG_CACHE_HOME").map(own))
        .or_else(|| absolute("HOME").map(|home| own(home.join(".cache"))))
}

/// What users compile is nobody else's business.
fn make_private(directory: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

/// A name that no other process takes.
fn beside(entry: &Path, extension: &str) -> PathBuf {
    entry.with_extension(format!("{}.{extension}", std::process::id()))
}

/// Deletes what was not used for longest, until three quarters of the room are enough.
fn make_room(directory: &Path, largest: u64) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    let entry = |entry: fs::DirEntry| {
        let metadata = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        Some((metadata.modified().ok()?, metadata.len(), entry.path()))
    };
    let mut entries: Vec<_> = entries.filter_map(Result::ok).filter_map(entry).collect();
    let mut size: u64 = entries.iter().map(|(_, length, _)| length).sum();
    if size <= largest {
        return;
    }
    entries.sort_unstable();
    for (_, length, path) in entries {
        if size <= largest / 4 * 3 {
            break;
        }
        if fs::remove_file(path).is_ok() {
            size -= length;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_rules_for_make() {
        let rule = "-: a.c /usr/x\\ y.h \\\n  b\\#c.h d$$e.h\n";
        assert_eq!(parse_dependencies(rule), ["a.c", "/usr/x y.h", "b#c.h", "d$e.h"]);
        assert!(parse_dependencies("no rule").is_empty());
    }

    #[test]
    fn flags_that_may_do_anything() {
        let flags = |words: &str| searched_by(&words.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(flags("-DN=2 -Ia -I b -isystem c -O1 -std=c11"), Some(["a", "b", "c"].map(PathBuf::from).to_vec()));
        for words in ["-fplugin=x.so", "@more", "-fmodules", "-Xclang -load", "-I", "--config x"] {
            assert_eq!(flags(words), None, "{words}");
        }
    }

    #[test]
    fn the_oldest_go_first() {
        let directory = std::env::temp_dir().join(format!("thinair-room-{}", std::process::id()));
        fs::create_dir_all(&directory).unwrap();
        for (age, name) in ["new", "old", "older"].iter().enumerate() {
            let path = directory.join(name);
            fs::write(&path, [0; 100]).unwrap();
            let time = SystemTime::now() - Duration::from_secs(60 * age as u64);
            fs::File::options().append(true).open(&path).unwrap().set_modified(time).unwrap();
        }
        make_room(&directory, 300);
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 3);
        make_room(&directory, 280);
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 2);
        assert!(!directory.join("older").exists());
        fs::remove_dir_all(&directory).unwrap();
    }
}
