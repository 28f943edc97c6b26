//! The plays of a roll, best first, evaluated at once and then with lookahead.
//!
//! The network evaluates the plays, or the databases where they cover the bear-off. Lookahead adds
//! one roll, play by play.

use core::fmt;
use std::sync::Arc;

use crate::backgammon::network::{BoardEvaluator, LookaheadScratch, NetworkScratch};
use crate::backgammon::play_text::play_text;
use crate::backgammon::turn_estimate::tie_break_key;
use crate::backgammon::{Board, Networks, Plays};
use crate::rollout::dice::Roll;
use crate::stats::score::{Score, Unit};

/// The plays of a roll with their equities.
pub struct PlayList {
    networks: Arc<Networks>,
    plays: Vec<ListedPlay>,
    /// The number of plays with a lookahead equity. They are the first ones.
    evaluated: usize,
    scratch: LookaheadScratch,
}

impl fmt::Debug for PlayList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PlayList")
            .field("plays", &self.plays)
            .field("evaluated", &self.evaluated)
            .finish_non_exhaustive()
    }
}

/// A play and its equities. Equities are cubeless money equities of the side that plays.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedPlay {
    /// The play in the usual notation. Empty if nothing can be played.
    pub text: String,
    /// The board after the play, seen by the side that has played.
    pub after: Board,
    /// The static equity by the network or the databases, in points.
    pub equity: f64,
    /// The equity one roll ahead, in points: the mean over the opponent's 36 rolls, each played
    /// best. `None` until computed.
    pub lookahead_equity: Option<f64>,
}

impl PlayList {
    /// Lists the plays of a roll by static equity, best first.
    ///
    /// Of equal plays, the one that leaves fewer pips comes first, and then the one that leaves
    /// fewer checkers.
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

    /// Computes the lookahead equity of the next play, which takes some milliseconds, and returns
    /// whether all plays have one.
    ///
    /// Once all have one, the plays are sorted by it.
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
                self.plays
                    .sort_by(|a, b| lookahead_equity(b).total_cmp(&lookahead_equity(a)));
            }
        }
        self.is_complete()
    }

    /// Returns whether all plays have a lookahead equity.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.evaluated == self.plays.len()
    }

    /// Returns the plays: by static equity until all have a lookahead equity, and then by that.
    #[must_use]
    pub fn plays(&self) -> &[ListedPlay] {
        &self.plays
    }
}
