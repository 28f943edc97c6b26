//! Evaluators: how a program estimates the chances of the side on roll.

use super::arrangements::Arrangements;
use super::chance::{Chance, HALF};
use super::chance_table::ChanceTable;
use super::checkers::ArrangementIndex;
use super::one_sided::OneSided;
use super::pip_chances::PipChances;
use crate::backgammon::noise::Noise;

/// A way to estimate winning chances. A finished game counts as its result for all of them (Williams's proof needs
/// it), except for [`EvaluatorKind::Backwards`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluatorKind {
    /// The two-sided database: no error. Up to six checkers a side.
    Exact,
    /// The one-sided database: each side plays for the fewest rolls and ignores the other side.
    OneSided,
    /// The pip counts alone, through a logistic curve.
    PipCount,
    /// 50% in every position.
    Even,
    /// 1 − the exact chance, also when the game is over. It ranks plays as the exact one does and says the reverse
    /// of what they are worth, so that its luck is the exact luck with the sign reversed. Up to six checkers a side.
    Backwards,
    /// The exact chance plus an error of its own for every position, the same whenever it is asked. Up to six
    /// checkers a side.
    Noisy(Noise),
}

/// What evaluators need to know.
pub(crate) struct EvaluatorTables<'a> {
    pub arrangements: &'a Arrangements,
    pub one_sided: &'a OneSided,
    pub pip_chances: &'a PipChances,
    /// The exact table; `None` beyond six checkers a side.
    pub exact: Option<&'a ChanceTable>,
}

impl EvaluatorKind {
    /// Whether it ranks all plays as the exact chances do.
    #[must_use]
    pub const fn ranks_exactly(self) -> bool {
        matches!(self, Self::Exact | Self::Backwards)
    }

    /// Whether it needs the exact chances, which are known up to six checkers a side.
    #[must_use]
    pub const fn needs_exact(self) -> bool {
        matches!(self, Self::Exact | Self::Backwards | Self::Noisy(_))
    }

    /// Whether it says the reverse of the chances by which it ranks plays.
    #[must_use]
    pub const fn is_reversed(self) -> bool {
        matches!(self, Self::Backwards)
    }

    /// The chance of the side on roll by which it ranks plays; neither side is off.
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
            _ => tables.one_sided.chance(mover, opponent),
        }
    }
}
