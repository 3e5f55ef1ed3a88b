//! Which programs, at which sizes and under which models, are timed: the criterion benchmarks and the binary `rates` share this list.

use thinair_core::model::Model;

/// Names and sizes as [`crate::benchmarks::program`] takes them.
pub const PROGRAMS: &[(&str, u32)] = &[
    ("readers", 15),
    ("nwrites-loc", 9),
    ("n-writers", 7),
    ("ainc", 8),
    ("binc", 5),
    ("inc", 6),
    ("casrot", 11),
    ("casw", 6),
    ("lastzero", 12),
    ("coa", 5),
    ("lbn", 14),
    ("sbn", 14),
    ("fib", 5),
    ("indexer", 15),
    ("sb+w", 10),
];

pub const MODELS: &[Model] = &[Model::Rc11, Model::Sc, Model::Tso, Model::Imm, Model::Armv8, Model::Armv7, Model::Riscv, Model::Power];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_of_the_suite_exists() {
        for &(name, size) in PROGRAMS {
            let source = crate::benchmarks::program(name, size).unwrap_or_else(|| panic!("no program {name} of size {size}"));
            thinair_core::ir::text::parse_verified(name, &source).unwrap_or_else(|invalid| panic!("{name}: {invalid}"));
        }
    }
}
