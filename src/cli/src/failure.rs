//! Failures: sentences for the person at the command line.

use std::fmt;
use std::io::{Write, stderr};

/// The reason why a command gave no result: what is wrong, and what would be right.
///
/// The sentence begins with a small letter where it can, because the program's name comes first. It
/// has no full stop, which [`fmt::Display`] adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(String);

/// The result of a step that may fail.
pub type Result<T> = std::result::Result<T, Failure>;

impl Failure {
    /// The exit status of a command that failed.
    pub const STATUS: u8 = 2;

    /// Creates a failure from its sentence.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

/// Returns a failure with this sentence.
pub fn fail<T>(sentence: impl Into<String>) -> Result<T> {
    Err(Failure::new(sentence))
}

/// Writes a sentence to standard error, after the program's name.
pub fn say(sentence: &impl fmt::Display) {
    // Not `eprintln!`, which panics where standard error is a closed pipe or a full disk.
    let _ = writeln!(stderr(), "rollout-lab: {sentence}");
}

/// Joins words as a sentence lists them: `a, b or c`.
pub fn alternatives<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<&str> = words.into_iter().collect();
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => words.concat(),
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alternatives_end_with_or() {
        assert_eq!(alternatives(["a", "b", "c"]), "a, b or c");
        assert_eq!(alternatives(["a"]), "a");
        assert_eq!(alternatives([]), "");
    }
}
