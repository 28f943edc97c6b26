//! Statistics of a rollout with any share of the luck subtracted, computed without another walk.
//!
//! For a share β, result − β × luck equals (1 − β) × result + β × (result − luck), and its mean
//! follows in the same way. Its variance is a parabola in β. Three points determine it: no luck
//! subtracted, all of it, and twice as much.

use std::sync::Arc;

use super::model::Model;
use super::outcome::Measure;
use super::record::WalkRecord;
use super::share::LuckShare;
use super::walks::Walks;
use crate::models::walk::Rollout;
use crate::rollout::readout::ExpectedErrors;
use crate::rollout::sampled::{RolloutBatch, StoppedRollouts};
use crate::rollout::totals::{HistoryPoint, Totals};
use crate::stats::coverage::CoverageReport;
use crate::stats::histogram::ExpectedDistribution;
use crate::stats::interval::Support;
use crate::stats::spread::Spread;
use crate::stats::summary::Summary;

/// The shares of the two estimates that are rolled: 0 and 1 measure the same luck.
const ROLLED_SHARES: [LuckShare; 2] = [LuckShare::ALL, LuckShare::TWICE];

impl Walks {
    /// Creates walks whose rollouts can be read with any share of the luck subtracted.
    ///
    /// The methods named `…_with_share` need such walks.
    #[must_use]
    pub fn with_any_share(model: Model, measure: Measure) -> Self {
        Self::new(model, measure.with_shares(&ROLLED_SHARES))
    }

    /// Returns the exact distribution of one walk with this share of the luck subtracted, in
    /// percent or in moves.
    #[must_use]
    pub fn expected_with_share(&self, share: LuckShare) -> ExpectedDistribution {
        self.expected(0, share)
    }
}

impl Rollout {
    /// Returns the averages so far, with this share of the luck subtracted.
    ///
    /// For a share of 0 or 1, they equal the rolled averages bit for bit.
    #[must_use]
    pub fn point_with_share(&self, share: LuckShare) -> HistoryPoint {
        history_point(&self.sums().totals, self.runner().walks(), share)
    }

    /// Returns the averages with this share of the luck subtracted, at each checkpoint so far and
    /// now.
    pub fn history_with_share(&self, share: LuckShare) -> impl Iterator<Item = HistoryPoint> {
        let walks = self.runner().walks();
        self.checkpoints()
            .map(move |sums| history_point(&sums.totals, walks, share))
    }

    /// Returns the exact standard errors of both averages after the walks so far, with this share
    /// of the luck subtracted.
    #[must_use]
    pub fn expected_errors_with_share(&self, share: LuckShare) -> ExpectedErrors {
        let sd = |share| Some(self.runner().walks().expected_with_share(share).sd);
        ExpectedErrors::after(self.games(), sd(LuckShare::NONE), sd(share))
    }

    /// Returns walk `k`, counted from 0, with all of its luck subtracted.
    ///
    /// It may lie beyond the walks rolled so far. [`WalkRecord::with_share`] changes the share.
    #[must_use]
    pub fn record(&self, k: u64) -> WalkRecord {
        self.runner().walks().record(self.seed(), k, 0)
    }
}

impl RolloutBatch<Walks> {
    /// Returns the spread of the rollouts' means, with this share of the luck subtracted.
    #[must_use]
    pub fn spread_with_share(&self, share: LuckShare) -> Spread {
        let expected = self.sampler().expected_with_share(share);
        self.spread(
            |totals| history_point(totals, self.sampler(), share).reduced,
            Some(expected),
        )
    }

    /// Returns how many of the rollouts' intervals contain the exact mean, with this share of the
    /// luck subtracted.
    ///
    /// It also counts which of the two means is nearer to the exact one. `None` without an exact mean.
    #[must_use]
    pub fn coverage_with_share(&self, share: LuckShare) -> Option<CoverageReport> {
        self.coverage_with(|totals| history_point(totals, self.sampler(), share).reduced)
    }

    /// Returns the same rollouts, rolled again from the start and each stopped as soon as its
    /// average is ahead.
    ///
    /// They have the plain average, and the average with this share of the luck subtracted.
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

/// Interpolates the statistics with a share of the luck subtracted from those with none, all and
/// twice of it.
fn interpolate([none, all, twice]: [Summary; 3], share: f64) -> Summary {
    let mean = none.mean.zip(all.mean);
    let mean = mean.map(|(none, all)| (1.0 - share) * none + share * all);
    let variance = || {
        // Lagrange's interpolation at 0, 1 and 2.
        let (before, after) = (1.0 - share, 2.0 - share);
        let variance = 0.5 * before * after * none.variance()? + share * after * all.variance()?
            - 0.5 * share * before * twice.variance()?;
        // A variance of 0 may round to a negative number.
        Some(variance.max(0.0))
    };
    // Bounds known from theory hold for the plain results alone.
    let support = if share == 0.0 {
        none.support
    } else {
        let [none, all] = [none, all].map(|summary| summary.support.likely);
        Support::observed(none.scaled(1.0 - share).plus(all.scaled(share)))
    };
    Summary::new(none.games, mean, variance(), support)
}
