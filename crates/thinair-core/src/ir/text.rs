//! The textual form of programs: printing and parsing.
