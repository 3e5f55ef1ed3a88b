//! The tests of a program in Rust, as `rustc --test` leaves them in LLVM IR: an array of descriptions that `main` hands to libtest.
//!
//! Descriptions are read where they lie. Toolchains may lay them out differently one day, so whatever does not fit is refused: a test is never taken for one that may be
//! left out, or that should panic, by mistake. `library/rust.cpp` has the same layout.

use crate::reader::{Module, Symbol, Value};
use crate::rust_names;
use crate::{Error, ErrorKind};

/// A test, in the order of the array.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Test {
    /// Its path without the crate.
    pub name: String,
    pub ignored: bool,
    /// Why it is ignored, if that is said.
    pub why_ignored: Option<String>,
    pub panics: Panics,
    /// The memory model that it asks for (`thinair_harness::model`).
    pub model: Option<String>,
}

/// Should a test panic?
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Panics {
    No,
    Yes,
    /// With a message that contains this.
    With(String),
}

/// Where things stand in a description, in bytes.
mod at {
    pub const PANICS: usize = 0;
    pub const EXPECTED: usize = 8;
    pub const NAME: usize = 32;
    pub const FILE: usize = 56;
    pub const WHY_IGNORED: usize = 72;
    pub const LINE: usize = 88;
    pub const IGNORED: usize = 120;
    pub const DOES_NOT_COMPILE: usize = 121;
    pub const DOES_NOT_RUN: usize = 122;
    pub const KIND: usize = 128;
    pub const FUNCTION: usize = 136;
    pub const SIZE: usize = 152;
}

/// A constant, byte by byte, and the addresses in it.
#[derive(Default)]
struct Image<'a> {
    bytes: Vec<u8>,
    addresses: Vec<(usize, &'a str)>,
}

impl<'a> Image<'a> {
    fn number(&self, offset: usize) -> Option<u64> {
        Some(u64::from_le_bytes(self.bytes.get(offset..offset + 8)?.try_into().ok()?))
    }

    fn address(&self, offset: usize) -> Option<&'a str> {
        self.addresses.iter().find(|(at, _)| *at == offset).map(|&(_, name)| name)
    }

    fn flag(&self, offset: usize) -> Option<bool> {
        match self.bytes.get(offset)? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

/// The tests of a program; `None` if it has a `main` of its own.
pub fn list(file: &str, text: &str) -> Result<Option<Vec<Test>>, Error> {
    let mut module = Module::read(file, text)?;
    let Some((array, number)) = handed_over(&module) else { return Ok(None) };
    let tests = if number == 0 { Some(Vec::new()) } else { descriptions(&mut module, array, number) };
    let tests = tests.map(|mut tests| {
        find_models(&mut module, &mut tests);
        tests
    });
    tests.map(Some).ok_or_else(|| Error {
        kind: ErrorKind::Unsupported,
        file: file.to_string(),
        line: 0,
        column: 0,
        message: "the tests of this toolchain are laid out in a way that is not known".to_string(),
        hint: Some("check a program with a `main`, or use Rust 1.85 to 1.95".to_string()),
    })
}

/// What `main` gives libtest: the name of an array, and how many there are.
fn handed_over<'a>(module: &Module<'a>) -> Option<(&'a str, usize)> {
    const ENTRY: &str = "test_main_static";
    let is_entry = |symbol: &str| symbol.contains(ENTRY) && rust_names::path(symbol).as_deref() == Some("test::test_main_static");
    let (symbol, _) = module.symbols.iter().find(|(symbol, kind)| !matches!(kind, Symbol::Variable(_)) && is_entry(symbol))?;
    // Its definition has names, not a number.
    let arguments = |call: &'a str| {
        let (array, number) = call.split_once(", i64 ")?;
        Some((array, number.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()?))
    };
    let (array, number) = [format!("@{symbol}(ptr "), format!("@\"{symbol}\"(ptr ")].into_iter().find_map(|start| {
        let calls = module.text.match_indices(start.as_str());
        calls.map(|(at, _)| module.text[at + start.len()..].lines().next().unwrap_or_default()).find_map(arguments)
    })?;
    let name = array.split_once('@').map_or("", |(_, name)| name.trim_matches('"'));
    Some((name, number))
}

fn descriptions(module: &mut Module<'_>, array: &str, number: usize) -> Option<Vec<Test>> {
    let array = image(module, array)?;
    (0..number).map(|test| description(module, array.address(test * 8)?)).collect()
}

