//! Evaluators of bear-offs: ways to estimate the winning chance of the side on roll.

use super::arrangements::Arrangements;
use super::chance::{Chance, HALF};
use super::chance_table::ChanceTable;
use super::checkers::ArrangementIndex;
use super::one_sided::OneSided;
use super::pip_chances::PipChances;
use crate::backgammon::noise::Noise;

/// A way to estimate winning chances. Every evaluator but [`EvaluatorKind::Backwards`] counts a
/// finished game as its result, which Williams's proof needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluatorKind {
    /// The two-sided database, without error. Up to six checkers a side.
    Exact,
    /// The one-sided database: each side plays for the fewest rolls and ignores the other side.
    OneSided,
    /// The pip counts alone, through a logistic curve.
    PipCount,
    /// 50% in every position.
    Even,
    /// 1 − the exact chance, also when the game is over. Up to six checkers a side.
    ///
    /// This evaluator ranks plays as the exact one does, but reports the reverse of their chances.
    /// So its luck is the exact luck with the sign reversed.
    Backwards,
    /// The exact chance plus an error that each position always has. Up to six checkers a side.
    Noisy(Noise),
}

/// The tables that evaluators read.
pub(crate) struct EvaluatorTables<'a> {
    /// The arrangements, for their pip counts.
    pub arrangements: &'a Arrangements,
    /// The one-sided database.
    pub one_sided: &'a OneSided,
    /// Chances by pip count alone.
    pub pip_chances: &'a PipChances,
    /// The table of exact chances; `None` beyond six checkers a side.
    pub exact: Option<&'a ChanceTable>,
}

impl EvaluatorKind {
    /// Returns whether the evaluator ranks all plays as the exact chances do.
    #[must_use]
    pub const fn ranks_exactly(self) -> bool {
        matches!(self, Self::Exact | Self::Backwards)
    }

    /// Returns whether the evaluator needs the exact chances, which are known up to six checkers a
    /// side.
    #[must_use]
    pub const fn needs_exact(self) -> bool {
        matches!(self, Self::Exact | Self::Backwards | Self::Noisy(_))
    }

    /// Returns whether the evaluator reports the reverse of the chances by which it ranks plays.
    #[must_use]
    pub const fn is_reversed(self) -> bool {
        matches!(self, Self::Backwards)
    }

    /// Returns the chance of the side on roll by which the evaluator ranks plays, in units of 2⁻²⁵.
    /// Neither side is off.
    #[inline]
    pub(crate) fn chance(
        self,
        tables: &EvaluatorTables,
        mover: ArrangementIndex,
        opponent: ArrangementIndex,
    ) -> Chance {
        match (self, tables.exact) {
            (Self::Exact | Self::Backwards, Some(exact)) => exact.row(mover)[usize::from(opponent)],
            (Self::Noisy(noise), Some(exact)) => {
                let position = u64::from(mover) << 16 | u64::from(opponent);
                noise.apply_to(exact.row(mover)[usize::from(opponent)], position)
            }
            (Self::PipCount, _) => tables
                .pip_chances
                .chance(tables.arrangements, mover, opponent),
            (Self::Even, _) => HALF,
            // Without the exact table, the one-sided database is the best there is.
            (Self::OneSided, _) | (Self::Exact | Self::Backwards | Self::Noisy(_), None) => {
                tables.one_sided.chance(mover, opponent)
            }
        }
    }
}
