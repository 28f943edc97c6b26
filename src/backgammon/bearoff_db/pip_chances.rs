//! Winning chances by pip count alone.

use super::arrangements::Arrangements;
use super::chance::{Chance, quantize};
use super::checkers::ArrangementIndex;

/// By what factor a lead of one pip multiplies the odds, and how many pips being on roll is worth. Fitted, by least
/// squares of the error in winning chances, to all pairs of up to six checkers (see the test).
const ODDS_PER_PIP: f64 = 1.19;
const ROLL_PIPS: u8 = 5;

/// Chances of the side on roll by pip count alone.
#[derive(Debug)]
pub(crate) struct PipChances {
    /// For a lead of −90 to 90 pips before the roll counts.
    by_lead: Vec<Chance>,
}

/// The most pips that fifteen checkers have at home.
const MAX_PIPS: i32 = 90;

impl PipChances {
    pub fn new() -> Self {
        Self::with_odds(ODDS_PER_PIP, ROLL_PIPS)
    }

    fn with_odds(odds_per_pip: f64, roll_pips: u8) -> Self {
        // Powers by multiplication: the same bits everywhere, which no library's exp() promises.
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
        let error = |odds_per_pip: f64, worth: u8| -> f64 {
            let fitted = PipChances::with_odds(odds_per_pip, worth);
            let size = tables.arrangements.len() as ArrangementIndex;
            let mut squares = 0.0;
            for mover in 1..size {
                for other in 1..size {
                    let of = |evaluator: EvaluatorKind| {
                        to_probability(evaluator.chance(&tables, mover, other))
                    };
                    let error = to_probability(fitted.chance(tables.arrangements, mover, other))
                        - of(EvaluatorKind::Exact);
                    squares += error * error;
                }
            }
            (squares / f64::from(size - 1).powi(2)).sqrt()
        };
        let fitted = error(ODDS_PER_PIP, ROLL_PIPS);
        for (odds_per_pip, worth) in [(1.18, 5), (1.2, 5), (1.19, 4), (1.19, 6)] {
            assert!(
                fitted < error(odds_per_pip, worth),
                "{odds_per_pip} {worth}"
            );
        }
        // Eleven points wrong on average: good enough to play with, and far from the truth.
        assert!((0.105..0.112).contains(&fitted), "{fitted}");
    }
}
