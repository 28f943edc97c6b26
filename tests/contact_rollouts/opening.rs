//! Games whose first roll is no double, as games of backgammon begin: their rolls, luck centred on the
//! 30 rolls, blocks of 30 games, and averages that stay unbiased.

use std::collections::BTreeMap;
use std::sync::Arc;

use rollout_lab::backgammon::EvaluatorKind;
use rollout_lab::backgammon::EvaluatorKind::{Blurred, Network, Nothing, PipCount, Tiny};
use rollout_lab::backgammon::noise::Noise;
use rollout_lab::codec;
use rollout_lab::labs::contact::{ContactJobSpec, Game, Rollout, try_error_seeds};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::rotation::Rotation::{FirstRoll, TwoRolls};
use rollout_lab::rollout::seed::Seed;

use crate::plan::have_same_sums;
use crate::positions::{evaluators, game, named};

/// The rounding of a mean over 30 rolls, in points (see `TurnEstimate::center_on_opening_rolls`), and
/// that of the figures of a record.
const ROUNDING: f64 = 2e-9 + 1e-12;

/// Returns games from a position that begin without doubles.
fn opening(position: &str, evaluators: Vec<EvaluatorKind>) -> Arc<Game> {
    Arc::new(Game::clone(&game(named(position), evaluators)).with_opening(true))
}

const SHORT: &str = "last checkers, one on the bar";

#[test]
fn the_luck_of_the_first_roll_averages_zero_over_the_30_rolls() {
    for position in ["opening", SHORT, "last checkers"] {
        for evaluator in evaluators() {
            let game = opening(position, vec![evaluator]);
            let rollout = Rollout::with_rotation(game.clone(), Seed::new(5), Some(FirstRoll));
            let map = game.roll_map(0).unwrap();
            // One game for each first roll.
            let mut luck = BTreeMap::new();
            for k in 0..30 {
                let record = rollout.record(k, 0);
                let turn = &record.turns[0];
                assert!(!turn.roll.is_double());
                // Its value is that on the map, and the luck its distance from the mean.
                let mut rolls = map.rolls.iter();
                let value = rolls.find(|it| it.roll == turn.roll).unwrap().value;
                assert!((turn.value.unwrap() - value).abs() < 1e-12);
                assert!((turn.luck - (value - turn.mean.unwrap())).abs() < 1e-12);
                assert_eq!(turn.mean, game.opening_mean(0));
                assert!(
                    (record.luck - record.turns.iter().map(|turn| turn.luck).sum::<f64>()).abs()
                        < 1e-12
                );
                luck.insert(turn.roll.dice(), turn.luck);
            }
            assert_eq!(luck.len(), 30);
            let mean = luck.values().sum::<f64>() / 30.0;
            assert!(mean.abs() < ROUNDING, "{position} {evaluator:?}: {mean}");
            let values = map.rolls.iter().filter(|roll| !roll.roll.is_double());
            let expected = values.map(|roll| roll.value).sum::<f64>() / 30.0;
            assert!((game.opening_mean(0).unwrap() - expected).abs() < ROUNDING);
        }
    }
}

#[test]
fn only_the_first_roll_is_no_double() {
    let games = [true, false].map(|opening| {
        let game = Game::clone(&game(named(SHORT), vec![PipCount])).with_opening(opening);
        Rollout::new(Arc::new(game), Seed::new(5))
    });
    let (mut alike, mut later_doubles) = (0, 0);
    for k in 0..500 {
        let [opening, any] = games.each_ref().map(|rollout| rollout.record(k, 0));
        let rolls: Vec<Roll> = opening.turns.iter().map(|turn| turn.roll).collect();
        assert!(!rolls[0].is_double());
        later_doubles += rolls[1..].iter().filter(|roll| roll.is_double()).count();
        // A game that begins without doubles anyway is the same game, only its luck is centred anew.
        if !any.turns[0].roll.is_double() {
            alike += 1;
            assert_eq!(opening.result.to_bits(), any.result.to_bits());
        }
    }
    // 500 · 5/6 = 416.7, SD 8.3.
    assert!((380..460).contains(&alike), "{alike}");
    assert!(later_doubles > 100);
    assert_eq!(games[1].game().opening_mean(0), None);
}

