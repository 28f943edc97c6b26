//! Winning chances by the pip count alone.

use super::board::Board;
use crate::backgammon::network::{ONE, Value};

/// The factor by which a lead of one pip multiplies the odds.
///
/// It is fitted, together with [`ON_ROLL_PIPS`], to the network's winning chances in positions of
/// its own games. The fit minimises the squared error of the chances, and a test checks it.
const ODDS_PER_PIP: f64 = 1.035;
/// The number of pips that being on roll is worth.
const ON_ROLL_PIPS: i32 = 4;

/// The largest possible pip count: fifteen checkers on the bar.
const MAX_PIPS: i32 = 15 * 25;

/// A table of winning chances by the lead of the side on roll.
pub(crate) struct PipChances {
    /// Winning chances in 2⁻²⁵, for leads from −375 to 375 pips.
    win_by_lead: Vec<i32>,
}

impl PipChances {
    /// Returns the table with the fitted parameters.
    pub fn new() -> Self {
        Self::with_parameters(ODDS_PER_PIP, ON_ROLL_PIPS)
    }

    /// Returns the table with these parameters. Only the test of the fit passes others than the
    /// fitted ones.
    pub(crate) fn with_parameters(odds_per_pip: f64, on_roll_pips: i32) -> Self {
        // Powers by multiplication give equal bits on every platform, unlike a library's `exp`.
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

    /// Returns the value for the side on roll. For a finished game, it is the result.
    pub fn value(&self, board: &Board) -> Value {
        if let Some(outcome) = board.outcome() {
            return Value::from(outcome);
        }
        let [mine, theirs] = board.pip_counts().map(i32::from);
        // Each count is at most 375, so the table has every lead.
        let lead = (theirs - mine + MAX_PIPS) as usize;
        Value::without_gammons(self.win_by_lead[lead])
    }

    /// Returns the value for the side that has played, from a board that is still seen by that
    /// side.
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

    /// With the current weights, 1.035 and 4 fit these boards best of all values in steps of 0.001
    /// and of 1 pip.
    ///
    /// Another network's best fit is hardly ever as far away as half the distance to these
    /// neighbours.
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
