//! Error seeds of the blurred network that are tried on the same games: each as a rollout of its own
//! has it, and the one that is kept comes back with new dice.

use rollout_lab::backgammon::EvaluatorKind;
use rollout_lab::backgammon::noise::Noise;
use rollout_lab::labs::contact::{Game, Truncation, try_error_seeds};
use rollout_lab::rollout::error_seeds::{SeedMean, SeedMeans, SeedTrialError};
use rollout_lab::rollout::seed::Seed;

use crate::positions::{game, named, rollout};

fn tried(name: &str, dice: u64, games: u64, size: f64) -> SeedMeans {
    let game = game(named(name), Vec::new());
    try_error_seeds(&game, Seed::new(dice), games, size)
        .unwrap()
        .finish()
}

#[test]
fn each_seed_has_the_mean_of_its_own_rollout() {
    // Errors of up to 100 points often reach the limit of subtracted luck.
    for (name, size) in [
        ("opening", 0.1),
        ("bear-off against one on the bar", 1.0),
        ("late race", 0.2),
    ] {
        let means = tried(name, 7, 10, size);
        let seeds: Vec<u64> = (1..=1_000).step_by(111).collect();
        let noisy = |&seed: &u64| EvaluatorKind::Blurred(Noise::new(size, seed));
        let mut slow = rollout(named(name), seeds.iter().map(noisy).collect(), 7);
        slow.roll(10);
        for (estimate, &seed) in seeds.iter().enumerate() {
            let reduced = slow.point(estimate).reduced;
            let expected = SeedMean {
                seed,
                mean: reduced.mean.unwrap(),
                se: reduced.se.unwrap(),
            };
            assert_eq!(means.means()[seed as usize - 1], expected, "{name}");
        }
    }
}

/// The seeds' mean of means is the reference: any fixed seed is as likely above as below it.
#[test]
fn a_seed_that_is_kept_errs_until_dice_are_new() {
    let distance = |means: &SeedMeans, seed: u64| {
        let spread = means.spread();
        (means.means()[seed as usize - 1].mean - spread.mean.unwrap()) / spread.sd.unwrap()
    };
    let (mut same, mut new) = (0.0, 0.0);
    for dice in 0..10 {
        let before = tried("late race", dice, 10, 0.1);
        let kept = before.highest().seed;
        let after = tried("late race", 1_000 + dice, 10, 0.1);
        same += distance(&before, kept) / 10.0;
        new += distance(&after, kept) / 10.0;
    }
    // Each distance has a standard deviation of about 1.
    let bound = 4.0 / 10.0_f64.sqrt();
    println!("highest {same:.2}, with new dice {new:.2}");
    assert!(same > bound && new.abs() <= bound);
}

#[test]
fn no_seeds_are_tried_on_games_that_are_cut_short() {
    let truncation = Truncation {
        rolls: 3,
        evaluator: EvaluatorKind::Network,
    };
    let game = Game::clone(&game(named("late race"), Vec::new())).with_truncation(Some(truncation));
    let refused = try_error_seeds(&game, Seed::new(1), 10, 0.1).map(|_| ());
    assert_eq!(refused, Err(SeedTrialError::CutShort));
}

#[test]
fn seeds_are_tried_on_ten_to_a_hundred_games() {
    let game = game(named("late race"), Vec::new());
    let refused = |games| try_error_seeds(&game, Seed::new(1), games, 0.1).map(|_| ());
    assert_eq!(refused(9), Err(SeedTrialError::TooFewGames { games: 9 }));
    let too_many = SeedTrialError::TooManyGames { games: 101 };
    assert_eq!(refused(101), Err(too_many));
    assert_eq!(refused(100), Ok(()));
}
