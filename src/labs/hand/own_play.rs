//! The game of somebody's very play, to see what it is worth.

use std::sync::Arc;

use super::game::End;
use super::rollout::HandRollout;
use crate::labs::bearoff::PreparedGameBuilder;
use crate::labs::bearoff::observed_policy::Habits;

impl HandRollout {
    /// Begins to build the game of the reader's own play. Its player makes every play as the reader last made it in
    /// that position, and elsewhere as the game's player of that side. `None` beyond six checkers a side.
    #[must_use]
    pub fn own_play(&self) -> Option<PreparedGameBuilder> {
        self.game().theory()?;
        let mut habits = Habits::default();
        for game in self.begun_games() {
            // What is not finished does not count yet.
            if matches!(game.end, End::Won(_)) {
                for turn in &game.turns {
                    if self.hands().play(turn.side) {
                        habits.add(turn.before(), turn.roll.kind(), turn.made);
                    }
                }
            }
        }
        let habits = Some(Arc::new(habits));
        let begun = PreparedGameBuilder::of(self.game().judged().clone());
        Some(begun.with_habits(habits))
    }
}
