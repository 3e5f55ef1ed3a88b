//! What is published can be built by itself: the core is packed as for a registry, and checked where no repository is around it.

use std::path::{Path, PathBuf};
use std::process::Command;

const PUBLISHED: [&str; 8] =
    ["thinair-core", "thinair-litmus", "thinair-llvm", "thinair-report", "thinair", "thinair-cli", "cargo-thinair", "thinair-harness"];
/// Of these, no crate here depends on them.
const LAST: [&str; 4] = ["thinair", "thinair-cli", "cargo-thinair", "thinair-harness"];
const PRIVATE: [&str; 3] = ["thinair-bench", "thinair-oracle", "thinair-playground"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Runs cargo without the network; what it prints.
fn cargo(arguments: &[&str], folder: &Path) -> String {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("package");
    let mut command = Command::new(env!("CARGO"));
    command.args(arguments).arg("--offline").current_dir(folder).env("CARGO_TARGET_DIR", &target);
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "cargo {}: {said}", arguments.join(" "));
    said
}

/// Each crate that is meant for a registry says what people look for there, and the others say that they are not.
#[test]
fn manifests() {
    let manifest = |name: &str| std::fs::read_to_string(root().join("crates").join(name).join("Cargo.toml")).unwrap();
    for name in PUBLISHED {
        let text = manifest(name);
        for field in ["description = ", "readme = \"README.md\"", "keywords = [", "license.workspace"] {
            assert!(text.contains(field), "{name} has no {field}");
        }
        assert!(!text.contains("publish = false"), "{name}");
        let readme = std::fs::read_to_string(root().join("crates").join(name).join("README.md")).unwrap();
        assert!(readme.starts_with(&format!("# {name}\n")), "{name}");
    }
    for name in PRIVATE {
        assert!(manifest(name).contains("publish = false"), "{name}");
    }
    let all = std::fs::read_dir(root().join("crates")).unwrap().count();
    assert_eq!(all, PUBLISHED.len() + PRIVATE.len(), "a crate is neither published nor private");
    let workspace = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
    for name in PUBLISHED.iter().filter(|name| !LAST.contains(name)) {
        let line = workspace.lines().find(|line| line.starts_with(&format!("{name} = "))).unwrap();
        assert!(line.contains("version = "), "{line}: others depend on it");
    }
}

#[test]
fn the_core_is_built_from_its_package() {
    if Command::new("tar").arg("--version").output().is_err() {
        eprintln!("skipped: there is no tar here");
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("package");
    cargo(&["package", "--package", "thinair-core", "--no-verify", "--allow-dirty"], &root());
    let name = format!("thinair-core-{}", env!("CARGO_PKG_VERSION"));
    let unpacked = folder.join("unpacked");
    let _ = std::fs::remove_dir_all(&unpacked);
    std::fs::create_dir_all(&unpacked).unwrap();
    let archive = folder.join("package").join(format!("{name}.crate"));
    assert!(Command::new("tar").arg("-xzf").arg(&archive).current_dir(&unpacked).status().unwrap().success());
    let home = unpacked.join(&name);
    assert!(home.join("models/rc11.cat").is_file() && home.join("README.md").is_file());
    // It stands by itself, wherever it is unpacked.
    let manifest = home.join("Cargo.toml");
    let text = std::fs::read_to_string(&manifest).unwrap();
    std::fs::write(&manifest, text + "\n[workspace]\n").unwrap();
    cargo(&["check", "--quiet"], &home);
}
