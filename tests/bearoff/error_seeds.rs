//! Error seeds that are tried on the same games: each as a rollout of its own has it, unbiased over
//! new dice, and the one that is kept comes back with new dice.

use std::sync::Arc;

use crate::common::bearoff::{
    PERFECT, four_against_four, game, on_scale, position, small_database,
};
use rollout_lab::backgammon::bearoff_db::{Position, RESOLUTION};
use rollout_lab::backgammon::noise::Noise;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{
    ChanceScale, EvaluatorKind, LuckMeasure, Player, PreparedGame, PreparedGameBuilder, Rollout,
    Setup, Truncation, WholePercent, try_error_seeds,
};
use rollout_lab::rollout::error_seeds::{ERROR_SEEDS, SeedMean, SeedMeans, SeedTrialError};
use rollout_lab::rollout::seed::Seed;
use statrs::distribution::{ContinuousCDF, Normal};

/// Returns the reduced mean and its standard error of a rollout with one error seed.
fn slow(
    game: &PreparedGame,
    dice: Seed,
    games: u64,
    noisy: (f64, u64),
    scale: ChanceScale,
) -> (f64, f64) {
    let (size, seed) = noisy;
    let estimate = on_scale(EvaluatorKind::Noisy(Noise::new(size, seed)), scale);
    let setup = Setup {
        estimates: vec![estimate],
        ..game.setup().clone()
    };
    let builder = PreparedGameBuilder::new(small_database(), setup).unwrap();
    let builder = builder.with_luck(measure_of(game));
    let mut rollout = Rollout::new(Arc::new(builder.finish()), dice);
    rollout.roll(games);
    let reduced = rollout.point(0).reduced;
    (reduced.mean.unwrap(), reduced.se.unwrap())
}

/// Returns the measure of luck for a game: that of dice and choices with a careless player.
fn measure_of(game: &PreparedGame) -> LuckMeasure {
    if game.setup().players.into_iter().any(Player::is_careless) {
        LuckMeasure::DiceAndChoices
    } else {
        LuckMeasure::BestPlays
    }
}

#[test]
fn each_seed_has_the_mean_of_its_own_rollout() {
    let careless = Player::Careless {
        evaluator: EvaluatorKind::Exact,
        second_best: WholePercent::new(20).unwrap(),
    };
    let o_on_roll = position([0, 1, 1, 0, 1, 1], [1, 0, 1, 1, 0, 1]).with_on_roll(Side::O);
    let cases: [(Position, [Player; 2], u64, f64, ChanceScale); 4] = [
        (
            four_against_four(),
            [PERFECT; 2],
            10,
            0.1,
            ChanceScale::Linear,
        ),
        (
            four_against_four(),
            [Player::FewestPips, PERFECT],
            47,
            1.0,
            ChanceScale::Steep,
        ),
        (
            o_on_roll,
            [careless, Player::FewestPips],
            100,
            0.2,
            ChanceScale::ThreeLevels,
        ),
        (o_on_roll, [careless; 2], 30, 0.05, ChanceScale::Linear),
    ];
    for (position, players, games, size, scale) in cases {
        let estimates = vec![on_scale(EvaluatorKind::PipCount, ChanceScale::Sign)];
        let game = game(position, players, estimates);
        let game = PreparedGameBuilder::new(small_database(), game.setup().clone()).unwrap();
        let measured = LuckMeasure::DiceAndChoices;
        let game = if players.into_iter().any(Player::is_careless) {
            game.with_luck(measured)
        } else {
            game
        };
        let game = game.finish();
        let dice = Seed::new(7);
        let means = try_error_seeds(&game, dice, games, size, scale)
            .unwrap()
            .finish();
        assert_eq!(means.games(), games);
        assert_eq!(means.means().len() as u64, *ERROR_SEEDS.end());
        // Each rollout of one seed takes as long as a tenth of all seeds here.
        for mean in means.means().iter().step_by(97) {
            let expected = slow(&game, dice, games, (size, mean.seed), scale);
            assert_eq!((mean.mean, mean.se), expected, "seed {}", mean.seed);
        }
    }
}

/// Rollouts of 100 games, whose dice have the seeds from 1 on.
const ROLLOUTS: u64 = 100;
const GAMES: u64 = 100;

/// Returns the game that is tried: an example of the page, four checkers against four.
fn four_each() -> Arc<PreparedGame> {
    let estimates = vec![on_scale(EvaluatorKind::PipCount, ChanceScale::Linear)];
    game(four_against_four(), [PERFECT; 2], estimates)
}

/// Tries all seeds with errors of up to ten points.
fn tried(game: &PreparedGame, dice: u64) -> SeedMeans {
    let dice = Seed::new(dice);
    let trial = try_error_seeds(game, dice, GAMES, 0.1, ChanceScale::Linear);
    trial.unwrap().finish()
}

