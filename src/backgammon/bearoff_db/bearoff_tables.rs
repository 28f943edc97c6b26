//! Winning chances of bear-offs, and gammon chances of races that end in bear-offs, for whole
//! games.
//!
//! Whole games find their plays elsewhere. So these tables keep only what gives chances: no plays,
//! and no positions with all fifteen checkers.

use super::arrangements::{ArrangementNumbers, Arrangements};
use super::chance::Chance;
use super::chance_table::{ChanceTable, MAX_TWO_SIDED_CHECKERS};
use super::checkers::Checkers;
use super::exact::exact_chances;
use super::gammons::Gammons;
use super::one_sided::{FirstRoller, OneSided, chance_to_finish_first};
use super::play_table::PlayTable;
use super::stragglers::Stragglers;
use crate::rollout::resumable::Pause;

/// The most checkers that a side has left once it has borne one off.
const MAX_CHECKERS: u8 = Checkers::MAX - 1;

/// The approximate progress once the plays of up to six checkers are listed, 0..1.
const PLAYS_DONE: f64 = 0.03;
/// The approximate progress once the exact chances are complete, 0..1.
const EXACT_DONE: f64 = 0.3;
/// The approximate progress once the arrangements of up to fourteen checkers are complete, 0..1.
const ARRANGEMENTS_DONE: f64 = 0.6;
/// The approximate progress once the one-sided database is complete, 0..1.
const ONE_SIDED_DONE: f64 = 0.9;

/// Winning and gammon chances with up to fourteen checkers a side.
pub(crate) struct BearoffTables {
    /// Indices of arrangements of up to six checkers.
    few: ArrangementNumbers,
    /// Exact chances with up to six checkers a side.
    exact: ChanceTable,
    /// Indices of arrangements of up to fourteen checkers.
    many: ArrangementNumbers,
    /// The rolls that up to fourteen checkers need to bear off.
    one_sided: OneSided,
    /// The rolls that stragglers need to save a gammon or a backgammon.
    gammons: Gammons,
}

impl BearoffTables {
    /// Computes the tables. Pauses often, as its parts do.
    pub async fn compute(pause: Pause) -> Self {
        let few = Arrangements::enumerate(MAX_TWO_SIDED_CHECKERS, &pause.part(0.0, 0.0)).await;
        // The exact chances come first, because computing them takes more memory than their table.
        let plays = PlayTable::tabulate(&few, &pause.part(0.0, PLAYS_DONE)).await;
        let exact = exact_chances(&few, &plays, &pause.part(PLAYS_DONE, EXACT_DONE)).await;
        drop(plays);
        let few = few.into_numbers();
        let part = pause.part(EXACT_DONE, ARRANGEMENTS_DONE);
        let many = Arrangements::enumerate(MAX_CHECKERS, &part).await;
        let part = pause.part(ARRANGEMENTS_DONE, ONE_SIDED_DONE);
        let one_sided = OneSided::compute(many.steps(), &part).await;
        let many = many.into_numbers();
        let gammons = Gammons::compute(&pause.part(ONE_SIDED_DONE, 1.0)).await;
        Self {
            few,
            exact,
            many,
            one_sided,
            gammons,
        }
    }

    /// Returns whether the chance of these checkers is exact: with at most six on either side.
    pub fn is_exact(mover: Checkers, opponent: Checkers) -> bool {
        mover.count().max(opponent.count()) <= MAX_TWO_SIDED_CHECKERS
    }

    /// Returns the winning chance of `mover`, who is on roll, in units of 2⁻²⁵.
    ///
    /// With up to six checkers a side the chance is exact under perfect play, except for rounding.
    /// With more, each side plays for the fewest rolls and ignores the other side. The chance is 0
    /// if the opponent is off, and `None` if a side has more than fourteen checkers.
    pub fn chance(&self, mover: Checkers, opponent: Checkers) -> Option<Chance> {
        if Self::is_exact(mover, opponent) {
            let (mover, opponent) = (self.few.index_of(mover)?, self.few.index_of(opponent)?);
            Some(self.exact.row(mover)[usize::from(opponent)])
        } else {
            let (mover, opponent) = (self.many.index_of(mover)?, self.many.index_of(opponent)?);
            Some(self.one_sided.chance(mover, opponent))
        }
    }

