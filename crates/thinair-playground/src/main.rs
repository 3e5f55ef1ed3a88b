//! `thinair-playground WASM FOLDER [PORT]`: writes the playground into a folder, and serves it there if a port is named.

use std::path::PathBuf;

use anyhow::Context;
use thinair_playground::{assemble, serve};

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(wasm), Some(folder)) = (arguments.next().map(PathBuf::from), arguments.next().map(PathBuf::from)) else {
        anyhow::bail!("usage: thinair-playground WASM FOLDER [PORT]");
    };
    let written = assemble::write(&wasm, &folder)?;
    eprintln!("{}: {} examples", folder.display(), written.examples);
    for why in &written.left_out {
        eprintln!("left out: {why}");
    }
    let Some(port) = arguments.next() else { return Ok(()) };
    let port = port.to_str().and_then(|port| port.parse().ok()).context("the port is a number")?;
    let server = serve::start(&folder, port)?;
    eprintln!("http://localhost:{}/ (Ctrl-C ends it)", server.port);
    server.wait();
    Ok(())
}
