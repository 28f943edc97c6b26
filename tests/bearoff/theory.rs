//! What is exactly true of a game, against plain recursion over all that can happen: players and evaluators once more, as
//! their documentation describes them, in floating point and with the slow generator of plays.

use std::collections::HashMap;

use crate::common::bearoff::{
    PERFECT, Points, at, four_against_four, game, linear, on_scale, position, positions,
};
use crate::common::slow_bearoff::{Number, Slow, pips};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{ChanceScale, Estimate, EvaluatorKind, Player};

/// How far exact chances may be off, in points: see `reference.rs`.
const EXACT: f64 = 1e-4;

#[derive(Clone, Copy, Debug)]
enum SlowPlayer {
    Perfect,
    FewestPips,
}

/// What is true of a position of the players' game, 0..1 and X's.
#[derive(Clone, Copy, Default)]
struct Truth {
    mean: f64,
    variance: f64,
    disparities: f64,
}

struct SlowTheory<'a> {
    slow: &'a Slow,
    player: SlowPlayer,
    estimate: Estimate,
    known: HashMap<(bool, Number, Number), Truth>,
}

impl SlowTheory<'_> {
    /// What the evaluator says of the side on roll; who is not on roll may be off.
    fn chance(&self, mover: Number, other: Number) -> f64 {
        if other == 0 {
            return 0.0;
        }
        match self.estimate.evaluator {
            EvaluatorKind::Even => 0.5,
            EvaluatorKind::PipCount => {
                let pips = |number: Number| f64::from(pips(self.slow.points[number]));
                // Odds × 1.19 for every pip ahead; the roll is worth five.
                let odds = 1.19_f64.powf(pips(other) - pips(mover) + 5.0);
                odds / (1.0 + odds)
            }
            _ => self.slow.chance(mover, other),
        }
    }

    /// The same on the scale, or reversed.
    fn value(&self, mover: Number, other: Number) -> f64 {
        let chance = self.chance(mover, other);
        let value = match self.estimate.scale {
            ChanceScale::Steep if other != 0 => {
                chance.powi(3) / (chance.powi(3) + (1.0 - chance).powi(3))
            }
            ChanceScale::Flat if other != 0 => 0.5 + (chance - 0.5) / 3.0,
            _ => chance,
        };
        if self.estimate.evaluator == EvaluatorKind::Backwards {
            1.0 - value
        } else {
            value
        }
    }

    /// The play after which the opponent's chance is least.
    fn best(after: &[Number], chance: impl Fn(Number) -> f64) -> Number {
        let least = after.iter().map(|&after| chance(after)).fold(2.0, f64::min);
        *after
            .iter()
            .find(|&&after| chance(after) <= least + 1e-9)
            .unwrap()
    }

    /// With X on roll, or O, from her own checkers and the other's.
    fn truth(&mut self, x_rolls: bool, mover: Number, other: Number) -> Truth {
        let key = (x_rolls, mover, other);
        if let Some(&truth) = self.known.get(&key) {
            return truth;
        }
        let of_x = |value: f64| if x_rolls { value } else { 1.0 - value };
        let plays = &self.slow.plays[mover];
        // X's value of what the evaluator thinks best of each roll, and where the play made leads.
        let best: Vec<f64> = plays
            .iter()
            .map(|after| Self::best(after, |after| self.chance(other, after)))
            .map(|best| of_x(1.0 - self.value(other, best)))
            .collect();
        let made: Vec<Number> = plays
            .iter()
            .map(|after| match self.player {
                SlowPlayer::FewestPips => after[0],
                SlowPlayer::Perfect => Self::best(after, |after| {
                    if after == 0 {
                        0.0
                    } else {
                        self.slow.chance(other, after)
                    }
                }),
            })
            .collect();
        let next: Vec<Truth> = made
            .into_iter()
            .map(|made| {
                if made == 0 {
                    Truth {
                        mean: of_x(1.0),
                        ..Truth::default()
                    }
                } else {
                    self.truth(!x_rolls, other, made)
                }
            })
            .collect();
        let mean = |of: &dyn Fn(usize) -> f64| (0..36).map(of).sum::<f64>() / 36.0;
        let expected = mean(&|roll| best[roll]);
        let chance = mean(&|roll| next[roll].mean);
        let distance = |roll: usize| next[roll].mean - (best[roll] - expected) - chance;
        let truth = Truth {
            mean: chance,
            variance: mean(&|roll| distance(roll).powi(2) + next[roll].variance),
            disparities: expected - of_x(self.value(mover, other))
                + mean(&|roll| next[roll].disparities),
        };
        self.known.insert(key, truth);
        truth
    }
}

