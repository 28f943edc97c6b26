//! Plays that somebody has made in certain positions, and is expected to make there again.

use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::codec::{Codec, DecodeError};

/// One play for each roll of each position in which something was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ObservedPolicy {
    /// Keys, each followed by what is made there, as one number, in their order.
    entries: Vec<u64>,
}

/// A position and a kind of roll as one number.
fn key(
    BearoffState {
        side,
        mover,
        opponent: other,
    }: BearoffState,
    kind: usize,
) -> u64 {
    (((side as u64) << 16 | u64::from(mover)) << 16 | u64::from(other)) << 8 | kind as u64
}

impl ObservedPolicy {
    /// Notes the play of a roll. Of two plays in the same place the later one counts.
    pub fn insert(&mut self, state: BearoffState, kind: usize, after: ArrangementIndex) {
        let key = key(state, kind);
        let entry = key << ArrangementIndex::BITS | u64::from(after);
        match self.find(key) {
            Ok(at) => self.entries[at] = entry,
            Err(at) => self.entries.insert(at, entry),
        }
    }

    /// The noted play of a roll; `None` if there is none.
    pub fn get(&self, state: BearoffState, kind: usize) -> Option<ArrangementIndex> {
        let at = self.find(key(state, kind)).ok()?;
        Some(self.entries[at] as ArrangementIndex)
    }

    fn find(&self, key: u64) -> Result<usize, usize> {
        self.entries
            .binary_search_by_key(&key, |play| play >> ArrangementIndex::BITS)
    }
}

impl Codec for ObservedPolicy {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.entries.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        // Entries out of order are not found, and plays that no roll allows are not made.
        let plays = Vec::decode(bytes)?;
        Ok(Self { entries: plays })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backgammon::side::Side;

    #[test]
    fn insert_replaces_only_the_same_key() {
        let state = |side, mover, other| BearoffState {
            side,
            mover,
            opponent: other,
        };
        let keys = [
            (state(Side::X, 5, 7), 3),
            (state(Side::O, 5, 7), 3),
            (state(Side::X, 7, 5), 3),
            (state(Side::X, 5, 7), 20),
        ];
        let mut policy = ObservedPolicy::default();
        for (made, (state, kind)) in (0..).zip(keys) {
            assert_eq!(policy.get(state, kind), None);
            policy.insert(state, kind, made);
        }
        for (made, (state, kind)) in (0..).zip(keys) {
            assert_eq!(policy.get(state, kind), Some(made));
        }
        policy.insert(keys[1].0, 3, 9);
        assert_eq!(policy.get(keys[1].0, 3), Some(9));
        assert_eq!(policy.get(keys[0].0, 3), Some(0));
    }
}
