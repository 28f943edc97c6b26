//! Complete game trees of short positions: mean luck is exactly zero, and the mean of result − luck
//! equals the mean result.

use std::convert::Infallible;
use std::sync::Arc;

use rollout_lab::backgammon::{Board, EvaluatorKind};
use rollout_lab::labs::contact::{Game, Record};
use rollout_lab::rollout::dice::{Dice, Roll, ScriptedDice};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::{TrialDice, Trials};
use rollout_lab::stats::score::Score;

use crate::boards::board;
use crate::positions::{evaluators, game, named};

/// The largest number of rolls of a game in these trees.
///
/// Weights of leaves are multiples of 36⁻⁸, and 36⁸ × 36 × 2²⁵ × 3 is far below 2¹²⁷.
const MAX_ROLLS: u32 = 8;

/// Iterates over the 21 distinct rolls, and how many of the 36 rolls show them.
fn distinct_rolls() -> impl Iterator<Item = (Roll, i128)> {
    let lower_second = Roll::all().filter(|roll| roll.dice().0 >= roll.dice().1);
    lower_second.map(|roll| (roll, if roll.is_double() { 1 } else { 2 }))
}

/// Converts points to units. They are whole numbers of units, except for the rounding of a
/// division.
fn units(points: f64) -> i128 {
    let units = points * Score::WIN.units() as f64;
    let rounded = units.round_ties_even();
    assert!((units - rounded).abs() < 1e-3, "{points}");
    rounded as i128
}

/// Sums over the leaves of a tree, weighted by how many of the 36 to the power of `MAX_ROLLS`
/// sequences lead to them.
#[derive(Default)]
struct Sums {
    leaves: u32,
    weight: i128,
    result: i128,
    luck: i128,
    reduced: i128,
    /// The sum of absolute luck.
    absolute_luck: i128,
}

/// Adds all games that begin with these rolls.
fn add_all(game: &Arc<Game>, rolls: &mut Vec<Roll>, weight: i128, sums: &mut Sums) {
    let mut dice = ScriptedDice::new(rolls);
    let Ok(record) = Record::play(game, 0, 0, &mut dice) else {
        // The game needs more rolls.
        assert!(rolls.len() < MAX_ROLLS as usize);
        for (roll, count) in distinct_rolls() {
            rolls.push(roll);
            add_all(game, rolls, weight * count, sums);
            rolls.pop();
        }
        return;
    };
    let weight = weight * 36_i128.pow(MAX_ROLLS - rolls.len() as u32);
    let [result, luck, reduced] = [record.result, record.luck, record.reduced].map(units);
    sums.leaves += 1;
    sums.weight += weight;
    sums.result += weight * result;
    sums.luck += weight * luck;
    sums.reduced += weight * reduced;
    sums.absolute_luck += weight * luck.abs();
}

/// Asserts that all evaluators are exactly unbiased over the tree of a position.
fn assert_exact(board: Board, evaluators: &[EvaluatorKind]) {
    for &evaluator in evaluators {
        let mut sums = Sums::default();
        let game = game(board, vec![evaluator]);
        add_all(&game, &mut Vec::new(), 1, &mut sums);
        assert_eq!(sums.weight, 36_i128.pow(MAX_ROLLS));
        assert_eq!(sums.luck, 0, "{evaluator:?} {board:?}");
        assert_eq!(sums.reduced, sums.result);
        // Some luck was subtracted, and games have more than one roll.
        assert!(sums.absolute_luck > 0 && sums.leaves > 21, "{evaluator:?}");
    }
}

#[test]
fn luck_is_exactly_unbiased_in_short_races() {
    assert_exact(board(&[(6, 1), (4, 1)], &[(6, 1)]), &evaluators());
    assert_exact(board(&[(1, 3)], &[(3, 1), (2, 1)]), &evaluators());
}

/// In the first position the opponent bears off two checkers from the ace point with its next roll.
/// The tree has two rolls, with gammons and backgammons at stake. In the second position the mover
/// bears off four checkers from the ace point in at most two rolls. They are never hit, because
/// none of them is ever a blot. That tree has three rolls.
#[test]
fn luck_is_exactly_unbiased_in_short_games_with_contact() {
    let two_rolls = board(
        &[(25, 1), (23, 1), (20, 1), (13, 2), (8, 4), (6, 6)],
        &[(1, 2)],
    );
    assert_exact(two_rolls, &evaluators());
    let three_rolls = board(&[(1, 4)], &[(25, 1), (3, 1)]);
    assert!(three_rolls.has_contact());
    assert_exact(
        three_rolls,
        &[EvaluatorKind::Network, EvaluatorKind::PipCount],
    );
}

/// Dice with given first rolls, followed by those of a trial.
struct FirstRolls<'a> {
    first: core::slice::Iter<'a, Roll>,
    rest: TrialDice,
}

impl Dice for FirstRolls<'_> {
    type Error = Infallible;

    fn roll(&mut self) -> Result<Roll, Infallible> {
        match self.first.next() {
            Some(roll) => Ok(*roll),
            None => self.rest.roll(),
        }
    }
}

/// Hits make these games arbitrarily long, so only the luck of the first two rolls is added.
#[test]
fn luck_of_the_first_two_rolls_averages_zero() {
    for name in ["last checkers, one on the bar", "two checkers pass one"] {
        let game = game(named(name), evaluators());
        for (estimate, evaluator) in game.evaluators().iter().enumerate() {
            let (mut first, mut both) = (0, 0);
            for (roll, count) in distinct_rolls() {
                for (next_roll, next_count) in distinct_rolls() {
                    let rolls = [roll, next_roll];
                    let mut dice = FirstRolls {
                        first: rolls.iter(),
                        rest: Trials::new(Seed::new(1)).dice(0),
                    };
                    let Ok(record) = Record::play(&game, 0, estimate, &mut dice);
                    let luck_after = |rolls: usize| {
                        let luck = &record.luck_so_far;
                        count * next_count * units(luck[rolls.min(luck.len()) - 1])
                    };
                    first += luck_after(1);
                    both += luck_after(2);
                }
            }
            assert_eq!([first, both], [0, 0], "{name} {evaluator:?}");
        }
    }
}
