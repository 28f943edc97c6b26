//! What pairs are rolled of, and how.

use super::decision::Decision;
use crate::backgammon::EvaluatorKind;
use crate::rollout::pairs::Coupling;

/// A decision, an evaluator that measures luck, and a coupling of the dice.
///
/// A setup has one coupling, because a pair costs two whole games. To compare couplings, roll equal trials in each. The
/// worth of independent dice follows from the variances of A's and B's results alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairsSetup {
    decision: Decision,
    evaluator: EvaluatorKind,
    coupling: Coupling,
}

impl PairsSetup {
    /// Pairs of a decision, with the luck subtracted that an evaluator measures. `None` if the coupling is biased,
    /// because the better play is wanted here.
    #[must_use]
    pub const fn new(
        decision: Decision,
        evaluator: EvaluatorKind,
        coupling: Coupling,
    ) -> Option<Self> {
        if coupling.is_unbiased() {
            Some(Self {
                decision,
                evaluator,
                coupling,
            })
        } else {
            None
        }
    }

    /// The two plays that are compared.
    #[must_use]
    pub const fn decision(&self) -> &Decision {
        &self.decision
    }

    /// Returns the evaluator of the luck that is subtracted.
    #[must_use]
    pub const fn evaluator(&self) -> EvaluatorKind {
        self.evaluator
    }

    /// The coupling of B's dice to A's.
    #[must_use]
    pub const fn coupling(&self) -> Coupling {
        self.coupling
    }

    /// Who looks at the rolls. The first measures their luck, the last ranks them where that couples dice: the same one, or, if
    /// she is nobody, the tiny network.
    pub(super) fn evaluators(&self) -> Vec<EvaluatorKind> {
        let mut evaluators = vec![self.evaluator];
        if self.coupling == Coupling::Ranked && self.evaluator == EvaluatorKind::Nothing {
            evaluators.push(EvaluatorKind::Tiny);
        }
        evaluators
    }
}
