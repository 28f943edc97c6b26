//! The plays of a roll, best first: by the network alone, or the databases where they know the bear-off; and one after the other
//! by looking one roll further ahead.

use std::sync::Arc;

use crate::backgammon::network::{BoardEvaluator, LookaheadScratch, NetworkScratch};
use crate::backgammon::play_text::play_text;
use crate::backgammon::turn_estimate::tie_break_key;
use crate::backgammon::{Board, Networks, Plays};
use crate::rollout::dice::Roll;
use crate::stats::score::{Score, Unit};

/// The plays of a roll with what they are worth.
pub struct PlayList {
    networks: Arc<Networks>,
    plays: Vec<ListedPlay>,
    /// How many of them have been looked at further ahead, the best ones first.
    evaluated: usize,
    scratch: LookaheadScratch,
}

/// One of them. Equities are those of the side that plays, for money without a cube.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedPlay {
    /// The play in the usual notation; empty if nothing can be played.
    pub text: String,
    /// The board after it, still seen by the side that has played.
    pub after: Board,
    /// Equity by the network alone, or the databases, in points.
    pub equity: f64,
    /// By the mean over the other side's 36 rolls, each played best; `None` until it has been looked at.
    pub lookahead_equity: Option<f64>,
}

impl PlayList {
    /// The plays of a roll, by the network alone or the databases, best first; of equal ones those first that
    /// leave fewer pips, then fewer checkers.
    #[must_use]
    pub fn new(networks: Arc<Networks>, board: &Board, roll: Roll) -> Self {
        let mut found = Plays::new();
        let found = found.find(board, roll);
        let mut plays = Vec::with_capacity(found.len());
        networks.evaluate_plays(board, found, &mut NetworkScratch::default(), |value| {
            let after = found[plays.len()];
            plays.push(ListedPlay {
                text: play_text(board, roll, &after).unwrap_or_default(),
                after,
                equity: value.equity_score().in_unit(Unit::Points),
                lookahead_equity: None,
            });
        });
        plays.sort_by(|a, b| {
            let by_equity = b.equity.total_cmp(&a.equity);
            by_equity.then_with(|| tie_break_key(&a.after).cmp(&tie_break_key(&b.after)))
        });
        Self {
            networks,
            plays,
            evaluated: 0,
            scratch: LookaheadScratch::default(),
        }
    }

    /// Looks at the next play one roll further ahead, which takes some milliseconds; returns whether all have been looked at. Then
    /// they stand in their new order.
    pub fn look_ahead(&mut self) -> bool {
        if let Some(play) = self.plays.get_mut(self.evaluated) {
            let sum = self
                .networks
                .lookahead(&play.after.swapped(), &mut self.scratch);
            play.lookahead_equity = Some(Score::from_units(-sum).in_unit(Unit::Points));
            self.evaluated += 1;
            if self.is_complete() {
                let lookahead_equity =
                    |play: &ListedPlay| play.lookahead_equity.unwrap_or(f64::NEG_INFINITY);
                // Every one has been looked at: there is no other order than by that.
                self.plays
                    .sort_by(|a, b| lookahead_equity(b).total_cmp(&lookahead_equity(a)));
            }
        }
        self.is_complete()
    }

    /// Whether all have been looked at.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.evaluated == self.plays.len()
    }

    /// The plays: at sight until all have been looked at, then by that.
    #[must_use]
    pub fn plays(&self) -> &[ListedPlay] {
        &self.plays
    }
}
