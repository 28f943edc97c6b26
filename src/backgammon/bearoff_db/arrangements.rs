//! All arrangements of up to a given number of checkers in a home board, and the outcomes of single
//! dice.
//!
//! Plays lead to lower indices.

use core::ops::Range;

use super::checkers::{ArrangementIndex, Checkers, HOME_POINTS, arrangement_count};
use crate::rollout::dice::RollKind;
use crate::rollout::resumable::Pause;
#[cfg(test)]
use crate::rollout::resumable::run_to_end;

/// The index of the arrangement with all checkers off.
pub(crate) const OFF: ArrangementIndex = 0;

/// A map from arrangements of up to a given number of checkers to their indices.
#[derive(Debug)]
pub(crate) struct ArrangementNumbers {
    /// The most checkers that an arrangement here has.
    max_checkers: u8,
    /// The index of the arrangement with each [rank](Checkers::rank).
    index: Vec<ArrangementIndex>,
}

/// The arrangements of up to a given number of checkers, with the outcomes of each die.
#[derive(Debug)]
pub(crate) struct Arrangements {
    /// The index of each arrangement.
    numbers: ArrangementNumbers,
    /// The arrangement with each index.
    checkers: Vec<Checkers>,
    /// The outcomes of each die from each arrangement.
    steps: Steps,
}

/// The outcomes of each die, 1 to 6, from each state in a list: arrangements of checkers, or
/// stragglers.
///
/// A state and its outcomes are indices in the list. Every outcome has a lower index than the state
/// before it. Only index 0, where nothing is left to do, has no outcome.
#[derive(Debug)]
pub(crate) struct Steps {
    /// Bounds of the lists in `after`: six lists for each state.
    starts: Vec<u32>,
    /// The lists of outcomes, one after another.
    after: Vec<ArrangementIndex>,
}

impl ArrangementNumbers {
    /// Returns the index of an arrangement, or `None` if it has more checkers than the arrangements
    /// here.
    // Not inlined: it has many callers.
    #[inline(never)]
    pub fn index_of(&self, checkers: Checkers) -> Option<ArrangementIndex> {
        (checkers.count() <= self.max_checkers).then(|| self.index[checkers.rank()])
    }
}

impl Arrangements {
    /// Lists the C(`max_checkers` + 6, 6) arrangements of up to `max_checkers` (at most 15), and
    /// pauses after each pip count.
    pub async fn enumerate(max_checkers: u8, pause: &Pause) -> Self {
        let total = arrangement_count(max_checkers);
        let mut index = vec![OFF; total];
        let mut all = Vec::with_capacity(total);
        let mut steps = Steps::empty();
        // Plays lead to fewer pips, so their outcomes have indices when an arrangement is added.
        for pips in 0..=HOME_POINTS as u8 * max_checkers {
            let first = all.len();
            // Generated in the order of the indices, not sorted: code for sorting would be larger
            // than all of this.
            for count in 0..=max_checkers.min(pips) {
                push_with_pips(pips, count, &mut [0; HOME_POINTS], 0, &mut all);
            }
            for (number, checkers) in all.iter().enumerate().skip(first) {
                index[checkers.rank()] = number as ArrangementIndex;
                for die in 1..=HOME_POINTS as u8 {
                    let moves = checkers.moves(die);
                    steps.push(moves.map(|(_, checkers)| index[checkers.rank()]));
                }
            }
            pause.at(first as f64 / total as f64).await;
        }
        Self {
            numbers: ArrangementNumbers {
                max_checkers,
                index,
            },
            checkers: all,
            steps,
        }
    }

    /// Lists the arrangements of up to `max_checkers` (at most 15) at once.
    #[cfg(test)]
    pub fn build(max_checkers: u8) -> Self {
        run_to_end(async |pause| Self::enumerate(max_checkers, &pause).await).0
    }

    /// Returns the number of arrangements.
    pub fn len(&self) -> usize {
        self.checkers.len()
    }

    /// Returns the arrangement with this index.
    pub fn checkers(&self, index: ArrangementIndex) -> Checkers {
        self.checkers[usize::from(index)]
    }

