//! What pairs are rolled of, and how.

use super::decision::Decision;
use crate::labs::bearoff::EvaluatorKind;
use crate::rollout::pairs::ROTATION_SIZE;

/// A decision, who judges luck and rolls, and whether first rolls are rotated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairsSetup {
    /// The two plays that are compared.
    pub decision: Decision,
    /// Measures the luck that is subtracted.
    pub evaluator: EvaluatorKind,
    /// Ranks the rolls for [`Coupling::Ranked`](crate::rollout::pairs::Coupling::Ranked), and says what luck is nearest for
    /// [`Coupling::Nearest`](crate::rollout::pairs::Coupling::Nearest).
    pub ranking: EvaluatorKind,
    /// Whether of every 36 trials each of the 36 first rolls comes once.
    pub rotation: bool,
}

impl PairsSetup {
    /// Trials that belong together: the spread of a mean is taken from sums over so many.
    #[must_use]
    pub const fn block_size(&self) -> u64 {
        if self.rotation { ROTATION_SIZE } else { 1 }
    }
}
