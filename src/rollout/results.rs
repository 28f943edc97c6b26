//! The results of the games of a rollout: counts of whole results, and sums of fractions.

use crate::codec::{Codec, DecodeError, checked_total};
use crate::stats::interval::{Bounds, ScoreBounds, Support};
use crate::stats::moments::Moments;
use crate::stats::score::{Score, Unit};
use crate::stats::summary::Summary;

/// The results of games.
///
/// Few different whole results occur, and their counts are exact. Games that are cut short take an
/// evaluation for the result. These can be millions of different numbers, so they are summed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Results {
    /// Pairs of a whole number of points and its number of games, the best result for X first.
    counts: Vec<(Score, u64)>,
    /// The moments of all other results.
    fractions: Moments,
}

impl Results {
    /// Adds a game.
    #[inline]
    pub(super) fn add(&mut self, result: Score) {
        if result.is_whole() {
            self.count_games(result, 1);
        } else {
            self.fractions.add(result);
        }
    }

    /// Adds the games of other results.
    pub(super) fn merge(&mut self, next: &Self) {
        for &(result, count) in &next.counts {
            self.count_games(result, count);
        }
        self.fractions.merge(&next.fractions);
    }

    /// Counts `games` games with this result.
    #[inline]
    fn count_games(&mut self, result: Score, games: u64) {
        for (known, count) in &mut self.counts {
            if *known == result {
                *count += games;
                return;
            }
        }
        self.insert(result, games);
    }

    /// Inserts a result that has no count yet, in order.
    #[inline(never)]
    pub(super) fn insert(&mut self, result: Score, games: u64) {
        let at = self.counts.partition_point(|&(known, _)| known > result);
        self.counts.insert(at, (result, games));
    }

    /// Returns the number of games; `None` if it overflows.
    pub(super) fn games(&self) -> Option<u64> {
        let counts = self.counts.iter().map(|&(_, count)| count);
        checked_total(counts.chain([self.fractions.count()]))
    }

    /// Returns the number of games with this result.
    pub(super) fn count(&self, result: Score) -> u64 {
        let found = self.counts.iter().find(|&&(known, _)| known == result);
        found.map_or(0, |&(_, count)| count)
    }

    /// Returns the lowest and the highest result.
    pub(super) fn observed_bounds(&self, unit: Unit) -> Bounds {
        let counted = Bounds::enclosing(self.counts.iter().map(|(result, _)| result.in_unit(unit)));
        if self.fractions.count() == 0 {
            counted
        } else {
            counted.union(self.fractions.observed_bounds(Score::ZERO, unit))
        }
    }

    /// Returns the number of games without the most common result.
    pub(super) fn non_modal_count(&self) -> u64 {
        let counts = self.counts.iter().map(|&(_, count)| count);
        // Fractions differ from each other, unless all of them are equal.
        let equal_fractions = if self.fractions.is_constant() {
            self.fractions.count()
        } else {
            0
        };
        let games = counts.clone().sum::<u64>() + self.fractions.count();
        games - counts.chain([equal_fractions]).max().unwrap_or(0)
    }

    /// Returns the statistics of the results, if these bounds are known.
    pub(super) fn summary(&self, unit: Unit, bounds: Option<ScoreBounds>) -> Summary {
        let counts = self.counts.iter();
        let support = Support::new(bounds, unit, self.observed_bounds(unit));
        if self.fractions.count() == 0 {
            let counted = counts.map(|&(result, count)| (result.in_unit(unit), count));
            return Summary::from_counted(counted, support);
        }
        let mut all = self.fractions;
        for &(result, count) in counts {
            all.add_games(result, count);
        }
        all.summary(Score::ZERO, unit, support)
    }

    /// Returns the sum of the results, in units.
    pub(super) fn sum_in_units(&self) -> i128 {
        let of_result =
            |&(result, count): &(Score, u64)| i128::from(result.units()) * i128::from(count);
        let counts = self.counts.iter().map(of_result);
        counts.fold(self.fractions.sum(), i128::wrapping_add)
    }

    /// Returns the number of games whose whole result satisfies `predicate`.
    pub(super) fn count_where(&self, predicate: impl Fn(Score) -> bool) -> u64 {
        let counts = self.counts.iter();
        counts
            .filter(|(result, _)| predicate(*result))
            .map(|(_, count)| count)
            .sum()
    }
}

