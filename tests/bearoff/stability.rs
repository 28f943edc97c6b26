//! Stability of bear-off games and their luck, to the last bit, compared with an independent
//! implementation (see `tests/golden/README.md`).

use std::sync::Arc;

use crate::common::bearoff::{PERFECT, WORST, game, on_scale, position};
use crate::common::golden;
use crate::common::golden::{BearoffGames, BearoffLuck};
use rollout_lab::backgammon::noise::Noise;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{
    ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, Rollout,
};

/// Converts 36ths of 2⁻²⁵ to percent.
///
/// The numbers are integers below 2⁵³, so only the quotient and the product with 100 are rounded.
fn percent(units: i64) -> f64 {
    units as f64 / (36.0 * f64::from(1 << 25)) * 100.0
}

/// Returns the mean of games in percent, from their sum in 36ths of 2⁻²⁵.
///
/// As in the core, the quotient is an integer plus the fraction of the remainder.
fn mean(sum: i64, games: u64) -> f64 {
    let n = games.cast_signed();
    let units = sum.div_euclid(n) as f64 + sum.rem_euclid(n) as f64 / n as f64;
    units / (36.0 * f64::from(1 << 25)) * 100.0
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
fn first_games_and_their_luck_match() {
    let mut compared = 0;
    for golden in golden::bearoff_stability().cases {
        let rollout = Rollout::new(game_of(&golden), golden.seed.parse().unwrap());
        for (number, expected) in golden.estimates.iter().enumerate() {
            let start = rollout.sampler().evaluation(number);
            assert_eq!(start, percent(36 * expected.start));
            for (k, (rolls, winner)) in golden.rolls.iter().zip(golden.winners.chars()).enumerate()
            {
                let record = rollout.record(k as u64, number);
                let dice: Vec<String> = record
                    .turns
                    .iter()
                    .map(|turn| format!("{}{}", turn.roll.dice().0, turn.roll.dice().1))
                    .collect();
                assert_eq!(&dice.join(" "), rolls, "game {k} of {}", golden.seed);
                assert_eq!(record.winner.unwrap().to_string(), winner.to_string());
                let label = format!("game {k}, {} {}", expected.evaluator, expected.scale);
                assert_eq!(record.luck, percent(expected.luck[k]), "{label}");
                if let Some(williams) = record.williams {
                    let result = if winner == 'X' { 36 << 25 } else { 0 };
                    let credited = result - expected.luck[k] + expected.lost[k];
                    assert_eq!(williams, percent(credited), "{label}");
                }
                compared += 1;
            }
        }
    }
    // Three seeds, nine estimates and ten games.
    assert_eq!(compared, 270);
}

#[test]
fn sums_match() {
    for golden in golden::bearoff_stability().cases {
        let mut rollout = Rollout::new(game_of(&golden), golden.seed.parse().unwrap());
        rollout.roll(golden.games);
        let games = golden.games as f64;
        let plain = 100.0 * golden.wins as f64 / games;
        for (number, expected) in golden.estimates.iter().enumerate() {
            let point = rollout.point(number);
            let label = format!("{} {} {}", golden.seed, expected.evaluator, expected.scale);
            assert_eq!(point.plain.mean, Some(plain), "{label}");
            // Equal to the last bit, because both implementations add integers.
            let result = golden.wins.cast_signed() * (36 << 25);
            let reduced = result - expected.total_luck;
            assert_eq!(
                point.reduced.mean,
                Some(mean(reduced, golden.games)),
                "{label}"
            );
            // 100 × total luck / games. This number and the core's mean are each rounded three
            // times, by at most 100 × 2⁻⁵³.
            let luck = percent(expected.total_luck) / games;
            assert!((point.luck.unwrap() - luck).abs() < 1e-13, "{label}");
            if let Some(williams) = point.williams {
                let credited = mean(reduced + expected.total_lost, golden.games);
                assert_eq!(williams.mean, Some(credited), "{label}");
            } else {
                assert_eq!(expected.evaluator, "backwards");
            }
        }
    }
}