fn description(module: &mut Module<'_>, name: &str) -> Option<Test> {
    let image = image(module, name)?;
    let why_ignored = text(module, &image, at::WHY_IGNORED);
    let panics = match image.number(at::PANICS)? {
        0 => Panics::No,
        1 => Panics::Yes,
        2 => Panics::With(text(module, &image, at::EXPECTED)?),
        _ => return None,
    };
    let mut expected = vec![at::NAME, at::FILE, at::FUNCTION];
    expected.extend(matches!(panics, Panics::With(_)).then_some(at::EXPECTED));
    expected.extend(why_ignored.is_some().then_some(at::WHY_IGNORED));
    expected.sort_unstable();
    let found: Vec<usize> = image.addresses.iter().map(|&(at, _)| at).collect();
    let is_as_known = image.bytes.len() == at::SIZE
        && found == expected
        && !image.flag(at::DOES_NOT_COMPILE)?
        && !image.flag(at::DOES_NOT_RUN)?
        && image.number(at::KIND)? == 0
        && text(module, &image, at::FILE).is_some()
        && matches!(module.symbols.get(image.address(at::FUNCTION)?), Some(Symbol::Function(_)));
    is_as_known.then_some(Test {
        name: text(module, &image, at::NAME)?,
        ignored: image.flag(at::IGNORED)?,
        why_ignored,
        panics,
        model: None,
    })
}

/// Finds the models that tests ask for: each calls a function of the crate for tests with a name.
fn find_models(module: &mut Module<'_>, tests: &mut [Test]) {
    let is_asking =
        |symbol: &str| symbol.contains("thinair_harness") && rust_names::path(symbol).as_deref() == Some("thinair_harness::model");
    let Some(asking) = module.symbols.keys().copied().find(|symbol| is_asking(symbol)) else { return };
    let asked = |module: &Module<'_>, function: &str| {
        let Some(&Symbol::Function(offset)) = module.symbols.get(function) else { return None };
        let body = module.text[offset..].split("\n}").next()?;
        let (_, call) = body.split_once(&format!("{asking}(")).or_else(|| body.split_once(&format!("{asking}\"(")))?;
        let (name, length) = call.split_once('@')?.1.split_once(", i64 ")?;
        let length = length.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()?;
        Some((name.to_string(), length))
    };
    let symbols: Vec<&str> = module.symbols.keys().copied().collect();
    for symbol in symbols {
        let Some(path) = rust_names::path(symbol) else { continue };
        let Some(test) = path.split_once("::").and_then(|(_, name)| tests.iter_mut().find(|test| test.name == name)) else { continue };
        let Some((name, length)) = asked(module, symbol) else { continue };
        let bytes = image(module, &name).and_then(|image| image.bytes.get(..length).map(<[u8]>::to_vec));
        test.model = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
    }
}

/// Where a test stands: its file and line.
pub(crate) fn place(module: &mut Module<'_>, test: u32) -> Option<(String, u32)> {
    let (array, _) = handed_over(module)?;
    let description = image(module, array)?.address(test as usize * 8)?;
    let image = image(module, description)?;
    Some((text(module, &image, at::FILE)?, image.number(at::LINE)?.try_into().ok()?))
}

/// The text of which address and length stand in a constant.
fn text(module: &mut Module<'_>, image: &Image<'_>, offset: usize) -> Option<String> {
    let (name, length) = (image.address(offset)?, image.number(offset + 8)? as usize);
    if length == 0 {
        return Some(String::new());
    }
    let text = self::image(module, name)?;
    String::from_utf8(text.bytes.get(..length)?.to_vec()).ok()
}

/// A constant by its name.
fn image<'a>(module: &mut Module<'a>, name: &str) -> Option<Image<'a>> {
    let Some(&Symbol::Variable(offset)) = module.symbols.get(name) else { return None };
    let variable = module.variable(offset).ok()?;
    let mut image = Image::default();
    append(module, &variable.value?, variable.of, &mut image)?;
    Some(image)
}

/// Undefined bytes are zero.
fn append<'a>(module: &Module<'a>, value: &Value<'a>, of: crate::reader::TypeId, image: &mut Image<'a>) -> Option<()> {
    match value {
        Value::Global(name) => {
            image.addresses.push((image.bytes.len(), name));
            image.bytes.extend([0; 8]);
        }
        Value::Bytes(bytes) => image.bytes.extend(bytes),
        Value::Aggregate(parts) => parts.iter().try_for_each(|(of, part)| append(module, part, *of, image))?,
        Value::Zero | Value::Undef | Value::Null => {
            let size = size(module, of)?;
            image.bytes.resize(image.bytes.len() + size, 0);
        }
        Value::Int(number) => {
            let size = size(module, of)?;
            image.bytes.extend(&number.to_le_bytes()[..size.min(8)]);
        }
        _ => return None,
    }
    Some(())
}

/// The size of a type, as the constants of descriptions have them: packed structures of bytes and pointers.
fn size(module: &Module<'_>, of: crate::reader::TypeId) -> Option<usize> {
    use crate::reader::Type;
    match module.types.get(of) {
        Type::Int(bits) => Some((*bits as usize).div_ceil(8)),
        Type::Pointer(_) => Some(8),
        Type::Array(length, element) => Some(usize::try_from(*length).ok()? * size(module, *element)?),
        Type::Struct { fields, packed: true } => fields.iter().map(|field| size(module, *field)).sum(),
        _ => None,
    }
}

