//! A table of all plays of up to six checkers.

use super::arrangements::Arrangements;
use super::checkers::ArrangementIndex;
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT};
use crate::rollout::resumable::Pause;
#[cfg(test)]
use crate::rollout::resumable::run_to_end;

/// The outcomes of every kind of roll from each arrangement, the lowest index first in each list.
#[derive(Debug)]
pub(crate) struct PlayTable {
    /// Bounds of the lists in `after`: a list for each arrangement and each of [`ALL_KINDS`].
    starts: Vec<u32>,
    /// The lists of outcomes, one after another.
    after: Vec<ArrangementIndex>,
}

impl PlayTable {
    /// Lists the plays of all arrangements, and pauses after each one.
    pub async fn tabulate(arrangements: &Arrangements, pause: &Pause) -> Self {
        let size = arrangements.len();
        let mut table = Self {
            // The arrangement without checkers has no plays.
            starts: vec![0; KIND_COUNT + 1],
            after: Vec::new(),
        };
        let mut after = Vec::new();
        for index in 1..size {
            for kind in ALL_KINDS {
                arrangements.after_roll(index as ArrangementIndex, kind, &mut after);
                table.after.extend_from_slice(&after);
                table.starts.push(table.after.len() as u32);
            }
            pause.at(index as f64 / size as f64).await;
        }
        table
    }

    /// Lists the plays of all arrangements at once.
    #[cfg(test)]
    pub fn build(arrangements: &Arrangements) -> Self {
        run_to_end(async |pause| Self::tabulate(arrangements, &pause).await).0
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

    #[test]
    fn tabulation_pauses_after_each_arrangement() {
        let arrangements = Arrangements::build(6);
        let tabulate = async |pause| PlayTable::tabulate(&arrangements, &pause).await;
        let (plays, pauses) = run_to_end(tabulate);
        assert_eq!(pauses, arrangements.len() - 1);
        let mut after = Vec::new();
        for index in 0..arrangements.len() as ArrangementIndex {
            for (kind, roll) in ALL_KINDS.into_iter().enumerate() {
                arrangements.after_roll(index, roll, &mut after);
                assert_eq!(plays.after_roll(index, kind), after);
            }
        }
    }
}
