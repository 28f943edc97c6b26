//! Sums over the games of a rollout, and the statistics that follow from them.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize, Position};
//! use rollout_lab::labs::bearoff::{
//!     ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, Rollout, Setup,
//! };
//!
//! let setup = Setup {
//!     position: Position::from_points([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1])?,
//!     players: [Player::Evaluator(EvaluatorKind::Exact), Player::FewestPips],
//!     estimates: vec![Estimate {
//!         evaluator: EvaluatorKind::Exact,
//!         scale: ChanceScale::Linear,
//!     }],
//!     truncation: None,
//! };
//! let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
//! let game = Arc::new(PreparedGame::new(database, setup)?);
//! let mut rollout = Rollout::new(game, "0x2a61".parse()?);
//! rollout.roll(1_000);
//!
//! // X wins 649 of the games. Her reduced mean has O's mistakes in it; Williams's mean does not.
//! // tests/golden/bearoff-bits.json has both to the last bit.
//! let point = rollout.point(0);
//! assert!((point.plain.mean.unwrap() - 64.9).abs() < 1e-9);
//! assert_eq!(point.reduced.mean, Some(f64::from_bits(0x4050_a0ae_dc22_aaab)));
//! let williams = point.williams.unwrap();
//! assert_eq!(williams.mean, Some(f64::from_bits(0x4050_771c_8b3f_7777)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::game_runner::Sums;
use super::results::Results;
use super::sampler::{MeasuredLuck, Sampler};
use crate::codec::{Codec, DecodeError, codec_fields};
use crate::stats::interval::{Bounds, ScoreBounds, Support};
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};
use crate::stats::summary::{Summary, equivalent_games};

/// Sums over games: counts of results, and moments of reduced results for each estimate.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    games: u64,
    results: Results,
    /// One entry for each estimate.
    estimates: Vec<EstimateTotals>,
}

/// Sums over games by one estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct EstimateTotals {
    /// The estimate's value of the starting position. Results are summed as distances from it.
    start_value: Score,
    /// The moments of result − luck.
    reduced: Moments,
    /// The moments of result − luck + loss, which credits mistakes back.
    williams: Moments,
}

/// The statistics of a rollout at a checkpoint, with the luck of one estimate, in the unit of the
/// results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HistoryPoint {
    /// Statistics of the plain results.
    pub plain: Summary,
    /// Statistics of the results with luck subtracted.
    pub reduced: Summary,
    /// Statistics of Williams's start evaluation + disparities.
    ///
    /// `None` for a luck table, and for an evaluator that does not value finished games as their
    /// results.
    pub williams: Option<Summary>,
    /// The mean total luck of a game: the plain mean − the reduced mean.
    pub luck: Option<f64>,
}

impl Totals {
    /// Creates sums over no games for this sampler.
    #[must_use]
    pub fn new<S: Sampler>(sampler: &S) -> Self {
        let of_estimate = |estimate| EstimateTotals {
            start_value: sampler.start_value(estimate),
            reduced: Moments::default(),
            williams: Moments::default(),
        };
        Self {
            games: 0,
            results: Results::default(),
            estimates: (0..sampler.estimate_count()).map(of_estimate).collect(),
        }
    }

    /// Adds a game: its result, and what each estimate measured in it.
    #[inline]
    pub fn add(&mut self, result: Score, measured: &[MeasuredLuck]) {
        self.games += 1;
        self.results.add(result);
        for (totals, measured) in self.estimates.iter_mut().zip(measured) {
            let reduced = result - measured.luck - totals.start_value;
            totals.reduced.add(reduced);
            totals.williams.add(reduced + measured.loss);
        }
    }

    /// Returns the sums of scores, in units: of results, and then of reduced results and of
    /// Williams's for each estimate, as distances from its start value.
    ///
    /// They fit if there are few games, such as those of a block.
    pub(crate) fn sums_in_units(&self) -> Vec<i64> {
        let estimates = self.estimates.iter();
        let estimates = estimates.flat_map(|totals| [totals.reduced, totals.williams]);
        [self.results.sum_in_units()]
            .into_iter()
            .chain(estimates.map(|moments| moments.sum()))
            .map(|sum| sum as i64)
            .collect()
    }

