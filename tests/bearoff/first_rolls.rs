//! The exact spreads that rotation leaves: against enumerations of all games, against hand
//! calculations, and against rolled blocks.

use std::sync::Arc;

use crate::common::bearoff::{PERFECT, four_against_four, game, linear, position, small_database};
use crate::common::cube_hand::{self, cube_game};
use rollout_lab::backgammon::cube::Owner;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{
    EvaluatorKind, LuckMeasure, Player, PreparedGame, PreparedGameBuilder, Record, Setup,
    Truncation, WholePercent,
};
use rollout_lab::labs::cube::{CubeEstimate, CubePlayer, CubeRecord};
use rollout_lab::rollout::dice::{Roll, ScriptedDice};
use rollout_lab::rollout::first_rolls::FirstRollSpread;
use rollout_lab::rollout::rotation::Rotation::{FirstRoll, TwoRolls};
use rollout_lab::rollout::sampled::Rollout;
use rollout_lab::rollout::sampler::Sampler;
use rollout_lab::rollout::seed::Seed;

/// The mean and the mean square of games after some rolls.
#[derive(Clone, Copy)]
struct Moments {
    mean: f64,
    square: f64,
}

impl Moments {
    fn variance(self) -> f64 {
        self.square - self.mean * self.mean
    }
}

/// Returns the moments of the values of all games that begin with these rolls. `value` is that of
/// a game with these dice, or nothing if they run out.
fn enumerate(rolls: &mut Vec<Roll>, value: &impl Fn(&[Roll]) -> Option<f64>) -> Moments {
    if let Some(value) = value(rolls) {
        return Moments {
            mean: value,
            square: value * value,
        };
    }
    let (mut mean, mut square) = (0.0, 0.0);
    for roll in Roll::all() {
        // Both orders of two different dice are one roll that comes twice as often.
        let (high, low) = roll.dice();
        if high < low {
            continue;
        }
        let chance = if high == low { 1.0 } else { 2.0 } / 36.0;
        rolls.push(roll);
        let rest = enumerate(rolls, value);
        rolls.pop();
        mean += chance * rest.mean;
        square += chance * rest.square;
    }
    Moments { mean, square }
}

/// Compares the parts of a variance with those of all games.
fn compare(spread: &FirstRollSpread, value: &impl Fn(&[Roll]) -> Option<f64>, tolerance: f64) {
    let all = enumerate(&mut Vec::new(), value);
    let (mut after_one, mut after_two) = (0.0, 0.0);
    for first in Roll::all() {
        after_one += enumerate(&mut vec![first], value).variance() / 36.0;
        let pairs = Roll::all().map(|second| enumerate(&mut vec![first, second], value).variance());
        after_two += pairs.sum::<f64>() / 1_296.0;
    }
    let between = all.variance() - after_one;
    for (exact, expected) in [
        (spread.between(), between),
        (spread.within(), after_one),
        (spread.block_variance(FirstRoll) * 36.0, after_one),
        (spread.block_variance(TwoRolls) * 1_296.0, after_two),
    ] {
        assert!((exact - expected).abs() < tolerance, "{exact} {expected}");
    }
}

#[test]
fn spreads_match_all_games() {
    let game = game(
        position([0, 1, 0, 1, 0, 0], [0, 0, 1, 0, 0, 1]),
        [PERFECT, Player::FewestPips],
        linear(&[EvaluatorKind::PipCount, EvaluatorKind::Even]),
    );
    let record = |estimate: usize, rolls: &[Roll]| {
        Record::play(&game, estimate, &mut ScriptedDice::new(rolls)).ok()
    };
    let [plain, by_pips] = game.first_roll_spreads(0).unwrap();
    let [_, even] = game.first_roll_spreads(1).unwrap();
    // The luck of the records is rounded to 2⁻³⁰ points, and so is that of the spreads.
    compare(&plain, &|rolls| Some(record(0, rolls)?.result), 1e-6);
    compare(&by_pips, &|rolls| Some(record(0, rolls)?.reduced), 1e-6);
    compare(&even, &|rolls| Some(record(1, rolls)?.reduced), 1e-6);
}

