//! Sums over the games of a rollout, and the averages that follow from them.

use super::game_runner::Sums;
use super::sampler::{MeasuredLuck, Sampler};
use crate::codec::{Codec, DecodeError};
use crate::stats::interval::{Bounds, ScoreBounds, Support};
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};
use crate::stats::summary::{Summary, equivalent_games};

/// Sums over games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    games: u64,
    results: Results,
    /// One for each estimate.
    estimates: Vec<EstimateTotals>,
}

/// How many games had each result. There are few different ones, and counts are exact.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Results {
    /// The best for X first.
    counts: Vec<(Score, u64)>,
}

/// Of one estimate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct EstimateTotals {
    /// What it says of the start: results are summed as distances from it.
    start_value: Score,
    /// Result − luck.
    reduced: Moments,
    /// The same with the mistakes credited back.
    williams: Moments,
}

/// A rollout at a checkpoint, with the luck that an estimate measured, in the unit of the results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HistoryPoint {
    /// The plain rollout.
    pub plain: Summary,
    /// Summary of the games with luck subtracted.
    pub reduced: Summary,
    /// Williams's start evaluation + disparities; `None` for an evaluator that does not value finished games as
    /// their results, and for a luck table.
    pub williams: Option<Summary>,
    /// Mean total luck of a game: the plain mean − the reduced mean.
    pub luck: Option<f64>,
}

impl Results {
    #[inline]
    fn add(&mut self, result: Score, games: u64) {
        for (known, count) in &mut self.counts {
            if *known == result {
                *count += games;
                return;
            }
        }
        self.insert(result, games);
    }

    #[inline(never)]
    fn insert(&mut self, result: Score, games: u64) {
        let at = self.counts.partition_point(|&(known, _)| known > result);
        self.counts.insert(at, (result, games));
    }

    /// How many games there are; `None` for more than can be.
    fn games(&self) -> Option<u64> {
        let mut counts = self.counts.iter();
        counts.try_fold(0_u64, |games, &(_, count)| games.checked_add(count))
    }

    fn count(&self, result: Score) -> u64 {
        let found = self.counts.iter().find(|&&(known, _)| known == result);
        found.map_or(0, |&(_, count)| count)
    }

    /// The lowest and the highest result.
    fn observed_bounds(&self, unit: Unit) -> Bounds {
        Bounds::enclosing(self.counts.iter().map(|(result, _)| result.in_unit(unit)))
    }

    /// How many games ended otherwise than most.
    fn non_modal_count(&self) -> u64 {
        let counts = self.counts.iter().map(|&(_, count)| count);
        counts.clone().sum::<u64>() - counts.max().unwrap_or(0)
    }

    fn summary(&self, unit: Unit, bounds: Option<ScoreBounds>) -> Summary {
        let counts = self.counts.iter();
        Summary::from_counted(
            counts.map(|&(result, count)| (result.in_unit(unit), count)),
            Support::new(bounds, unit, self.observed_bounds(unit)),
        )
    }
}

impl Totals {
    /// No game yet.
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

    /// Adds a game that was played: its result, and what each estimate measured of it.
    #[inline]
    pub fn add(&mut self, result: Score, measured: &[MeasuredLuck]) {
        self.games += 1;
        self.results.add(result, 1);
        for (totals, measured) in self.estimates.iter_mut().zip(measured) {
            let reduced = result - measured.luck - totals.start_value;
            totals.reduced.add(reduced);
            totals.williams.add(reduced + measured.loss);
        }
    }

    /// Number of games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Number of games with this result.
    #[must_use]
    pub fn count(&self, result: Score) -> u64 {
        self.results.count(result)
    }

    /// Number of games whose results are like that.
    #[must_use]
    pub fn count_where(&self, predicate: impl Fn(Score) -> bool) -> u64 {
        let counts = self.results.counts.iter();
        counts
            .filter(|(result, _)| predicate(*result))
            .map(|(_, count)| count)
            .sum()
    }

    /// The plain rollout of this sampler, in its unit.
    #[must_use]
    pub fn plain<S: Sampler>(&self, sampler: &S) -> Summary {
        self.results
            .summary(sampler.unit(), sampler.result_bounds())
    }

    /// The rollout with the luck subtracted that estimate number `estimate` of this sampler measured, in its unit.
    #[must_use]
    pub fn reduced<S: Sampler>(&self, sampler: &S, estimate: usize) -> Summary {
        let (results, bounds) = (sampler.result_bounds(), sampler.reduced_bounds(estimate));
        self.reduced_with_bounds(estimate, sampler.unit(), results, bounds)
    }

    /// Mean and spread of result − luck in a unit, if these are the bounds of results and of result − luck.
    fn reduced_with_bounds(
        &self,
        estimate: usize,
        unit: Unit,
        results: Option<ScoreBounds>,
        bounds: Option<ScoreBounds>,
    ) -> Summary {
        let EstimateTotals {
            start_value: start,
            reduced,
            ..
        } = &self.estimates[estimate];
        let support = self.support(bounds, results, unit, reduced.observed_bounds(*start, unit));
        reduced.summary(*start, unit, support)
    }

