//! What pairs are rolled of, and how.

use super::decision::Decision;
use crate::contact::evaluator::Evaluator;
use crate::pairs::Coupling;

/// A decision, who measures luck, and how dice are coupled.
///
/// One coupling at a time: a pair of games costs two games. What another coupling would be worth is seen by rolling the same trials
/// in it, and what independent dice are worth follows from how A's and B's results spread by themselves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairsSetup {
    decision: Decision,
    evaluator: Evaluator,
    coupling: Coupling,
}

impl PairsSetup {
    /// Pairs of a decision, with the luck subtracted that an evaluator measures. `None` of a coupling that is biased: here somebody
    /// wants to know which play is better.
    #[must_use]
    pub const fn new(decision: Decision, evaluator: Evaluator, coupling: Coupling) -> Option<Self> {
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

    /// Who measures the luck that is subtracted.
    #[must_use]
    pub const fn evaluator(&self) -> Evaluator {
        self.evaluator
    }

    /// What B's dice have to do with A's.
    #[must_use]
    pub const fn coupling(&self) -> Coupling {
        self.coupling
    }

    /// Who looks at the rolls. The first measures their luck, the last ranks them where that couples dice: the same one, or, if
    /// she is nobody, the tiny network.
    pub(super) fn evaluators(&self) -> Vec<Evaluator> {
        let mut evaluators = vec![self.evaluator];
        if self.coupling == Coupling::Ranked && self.evaluator == Evaluator::Nothing {
            evaluators.push(Evaluator::Tiny);
        }
        evaluators
    }
}
