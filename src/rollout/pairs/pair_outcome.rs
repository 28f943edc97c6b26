//! How the games of one trial ended.

use crate::stats::score::Score;

/// How one game ended, with the mover as X.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct GameEnd {
    pub result: Score,
    pub luck: Score,
}

/// How the games of one trial ended: A's, and B's with each coupling that is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PairOutcome<const COUPLINGS: usize> {
    pub a: GameEnd,
    pub b: [GameEnd; COUPLINGS],
}

impl GameEnd {
    /// Whether the mover has won: of results that are chances a loss is nothing, of equities it is below nothing.
    #[inline]
    pub fn is_won(&self) -> bool {
        self.result > Score::ZERO
    }

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
