//! The setup of a rollout of pairs: the plays, the evaluator and the coupling.

use super::decision::Decision;
use crate::backgammon::EvaluatorKind;
use crate::codec::codec_as;
use crate::rollout::pairs::Coupling;

/// A decision, an evaluator that measures luck, and a coupling of the dice.
///
/// A setup has one coupling, because a pair costs two whole games. To compare couplings, roll equal
/// trials in each. The worth of independent dice follows from the variances of A's and B's results
/// alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairsSetup {
    decision: Decision,
    evaluator: EvaluatorKind,
    coupling: Coupling,
}

impl PairsSetup {
    /// Returns pairs of a decision, with the luck subtracted that this evaluator measures.
    ///
    /// The result is `None` if the coupling is biased, because pairs are meant to find the better
    /// play.
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

    /// Returns the two plays that are compared.
    #[must_use]
    pub const fn decision(&self) -> &Decision {
        &self.decision
    }

    /// Returns the evaluator of the luck that is subtracted.
    #[must_use]
    pub const fn evaluator(&self) -> EvaluatorKind {
        self.evaluator
    }

    /// Returns the coupling of B's dice to A's.
    #[must_use]
    pub const fn coupling(&self) -> Coupling {
        self.coupling
    }

    /// Returns the evaluators of the turns. The first one measures luck, and the last one ranks
    /// rolls for ranked coupling.
    ///
    /// They are the same evaluator, unless it is [`EvaluatorKind::Nothing`]. Then the tiny network
    /// ranks the rolls.
    pub(super) fn evaluators(&self) -> Vec<EvaluatorKind> {
        let mut evaluators = vec![self.evaluator];
        if self.coupling == Coupling::Ranked && self.evaluator == EvaluatorKind::Nothing {
            evaluators.push(EvaluatorKind::Tiny);
        }
        evaluators
    }
}

codec_as! {
    PairsSetup => (Decision, EvaluatorKind, Coupling),
    |setup| (setup.decision, setup.evaluator, setup.coupling),
    |(decision, evaluator, coupling)| Self::new(decision, evaluator, coupling)
}