    /// The number of [sums in units](Self::sums_in_units).
    pub(crate) const fn series_count(&self) -> usize {
        1 + 2 * self.estimates.len()
    }

    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The number of estimates whose luck is summed.
    pub(crate) const fn estimate_count(&self) -> usize {
        self.estimates.len()
    }

    /// Returns the number of games with this result.
    #[must_use]
    pub fn count(&self, result: Score) -> u64 {
        self.results.count(result)
    }

    /// Returns the number of games whose result satisfies `predicate`.
    #[must_use]
    pub(crate) fn count_where(&self, predicate: impl Fn(Score) -> bool) -> u64 {
        self.results.count_where(predicate)
    }

    /// Returns the statistics of the plain results, in the sampler's unit.
    #[must_use]
    pub fn plain<S: Sampler>(&self, sampler: &S) -> Summary {
        self.results
            .summary(sampler.unit(), sampler.result_bounds())
    }

    /// Returns the statistics of result − luck by estimate number `estimate`, in the sampler's
    /// unit.
    #[must_use]
    pub fn reduced<S: Sampler>(&self, sampler: &S, estimate: usize) -> Summary {
        let (results, bounds) = (sampler.result_bounds(), sampler.reduced_bounds(estimate));
        self.reduced_with_bounds(estimate, sampler.unit(), results, bounds)
    }

    /// Returns the statistics of result − luck, given the bounds of results and of result − luck.
    fn reduced_with_bounds(
        &self,
        estimate: usize,
        unit: Unit,
        results: Option<ScoreBounds>,
        bounds: Option<ScoreBounds>,
    ) -> Summary {
        let EstimateTotals {
            start_value,
            reduced,
            ..
        } = &self.estimates[estimate];
        let observed = reduced.observed_bounds(*start_value, unit);
        let support = self.support(bounds, results, unit, observed);
        reduced.summary(*start_value, unit, support)
    }

    /// Returns the support of games with luck subtracted, given the bounds of those observed.
    pub(crate) fn support(
        &self,
        bounds: Option<ScoreBounds>,
        results: Option<ScoreBounds>,
        unit: Unit,
        observed: Bounds,
    ) -> Support {
        let support = Support::new(bounds, unit, observed);
        match results.filter(|results| results.tight) {
            Some(results) => {
                support.widened_while_rare(self.results.non_modal_count(), results.in_unit(unit))
            }
            None => support,
        }
    }

    /// Returns the statistics with the luck of estimate number `estimate`, in the sampler's unit.
    #[must_use]
    pub fn point<S: Sampler>(&self, sampler: &S, estimate: usize) -> HistoryPoint {
        let (results, bounds) = (sampler.result_bounds(), sampler.reduced_bounds(estimate));
        self.point_with_bounds(sampler, estimate, results, bounds)
    }

    /// Returns the statistics, given the bounds of results and of result − luck.
    ///
    /// The sampler's own bounds may not hold if other players play.
    pub(crate) fn point_with_bounds<S: Sampler>(
        &self,
        sampler: &S,
        estimate: usize,
        results: Option<ScoreBounds>,
        bounds: Option<ScoreBounds>,
    ) -> HistoryPoint {
        let EstimateTotals {
            start_value,
            williams,
            ..
        } = &self.estimates[estimate];
        let unit = sampler.unit();
        let plain = self.results.summary(unit, results);
        let reduced = self.reduced_with_bounds(estimate, unit, results, bounds);
        HistoryPoint {
            plain,
            reduced,
            williams: sampler
                .has_williams(estimate)
                .then(|| williams.summary_from_observed(*start_value, unit)),
            luck: plain
                .mean
                .zip(reduced.mean)
                .map(|(plain, reduced)| plain - reduced),
        }
    }
}

impl Sums for Totals {
    fn games(&self) -> u64 {
        self.games
    }

