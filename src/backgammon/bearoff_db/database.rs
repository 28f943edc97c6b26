//! What all rollouts need to know of bear-offs, built once.

use std::sync::Arc;

use super::arrangements::{Arrangements, OFF};
use super::chance::to_probability;
use super::chance_table::{ChanceTable, MAX_TWO_SIDED_CHECKERS};
use super::checkers::ArrangementIndex;
use super::checkers::Checkers;
use super::one_sided::OneSided;
use super::play_table::PlayTable;
use super::position::Position;
use crate::backgammon::bearoff_db::evaluator::EvaluatorTables;
use crate::backgammon::bearoff_db::pip_chances::PipChances;
use crate::backgammon::side::Side;
use crate::codec;
use crate::codec::{Codec, DecodeError};
use crate::rollout::dice::{ALL_KINDS, Roll};

/// How many checkers a side a database knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatabaseSize {
    /// Up to six: with exact chances. 924 arrangements a side.
    SixCheckers,
    /// Up to fifteen: one side at a time. 54,264 arrangements.
    AllCheckers,
}

impl DatabaseSize {
    /// The smallest that holds a position.
    #[must_use]
    pub fn for_position(position: Position) -> Self {
        if position.x().count().max(position.o().count()) <= MAX_TWO_SIDED_CHECKERS {
            Self::SixCheckers
        } else {
            Self::AllCheckers
        }
    }

    pub(crate) const fn max_checkers(self) -> u8 {
        match self {
            Self::SixCheckers => MAX_TWO_SIDED_CHECKERS,
            Self::AllCheckers => Checkers::MAX,
        }
    }
}

/// All arrangements of so many checkers, their one-sided distributions and, up to six checkers, all plays and the exact
/// chances.
#[derive(Debug)]
pub struct Database {
    pub(crate) arrangements: Arrangements,
    pub(crate) one_sided: OneSided,
    pub(crate) pip_chances: PipChances,
    pub(crate) two_sided: Option<TwoSided>,
}

/// What there is up to six checkers a side.
#[derive(Debug)]
pub(crate) struct TwoSided {
    pub plays: PlayTable,
    pub exact: Arc<ChanceTable>,
}

impl Database {
    /// How many checkers a side it knows.
    #[must_use]
    pub const fn size(&self) -> DatabaseSize {
        match self.two_sided {
            Some(_) => DatabaseSize::SixCheckers,
            None => DatabaseSize::AllCheckers,
        }
    }

    /// The slow part of the database as bytes: see [`DatabaseBuilder::from_bytes`].
    ///
    /// [`DatabaseBuilder::from_bytes`]: super::database_builder::DatabaseBuilder::from_bytes
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = codec::encode(&self.size());
        self.one_sided.encode(&mut bytes);
        if let Some(two_sided) = &self.two_sided {
            two_sided.exact.encode(&mut bytes);
        }
        bytes
    }

    /// X's exact winning chances (0..1) under perfect play; `None` beyond six checkers a side.
    #[must_use]
    pub fn exact_chance(&self, position: Position) -> Option<f64> {
        let two_sided = self.two_sided.as_ref()?;
        let side = position.on_roll();
        let (mover, other) = (
            self.index_of(position.checkers(side))?,
            self.index_of(position.checkers(side.other()))?,
        );
        let chance = to_probability(two_sided.exact.row(mover)[usize::from(other)]);
        Some(if side == Side::X {
            chance
        } else {
            1.0 - chance
        })
    }

    /// Whether it knows exact chances.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.two_sided.is_some()
    }

    /// The chance (0..1) of a side who has just played down to these checkers: exact up to six checkers a side, else as the
    /// one-sided database estimates it. `None` for more checkers than the database knows.
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

    /// The mean number of rolls to bear off these checkers, with plays that minimise it. `None` for more checkers than
    /// the database has.
    #[must_use]
    pub fn mean_rolls(&self, checkers: Checkers) -> Option<f64> {
        Some(self.one_sided.mean_rolls(self.index_of(checkers)?))
    }

    /// All that a roll can make of these checkers, each once, in the order of a player who goes by pips alone;
    /// nothing if all are off already, `None` for more checkers than the database knows.
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

    /// What a kind of roll can make of an arrangement; nothing if all are off already.
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

    pub(crate) fn index_of(&self, checkers: Checkers) -> Option<ArrangementIndex> {
        self.arrangements.index_of(checkers)
    }

    pub(crate) fn evaluator_tables(&self) -> EvaluatorTables<'_> {
        EvaluatorTables {
            arrangements: &self.arrangements,
            one_sided: &self.one_sided,
            pip_chances: &self.pip_chances,
            exact: self.two_sided.as_ref().map(|two_sided| &*two_sided.exact),
        }
    }
}

impl Codec for DatabaseSize {
    fn encode(&self, bytes: &mut Vec<u8>) {
        (*self == Self::AllCheckers).encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        Ok(if bool::decode(bytes)? {
            Self::AllCheckers
        } else {
            Self::SixCheckers
        })
    }
}
