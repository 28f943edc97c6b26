//! The setup of a comparison of two plays: the decision, the evaluators, and the rotation of first
//! rolls.

use super::decision::Decision;
use crate::labs::bearoff::EvaluatorKind;
use crate::rollout::pairs::ROTATION_SIZE;

/// Everything that determines a pair of games, except for the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairsSetup {
    /// The decision whose plays are compared.
    pub decision: Decision,
    /// The evaluator that measures the luck that is subtracted.
    pub evaluator: EvaluatorKind,
    /// The evaluator that ranks the rolls for
    /// [`Coupling::Ranked`](crate::rollout::pairs::Coupling::Ranked), and measures the luck that
    /// [`Coupling::Nearest`](crate::rollout::pairs::Coupling::Nearest) compares.
    pub ranking: EvaluatorKind,
    /// Whether first rolls are rotated: each of the 36 first rolls occurs once in every 36 trials.
    pub rotation: bool,
}

impl PairsSetup {
    /// Returns the number of consecutive trials in a block: 36 with rotation, else 1.
    ///
    /// Trials of a block are not independent, so standard errors are computed from the means of
    /// blocks. A block is not a chunk of work.
    #[must_use]
    pub const fn block_size(&self) -> u64 {
        if self.rotation { ROTATION_SIZE } else { 1 }
    }
}
