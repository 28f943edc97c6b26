//! Judges: evaluators made ready to compare plays, and to measure luck on a scale.

use std::sync::Arc;

use super::chance_scale::ChanceScale;
use crate::backgammon::bearoff_db::Database;
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::chance::{Chance, ONE};
use crate::backgammon::bearoff_db::chance_table::ChanceTable;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::evaluator::EvaluatorKind;
use crate::rollout::resumable::Pause;

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

impl PreparedEstimate {
    /// An estimate without a table of its own.
    pub fn new(database: &Database, estimate: Estimate) -> Self {
        let exact = database.two_sided.as_ref();
        let exact = exact.filter(|_| estimate.evaluator.ranks_exactly());
        Self {
            estimate,
            table: exact.map(|two_sided| two_sided.exact.clone()),
        }
    }

    /// Tabulates the evaluator's chances, where the database has a table of exact chances to start from and they differ.
    pub async fn tabulate(&mut self, database: &Database, pause: &Pause) {
        let tables = database.evaluator_tables();
        if self.table.is_none() && tables.exact.is_some() {
            let evaluator = self.estimate.evaluator;
            let chance = |mover, opponent| evaluator.chance(&tables, mover, opponent);
            let table = ChanceTable::tabulate(&database.arrangements, chance, pause).await;
            self.table = Some(Arc::new(table));
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
