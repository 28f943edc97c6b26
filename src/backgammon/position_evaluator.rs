//! Who judges a position: the databases of bear-offs where they know it, else the network.

use super::bearoffs;
use super::bearoffs::PlaysSource;
use super::board::Board;
use super::networks::Networks;
use crate::backgammon::network::{BoardEvaluator, NetworkScratch, Value};

impl Networks {
    /// The chances of the side on roll before its roll; those of a game that is over are what it came to.
    #[must_use]
    pub fn evaluate(&self, board: &Board, scratch: &mut NetworkScratch) -> Value {
        bearoffs::refine_value(board, self.full.evaluate(board, scratch))
    }

    /// Says who judges the plays of a board, and begins with what the network has to sum up for all of them: see
    /// [`Network::prepare_plays`](crate::backgammon::network::Network::prepare_plays).
    pub(crate) fn prepare_plays(
        &self,
        before: &Board,
        scratch: &mut NetworkScratch,
    ) -> PlaysSource {
        let source = PlaysSource::of(before);
        if source != PlaysSource::Databases {
            self.full.prepare_plays(before, scratch);
        }
        source
    }

    /// What [`BoardEvaluator::evaluate_plays`] does, of the board that was begun with last.
    pub(crate) fn evaluate_prepared(
        &self,
        source: PlaysSource,
        plays: &[Board],
        scratch: &mut NetworkScratch,
        mut each: impl FnMut(Value),
    ) {
        match source {
            PlaysSource::Network => self.full.evaluate_prepared(plays, scratch, each),
            PlaysSource::Mixed => {
                let mut remaining = plays.iter();
                self.full.evaluate_prepared(plays, scratch, |by_network| {
                    let refined = |play: &Board| {
                        bearoffs::refine_value(&play.swapped(), by_network.swapped()).swapped()
                    };
                    each(remaining.next().map_or(by_network, refined));
                });
            }
            // They know all of them.
            PlaysSource::Databases => plays
                .iter()
                .filter_map(|play| bearoffs::value(&play.swapped()))
                .for_each(|value| each(value.swapped())),
        }
    }
}

impl BoardEvaluator for Networks {
    fn evaluate_plays(
        &self,
        before: &Board,
        plays: &[Board],
        scratch: &mut NetworkScratch,
        each: impl FnMut(Value),
    ) {
        let source = self.prepare_plays(before, scratch);
        self.evaluate_prepared(source, plays, scratch, each);
    }
}
