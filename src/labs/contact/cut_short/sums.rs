//! Sums over games that are cut short and played on.

use crate::codec::codec_fields;
use crate::labs::contact::game::Game;
use crate::labs::contact::truncation::GameEnd;
use crate::rollout::game_runner::Sums;
use crate::rollout::rotated::SumsOfBlock;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::score_blocks::{ScoreMoments, ScoreSums};
use crate::rollout::totals::Totals;
use crate::stats::moments::Moments;
use crate::stats::score::Score;

/// Sums over games that are cut short and played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedSums {
    /// The sums of games that are cut short.
    pub cut: Totals,
    /// The sums of the same games, played to the end.
    pub to_end: Totals,
    /// The number of games that the horizon cut.
    pub cut_games: u64,
    /// The number of rolls of all games up to the horizon.
    pub rolls_cut: u64,
    /// The number of rolls of all games to the end.
    pub rolls_to_end: u64,
    /// The moments of the result at the horizon − the result in the end.
    pub(super) plain_difference: Moments,
    /// For each evaluator, the moments of such differences of result − luck.
    pub(super) reduced_differences: Vec<Moments>,
}

/// A game at its horizon or at its end.
pub(super) struct Reached {
    pub end: GameEnd,
    pub rolls: u32,
}

impl ComparedSums {
    /// Creates sums over no games, from the game that is cut short and the one to the end.
    pub(super) fn new(cut: &Game, to_end: &Game) -> Self {
        Self {
            cut: Totals::new(cut),
            to_end: Totals::new(to_end),
            cut_games: 0,
            rolls_cut: 0,
            rolls_to_end: 0,
            plain_difference: Moments::default(),
            reduced_differences: vec![Moments::default(); cut.estimate_count()],
        }
    }

    /// Adds a game at its horizon and at its end, with the luck up to both.
    pub(super) fn add(
        &mut self,
        [cut, to_end]: [&Reached; 2],
        [at_horizon, at_end]: [&[MeasuredLuck]; 2],
    ) {
        let [result, in_the_end] = [cut, to_end].map(|reached| reached.end.score());
        self.cut.add(result, at_horizon);
        self.to_end.add(in_the_end, at_end);
        self.cut_games += u64::from(cut.end.outcome().is_none());
        self.rolls_cut += u64::from(cut.rolls);
        self.rolls_to_end += u64::from(to_end.rolls);
        let difference = result - in_the_end;
        self.plain_difference.add(difference);
        let lucks = at_horizon.iter().zip(at_end);
        for (moments, (at_horizon, at_end)) in self.reduced_differences.iter_mut().zip(lucks) {
            let later: Score = at_end.luck - at_horizon.luck;
            moments.add(difference + later);
        }
    }

    /// The place of the first difference among the series of a block.
    pub(super) const fn first_difference(&self) -> usize {
        self.cut.series_count() + self.to_end.series_count()
    }

    /// Returns whether all parts have equally many games, and no rolls are missing.
    fn is_consistent(&self) -> bool {
        let games = self.cut.games();
        let differences = self.reduced_differences.iter();
        let mut differences = differences.chain([&self.plain_difference]);
        self.to_end.games() == games
            && self.cut_games <= games
            && self.rolls_cut <= self.rolls_to_end
            && differences.all(|moments| moments.count() == games)
    }
}

impl Sums for ComparedSums {
    fn games(&self) -> u64 {
        self.cut.games()
    }

    fn merge(&mut self, next: &Self) {
        self.cut.merge(&next.cut);
        self.to_end.merge(&next.to_end);
        self.cut_games += next.cut_games;
        // Counts from outside may be absurd, but must not panic.
        self.rolls_cut = self.rolls_cut.saturating_add(next.rolls_cut);
        self.rolls_to_end = self.rolls_to_end.saturating_add(next.rolls_to_end);
        self.plain_difference.merge(&next.plain_difference);
        let differences = self.reduced_differences.iter_mut();
        for (mine, next) in differences.zip(&next.reduced_differences) {
            mine.merge(next);
        }
    }

    fn is_compatible(&self, other: &Self) -> bool {
        self.cut.is_compatible(&other.cut)
            && self.to_end.is_compatible(&other.to_end)
            && self.reduced_differences.len() == other.reduced_differences.len()
    }
}

codec_fields! {
    ComparedSums {
        cut, to_end, cut_games, rolls_cut, rolls_to_end, plain_difference, reduced_differences
    } if Self::is_consistent
}

/// The series of a block are those of games that are cut short, those of games to the end, and those of
/// the differences.
impl SumsOfBlock for ComparedSums {
    type Value = ScoreSums;

    fn block_value(&self) -> ScoreSums {
        let differences = [&self.plain_difference]
            .into_iter()
            .chain(&self.reduced_differences);
        let mut units = self.cut.sums_in_units();
        units.extend(self.to_end.sums_in_units());
        // Sums of a block fit: it has at most 1,296 games.
        units.extend(differences.map(|moments| moments.sum() as i64));
        ScoreSums::new(units)
    }

    fn fits(&self, value: &ScoreSums, moments: &ScoreMoments) -> bool {
        let differences = 1 + self.reduced_differences.len();
        value.fits(self.first_difference() + differences, moments)
    }
}
