//! The plays that a person made in certain positions, for a program that repeats them.

use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::codec::codec_fields;

/// The last play that a person made with each roll in each position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ObservedPolicy {
    /// Sorted numbers, each of which holds a key and, in its low 16 bits, the arrangement after the
    /// play.
    entries: Vec<u64>,
}

/// Returns a state and a kind of roll as one number of 41 bits.
fn key(state: BearoffState, kind: usize) -> u64 {
    let BearoffState {
        side,
        mover,
        opponent,
    } = state;
    (((side as u64) << 16 | u64::from(mover)) << 16 | u64::from(opponent)) << 8 | kind as u64
}

impl ObservedPolicy {
    /// Adds a play, and replaces an earlier play of the same kind of roll in this state.
    pub fn insert(&mut self, state: BearoffState, kind: usize, after: ArrangementIndex) {
        let key = key(state, kind);
        let entry = key << ArrangementIndex::BITS | u64::from(after);
        match self.find(key) {
            Ok(at) => self.entries[at] = entry,
            Err(at) => self.entries.insert(at, entry),
        }
    }

    /// Returns the arrangement after the observed play of a kind of roll; `None` if there is none.
    pub fn get(&self, state: BearoffState, kind: usize) -> Option<ArrangementIndex> {
        let at = self.find(key(state, kind)).ok()?;
        Some(self.entries[at] as ArrangementIndex)
    }

    /// Returns the index of the entry with a key, or else the index at which it belongs.
    fn find(&self, key: u64) -> Result<usize, usize> {
        self.entries
            .binary_search_by_key(&key, |entry| entry >> ArrangementIndex::BITS)
    }
}

// Invalid entries do no harm: unsorted ones are not found, and `PreparedSetup::choose_play` ignores
// plays that the roll does not allow.
codec_fields! { ObservedPolicy { entries } }

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backgammon::side::Side;

    #[test]
    fn insert_replaces_only_the_same_key() {
        let state = |side, mover, opponent| BearoffState {
            side,
            mover,
            opponent,
        };
        let keys = [
            (state(Side::X, 5, 7), 3),
            (state(Side::O, 5, 7), 3),
            (state(Side::X, 7, 5), 3),
            (state(Side::X, 5, 7), 20),
        ];
        let mut policy = ObservedPolicy::default();
        for (after, (state, kind)) in (0..).zip(keys) {
            assert_eq!(policy.get(state, kind), None);
            policy.insert(state, kind, after);
        }
        for (after, (state, kind)) in (0..).zip(keys) {
            assert_eq!(policy.get(state, kind), Some(after));
        }
        policy.insert(keys[1].0, 3, 9);
        assert_eq!(policy.get(keys[1].0, 3), Some(9));
        assert_eq!(policy.get(keys[0].0, 3), Some(0));
    }
}
