//! Winning chances by pip count alone: a lead of one pip multiplies the odds by a factor.

use super::arrangements::Arrangements;
use super::chance::{Chance, quantize};
use super::checkers::ArrangementIndex;

/// The parameters of winning chances by pip count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PipOdds {
    /// The factor by which a lead of one pip multiplies the odds.
    pub per_pip: f64,
    /// The number of pips that being on roll is worth.
    pub on_roll_pips: i32,
}

/// The parameters of bear-offs.
///
/// They are fitted, by least squares of the error in winning chances, to all pairs of up to six
/// checkers (see the test).
const BEAROFF_ODDS: PipOdds = PipOdds {
    per_pip: 1.19,
    on_roll_pips: 5,
};

/// The largest pip count of fifteen checkers at home.
const MAX_HOME_PIPS: i32 = 90;

/// Winning chances of the side on roll by pip count alone.
#[derive(Debug)]
pub(crate) struct PipChances {
    /// The chance for each lead from −`max_lead` to `max_lead` pips.
    by_lead: Vec<Chance>,
    /// The largest lead, in pips.
    max_lead: i32,
}

impl PipChances {
    /// Tabulates the chances for leads of up to `max_lead` pips, either way.
    pub fn new(odds: PipOdds, max_lead: i32) -> Self {
        // Powers by multiplication have the same bits everywhere, which no library's exp()
        // promises.
        let power = |lead: i32| (0..lead.abs()).fold(1.0, |power, _| power * odds.per_pip);
        let chance = |lead: i32| {
            let loss = 1.0 / (1.0 + power(lead));
            quantize(if lead < 0 { loss } else { 1.0 - loss })
        };
        Self {
            by_lead: (-max_lead..=max_lead)
                .map(|lead| chance(lead + odds.on_roll_pips))
                .collect(),
            max_lead,
        }
    }

    /// Tabulates the chances in bear-offs.
    pub fn of_bearoffs() -> Self {
        Self::new(BEAROFF_ODDS, MAX_HOME_PIPS)
    }

    /// Returns the chance of the side on roll if it leads by this many pips, in units of 2⁻²⁵.
    pub fn by_lead(&self, lead: i32) -> Chance {
        self.by_lead[(lead + self.max_lead) as usize]
    }

    /// Returns the chance of `mover`, who is on roll, in units of 2⁻²⁵.
    pub fn chance(
        &self,
        arrangements: &Arrangements,
        mover: ArrangementIndex,
        opponent: ArrangementIndex,
    ) -> Chance {
        let pips = |index| i32::from(arrangements.checkers(index).pips());
        self.by_lead(pips(opponent) - pips(mover))
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
        let error = |per_pip: f64, on_roll_pips: i32| -> f64 {
            let odds = PipOdds {
                per_pip,
                on_roll_pips,
            };
            let fitted = PipChances::new(odds, MAX_HOME_PIPS);
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
        let fitted = error(BEAROFF_ODDS.per_pip, BEAROFF_ODDS.on_roll_pips);
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
