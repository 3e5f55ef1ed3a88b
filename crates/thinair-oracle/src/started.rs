//! Programs with the same threads, started by one that was not there before.

use thinair_core::ir::Program;
use thinair_core::ir::text::{parse_verified, print};

/// The same threads, started by another one, which goes on as `then` says when it is given the names of all handles.
pub fn started(program: &Program, then: impl Fn(&[String]) -> String) -> Program {
    let text = print(program);
    let (rest, threads): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| !line.starts_with("thread "));
    let handles: Vec<String> = (0..threads.len()).map(|number| format!("%h{number}")).collect();
    let spawns: String = threads.iter().zip(&handles).map(|(thread, handle)| format!("  {handle} = spawn {}\n", &thread[7..])).collect();
    let text = format!("{}\nfn @start() {{\nb0:\n{spawns}{}  ret\n}}\nthread @start()\n", rest.join("\n"), then(&handles));
    parse_verified("started", &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Joins all of these threads.
pub fn joins(handles: &[String]) -> String {
    handles.iter().map(|handle| format!("  join {handle}\n")).collect()
}
