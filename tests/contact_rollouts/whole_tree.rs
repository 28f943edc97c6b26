//! All games that a position has, each as often as its dice come: luck is nothing on average, to the last unit, and the mean of
//! result − luck is that of the results.

use std::convert::Infallible;
use std::sync::Arc;

use rollout_lab::backgammon::{Board, EvaluatorKind};
use rollout_lab::labs::contact::{Game, Record};
use rollout_lab::rollout::dice::{Dice, Roll, ScriptedDice};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::{TrialDice, Trials};
use rollout_lab::stats::score::Score;

use crate::positions::{evaluators, game, named};

/// No tree here is higher: leaves count in 36ths of 36ths …, and 36⁸ × 36 × 2²⁵ × 3 is far below 2¹²⁷.
const HIGHEST: u32 = 8;

/// Each kind of roll, and how many of the 36 are.
fn kinds() -> impl Iterator<Item = (Roll, i128)> {
    let lower_second = Roll::all().filter(|roll| roll.dice().0 >= roll.dice().1);
    lower_second.map(|roll| (roll, if roll.is_double() { 1 } else { 2 }))
}

/// Points as whole numbers of units; they are, but for having been divided.
fn units(points: f64) -> i128 {
    let units = points * Score::WIN.units() as f64;
    let whole = units.round_ties_even();
    assert!((units - whole).abs() < 1e-3, "{points}");
    whole as i128
}

/// Sums over a tree's leaves, each as often as it comes out of 36 to the power of `HIGHEST`.
#[derive(Default)]
struct Sums {
    leaves: u32,
    often: i128,
    result: i128,
    luck: i128,
    reduced: i128,
    /// Of luck without its sign.
    any: i128,
}

/// Plays all games that begin with these rolls.
fn add_all(game: &Arc<Game>, rolls: &mut Vec<Roll>, often: i128, sums: &mut Sums) {
    let mut dice = ScriptedDice::new(rolls);
    let Ok(record) = Record::play(game, 0, 0, &mut dice) else {
        // The dice ran out.
        assert!(rolls.len() < HIGHEST as usize);
        for (roll, count) in kinds() {
            rolls.push(roll);
            add_all(game, rolls, often * count, sums);
            rolls.pop();
        }
        return;
    };
    let often = often * 36_i128.pow(HIGHEST - rolls.len() as u32);
    let [result, luck, reduced] = [record.result, record.luck, record.reduced].map(units);
    sums.leaves += 1;
    sums.often += often;
    sums.result += often * result;
    sums.luck += often * luck;
    sums.reduced += often * reduced;
    sums.any += often * luck.abs();
}

fn board(roller: &[(usize, u8)], opponent: &[(usize, u8)]) -> Board {
    let places = |on: &[(usize, u8)]| {
        let mut places = [0; 25];
        for &(point, count) in on {
            places[point - 1] = count;
        }
        places
    };
    Board::new([places(roller), places(opponent)]).expect("a board")
}

fn assert_exact(board: Board, evaluators: &[EvaluatorKind]) {
    for &evaluator in evaluators {
        let mut sums = Sums::default();
        let game = game(board, vec![evaluator]);
        add_all(&game, &mut Vec::new(), 1, &mut sums);
        assert_eq!(sums.often, 36_i128.pow(HIGHEST));
        assert_eq!(sums.luck, 0, "{evaluator:?} {board:?}");
        assert_eq!(sums.reduced, sums.result);
        // There was something to be subtracted, in more than one way to go on.
        assert!(sums.any > 0 && sums.leaves > 21, "{evaluator:?}");
    }
}

/// Five points and six against a last checker on the six: it may take several rolls each.
#[test]
fn all_races_of_a_few_checkers_have_their_mean_exactly() {
    assert_exact(board(&[(6, 1), (4, 1)], &[(6, 1)]), &evaluators());
    assert_exact(board(&[(1, 3)], &[(3, 1), (2, 1)]), &evaluators());
}

/// Whatever the one on the bar does, the two on the ace point are borne off then: a tree of two rolls, in which gammons and
/// backgammons are at stake. Or of three, against four that are only hit if they are alone, which they never are.
#[test]
fn all_games_against_the_last_ones_on_the_ace_point_have_their_mean_exactly() {
    let many = board(
        &[(25, 1), (23, 1), (20, 1), (13, 2), (8, 4), (6, 6)],
        &[(1, 2)],
    );
    assert_exact(many, &evaluators());
    let last = board(&[(1, 4)], &[(25, 1), (3, 1)]);
    assert!(last.has_contact());
    assert_exact(last, &[EvaluatorKind::Network, EvaluatorKind::PipCount]);
}

/// First these rolls, then any others.
struct Then<'a> {
    first: core::slice::Iter<'a, Roll>,
    then: TrialDice,
}

impl Dice for Then<'_> {
    type Error = Infallible;

    fn roll(&mut self) -> Result<Roll, Infallible> {
        match self.first.next() {
            Some(roll) => Ok(*roll),
            None => self.then.roll(),
        }
    }
}

/// Where hits make games as long as they like, their first rolls are looked at, whatever comes then.
#[test]
fn luck_of_the_first_two_rolls_adds_up_to_nothing_over_all_of_them() {
    for name in ["last checkers, one on the bar", "two checkers pass one"] {
        let game = game(named(name), evaluators());
        for (estimate, evaluator) in game.evaluators().iter().enumerate() {
            let (mut first, mut both) = (0, 0);
            for (one, of_one) in kinds() {
                for (two, of_two) in kinds() {
                    let rolls = [one, two];
                    let mut dice = Then {
                        first: rolls.iter(),
                        then: Trials::new(Seed::new(1)).dice(0),
                    };
                    let Ok(record) = Record::play(&game, 0, estimate, &mut dice);
                    let so_far = |rolls: usize| {
                        let luck = &record.luck_so_far;
                        of_one * of_two * units(luck[rolls.min(luck.len()) - 1])
                    };
                    first += so_far(1);
                    both += so_far(2);
                }
            }
            assert_eq!([first, both], [0, 0], "{name} {evaluator:?}");
        }
    }
}
