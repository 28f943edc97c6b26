//! Judges: evaluators made ready to compare plays, and to measure luck on a scale.

use std::sync::Arc;

use super::chance_scale::ChanceScale;
use crate::backgammon::bearoff_db::Database;
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::chance::{Chance, ONE};
use crate::backgammon::bearoff_db::chance_table::{ChanceTable, ChanceTableBuilder};
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::evaluator::EvaluatorKind;

/// An evaluator with the scale on which it measures luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// Ranks the plays.
    pub evaluator: EvaluatorKind,
    /// The scale of its chances when luck is measured.
    pub scale: ChanceScale,
}

/// An estimate made ready.
#[derive(Clone)]
pub(crate) struct PreparedEstimate {
    pub estimate: Estimate,
    /// `None` where every chance is worked out when it is wanted: beyond six checkers a side, and where few are wanted.
    table: Option<Arc<ChanceTable>>,
}

/// A judge in the making.
pub(crate) struct PreparedEstimateBuilder {
    estimate: Estimate,
    /// `None` before it is begun, where the exact table serves, or where none can.
    table: Option<ChanceTableBuilder>,
}

impl PreparedEstimateBuilder {
    pub const fn new(estimate: Estimate) -> Self {
        Self {
            estimate,
            table: None,
        }
    }

    pub const fn estimate(&self) -> Estimate {
        self.estimate
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        self.table
            .as_ref()
            .map_or(0.0, ChanceTableBuilder::progress)
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(
        &mut self,
        database: &Database,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        let (known, evaluator) = (database.evaluator_tables(), self.estimate.evaluator);
        if known.exact.is_none() || evaluator.ranks_exactly() {
            return true;
        }
        let begin = || ChanceTableBuilder::new(&database.arrangements);
        let chance = |mover, other| evaluator.chance(&known, mover, other);
        self.table
            .get_or_insert_with(begin)
            .build_while(chance, keep_going)
    }

    pub fn finish(self, database: &Database) -> PreparedEstimate {
        let own = self.table.map(|table| Arc::new(table.finish()));
        PreparedEstimate {
            table: own
                .or_else(|| PreparedEstimate::without_own_table(database, self.estimate).table),
            estimate: self.estimate,
        }
    }
}

impl PreparedEstimate {
    /// One without a table of its own, ready at once.
    pub fn without_own_table(database: &Database, estimate: Estimate) -> Self {
        let exact = database.two_sided.as_ref();
        let exact = exact.filter(|_| estimate.evaluator.ranks_exactly());
        Self {
            estimate,
            table: exact.map(|two_sided| two_sided.exact.clone()),
        }
    }

    /// The chance by which it ranks plays, of the side on roll; an opponent who is off has won.
    #[inline]
    fn chance(
        &self,
        database: &Database,
        mover: ArrangementIndex,
        opponent: ArrangementIndex,
    ) -> Chance {
        if opponent == OFF {
            0
        } else if let Some(table) = &self.table {
            table.row(mover)[usize::from(opponent)]
        } else {
            self.estimate
                .evaluator
                .chance(&database.evaluator_tables(), mover, opponent)
        }
    }

    /// The play after which the opponent's chance is least; of equals, the lowest number. `after` is what a roll can
    /// make of the mover's checkers, and not empty.
    #[inline]
    pub fn best_play(
        &self,
        database: &Database,
        after: &[ArrangementIndex],
        opponent: ArrangementIndex,
    ) -> ArrangementIndex {
        min_by_chance(after, |after| self.chance(database, opponent, after))
    }

    /// The play after which the opponent's chance is greatest; of equals, the lowest number.
    pub fn worst_play(
        &self,
        database: &Database,
        after: &[ArrangementIndex],
        opponent: ArrangementIndex,
    ) -> ArrangementIndex {
        min_by_chance(after, |after| ONE - self.chance(database, opponent, after))
    }

    /// The value for the side on roll, on the scale. An opponent without checkers has won. A reversed evaluator returns
    /// the value before it is reversed.
    #[inline]
    pub fn value(
        &self,
        database: &Database,
        mover: ArrangementIndex,
        opponent: ArrangementIndex,
    ) -> Chance {
        if opponent == OFF {
            0
        } else {
            self.estimate
                .scale
                .apply(self.chance(database, mover, opponent))
        }
    }
}

/// The one of these with the least chance; of equals, the lowest number.
///
/// By the least of numbers that hold both, because which play is best cannot be foreseen: a processor that guesses at
/// a branch for each of them is wrong half the time.
#[inline]
fn min_by_chance(
    after: &[ArrangementIndex],
    chance: impl Fn(ArrangementIndex) -> Chance,
) -> ArrangementIndex {
    let sort_key = |&after: &ArrangementIndex| {
        u64::from(chance(after)) << ArrangementIndex::BITS | u64::from(after)
    };
    after.iter().map(sort_key).fold(u64::MAX, u64::min) as ArrangementIndex
}
