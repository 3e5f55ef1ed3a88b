//! The programs under `examples/` parse, verify, and print to texts that parse back.

use std::fs;
use std::path::Path;

use thinair_core::ir::text;

#[test]
fn examples_are_right() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut seen = 0;
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "tir") {
            continue;
        }
        let name = path.file_name().unwrap().to_string_lossy();
        let source = fs::read_to_string(&path).unwrap();
        let program = text::parse_verified(&name, &source).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(text::parse(&name, &text::print(&program)), Ok(program));
        seen += 1;
    }
    assert!(seen >= 3);
}
