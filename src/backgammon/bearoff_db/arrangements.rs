//! All arrangements of up to so many checkers in a home board, numbered so that plays lead to lower numbers, and what
//! each die makes of each.

use core::ops::Range;

use super::checkers::{ArrangementIndex, Checkers, HOME_POINTS, arrangement_count};
use crate::rollout::dice::RollKind;

/// All off.
pub(crate) const OFF: ArrangementIndex = 0;

/// The numbers of the arrangements of up to so many checkers.
#[derive(Debug)]
pub(crate) struct ArrangementNumbers {
    max_checkers: u8,
    /// The index of the arrangement with this rank.
    index: Vec<ArrangementIndex>,
}

/// The arrangements of up to so many checkers.
#[derive(Debug)]
pub(crate) struct Arrangements {
    numbers: ArrangementNumbers,
    /// All with fewer pips are there.
    next_pips: u8,
    checkers: Vec<Checkers>,
    steps: Steps,
}

/// The arrangements that each of the six dice leads to, from the arrangements with the numbers 0, 1, 2 and so on: always to lower
/// numbers, and only from number 0, where nothing is left to do, to none.
#[derive(Debug)]
pub(crate) struct Steps {
    /// Where they are in `after`: six ranges for each arrangement.
    starts: Vec<u32>,
    after: Vec<ArrangementIndex>,
}

impl ArrangementNumbers {
    /// The number of an arrangement; `None` if it has more checkers than these.
    // Not inlined: it is called from many places.
    #[inline(never)]
    pub fn index_of(&self, checkers: Checkers) -> Option<ArrangementIndex> {
        (checkers.count() <= self.max_checkers).then(|| self.index[checkers.rank()])
    }
}

impl Arrangements {
    /// All of up to `most` checkers, at most 15, at once.
    #[cfg(test)]
    pub fn build(max_checkers: u8) -> Self {
        let mut arrangements = Self::empty(max_checkers);
        arrangements.build_while(&mut || true);
        arrangements
    }

    /// None yet of up to `most` checkers, at most 15: C(`most` + 6, 6) of them.
    pub fn empty(max_checkers: u8) -> Self {
        let total = arrangement_count(max_checkers);
        Self {
            numbers: ArrangementNumbers {
                max_checkers,
                index: vec![OFF; total],
            },
            next_pips: 0,
            checkers: Vec::with_capacity(total),
            steps: Steps::empty(),
        }
    }

    /// Goes on, one number of pips after the other, as long as `keep_going` says so; returns whether all is done. Plays
    /// lead to fewer pips, so that what they make is there already.
    pub fn build_while(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let index = &mut self.numbers.index;
        while self.checkers.len() < index.len() {
            let first = self.checkers.len();
            // In the order of their numbers, rather than sorted: the code for sorting is larger than all of this.
            for count in 0..=self.numbers.max_checkers.min(self.next_pips) {
                push_with_pips(
                    self.next_pips,
                    count,
                    &mut [0; HOME_POINTS],
                    0,
                    &mut self.checkers,
                );
            }
            for (number, checkers) in self.checkers.iter().enumerate().skip(first) {
                index[checkers.rank()] = number as ArrangementIndex;
                for die in 1..=HOME_POINTS as u8 {
                    let moves = checkers.moves(die);
                    self.steps
                        .push(moves.map(|(_, checkers)| index[checkers.rank()]));
                }
            }
            self.next_pips += 1;
            if !keep_going() {
                break;
            }
        }
        self.checkers.len() == index.len()
    }

    /// How many of them there are, 0..1.
    pub fn progress(&self) -> f64 {
        self.len() as f64 / self.total() as f64
    }

    /// How many there are in the end.
    pub fn total(&self) -> usize {
        self.numbers.index.len()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.checkers.len()
    }

    /// The arrangement with this number.
    pub fn checkers(&self, index: ArrangementIndex) -> Checkers {
        self.checkers[usize::from(index)]
    }

    /// The number of an arrangement; `None` if it has more checkers than these.
    pub fn index_of(&self, checkers: Checkers) -> Option<ArrangementIndex> {
        self.numbers.index_of(checkers)
    }

    /// The numbering of the arrangements, without anything else.
    pub fn into_numbers(self) -> ArrangementNumbers {
        self.numbers
    }

    /// The arrangements of so many pips.
    pub fn pip_range(&self, pips: u8) -> Range<usize> {
        let first = |pips| {
            self.checkers
                .partition_point(|checkers| checkers.pips() < pips)
        };
        first(pips)..first(pips + 1)
    }

    /// The most pips that an arrangement has.
    pub const fn max_pips(&self) -> u8 {
        HOME_POINTS as u8 * self.numbers.max_checkers
    }

    /// The arrangements that one die, 1 to 6, can make of an arrangement. Empty only if all checkers are off.
    pub fn after_die(&self, index: ArrangementIndex, die: u8) -> &[ArrangementIndex] {
        self.steps.after_die(index, die)
    }

    /// The steps of all arrangements.
    pub const fn steps(&self) -> &Steps {
        &self.steps
    }

