//! What went wrong, as one sentence for the person at the terminal.

use std::fmt;

/// One sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(String);

/// `Ok`, or the sentence to print.
pub type Result<T = ()> = std::result::Result<T, Failure>;

impl Failure {
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// `Err` with this sentence.
pub fn fail<T>(sentence: impl Into<String>) -> Result<T> {
    Err(Failure::new(sentence))
}
