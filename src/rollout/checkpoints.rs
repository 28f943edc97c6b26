//! Checkpoints: the numbers of games at which a rollout keeps its sums.
//!
//! Every game is a checkpoint at first. Later ones are evenly spaced on a logarithmic axis, about
//! 570 up to 10¹² games. Integer arithmetic alone decides, so every machine has the same
//! checkpoints.
//!
//! ```
//! use rollout_lab::labs::two_checker::{Leaf, Rollout};
//! use rollout_lab::rollout::checkpoints;
//! use rollout_lab::rollout::seed::Seed;
//!
//! assert_eq!(checkpoints::up_to(30).last(), Some(30));
//!
//! // Replay the 30 games that the article prints. After ten of them, the article's total is 500.
//! let mut article = Rollout::replay(Seed::new(1));
//! article.roll(30);
//! let tenth = article.checkpoints().nth(9).unwrap();
//! assert_eq!(tenth.all().total(Leaf::result), 500.0);
//! ```

/// Returns the checkpoint after checkpoint `games`.
#[must_use]
pub const fn next(games: u64) -> u64 {
    let step = games / 21;
    games + if step > 1 { step } else { 1 }
}

/// Returns the first checkpoint after `games` games, whether or not `games` is a checkpoint.
#[must_use]
pub fn after(games: u64) -> u64 {
    let mut checkpoint = 1;
    while checkpoint <= games {
        checkpoint = next(checkpoint);
    }
    checkpoint
}

/// Iterates over all checkpoints from 1 to `last`, and `last` itself (if above 0) even if it is
/// none.
pub fn up_to(last: u64) -> impl Iterator<Item = u64> {
    core::iter::successors((last > 0).then_some(1), move |&games| {
        (games < last).then(|| next(games).min(last))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dense_then_logarithmic() {
        let points: Vec<u64> = up_to(1_000_000_000_000).collect();
        assert_eq!(points[..42], (1..=42).collect::<Vec<u64>>());
        assert!((500..650).contains(&points.len()), "{}", points.len());
        // The largest step on the log axis is from 42 × k to 44 × k, which is log10(22/21) of a
        // decade.
        for pair in points.windows(2).filter(|pair| pair[0] >= 42) {
            assert!(pair[1] * 21 <= pair[0] * 22, "{pair:?}");
        }
    }

    #[test]
    fn up_to_ends_at_last() {
        assert_eq!(up_to(0).count(), 0);
        assert_eq!(up_to(1).collect::<Vec<_>>(), [1]);
        for last in [2, 42, 43, 1000, 123_456] {
            let points: Vec<u64> = up_to(last).collect();
            assert_eq!(points.last(), Some(&last));
            assert!(points.windows(2).all(|pair| pair[0] < pair[1]));
        }
    }
}
