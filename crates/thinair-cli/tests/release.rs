//! `./x release` makes an archive that can be unpacked and used, and the same one again.

mod support;

use std::path::{Path, PathBuf};
use std::process::Command;

use support::root;

/// Packs the program of this build into a folder; the archive.
fn pack(folder: &Path) -> PathBuf {
    let _ = std::fs::remove_dir_all(folder);
    std::fs::create_dir_all(folder).unwrap();
    let mut command = Command::new("sh");
    command.arg(root().join("x")).args(["release", env!("CARGO_BIN_EXE_thinair")]).env("DIST", folder);
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}");
    let archive = said.lines().last().and_then(|line| line.strip_prefix("x: ")).unwrap_or_else(|| panic!("{said}"));
    PathBuf::from(archive)
}

#[test]
fn an_archive_for_users() {
    if !cfg!(unix) || Command::new("tar").arg("--version").output().is_err() {
        eprintln!("skipped: there is no tar here");
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("release");
    let archive = pack(&folder.join("first"));
    let again = pack(&folder.join("second"));
    assert_eq!(archive.file_name(), again.file_name());
    assert!(std::fs::read(&archive).unwrap() == std::fs::read(again).unwrap(), "the same files give another archive");
    let checksum = std::fs::read_to_string(archive.with_extension("gz.sha256")).unwrap();
    let name = archive.file_name().unwrap().to_str().unwrap();
    assert!(checksum.trim_end().ends_with(name) && checksum.find(' ') == Some(64), "{checksum}");

    // As a user has it: unpacked elsewhere.
    let unpacked = folder.join("unpacked");
    std::fs::create_dir_all(&unpacked).unwrap();
    assert!(Command::new("tar").arg("-xzf").arg(&archive).current_dir(&unpacked).status().unwrap().success());
    let home = unpacked.join(name.strip_suffix(".tar.gz").unwrap());
    for file in [
        "README.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "docs/tutorial.md",
        "models/rc11.cat",
        "man/thinair-check.1",
        "completions/thinair.bash",
    ] {
        assert!(home.join(file).is_file(), "{file} is not in the archive");
    }
    let status = |arguments: &[&str]| Command::new(home.join("thinair")).args(arguments).current_dir(&home).output().unwrap().status.code();
    assert_eq!(status(&["check", "examples/message-passing.tir"]), Some(0));
    assert_eq!(status(&["litmus", "--model", "models/tso.cat", "examples/litmus/store-buffering.litmus"]), Some(0));
}