    /// Returns the index of an arrangement, or `None` if it has more checkers than the arrangements
    /// here.
    pub fn index_of(&self, checkers: Checkers) -> Option<ArrangementIndex> {
        self.numbers.index_of(checkers)
    }

    /// Returns only the map from arrangements to indices, and frees the rest.
    pub fn into_numbers(self) -> ArrangementNumbers {
        self.numbers
    }

    /// Returns the indices of the arrangements with this pip count.
    pub fn pip_range(&self, pips: u8) -> Range<usize> {
        let first = |pips| {
            self.checkers
                .partition_point(|checkers| checkers.pips() < pips)
        };
        first(pips)..first(pips + 1)
    }

    /// Returns the largest pip count of an arrangement.
    pub const fn max_pips(&self) -> u8 {
        HOME_POINTS as u8 * self.numbers.max_checkers
    }

    /// Returns the outcomes of one die (1 to 6) from an arrangement. Empty only if all checkers are
    /// off.
    pub fn after_die(&self, index: ArrangementIndex, die: u8) -> &[ArrangementIndex] {
        self.steps.after_die(index, die)
    }

    /// Returns the outcomes of each die from each arrangement.
    pub const fn steps(&self) -> &Steps {
        &self.steps
    }

    /// Replaces `after` by every outcome of a roll from an arrangement, each once, the lowest index
    /// first. Empty if all checkers are off.
    ///
    /// A die can be played while a checker is left (see [`Checkers::moves`]). So the rules that
    /// both dice must be played if possible, or else the larger one, exclude nothing here. A play
    /// that stops after one die has borne off the last checker. Any other play of the roll bears it
    /// off too.
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

    /// Calls `add` with every outcome of a die that is played `times` times, some more than once.
    /// The last checker may go off before the last die.
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
    /// Creates the outcomes of no states.
    pub fn empty() -> Self {
        Self {
            starts: vec![0],
            after: Vec::new(),
        }
    }

    /// Adds the outcomes of the next die. Each state needs six calls, for the dice 1 to 6 in this
    /// order.
    pub fn push(&mut self, after: impl Iterator<Item = ArrangementIndex>) {
        self.after.extend(after);
        self.starts.push(self.after.len() as u32);
    }

    /// Returns the number of states.
    pub const fn len(&self) -> usize {
        self.starts.len() / HOME_POINTS
    }

    /// Returns the outcomes of a die (1 to 6) from a state.
    pub fn after_die(&self, index: ArrangementIndex, die: u8) -> &[ArrangementIndex] {
        let at = HOME_POINTS * usize::from(index) + usize::from(die) - 1;
        &self.after[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}

/// Adds all arrangements in which `count` checkers with `pips` pips stand on the points with
/// indices from `point` up. Arrangements with the fewest checkers on the lowest point come first.
/// `points` has the counts of the points below.
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
        for on_lowest in 0..=count {
            points[point] = on_lowest;
            if let Some(left) = pips.checked_sub(lowest * on_lowest) {
                push_with_pips(left, count - on_lowest, points, point + 1, all);
            }
        }
    }
    points[point] = 0;
}

#[cfg(test)]
mod tests {
    use super::*;
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
        for max_checkers in [1, 6, 15] {
            let arrangements = Arrangements::build(max_checkers);
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
    fn enumeration_pauses_after_each_pip_count() {
        // The most common pip count is 45, with 1636 of the 54,264 arrangements: the largest
        // coefficient of the Gaussian binomial (21 over 6). For up to six checkers, (12 over 6), it
        // is 58.
        for (checkers, most) in [(6, 58), (15, 1636)] {
            let enumerate = async |pause| Arrangements::enumerate(checkers, &pause).await;
            let (arrangements, pauses) = run_to_end(enumerate);
            assert_eq!(pauses, 6 * usize::from(checkers) + 1);
            let counts = (0..=arrangements.max_pips()).map(|pips| arrangements.pip_range(pips));
            assert_eq!(counts.map(|range| range.len()).max(), Some(most));
        }
    }
}
