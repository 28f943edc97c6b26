//! A table of all plays of up to six checkers.

use super::arrangements::Arrangements;
use super::checkers::ArrangementIndex;
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT};

/// The outcomes of every kind of roll from each arrangement, the lowest index first in each list.
#[derive(Debug)]
pub(crate) struct PlayTable {
    /// Bounds of the lists in `after`: a list for each arrangement and each of [`ALL_KINDS`].
    starts: Vec<u32>,
    /// The lists of outcomes, one after another.
    after: Vec<ArrangementIndex>,
}

impl PlayTable {
    /// Builds the table of all arrangements at once.
    pub fn build(arrangements: &Arrangements) -> Self {
        let mut plays = Self::empty();
        plays.build_while(arrangements, &mut || true);
        plays
    }

    /// Creates a table that has only the arrangement without checkers, which has no plays.
    pub fn empty() -> Self {
        Self {
            starts: vec![0; KIND_COUNT + 1],
            after: Vec::new(),
        }
    }

    /// Adds the plays of arrangements until the table is complete or `keep_going` returns false.
    /// Returns whether the table is complete.
    ///
    /// Calls `keep_going` after each arrangement.
    pub fn build_while(
        &mut self,
        arrangements: &Arrangements,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> bool {
        let mut after = Vec::new();
        while self.len() < arrangements.len() {
            let index = self.len() as ArrangementIndex;
            for kind in ALL_KINDS {
                arrangements.after_roll(index, kind, &mut after);
                self.after.extend_from_slice(&after);
                self.starts.push(self.after.len() as u32);
            }
            if !keep_going() {
                break;
            }
        }
        self.len() == arrangements.len()
    }

    /// Returns the number of arrangements whose plays are present.
    const fn len(&self) -> usize {
        self.starts.len() / KIND_COUNT
    }

    /// Returns the outcomes of a kind of roll, an index into [`ALL_KINDS`], from an arrangement.
    /// Empty if all checkers are off.
    #[inline]
    pub fn after_roll(&self, index: ArrangementIndex, kind: usize) -> &[ArrangementIndex] {
        let at = KIND_COUNT * usize::from(index) + kind;
        &self.after[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::most_at_once;

    #[test]
    fn checks_clock_after_each_arrangement() {
        let arrangements = Arrangements::build(6);
        let mut plays = PlayTable::empty();
        let at_once = most_at_once(
            &mut plays,
            |plays| plays.len() as u64,
            |plays, clock| plays.build_while(&arrangements, clock),
        );
        assert_eq!(at_once, 1);
        let all = PlayTable::build(&arrangements);
        assert_eq!((plays.starts, plays.after), (all.starts, all.after));
    }
}
