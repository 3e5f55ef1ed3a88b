//! A server of static files for this machine alone: what a folder has, as it is, and nothing else.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::thread::JoinHandle;

use anyhow::Context;

/// A server that runs until the process ends.
pub struct Server {
    pub port: u16,
    thread: JoinHandle<()>,
}

impl Server {
    /// Waits for ever.
    pub fn wait(self) {
        // Whoever serves does not end.
        let _ = self.thread.join();
    }
}

/// Serves a folder on `localhost`; port 0 takes one that is free.
pub fn start(folder: &Path, port: u16) -> anyhow::Result<Server> {
    let folder = folder.canonicalize().with_context(|| folder.display().to_string())?;
    let listener = TcpListener::bind(("127.0.0.1", port)).with_context(|| format!("cannot listen at port {port}"))?;
    let port = listener.local_addr()?.port();
    let thread = std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let folder = folder.clone();
            // A browser that goes away is its own business.
            std::thread::spawn(move || drop(answer(stream, &folder)));
        }
    });
    Ok(Server { port, thread })
}

fn answer(mut stream: TcpStream, folder: &Path) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut request = String::new();
    reader.read_line(&mut request)?;
    let mut header = String::new();
    while reader.read_line(&mut header)? > 2 {
        header.clear();
    }
    let found = wanted(&request).map(|path| folder.join(path)).and_then(|path| Some((std::fs::read(&path).ok()?, path)));
    let (status, kind, content) = match found {
        Some((content, path)) => ("200 OK", content_type(&path), content),
        None => ("404 Not Found", "text/plain", b"there is no such file\n".to_vec()),
    };
    let length = content.len();
    write!(stream, "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n")?;
    stream.write_all(&content)
}

/// The file that is asked for, below the folder.
fn wanted(request: &str) -> Option<PathBuf> {
    let path = request.strip_prefix("GET /")?.split([' ', '?', '#']).next()?;
    let path = if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
    let path = PathBuf::from(path.replace("%20", " ").replace("%2B", "+"));
    path.components().all(|part| matches!(part, Component::Normal(_))).then_some(path)
}

fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_in_the_folder_is_found() {
        assert_eq!(wanted("GET / HTTP/1.1"), Some(PathBuf::from("index.html")));
        assert_eq!(wanted("GET /book/?a=b HTTP/1.1"), Some(PathBuf::from("book/index.html")));
        assert_eq!(wanted("GET /a/b.js?1 HTTP/1.1"), Some(PathBuf::from("a/b.js")));
        assert_eq!(wanted("GET /../secret HTTP/1.1"), None);
        assert_eq!(wanted("GET //etc/passwd HTTP/1.1"), None);
        assert_eq!(wanted("POST / HTTP/1.1"), None);
    }
}
