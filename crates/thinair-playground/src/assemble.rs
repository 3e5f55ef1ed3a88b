//! Writes the folder: the page, the command, the examples and the texts of the models.
//!
//! Everything is loaded by `script` elements, so that the folder works from any static server and from a disk. The command is compressed in it already: a plain
//! server sends files as they are.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, bail};
use serde_json::json;
use thinair_core::cat;
use thinair_core::model::Model;
use thinair_llvm::clang;

use crate::examples;

/// What is in the folder.
pub struct Written {
    pub examples: usize,
    /// Why some examples are not there.
    pub left_out: Vec<String>,
}

/// Texts of models besides those of [`Model::every`].
const TEXTS: [&str; 2] = ["lkmm", "rc11-herd"];

/// Writes the playground into a folder; what was there of an earlier one is replaced.
pub fn write(wasm: &Path, folder: &Path) -> anyhow::Result<Written> {
    // Examples change the working directory.
    let wasm = std::path::absolute(wasm)?;
    std::fs::create_dir_all(folder.join("examples")).with_context(|| folder.display().to_string())?;
    let folder = folder.canonicalize()?;
    let web = examples::root().join("crates/thinair-playground/web").canonicalize()?;
    for entry in std::fs::read_dir(&web).with_context(|| web.display().to_string())? {
        let path = entry?.path();
        if let Some(name) = path.file_name() {
            std::fs::copy(&path, folder.join(name)).with_context(|| path.display().to_string())?;
        }
    }
    // Where the book is, seen from here, if it is published with this.
    if let Ok(book) = std::env::var("THINAIR_BOOK") {
        let page = folder.join("index.html");
        let link = format!("<p><a href=\"{book}\">The book</a></p>");
        put(&page, &std::fs::read_to_string(&page)?.replace("<!-- book -->", &link))?;
    }
    let command = format!("window.thinairWasm = '{}';\n", base64(&compressed(&wasm)?));
    put(&folder.join("thinair.wasm.js"), &command)?;

    let scratch = folder.join("scratch");
    let (examples, left_out) = examples::collect(&scratch)?;
    std::env::set_current_dir(&folder)?;
    std::fs::remove_dir_all(&scratch)?;
    let index: Vec<_> = examples
        .iter()
        .enumerate()
        .map(|(number, example)| json!({ "id": example.id, "title": example.title, "file": format!("examples/{number}.js") }))
        .collect();
    let names = Model::every().map(Model::name).chain(TEXTS);
    let texts: serde_json::Map<String, serde_json::Value> =
        names.filter_map(|name| Some((name.to_owned(), cat::builtin(name)?.into()))).collect();
    let flags = clang::own_flags(Path::new("program.c")).join(" ");
    put(
        &folder.join("examples.js"),
        &format!("window.thinairExamples = {};\n", json!({ "examples": index, "models": texts, "flags": flags })),
    )?;
    for (number, example) in examples.iter().enumerate() {
        let text = format!("window.thinairExample({});\n", json!({ "id": example.id, "files": example.files }));
        put(&folder.join(format!("examples/{number}.js")), &text)?;
    }
    Ok(Written { examples: examples.len(), left_out })
}

fn put(path: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(path, text).with_context(|| path.display().to_string())
}

fn compressed(file: &Path) -> anyhow::Result<Vec<u8>> {
    if !file.is_file() {
        bail!("{}: there is no such file", file.display());
    }
    let mut gzip = Command::new("gzip");
    let output = gzip.args(["-9", "-n", "-c", "--"]).arg(file).stderr(Stdio::inherit()).output().context("cannot run gzip")?;
    if !output.status.success() {
        bail!("gzip failed ({})", output.status);
    }
    Ok(output.stdout)
}

/// RFC 4648, section 4.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let bits = group.iter().enumerate().fold(0u32, |bits, (place, &byte)| bits | u32::from(byte) << (16 - 8 * place));
        for place in 0..4 {
            let letter = char::from(LETTERS[(bits >> (18 - 6 * place) & 63) as usize]);
            text.push(if place <= group.len() { letter } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn the_examples_of_the_rfc() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }
}