fn slow_estimates() -> Vec<Estimate> {
    let evaluators = [
        EvaluatorKind::Exact,
        EvaluatorKind::Even,
        EvaluatorKind::PipCount,
        EvaluatorKind::Backwards,
    ];
    let mut estimates = linear(&evaluators);
    estimates.push(on_scale(EvaluatorKind::Exact, ChanceScale::Steep));
    estimates.push(on_scale(EvaluatorKind::PipCount, ChanceScale::Flat));
    estimates
}

/// Compares the theory of these positions, every `stride`-th.
fn assert_theory(most: u8, stride: usize, player: Player, slow_player: SlowPlayer) {
    let slow = Slow::new(most);
    let estimates = slow_estimates();
    let first = game(
        position([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]),
        [player; 2],
        estimates.clone(),
    );
    let mut theories: Vec<SlowTheory> = estimates
        .iter()
        .map(|&estimate| SlowTheory {
            slow: &slow,
            player: slow_player,
            estimate,
            known: HashMap::new(),
        })
        .collect();
    for (index, position) in positions(most).step_by(stride).enumerate() {
        let side = if index % 2 == 0 { Side::X } else { Side::O };
        let number = |side: Side| slow.find(position.checkers(side).points());
        let game = at(&first, position.with_on_roll(side));
        let theory = game.theory().unwrap();
        for ((slow_theory, theory_of), estimate) in
            theories.iter_mut().zip(&theory.estimates).zip(&estimates)
        {
            let (mover, other) = (number(side), number(side.other()));
            let truth = slow_theory.truth(side == Side::X, mover, other);
            let what = format!("{position:?} {side} {player:?} {estimate:?}");
            assert!((theory.mean - 100.0 * truth.mean).abs() <= EXACT, "{what}");
            let sd = 100.0 * truth.variance.max(0.0).sqrt();
            assert!(
                (theory_of.reduced_sd - sd).abs() <= EXACT,
                "{what}: {} {sd}",
                theory_of.reduced_sd
            );
            let start = slow_theory.value(mover, other);
            let start = if side == Side::X { start } else { 1.0 - start };
            match theory_of.williams {
                None => assert_eq!(estimate.evaluator, EvaluatorKind::Backwards),
                Some(williams) => {
                    let expected = 100.0 * (start + truth.disparities);
                    assert!(
                        (williams - expected).abs() <= EXACT,
                        "{what}: {williams} {expected}"
                    );
                }
            }
            let plain = 100.0 * (truth.mean * (1.0 - truth.mean)).sqrt();
            // Near a chance of 0 or 1 the root magnifies what little the chance is off.
            assert!((theory.plain_sd - plain).abs() <= 0.01, "{what}");
        }
    }
}

#[test]
fn theory_is_what_plain_recursion_says_of_players_who_go_by_pips() {
    assert_theory(2, 1, Player::FewestPips, SlowPlayer::FewestPips);
    assert_theory(4, 97, Player::FewestPips, SlowPlayer::FewestPips);
}

#[test]
fn theory_is_what_plain_recursion_says_of_perfect_players() {
    assert_theory(2, 1, PERFECT, SlowPlayer::Perfect);
    assert_theory(4, 97, PERFECT, SlowPlayer::Perfect);
}

#[test]
fn who_plays_for_fewest_pips_makes_the_plays_of_the_pip_count() {
    for players in [
        [Player::FewestPips; 2],
        [Player::Evaluator(EvaluatorKind::PipCount); 2],
    ] {
        let game = game(
            four_against_four(),
            players,
            linear(&[EvaluatorKind::Exact]),
        );
        // Known from an earlier calculation: 64.291%, to its last digit.
        let mean = game.theory().unwrap().mean;
        assert!((mean - 64.291).abs() <= 5e-4, "{mean}");
    }
}

#[test]
fn fewest_pips_is_worth_what_plain_recursion_says() {
    let slow = Slow::new(4);
    let position: [Points; 2] = [[0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1]];
    let [x, o] = position.map(|points| slow.find(points));
    let mut theory = SlowTheory {
        slow: &slow,
        player: SlowPlayer::FewestPips,
        estimate: linear(&[EvaluatorKind::Exact])[0],
        known: HashMap::new(),
    };
    let mean = 100.0 * theory.truth(true, x, o).mean;
    assert!((mean - 64.291).abs() <= 5e-4, "{mean}");
    assert!((100.0 * slow.chance(x, o) - 65.861).abs() <= 5e-4);
}