    fn merge(&mut self, next: &Self) {
        self.games += next.games;
        self.results.merge(&next.results);
        for (totals, next) in self.estimates.iter_mut().zip(&next.estimates) {
            totals.reduced.merge(&next.reduced);
            totals.williams.merge(&next.williams);
        }
    }

    fn is_compatible(&self, other: &Self) -> bool {
        let start_values = self.estimates.iter().map(|totals| totals.start_value);
        start_values.eq(other.estimates.iter().map(|totals| totals.start_value))
    }
}

impl Codec for Totals {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.results.encode(bytes);
        self.estimates.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let results = Results::decode(bytes)?;
        let games = results.games().ok_or(DecodeError)?;
        let estimates = Vec::<EstimateTotals>::decode(bytes)?;
        let has_all_games = |totals: &EstimateTotals| {
            [totals.reduced, totals.williams]
                .iter()
                .all(|moments| moments.count() == games)
        };
        DecodeError::unless(estimates.iter().all(has_all_games))?;
        Ok(Self {
            games,
            results,
            estimates,
        })
    }
}

codec_fields! { EstimateTotals { start_value, reduced, williams } }

impl HistoryPoint {
    /// Returns the number of plain games that one reduced game has counted as so far.
    ///
    /// `None` if either standard deviation is undefined, or zero up to the sampler's resolution.
    #[must_use]
    pub fn equivalent_games<S: Sampler>(&self) -> Option<f64> {
        let (plain, reduced) = (self.plain.sd?, self.reduced.sd?);
        if reduced <= S::RESOLUTION {
            None
        } else {
            equivalent_games(plain, reduced)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec;

    /// Creates totals of games, each given as result and luck in points. The loss is luck², and all
    /// estimates measure alike.
    fn totals(estimates: u32, games: &[(i64, i64)]) -> Totals {
        let of_estimate = |estimate: u32| EstimateTotals {
            start_value: Score::from_points(estimate.into()),
            reduced: Moments::default(),
            williams: Moments::default(),
        };
        let mut totals = Totals {
            estimates: (0..estimates).map(of_estimate).collect(),
            ..Totals::default()
        };
        for &(result, luck) in games {
            let (luck, loss) = (Score::from_points(luck), Score::from_points(luck * luck));
            totals.add(
                Score::from_points(result),
                &vec![MeasuredLuck { luck, loss }; estimates as usize],
            );
        }
        totals
    }

    #[test]
    fn merge_equals_adding_at_once() {
        let games = [(1, 2), (-1, 0), (2, -3), (1, 1), (-4, 5), (2, 2)];
        for estimates in 0..3 {
            let at_once = totals(estimates, &games);
            for cut in 0..=games.len() {
                let mut merged = totals(estimates, &games[..cut]);
                merged.merge(&totals(estimates, &games[cut..]));
                assert_eq!(merged, at_once);
            }
            assert_eq!(codec::decode(&codec::encode(&at_once)), Ok(at_once));
        }
    }

    #[test]
    fn compatible_only_with_the_same_estimates() {
        let [zero, one, two] = [0, 1, 2].map(|estimates| totals(estimates, &[]));
        assert!(one.is_compatible(&totals(1, &[(1, 1)])));
        assert!(!one.is_compatible(&zero) && !one.is_compatible(&two) && !two.is_compatible(&one));
        let mut other = one.clone();
        other.estimates[0].start_value = Score::WIN;
        assert!(!one.is_compatible(&other));
    }

    #[test]
    fn inconsistent_game_counts_are_rejected() {
        let mut extra_result = totals(1, &[(1, 1)]);
        extra_result.results.add(Score::WIN);
        let mut overflowing = totals(0, &[(1, 1)]);
        overflowing.results.insert(Score::ZERO, u64::MAX);
        for totals in [extra_result, overflowing] {
            assert_eq!(
                codec::decode::<Totals>(&codec::encode(&totals)),
                Err(DecodeError)
            );
        }
    }
}
