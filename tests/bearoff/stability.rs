//! A seed keeps its bear-off games and their luck, to the last bit: against an independent implementation (see
//! `tests/golden/README.md`).

use std::sync::Arc;

use crate::common::bearoff::{PERFECT, WORST, game, on_scale, position};
use crate::common::golden;
use crate::common::golden::{BearoffGames, BearoffLuck};
use rollout_lab::backgammon::noise::Noise;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{
    ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, RollMap, Rollout,
};

/// Percent of so many 36ths of 2⁻²⁵: whole numbers below 2⁵³, so that a quotient of them is rounded once, and × 100.
fn points(of_36ths: i64) -> f64 {
    of_36ths as f64 / (36.0 * f64::from(1 << 25)) * 100.0
}

/// The mean of so many games whose sum is so many 36ths of 2⁻²⁵, in percent: first a whole number of these, and the rest.
fn mean(sum: i64, games: u64) -> f64 {
    let n = games.cast_signed();
    let of_36ths = sum.div_euclid(n) as f64 + sum.rem_euclid(n) as f64 / n as f64;
    of_36ths / (36.0 * f64::from(1 << 25)) * 100.0
}

fn estimate(golden: &BearoffLuck) -> Estimate {
    let evaluator = match golden.evaluator.as_str() {
        "exact" => EvaluatorKind::Exact,
        "backwards" => EvaluatorKind::Backwards,
        "even" => EvaluatorKind::Even,
        "pip count" => EvaluatorKind::PipCount,
        "noisy" => EvaluatorKind::Noisy(Noise::new(0.05, 7)),
        other => panic!("{other}"),
    };
    let scale = match golden.scale.as_str() {
        "linear" => ChanceScale::Linear,
        "steep" => ChanceScale::Steep,
        "flat" => ChanceScale::Flat,
        "three levels" => ChanceScale::ThreeLevels,
        "sign" => ChanceScale::Sign,
        other => panic!("{other}"),
    };
    on_scale(evaluator, scale)
}

fn game_of(golden: &BearoffGames) -> Arc<PreparedGame> {
    let player = match golden.player.as_str() {
        "perfect" => PERFECT,
        "fewest pips" => Player::FewestPips,
        "worst" => WORST,
        other => panic!("{other}"),
    };
    let side = match golden.on_roll {
        'X' => Side::X,
        'O' => Side::O,
        other => panic!("{other}"),
    };
    let position = position(golden.x, golden.o).with_on_roll(side);
    let estimates = golden.estimates.iter().map(estimate).collect();
    game(position, [player; 2], estimates)
}

#[test]
fn a_seed_keeps_its_first_games_and_their_luck() {
    let mut luck_seen = 0;
    for golden in golden::bearoff_stability().cases {
        let rollout = Rollout::new(game_of(&golden), golden.seed.parse().unwrap());
        for (number, of_estimate) in golden.estimates.iter().enumerate() {
            let start = RollMap::new(rollout.sampler(), number).evaluation;
            assert_eq!(start, points(36 * of_estimate.start));
            for (k, (rolls, winner)) in golden.rolls.iter().zip(golden.winners.chars()).enumerate()
            {
                let record = rollout.record(k as u64, number);
                let written: Vec<String> = record
                    .turns
                    .iter()
                    .map(|turn| format!("{}{}", turn.roll.dice().0, turn.roll.dice().1))
                    .collect();
                assert_eq!(&written.join(" "), rolls, "game {k} of {}", golden.seed);
                assert_eq!(record.winner.to_string(), winner.to_string());
                let what = format!("game {k}, {} {}", of_estimate.evaluator, of_estimate.scale);
                assert_eq!(record.luck, points(of_estimate.luck[k]), "{what}");
                if let Some(williams) = record.williams {
                    let result = if winner == 'X' { 36 << 25 } else { 0 };
                    let expected = result - of_estimate.luck[k] + of_estimate.lost[k];
                    assert_eq!(williams, points(expected), "{what}");
                }
                luck_seen += 1;
            }
        }
    }
    // Three seeds, nine estimates, ten games.
    assert_eq!(luck_seen, 270);
}

#[test]
fn a_seed_keeps_its_sums() {
    for golden in golden::bearoff_stability().cases {
        let mut rollout = Rollout::new(game_of(&golden), golden.seed.parse().unwrap());
        rollout.roll(golden.games);
        let games = golden.games as f64;
        let plain = 100.0 * golden.wins as f64 / games;
        for (number, of_estimate) in golden.estimates.iter().enumerate() {
            let point = rollout.point(number);
            let what = format!(
                "{} {} {}",
                golden.seed, of_estimate.evaluator, of_estimate.scale
            );
            assert_eq!(point.plain.mean, Some(plain), "{what}");
            // To the last bit: sums are whole numbers there, too.
            let result = golden.wins.cast_signed() * (36 << 25);
            let reduced = result - of_estimate.total_luck;
            assert_eq!(
                point.reduced.mean,
                Some(mean(reduced, golden.games)),
                "{what}"
            );
            // 100 × total luck / games. Each of the means is rounded three times, by 100 × 2⁻⁵³ at the most, and so is this.
            let luck = points(of_estimate.total_luck) / games;
            assert!((point.luck.unwrap() - luck).abs() < 1e-13, "{what}");
            if let Some(williams) = point.williams {
                let credited = mean(reduced + of_estimate.total_lost, golden.games);
                assert_eq!(williams.mean, Some(credited), "{what}");
            } else {
                assert_eq!(of_estimate.evaluator, "backwards");
            }
        }
    }
}