#[test]
fn spreads_with_a_cube_match_all_games() {
    let start = cube_hand::position([0, 1, 0, 1, 0, 0], [0, 0, 1, 0, 0, 1]);
    for owner in [Owner::Centred, Owner::Side(Side::X)] {
        for estimate in [
            CubeEstimate::CubelessIgnored,
            CubeEstimate::CubelessTimesCube,
        ] {
            let game = cube_game(start, owner, [CubePlayer::PERFECT; 2], estimate);
            let record =
                |rolls: &[Roll]| CubeRecord::play(&game, 0, &mut ScriptedDice::new(rolls)).ok();
            let [plain, reduced] = game.first_roll_spreads(0).unwrap();
            compare(&plain, &|rolls| Some(record(rolls)?.result), 1e-6);
            compare(&reduced, &|rolls| Some(record(rolls)?.reduced), 1e-6);
        }
    }
}

#[test]
fn two_checkers_have_the_spreads_of_their_lab() {
    // Doubles win (1/6), and other rolls win 25%. Between them the variance is 1/6 × 62.5² + 5/6 ×
    // 12.5² = 781.25, and within them it is 5/6 × 75 × 25 = 1562.5. No game has a third roll.
    let start = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
    let game = game(start, [PERFECT; 2], linear(&[EvaluatorKind::Exact]));
    let [plain, exact] = game.first_roll_spreads(0).unwrap();
    assert!((plain.between() - 781.25).abs() < 1e-9);
    assert!((plain.within() - 1562.5).abs() < 1e-9);
    assert!((plain.worth(FirstRoll).unwrap() - 1.5).abs() < 1e-12);
    assert_eq!(plain.worth(TwoRolls), None);
    // Exact luck leaves nothing, neither between first rolls nor within them.
    assert_eq!(exact.between() + exact.within(), 0.0);
    assert_eq!(exact.sd(FirstRoll), 0.0);
}

/// Compares the spread of rolled blocks with the exact one.
fn compare_rolled<S: Sampler>(game: &Arc<S>, estimates: usize) {
    for (rotation, blocks) in [(FirstRoll, 2_000), (TwoRolls, 200)] {
        let size = rotation.block_size();
        let mut rollout = Rollout::rotated(game.clone(), Seed::new(48), rotation);
        rollout.roll(blocks * size);
        for estimate in 0..estimates {
            let point = rollout.point(estimate);
            let spreads = game.first_roll_spreads(estimate).unwrap();
            for (summary, spread) in [point.plain, point.reduced].into_iter().zip(spreads) {
                // A variance of n means that are nearly normal is known to √(2/n). Four of them.
                let exact = spread.sd(rotation);
                let ratio = summary.sd.unwrap() / exact;
                let bound = 2.0 * (2.0 / blocks as f64).sqrt();
                let both_zero = exact == 0.0 && summary.sd.unwrap() < 1e-5;
                assert!(
                    both_zero || (ratio - 1.0).abs() < bound,
                    "{rotation:?} {estimate}: {ratio}"
                );
            }
        }
    }
    // Before the first block is complete, all games count.
    let spread = game.first_roll_spreads(0).unwrap()[0];
    for games in [1, 20, 35] {
        let means = (0..2_000).map(|seed| {
            let mut rollout = Rollout::rotated(game.clone(), Seed::new(seed), FirstRoll);
            rollout.roll(games);
            rollout.point(0).plain.mean.unwrap()
        });
        let sd = sample_sd(means);
        let ratio = sd / spread.variance_after(FirstRoll, games).unwrap().sqrt();
        assert!(
            (ratio - 1.0).abs() < 2.0 * (2.0_f64 / 2_000.0).sqrt(),
            "{games}: {ratio}"
        );
    }
}

