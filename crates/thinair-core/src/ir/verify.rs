//! Well-formedness of programs, with errors that say what and where.
