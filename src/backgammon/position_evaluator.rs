//! Who judges a position: the databases of bear-offs where they know it, else the network.

use super::bearoffs;
use super::bearoffs::Judges;
use super::board::Board;
use super::networks::Networks;
use crate::backgammon::network::{Judge, Scratch, Value};

impl Networks {
    /// The chances of the side on roll before its roll; those of a game that is over are what it came to.
    #[must_use]
    pub fn evaluate(&self, board: &Board, memory: &mut Scratch) -> Value {
        bearoffs::judged(board, self.full.evaluate(board, memory))
    }

    /// Says who judges the plays of a board, and begins with what the network has to sum up for all of them: see
    /// [`Network::begin_plays`](crate::backgammon::network::Network::begin_plays).
    pub(crate) fn begin_plays(&self, before: &Board, memory: &mut Scratch) -> Judges {
        let judges = Judges::of(before);
        if judges != Judges::Databases {
            self.full.begin_plays(before, memory);
        }
        judges
    }

    /// What [`Judge::evaluate_plays`] does, of the board that was begun with last.
    pub(crate) fn go_on(
        &self,
        judges: Judges,
        plays: &[Board],
        memory: &mut Scratch,
        mut each: impl FnMut(Value),
    ) {
        match judges {
            Judges::Network => self.full.go_on(plays, memory, each),
            Judges::Both => {
                let mut all = plays.iter();
                self.full.go_on(plays, memory, |by_network| {
                    let by_all = |play: &Board| {
                        bearoffs::judged(&play.swapped(), by_network.swapped()).swapped()
                    };
                    each(all.next().map_or(by_network, by_all));
                });
            }
            // They know all of them.
            Judges::Databases => plays
                .iter()
                .filter_map(|play| bearoffs::value(&play.swapped()))
                .for_each(|value| each(value.swapped())),
        }
    }
}

impl Judge for Networks {
    fn evaluate_plays(
        &self,
        before: &Board,
        plays: &[Board],
        memory: &mut Scratch,
        each: impl FnMut(Value),
    ) {
        let judges = self.begin_plays(before, memory);
        self.go_on(judges, plays, memory, each);
    }
}
