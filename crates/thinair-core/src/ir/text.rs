//! The textual form of programs: printing and parsing.
/// Stub.
pub fn parse_verified(_file_name: &str, _source: &str) -> Result<super::Program, String> {
    Ok(super::Program::default())
}
