//! A side's last checkers that have still to get somewhere: home, so that it can bear off; or out of the other side's home board.

use super::arrangements::{Index, OFF};
use super::checkers::POINTS;
use super::steps::Steps;

/// How many pips each of up to four checkers has to go, most first; 0 for those that are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stragglers([u8; Self::MOST]);

/// What they do once all are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// Nothing more.
    Nothing,
    /// One checker is borne off, which any die does: with more than ten checkers at home, it hardly ever moves one there.
    BearOff,
}

impl Stragglers {
    /// No more than so many.
    pub const MOST: usize = 4;

    /// All are there.
    const THERE: Self = Self([0; Self::MOST]);

    /// The checkers on places beyond: `places[0]` are those with one pip to go. `None` if there are more than four.
    pub fn on(places: &[u8]) -> Option<Self> {
        let (mut pips, mut count) = ([0; Self::MOST], 0);
        for (place, &here) in places.iter().enumerate().rev() {
            for _ in 0..here {
                *pips.get_mut(count)? = place as u8 + 1;
                count += 1;
            }
        }
        Some(Self(pips))
    }

    /// Their number among all, where those with fewer pips on the farthest come first, then those with fewer on the next, and so
    /// on: the combinatorial number system.
    pub(crate) fn rank(self) -> usize {
        // Of d pips on the farthest of n, C(d + n − 1, n) have less there.
        let less = |pips: u8, count: usize| {
            let pips = usize::from(pips);
            (0..count).fold(1, |product, k| product * (pips + k) / (k + 1))
        };
        (0..Self::MOST)
            .map(|k| less(self.0[k], Self::MOST - k))
            .sum()
    }

    /// What a die can make of them: one goes so far, and not back.
    fn moves(self, die: u8) -> impl Iterator<Item = Self> {
        let Self(pips) = self;
        let first_of_equals = move |&k: &usize| pips[k] > 0 && (k == 0 || pips[k - 1] != pips[k]);
        (0..Self::MOST).filter(first_of_equals).map(move |k| {
            let mut pips = pips;
            pips[k] = pips[k].saturating_sub(die);
            pips.sort_unstable_by(|a, b| b.cmp(a));
            Self(pips)
        })
    }
}

impl Then {
    /// The number of stragglers in tables, in which number 0 is for those with nothing left to do.
    pub fn index(self, stragglers: Stragglers) -> Index {
        let first = match self {
            Self::Nothing => 0,
            Self::BearOff => 1,
        };
        first + stragglers.rank() as Index
    }
}

/// All stragglers with up to so many pips to go each, and what dice make of them, in the making.
pub(crate) struct Ways {
    then: Then,
    farthest: u8,
    /// With fewer pips on the farthest they are there.
    pips: u8,
    steps: Steps,
}

impl Ways {
    pub fn begin(then: Then, farthest: u8) -> Self {
        let mut steps = Steps::none();
        let nothing_to_do = match then {
            Then::Nothing => 0,
            // What is over, before those who are only home.
            Then::BearOff => POINTS,
        };
        for _ in 0..nothing_to_do {
            steps.add(core::iter::empty());
        }
        Self {
            then,
            farthest,
            pips: 0,
            steps,
        }
    }

    /// How many there are in the end.
    pub fn all(&self) -> usize {
        usize::from(
            self.then
                .index(Stragglers([self.farthest; Stragglers::MOST])),
        ) + 1
    }

    /// The steps of all stragglers, once all are built.
    pub const fn steps(&self) -> &Steps {
        &self.steps
    }

    /// Goes on, one number of pips on the farthest after the other, as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        while self.pips <= self.farthest {
            let a = self.pips;
            for b in 0..=a {
                for c in 0..=b {
                    for d in 0..=c {
                        self.add(Stragglers([a, b, c, d]));
                    }
                }
            }
            self.pips += 1;
            if !keep_going() {
                break;
            }
        }
        self.pips > self.farthest
    }

    fn add(&mut self, stragglers: Stragglers) {
        let Self { then, steps, .. } = self;
        let last = *then == Then::BearOff && stragglers == Stragglers::THERE;
        for die in 1..=POINTS as u8 {
            let moves = stragglers.moves(die).map(|after| then.index(after));
            steps.add(moves.chain(last.then_some(OFF)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::most_at_once;

    fn ways(then: Then, farthest: u8) -> Ways {
        let mut ways = Ways::begin(then, farthest);
        assert!(ways.build_while(&mut || true));
        ways
    }

    #[test]
    fn numbers_have_no_gaps() {
        let mut next = 0;
        for a in 0..=18 {
            for b in 0..=a {
                for c in 0..=b {
                    for d in 0..=c {
                        assert_eq!(Stragglers([a, b, c, d]).rank(), next);
                        next += 1;
                    }
                }
            }
        }
        // Four of nineteen distances, with repetition: C(22, 4); of seven: C(10, 4). One more is over.
        assert_eq!(next, 7_315);
        assert_eq!(ways(Then::BearOff, 18).all(), 7_316);
        assert_eq!(ways(Then::Nothing, 6).all(), 210);
    }

    #[test]
    fn checkers_are_found_on_their_places_and_no_more_than_four() {
        assert_eq!(Stragglers::on(&[0; 18]), Some(Stragglers::THERE));
        assert_eq!(
            Stragglers::on(&[1, 0, 2, 1]),
            Some(Stragglers([4, 3, 3, 1]))
        );
        assert_eq!(Stragglers::on(&[1, 0, 2, 2]), None);
    }

    #[test]
    fn a_die_moves_one_of_them_or_bears_off_once_all_are_there() {
        let after = |stragglers: Stragglers, die| stragglers.moves(die).collect::<Vec<_>>();
        assert_eq!(
            after(Stragglers([4, 3, 3, 1]), 3),
            [[3, 3, 1, 1], [4, 3, 1, 0], [4, 3, 3, 0]].map(Stragglers)
        );
        let over_at_last = ways(Then::BearOff, 6);
        let home = Then::BearOff.index(Stragglers::THERE);
        let one = Then::BearOff.index(Stragglers([1, 0, 0, 0]));
        for die in 1..=6 {
            assert_eq!(over_at_last.steps().after_die(OFF, die), [0; 0]);
            assert_eq!(over_at_last.steps().after_die(home, die), [OFF]);
            assert_eq!(over_at_last.steps().after_die(one, die), [home]);
            assert_eq!(
                ways(Then::Nothing, 1).steps().after_die(1, die),
                [OFF],
                "one checker with one pip to go"
            );
        }
    }

    #[test]
    fn dice_lead_to_lower_numbers() {
        for then in [Then::Nothing, Then::BearOff] {
            let ways = ways(then, 18);
            for index in 1..ways.all() as Index {
                for die in 1..=6 {
                    let after = ways.steps().after_die(index, die);
                    assert!(!after.is_empty());
                    assert!(after.iter().all(|&after| after < index));
                }
            }
        }
    }

    #[test]
    fn the_clock_is_looked_at_after_each_number_of_pips() {
        let at_once = most_at_once(
            &mut Ways::begin(Then::BearOff, 18),
            |ways| u64::from(ways.pips),
            |ways, clock| ways.build_while(clock),
        );
        assert_eq!(at_once, 1);
    }
}