/// An entry among the bytes of counts that stands for fractions: no whole number.
const FRACTIONS: Score = Score::from_units(1);

/// Whole results alone have the bytes of their counts. Fractions add an entry to those, and follow.
impl Codec for Results {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let fractions = self.fractions.count();
        if fractions == 0 {
            self.counts.encode(bytes);
            return;
        }
        let mut counts = self.counts.clone();
        counts.push((FRACTIONS, fractions));
        counts.encode(bytes);
        self.fractions.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let mut results = Self {
            counts: Codec::decode(bytes)?,
            fractions: Moments::default(),
        };
        if let Some(&(FRACTIONS, games)) = results.counts.last() {
            results.counts.pop();
            results.fractions = Codec::decode(bytes)?;
            DecodeError::unless(games > 0 && results.fractions.count() == games)?;
        }
        DecodeError::unless(results.counts.iter().all(|(result, _)| result.is_whole()))?;
        Ok(results)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec;

    #[test]
    fn results_are_counted_in_any_order() {
        let mut results = Results::default();
        for result in [-1, 2, -1, 1, 2, -4, -1] {
            results.add(Score::from_points(result));
        }
        let counts = [(2, 2), (1, 1), (-1, 3), (-4, 1)];
        assert_eq!(
            results.counts,
            counts.map(|(result, count)| (Score::from_points(result), count))
        );
        assert_eq!(results.count(Score::from_points(-1)), 3);
        assert_eq!(results.count(Score::from_points(8)), 0);
        // 2 × 2 + 1 − 3 − 4 = −2 over seven games.
        let summary = results.summary(Unit::Points, None);
        assert_eq!((summary.games, summary.mean), (7, Some(-2.0 / 7.0)));
    }

    #[test]
    fn empty_results_have_no_statistics() {
        let summary = Results::default().summary(Unit::Percent, None);
        assert_eq!((summary.games, summary.mean, summary.sd), (0, None, None));
    }

    #[test]
    fn fractions_are_summed_exactly() {
        // 1, 0, 1/4 and 3/4 points: mean 1/2, variance (1/4 + 1/4 + 1/16 + 1/16) / 3 = 5/24.
        let quarter = Score::from_units(Score::WIN.units() / 4);
        let scores = [Score::WIN, Score::ZERO, quarter, Score::WIN - quarter];
        let mut results = Results::default();
        for score in scores {
            results.add(score);
        }
        assert_eq!((results.games(), results.count(quarter)), (Some(4), 0));
        assert_eq!(results.non_modal_count(), 3);
        let summary = results.summary(Unit::Points, None);
        assert_eq!((summary.games, summary.mean), (4, Some(0.5)));
        assert!((summary.sd.unwrap().powi(2) - 5.0 / 24.0).abs() < 1e-15);
        let bounds = results.observed_bounds(Unit::Points);
        assert_eq!((bounds.low, bounds.high), (0.0, 1.0));
        // Any part of the games first, the same bits.
        for cut in 0..=scores.len() {
            let mut parts = [Results::default(), Results::default()];
            for (k, &score) in scores.iter().enumerate() {
                parts[usize::from(k >= cut)].add(score);
            }
            let [mut merged, rest] = parts;
            merged.merge(&rest);
            assert_eq!(codec::decode(&codec::encode(&merged)), Ok(results.clone()));
        }
    }

    #[test]
    fn only_fractions_add_to_the_bytes_of_counts() {
        let mut results = Results::default();
        results.add(Score::WIN);
        let counts = codec::encode(&results.counts);
        assert_eq!(codec::encode(&results), counts);
        results.add(Score::from_units(3));
        let bytes = codec::encode(&results);
        assert_eq!(codec::decode(&bytes), Ok(results.clone()));
        // No fraction in spite of the entry for them, and a fraction among the counts.
        for counts in [vec![(FRACTIONS, 0_u64)], vec![(Score::from_units(3), 1)]] {
            let mut bytes = codec::encode(&counts);
            Moments::default().encode(&mut bytes);
            assert_eq!(codec::decode::<Results>(&bytes), Err(DecodeError));
        }
    }

    #[test]
    fn equal_fractions_are_one_result() {
        let half = Score::from_units(Score::WIN.units() / 2);
        let mut results = Results::default();
        for score in [half, half, half, Score::WIN] {
            results.add(score);
        }
        assert_eq!(results.non_modal_count(), 1);
    }
}
