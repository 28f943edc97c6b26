//! A side's last checkers on their way home, or out of the other side's home board.
//!
//! A side that bears off must first bring its stragglers home. A side that saves a backgammon must
//! bring them out of the other side's home board.

use super::arrangements::{OFF, Steps};
use super::checkers::ArrangementIndex;
use super::checkers::HOME_POINTS;
use crate::rollout::resumable::Pause;

/// The pips that each of up to four checkers has still to go, most first; 0 for a checker that has
/// arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stragglers([u8; Self::MAX]);

/// The task that is left once all stragglers have arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AfterArrival {
    /// No task is left.
    Nothing,
    /// One checker must be borne off, and any die does it. This is nearly exact: with more than ten
    /// checkers at home, a die hardly ever has to move a checker there instead.
    BearOff,
}

impl Stragglers {
    /// The largest number of stragglers.
    pub const MAX: usize = 4;

    /// Stragglers that have all arrived.
    const ARRIVED: Self = Self([0; Self::MAX]);

    /// Creates stragglers from counts by distance: `counts[0]` checkers have one pip to go, and so
    /// on. `None` if there are more than four.
    pub fn from_counts(counts: &[u8]) -> Option<Self> {
        let (mut pips, mut placed) = ([0; Self::MAX], 0);
        for (index, &count) in counts.iter().enumerate().rev() {
            for _ in 0..count {
                *pips.get_mut(placed)? = index as u8 + 1;
                placed += 1;
            }
        }
        Some(Self(pips))
    }

    /// Returns the rank among all stragglers: by the pips of the farthest, then of the next, and so
    /// on. The rank is from the combinatorial number system.
    pub(crate) fn rank(self) -> usize {
        // C(d + n − 1, n) groups of n stragglers are all less than d pips away.
        let less = |pips: u8, count: usize| {
            let pips = usize::from(pips);
            (0..count).fold(1, |product, k| product * (pips + k) / (k + 1))
        };
        (0..Self::MAX).map(|k| less(self.0[k], Self::MAX - k)).sum()
    }

    /// Returns the outcomes of a die: one straggler moves forward by the die, at most to its goal.
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
    /// Returns the index of stragglers in tables, where index 0 has nothing left to do.
    pub fn index(self, stragglers: Stragglers) -> ArrangementIndex {
        let first = match self {
            Self::Nothing => 0,
            Self::BearOff => 1,
        };
        first + stragglers.rank() as ArrangementIndex
    }

    /// Lists the outcomes of each die from all stragglers with up to `farthest` pips to go each, by
    /// their [index](Self::index). Pauses after each distance of the farthest straggler.
    pub async fn steps(self, farthest: u8, pause: &Pause) -> Steps {
        let mut steps = Steps::empty();
        if self == Self::BearOff {
            // Index 0 is the finished task. Its six lists of outcomes are empty.
            for _ in 0..HOME_POINTS {
                steps.push(core::iter::empty());
            }
        }
        for a in 0..=farthest {
            for b in 0..=a {
                for c in 0..=b {
                    for d in 0..=c {
                        self.push_steps(Stragglers([a, b, c, d]), &mut steps);
                    }
                }
            }
            pause.at(f64::from(a) / f64::from(farthest + 1)).await;
        }
        steps
    }

    /// Adds the outcomes of each die from the stragglers with the next index.
    fn push_steps(self, stragglers: Stragglers, steps: &mut Steps) {
        let bears_off = self == Self::BearOff && stragglers == Stragglers::ARRIVED;
        for die in 1..=HOME_POINTS as u8 {
            let moves = stragglers.moves(die).map(|after| self.index(after));
            steps.push(moves.chain(bears_off.then_some(OFF)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rollout::resumable::run_to_end;

    fn steps(after_arrival: AfterArrival, farthest: u8) -> Steps {
        let (steps, pauses) = run_to_end(async |pause| after_arrival.steps(farthest, &pause).await);
        assert_eq!(pauses, usize::from(farthest) + 1);
        steps
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
        // Four of nineteen distances, with repetition, make C(22, 4) entries, and four of seven
        // C(10, 4). `BearOff` has one more, the finished task.
        assert_eq!(next, 7_315);
        assert_eq!(steps(AfterArrival::BearOff, 18).len(), 7_316);
        assert_eq!(steps(AfterArrival::Nothing, 6).len(), 210);
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
        let bearing_off = steps(AfterArrival::BearOff, 6);
        let home = AfterArrival::BearOff.index(Stragglers::ARRIVED);
        let one = AfterArrival::BearOff.index(Stragglers([1, 0, 0, 0]));
        for die in 1..=6 {
            assert_eq!(bearing_off.after_die(OFF, die), [0; 0]);
            assert_eq!(bearing_off.after_die(home, die), [OFF]);
            assert_eq!(bearing_off.after_die(one, die), [home]);
            assert_eq!(
                steps(AfterArrival::Nothing, 1).after_die(1, die),
                [OFF],
                "one checker with one pip to go"
            );
        }
    }

    #[test]
    fn dice_lower_the_index() {
        for after_arrival in [AfterArrival::Nothing, AfterArrival::BearOff] {
            let steps = steps(after_arrival, 18);
            for index in 1..steps.len() as ArrangementIndex {
                for die in 1..=6 {
                    let after = steps.after_die(index, die);
                    assert!(!after.is_empty());
                    assert!(after.iter().all(|&after| after < index));
                }
            }
        }
    }
}