    /// Collects every arrangement that a roll can make of an arrangement, each once, the lowest number first. Empty if
    /// all checkers are off.
    ///
    /// A die can be played while a checker is left (see [`Checkers::moves`]). So the rules that both dice must be
    /// played if possible, or else the larger one, exclude nothing here. A play that stops after one die has borne off
    /// the last checker. Any other play of the roll bears it off too.
    pub fn after_roll(
        &self,
        index: ArrangementIndex,
        kind: RollKind,
        after: &mut Vec<ArrangementIndex>,
    ) {
        after.clear();
        if index == OFF {
            return;
        }
        let mut add = |index: ArrangementIndex| {
            if let Err(at) = after.binary_search(&index) {
                after.insert(at, index);
            }
        };
        let RollKind { high, low, .. } = kind;
        if high == low {
            self.after_repeated_die(index, high, 4, &mut add);
        } else {
            for (first, second) in [(high, low), (low, high)] {
                for &between in self.after_die(index, first) {
                    self.after_repeated_die(between, second, 1, &mut add);
                }
            }
        }
    }

    /// What a die played so many times can make of an arrangement; the last checker may go off before the last die.
    fn after_repeated_die(
        &self,
        index: ArrangementIndex,
        die: u8,
        times: u8,
        add: &mut impl FnMut(ArrangementIndex),
    ) {
        if index == OFF || times == 0 {
            return add(index);
        }
        for &next in self.after_die(index, die) {
            self.after_repeated_die(next, die, times - 1, add);
        }
    }
}

impl Steps {
    /// Steps of no arrangement.
    pub fn empty() -> Self {
        Self {
            starts: vec![0],
            after: Vec::new(),
        }
    }

    /// Adds the arrangements that the next die makes of an arrangement: first those of a 1, last those of a 6.
    pub fn push(&mut self, after: impl Iterator<Item = ArrangementIndex>) {
        self.after.extend(after);
        self.starts.push(self.after.len() as u32);
    }

    /// The arrangements that a die, 1 to 6, can make of an arrangement.
    pub fn after_die(&self, index: ArrangementIndex, die: u8) -> &[ArrangementIndex] {
        let at = HOME_POINTS * usize::from(index) + usize::from(die) - 1;
        &self.after[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}

/// Adds all arrangements in which `count` checkers of `pips` pips stand on `point + 1` and the points above it; those with
/// the fewest on the lowest point first.
fn push_with_pips(
    pips: u8,
    count: u8,
    points: &mut [u8; HOME_POINTS],
    point: usize,
    all: &mut Vec<Checkers>,
) {
    let (lowest, highest) = (point as u8 + 1, HOME_POINTS as u8);
    if pips < lowest * count || pips > highest * count {
        return;
    }
    if lowest == highest {
        points[point] = count;
        all.extend(Checkers::new(*points));
    } else {
        for here in 0..=count {
            points[point] = here;
            if let Some(left) = pips.checked_sub(lowest * here) {
                push_with_pips(left, count - here, points, point + 1, all);
            }
        }
    }
    points[point] = 0;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::most_at_once;
    use crate::rollout::dice::ALL_KINDS;

    #[test]
    fn counts_are_binomials() {
        // C(12, 6) and C(21, 6).
        assert_eq!(Arrangements::build(6).len(), 924);
        assert_eq!(Arrangements::build(15).len(), 54_264);
    }

    #[test]
    fn indices_are_sorted_by_pips_and_count() {
        let all = Arrangements::build(15).checkers;
        let key = |checkers: &Checkers| (checkers.pips(), checkers.count(), checkers.points());
        assert!(all.windows(2).all(|pair| key(&pair[0]) < key(&pair[1])));
    }

    #[test]
    fn index_round_trips() {
        for most in [1, 6, 15] {
            let arrangements = Arrangements::build(most);
            for index in 0..arrangements.len() as ArrangementIndex {
                assert_eq!(
                    arrangements.index_of(arrangements.checkers(index)),
                    Some(index)
                );
            }
        }
        let seven = Checkers::new([7, 0, 0, 0, 0, 0]).unwrap();
        assert_eq!(Arrangements::build(6).index_of(seven), None);
    }

    #[test]
    fn plays_lower_pips_and_index() {
        let arrangements = Arrangements::build(5);
        let mut after = Vec::new();
        for index in 1..arrangements.len() as ArrangementIndex {
            for kind in ALL_KINDS {
                arrangements.after_roll(index, kind, &mut after);
                assert!(!after.is_empty());
                assert!(after.windows(2).all(|pair| pair[0] < pair[1]));
                let pips = arrangements.checkers(index).pips();
                assert!(
                    after
                        .iter()
                        .all(|&next| arrangements.checkers(next).pips() < pips)
                );
            }
        }
    }

    #[test]
    fn pip_ranges_are_contiguous() {
        let arrangements = Arrangements::build(6);
        let mut next = 0;
        for pips in 0..=arrangements.max_pips() {
            let range = arrangements.pip_range(pips);
            assert_eq!(range.start, next);
            next = range.end;
            assert!(
                range
                    .clone()
                    .all(|index| arrangements.checkers(index as ArrangementIndex).pips() == pips)
            );
        }
        assert_eq!(next, arrangements.len());
    }

    #[test]
    fn checks_clock_after_each_pip_count() {
        // Most of the 54,264 have 45 pips: the largest coefficient of the Gaussian binomial (21 over 6) is 1636; that of
        // (12 over 6), for up to six checkers, 58.
        for (checkers, most) in [(6, 58), (15, 1636)] {
            let mut arrangements = Arrangements::empty(checkers);
            let at_once = most_at_once(
                &mut arrangements,
                |arrangements| arrangements.len() as u64,
                |arrangements, clock| arrangements.build_while(clock),
            );
            assert_eq!(at_once, most);
        }
    }
}
