//! Winning chances of bear-offs, and gammon chances of races that end in bear-offs, for whole
//! games.
//!
//! Whole games find their plays elsewhere. So these tables keep only what gives chances: no plays,
//! and no positions with all fifteen checkers.

use super::arrangements::{ArrangementNumbers, Arrangements};
use super::chance::Chance;
use super::chance_table::{ChanceTable, MAX_TWO_SIDED_CHECKERS};
use super::checkers::Checkers;
use super::exact::ExactChancesBuilder;
use super::gammons::{Gammons, GammonsBuilder};
use super::one_sided::{FirstRoller, OneSided, OneSidedBuilder, chance_to_finish_first};
use super::play_table::PlayTable;
use super::stragglers::Stragglers;

/// The most checkers that a side has left once it has borne one off.
const MAX_CHECKERS: u8 = Checkers::MAX - 1;

/// The approximate tenths of the building time that the exact chances, the one-sided database and
/// the gammons take.
const WORK_TENTHS: [f64; 3] = [3.0, 6.0, 1.0];

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

/// Builds [`BearoffTables`] in steps. The exact chances come first, because their building takes
/// more memory than the finished table.
pub(crate) struct BearoffTablesBuilder {
    /// Arrangements of up to six checkers.
    few: Arrangements,
    /// Plays of up to six checkers.
    plays: PlayTable,
    /// Exact chances with up to six checkers a side.
    exact: Exact,
    /// Arrangements of up to fourteen checkers.
    many: Arrangements,
    /// The rolls that up to fourteen checkers need; `None` until their arrangements are complete.
    one_sided: Option<OneSidedBuilder>,
    /// The rolls that stragglers need to save a gammon or a backgammon.
    gammons: GammonsBuilder,
}

/// The state of the exact chances.
enum Exact {
    /// The plays that the chances need are not complete.
    NotStarted,
    /// The chances are being computed.
    Building(ExactChancesBuilder),
    /// The chances are complete.
    Done(ChanceTable),
}

impl Exact {
    /// Returns the table of chances; empty if it was not started.
    fn finish(self) -> ChanceTable {
        match self {
            Self::NotStarted => ChanceTable::new(0),
            Self::Building(builder) => builder.finish(),
            Self::Done(table) => table,
        }
    }
}

impl BearoffTables {
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

impl BearoffTablesBuilder {
    /// Creates a builder with nothing done.
    pub fn new() -> Self {
        Self {
            few: Arrangements::empty(MAX_TWO_SIDED_CHECKERS),
            plays: PlayTable::empty(),
            exact: Exact::NotStarted,
            many: Arrangements::empty(MAX_CHECKERS),
            one_sided: None,
            gammons: GammonsBuilder::new(),
        }
    }

    /// Returns the share of the work that is done, 0..1.
    pub fn progress(&self) -> f64 {
        let exact = match &self.exact {
            Exact::NotStarted => 0.0,
            Exact::Building(exact) => exact.progress(),
            Exact::Done(_) => 1.0,
        };
        let one_sided = self.one_sided.as_ref();
        let parts = [
            exact,
            one_sided.map_or(0.0, OneSidedBuilder::progress),
            self.gammons.progress(),
        ];
        let tenths = parts.iter().zip(WORK_TENTHS).map(|(part, all)| part * all);
        tenths.sum::<f64>() / 10.0
    }

    /// Builds until the tables are complete or `keep_going` returns false. Returns whether they are
    /// complete.
    pub fn build_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let Self {
            few,
            plays,
            exact,
            many,
            one_sided,
            gammons,
        } = self;
        if matches!(exact, Exact::NotStarted) {
            if !(few.build_while(keep_going) && plays.build_while(few, keep_going)) {
                return false;
            }
            *exact = Exact::Building(ExactChancesBuilder::new(few));
        }
        if let Exact::Building(builder) = exact {
            if !builder.build_while(few, plays, keep_going) {
                return false;
            }
            // Finishing frees the builder's memory for the parts that follow.
            let building = core::mem::replace(exact, Exact::Done(ChanceTable::new(0)));
            *exact = Exact::Done(building.finish());
        }
        many.build_while(keep_going)
            && one_sided
                .get_or_insert_with(|| OneSidedBuilder::new(many.total()))
                .build_while(many.steps(), keep_going)
            && gammons.build_while(keep_going)
    }

    /// Returns the tables. Parts that are missing are built at once.
    pub fn finish(mut self) -> BearoffTables {
        self.build_while(&mut || true);
        let many = self.many;
        let one_sided = self.one_sided;
        let one_sided = one_sided.unwrap_or_else(|| OneSidedBuilder::new(many.total()));
        BearoffTables {
            few: self.few.into_numbers(),
            exact: self.exact.finish(),
            one_sided: one_sided.finish(),
            gammons: self.gammons.finish(),
            many: many.into_numbers(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::database::{Database, DatabaseSize};
    use super::*;
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
        let tables = BearoffTablesBuilder::new().finish();
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
        let tables = BearoffTablesBuilder::new().finish();
        let fifteen = Checkers::new([15, 0, 0, 0, 0, 0]).unwrap();
        let fourteen = Checkers::new([14, 0, 0, 0, 0, 0]).unwrap();
        assert_eq!(tables.chance(fifteen, fourteen), None);
        assert_eq!(tables.chance(fourteen, fifteen), None);
        assert_eq!(tables.chance(fourteen, Checkers::OFF), Some(0));
        let one = Checkers::new([1, 0, 0, 0, 0, 0]).unwrap();
        assert_eq!(tables.chance(one, Checkers::OFF), Some(0));
    }

    #[test]
    fn partial_build_finishes_identically() {
        let mut builder = BearoffTablesBuilder::new();
        let (mut steps, mut progress) = (0, 0.0);
        while !builder.build_while(&mut || false) {
            steps += 1;
            assert!(progress <= builder.progress() && builder.progress() <= 1.0);
            progress = builder.progress();
        }
        assert_eq!(builder.progress(), 1.0);
        // Building asks `keep_going` at least once for each arrangement's plays, C(12, 6) − 1, and
        // for each row of the exact table (see retrograde_order.rs). It also asks after each pip
        // count of the arrangements, 0 to 84, and after 64 arrangements of the one-sided database,
        // C(20, 6) / 64 times.
        assert!(steps > 923 + 1_000 + 85 + 38_760 / 64, "{steps}");
        let (whole, halfway) = (builder.finish(), {
            let mut builder = BearoffTablesBuilder::new();
            let mut left = 1_200;
            builder.build_while(&mut || {
                left -= 1;
                left > 0
            });
            builder.finish()
        });
        let mut rng = SplitMix64::seed_from_u64(2);
        for _ in 0..1_000 {
            let [mover, opponent] = [(); 2].map(|()| random_checkers(&mut rng, 14));
            assert_eq!(
                whole.chance(mover, opponent),
                halfway.chance(mover, opponent)
            );
        }
    }
}
