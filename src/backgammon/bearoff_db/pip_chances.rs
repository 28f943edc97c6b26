//! Winning chances by pip count alone.

use super::arrangements::Arrangements;
use super::chance::{Chance, quantize};
use super::checkers::ArrangementIndex;

/// The factor by which a lead of one pip multiplies the odds.
// This constant and `ROLL_PIPS` are fitted, by least squares of the error in winning chances, to
// all pairs of up to six checkers (see the test).
const ODDS_PER_PIP: f64 = 1.19;
/// The number of pips that being on roll is worth.
const ROLL_PIPS: u8 = 5;

/// Winning chances of the side on roll by pip count alone.
#[derive(Debug)]
pub(crate) struct PipChances {
    /// The chance for each lead from −90 to 90 pips, to which [`ROLL_PIPS`] are added.
    by_lead: Vec<Chance>,
}

/// The largest pip count of fifteen checkers at home.
const MAX_PIPS: i32 = 90;

impl PipChances {
    /// Creates the chances with the fitted constants.
    pub fn new() -> Self {
        Self::with_odds(ODDS_PER_PIP, ROLL_PIPS)
    }

    /// Creates the chances with these odds per pip and this worth of the roll in pips.
    fn with_odds(odds_per_pip: f64, roll_pips: u8) -> Self {
        // Powers by multiplication have the same bits everywhere, which no library's exp()
        // promises.
        let power = |lead: i32| (0..lead.abs()).fold(1.0, |power, _| power * odds_per_pip);
        let chance = |lead: i32| {
            let loss = 1.0 / (1.0 + power(lead));
            quantize(if lead < 0 { loss } else { 1.0 - loss })
        };
        let by_lead = (-MAX_PIPS..=MAX_PIPS)
            .map(|lead| chance(lead + i32::from(roll_pips)))
            .collect();
        Self { by_lead }
    }

    /// Returns the chance of `mover`, who is on roll, in units of 2⁻²⁵.
    pub fn chance(
        &self,
        arrangements: &Arrangements,
        mover: ArrangementIndex,
        opponent: ArrangementIndex,
    ) -> Chance {
        let pips = |index| i32::from(arrangements.checkers(index).pips());
        self.by_lead[(pips(opponent) - pips(mover) + MAX_PIPS) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::super::evaluator::EvaluatorKind;
    use super::*;
    use crate::backgammon::bearoff_db::chance::to_probability;
    use crate::backgammon::bearoff_db::{Database, DatabaseSize};

    #[test]
    fn fitted_constants_beat_their_neighbours() {
        let database = Database::new(DatabaseSize::SixCheckers);
        let tables = database.evaluator_tables();
        let error = |odds_per_pip: f64, roll_pips: u8| -> f64 {
            let fitted = PipChances::with_odds(odds_per_pip, roll_pips);
            let size = tables.arrangements.len() as ArrangementIndex;
            let mut squares = 0.0;
            for mover in 1..size {
                for opponent in 1..size {
                    let chance = |evaluator: EvaluatorKind| {
                        to_probability(evaluator.chance(&tables, mover, opponent))
                    };
                    let error = to_probability(fitted.chance(tables.arrangements, mover, opponent))
                        - chance(EvaluatorKind::Exact);
                    squares += error * error;
                }
            }
            (squares / f64::from(size - 1).powi(2)).sqrt()
        };
        let fitted = error(ODDS_PER_PIP, ROLL_PIPS);
        for (odds_per_pip, roll_pips) in [(1.18, 5), (1.2, 5), (1.19, 4), (1.19, 6)] {
            assert!(
                fitted < error(odds_per_pip, roll_pips),
                "{odds_per_pip} {roll_pips}"
            );
        }
        // The error is eleven percentage points (root mean square): good enough to play with, and
        // far from exact.
        assert!((0.105..0.112).contains(&fitted), "{fitted}");
    }
}
