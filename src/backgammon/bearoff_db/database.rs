//! The bear-off database: all arrangements with the distributions of the rolls that they need.
//!
//! Up to six checkers a side, a database also has plays and exact chances. It is built once and
//! shared by all rollouts.

use core::fmt;
use std::sync::Arc;

use super::arrangements::{Arrangements, OFF};
use super::chance::to_probability;
use super::chance_table::{ChanceTable, MAX_TWO_SIDED_CHECKERS};
use super::checkers::{ArrangementIndex, Checkers, arrangement_count};
use super::exact::exact_chances;
use super::one_sided::OneSided;
use super::play_table::PlayTable;
use super::position::Position;
use crate::backgammon::bearoff_db::evaluator::EvaluatorTables;
use crate::backgammon::bearoff_db::pip_chances::PipChances;
use crate::backgammon::side::Side;
use crate::codec;
use crate::codec::{Codec, DecodeError, codec_variants};
use crate::rollout::dice::{ALL_KINDS, Roll};
use crate::rollout::resumable::{Pause, Resumable};

/// The number of checkers a side that a database covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatabaseSize {
    /// Up to six checkers a side, with exact chances: 924 arrangements a side.
    SixCheckers,
    /// Up to fifteen checkers a side, with one-sided distributions alone: 54,264 arrangements.
    AllCheckers,
}

impl DatabaseSize {
    /// Returns the smallest size that covers a position.
    #[must_use]
    pub fn for_position(position: Position) -> Self {
        if position.x().count().max(position.o().count()) <= MAX_TWO_SIDED_CHECKERS {
            Self::SixCheckers
        } else {
            Self::AllCheckers
        }
    }

    /// Returns the most checkers a side that the database covers.
    pub(crate) const fn max_checkers(self) -> u8 {
        match self {
            Self::SixCheckers => MAX_TWO_SIDED_CHECKERS,
            Self::AllCheckers => Checkers::MAX,
        }
    }
}

/// All arrangements up to some number of checkers and their one-sided distributions; up to six
/// checkers a side, also all plays and the exact chances.
pub struct Database {
    /// The arrangements that the database covers.
    pub(crate) arrangements: Arrangements,
    /// The distributions of the number of rolls.
    pub(crate) one_sided: OneSided,
    /// Winning chances by pip count alone.
    pub(crate) pip_chances: PipChances,
    /// Plays and exact chances; `None` beyond six checkers a side.
    pub(crate) two_sided: Option<TwoSided>,
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Database")
            .field("size", &self.size())
            .finish_non_exhaustive()
    }
}

/// The tables of a database that exist only up to six checkers a side.
#[derive(Debug)]
pub(crate) struct TwoSided {
    /// The plays of every roll from each arrangement.
    pub plays: PlayTable,
    /// The exact chance of the side on roll for each pair of arrangements.
    pub exact: Arc<ChanceTable>,
}

/// The approximate share of the work that listing the plays takes, 0..1.
const PLAYS_SHARE: f64 = 0.1;

impl TwoSided {
    /// Lists the plays, and computes the exact chances unless a worker has computed them.
    async fn compute(
        arrangements: &Arrangements,
        received: Option<ChanceTable>,
        pause: &Pause,
    ) -> Self {
        let listed = if received.is_some() { 1.0 } else { PLAYS_SHARE };
        let plays = PlayTable::tabulate(arrangements, &pause.part(0.0, listed)).await;
        let exact = match received {
            Some(exact) => exact,
            None => exact_chances(arrangements, &plays, &pause.part(listed, 1.0)).await,
        };
        Self {
            plays,
            exact: Arc::new(exact),
        }
    }
}

/// The approximate share of the work that the arrangements take for a database of all checkers,
/// 0..1.
const ARRANGEMENTS_SHARE: f64 = 0.4;

impl Database {
    /// Builds the database of this size at once.
    #[must_use]
    pub fn new(size: DatabaseSize) -> Self {
        Self::build(size).finish()
    }

    /// Begins to build the database of this size.
    #[must_use]
    pub fn build(size: DatabaseSize) -> Resumable<Self> {
        Resumable::new(async move |pause| Self::compute(size, None, &pause).await)
    }

    /// Begins to build the database whose slow part a worker has built: see [`Self::to_bytes`]. The
    /// arrangements and plays are still built here, which is quicker than to send them.
    ///
    /// # Errors
    /// [`DecodeError`] if these bytes are not a bear-off database.
    pub fn build_from_bytes(mut bytes: &[u8]) -> Result<Resumable<Self>, DecodeError> {
        let size = DatabaseSize::decode(&mut bytes)?;
        let count = arrangement_count(size.max_checkers());
        let one_sided = OneSided::decode(count, &mut bytes)?;
        let exact = match size {
            DatabaseSize::SixCheckers => Some(ChanceTable::decode(count, &mut bytes)?),
            DatabaseSize::AllCheckers => None,
        };
        DecodeError::unless(bytes.is_empty())?;
        Ok(Resumable::new(async move |pause| {
            Self::compute(size, Some((one_sided, exact)), &pause).await
        }))
    }

