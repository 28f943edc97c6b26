//! Values of whole games by the pip count alone.

use super::bearoff_db::pip_chances::{PipChances, PipOdds};
use super::board::Board;
use crate::backgammon::network::Value;

/// The parameters of whole games.
///
/// They are fitted to the network's winning chances in positions of its own games. The fit
/// minimises the squared error of the chances, and a test checks it.
const GAME_ODDS: PipOdds = PipOdds {
    per_pip: 1.035,
    on_roll_pips: 4,
};

/// The largest possible pip count: fifteen checkers on the bar.
const MAX_PIPS: i32 = 15 * 25;

/// An evaluator that knows the pip counts of both sides, and nothing else.
pub(crate) struct PipCount {
    /// The chances for leads of up to 375 pips.
    chances: PipChances,
}

impl PipCount {
    /// Creates the evaluator with the fitted parameters.
    pub fn new() -> Self {
        Self {
            chances: PipChances::new(GAME_ODDS, MAX_PIPS),
        }
    }

    /// Returns the value for the side on roll. For a finished game, it is the result.
    pub fn value(&self, board: &Board) -> Value {
        board.outcome().map_or_else(
            || Value::without_gammons(self.chances.by_lead(lead(board)).cast_signed()),
            Value::from,
        )
    }

    /// Returns the value for the side that has played, from a board that is still seen by that
    /// side.
    pub fn value_after(&self, play: &Board) -> Value {
        self.value(&play.swapped()).swapped()
    }
}

/// Returns the number of pips by which the side on roll leads, −375 to 375.
fn lead(board: &Board) -> i32 {
    let [mover, opponent] = board.pip_counts().map(i32::from);
    opponent - mover
}

#[cfg(test)]
mod tests {
    use super::super::networks::Networks;
    use super::super::test_boards;
    use super::*;
    use crate::backgammon::bearoff_db::chance::to_probability;
    use crate::backgammon::network::NetworkScratch;

    /// With the current weights, 1.035 and 4 fit these boards best of all values in steps of 0.001
    /// and of 1 pip.
    ///
    /// Another network's best fit is hardly ever as far away as half the distance to these
    /// neighbours.
    #[test]
    fn fitted_parameters_beat_their_neighbours() {
        let (networks, mut scratch) = (Networks::trained(), NetworkScratch::default());
        let samples: Vec<(i32, f64)> = test_boards::from_games(8_000)
            .iter()
            .map(|board| {
                let value = networks.full().evaluate(board, &mut scratch);
                (lead(board), value.chances().win)
            })
            .collect();
        let error = |per_pip: f64, on_roll_pips: i32| -> f64 {
            let odds = PipOdds {
                per_pip,
                on_roll_pips,
            };
            let fitted = PipChances::new(odds, MAX_PIPS);
            let squares = samples.iter().map(|&(lead, win)| {
                let error = to_probability(fitted.by_lead(lead)) - win;
                error * error
            });
            (squares.sum::<f64>() / samples.len() as f64).sqrt()
        };
        let fitted = error(GAME_ODDS.per_pip, GAME_ODDS.on_roll_pips);
        for (odds_per_pip, on_roll_pips) in [(1.022, 4), (1.048, 4), (1.035, -1), (1.035, 9)] {
            let other = error(odds_per_pip, on_roll_pips);
            println!("{fitted} {odds_per_pip} {on_roll_pips}: {other}");
            assert!(fitted < other, "{odds_per_pip} {on_roll_pips}");
        }
    }
}
