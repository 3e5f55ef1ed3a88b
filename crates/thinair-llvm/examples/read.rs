//! Reads a file of LLVM IR, once for what it defines and once in full, and says how fast that was.

use std::time::Instant;

use thinair_llvm::reader::Module;

fn main() {
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).expect("a file to read");
        let megabytes = text.len() as f64 / 1e6;
        let start = Instant::now();
        let mut module = match Module::read(&file, &text) {
            Ok(module) => module,
            Err(error) => {
                println!("{error}");
                continue;
            }
        };
        let indexed = start.elapsed().as_secs_f64();
        let everything = module.read_everything();
        let whole = start.elapsed().as_secs_f64();
        match everything {
            Ok(instructions) => println!(
                "{file}: {megabytes:.1} MB, {instructions} instructions; index {:.0} MB/s, everything {:.0} MB/s",
                megabytes / indexed,
                megabytes / whole
            ),
            Err(error) => println!("{error}"),
        }
    }
}
