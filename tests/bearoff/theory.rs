//! Exact theory of bear-offs, compared with plain recursion over all rolls.
//!
//! The recursion implements players and evaluators again from their documentation, in floating
//! point and with the slow generator of plays.

use std::collections::HashMap;

use crate::common::bearoff::{
    PERFECT, Points, four_against_four, game, game_at, linear, on_scale, position, positions,
};
use crate::common::slow_bearoff::{Number, Slow, pips};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{ChanceScale, Estimate, EvaluatorKind, Player};

/// The largest error of exact chances in percentage points; `reference.rs` derives it.
const EXACT: f64 = 1e-4;

#[derive(Clone, Copy, Debug)]
enum SlowPlayer {
    Perfect,
    FewestPips,
}

/// Exact statistics of the players' game from a position on, 0..1 and from X's side.
#[derive(Clone, Copy, Default)]
struct Truth {
    /// X's chance.
    mean: f64,
    /// The variance of result − luck.
    variance: f64,
    /// The mean sum of Williams's disparities.
    disparities: f64,
}

/// A player and an estimate, with the statistics found so far.
struct SlowTheory<'a> {
    slow: &'a Slow,
    player: SlowPlayer,
    estimate: Estimate,
    /// Statistics by whether X is on roll, the mover's checkers and the opponent's.
    cache: HashMap<(bool, Number, Number), Truth>,
}

impl SlowTheory<'_> {
    /// Returns the evaluator's chance of the side on roll, 0..1. The other side may be off.
    fn chance(&self, mover: Number, other: Number) -> f64 {
        if other == 0 {
            return 0.0;
        }
        match self.estimate.evaluator {
            EvaluatorKind::Even => 0.5,
            EvaluatorKind::PipCount => {
                let pips = |number: Number| f64::from(pips(self.slow.points[number]));
                // Each pip ahead multiplies the odds by 1.19. Being on roll counts as five pips.
                let odds = 1.19_f64.powf(pips(other) - pips(mover) + 5.0);
                odds / (1.0 + odds)
            }
            _ => self.slow.chance(mover, other),
        }
    }

    /// Returns the estimate's value for the side on roll: the chance on the scale, perhaps
    /// reversed.
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

    /// Returns the play after which the opponent's chance is smallest. Of equal plays it is the
    /// first.
    fn best(after: &[Number], chance: impl Fn(Number) -> f64) -> Number {
        let smallest = after.iter().map(|&after| chance(after)).fold(2.0, f64::min);
        *after
            .iter()
            .find(|&&after| chance(after) <= smallest + 1e-9)
            .unwrap()
    }

    /// Returns the statistics from a position on. `x_rolls` says whether the mover is X.
    fn truth(&mut self, x_rolls: bool, mover: Number, other: Number) -> Truth {
        let key = (x_rolls, mover, other);
        if let Some(&truth) = self.cache.get(&key) {
            return truth;
        }
        let of_x = |value: f64| if x_rolls { value } else { 1.0 - value };
        let plays = &self.slow.plays[mover];
        // By roll: X's value of the evaluator's best play, and the mover's checkers after the play
        // made.
        let best: Vec<f64> = plays
            .iter()
            .map(|after| Self::best(after, |after| self.chance(other, after)))
            .map(|best| of_x(1.0 - self.value(other, best)))
            .collect();
        let played: Vec<Number> = plays
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
        let next: Vec<Truth> = played
            .into_iter()
            .map(|played| {
                if played == 0 {
                    Truth {
                        mean: of_x(1.0),
                        ..Truth::default()
                    }
                } else {
                    self.truth(!x_rolls, other, played)
                }
            })
            .collect();
        let mean = |value: &dyn Fn(usize) -> f64| (0..36).map(value).sum::<f64>() / 36.0;
        let expected = mean(&|roll| best[roll]);
        let chance = mean(&|roll| next[roll].mean);
        let distance = |roll: usize| next[roll].mean - (best[roll] - expected) - chance;
        let truth = Truth {
            mean: chance,
            variance: mean(&|roll| distance(roll).powi(2) + next[roll].variance),
            disparities: expected - of_x(self.value(mover, other))
                + mean(&|roll| next[roll].disparities),
        };
        self.cache.insert(key, truth);
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

/// Compares the theory of every `stride`-th position of up to `max_checkers` checkers a side.
fn assert_theory(max_checkers: u8, stride: usize, player: Player, slow_player: SlowPlayer) {
    let slow = Slow::new(max_checkers);
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
            cache: HashMap::new(),
        })
        .collect();
    for (index, position) in positions(max_checkers).step_by(stride).enumerate() {
        let side = if index % 2 == 0 { Side::X } else { Side::O };
        let number = |side: Side| slow.find(position.checkers(side).points());
        let game = game_at(&first, position.with_on_roll(side));
        let theory = game.theory().unwrap();
        for ((slow_theory, core_theory), estimate) in
            theories.iter_mut().zip(&theory.estimates).zip(&estimates)
        {
            let (mover, other) = (number(side), number(side.other()));
            let truth = slow_theory.truth(side == Side::X, mover, other);
            let label = format!("{position:?} {side} {player:?} {estimate:?}");
            assert!((theory.mean - 100.0 * truth.mean).abs() <= EXACT, "{label}");
            let sd = 100.0 * truth.variance.max(0.0).sqrt();
            assert!(
                (core_theory.reduced_sd - sd).abs() <= EXACT,
                "{label}: {} {sd}",
                core_theory.reduced_sd
            );
            let start = slow_theory.value(mover, other);
            let start = if side == Side::X { start } else { 1.0 - start };
            match core_theory.williams {
                None => assert_eq!(estimate.evaluator, EvaluatorKind::Backwards),
                Some(williams) => {
                    let expected = 100.0 * (start + truth.disparities);
                    assert!(
                        (williams - expected).abs() <= EXACT,
                        "{label}: {williams} {expected}"
                    );
                }
            }
            let plain = 100.0 * (truth.mean * (1.0 - truth.mean)).sqrt();
            // Near a chance of 0 or 1 the root magnifies the small error of the chance.
            assert!((theory.plain_sd - plain).abs() <= 0.01, "{label}");
        }
    }
}

