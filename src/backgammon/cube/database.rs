//! What all rollouts with a cube need to know: the chances without one, and the equities with it. Built once.

use std::sync::Arc;

use super::database_builder::CubeDatabaseBuilder;
use super::decision::{CubeDecision, NoDouble};
use super::equity::{of_chance, points};
use super::owner::Holder;
use super::tables::Equities;
use crate::backgammon::bearoff_db::arrangements::Index;
use crate::backgammon::bearoff_db::chance::{Chance, probability};
use crate::backgammon::bearoff_db::{Database, Position};

/// Exact chances and equities of all positions of up to six checkers a side.
#[derive(Debug)]
pub struct CubeDatabase {
    pub(crate) cubeless: Arc<Database>,
    pub(crate) equities: Equities,
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
    /// The database, built at once.
    #[must_use]
    pub fn new() -> Self {
        CubeDatabaseBuilder::new().finish()
    }

    /// The slow part of the database as bytes: see [`CubeDatabaseBuilder::taking`].
    #[must_use]
    pub fn made(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.equities.pack(&mut bytes);
        bytes.extend(self.cubeless.made());
        bytes
    }

    /// The exact decisions of a position; `None` beyond six checkers a side.
    #[must_use]
    pub fn decisions(&self, position: Position) -> Option<CubeDecisions> {
        let side = position.on_roll();
        let mover = self.cubeless.find(position.side(side))?;
        let other = self.cubeless.find(position.side(side.other()))?;
        let (chance, no_double) = (self.chance(mover, other), self.no_double(mover, other));
        Some(CubeDecisions {
            chance: probability(chance),
            cubeless: points(of_chance(chance)),
            mine: no_double.decision(Holder::Mine),
            centred: no_double.decision(Holder::Centred),
            theirs: no_double.decision(Holder::Theirs),
        })
    }

    /// The chance without a cube of a side on roll; neither side is off.
    #[inline]
    pub(crate) fn chance(&self, mover: Index, other: Index) -> Chance {
        // It was built for six checkers a side.
        let exact = self.cubeless.two_sided.as_ref();
        exact.map_or(0, |known| known.exact.row(mover)[usize::from(other)])
    }

    #[inline]
    pub(crate) fn no_double(&self, mover: Index, other: Index) -> NoDouble {
        self.equities.no_double(mover, other)
    }
}

impl Default for CubeDatabase {
    fn default() -> Self {
        Self::new()
    }
}
