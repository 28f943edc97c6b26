//! The values at which rollouts settle that are cut short, compared with plain recursion.

use std::collections::HashMap;
use std::sync::Arc;

use crate::common::bearoff::{
    PERFECT, PLAYERS, evaluators, four_against_four, game, game_at, linear, on_all_scales,
    position, positions,
};
use crate::common::slow_bearoff::{Number, Slow};
use rollout_lab::backgammon::bearoff_db::Position;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player, PreparedGame, WholePercent};

/// The rounding of a mean of at most twenty-four sums of products of numbers up to 100.
const ROUNDING: f64 = 1e-9;

/// A recursion over all rolls, with plays by the slow generator.
///
/// It values positions at the horizon as the core does, and shares nothing else with it.
struct Recursion<'a> {
    slow: &'a Slow,
    player: Player,
    /// X's evaluation in percent of each position, by whether X is on roll, the mover's checkers and
    /// the opponent's.
    evaluations: HashMap<(bool, Number, Number), f64>,
    /// The values found so far, by the number of rolls too.
    cache: HashMap<(usize, bool, Number, Number), f64>,
}

impl Recursion<'_> {
    /// Returns the arrangement after the best play of these.
    fn best(&self, after: &[Number], other: Number) -> Number {
        let chance = |after: Number| match after {
            0 => 0.0,
            after => self.slow.chance(other, after),
        };
        if self.player == Player::FewestPips {
            return after[0];
        }
        let smallest = after.iter().map(|&after| chance(after)).fold(2.0, f64::min);
        let first = after
            .iter()
            .find(|&&after| chance(after) <= smallest + 1e-9);
        *first.unwrap()
    }

    /// Returns the arrangements after the player's plays of a roll with their probabilities; `after`
    /// has all possible ones.
    fn played(&self, after: &[Number], other: Number) -> Vec<(f64, Number)> {
        let best = self.best(after, other);
        let others: Vec<Number> = after.iter().copied().filter(|&play| play != best).collect();
        match self.player {
            Player::Careless { second_best, .. } if !others.is_empty() => {
                let share = f64::from(second_best.get()) / 100.0;
                vec![(1.0 - share, best), (share, self.best(&others, other))]
            }
            _ => vec![(1.0, best)],
        }
    }

    /// Returns X's value in percent after this many more rolls.
    fn value(&mut self, rolls: usize, x_rolls: bool, mover: Number, other: Number) -> f64 {
        if rolls == 0 {
            return self.evaluations[&(x_rolls, mover, other)];
        }
        let key = (rolls, x_rolls, mover, other);
        if let Some(&value) = self.cache.get(&key) {
            return value;
        }
        let played: Vec<(f64, Number)> = self.slow.plays[mover]
            .iter()
            .flat_map(|after| self.played(after, other))
            .collect();
        let value = |(chance, played): (f64, Number)| {
            let value = match (played, x_rolls) {
                (0, true) => 100.0,
                (0, false) => 0.0,
                _ => self.value(rolls - 1, !x_rolls, other, played),
            };
            chance * value
        };
        let sum: f64 = played.into_iter().map(value).sum();
        self.cache.insert(key, sum / 36.0);
        sum / 36.0
    }
}

/// Returns the game at each position of up to `max_checkers` checkers a side, with either side on
/// roll, by whether X is on roll, the mover's checkers and the opponent's.
fn all_games(
    first: &PreparedGame,
    slow: &Slow,
    max_checkers: u8,
) -> Vec<((bool, Number, Number), Arc<PreparedGame>)> {
    let both_sides =
        |position: Position| [Side::X, Side::O].map(|side| position.with_on_roll(side));
    let positions = positions(max_checkers).flat_map(both_sides);
    let at = |position: Position| {
        let side = position.on_roll();
        let number = |side: Side| slow.find(position.checkers(side).points());
        let key = (side == Side::X, number(side), number(side.other()));
        (key, game_at(first, position))
    };
    positions.map(at).collect()
}

/// Perfect play, play by pips, and a player who makes the second best play in 30% of the turns.
fn players() -> [Player; 3] {
    let careless = Player::Careless {
        evaluator: EvaluatorKind::Exact,
        second_best: WholePercent::new(30).unwrap(),
    };
    [PERFECT, Player::FewestPips, careless]
}

/// Compares the curves of all positions with up to `max_checkers` checkers a side.
fn assert_curves(max_checkers: u8, player: Player) {
    let slow = Slow::new(max_checkers);
    let one_checker = [1, 0, 0, 0, 0, 0];
    let estimates = linear(&evaluators());
    let first = game(
        position(one_checker, one_checker),
        [player; 2],
        estimates.clone(),
    );
    let mut recursions: Vec<Recursion> = estimates
        .iter()
        .map(|_| Recursion {
            slow: &slow,
            player,
            evaluations: HashMap::new(),
            cache: HashMap::new(),
        })
        .collect();
    let games = all_games(&first, &slow, max_checkers);
    for (key, game) in &games {
        for (index, recursion) in recursions.iter_mut().enumerate() {
            recursion.evaluations.insert(*key, game.evaluation(index));
        }
    }
    let mut compared = 0;
    for (key @ (x_rolls, mover, other), game) in games {
        let curves = &game.theory().unwrap().cut_short;
        for (index, recursion) in recursions.iter_mut().enumerate() {
            for (rolls, &value) in curves[index].iter().enumerate() {
                let expected = recursion.value(rolls, x_rolls, mover, other);
                let label = format!("{key:?} {:?} after {rolls}", estimates[index]);
                assert!(
                    (value - expected).abs() <= ROUNDING,
                    "{label}: {value} {expected}"
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 1_000);
}

#[test]
fn curves_equal_recursion() {
    for player in players() {
        assert_curves(2, player);
    }
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn curves_equal_recursion_up_to_three_checkers() {
    for player in players() {
        assert_curves(3, player);
    }
}

#[test]
fn curves_lead_from_the_evaluation_to_the_mean() {
    let estimates = on_all_scales(&evaluators());
    for player in PLAYERS {
        for side in [Side::X, Side::O] {
            let position = four_against_four().with_on_roll(side);
            let game = game(position, [player; 2], estimates.clone());
            let theory = game.theory().unwrap();
            for (index, curve) in theory.cut_short.iter().enumerate() {
                assert!((curve[0] - game.evaluation(index)).abs() <= ROUNDING);
                assert!((curve.last().unwrap() - theory.mean).abs() <= ROUNDING);
                // Before the last depth, some game goes on.
                assert!(curve.len() > 8);
            }
        }
    }
}

#[test]
fn exact_evaluations_settle_at_the_mean_at_any_depth() {
    let game = game(
        four_against_four(),
        [PERFECT; 2],
        linear(&[EvaluatorKind::Exact]),
    );
    let theory = game.theory().unwrap();
    for value in &theory.cut_short[0] {
        // Exact chances are rounded to 2⁻²⁵, and a mean of them is as near.
        assert!((value - theory.mean).abs() <= 1e-4);
    }
}