/// A seed that is kept after the games errs, and with new dice no more than any other. The page has
/// the counts of rollouts.
#[test]
fn a_seed_that_is_kept_errs_until_dice_are_new() {
    let game = four_each();
    let truth = game.theory().unwrap().mean;
    let before: Vec<SeedMeans> = (1..=ROLLOUTS).map(|dice| tried(&game, dice)).collect();
    let errors = |mean: &SeedMean| mean.errors_from(truth).unwrap();

    // Seeds that are fixed are unbiased. The standard error of a seed's mean of all rollouts follows
    // from those of each. The bound is the two-sided chance of 4 standard errors, divided among the
    // seeds (Bonferroni): 5.4.
    let normal = Normal::new(0.0, 1.0).unwrap();
    let seeds = *ERROR_SEEDS.end() as usize;
    let bound = -normal.inverse_cdf(normal.sf(4.0) / seeds as f64);
    for seed in 0..seeds {
        let of_seed = before.iter().map(|means| means.means()[seed]);
        let sum: f64 = of_seed.clone().map(|mean| mean.mean - truth).sum();
        let variance: f64 = of_seed.map(|mean| mean.se * mean.se).sum();
        let z = sum / variance.sqrt();
        assert!(z.abs() <= bound, "seed {}: {z}", seed + 1);
    }

    // The highest one lies more than its fair share above the truth; with as many new games it
    // doesn't. A z of 100 games is nearly normal, so the mean of 20 has a standard error of 1/√20.
    let kept: Vec<SeedMean> = before.iter().map(SeedMeans::highest).collect();
    let same = kept.iter().take(20).map(errors).sum::<f64>() / 20.0;
    let new: f64 = (1..)
        .zip(&kept[..20])
        .map(|(dice, kept)| {
            let means = tried(&game, 1_000 + dice);
            errors(&means.means()[kept.seed as usize - 1])
        })
        .sum::<f64>()
        / 20.0;
    let bound = 4.0 / 20.0_f64.sqrt();
    println!("highest {same:.2}, with new dice {new:.2}");
    assert!(same > bound && new.abs() <= bound);

    let missed = |means: &SeedMeans| {
        let coverage = means.coverage(truth, RESOLUTION);
        coverage.intervals - coverage.covered
    };
    let any_missed = before.iter().filter(|means| missed(means) > 0).count();
    let first = before
        .iter()
        .filter(|means| errors(&means.means()[0]).abs() > 1.96)
        .count();
    let highest = kept.iter().filter(|kept| errors(kept) > 1.96).count();
    // The page and the docs have these counts.
    assert_eq!((any_missed, highest, first), (100, 99, 1));
}

#[test]
fn seeds_are_not_tried_where_they_would_change_the_games() {
    let refused = |game: &PreparedGame, games| {
        try_error_seeds(game, Seed::new(1), games, 0.1, ChanceScale::Linear).map(|_| ())
    };
    let four = four_each();
    assert_eq!(
        refused(&four, 9),
        Err(SeedTrialError::TooFewGames { games: 9 })
    );
    assert_eq!(
        refused(&four, 1_001),
        Err(SeedTrialError::TooManyGames { games: 1_001 })
    );
    assert_eq!(refused(&four, 10), Ok(()));
    let noisy = Player::Evaluator(EvaluatorKind::Noisy(Noise::new(0.1, 1)));
    let game = |position, players| game(position, players, Vec::new());
    let players = [PERFECT, noisy];
    assert_eq!(
        refused(&game(four_against_four(), players), 10),
        Err(SeedTrialError::NoisyPlayer)
    );
    let seven = position([2, 2, 1, 1, 1, 0], [1, 2, 2, 1, 0, 2]);
    let seven = game(seven, [Player::FewestPips; 2]);
    assert_eq!(refused(&seven, 10), Err(SeedTrialError::NeedsExact));
    let setup = Setup {
        truncation: Some(Truncation {
            rolls: 2,
            estimate: on_scale(EvaluatorKind::PipCount, ChanceScale::Linear),
        }),
        ..four.setup().clone()
    };
    let cut = PreparedGame::new(small_database(), setup).unwrap();
    assert_eq!(refused(&cut, 10), Err(SeedTrialError::CutShort));
}

#[test]
fn a_trial_pauses_between_games_and_between_seeds() {
    let trial = try_error_seeds(&four_each(), Seed::new(1), 100, 0.1, ChanceScale::Linear);
    let (mut trial, mut pauses) = (trial.unwrap(), 0);
    while !trial.run_while(|| false) {
        pauses += 1;
    }
    // One after each seed, one after eight of the games, and more after their positions.
    assert!(pauses > 1_000 + 100 / 8, "{pauses}");
}
