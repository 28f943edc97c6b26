//! One walk, move by move, as an estimate sees it.

use super::share::Share;
use super::walked::{Scratch, Walked};
use crate::sampler::Measured;
use crate::seed::Seed;
use crate::trial::Trials;

/// A walk that was walked, in the unit of its outcome: percent, or moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Which trial, counted from 0.
    pub trial: u64,
    /// Where it was: 0, then X after each move. The last is at ±1 or beyond.
    pub path: Vec<f64>,
    /// Luck of each move, all of it, whatever share is subtracted.
    pub luck: Vec<f64>,
    /// The game's other moves.
    pub other_moves: f64,
    /// The outcome: 100 or 0, or the number of moves.
    pub result: f64,
    /// What is subtracted: the share of the luck of all moves.
    pub subtracted: f64,
    /// Result − what is subtracted.
    pub reduced: f64,
}

impl Record {
    /// The same with this share of what is subtracted here.
    #[must_use]
    pub fn with_share(self, share: Share) -> Self {
        let subtracted = share.get() * self.subtracted;
        Self {
            subtracted,
            reduced: self.result - subtracted,
            ..self
        }
    }

    /// Walk `k` of a seed's, where moves have this luck.
    pub(super) fn of<W: Walked>(
        walks: &W,
        seed: Seed,
        k: u64,
        estimate: usize,
        luck: impl Fn(f64, f64) -> f64,
    ) -> Self {
        let mut scratch = Scratch::default();
        let mut measured = vec![Measured::default(); walks.estimates()];
        let mut ended = walks.play(Trials::new(seed), k, &mut scratch, &mut measured);
        let mut path = vec![0.0];
        path.append(&mut scratch.0);
        let subtracted = measured[estimate].luck;
        Self {
            trial: k,
            luck: path.windows(2).map(|step| luck(step[0], step[1])).collect(),
            path,
            other_moves: ended.other_moves(walks.model()),
            result: ended.result.in_unit(W::UNIT),
            subtracted: subtracted.in_unit(W::UNIT),
            reduced: (ended.result - subtracted).in_unit(W::UNIT),
        }
    }
}
