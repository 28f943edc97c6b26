//! The cube database: the exact chances without a cube, and the exact equities with it.
//!
//! A database is built once and shared by all rollouts.

use core::fmt;
use std::sync::Arc;

use super::decision::{CubeDecision, NoDoubleEquities};
use super::equity::{from_chance, to_points};
use super::exact::exact_equities;
use super::owner::RelativeOwner;
use super::tables::NoDoubleTable;
use crate::backgammon::bearoff_db::chance::{Chance, to_probability};
use crate::backgammon::bearoff_db::chance_table::MAX_TWO_SIDED_CHECKERS;
use crate::backgammon::bearoff_db::checkers::{ArrangementIndex, arrangement_count};
use crate::backgammon::bearoff_db::{Database, DatabaseSize, Position};
use crate::codec::{Codec, DecodeError};
use crate::rollout::resumable::Resumable;

/// Exact chances and equities of all positions of up to six checkers a side.
pub struct CubeDatabase {
    /// The database of chances without a cube.
    pub(crate) cubeless: Arc<Database>,
    /// The equities of not doubling.
    pub(crate) equities: NoDoubleTable,
}

impl fmt::Debug for CubeDatabase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CubeDatabase")
            .field("cubeless", &self.cubeless)
            .finish_non_exhaustive()
    }
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

/// The share of the work that the chances without a cube take, 0..1.
const CUBELESS_WORK: f64 = 0.3;

impl CubeDatabase {
    /// Builds the database at once.
    #[must_use]
    pub fn new() -> Self {
        Self::build().finish()
    }

    /// Begins to build the database.
    #[must_use]
    pub fn build() -> Resumable<Self> {
        Resumable::new(async |pause| {
            let first = pause.part(0.0, CUBELESS_WORK);
            let cubeless = Database::compute(DatabaseSize::SixCheckers, None, &first).await;
            let second = pause.part(CUBELESS_WORK, 1.0);
            let equities = exact_equities(&cubeless, &second).await;
            Self {
                cubeless: Arc::new(cubeless),
                equities,
            }
        })
    }

    /// Begins to build the database whose slow part a worker has built: see [`Self::to_bytes`].
    ///
    /// # Errors
    /// [`DecodeError`] if these bytes are not a cube database.
    pub fn build_from_bytes(mut bytes: &[u8]) -> Result<Resumable<Self>, DecodeError> {
        let count = arrangement_count(MAX_TWO_SIDED_CHECKERS);
        let equities = NoDoubleTable::decode(count, &mut bytes)?;
        let size = DatabaseSize::decode(&mut &*bytes)?;
        DecodeError::unless(size == DatabaseSize::SixCheckers)?;
        let cubeless = Database::build_from_bytes(bytes)?;
        Ok(Resumable::new(async move |pause| Self {
            cubeless: Arc::new(cubeless.run_as_part(&pause).await),
            equities,
        }))
    }

    /// Returns the slow part of the database as bytes, for [`Self::build_from_bytes`].
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_round_trip() {
        let built = CubeDatabase::new();
        let received = CubeDatabase::build_from_bytes(&built.to_bytes());
        let received = received.unwrap().finish();
        assert!(received.equities == built.equities);
        assert_eq!(received.to_bytes(), built.to_bytes());
    }

    #[test]
    fn rejects_invalid_bytes() {
        let bytes = CubeDatabase::new().to_bytes();
        for end in [0, 1, 4, 12_345, bytes.len() - 1] {
            assert!(
                CubeDatabase::build_from_bytes(&bytes[..end]).is_err(),
                "{end}"
            );
        }
        let longer = [bytes.clone(), vec![0]].concat();
        assert!(CubeDatabase::build_from_bytes(&longer).is_err());
        // An equity far beyond two points.
        let mut wrong = bytes;
        wrong[..4].copy_from_slice(&u32::MAX.to_le_bytes());
        assert!(CubeDatabase::build_from_bytes(&wrong).is_err());
    }

    #[test]
    fn progress_increases_in_both_parts() {
        let mut building = CubeDatabase::build();
        let mut before = 0.0;
        let mut pauses_at_progress = [0; 2];
        while !building.run_while(|| false) {
            assert!((before..1.0).contains(&building.progress()));
            before = building.progress();
            pauses_at_progress[usize::from(before > CUBELESS_WORK)] += 1;
        }
        assert!(pauses_at_progress.iter().all(|&pauses| pauses > 1_000));
        let paused = building.finish();
        assert!(paused.to_bytes() == CubeDatabase::new().to_bytes());
    }
}
