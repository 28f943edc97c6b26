//! Claims about councils, and the councils that they are about.

use super::model::{COUNCIL_SIZE, Model, Setting};

/// A claim about councils. The blog's figures have two or three candidates and three programs, s₁ < s₂ = s₃.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Blog: the majority beats the strongest program while strengths are close, and fails beyond.
    MajorityWorksWhileClose,
    /// Blog: the optimal rule is never below the strongest program.
    OptimalNeverBelowStrongest,
    /// Blog: the optimistic rule beats the strongest program while strengths are close.
    OptimisticWorksWhileClose,
    /// Blog: the pessimistic rule never works.
    PessimisticNeverWorks,
    /// Blog: without copies the majority is above the optimistic rule throughout.
    MajorityAboveOptimistic,
    /// Blog: half copies raise how often the two weaker programs agree, from little above 1 / candidates.
    CopiesRaiseAgreement,
    /// Blog: with half copies the optimistic rule hardly changes, and the majority falls a lot.
    CopiesCostMajorityMost,
    /// Blog: with half copies the optimistic rule is above the majority.
    CopiesReverseOrder,
    /// Blog: with s = 2d for all programs the optimal rule is far above the optimistic one.
    OptimalFarAboveOptimistic,
    /// Blog: with s = 2d for all programs, the optimal rule loses next to nothing if it predicts A.
    PredictionCostsLittle,
    /// Ours: no rule that sees the reports alone is right more often than the optimal one.
    OptimalBeatsAll,
    /// Ours: an optimal rule that takes a copy for another opinion can be right less often than the strongest program.
    IgnoringCopiesLoses,
    /// Ours: with more programs of the same noise the majority is right more often.
    MoreProgramsHelp,
}

/// The councils that a claim is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Three programs, two or three candidates, no copies.
    NoCopies,
    /// Three programs, two or three candidates, copies in half of the positions: the blog's example.
    HalfCopies,
    /// Three or more programs, all with s = 2d, no copies.
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

    /// Whether it is an observation of ours, which the blog doesn't make.
    #[must_use]
    pub const fn is_own(self) -> bool {
        matches!(
            self,
            Self::OptimalBeatsAll | Self::IgnoringCopiesLoses | Self::MoreProgramsHelp
        )
    }

    /// The councils that it is about.
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
    /// Whether this council meets it.
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
        // Decimals that a reader types may be a rounding error away.
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
