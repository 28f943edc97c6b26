//! Evaluators: how a program estimates the chances of the side on roll.

use crate::backgammon::bearoff_db::arrangements::{Arrangements, Index};
use crate::backgammon::bearoff_db::chance::{Chance, HALF, nearest};
use crate::backgammon::bearoff_db::one_sided::OneSided;
use crate::backgammon::bearoff_db::tables::Table;
use crate::backgammon::noise::Noise;

/// A way to estimate winning chances. A finished game counts as its result for all of them (Williams's proof needs
/// it), except for [`Evaluator::Backwards`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluator {
    /// The two-sided database: no error. Up to six checkers a side.
    Exact,
    /// The one-sided database: each side plays for the fewest rolls and ignores the other side.
    OneSided,
    /// The pip counts alone, through a logistic curve.
    PipCount,
    /// 50% in every position.
    Even,
    /// 1 − the exact chance, also when the game is over. It ranks plays as the exact one does and says the reverse
    /// of what they are worth, so that its luck is the exact luck with the sign reversed. Up to six checkers a side.
    Backwards,
    /// The exact chance plus an error of its own for every position, the same whenever it is asked. Up to six
    /// checkers a side.
    Noisy(Noise),
}

/// By what factor a lead of one pip multiplies the odds, and how many pips being on roll is worth. Fitted, by least
/// squares of the error in winning chances, to all pairs of up to six checkers (see the test).
const ODDS_PER_PIP: f64 = 1.19;
const WORTH_OF_THE_ROLL: u8 = 5;

/// Chances of the side on roll by pip count alone.
#[derive(Debug)]
pub(crate) struct PipChances {
    /// For a lead of −90 to 90 pips before the roll counts.
    by_lead: Vec<Chance>,
}

/// The most pips that fifteen checkers have at home.
const MOST_PIPS: i32 = 90;

impl PipChances {
    pub fn new() -> Self {
        Self::fitted(ODDS_PER_PIP, WORTH_OF_THE_ROLL)
    }

    fn fitted(odds_per_pip: f64, worth_of_the_roll: u8) -> Self {
        // Powers by multiplication: the same bits everywhere, which no library's exp() promises.
        let power = |lead: i32| (0..lead.abs()).fold(1.0, |power, _| power * odds_per_pip);
        let chance = |lead: i32| {
            let loss = 1.0 / (1.0 + power(lead));
            nearest(if lead < 0 { loss } else { 1.0 - loss })
        };
        let by_lead = (-MOST_PIPS..=MOST_PIPS)
            .map(|lead| chance(lead + i32::from(worth_of_the_roll)))
            .collect();
        Self { by_lead }
    }

    pub fn chance(&self, arrangements: &Arrangements, mover: Index, other: Index) -> Chance {
        let pips = |index| i32::from(arrangements.checkers(index).pips());
        self.by_lead[(pips(other) - pips(mover) + MOST_PIPS) as usize]
    }
}

/// What evaluators need to know.
pub(crate) struct Knowledge<'a> {
    pub arrangements: &'a Arrangements,
    pub one_sided: &'a OneSided,
    pub pip_chances: &'a PipChances,
    /// The exact table; `None` beyond six checkers a side.
    pub exact: Option<&'a Table>,
}

impl Evaluator {
    /// Whether it ranks all plays as the exact chances do.
    #[must_use]
    pub const fn ranks_exactly(self) -> bool {
        matches!(self, Self::Exact | Self::Backwards)
    }

    /// Whether it needs the exact chances, which are known up to six checkers a side.
    #[must_use]
    pub const fn needs_exact(self) -> bool {
        matches!(self, Self::Exact | Self::Backwards | Self::Noisy(_))
    }

    /// Whether it says the reverse of the chances by which it ranks plays.
    #[must_use]
    pub const fn is_reversed(self) -> bool {
        matches!(self, Self::Backwards)
    }

    /// The chance of the side on roll by which it ranks plays; neither side is off.
    #[inline]
    pub(crate) fn chance(self, known: &Knowledge, mover: Index, other: Index) -> Chance {
        match (self, known.exact) {
            (Self::Exact | Self::Backwards, Some(exact)) => exact.row(mover)[usize::from(other)],
            (Self::Noisy(noise), Some(exact)) => {
                let position = u64::from(mover) << 16 | u64::from(other);
                noise.added_to(exact.row(mover)[usize::from(other)], position)
            }
            (Self::PipCount, _) => known.pip_chances.chance(known.arrangements, mover, other),
            (Self::Even, _) => HALF,
            // Without the exact table, the one-sided database is the best there is.
            _ => known.one_sided.chance(mover, other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backgammon::bearoff_db::chance::probability;
    use crate::backgammon::bearoff_db::{Database, Reach};

    #[test]
    fn the_logistic_curve_fits_best_among_its_neighbours() {
        let database = Database::new(Reach::SixCheckers);
        let known = database.knowledge();
        let error = |odds_per_pip: f64, worth: u8| -> f64 {
            let fitted = PipChances::fitted(odds_per_pip, worth);
            let size = known.arrangements.len() as Index;
            let mut squares = 0.0;
            for mover in 1..size {
                for other in 1..size {
                    let of =
                        |evaluator: Evaluator| probability(evaluator.chance(&known, mover, other));
                    let error = probability(fitted.chance(known.arrangements, mover, other))
                        - of(Evaluator::Exact);
                    squares += error * error;
                }
            }
            (squares / f64::from(size - 1).powi(2)).sqrt()
        };
        let fitted = error(ODDS_PER_PIP, WORTH_OF_THE_ROLL);
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