    /// Computes the database of this size. Pauses often, as its parts do.
    ///
    /// `received` are the parts that a worker has computed, if it has: the one-sided database, and
    /// the exact chances up to six checkers a side.
    // Each part is awaited in one place: another place would repeat its code.
    pub(crate) async fn compute(
        size: DatabaseSize,
        received: Option<(OneSided, Option<ChanceTable>)>,
        pause: &Pause,
    ) -> Self {
        let is_exact = size == DatabaseSize::SixCheckers;
        // Up to six checkers, the first two parts take almost no time.
        let [first, second] = match (is_exact, &received) {
            (true, _) => [0.0, 0.0],
            (false, None) => [ARRANGEMENTS_SHARE, 1.0],
            (false, Some(_)) => [1.0, 1.0],
        };
        let part = pause.part(0.0, first);
        let arrangements = Arrangements::enumerate(size.max_checkers(), &part).await;
        let (one_sided, exact) = if let Some(received) = received {
            received
        } else {
            let part = pause.part(first, second);
            (OneSided::compute(arrangements.steps(), &part).await, None)
        };
        let two_sided = if is_exact {
            Some(TwoSided::compute(&arrangements, exact, &pause.part(second, 1.0)).await)
        } else {
            None
        };
        Self {
            arrangements,
            one_sided,
            pip_chances: PipChances::of_bearoffs(),
            two_sided,
        }
    }

    /// Returns the number of checkers a side that the database covers.
    #[must_use]
    pub const fn size(&self) -> DatabaseSize {
        match self.two_sided {
            Some(_) => DatabaseSize::SixCheckers,
            None => DatabaseSize::AllCheckers,
        }
    }

    /// Returns the slow part of the database as bytes, for [`Self::build_from_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = codec::encode(&self.size());
        self.one_sided.encode(&mut bytes);
        if let Some(two_sided) = &self.two_sided {
            two_sided.exact.encode(&mut bytes);
        }
        bytes
    }

    /// Returns X's exact winning chance (0..1) under perfect play; `None` beyond six checkers a
    /// side.
    ///
    /// Each chance of the table is rounded to a multiple of 2⁻²⁵. See [`RESOLUTION`] for the sum of
    /// such errors over a game.
    ///
    /// [`RESOLUTION`]: super::RESOLUTION
    #[must_use]
    pub fn exact_chance(&self, position: Position) -> Option<f64> {
        let two_sided = self.two_sided.as_ref()?;
        let side = position.on_roll();
        let (mover, opponent) = (
            self.index_of(position.checkers(side))?,
            self.index_of(position.checkers(side.other()))?,
        );
        let chance = to_probability(two_sided.exact.row(mover)[usize::from(opponent)]);
        Some(if side == Side::X {
            chance
        } else {
            1.0 - chance
        })
    }

    /// Returns whether the database has exact chances.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.two_sided.is_some()
    }

    /// Returns the winning chance (0..1) of a side that has just played and has the checkers
    /// `left`.
    ///
    /// The chance is exact up to six checkers a side, and the estimate of the one-sided database
    /// beyond. `None` if the database does not cover so many checkers.
    #[must_use]
    pub fn chance_after(&self, left: Checkers, opponent: Checkers) -> Option<f64> {
        let (left, opponent) = (self.index_of(left)?, self.index_of(opponent)?);
        if left == OFF {
            return Some(1.0);
        }
        let chance = match &self.two_sided {
            Some(two_sided) => two_sided.exact.row(opponent)[usize::from(left)],
            None => self.one_sided.chance(opponent, left),
        };
        Some(1.0 - to_probability(chance))
    }

    /// Returns the mean number of rolls to bear off these checkers, with plays that minimise it.
    /// `None` if the database does not cover so many checkers.
    #[must_use]
    pub fn mean_rolls(&self, checkers: Checkers) -> Option<f64> {
        Some(self.one_sided.mean_rolls(self.index_of(checkers)?))
    }

    /// Returns the checkers after each play of a roll, each once, those with the fewest pips first.
    ///
    /// Among equal pips, fewer checkers come first, then fewer on the ace point, and so on. The
    /// list is empty if all checkers are off already. `None` if the database does not cover so many
    /// checkers.
    #[must_use]
    pub fn plays(&self, checkers: Checkers, roll: Roll) -> Option<Vec<Checkers>> {
        let index = self.index_of(checkers)?;
        let mut scratch = Vec::new();
        let after = self.after_roll(index, roll.kind(), &mut scratch);
        Some(
            after
                .iter()
                .map(|&index| self.arrangements.checkers(index))
                .collect(),
        )
    }

    /// Returns the outcomes of a kind of roll, an index into [`ALL_KINDS`], from an arrangement.
    /// Empty if all checkers are off already. Without a table of plays they are computed in
    /// `scratch`.
    #[inline]
    pub(crate) fn after_roll<'a>(
        &'a self,
        index: ArrangementIndex,
        kind: usize,
        scratch: &'a mut Vec<ArrangementIndex>,
    ) -> &'a [ArrangementIndex] {
        if let Some(two_sided) = &self.two_sided {
            two_sided.plays.after_roll(index, kind)
        } else {
            self.arrangements
                .after_roll(index, ALL_KINDS[kind], scratch);
            scratch
        }
    }

    /// Returns the index of an arrangement; `None` if the database does not cover so many checkers.
    pub(crate) fn index_of(&self, checkers: Checkers) -> Option<ArrangementIndex> {
        self.arrangements.index_of(checkers)
    }

    /// Returns the tables that evaluators read.
    pub(crate) fn evaluator_tables(&self) -> EvaluatorTables<'_> {
        EvaluatorTables {
            arrangements: &self.arrangements,
            one_sided: &self.one_sided,
            pip_chances: &self.pip_chances,
            exact: self.two_sided.as_ref().map(|two_sided| &*two_sided.exact),
        }
    }
}

codec_variants! { DatabaseSize { 0 => SixCheckers, 1 => AllCheckers } }
