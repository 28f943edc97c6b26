//! Ranges of trials of a rollout.

use std::fmt;

use rollout_lab::rollout::limits::MAX_GAMES;

use crate::failure::{Result, fail};

/// The trials `from..to`, counted from 0. There is at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrialRange {
    /// The first trial.
    from: u64,
    /// The trial after the last one, at most [`MAX_GAMES`].
    to: u64,
}

impl TrialRange {
    /// Returns the trials `from..to`; `None` if there is none, or if one is past the last trial of
    /// a rollout.
    pub fn new(from: u64, to: u64) -> Option<Self> {
        (from < to && to <= MAX_GAMES).then_some(Self { from, to })
    }

    /// Reads `N`, which means the first N trials, or `FROM..TO`.
    ///
    /// # Errors
    /// A sentence, for a text that is neither.
    pub fn read(text: &str) -> Result<Self> {
        let (from, to) = text.split_once("..").unwrap_or(("0", text));
        // `parse` alone would accept a plus sign. Of digits alone it refuses only a number that is
        // too large for a `u64`, and so past every limit.
        let number = |text: &str| {
            let is_number = !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
            is_number.then(|| text.parse().unwrap_or(u64::MAX))
        };
        match number(from).zip(number(to)) {
            Some((_, to)) if to > MAX_GAMES => fail(format!(
                "{text:?} goes past the last trial of a rollout: use trials up to {MAX_GAMES}"
            )),
            Some((from, to)) => Self::new(from, to).map_or_else(
                || {
                    fail(format!(
                        "{text:?} has no trials: use a number from 1, or FROM..TO with FROM below \
                         TO"
                    ))
                },
                Ok,
            ),
            None => fail(format!(
                "{text:?} is not a number of trials: use a whole number such as 1000, or a range \
                 such as 300..1000"
            )),
        }
    }

    /// Returns the first trial.
    pub const fn from(self) -> u64 {
        self.from
    }

    /// Returns the trial after the last one.
    pub const fn to(self) -> u64 {
        self.to
    }

    /// Returns the number of trials.
    pub const fn count(self) -> u64 {
        self.to - self.from
    }
}

/// Writes `FROM..TO`, which [`TrialRange::read`] reads back.
impl fmt::Display for TrialRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.from, self.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_the_range_from_zero() {
        let range = TrialRange::read("1000").unwrap();
        assert_eq!((range.from(), range.to(), range.count()), (0, 1000, 1000));
        let range = TrialRange::read("300..1000").unwrap();
        assert_eq!(
            (range.count(), range.to_string().as_str()),
            (700, "300..1000")
        );
        assert!(TrialRange::read("1000000000000").is_ok());
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "0",
            "-5",
            "+5",
            "1e3",
            "1.5",
            "3..3",
            "5..3",
            "..",
            "5..",
            "..5x",
            "1..2..3",
            "1000000000001",
            "99999999999999999999999",
        ] {
            assert!(TrialRange::read(text).is_err(), "{text:?}");
        }
    }
}
