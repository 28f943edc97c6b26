//! The verdict on which coupling is best for a decision.

use super::rollout::PairsRollout;
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::rollout::pairs::Coupling;
use crate::stats::summary::equivalent_games;

/// The best coupling of a decision, with facts that may differ for other decisions.
///
/// Only unbiased couplings are compared. The best one has the smallest spread. On ties, plain
/// results are preferred to reduced ones, and couplings that come first in [`Coupling::ALL`].
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Whether the verdict compares exact spreads. Otherwise it compares measured ones.
    pub exact: bool,
    /// The best coupling, with or without luck subtracted.
    pub best: Coupling,
    /// Whether luck is subtracted for the best coupling.
    pub reduced: bool,
    /// The number of plain independent pairs that one pair of the best coupling counts as; `None`
    /// if its pairs do not spread.
    pub worth: Option<f64>,
    /// The best coupling for plain results.
    pub plain_best: Coupling,
    /// The number of plain independent pairs that one plain pair of
    /// [`plain_best`](Self::plain_best) counts as; `None` if its pairs do not spread.
    pub plain_worth: Option<f64>,
    /// The couplings whose spread grows when luck is subtracted.
    pub widened: Vec<Coupling>,
}

impl PairsRollout {
    /// Returns the verdict by exact spreads if all are known, and otherwise by measured ones.
    ///
    /// `None` if the spreads are not known yet, or if no plain independent pairs differ.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        let exactly = |coupling, reduced| {
            let exact = self.pairs().exact_difference(coupling, reduced);
            exact.map(|exact| exact.sd)
        };
        let measured = |coupling, reduced| self.point(coupling, reduced).difference.sd;
        Verdict::from_sds(true, exactly).or_else(|| Verdict::from_sds(false, measured))
    }
}

impl Verdict {
    /// Computes the verdict from the standard deviations of all unbiased couplings; `None` if one
    /// is unknown, or if plain independent pairs do not spread.
    fn from_sds(exact: bool, sd: impl Fn(Coupling, bool) -> Option<f64>) -> Option<Self> {
        let mut known = Vec::new();
        for coupling in Coupling::ALL {
            if coupling.is_unbiased() {
                known.push((coupling, [sd(coupling, false)?, sd(coupling, true)?]));
            }
        }
        let independent = known[0].1[0];
        if independent <= RESOLUTION {
            return None;
        }
        // On ties the first coupling wins, because couplings are ordered from simple to
        // complicated.
        let least = |reduced: usize| {
            let mut known = known.iter().map(|&(coupling, sd)| (coupling, sd[reduced]));
            let first = known.next()?;
            Some(known.fold(first, |best, one| {
                if one.1 < best.1 - RESOLUTION {
                    one
                } else {
                    best
                }
            }))
        };
        let ((plain_best, plain), (reduced_best, reduced)) = (least(0)?, least(1)?);
        let is_reduced = reduced < plain - RESOLUTION;
        let (best, best_sd) = if is_reduced {
            (reduced_best, reduced)
        } else {
            (plain_best, plain)
        };
        let worth = |sd: f64| equivalent_games(independent, sd).filter(|_| sd > RESOLUTION);
        let raised = known
            .iter()
            .filter(|(_, [plain, reduced])| *reduced > plain + RESOLUTION);
        Some(Self {
            exact,
            best,
            reduced: is_reduced,
            worth: worth(best_sd),
            plain_best,
            plain_worth: worth(plain),
            widened: raised.map(|&(coupling, _)| coupling).collect(),
        })
    }
}
