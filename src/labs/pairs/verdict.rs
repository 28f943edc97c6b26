//! x

use super::rollout::PairsRollout;
use crate::backgammon::bearoff_db::RESOLUTION;
use crate::rollout::pairs::Coupling;
use crate::stats::summary::equivalent_games;

/// The best coupling of this decision, and other facts that hold for this decision only.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Whether it is by exact spreads; else by those of the pairs that were rolled.
    pub exact: bool,
    /// The unbiased coupling with the least spread, if luck may be subtracted.
    pub best: Coupling,
    /// Whether that is with luck subtracted.
    pub reduced: bool,
    /// The worth of that coupling.
    pub worth: Option<f64>,
    /// The best coupling for plain results.
    pub plain_best: Coupling,
    /// The worth of that coupling.
    pub plain_worth: Option<f64>,
    /// Where subtracting luck makes the spread larger.
    pub widened: Vec<Coupling>,
}

impl PairsRollout {
    /// Which coupling is best: by exact spreads if all are known, or else by those that were measured; `None` before there
    /// are any, and where no pair differs.
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
    /// By these deviations; `None` unless all that are unbiased are known, and the plain ones have a spread.
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
        // Of equals the simplest, which comes first.
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
