//! The outcomes of a turn along the paths of a game: its rolls, and the plays that a player chooses
//! from.

use super::choices::PlayChoices;
use super::paths::Paths;
use super::reachable::{NodeIndex, O_WON, X_WON};
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT};

/// A roll from a node and the play made with it.
#[derive(Clone, Copy)]
pub(crate) struct Outcome {
    /// The probability, in 36ths.
    pub weight: f64,
    /// The kind of roll.
    pub kind: usize,
    /// Whether the play is the second best one.
    pub is_second: bool,
    /// The next node, or [`X_WON`] or [`O_WON`].
    pub next: NodeIndex,
}

impl Paths {
    /// Returns the outcomes of a node's turn, with both plays of careless players.
    // Not inlined, because several places call it, and none of them is on a hot path.
    #[inline(never)]
    pub(crate) fn outcomes(&self, node: usize) -> Vec<Outcome> {
        let side = self.states[node].side as usize;
        let second = self.second.as_ref();
        let percent = second.map_or(0, |second| second.percents[side]);
        // A careful player's weights are whole numbers, and stay exact.
        let share = f64::from(percent) / 100.0;
        let mut outcomes = Vec::with_capacity(2 * KIND_COUNT);
        for (kind, roll) in ALL_KINDS.iter().enumerate() {
            let rolls = f64::from(roll.rolls);
            if percent < 100 {
                outcomes.push(Outcome {
                    weight: rolls * (1.0 - share),
                    kind,
                    is_second: false,
                    next: self.next[node][kind],
                });
            }
            if let Some(second) = second.filter(|_| percent > 0) {
                outcomes.push(Outcome {
                    weight: rolls * share,
                    kind,
                    is_second: true,
                    next: second.next[node][kind],
                });
            }
        }
        outcomes
    }

    /// Returns the plays that a node's player chooses from with each kind of roll.
    pub(crate) fn choices(&self, node: usize) -> [PlayChoices; KIND_COUNT] {
        let after = |next: NodeIndex| match next {
            X_WON | O_WON => OFF,
            next => self.states[next as usize].opponent,
        };
        core::array::from_fn(|kind| {
            let best = self.next[node][kind];
            let second = self.second.as_ref().map(|second| second.next[node][kind]);
            PlayChoices {
                best: after(best),
                second: second.filter(|&second| second != best).map(after),
            }
        })
    }
}