#[test]
fn theory_matches_recursion_for_players_who_count_pips() {
    assert_theory(2, 1, Player::FewestPips, SlowPlayer::FewestPips);
    assert_theory(4, 97, Player::FewestPips, SlowPlayer::FewestPips);
}

#[test]
fn theory_matches_recursion_for_perfect_players() {
    assert_theory(2, 1, PERFECT, SlowPlayer::Perfect);
    assert_theory(4, 97, PERFECT, SlowPlayer::Perfect);
}

#[test]
fn pip_count_evaluator_plays_for_fewest_pips() {
    for players in [
        [Player::FewestPips; 2],
        [Player::Evaluator(EvaluatorKind::PipCount); 2],
    ] {
        let game = game(
            four_against_four(),
            players,
            linear(&[EvaluatorKind::Exact]),
        );
        // An earlier calculation gave 64.291%, correct to its last digit.
        let mean = game.theory().unwrap().mean;
        assert!((mean - 64.291).abs() <= 5e-4, "{mean}");
    }
}

#[test]
fn recursion_gives_the_chance_of_fewest_pips() {
    let slow = Slow::new(4);
    let position: [Points; 2] = [[0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1]];
    let [x, o] = position.map(|points| slow.find(points));
    let mut theory = SlowTheory {
        slow: &slow,
        player: SlowPlayer::FewestPips,
        estimate: linear(&[EvaluatorKind::Exact])[0],
        cache: HashMap::new(),
    };
    let mean = 100.0 * theory.truth(true, x, o).mean;
    assert!((mean - 64.291).abs() <= 5e-4, "{mean}");
    assert!((100.0 * slow.chance(x, o) - 65.861).abs() <= 5e-4);
}
