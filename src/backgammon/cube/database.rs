//! The cube database: the exact chances without a cube, and the exact equities with it.
//!
//! A database is built once and shared by all rollouts.

use std::sync::Arc;

use super::decision::{CubeDecision, NoDoubleEquities};
use super::equity::{from_chance, to_points};
use super::owner::RelativeOwner;
use super::tables::NoDoubleTable;
use crate::backgammon::bearoff_db::chance::{Chance, to_probability};
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::{Database, Position};

/// Exact chances and equities of all positions of up to six checkers a side.
#[derive(Debug)]
pub struct CubeDatabase {
    /// The database of chances without a cube.
    pub(crate) cubeless: Arc<Database>,
    /// The equities of not doubling.
    pub(crate) equities: NoDoubleTable,
}

/// Exact values of a position for the side on roll, for each owner of the cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeDecisions {
    /// The chance of the side on roll to win without a cube, 0..1.
    pub chance: f64,
    /// The equity of the game without a cube, in points.
    pub cubeless: f64,
    /// The decision if the side on roll owns the cube.
    pub mine: CubeDecision,
    /// The decision if the cube is centred.
    pub centred: CubeDecision,
    /// The decision if the other side owns the cube.
    pub theirs: CubeDecision,
}

impl CubeDatabase {
    /// Returns the slow part of the database as bytes, for
    /// [`CubeDatabaseBuilder::from_bytes`](super::CubeDatabaseBuilder::from_bytes).
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.equities.encode(&mut bytes);
        bytes.extend(self.cubeless.to_bytes());
        bytes
    }

    /// Returns the exact decisions of a position; `None` beyond six checkers a side.
    #[must_use]
    pub fn decisions(&self, position: Position) -> Option<CubeDecisions> {
        let side = position.on_roll();
        let mover = self.cubeless.index_of(position.checkers(side))?;
        let opponent = self.cubeless.index_of(position.checkers(side.other()))?;
        let (chance, no_double) = (
            self.chance(mover, opponent),
            self.no_double(mover, opponent),
        );
        Some(CubeDecisions {
            chance: to_probability(chance),
            cubeless: to_points(from_chance(chance)),
            mine: no_double.decision(RelativeOwner::Mine),
            centred: no_double.decision(RelativeOwner::Centred),
            theirs: no_double.decision(RelativeOwner::Theirs),
        })
    }

    /// Returns the chance of `mover`, who is on roll, to win without a cube. Neither side is off.
    #[inline]
    pub(crate) fn chance(&self, mover: ArrangementIndex, opponent: ArrangementIndex) -> Chance {
        // Always present: the database was built for six checkers a side.
        let two_sided = self.cubeless.two_sided.as_ref();
        two_sided.map_or(0, |two_sided| {
            two_sided.exact.row(mover)[usize::from(opponent)]
        })
    }

    /// Returns the equities of not doubling for `mover`, who is on roll. Neither side is off.
    #[inline]
    pub(crate) fn no_double(
        &self,
        mover: ArrangementIndex,
        opponent: ArrangementIndex,
    ) -> NoDoubleEquities {
        self.equities.no_double(mover, opponent)
    }
}

impl Default for CubeDatabase {
    fn default() -> Self {
        Self::new()
    }
}
