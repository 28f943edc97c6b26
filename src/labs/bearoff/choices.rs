//! Measures of luck, and the luck of a choice between two plays: see `labs/bearoff/player_luck.rs`.

use crate::backgammon::bearoff_db::chance::{Chance, to_score};
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::codec::{codec_fields, codec_variants};
use crate::stats::score::Score;

/// The luck that is subtracted from results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LuckMeasure {
    /// The luck of the dice. The value of a roll is the one after the estimate's best play, also if
    /// the player makes another one.
    #[default]
    BestPlays,
    /// The luck of the dice. The value of a roll is the mean over the player's choices.
    Dice,
    /// The luck of the dice, as [`Self::Dice`] has it, and the luck of the player's choices.
    DiceAndChoices,
}

codec_variants! { LuckMeasure { 0 => BestPlays, 1 => Dice, 2 => DiceAndChoices } }

/// The exact standard deviations of a reduced game with a careless player, for the two measures of
/// luck that know the player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LuckSpreads {
    /// The standard deviation without the luck of the dice, by [`LuckMeasure::Dice`].
    pub dice: f64,
    /// The standard deviation without the luck of dice and choices, by
    /// [`LuckMeasure::DiceAndChoices`].
    pub dice_and_choices: f64,
}

codec_fields! { LuckSpreads { dice, dice_and_choices } }

/// The plays that a player chooses from with a roll.
#[derive(Clone, Copy)]
pub(crate) struct PlayChoices {
    /// The best play by the player.
    pub best: ArrangementIndex,
    /// The second best play by the player, if it can be made: it exists, and the player is careless.
    pub second: Option<ArrangementIndex>,
}

impl PlayChoices {
    /// Returns the second best play if it is chosen and exists, or the best one.
    pub fn play(self, is_second: bool) -> ArrangementIndex {
        self.second.filter(|_| is_second).unwrap_or(self.best)
    }
}

/// The luck of a choice, for the side that chooses.
#[derive(Clone, Copy)]
pub(crate) struct ChoiceLuck {
    /// The luck of the best play.
    best: Score,
    /// The second best play, and its luck.
    second: Option<(ArrangementIndex, Score)>,
}

impl ChoiceLuck {
    /// No luck: there is nothing to choose, or the luck of choices isn't measured.
    pub const NONE: Self = Self {
        best: Score::ZERO,
        second: None,
    };

    /// Returns the luck of a choice between plays of these values. The second one is chosen in
    /// `percent` of all cases.
    pub fn new(values: [Chance; 2], second: ArrangementIndex, percent: u8) -> Self {
        let [best, other] = values.map(|value| to_score(value).units());
        let difference = best - other;
        // Rounded alike for both signs.
        let step = (difference.abs() + 50) / 100 * difference.signum();
        let percent = i64::from(percent);
        Self {
            best: Score::from_units(percent * step),
            second: Some((second, Score::from_units((percent - 100) * step))),
        }
    }

    /// Returns the luck of making this play.
    pub fn of(&self, after: ArrangementIndex) -> Score {
        match self.second {
            Some((second, luck)) if second == after => luck,
            _ => self.best,
        }
    }
}

/// Returns the mean of the values of two plays, rounded to the nearest unit. The second one is
/// chosen in `percent` of all cases.
pub(crate) fn mean_of_choices([best, second]: [Chance; 2], percent: u8) -> Chance {
    // At most 100 · 2²⁵ + 50, less than 2³².
    let percent = Chance::from(percent);
    ((100 - percent) * best + percent * second + 50) / 100
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backgammon::bearoff_db::chance::ONE;

    #[test]
    fn luck_of_a_choice_averages_zero_and_is_the_difference_of_its_values() {
        for percent in 0..=100 {
            for values in [
                [ONE, 0],
                [0, ONE],
                [12_345_678, 12_345_677],
                [7, 9_999_999],
                [5, 5],
            ] {
                let luck = ChoiceLuck::new(values, 1, percent);
                let [best, second] = [0, 1].map(|after| luck.of(after).units());
                let weight = i64::from(percent);
                assert_eq!((100 - weight) * best + weight * second, 0);
                let [first, other] = values.map(|value| to_score(value).units());
                assert!((best - second - (first - other)).abs() <= 50);
                // The value of the roll and the luck of the choice lead to the value of the play.
                let roll = to_score(mean_of_choices(values, percent)).units();
                assert!((roll + best - first).abs() <= 18 + 50);
                assert!((roll + second - other).abs() <= 18 + 50);
            }
        }
    }

    #[test]
    fn mean_of_choices_is_the_value_of_the_certain_one() {
        assert_eq!(mean_of_choices([ONE, 1], 0), ONE);
        assert_eq!(mean_of_choices([ONE, 1], 100), 1);
        assert_eq!(mean_of_choices([100, 200], 20), 120);
    }
}