/// A module that says which test is checked, and catches what it panics with.
pub fn chosen(number: u32) -> String {
    format!(
        "define i64 @__thinair_rust_test_number() {{\n  ret i64 {number}\n}}\n\
         declare i32 @rust_eh_personality(...)\n\
         define ptr @__thinair_rust_try(ptr %function, ptr %argument) personality ptr @rust_eh_personality {{\n\
         \x20 invoke void %function(ptr %argument) to label %done unwind label %caught\n\
         done:\n  ret ptr null\n\
         caught:\n  %both = landingpad {{ ptr, i32 }} catch ptr null\n  %exception = extractvalue {{ ptr, i32 }} %both, 0\n  ret ptr %exception\n}}\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What rustc 1.95 made of a test with this head and these flags.
    fn module(head: &str, flags: &str) -> String {
        format!(
            "@name = private constant [8 x i8] c\"tests::a\"\n@file = private constant [4 x i8] c\"t.rs\"\n@why = private constant [3 x i8] c\"why\"\n\
             @test = private unnamed_addr constant <{{ {head}, [8 x i8], ptr, [8 x i8], [8 x i8], ptr, [16 x i8], [8 x i8], [36 x i8], [4 x i8], [8 x i8], ptr, [8 x i8] }}> <{{ HEAD, \
             [8 x i8] c\"\\01\\00\\00\\00\\00\\00\\00\\80\", ptr @name, [8 x i8] c\"\\08\\00\\00\\00\\00\\00\\00\\00\", [8 x i8] undef, ptr @file, \
             [16 x i8] c\"\\04\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\", [8 x i8] undef, \
             [36 x i8] c\"\\0E\\00\\00\\00\\00\\00\\00\\00\\0E\\00\\00\\00\\00\\00\\00\\00\\0E\\00\\00\\00\\00\\00\\00\\00\\11\\00\\00\\00\\00\\00\\00\\00{flags}\", \
             [4 x i8] undef, [8 x i8] zeroinitializer, ptr @function, [8 x i8] undef }}>, align 8\n\
             @list = private unnamed_addr constant <{{ ptr }}> <{{ ptr @test }}>, align 8\n\
             define internal void @function(ptr %result) {{\n  ret void\n}}\n\
             define void @_RNvCs3mSbOeLENLV_4test16test_main_static(ptr noalias %0, i64 %1) {{\n  ret void\n}}\n\
             define internal void @main() {{\n  call void @_RNvCs3mSbOeLENLV_4test16test_main_static(ptr align 8 @list, i64 1)\n  ret void\n}}\n"
        )
    }

    fn only(text: &str) -> Option<Test> {
        list("t.ll", text).ok().flatten().map(|tests| tests[0].clone())
    }

    const PLAIN: (&str, &str) = ("[8 x i8], [16 x i8]", "[8 x i8] zeroinitializer, [16 x i8] undef");

    #[test]
    fn what_a_test_is_stands_in_its_description() {
        let plain = module(PLAIN.0, "\\00\\00\\00\\03").replace("HEAD", PLAIN.1);
        let test = Test { name: "tests::a".to_string(), ignored: false, why_ignored: None, panics: Panics::No, model: None };
        assert_eq!(only(&plain), Some(test.clone()));
        let ignored = module(PLAIN.0, "\\01\\00\\00\\03").replace("HEAD", PLAIN.1);
        assert_eq!(only(&ignored), Some(Test { ignored: true, ..test.clone() }));
        let head = "[8 x i8] c\"\\02\\00\\00\\00\\00\\00\\00\\00\", ptr @why, [8 x i8] c\"\\03\\00\\00\\00\\00\\00\\00\\00\"";
        let panics = module("[8 x i8], ptr, [8 x i8]", "\\00\\00\\00\\03").replace("HEAD", head);
        assert_eq!(only(&panics), Some(Test { panics: Panics::With("why".to_string()), ..test }));
    }

    #[test]
    fn what_is_laid_out_in_another_way_is_refused() {
        let not_compiled = module(PLAIN.0, "\\00\\01\\00\\03").replace("HEAD", PLAIN.1);
        let other_flag = module(PLAIN.0, "\\07\\00\\00\\03").replace("HEAD", PLAIN.1);
        let other_tag =
            module(PLAIN.0, "\\00\\00\\00\\03").replace("HEAD", "[8 x i8] c\"\\05\\00\\00\\00\\00\\00\\00\\00\", [16 x i8] undef");
        let longer = module("[8 x i8], [24 x i8]", "\\00\\00\\00\\03").replace("HEAD", "[8 x i8] zeroinitializer, [24 x i8] undef");
        for text in [not_compiled, other_flag, other_tag, longer] {
            let error = list("t.ll", &text).unwrap_err();
            assert_eq!(error.kind, ErrorKind::Unsupported, "{text}");
        }
        assert_eq!(list("t.ll", "define i32 @main() {\n  ret i32 0\n}\n").unwrap(), None);
    }
}