    /// Returns the leader's chances of a gammon and of a backgammon, in units of 2⁻²⁵.
    ///
    /// The other side has borne off no checker. `[home, out]` are its stragglers: checkers that
    /// must come home, and checkers that must leave the leader's home board. Both sides play for
    /// the fewest rolls. `None` if the leader has more than fourteen checkers.
    pub fn gammons(
        &self,
        leader: Checkers,
        first: FirstRoller,
        [home, out]: [Stragglers; 2],
    ) -> Option<[Chance; 2]> {
        let leader = self.one_sided.survival(self.many.index_of(leader)?);
        let saving_curves = [
            self.gammons.gammon_saving_curve(home),
            self.gammons.backgammon_saving_curve(out),
        ];
        Some(saving_curves.map(|saved| chance_to_finish_first(leader, saved, first)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::database::{Database, DatabaseSize};
    use super::super::retrograde_order::retrograde_rows;
    use super::*;
    use crate::rollout::resumable::run_to_end;
    use rand_core::{Rng, SeedableRng};
    use rand_xoshiro::SplitMix64;

    /// Returns random checkers, from 1 to `max_checkers` of them.
    fn random_checkers(rng: &mut SplitMix64, max_checkers: u64) -> Checkers {
        let mut below = |count: u64| (rng.next_u64() >> 32) % count;
        let mut points = [0; 6];
        for _ in 0..=below(max_checkers) {
            points[below(6) as usize] += 1;
        }
        Checkers::new(points).unwrap()
    }

    #[test]
    fn matches_databases() {
        let (tables, _) = run_to_end(BearoffTables::compute);
        let [few, many] = [DatabaseSize::SixCheckers, DatabaseSize::AllCheckers].map(Database::new);
        let mut rng = SplitMix64::seed_from_u64(1);
        let mut exact = 0;
        for max_checkers in [6, 8, 14] {
            for _ in 0..2_000 {
                let [mover, opponent] = [(); 2].map(|()| random_checkers(&mut rng, max_checkers));
                let is_exact = mover.count() <= 6 && opponent.count() <= 6;
                assert_eq!(BearoffTables::is_exact(mover, opponent), is_exact);
                exact += u32::from(is_exact);
                // The opponent has just played, and wins unless the mover does.
                let database = if is_exact { &few } else { &many };
                let expected = 1.0 - database.chance_after(opponent, mover).unwrap();
                let chance = tables.chance(mover, opponent).unwrap();
                assert_eq!(f64::from(chance) / f64::from(1 << 25), expected);
            }
        }
        // All pairs of the first round are exact, and (6/8)² and (6/14)² of the other rounds.
        assert!((3_400..3_700).contains(&exact), "{exact}");
    }

    #[test]
    fn handles_too_many_and_no_checkers() {
        let (tables, _) = run_to_end(BearoffTables::compute);
        let fifteen = Checkers::new([15, 0, 0, 0, 0, 0]).unwrap();
        let fourteen = Checkers::new([14, 0, 0, 0, 0, 0]).unwrap();
        assert_eq!(tables.chance(fifteen, fourteen), None);
        assert_eq!(tables.chance(fourteen, fifteen), None);
        assert_eq!(tables.chance(fourteen, Checkers::OFF), Some(0));
        let one = Checkers::new([1, 0, 0, 0, 0, 0]).unwrap();
        assert_eq!(tables.chance(one, Checkers::OFF), Some(0));
    }

    #[test]
    fn computation_pauses_in_all_parts() {
        let rows = retrograde_rows(&Arrangements::build(6)).count();
        // A pause for each pip count of the arrangements, 0 to 36 and 0 to 84; for each
        // arrangement's plays, C(12, 6) − 1; for each row of the exact table; and after 64
        // arrangements of the one-sided database, of C(20, 6) − 1.
        let bearing_off = 37 + 923 + rows + 85 + 38_759 / 64;
        // A pause for each distance of the farthest straggler, 0 to 6 and 0 to 18, and after 64
        // entries of C(10, 4) − 1 and C(22, 4).
        let gammons = 7 + 209 / 64 + 19 + 7_315 / 64;
        let (_, pauses) = run_to_end(BearoffTables::compute);
        assert_eq!(pauses, bearing_off + gammons);
    }
}
