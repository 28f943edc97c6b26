//! Winning chances by the pip count alone.

use super::board::Board;
use crate::backgammon::network::{ONE, Value};

/// By what factor a lead of one pip multiplies the odds, and how many pips being on roll is worth. Fitted, by least squares of
/// the error in winning chances, to the network's in positions of its own games (see the test).
const ODDS_PER_PIP: f64 = 1.035;
const ON_ROLL_PIPS: i32 = 4;

/// The most pips that a side has: fifteen checkers on the bar.
const MAX_PIPS: i32 = 15 * 25;

/// Winning chances in 2⁻²⁵ by how many pips the side on roll leads, from −375 to 375.
pub(crate) struct PipChances {
    win_by_lead: Vec<i32>,
}

impl PipChances {
    pub fn new() -> Self {
        Self::with_parameters(ODDS_PER_PIP, ON_ROLL_PIPS)
    }

    pub(crate) fn with_parameters(odds_per_pip: f64, on_roll_pips: i32) -> Self {
        // Powers by multiplication: the same bits everywhere, which no library's exp() promises.
        let power = |lead: i32| (0..lead.abs()).fold(1.0, |power, _| power * odds_per_pip);
        let chance = |lead: i32| {
            let loss = 1.0 / (1.0 + power(lead));
            let win = if lead < 0 { loss } else { 1.0 - loss };
            (win * f64::from(ONE)).round_ties_even() as i32
        };
        let win_by_lead = (-MAX_PIPS..=MAX_PIPS)
            .map(|lead| chance(lead + on_roll_pips))
            .collect();
        Self { win_by_lead }
    }

    /// The value for the side on roll. For a game that is over, the result.
    pub fn value(&self, board: &Board) -> Value {
        if let Some(outcome) = board.outcome() {
            return Value::from(outcome);
        }
        let [mine, theirs] = board.pip_counts().map(i32::from);
        // Twice 375 pips at most, so that no lead is beyond the table.
        let lead = (theirs - mine + MAX_PIPS) as usize;
        Value::without_gammons(self.win_by_lead[lead])
    }

    /// The value for the side that has played, from a board that is still seen from its view.
    pub fn value_after(&self, play: &Board) -> Value {
        self.value(&play.swapped()).swapped()
    }
}

#[cfg(test)]
mod tests {
    use super::super::networks::Networks;
    use super::super::test_boards;
    use super::*;
    use crate::backgammon::network::NetworkScratch;

    /// With the weights that there are, 1.035 and 4 are the best of all in steps of 0.001 and 1, by these boards. A network
    /// that has learnt more may find the best elsewhere, but hardly as far away as half the way to these neighbours.
    #[test]
    fn fitted_parameters_beat_their_neighbours() {
        let (networks, mut scratch) = (Networks::trained(), NetworkScratch::default());
        let samples: Vec<(usize, f64)> = test_boards::from_games(8_000)
            .iter()
            .map(|board| {
                let [mine, theirs] = board.pip_counts().map(i32::from);
                let value = networks.full().evaluate(board, &mut scratch);
                ((theirs - mine + MAX_PIPS) as usize, value.chances().win)
            })
            .collect();
        let error = |odds_per_pip: f64, on_roll_pips: i32| -> f64 {
            let fitted = PipChances::with_parameters(odds_per_pip, on_roll_pips);
            let squares = samples.iter().map(|&(lead, win)| {
                let error = f64::from(fitted.win_by_lead[lead]) / f64::from(ONE) - win;
                error * error
            });
            (squares.sum::<f64>() / samples.len() as f64).sqrt()
        };
        let fitted = error(ODDS_PER_PIP, ON_ROLL_PIPS);
        for (odds_per_pip, on_roll_pips) in [(1.022, 4), (1.048, 4), (1.035, -1), (1.035, 9)] {
            let other = error(odds_per_pip, on_roll_pips);
            println!("{fitted} {odds_per_pip} {on_roll_pips}: {other}");
            assert!(fitted < other, "{odds_per_pip} {on_roll_pips}");
        }
    }
}
