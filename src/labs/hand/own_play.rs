//! The game of somebody's very play, to see what it is worth.

use std::sync::Arc;

use super::game::HandEnd;
use super::rollout::HandRollout;
use crate::labs::bearoff::PreparedGameBuilder;
use crate::labs::bearoff::observed_policy::ObservedPolicy;

impl HandRollout {
    /// Begins to build the game of the reader's own play. Its player makes every play as the reader last made it in
    /// that position, and elsewhere as the game's player of that side. `None` beyond six checkers a side.
    #[must_use]
    pub fn own_play(&self) -> Option<PreparedGameBuilder> {
        self.game().theory()?;
        let mut policy = ObservedPolicy::default();
        for game in self.begun_games() {
            // What is not finished does not count yet.
            if matches!(game.end, HandEnd::Won(_)) {
                for turn in &game.turns {
                    if self.hand_sides().contains(turn.side) {
                        policy.insert(turn.before(), turn.roll.kind(), turn.after);
                    }
                }
            }
        }
        let habits = Some(Arc::new(policy));
        let builder = PreparedGameBuilder::from_setup(self.game().evaluated().clone());
        Some(builder.with_observed_policy(habits))
    }
}
