//! The outcomes of the games of one trial.

use crate::stats::score::Score;

/// The result and total luck of one game, with the mover as X.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct GameEnd {
    /// The result, from the mover's side.
    pub result: Score,
    /// The total luck, from the mover's side.
    pub luck: Score,
}

/// The outcomes of the games of one trial: A's, and B's with each coupling that is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PairOutcome<const COUPLINGS: usize> {
    /// The outcome of A's game.
    pub a: GameEnd,
    /// The outcomes of B's games, one for each coupling.
    pub b: [GameEnd; COUPLINGS],
}

impl GameEnd {
    /// Whether the mover has won. A loss is 0 where results are chances, and negative where they
    /// are equities.
    #[inline]
    pub fn is_won(&self) -> bool {
        self.result > Score::ZERO
    }

    /// Returns result − luck.
    #[inline]
    pub fn reduced(&self) -> Score {
        self.result - self.luck
    }
}

impl<const COUPLINGS: usize> Default for PairOutcome<COUPLINGS> {
    fn default() -> Self {
        Self {
            a: GameEnd::default(),
            b: [GameEnd::default(); COUPLINGS],
        }
    }
}
