//! Winning chances of bear-offs, and gammons of races that end in one, looked up by games that come to them from elsewhere and
//! find their plays by themselves: nothing is kept, nor made, of the databases but what they ask for.

use super::arrangements::{Arrangements, Numbers};
use super::chance::Chance;
use super::checkers::Checkers;
use super::exact::ExactBuilder;
use super::gammons::{Gammons, GammonsBuilder};
use super::one_sided::{First, OneSided, OneSidedBuilder, before};
use super::stragglers::Stragglers;
use super::tables::{MOST_IN_TABLES, Plays, Table};

/// Nobody has more checkers left who has borne one off.
const MOST: u8 = Checkers::MOST - 1;

/// How many tenths of the time it takes are for the exact chances, for the one-sided database and for gammons, about.
const TENTHS: [f64; 3] = [3.0, 6.0, 1.0];

/// Chances of the side on roll with up to fourteen checkers a side.
pub(crate) struct Lookup {
    /// Up to six checkers a side.
    few: Numbers,
    exact: Table,
    /// Up to fourteen.
    many: Numbers,
    one_sided: OneSided,
    gammons: Gammons,
}

/// The same in the making: the exact chances first, which need more memory than they keep.
pub(crate) struct LookupBuilder {
    few: Arrangements,
    plays: Plays,
    exact: Exact,
    many: Arrangements,
    /// `None` before it is begun.
    one_sided: Option<OneSidedBuilder>,
    gammons: GammonsBuilder,
}

enum Exact {
    /// Until the plays are there.
    NotBegun,
    InTheMaking(ExactBuilder),
    Made(Table),
}

impl Exact {
    fn finish(self) -> Table {
        match self {
            Self::NotBegun => Table::new(0),
            Self::InTheMaking(builder) => builder.finish(),
            Self::Made(table) => table,
        }
    }
}

impl Lookup {
    /// Whether the chance of these checkers is exact: with at most six on either side.
    pub fn is_exact(mover: Checkers, other: Checkers) -> bool {
        mover.count().max(other.count()) <= MOST_IN_TABLES
    }

    /// Returns the winning chance of `mover`, who is on roll, in units of 2⁻²⁵. With up to six checkers a side, it is exact
    /// under perfect play, except for rounding. With more, each side plays for the fewest rolls and ignores the other side.
    /// 0 if the other side is off; `None` if a side has more than fourteen checkers.
    pub fn chance(&self, mover: Checkers, other: Checkers) -> Option<Chance> {
        if Self::is_exact(mover, other) {
            let (mover, other) = (self.few.find(mover)?, self.few.find(other)?);
            Some(self.exact.row(mover)[usize::from(other)])
        } else {
            let (mover, other) = (self.many.find(mover)?, self.many.find(other)?);
            Some(self.one_sided.chance(mover, other))
        }
    }

    /// Returns the leader's chances of a gammon and of a backgammon, in units of 2⁻²⁵, against a side that has borne off no
    /// checker. `[home, out]` are that side's stragglers: checkers that must come home, and checkers that must leave the leader's
    /// home board. Both sides play for the fewest rolls. `None` if the leader has more than fourteen checkers.
    pub fn gammons(
        &self,
        leader: Checkers,
        first: First,
        [home, out]: [Stragglers; 2],
    ) -> Option<[Chance; 2]> {
        let leader = self.one_sided.still(self.many.find(leader)?);
        let saved = [self.gammons.saved(home), self.gammons.backgammon_saved(out)];
        Some(saved.map(|saved| before(leader, saved, first)))
    }
}

