//! What came of the games of a rollout that is played by hand: averages of results and of what is left when luck is
//! out, costs of mistakes, and the value of the very play.

use super::game::End;
use super::rollout::{HandRollout, Playing};
use crate::bearoff::chance::points_of_36ths;
use crate::bearoff::evaluator::Evaluator;
use crate::bearoff::game::{Game, Measured, Turn};
use crate::bearoff::game_builder::GameBuilder;
use crate::bearoff::habits::Habits;
use crate::bearoff::position::Side;
use crate::bearoff::rollout::{HistoryPoint, worth};
use crate::bearoff::scale::Scale;
use crate::statistics::Summary;

impl HandRollout {
    /// Adds the last game.
    pub(super) fn count(&mut self, winner: Side) {
        let Some(game) = self.games.last() else {
            return;
        };
        let estimates = self.game.setup().estimates.len();
        let mut measured = vec![Measured::default(); estimates];
        let mut costs = [0; 2];
        for &turn in &game.turns {
            for (estimate, measured) in measured.iter_mut().enumerate() {
                let of_turn = measure(&self.game, estimate, turn);
                measured.luck += of_turn.luck;
                measured.lost += of_turn.lost;
                if Some(estimate) == exact(&self.game) {
                    costs[turn.side as usize] += turn.side.sign() * of_turn.lost;
                }
            }
        }
        self.now.count(&self.game, winner, &measured);
        self.history.push(self.now.clone());
        for (costs, of_game) in self.costs.iter_mut().zip(costs) {
            costs.add(points_of_36ths(of_game));
        }
    }

    /// The luck, in points from X's side, of the roll that waits to be played, as the first estimate sees it.
    #[must_use]
    pub fn luck(&self) -> Option<f64> {
        let Playing { state, turn, .. } = self.playing.as_ref()?;
        let made = self
            .game
            .choice(*state, turn.roll().kind(), &mut Vec::new());
        let best = state.turn(turn.roll(), made);
        Some(points_of_36ths(measure(&self.game, 0, best).luck))
    }

    /// The averages now.
    #[must_use]
    pub fn point(&self) -> HistoryPoint {
        self.now.point(&self.game, 0)
    }

    /// The averages after each game that counts.
    pub fn history(&self) -> impl Iterator<Item = HistoryPoint> {
        self.history
            .iter()
            .map(|totals| totals.point(&self.game, 0))
    }

    /// How many plain games one reduced game turned out to be worth; `None` where either spread is zero or not yet
    /// defined.
    #[must_use]
    pub fn equivalent_games(&self) -> Option<f64> {
        let HistoryPoint { plain, reduced, .. } = self.point();
        worth(plain.sd?, reduced.sd?)
    }

    /// What a side's plays cost her in a game, by the exact evaluator, in points: mean and spread; `None` if the exact
    /// evaluator is not among the game's estimates.
    #[must_use]
    pub fn cost(&self, side: Side) -> Option<Summary> {
        exact(&self.game)?;
        Some(self.costs[side as usize].summary(0.0))
    }

    /// Begins to work out the game of this very play: whoever plays by hand makes every play as she last made it in the
    /// same place, and where she has not been yet, as the game's player of her side. `None` beyond six checkers a side.
    #[must_use]
    pub fn own_play(&self) -> Option<GameBuilder> {
        self.game.theory()?;
        let mut habits = Habits::default();
        for game in &self.games {
            // What is not finished does not count yet.
            if matches!(game.end, End::Won(_)) {
                for turn in &game.turns {
                    if self.hands().play(turn.side) {
                        habits.add(turn.before(), turn.roll.kind(), turn.made);
                    }
                }
            }
        }
        Some(GameBuilder::with_habits(&self.game, habits))
    }
}

/// What an estimate says of a turn.
fn measure(game: &Game, estimate: usize, turn: Turn) -> Measured {
    let outlook = game.outlook(estimate, turn.mover, turn.other);
    game.measure(estimate, &outlook, turn.roll.kind(), turn.play())
}

/// The number of the estimate that knows what plays are worth.
pub(super) fn exact(game: &Game) -> Option<usize> {
    game.setup().estimates.iter().position(|estimate| {
        estimate.evaluator == Evaluator::Exact && estimate.scale == Scale::Linear
    })
}
