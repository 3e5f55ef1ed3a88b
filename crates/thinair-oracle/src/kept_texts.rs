//! Programs in the textual form that earlier versions of the exploration got wrong, kept for ever.
//!
//! Each file says what went wrong with it and under which model; it is run under all of them, with the fences that come nearest.

use thinair_core::ir::Program;
use thinair_core::ir::text::parse_verified;
use thinair_core::model::Model;

pub struct KeptText {
    pub name: &'static str,
    text: &'static str,
}

macro_rules! kept {
    ($($name:literal,)*) => {
        &[$(KeptText { name: $name, text: include_str!(concat!("../kept/", $name, ".tir")) }),*]
    };
}

pub const ALL: &[KeptText] = kept![
    "update-before-holes",
    "update-behind-address",
    "update-behind-load",
    "release-update-behind-read",
    "issued-and-read",
    "fence-before-kept-write",
    "join-is-no-fence",
    "rival-updates",
    "spawn-after-join",
    "spawn-after-waiting",
    "assertion-is-a-branch",
    "compare-with-what-was-read",
    "waiting-with-dependencies",
    "spawned-with-what-was-read",
    "spawned-conditionally",
    "join-of-what-was-read",
    "spawn-of-what-was-read",
    "own-write-before-hole",
    "spawn-behind-issued-write",
    "race-of-a-filled-hole",
    "conditional-stores",
    "update-of-a-moved-block",
    "read-before-the-first-update",
    "update-empties-the-buffer",
    "own-update-empties-the-buffer",
    "forwarded-acquire",
    "forwarded-twice",
    "forwarded-sequential",
    "sequential-store-behind-load",
    "waiting-once-more",
    "choice-between-loads",
    "co-opens-after-update",
    "update-is-one-operation",
    "issued-beside-tails",
    "issued-beside-tails-and-fences",
    "update-only-issued",
    "spawn-behind-issued-write-and-choice",
    "read-before-its-place",
    "part-without-its-sources",
    "links-of-fences",
    "rows-behind-a-hole",
    "rows-behind-a-hole-and-fences",
];

impl KeptText {
    /// The program with the fences of a model.
    pub fn program(&self, model: Model) -> Program {
        let (strong, between_writes) = match model {
            Model::Armv8 | Model::Armv7 => ("dmb.full", "dmb.st"),
            Model::Riscv | Model::Ztso => ("rw.rw", "w.w"),
            Model::Power => ("sync", "eieio"),
            Model::Pso => ("sc", "stbar"),
            _ => ("sc", "rel"),
        };
        let text = self.text.replace("fence dmb.full", &format!("fence {strong}"));
        let text = text.replace("fence eieio", &format!("fence {between_writes}"));
        parse_verified(self.name, &text).unwrap_or_else(|invalid| panic!("{}: {invalid}", self.name))
    }

    /// The models under which the engine and brute force see the same program. Brute force tracks dependencies under all of them, and so takes a turn more
    /// than the engine to see that a loop waits, where only dependencies change.
    pub fn models(&self) -> &'static [Model] {
        if self.text.contains("fence lwsync") {
            &[Model::Power]
        } else if self.name == "waiting-with-dependencies" {
            &[Model::Imm, Model::Armv8, Model::Armv7, Model::Riscv, Model::Power]
        } else {
            &Model::ALL
        }
    }

    /// Does a thread start another? The plain form of the exploration refuses that.
    pub fn spawns(&self) -> bool {
        self.text.contains("= spawn ")
    }
}
