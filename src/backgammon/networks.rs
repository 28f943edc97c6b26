//! The trained networks and the pip count, which evaluate positions, with the databases where they
//! cover a bear-off.

use core::fmt;
use std::sync::{Arc, OnceLock};

use super::bearoffs;
use super::bearoffs::PlaysSource;
use super::board::Board;
use super::pip_count::PipCount;
use crate::backgammon::network::{BoardEvaluator, Network, NetworkScratch, Value, Weights};

/// The networks, ready to evaluate.
pub struct Networks {
    /// The network that plays.
    pub(crate) full: Network,
    /// A small network that selects the plays by which the full network measures luck.
    pub(crate) scout: Network,
    /// A network of eight hidden units that only estimates luck.
    pub(crate) tiny: Network,
    /// The evaluator that knows the pip counts alone.
    pub(crate) pip_count: PipCount,
}

impl fmt::Debug for Networks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Networks")
            .field("full", &self.full)
            .field("scout", &self.scout)
            .field("tiny", &self.tiny)
            .finish_non_exhaustive()
    }
}

/// The weights of the full network, as the trainer wrote them.
const FULL: &[u8] = include_bytes!("network/trained/full.bin");
/// The weights of the scout network.
const SCOUT: &[u8] = include_bytes!("network/trained/scout.bin");
/// The weights of the tiny network.
const TINY: &[u8] = include_bytes!("network/trained/tiny.bin");

impl Networks {
    /// Returns the networks that were trained for Rollout Lab. The first call prepares them, which
    /// takes some milliseconds.
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

    /// Returns networks with these weights.
    ///
    /// `full` plays, `scout` selects plays where luck is measured, and `tiny` only estimates luck.
    #[must_use]
    pub fn new(full: &Weights, scout: &Weights, tiny: &Weights) -> Self {
        Self {
            full: Network::new(full),
            scout: Network::new(scout),
            tiny: Network::new(tiny),
            pip_count: PipCount::new(),
        }
    }

    /// Returns the network that plays, without databases.
    #[must_use]
    pub const fn full(&self) -> &Network {
        &self.full
    }

    /// Returns the small network that selects the plays by which the full network measures luck.
    #[must_use]
    pub const fn scout(&self) -> &Network {
        &self.scout
    }

    /// Returns the network of eight hidden units, which only estimates luck.
    #[must_use]
    pub const fn tiny(&self) -> &Network {
        &self.tiny
    }

    /// Returns the value for the side on roll before its roll. For a finished game, it is the
    /// result.
    #[must_use]
    pub fn evaluate(&self, board: &Board, scratch: &mut NetworkScratch) -> Value {
        bearoffs::refine_value(board, self.full.evaluate(board, scratch))
    }

    /// Returns the source of the values of a board's plays, and sums the inputs that all of them
    /// share.
    ///
    /// See [`Network::prepare_plays`].
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

    /// Calls `each` with the value of every play, for the board of the last
    /// [`Networks::prepare_plays`].
    ///
    /// `source` is what that call returned. Values are those of the side that plays, as in
    /// [`BoardEvaluator::evaluate_plays`].
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
            // The databases cover every play, so `filter_map` drops none.
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

/// Reads a weights file of this project. A test reads them all, so the fallback is never used.
fn parse_weights(file: &[u8]) -> Weights {
    Weights::from_bytes(file).unwrap_or_else(|_| Weights::smallest())
}
