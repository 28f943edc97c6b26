//! What all rollouts need to know of bear-offs, built once.

use std::sync::Arc;

use super::arrangements::{Arrangements, Index, OFF};
use super::chance::probability;
use super::checkers::Checkers;
use super::one_sided::OneSided;
use super::position::Position;
use super::tables::{MOST_IN_TABLES, Plays, Table};
use crate::backgammon::side::Side;
use crate::codec;
use crate::codec::{Garbled, Packed};
use crate::labs::bearoff::evaluator::{Knowledge, PipChances};
use crate::rollout::dice::{ALL_KINDS, Roll};

/// How many checkers a side a database knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Up to six: with exact chances. 924 arrangements a side.
    SixCheckers,
    /// Up to fifteen: one side at a time. 54,264 arrangements.
    AllCheckers,
}

impl Reach {
    /// The smallest that holds a position.
    #[must_use]
    pub fn of(position: Position) -> Self {
        if position.x().count().max(position.o().count()) <= MOST_IN_TABLES {
            Self::SixCheckers
        } else {
            Self::AllCheckers
        }
    }

    pub(crate) const fn most(self) -> u8 {
        match self {
            Self::SixCheckers => MOST_IN_TABLES,
            Self::AllCheckers => Checkers::MOST,
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
    pub plays: Plays,
    pub exact: Arc<Table>,
}

impl Database {
    /// How many checkers a side it knows.
    #[must_use]
    pub const fn reach(&self) -> Reach {
        match self.two_sided {
            Some(_) => Reach::SixCheckers,
            None => Reach::AllCheckers,
        }
    }

    /// The slow part of the database as bytes: see [`DatabaseBuilder::taking`].
    ///
    /// [`DatabaseBuilder::taking`]: super::database_builder::DatabaseBuilder::taking
    #[must_use]
    pub fn made(&self) -> Vec<u8> {
        let mut bytes = codec::pack(&self.reach());
        self.one_sided.pack(&mut bytes);
        if let Some(two_sided) = &self.two_sided {
            two_sided.exact.pack(&mut bytes);
        }
        bytes
    }

    /// X's exact winning chances (0..1) under perfect play; `None` beyond six checkers a side.
    #[must_use]
    pub fn exact_chance(&self, position: Position) -> Option<f64> {
        let two_sided = self.two_sided.as_ref()?;
        let side = position.on_roll();
        let (mover, other) = (
            self.find(position.side(side))?,
            self.find(position.side(side.other()))?,
        );
        let chance = probability(two_sided.exact.row(mover)[usize::from(other)]);
        Some(if side == Side::X {
            chance
        } else {
            1.0 - chance
        })
    }

    /// Whether it knows exact chances.
    #[must_use]
    pub const fn knows_exactly(&self) -> bool {
        self.two_sided.is_some()
    }

    /// The chance (0..1) of a side who has just played down to these checkers: exact up to six checkers a side, else as the
    /// one-sided database estimates it. `None` for more checkers than the database knows.
    #[must_use]
    pub fn chance_after(&self, left: Checkers, opponent: Checkers) -> Option<f64> {
        let (left, opponent) = (self.find(left)?, self.find(opponent)?);
        if left == OFF {
            return Some(1.0);
        }
        let chance = match &self.two_sided {
            Some(two_sided) => two_sided.exact.row(opponent)[usize::from(left)],
            None => self.one_sided.chance(opponent, left),
        };
        Some(1.0 - probability(chance))
    }

    /// The mean number of rolls to bear off these checkers, with plays that minimise it. `None` for more checkers than
    /// the database has.
    #[must_use]
    pub fn mean_rolls(&self, checkers: Checkers) -> Option<f64> {
        Some(self.one_sided.mean_rolls(self.find(checkers)?))
    }

    /// All that a roll can make of these checkers, each once, in the order of a player who goes by pips alone;
    /// nothing if all are off already, `None` for more checkers than the database knows.
    #[must_use]
    pub fn plays(&self, checkers: Checkers, roll: Roll) -> Option<Vec<Checkers>> {
        let index = self.find(checkers)?;
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
        index: Index,
        kind: usize,
        scratch: &'a mut Vec<Index>,
    ) -> &'a [Index] {
        if let Some(two_sided) = &self.two_sided {
            two_sided.plays.of(index, kind)
        } else {
            self.arrangements
                .after_roll(index, ALL_KINDS[kind], scratch);
            scratch
        }
    }

    pub(crate) fn find(&self, checkers: Checkers) -> Option<Index> {
        self.arrangements.find(checkers)
    }

    pub(crate) fn knowledge(&self) -> Knowledge<'_> {
        Knowledge {
            arrangements: &self.arrangements,
            one_sided: &self.one_sided,
            pip_chances: &self.pip_chances,
            exact: self.two_sided.as_ref().map(|two_sided| &*two_sided.exact),
        }
    }
}

impl Packed for Reach {
    fn pack(&self, bytes: &mut Vec<u8>) {
        (*self == Self::AllCheckers).pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        Ok(if bool::unpack(bytes)? {
            Self::AllCheckers
        } else {
            Self::SixCheckers
        })
    }
}