#[test]
fn reduced_games_keep_the_mean_of_plain_ones() {
    for rotation in [None, Some(FirstRoll), Some(TwoRolls)] {
        let game = opening(SHORT, evaluators());
        let mut rollout = Rollout::with_rotation(game.clone(), Seed::new(7), rotation);
        let mut other = Rollout::with_rotation(game, Seed::new(8), rotation);
        rollout.roll(1_080 * 4);
        other.roll(1_080 * 4);
        for estimate in 0..evaluators().len() {
            // The plain and the reduced games are other games.
            let (plain, reduced) = (rollout.point(estimate).plain, other.point(estimate).reduced);
            let z = (plain.mean.unwrap() - reduced.mean.unwrap())
                / plain.se.unwrap().hypot(reduced.se.unwrap());
            // Four blocks of 1,080 tell their spread roughly: Student's t with three degrees of freedom
            // exceeds 12.9 in 0.1% of cases.
            let most = if rotation == Some(TwoRolls) {
                12.9
            } else {
                4.0
            };
            assert!(z.abs() < most, "{rotation:?} {estimate}: {z}");
        }
    }
}

/// In a bear-off that the database knows, result − luck is the exact mean over the 30 first rolls.
#[test]
fn exact_luck_leaves_the_mean_of_the_30_rolls() {
    let game = opening("last checkers", vec![Network]);
    let mean = game.opening_mean(0).unwrap();
    let mut rollout = Rollout::new(game.clone(), Seed::new(7));
    rollout.roll(2_000);
    let point = rollout.point(0);
    // The values of the database are rounded.
    assert!((point.reduced.mean.unwrap() - mean).abs() < 1e-5);
    assert!(point.reduced.sd.unwrap() < 1e-5);
    assert!((point.plain.mean.unwrap() - mean).abs() < 4.0 * point.plain.se.unwrap());
    // With doubles it is another number, that of the position.
    assert!((game.evaluation(0) - mean).abs() > 1e-3);
}

#[test]
fn workers_roll_the_same_games() {
    for rotation in [None, Some(FirstRoll), Some(TwoRolls)] {
        let fresh = || Rollout::with_rotation(opening(SHORT, vec![Tiny]), Seed::new(3), rotation);
        let (mut at_once, mut in_chunks) = (fresh(), fresh());
        at_once.roll(150);
        // Cut within blocks of 30, at their ends, and several blocks at once.
        for (from, to) in [(0, 1), (1, 25), (25, 30), (30, 110), (110, 150)] {
            let spec: ContactJobSpec = codec::decode(&codec::encode(&fresh().job_spec())).unwrap();
            let chunk = spec.begin().unwrap().run_chunk(from, to);
            in_chunks.merge(&chunk).unwrap();
        }
        assert!(have_same_sums(&in_chunks, &at_once));
        assert_eq!(in_chunks.chances(0), at_once.chances(0));
    }
}

#[test]
fn error_seeds_measure_the_same_games() {
    let size = 0.1;
    let game = opening(SHORT, vec![Nothing]);
    let means = try_error_seeds(&game, Seed::new(5), 20, size)
        .unwrap()
        .finish();
    for seed in [1_u64, 77] {
        let mut rollout = Rollout::new(
            opening(SHORT, vec![Blurred(Noise::new(size, seed))]),
            Seed::new(5),
        );
        rollout.roll(20);
        let off = rollout.point(0).reduced.mean.unwrap() - means.means()[seed as usize - 1].mean;
        assert!(off.abs() < 2.0 * ROUNDING, "{seed}: {off}");
    }
}
