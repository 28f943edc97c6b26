//! Claims about councils, and the councils that they are about.

use super::model::{COUNCIL_SIZE, Model, Setting};

/// A claim about councils: the blog's, or our own observation.
///
/// The blog's figures have two or three candidates and three programs, s₁ < s₂ = s₃.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The blog's claim that the majority beats the strongest program while strengths are close,
    /// and fails beyond.
    MajorityWorksWhileClose,
    /// The blog's claim that the optimal rule is never below the strongest program.
    OptimalNeverBelowStrongest,
    /// The blog's claim that the optimistic rule beats the strongest program while strengths are
    /// close.
    OptimisticWorksWhileClose,
    /// The blog's claim that the pessimistic rule never works.
    PessimisticNeverWorks,
    /// The blog's claim that without copies the majority is above the optimistic rule throughout.
    MajorityAboveOptimistic,
    /// The blog's claim that 50% copies raise the agreement of the two weaker programs, which is
    /// otherwise little above 1 / candidates.
    CopiesRaiseAgreement,
    /// The blog's claim that with 50% copies the optimistic rule hardly changes, and the majority
    /// falls a lot.
    CopiesCostMajorityMost,
    /// The blog's claim that with 50% copies the optimistic rule is above the majority.
    CopiesReverseOrder,
    /// The blog's claim that with s = 2d for all programs the optimal rule is far above the
    /// optimistic one.
    OptimalFarAboveOptimistic,
    /// The blog's claim that with s = 2d for all programs the optimal rule loses almost nothing by
    /// predicting A, the value of the best move.
    PredictionCostsLittle,
    /// Our observation that no rule that sees only the reports is right more often than the optimal
    /// one.
    OptimalBeatsAll,
    /// Our observation that an optimal rule that treats a copy as an independent opinion can be
    /// right less often than the strongest program.
    IgnoringCopiesLoses,
    /// Our observation that the majority of more programs with equal noise is right more often.
    MoreProgramsHelp,
}

/// The condition on a council under which a claim is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Three programs, two or three candidates and no copies.
    NoCopies,
    /// Three programs, two or three candidates, and copies in half of the positions: the blog's
    /// example.
    HalfCopies,
    /// Three or more programs, all with s = 2d, and no copies.
    TwiceTheDifference,
    /// Some copies.
    SomeCopies,
    /// Any council.
    Any,
}

impl Claim {
    /// All claims: the blog's in its order, then ours.
    pub const ALL: [Self; 13] = [
        Self::MajorityWorksWhileClose,
        Self::OptimalNeverBelowStrongest,
        Self::OptimisticWorksWhileClose,
        Self::PessimisticNeverWorks,
        Self::MajorityAboveOptimistic,
        Self::CopiesRaiseAgreement,
        Self::CopiesCostMajorityMost,
        Self::CopiesReverseOrder,
        Self::OptimalFarAboveOptimistic,
        Self::PredictionCostsLittle,
        Self::OptimalBeatsAll,
        Self::IgnoringCopiesLoses,
        Self::MoreProgramsHelp,
    ];

    /// Returns whether this is our own observation, which the blog doesn't make.
    #[must_use]
    pub const fn is_own(self) -> bool {
        matches!(
            self,
            Self::OptimalBeatsAll | Self::IgnoringCopiesLoses | Self::MoreProgramsHelp
        )
    }

    /// Returns the condition under which the claim is judged.
    #[must_use]
    pub const fn condition(self) -> Condition {
        match self {
            Self::MajorityWorksWhileClose
            | Self::OptimalNeverBelowStrongest
            | Self::OptimisticWorksWhileClose
            | Self::PessimisticNeverWorks
            | Self::MajorityAboveOptimistic => Condition::NoCopies,
            Self::CopiesRaiseAgreement
            | Self::CopiesCostMajorityMost
            | Self::CopiesReverseOrder => Condition::HalfCopies,
            Self::OptimalFarAboveOptimistic | Self::PredictionCostsLittle => {
                Condition::TwiceTheDifference
            }
            Self::IgnoringCopiesLoses => Condition::SomeCopies,
            Self::OptimalBeatsAll | Self::MoreProgramsHelp => Condition::Any,
        }
    }
}

impl Condition {
    /// Returns whether this council meets the condition.
    #[must_use]
    pub fn is_met(self, model: &Model) -> bool {
        let Setting {
            candidates,
            d,
            s1,
            s2,
            copying,
            programs,
        } = model.setting();
        let is_blog_council = programs == COUNCIL_SIZE && candidates <= 3;
        // Decimal input may be a rounding error away from 2.
        let twice = |noise: f64| (noise / d - 2.0).abs() < 1e-9;
        match self {
            Self::NoCopies => is_blog_council && copying == 0.0,
            Self::HalfCopies => is_blog_council && copying == 50.0,
            Self::TwiceTheDifference => {
                programs >= COUNCIL_SIZE && twice(s1) && twice(s2) && copying == 0.0
            }
            Self::SomeCopies => copying > 0.0,
            Self::Any => true,
        }
    }
}
