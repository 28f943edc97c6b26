//! When long work asks whether to go on.

/// Most games between two questions: well below a millisecond of work along paths.
const MOST: u64 = 256;

/// How many games are played before the next question: one before the first, and a few more each time. Where every
/// chance must be worked out, one game may take milliseconds, and whoever gave eight must not wait for sixteen.
pub(crate) struct Pace {
    stride: u64,
    left: u64,
}

impl Pace {
    pub const fn new() -> Self {
        Self { stride: 1, left: 1 }
    }

    /// How many games may be played before the next question; at least one.
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// So many games have been played, at most those that were left; returns whether to ask now.
    pub const fn is_due(&mut self, played: u64) -> bool {
        self.left -= played;
        if self.left > 0 {
            return false;
        }
        self.stride = longer(self.stride);
        self.left = self.stride;
        true
    }
}

const fn longer(stride: u64) -> u64 {
    let longer = stride + stride / 4 + 1;
    if longer < MOST { longer } else { MOST }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_gave_time_for_some_games_waits_for_half_as_many_more_at_the_most() {
        let (mut played, mut pace) = (0, Pace::new());
        for _ in 0..100 {
            let stride = pace.left();
            // Three games at first: 1, 2, 3, 4, 6, 8, 11, 14, …
            assert!(stride <= played / 2 + 3, "{stride} after {played}");
            assert!(stride <= MOST);
            for _ in 1..stride {
                assert!(!pace.is_due(1));
            }
            assert!(pace.is_due(1));
            played += stride;
        }
        assert_eq!(pace.left(), MOST);
    }
}
