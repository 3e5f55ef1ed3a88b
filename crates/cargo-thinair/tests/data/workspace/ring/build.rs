//! Says something to the compiler, and sees that no flags reach it that are for checked programs.

fn main() {
    assert!(!cfg!(thinair), "a build script is not checked");
    println!("cargo::rustc-check-cfg=cfg(built)");
    println!("cargo::rustc-cfg=built");
    println!("cargo::rustc-env=GREETING=hello");
}
