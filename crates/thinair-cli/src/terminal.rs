//! How wide the terminal is that somebody looks at; `None` where nobody does, as in a browser.

#[cfg(not(target_family = "wasm"))]
pub fn width_of_output() -> Option<usize> {
    terminal_size::terminal_size().map(|(width, _)| usize::from(width.0))
}

#[cfg(not(target_family = "wasm"))]
pub fn width_of_errors() -> Option<usize> {
    terminal_size::terminal_size_of(std::io::stderr()).map(|(width, _)| usize::from(width.0))
}

#[cfg(target_family = "wasm")]
pub fn width_of_output() -> Option<usize> {
    None
}

#[cfg(target_family = "wasm")]
pub fn width_of_errors() -> Option<usize> {
    None
}
