//! What is to be rolled out: a position, who chooses the plays, and who measures the luck.

use core::fmt;

use super::estimate::Estimate;
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::bearoff_db::evaluator::EvaluatorKind;

/// The method that chooses a side's plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// The play that an evaluator ranks highest; [`EvaluatorKind::Backwards`] makes the worst play.
    Evaluator(EvaluatorKind),
    /// Fewest pips; of these, fewest checkers; of these, fewest on the ace point, then on the two point, and so on.
    FewestPips,
}

/// The setup of a rollout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Where games start; either side may be on roll.
    pub position: Position,
    /// Players of X and of O.
    pub players: [Player; 2],
    /// Estimates that measure luck, all in the same games.
    pub estimates: Vec<Estimate>,
}

/// Why a setup cannot be played with a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A side has more checkers than the database knows.
    BeyondDatabase,
    /// An evaluator needs the exact chances, which the database does not have.
    NeedsExact(EvaluatorKind),
}

impl Player {
    pub(crate) const fn evaluator(self) -> Option<EvaluatorKind> {
        match self {
            Self::Evaluator(evaluator) => Some(evaluator),
            Self::FewestPips => None,
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BeyondDatabase => "a side has more checkers than the database knows",
            Self::NeedsExact(_) => "the exact chances are known up to six checkers a side only",
        })
    }
}

impl core::error::Error for SetupError {}