/// Returns the variance of the mean of the first games of a block of two rolls: `runs` runs of 36, 0
/// or 1, and `more` games.
///
/// It comes from all starts and steps of the last first rolls, and from all second rolls, or pairs of
/// different ones, after each first roll.
fn variance_inside(value: &impl Fn(&[Roll]) -> Option<f64>, runs: usize, more: usize) -> f64 {
    let after_pair = |first, second| enumerate(&mut vec![first, second], value);
    let pairs: Vec<Vec<Moments>> = Roll::all()
        .map(|first| {
            Roll::all()
                .map(|second| after_pair(first, second))
                .collect()
        })
        .collect();
    let average = |values: &mut dyn Iterator<Item = f64>| values.sum::<f64>() / 36.0;
    let first: Vec<f64> = pairs
        .iter()
        .map(|row| average(&mut row.iter().map(|it| it.mean)))
        .collect();
    let mean = average(&mut first.iter().copied());
    let rest = average(
        &mut pairs
            .iter()
            .map(|row| average(&mut row.iter().map(|it| it.variance()))),
    );
    // The variance of the sum of games after a first roll, one or two, that comes from second rolls.
    let second = |roll: usize, games: usize| -> f64 {
        let off: Vec<f64> = pairs[roll].iter().map(|it| it.mean - first[roll]).collect();
        match games {
            0 => 0.0,
            1 => average(&mut off.iter().map(|off| off * off)),
            _ => {
                let others = |place| off.iter().enumerate().filter(move |&(at, _)| at != place);
                let sums = (0..36).flat_map(|one| others(one).map(move |(_, two)| (one, two)));
                sums.map(|(one, two)| (off[one] + two).powi(2)).sum::<f64>() / (36.0 * 35.0)
            }
        }
    };
    let second: Vec<[f64; 3]> = (0..36)
        .map(|roll| [0, 1, 2].map(|games| second(roll, games)))
        .collect();
    let (mut sum, mut designs) = (0.0, 0.0);
    for step in (1..36).filter(|step| step % 2 != 0 && step % 3 != 0) {
        for start in 0..36 {
            let last: Vec<usize> = (0..more).map(|place| (start + place * step) % 36).collect();
            let excess: f64 = last.iter().map(|&roll| first[roll] - mean).sum();
            let games_after = |roll| runs + usize::from(last.contains(&roll));
            let inside: f64 = (0..36).map(|roll| second[roll][games_after(roll)]).sum();
            sum += excess * excess + inside;
            designs += 1.0;
        }
    }
    let games = (36 * runs + more) as f64;
    (sum / designs + games * rest) / (games * games)
}

#[test]
fn variances_inside_a_block_of_two_rolls_match_all_its_beginnings() {
    let game = game(
        position([0, 0, 0, 0, 1, 1], [0, 0, 0, 0, 0, 1]),
        [PERFECT, Player::FewestPips],
        linear(&[EvaluatorKind::PipCount]),
    );
    let record = |rolls: &[Roll]| Record::play(&game, 0, &mut ScriptedDice::new(rolls)).ok();
    let [plain, reduced] = game.first_roll_spreads(0).unwrap();
    for (runs, more) in [(0, 1), (0, 20), (1, 0), (1, 20)] {
        let games = 36 * runs + more;
        for (spread, expected) in [
            (
                plain,
                variance_inside(&|rolls| Some(record(rolls)?.result), runs, more),
            ),
            (
                reduced,
                variance_inside(&|rolls| Some(record(rolls)?.reduced), runs, more),
            ),
        ] {
            // Something is left after two rolls.
            assert!(spread.block_variance(TwoRolls) > 0.0);
            let exact = spread.variance_after(TwoRolls, games as u64).unwrap();
            assert!(
                (exact - expected).abs() < 1e-6,
                "{games}: {exact} {expected}"
            );
        }
    }
}

fn sample_sd(values: impl Iterator<Item = f64>) -> f64 {
    let values: Vec<f64> = values.collect();
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares = values.iter().map(|value| (value - mean).powi(2));
    (squares.sum::<f64>() / (n - 1.0)).sqrt()
}

#[test]
fn rolled_blocks_have_the_exact_spreads() {
    let evaluators = [EvaluatorKind::PipCount, EvaluatorKind::Exact];
    compare_rolled(
        &game(four_against_four(), [PERFECT; 2], linear(&evaluators)),
        2,
    );
    let players = [CubePlayer::PERFECT; 2];
    let estimate = CubeEstimate::CubelessIgnored;
    compare_rolled(
        &cube_game(four_against_four(), Owner::Centred, players, estimate),
        1,
    );
}

#[test]
fn rolled_blocks_of_careless_and_cut_games_have_the_exact_spreads() {
    let careless = Player::Careless {
        evaluator: EvaluatorKind::Exact,
        second_best: WholePercent::new(40).unwrap(),
    };
    for rolls in [None, Some(1), Some(2), Some(3)] {
        for measure in [
            LuckMeasure::BestPlays,
            LuckMeasure::Dice,
            LuckMeasure::DiceAndChoices,
        ] {
            let estimates = linear(&[EvaluatorKind::PipCount]);
            let setup = Setup {
                position: four_against_four(),
                players: [careless, PERFECT],
                truncation: rolls.map(|rolls| Truncation {
                    rolls,
                    estimate: estimates[0],
                }),
                estimates,
            };
            let builder = PreparedGameBuilder::new(small_database(), setup).unwrap();
            let game: PreparedGame = builder.with_luck(measure).finish();
            compare_rolled(&Arc::new(game), 1);
        }
    }
}
