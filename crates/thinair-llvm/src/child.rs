//! Compilers that run: whoever must end soon can end them, too.

use std::io::{self, Read};
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The children that run, by their process ids; `None` once none may be started any more.
static RUNNING: Mutex<Option<Vec<Child>>> = Mutex::new(Some(Vec::new()));

fn running() -> MutexGuard<'static, Option<Vec<Child>>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends every child that runs, and lets none begin. For when the process is about to end: whoever waits for a
/// child waits for ever from here on.
pub fn stop_all() {
    for mut child in running().take().into_iter().flatten() {
        // One that has ended by itself needs no more.
        let _ = child.kill();
        let _ = child.wait();
    }
}

/// Like [`Command::output`], for a child that [`stop_all`] ends.
pub fn output(command: &mut Command) -> io::Result<Output> {
    let (id, out, err) = {
        let mut running = running();
        let Some(children) = running.as_mut() else {
            drop(running);
            wait_for_end()
        };
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let (id, out, err) = (child.id(), child.stdout.take(), child.stderr.take());
        children.push(child);
        (id, out, err)
    };
    // Both are read at the same time: a child that has filled one of them waits.
    let (stdout, stderr) = std::thread::scope(|scope| {
        let errors = std::thread::Builder::new().spawn_scoped(scope, move || read(err));
        let stdout = read(out);
        let stderr = errors.map(|reader| reader.join().unwrap_or_else(|_| Ok(Vec::new())));
        (stdout, stderr)
    });
    let mut child = {
        let mut running = running();
        let place = running.as_ref().and_then(|children| children.iter().position(|child| child.id() == id));
        let Some((children, place)) = running.as_mut().zip(place) else {
            drop(running);
            wait_for_end()
        };
        children.swap_remove(place)
    };
    let status = child.wait()?;
    Ok(Output { status, stdout: stdout?, stderr: stderr?? })
}

fn wait_for_end() -> ! {
    loop {
        std::thread::park();
    }
}

fn read(pipe: Option<impl Read>) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if let Some(mut pipe) = pipe {
        pipe.read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
