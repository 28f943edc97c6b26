//! A rollout read with any share of the luck subtracted: for another share nothing is walked again.
//!
//! Result − β × luck is (1 − β) × result + β × (result − luck): its mean is in between, or beyond, by so much. Its variance is a
//! parabola in β, which follows from three of its points: nothing subtracted, all of the luck, and twice as much.

use std::sync::Arc;

use super::model::Model;
use super::outcome::Measure;
use super::record::WalkRecord;
use super::share::LuckShare;
use super::walks::Walks;
use crate::models::walk::Rollout;
use crate::rollout::sampled::{RolloutBatch, StoppedRollouts};
use crate::rollout::totals::{HistoryPoint, Totals};
use crate::stats::coverage::CoverageReport;
use crate::stats::histogram::ExpectedDistribution;
use crate::stats::interval::Support;
use crate::stats::spread::Spread;
use crate::stats::summary::Summary;

/// Estimates 0 and 1, both of the same luck.
const ROLLED_SHARES: [LuckShare; 2] = [LuckShare::ALL, LuckShare::TWICE];

impl Walks {
    /// Walks whose rollouts can be read with any share of the luck subtracted: what is called `…_with` here is for those.
    #[must_use]
    pub fn with_any_share(model: Model, measure: Measure) -> Self {
        Self::new(model, measure.with_shares(&ROLLED_SHARES))
    }

    /// The distribution that theory expects of a walk with this share of the luck subtracted, in percent or in moves.
    #[must_use]
    pub fn expected_with_share(&self, share: LuckShare) -> ExpectedDistribution {
        self.expected(0, share)
    }
}

impl Rollout {
    /// The rollout now, with this share of the luck subtracted. To the bit what was rolled where the share is 0 or 1.
    #[must_use]
    pub fn point_with_share(&self, share: LuckShare) -> HistoryPoint {
        history_point(&self.sums().totals, self.runner().walks(), share)
    }

    /// The averages with this share subtracted at each checkpoint so far, and now.
    pub fn history_with_share(&self, share: LuckShare) -> impl Iterator<Item = HistoryPoint> {
        let walks = self.runner().walks();
        self.checkpoints()
            .map(move |sums| history_point(&sums.totals, walks, share))
    }

    /// Walk `k`, counted from 0, also one that is still to be walked, with all of the luck subtracted: see [`WalkRecord::with_share`].
    #[must_use]
    pub fn record(&self, k: u64) -> WalkRecord {
        self.runner().walks().record(self.seed(), k, 0)
    }
}

impl RolloutBatch<Walks> {
    /// How the means spread with this share of the luck subtracted.
    #[must_use]
    pub fn spread_with_share(&self, share: LuckShare) -> Spread {
        let expected = self.sampler().expected_with_share(share);
        self.spread(
            |totals| history_point(totals, self.sampler(), share).reduced,
            Some(expected),
        )
    }

    /// How many of their intervals contain the exact mean, and whose means were nearer to it, with this share subtracted.
    #[must_use]
    pub fn coverage_with_share(&self, share: LuckShare) -> Option<CoverageReport> {
        self.coverage_with(|totals| history_point(totals, self.sampler(), share).reduced)
    }

    /// These rollouts from the start, each stopped as soon as its average is ahead: the plain average, and the average
    /// with this share subtracted.
    #[must_use]
    pub fn stopped_with_share(&self, share: LuckShare) -> Option<StoppedRollouts<Walks>> {
        let walks = Arc::new(self.sampler().with_share(share));
        Self::new(walks, self.seed(), self.rollouts(), self.games()).stopped_when_ahead(0)
    }
}

#[inline(never)]
fn history_point(totals: &Totals, walks: &Walks, share: LuckShare) -> HistoryPoint {
    let plain = totals.plain(walks);
    let [all, twice] = [0, 1].map(|estimate| totals.reduced(walks, estimate));
    let reduced = interpolate([plain, all, twice], share.get());
    let means = plain.mean.zip(reduced.mean);
    HistoryPoint {
        plain,
        reduced,
        williams: None,
        luck: means.map(|(plain, reduced)| plain - reduced),
    }
}

/// The statistics with this share subtracted, if those with none, all and twice of it are these.
fn interpolate([none, all, twice]: [Summary; 3], share: f64) -> Summary {
    let mean = none.mean.zip(all.mean);
    let mean = mean.map(|(none, all)| (1.0 - share) * none + share * all);
    let variance = || {
        // Lagrange's interpolation.
        let (before, after) = (1.0 - share, 2.0 - share);
        let variance = 0.5 * before * after * none.variance()? + share * after * all.variance()?
            - 0.5 * share * before * twice.variance()?;
        // Rounding of nothing may be negative.
        Some(variance.max(0.0))
    };
    // Known bounds of results hold of results alone.
    let support = if share == 0.0 {
        none.support
    } else {
        let [none, all] = [none, all].map(|of| of.support.likely);
        Support::observed(none.scaled(1.0 - share).plus(all.scaled(share)))
    };
    Summary::new(none.games, mean, variance(), support)
}
