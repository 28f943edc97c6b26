//! A side's last checkers that have still to get somewhere: home, so that it can bear off; or out of the other side's home board.

use super::arrangements::{OFF, Steps};
use super::checkers::ArrangementIndex;
use super::checkers::HOME_POINTS;

/// How many pips each of up to four checkers has to go, most first; 0 for those that are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stragglers([u8; Self::MAX]);

/// What they do once all are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AfterArrival {
    /// Nothing more.
    Nothing,
    /// One checker is borne off, which any die does: with more than ten checkers at home, it hardly ever moves one there.
    BearOff,
}

impl Stragglers {
    /// No more than so many.
    pub const MAX: usize = 4;

    /// All are there.
    const ARRIVED: Self = Self([0; Self::MAX]);

    /// The checkers on places beyond: `places[0]` are those with one pip to go. `None` if there are more than four.
    pub fn from_counts(counts: &[u8]) -> Option<Self> {
        let (mut pips, mut count) = ([0; Self::MAX], 0);
        for (place, &here) in counts.iter().enumerate().rev() {
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
        (0..Self::MAX).map(|k| less(self.0[k], Self::MAX - k)).sum()
    }

    /// What a die can make of them: one goes so far, and not back.
    fn moves(self, die: u8) -> impl Iterator<Item = Self> {
        let Self(pips) = self;
        let first_of_equals = move |&k: &usize| pips[k] > 0 && (k == 0 || pips[k - 1] != pips[k]);
        (0..Self::MAX).filter(first_of_equals).map(move |k| {
            let mut pips = pips;
            pips[k] = pips[k].saturating_sub(die);
            pips.sort_unstable_by(|a, b| b.cmp(a));
            Self(pips)
        })
    }
}

impl AfterArrival {
    /// The number of stragglers in tables, in which number 0 is for those with nothing left to do.
    pub fn index(self, stragglers: Stragglers) -> ArrangementIndex {
        let first = match self {
            Self::Nothing => 0,
            Self::BearOff => 1,
        };
        first + stragglers.rank() as ArrangementIndex
    }
}

/// All stragglers with up to so many pips to go each, and what dice make of them, in the making.
pub(crate) struct StragglerTable {
    after_arrival: AfterArrival,
    farthest: u8,
    /// With fewer pips on the farthest they are there.
    next_distance: u8,
    steps: Steps,
}

impl StragglerTable {
    pub fn empty(after_arrival: AfterArrival, farthest: u8) -> Self {
        let mut steps = Steps::empty();
        let empty_lists = match after_arrival {
            AfterArrival::Nothing => 0,
            // What is over, before those who are only home.
            AfterArrival::BearOff => HOME_POINTS,
        };
        for _ in 0..empty_lists {
            steps.push(core::iter::empty());
        }
        Self {
            after_arrival,
            farthest,
            next_distance: 0,
            steps,
        }
    }

    /// How many there are in the end.
    pub fn total(&self) -> usize {
        usize::from(
            self.after_arrival
                .index(Stragglers([self.farthest; Stragglers::MAX])),
        ) + 1
    }

    /// The steps of all stragglers, once all are built.
    pub const fn steps(&self) -> &Steps {
        &self.steps
    }

    /// Goes on, one number of pips on the farthest after the other, as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        while self.next_distance <= self.farthest {
            let a = self.next_distance;
            for b in 0..=a {
                for c in 0..=b {
                    for d in 0..=c {
                        self.push(Stragglers([a, b, c, d]));
                    }
                }
            }
            self.next_distance += 1;
            if !keep_going() {
                break;
            }
        }
        self.next_distance > self.farthest
    }

    fn push(&mut self, stragglers: Stragglers) {
        let Self {
            after_arrival: then,
            steps,
            ..
        } = self;
        let last = *then == AfterArrival::BearOff && stragglers == Stragglers::ARRIVED;
        for die in 1..=HOME_POINTS as u8 {
            let moves = stragglers.moves(die).map(|after| then.index(after));
            steps.push(moves.chain(last.then_some(OFF)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::most_at_once;

    fn full_table(then: AfterArrival, farthest: u8) -> StragglerTable {
        let mut table = StragglerTable::empty(then, farthest);
        assert!(table.build_while(&mut || true));
        table
    }

    #[test]
    fn ranks_are_contiguous() {
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
        assert_eq!(full_table(AfterArrival::BearOff, 18).total(), 7_316);
        assert_eq!(full_table(AfterArrival::Nothing, 6).total(), 210);
    }

    #[test]
    fn from_counts_takes_at_most_four() {
        assert_eq!(Stragglers::from_counts(&[0; 18]), Some(Stragglers::ARRIVED));
        assert_eq!(
            Stragglers::from_counts(&[1, 0, 2, 1]),
            Some(Stragglers([4, 3, 3, 1]))
        );
        assert_eq!(Stragglers::from_counts(&[1, 0, 2, 2]), None);
    }

    #[test]
    fn die_moves_one_or_bears_off() {
        let after = |stragglers: Stragglers, die| stragglers.moves(die).collect::<Vec<_>>();
        assert_eq!(
            after(Stragglers([4, 3, 3, 1]), 3),
            [[3, 3, 1, 1], [4, 3, 1, 0], [4, 3, 3, 0]].map(Stragglers)
        );
        let bearing_off = full_table(AfterArrival::BearOff, 6);
        let home = AfterArrival::BearOff.index(Stragglers::ARRIVED);
        let one = AfterArrival::BearOff.index(Stragglers([1, 0, 0, 0]));
        for die in 1..=6 {
            assert_eq!(bearing_off.steps().after_die(OFF, die), [0; 0]);
            assert_eq!(bearing_off.steps().after_die(home, die), [OFF]);
            assert_eq!(bearing_off.steps().after_die(one, die), [home]);
            assert_eq!(
                full_table(AfterArrival::Nothing, 1)
                    .steps()
                    .after_die(1, die),
                [OFF],
                "one checker with one pip to go"
            );
        }
    }

    #[test]
    fn dice_lower_the_index() {
        for then in [AfterArrival::Nothing, AfterArrival::BearOff] {
            let table = full_table(then, 18);
            for index in 1..table.total() as ArrangementIndex {
                for die in 1..=6 {
                    let after = table.steps().after_die(index, die);
                    assert!(!after.is_empty());
                    assert!(after.iter().all(|&after| after < index));
                }
            }
        }
    }

    #[test]
    fn checks_clock_after_each_distance() {
        let at_once = most_at_once(
            &mut StragglerTable::empty(AfterArrival::BearOff, 18),
            |ways| u64::from(ways.next_distance),
            |ways, clock| ways.build_while(clock),
        );
        assert_eq!(at_once, 1);
    }
}