impl LookupBuilder {
    /// Nothing is there yet.
    pub fn new() -> Self {
        Self {
            few: Arrangements::begin(MOST_IN_TABLES),
            plays: Plays::begin(),
            exact: Exact::NotBegun,
            many: Arrangements::begin(MOST),
            one_sided: None,
            gammons: GammonsBuilder::new(),
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        let exact = match &self.exact {
            Exact::NotBegun => 0.0,
            Exact::InTheMaking(exact) => exact.progress(),
            Exact::Made(_) => 1.0,
        };
        let one_sided = self.one_sided.as_ref();
        let parts = [
            exact,
            one_sided.map_or(0.0, OneSidedBuilder::progress),
            self.gammons.progress(),
        ];
        let tenths = parts.iter().zip(TENTHS).map(|(part, all)| part * all);
        tenths.sum::<f64>() / 10.0
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let Self {
            few,
            plays,
            exact,
            many,
            one_sided,
            gammons,
        } = self;
        if matches!(exact, Exact::NotBegun) {
            if !(few.build_while(keep_going) && plays.build_while(few, keep_going)) {
                return false;
            }
            *exact = Exact::InTheMaking(ExactBuilder::new(few));
        }
        if let Exact::InTheMaking(builder) = exact {
            if !builder.build_while(few, plays, keep_going) {
                return false;
            }
            // Whoever has made it gives memory back, for what comes next.
            let made = core::mem::replace(exact, Exact::Made(Table::new(0)));
            *exact = Exact::Made(made.finish());
        }
        many.build_while(keep_going)
            && one_sided
                .get_or_insert_with(|| OneSidedBuilder::new(many.all()))
                .build_while(many.steps(), keep_going)
            && gammons.build_while(keep_going)
    }

    /// All of it; what is missing is built at once.
    pub fn finish(mut self) -> Lookup {
        self.build_while(&mut || true);
        let many = self.many;
        let one_sided = self.one_sided;
        let one_sided = one_sided.unwrap_or_else(|| OneSidedBuilder::new(many.all()));
        Lookup {
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
    use super::super::database::{Database, Reach};
    use super::*;
    use rand_core::{Rng, SeedableRng};
    use rand_xoshiro::SplitMix64;

    /// Up to `most` checkers on points by chance.
    fn by_chance(numbers: &mut SplitMix64, most: u64) -> Checkers {
        let mut below = |count: u64| (numbers.next_u64() >> 32) % count;
        let mut points = [0; 6];
        for _ in 0..=below(most) {
            points[below(6) as usize] += 1;
        }
        Checkers::new(points).unwrap()
    }

    #[test]
    fn chances_are_those_of_the_databases() {
        let lookup = LookupBuilder::new().finish();
        let [few, many] = [Reach::SixCheckers, Reach::AllCheckers].map(Database::new);
        let mut numbers = SplitMix64::seed_from_u64(1);
        let mut exact = 0;
        for most in [6, 8, 14] {
            for _ in 0..2_000 {
                let [mover, other] = [(); 2].map(|()| by_chance(&mut numbers, most));
                let is_exact = mover.count() <= 6 && other.count() <= 6;
                assert_eq!(Lookup::is_exact(mover, other), is_exact);
                exact += u32::from(is_exact);
                // Whoever has just played down to `other` wins unless the mover does.
                let database = if is_exact { &few } else { &many };
                let expected = 1.0 - database.chance_after(other, mover).unwrap();
                let chance = lookup.chance(mover, other).unwrap();
                assert_eq!(f64::from(chance) / f64::from(1 << 25), expected);
            }
        }
        // All of the first, and of the others those with few checkers on either side: (6/8)² and (6/14)² of them.
        assert!((3_400..3_700).contains(&exact), "{exact}");
    }

    #[test]
    fn fifteen_checkers_are_not_known_and_against_none_there_is_no_chance() {
        let lookup = LookupBuilder::new().finish();
        let all = Checkers::new([15, 0, 0, 0, 0, 0]).unwrap();
        let most = Checkers::new([14, 0, 0, 0, 0, 0]).unwrap();
        assert_eq!(lookup.chance(all, most), None);
        assert_eq!(lookup.chance(most, all), None);
        assert_eq!(lookup.chance(most, Checkers::OFF), Some(0));
        let one = Checkers::new([1, 0, 0, 0, 0, 0]).unwrap();
        assert_eq!(lookup.chance(one, Checkers::OFF), Some(0));
    }

    #[test]
    fn it_is_built_in_small_steps_and_whoever_asks_before_gets_the_same() {
        let mut builder = LookupBuilder::new();
        let (mut steps, mut progress) = (0, 0.0);
        while !builder.build_while(&mut || false) {
            steps += 1;
            assert!(progress <= builder.progress() && builder.progress() <= 1.0);
            progress = builder.progress();
        }
        assert_eq!(builder.progress(), 1.0);
        // The plays of an arrangement each, C(12, 6) − 1, a row of the exact table each (see rows.rs), arrangements by their pips, 0 to
        // 84, and 64 a stride: C(20, 6) / 64.
        assert!(steps > 923 + 1_000 + 85 + 38_760 / 64, "{steps}");
        let (whole, halfway) = (builder.finish(), {
            let mut builder = LookupBuilder::new();
            let mut left = 1_200;
            builder.build_while(&mut || {
                left -= 1;
                left > 0
            });
            builder.finish()
        });
        let mut numbers = SplitMix64::seed_from_u64(2);
        for _ in 0..1_000 {
            let [mover, other] = [(); 2].map(|()| by_chance(&mut numbers, 14));
            assert_eq!(whole.chance(mover, other), halfway.chance(mover, other));
        }
    }
}
