//! What all rollouts with a cube need to know: the chances without one, and the equities with it. Built once.

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
    pub(crate) cubeless: Arc<Database>,
    pub(crate) equities: NoDoubleTable,
}

/// Exact values of a position with the cube, for the side on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeDecisions {
    /// Her chance to win without a cube, 0..1.
    pub chance: f64,
    /// The value of the game without a cube, in points.
    pub cubeless: f64,
    /// The decision if the cube is hers.
    pub mine: CubeDecision,
    /// The decision if the cube is centred.
    pub centred: CubeDecision,
    /// If it is the other side's.
    pub theirs: CubeDecision,
}

impl CubeDatabase {
    /// The slow part of the database as bytes: see [`CubeDatabaseBuilder::from_bytes`](super::CubeDatabaseBuilder::from_bytes).
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.equities.encode(&mut bytes);
        bytes.extend(self.cubeless.to_bytes());
        bytes
    }

    /// The exact decisions of a position; `None` beyond six checkers a side.
    #[must_use]
    pub fn decisions(&self, position: Position) -> Option<CubeDecisions> {
        let side = position.on_roll();
        let mover = self.cubeless.index_of(position.checkers(side))?;
        let other = self.cubeless.index_of(position.checkers(side.other()))?;
        let (chance, no_double) = (self.chance(mover, other), self.no_double(mover, other));
        Some(CubeDecisions {
            chance: to_probability(chance),
            cubeless: to_points(from_chance(chance)),
            mine: no_double.decision(RelativeOwner::Mine),
            centred: no_double.decision(RelativeOwner::Centred),
            theirs: no_double.decision(RelativeOwner::Theirs),
        })
    }

    /// The chance without a cube of a side on roll; neither side is off.
    #[inline]
    pub(crate) fn chance(&self, mover: ArrangementIndex, opponent: ArrangementIndex) -> Chance {
        // It was built for six checkers a side.
        let exact = self.cubeless.two_sided.as_ref();
        exact.map_or(0, |known| known.exact.row(mover)[usize::from(opponent)])
    }

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
