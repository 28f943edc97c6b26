//! Rates at which two programs report the same move.

use super::curves::ratios;
use super::majority::{agreement_chance, others_agreement_chance};
use super::model::Model;
use super::pair::Pair;
use super::reports::Reports;

/// The rate at which the two programs of each [`Pair`] report the same move, in percent. `None`
/// where it is unknown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Agreement([Option<f64>; Pair::COUNT]);

impl Agreement {
    /// Returns the exact agreement, by quadrature.
    #[inline(never)]
    #[must_use]
    pub fn exact(model: &Model) -> Self {
        Self::from_fn(|pair| {
            let chance = || match pair {
                Pair::StrongestAndOther => strongest_agreement_chance(model),
                Pair::Others => others_agreement_chance(model),
            };
            pair.is_in(model).then(|| 100.0 * chance())
        })
    }

    /// Creates the agreement from that of each pair, in percent.
    pub(super) fn from_fn(agreement: impl Fn(Pair) -> Option<f64>) -> Self {
        Self(Pair::ALL.map(agreement))
    }

    /// Returns how often the two programs of a pair agree, in percent.
    #[must_use]
    pub const fn get(&self, pair: Pair) -> Option<f64> {
        self.0[pair.index()]
    }
}

/// The exact agreement of programs at one ratio of noises, in percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AgreementPoint {
    /// The ratio s₂ / s₁.
    pub ratio: f64,
    /// The agreement of [`Pair::StrongestAndOther`].
    pub strongest_and_other: f64,
    /// The agreement of [`Pair::Others`].
    pub others: f64,
    /// The agreement of [`Pair::Others`] if no program copied.
    pub others_without_copies: f64,
}

/// Returns the agreement of programs against s₂ / s₁, at the ratios of
/// [`Curves`](super::curves::Curves) up to `last`.
///
/// Everything else is as in the model. The curve has no points where there is no such council or no
/// such pair.
#[must_use]
pub fn agreement_curve(model: &Model, last: f64) -> Vec<AgreementPoint> {
    let point = |ratio: f64| {
        let at_ratio = model.with_ratio(ratio).ok()?;
        let without_copies = at_ratio.without_copies();
        let agreement = Agreement::exact(&at_ratio);
        Some(AgreementPoint {
            ratio,
            strongest_and_other: agreement.get(Pair::StrongestAndOther)?,
            others: agreement.get(Pair::Others)?,
            others_without_copies: Agreement::exact(&without_copies).get(Pair::Others)?,
        })
    };
    ratios(model, last).into_iter().filter_map(point).collect()
}

/// Returns the chance, 0..1, that the strongest program and another one report the same move.
fn strongest_agreement_chance(model: &Model) -> f64 {
    let right = |program| Reports::of_program(model, program).right_chance();
    agreement_chance(right(0), right(1), model.candidates())
}
