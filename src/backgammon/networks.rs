//! Whoever can evaluate a position: the networks that were trained, and the pip count. Where databases know more, see
//! [`judging`](super::position_evaluator).

use std::sync::{Arc, OnceLock};

use super::bearoffs;
use super::bearoffs::PlaysSource;
use super::board::Board;
use super::pip_count::PipChances;
use crate::backgammon::network::{BoardEvaluator, Network, NetworkScratch, Value, Weights};

/// The networks, ready to evaluate.
pub struct Networks {
    pub(crate) full: Network,
    pub(crate) scout: Network,
    pub(crate) tiny: Network,
    pub(crate) pip_chances: PipChances,
}

/// As the trainer wrote them.
const FULL: &[u8] = include_bytes!("network/trained/full.bin");
const SCOUT: &[u8] = include_bytes!("network/trained/scout.bin");
const TINY: &[u8] = include_bytes!("network/trained/tiny.bin");

impl Networks {
    /// The networks that were trained for Rollout Lab. They are prepared once, which takes some milliseconds.
    #[must_use]
    pub fn trained() -> Arc<Self> {
        static TRAINED: OnceLock<Arc<Networks>> = OnceLock::new();
        TRAINED
            .get_or_init(|| {
                Arc::new(Self::new(
                    &parse_weights(FULL),
                    &parse_weights(SCOUT),
                    &parse_weights(TINY),
                ))
            })
            .clone()
    }

    /// Networks of these weights: one that plays, a scout that chooses what it looks at where luck is measured, and a tiny one
    /// that only estimates.
    #[must_use]
    pub fn new(full: &Weights, scout: &Weights, tiny: &Weights) -> Self {
        Self {
            full: Network::new(full),
            scout: Network::new(scout),
            tiny: Network::new(tiny),
            pip_chances: PipChances::new(),
        }
    }

    /// The network that plays, without databases.
    #[must_use]
    pub const fn full(&self) -> &Network {
        &self.full
    }

    /// Returns the scout: it chooses the plays that the full network looks at to measure luck.
    #[must_use]
    pub const fn scout(&self) -> &Network {
        &self.scout
    }

    /// The tiny one.
    #[must_use]
    pub const fn tiny(&self) -> &Network {
        &self.tiny
    }

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
                self.full
                    .evaluate_prepared(plays, scratch, |network_value| {
                        let refined = |play: &Board| {
                            bearoffs::refine_value(&play.swapped(), network_value.swapped())
                                .swapped()
                        };
                        each(remaining.next().map_or(network_value, refined));
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

/// Files of this project: a test reads them, so that nothing else can come here.
fn parse_weights(file: &[u8]) -> Weights {
    Weights::from_bytes(file).unwrap_or_else(|_| Weights::smallest())
}
