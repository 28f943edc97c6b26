//! Judges: evaluators made ready to compare plays, and to measure luck on a scale.

use std::sync::Arc;

use super::arrangements::{Index, OFF};
use super::chance::{Chance, ONE};
use super::database::Database;
use super::evaluator::Evaluator;
use super::scale::Scale;
use super::tables::{Table, TableBuilder};

/// An evaluator with the scale on which it measures luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// Ranks the plays.
    pub evaluator: Evaluator,
    /// What its chances count for when luck is measured.
    pub scale: Scale,
}

/// An estimate made ready.
#[derive(Clone)]
pub(super) struct Judge {
    pub estimate: Estimate,
    /// `None` beyond six checkers a side, where every chance is worked out when it is wanted.
    table: Option<Arc<Table>>,
}

/// A judge in the making.
pub(super) struct JudgeBuilder {
    estimate: Estimate,
    /// `None` where the exact table serves, or none can.
    table: Option<TableBuilder>,
}

impl JudgeBuilder {
    pub fn new(database: &Database, estimate: Estimate) -> Self {
        let own = database.two_sided.is_some() && !estimate.evaluator.ranks_exactly();
        Self {
            estimate,
            table: own.then(|| TableBuilder::new(&database.arrangements)),
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        self.table.as_ref().map_or(0.0, TableBuilder::progress)
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(
        &mut self,
        database: &Database,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        let (known, evaluator) = (database.knowledge(), self.estimate.evaluator);
        let chance = |mover, other| evaluator.chance(&known, mover, other);
        self.table
            .as_mut()
            .is_none_or(|table| table.build_while(chance, keep_going))
    }

    pub fn finish(self, database: &Database) -> Judge {
        let own = self.table.map(|table| Arc::new(table.finish()));
        let exact = || {
            database
                .two_sided
                .as_ref()
                .map(|two_sided| two_sided.exact.clone())
        };
        Judge {
            estimate: self.estimate,
            table: own.or_else(exact),
        }
    }
}

impl Judge {
    /// The chance by which it ranks plays, of the side on roll; an opponent who is off has won.
    #[inline]
    fn chance(&self, database: &Database, mover: Index, other: Index) -> Chance {
        if other == OFF {
            0
        } else if let Some(table) = &self.table {
            table.row(mover)[usize::from(other)]
        } else {
            self.estimate
                .evaluator
                .chance(&database.knowledge(), mover, other)
        }
    }

    /// The play after which the opponent's chance is least; of equals, the lowest number. `after` is what a roll can
    /// make of the mover's checkers, and not empty.
    #[inline]
    pub fn best(&self, database: &Database, after: &[Index], other: Index) -> Index {
        least(after, |after| self.chance(database, other, after))
    }

    /// The play after which the opponent's chance is greatest; of equals, the lowest number.
    pub fn worst(&self, database: &Database, after: &[Index], other: Index) -> Index {
        least(after, |after| ONE - self.chance(database, other, after))
    }

    /// The value to the side on roll, on the scale; an opponent who is off has won. Of a reversed evaluator, what it is
    /// the reverse of.
    #[inline]
    pub fn value(&self, database: &Database, mover: Index, other: Index) -> Chance {
        if other == OFF {
            0
        } else {
            self.estimate.scale.of(self.chance(database, mover, other))
        }
    }
}

/// The one of these with the least chance; of equals, the lowest number.
///
/// By the least of numbers that hold both, because which play is best cannot be foreseen: a processor that guesses at
/// a branch for each of them is wrong half the time.
#[inline]
fn least(after: &[Index], chance: impl Fn(Index) -> Chance) -> Index {
    let both = |&after: &Index| u64::from(chance(after)) << Index::BITS | u64::from(after);
    after.iter().map(both).fold(u64::MAX, u64::min) as Index
}
