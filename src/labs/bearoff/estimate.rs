//! Estimates: evaluators with tables of their chances, which rank plays and measure luck on a
//! scale.

use std::sync::Arc;

use super::chance_scale::ChanceScale;
use crate::backgammon::bearoff_db::Database;
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::chance::{Chance, ONE};
use crate::backgammon::bearoff_db::chance_table::ChanceTable;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::evaluator::{EvaluatorKind, EvaluatorTables};
use crate::rollout::resumable::Pause;

/// An evaluator and the scale on which it measures luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The evaluator that ranks the plays.
    pub evaluator: EvaluatorKind,
    /// The scale of the evaluator's chances when luck is measured.
    pub scale: ChanceScale,
}

/// A function that returns the chance of the side on roll, in units of 2⁻²⁵, from its arrangement
/// and that of an opponent who is not off.
pub(crate) type ChanceFunction =
    Arc<dyn Fn(ArrangementIndex, ArrangementIndex) -> Chance + Send + Sync>;

/// The evaluator of a prepared estimate.
#[derive(Clone)]
enum Source {
    /// An evaluator of this crate.
    Kind(EvaluatorKind),
    /// An evaluator from outside this crate.
    Function(ChanceFunction),
}

/// An estimate with a table of its evaluator's chances.
#[derive(Clone)]
pub(crate) struct PreparedEstimate {
    /// The evaluator.
    source: Source,
    /// The scale of the evaluator's chances when luck is measured.
    scale: ChanceScale,
    /// The evaluator's chances, before the scale.
    ///
    /// `None` before the estimate is tabulated, and always beyond six checkers a side. Each chance
    /// is then computed when it is needed.
    table: Option<Arc<ChanceTable>>,
}

impl Source {
    /// Returns the chance of the side on roll, in units of 2⁻²⁵. Neither side is off.
    #[inline]
    fn chance(
        &self,
        tables: &EvaluatorTables,
        mover: ArrangementIndex,
        opponent: ArrangementIndex,
    ) -> Chance {
        match self {
            Self::Kind(kind) => kind.chance(tables, mover, opponent),
            Self::Function(chance) => chance(mover, opponent),
        }
    }
}

impl PreparedEstimate {
    /// Creates an estimate without a table of its own. An evaluator that ranks exactly shares the
    /// database's table.
    pub fn new(database: &Database, estimate: Estimate) -> Self {
        let exact = database.two_sided.as_ref();
        let exact = exact.filter(|_| estimate.evaluator.ranks_exactly());
        Self {
            source: Source::Kind(estimate.evaluator),
            scale: estimate.scale,
            table: exact.map(|two_sided| two_sided.exact.clone()),
        }
    }

    /// Creates an estimate by an evaluator from outside this crate, on the linear scale.
    pub fn from_function(chance: ChanceFunction) -> Self {
        Self {
            source: Source::Function(chance),
            scale: ChanceScale::Linear,
            table: None,
        }
    }

    /// Returns whether the estimate ranks all plays as an evaluator does.
    pub fn ranks_like(&self, evaluator: EvaluatorKind) -> bool {
        match self.source {
            Source::Kind(own) => {
                own == evaluator || (own.ranks_exactly() && evaluator.ranks_exactly())
            }
            Source::Function(_) => false,
        }
    }

    /// Returns whether this is the estimate by an evaluator of this crate.
    pub fn is_of(&self, estimate: Estimate) -> bool {
        matches!(&self.source, Source::Kind(own) if *own == estimate.evaluator)
            && self.scale == estimate.scale
    }

    /// Returns whether the estimate reports the reverse of the chances by which it ranks plays.
    pub const fn is_reversed(&self) -> bool {
        matches!(&self.source, Source::Kind(kind) if kind.is_reversed())
    }

    /// Tabulates the evaluator's chances up to six checkers a side, unless they are the exact ones.
    ///
    /// Games reach the first `reachable` arrangements of the database. An evaluator from outside may
    /// be slow, so it is not asked about others. Tables of this crate's evaluators are complete,
    /// because games from other positions share them.
    pub async fn tabulate(&mut self, database: &Database, reachable: usize, pause: &Pause) {
        let tables = database.evaluator_tables();
        if self.table.is_none() && tables.exact.is_some() {
            let source = &self.source;
            let chance = |mover, opponent| source.chance(&tables, mover, opponent);
            let size = match source {
                Source::Kind(_) => database.arrangements.len(),
                Source::Function(_) => reachable,
            };
            let table = ChanceTable::tabulate(size, chance, pause).await;
            self.table = Some(Arc::new(table));
        }
    }

    /// Takes another evaluator, and tabulates its chances for these pairs of arrangements of the side
    /// on roll and its opponent. Chances of other pairs must not be asked for.
    pub fn retabulate(
        &mut self,
        database: &Database,
        evaluator: EvaluatorKind,
        pairs: &[(ArrangementIndex, ArrangementIndex)],
    ) {
        let table = self.table.take();
        let mut table = table
            .and_then(|table| Arc::try_unwrap(table).ok())
            .unwrap_or_else(|| ChanceTable::new(database.arrangements.len()));
        let tables = database.evaluator_tables();
        for &(mover, opponent) in pairs {
            table.row_mut(usize::from(mover))[usize::from(opponent)] =
                evaluator.chance(&tables, mover, opponent);
        }
        self.source = Source::Kind(evaluator);
        self.table = Some(Arc::new(table));
    }

    /// Returns the chance of the side on roll by which the estimate ranks plays, in units of 2⁻²⁵.
    /// It is 0 if the opponent has borne off.
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
            self.source
                .chance(&database.evaluator_tables(), mover, opponent)
        }
    }

    /// Returns the play after which the opponent's chance is lowest; among equals, the lowest
    /// index.
    ///
    /// `after` has all arrangements that the roll allows, at least one.
    #[inline]
    pub fn best_play(
        &self,
        database: &Database,
        after: &[ArrangementIndex],
        opponent: ArrangementIndex,
    ) -> ArrangementIndex {
        min_by_chance(after, |after| self.chance(database, opponent, after))
    }

    /// Returns the play after which the opponent's chance is highest; among equals, the lowest
    /// index.
    ///
    /// `after` has all arrangements that the roll allows, at least one.
    pub fn worst_play(
        &self,
        database: &Database,
        after: &[ArrangementIndex],
        opponent: ArrangementIndex,
    ) -> ArrangementIndex {
        min_by_chance(after, |after| ONE - self.chance(database, opponent, after))
    }

    /// Returns the value for the side on roll on the estimate's scale, in units of 2⁻²⁵.
    ///
    /// It is 0 if the opponent has borne off. For a reversed evaluator, it is the value before the
    /// reversal.
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
            self.scale.apply(self.chance(database, mover, opponent))
        }
    }
}

/// Returns the arrangement with the lowest chance; among equals, the lowest index.
#[inline]
fn min_by_chance(
    after: &[ArrangementIndex],
    chance: impl Fn(ArrangementIndex) -> Chance,
) -> ArrangementIndex {
    // The minimum of numbers that hold both needs no branches. A branch for each play would often
    // be mispredicted, because any play can be the best.
    let sort_key = |&after: &ArrangementIndex| {
        u64::from(chance(after)) << ArrangementIndex::BITS | u64::from(after)
    };
    after.iter().map(sort_key).fold(u64::MAX, u64::min) as ArrangementIndex
}
