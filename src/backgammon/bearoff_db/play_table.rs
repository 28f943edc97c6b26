//! A table of all plays of up to six checkers.

use super::arrangements::Arrangements;
use super::checkers::ArrangementIndex;
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT};

/// What all rolls can make of each arrangement: lists of arrangements, the lowest number first.
#[derive(Debug)]
pub(crate) struct PlayTable {
    starts: Vec<u32>,
    after: Vec<ArrangementIndex>,
}

impl PlayTable {
    pub fn build(arrangements: &Arrangements) -> Self {
        let mut plays = Self::empty();
        plays.build_while(arrangements, &mut || true);
        plays
    }

    /// None but those of no checkers, which are none.
    pub fn empty() -> Self {
        Self {
            starts: vec![0; KIND_COUNT + 1],
            after: Vec::new(),
        }
    }

    /// Goes on, arrangement after arrangement, as long as `keep_going` says so; returns whether all are done.
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

    /// Of so many arrangements all plays are there.
    const fn len(&self) -> usize {
        self.starts.len() / KIND_COUNT
    }

    /// The arrangements that a kind of roll can make of an arrangement. Empty if all checkers are off.
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
