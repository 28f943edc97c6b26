//! Plays that somebody has made in certain positions, and is expected to make there again.

use crate::backgammon::bearoff_db::arrangements::Index;
use crate::backgammon::bearoff_db::turn::State;
use crate::codec::{Garbled, Packed};

/// One play for each roll of each position in which something was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Habits {
    /// Keys, each followed by what is made there, as one number, in their order.
    plays: Vec<u64>,
}

/// A position and a kind of roll as one number.
fn key(State { side, mover, other }: State, kind: usize) -> u64 {
    (((side as u64) << 16 | u64::from(mover)) << 16 | u64::from(other)) << 8 | kind as u64
}

impl Habits {
    /// Notes the play of a roll. Of two plays in the same place the later one counts.
    pub fn add(&mut self, state: State, kind: usize, made: Index) {
        let key = key(state, kind);
        let play = key << Index::BITS | u64::from(made);
        match self.find(key) {
            Ok(at) => self.plays[at] = play,
            Err(at) => self.plays.insert(at, play),
        }
    }

    /// The noted play of a roll; `None` if there is none.
    pub fn play(&self, state: State, kind: usize) -> Option<Index> {
        let at = self.find(key(state, kind)).ok()?;
        Some(self.plays[at] as Index)
    }

    fn find(&self, key: u64) -> Result<usize, usize> {
        self.plays
            .binary_search_by_key(&key, |play| play >> Index::BITS)
    }
}

impl Packed for Habits {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.plays.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        // What is in no order is not found, and what no roll allows is not made.
        let plays = Vec::unpack(bytes)?;
        Ok(Self { plays })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backgammon::side::Side;

    #[test]
    fn the_last_play_in_a_place_counts_and_places_differ_in_all_their_parts() {
        let place = |side, mover, other| State { side, mover, other };
        let places = [
            (place(Side::X, 5, 7), 3),
            (place(Side::O, 5, 7), 3),
            (place(Side::X, 7, 5), 3),
            (place(Side::X, 5, 7), 20),
        ];
        let mut habits = Habits::default();
        for (made, (state, kind)) in (0..).zip(places) {
            assert_eq!(habits.play(state, kind), None);
            habits.add(state, kind, made);
        }
        for (made, (state, kind)) in (0..).zip(places) {
            assert_eq!(habits.play(state, kind), Some(made));
        }
        habits.add(places[1].0, 3, 9);
        assert_eq!(habits.play(places[1].0, 3), Some(9));
        assert_eq!(habits.play(places[0].0, 3), Some(0));
    }
}