    /// How far games reach with luck subtracted, of which these were seen.
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

    /// The averages, with the luck that estimate number `estimate` measured.
    #[must_use]
    pub fn point<S: Sampler>(&self, sampler: &S, estimate: usize) -> HistoryPoint {
        let (results, bounds) = (sampler.result_bounds(), sampler.reduced_bounds(estimate));
        self.point_with_bounds(sampler, estimate, results, bounds)
    }

    /// The averages if these are the bounds of results and of result − luck, because others play than the sampler knows.
    pub(crate) fn point_with_bounds<S: Sampler>(
        &self,
        sampler: &S,
        estimate: usize,
        results: Option<ScoreBounds>,
        bounds: Option<ScoreBounds>,
    ) -> HistoryPoint {
        let EstimateTotals {
            start_value: start,
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
                .values_results(estimate)
                .then(|| williams.summary_from_observed(*start, unit)),
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
        for &(result, count) in &next.results.counts {
            self.results.add(result, count);
        }
        for (totals, next) in self.estimates.iter_mut().zip(&next.estimates) {
            totals.reduced.merge(&next.reduced);
            totals.williams.merge(&next.williams);
        }
    }

    fn is_compatible(&self, other: &Self) -> bool {
        let starts = self.estimates.iter().map(|of| of.start_value);
        starts.eq(other.estimates.iter().map(|of| of.start_value))
    }
}

impl Codec for Totals {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.results.counts.encode(bytes);
        self.estimates.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let results = Results {
            counts: Vec::decode(bytes)?,
        };
        let games = results.games().ok_or(DecodeError)?;
        let estimates = Vec::<EstimateTotals>::decode(bytes)?;
        let has_all_games = |of: &EstimateTotals| {
            [of.reduced, of.williams]
                .iter()
                .all(|of| of.count() == games)
        };
        if !estimates.iter().all(has_all_games) {
            return Err(DecodeError);
        }
        Ok(Self {
            games,
            results,
            estimates,
        })
    }
}

impl Codec for EstimateTotals {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.start_value.encode(bytes);
        self.reduced.encode(bytes);
        self.williams.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        Ok(Self {
            start_value: Score::decode(bytes)?,
            reduced: Moments::decode(bytes)?,
            williams: Moments::decode(bytes)?,
        })
    }
}

impl HistoryPoint {
    /// How many plain games one reduced game turned out to be worth; `None` where either spread is not yet defined, or
    /// zero up to the sampler's resolution.
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

    #[test]
    fn results_are_counted_in_any_order() {
        let points = |points| Score::from_units(points * Score::WIN.units());
        let mut results = Results::default();
        for result in [-1, 2, -1, 1, 2, -4, -1] {
            results.add(points(result), 1);
        }
        let counts = [(2, 2), (1, 1), (-1, 3), (-4, 1)];
        assert_eq!(
            results.counts,
            counts.map(|(result, count)| (points(result), count))
        );
        assert_eq!(results.count(points(-1)), 3);
        assert_eq!(results.count(points(8)), 0);
        // 2 × 2 + 1 − 3 − 4 = −2 over seven games.
        let summary = results.summary(Unit::Points, None);
        assert_eq!((summary.games, summary.mean), (7, Some(-2.0 / 7.0)));
    }

    #[test]
    fn empty_results_have_no_statistics() {
        let summary = Results::default().summary(Unit::Percent, None);
        assert_eq!((summary.games, summary.mean, summary.sd), (0, None, None));
    }

    /// Of games that one estimate, or more of them, measured: a result and luck in points each.
    fn totals(estimates: u32, games: &[(i64, i64)]) -> Totals {
        let points = |points| Score::from_units(points * Score::WIN.units());
        let of_estimate = |estimate: u32| EstimateTotals {
            start_value: points(estimate.into()),
            reduced: Moments::default(),
            williams: Moments::default(),
        };
        let mut totals = Totals {
            estimates: (0..estimates).map(of_estimate).collect(),
            ..Totals::default()
        };
        for &(result, luck) in games {
            let (luck, loss) = (points(luck), points(luck * luck));
            totals.add(
                points(result),
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
        let [none, one, two] = [0, 1, 2].map(|estimates| totals(estimates, &[]));
        assert!(one.is_compatible(&totals(1, &[(1, 1)])));
        assert!(!one.is_compatible(&none) && !one.is_compatible(&two) && !two.is_compatible(&one));
        let mut other = one.clone();
        other.estimates[0].start_value = Score::WIN;
        assert!(!one.is_compatible(&other));
    }

    #[test]
    fn inconsistent_game_counts_are_rejected() {
        let mut more = totals(1, &[(1, 1)]);
        more.results.add(Score::WIN, 1);
        let mut too_many = totals(0, &[(1, 1)]);
        too_many.results.insert(Score::ZERO, u64::MAX);
        for totals in [more, too_many] {
            assert_eq!(
                codec::decode::<Totals>(&codec::encode(&totals)),
                Err(DecodeError)
            );
        }
    }
}
