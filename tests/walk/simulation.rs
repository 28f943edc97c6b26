//! Simulated walks, compared with exact moments.

use std::sync::Arc;

use rollout_lab::codec;
use rollout_lab::models::walk::{
    ExactWalk, LengthEvaluator, Lengths, LuckShare, Model, Outcome, Rollout, WalkGames, WalkSums,
    Walks, WinningChanceScale,
};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::game_runner::{GameRunner, Sums};
use rollout_lab::rollout::sampled;
use rollout_lab::rollout::sampler::Sampler;
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::Trials;

use crate::batches;

const MODEL: Model = Model::PROFESSIONAL_GAMES;

fn calibrated(model: Model) -> Arc<Walks> {
    Arc::new(Walks::new(
        model,
        Outcome::Win(vec![(WinningChanceScale::Calibrated, LuckShare::ALL)]),
    ))
}

/// Plays games and returns their sums.
fn sums(model: Model, seed: Seed, games: u64) -> WalkSums {
    let walks = Arc::new(Walks::new(model, Outcome::Win(Vec::new())));
    WalkGames::new(walks).roll(Trials::new(seed), 0, games)
}

/// Compares the moments of lengths with the exact ones.
fn assert_lengths_plausible(seed: Seed, games_per_batch: u64) {
    let walk = ExactWalk::new(MODEL).length();
    let total = walk.with_other_moves(MODEL);
    let lengths = batches::statistics(seed, |seed| sums(MODEL, seed, games_per_batch).lengths);
    let z_score = |expected: f64, moment: &dyn Fn(&Lengths) -> Option<f64>| {
        let values: Vec<f64> = lengths.iter().filter_map(moment).collect();
        batches::z_score(&values, expected)
    };
    let variance = |sd: Option<f64>| sd.map(|sd| sd * sd);
    // On average, a sample's third moment is (n − 1)(n − 2) / n² of the true one, and its fourth is
    // off by a little more than 1/n of itself. With at least ten thousand games a batch, that is
    // far within the standard error.
    for (label, z) in [
        (
            "mean of walk",
            z_score(walk.mean, &|lengths| lengths.walk().mean),
        ),
        (
            "variance of walk",
            z_score(walk.variance, &|lengths| variance(lengths.walk().sd)),
        ),
        ("mean", z_score(total.mean, &|lengths| lengths.total().mean)),
        (
            "variance",
            z_score(total.variance, &|lengths| variance(lengths.total().sd)),
        ),
        ("c3", z_score(total.c3, &|lengths| lengths.total().c3)),
        ("c4", z_score(total.c4, &|lengths| lengths.total().c4)),
    ] {
        println!("{label}: z = {z:.2}");
        assert!(z.abs() <= 4.0, "{label}: z = {z}");
    }
}

#[test]
fn moments_of_a_million_games_are_the_exact_ones() {
    assert_lengths_plausible(Seed::new(2016), 10_000);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn moments_of_ten_million_games_are_the_exact_ones() {
    assert_lengths_plausible(Seed::new(2017), 100_000);
}

/// Compares mean lengths and wins with the exact ones, for models from the smallest A to the
/// largest.
fn assert_all_sizes_plausible(cases: u32, walks: u64) {
    // With two comparisons a case, and |z| > 4 once in 16,000, chance alone fails one in 160 tests
    // of fifty cases.
    for case in 0..cases {
        // Evenly on a logarithmic axis from 0.05 to 1: 0.05 × 20^(case / 49).
        let a = 0.05 * 20.0_f64.powf(f64::from(case) / f64::from(cases - 1));
        let model = Model::new(a.min(1.0), 50.0, 10.0).unwrap();
        let exact = ExactWalk::new(model).length();
        let sums = sums(model, Seed::new(1000).child(case.into()), walks);
        let n = walks as f64;
        let walk = sums.lengths.walk();
        let moves_z = (walk.mean.unwrap() - exact.mean) / (exact.sd() / n.sqrt());
        let wins = sums.totals.plain(&*calibrated(model)).mean.unwrap();
        let wins_z = (wins - 50.0) / (50.0 / n.sqrt());
        assert!(moves_z.abs() <= 4.0, "A = {a}: moves, z = {moves_z}");
        assert!(wins_z.abs() <= 4.0, "A = {a}: wins, z = {wins_z}");
    }
}

#[test]
fn lengths_and_wins_are_the_exact_ones_for_every_a() {
    assert_all_sizes_plausible(50, 4_000);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn lengths_and_wins_are_the_exact_ones_for_every_a_in_long_rollouts() {
    assert_all_sizes_plausible(50, 400_000);
}

#[test]
fn steps_and_chunks_change_no_sums() {
    let new = || Rollout::with_runner(WalkGames::new(calibrated(MODEL)), Seed::new(9));
    let mut at_once = new();
    at_once.roll(5_000);
    for step in [1, 7, 499, 4_999] {
        let mut stepped = new();
        while stepped.games() < 5_000 {
            stepped.roll(step.min(5_000 - stepped.games()));
        }
        assert_eq!(stepped.sums(), at_once.sums(), "{step}");
        assert!(
            stepped
                .reached_checkpoints()
                .eq(at_once.reached_checkpoints()),
            "{step}"
        );
    }
    // Chunks of another rollout, as bytes.
    let mut remote = new();
    let mut local = new();
    for (from, to) in [(0, 100), (100, 3_000), (3_000, 5_000)] {
        let chunk = remote.run_chunk(from, to);
        local.merge(&chunk).unwrap();
    }
    assert_eq!(local.sums(), at_once.sums());
}

#[test]
fn estimates_and_outcomes_change_no_walk() {
    let seed = Seed::new(4);
    let without = sums(MODEL, seed, 1_000);
    let all_scales: Vec<_> = WinningChanceScale::ALL
        .map(|scale| (scale, LuckShare::ALL))
        .to_vec();
    let walks = Arc::new(Walks::new(MODEL, Outcome::Win(all_scales)));
    let with_estimates = WalkGames::new(walks.clone()).roll(Trials::new(seed), 0, 1_000);
    assert_eq!(with_estimates.lengths, without.lengths);
    assert_eq!(
        with_estimates.totals.plain(&*walks),
        without.totals.plain(&*walks)
    );
    let length = Arc::new(Walks::new(MODEL, Outcome::Length(Vec::new())));
    let by_length = WalkGames::new(length.clone()).roll(Trials::new(seed), 0, 1_000);
    assert_eq!(by_length.lengths, without.lengths);
    // With the outcome "length", the result is T.
    let mean = by_length.totals.plain(&*length).mean;
    let walk = without.lengths.walk().mean;
    assert!((mean.unwrap() / walk.unwrap() - 1.0).abs() < 1e-14);
    // Rollouts without the other moves have the same walks.
    let mut sampled = sampled::Rollout::new(walks, seed);
    sampled.roll(1_000);
    assert_eq!(*sampled.sums().all(), with_estimates.totals);
}

#[test]
fn a_record_adds_up_to_the_rollouts_sums() {
    let seed = Seed::new(12);
    let share = LuckShare::new(0.75).unwrap();
    for scale in WinningChanceScale::ALL {
        let walks = Arc::new(Walks::new(MODEL, Outcome::Win(vec![(scale, share)])));
        for k in [0, 1, 999] {
            let record = walks.record(seed, k, 0);
            let last = *record.path.last().unwrap();
            assert_eq!((record.trial, record.path[0]), (k, 0.0));
            assert!(last.abs() >= 1.0);
            let inside = &record.path[..record.path.len() - 1];
            assert!(inside.iter().all(|x| x.abs() < 1.0));
            assert_eq!(record.luck.len(), record.path.len() - 1);
            assert_eq!(record.result, if last > 0.0 { 100.0 } else { 0.0 });
            let luck: f64 = record.luck.iter().sum();
            // Luck is rounded to 8.3e-8 points.
            assert!((record.subtracted - 0.75 * luck).abs() < 4.3e-8);
            let reduced = record.result - record.subtracted;
            assert!((record.reduced - reduced).abs() < 1e-12);

            let one = WalkGames::new(walks.clone()).roll(Trials::new(seed), k, k + 1);
            let totals = one.totals.reduced(&*walks, 0);
            assert!((totals.mean.unwrap() - record.reduced).abs() < 1e-12);
            let length = record.luck.len() as f64 + record.other_moves;
            let error = one.lengths.total().mean.unwrap() - length;
            // The other moves are rounded to 1/1024.
            assert!(error.abs() <= 0.5 / 1024.0 + 1e-12);
        }
    }
    let walks = Walks::new(
        MODEL,
        Outcome::Length(vec![(LengthEvaluator::Quadratic, LuckShare::ALL)]),
    );
    let record = walks.record(seed, 3, 0);
    assert_eq!(record.result, record.luck.len() as f64);
    let luck: f64 = record.luck.iter().sum();
    assert!((record.reduced - (record.result - luck)).abs() < 1e-8);
}

#[test]
fn expected_values_are_in_the_samplers_units() {
    let win = Walks::new(
        MODEL,
        Outcome::Win(vec![(WinningChanceScale::Linear, LuckShare::ALL)]),
    );
    let plain = win.expected_plain().unwrap();
    assert_eq!(
        (plain.mean, plain.sd, plain.lattice_step),
        (50.0, 50.0, 100.0)
    );
    let reduced = win.expected_reduced(0).unwrap();
    // The variance falls from 50² to 50² / 38.62.
    let equivalent_games = (50.0 / reduced.sd).powi(2);
    assert!((equivalent_games - 38.621_286_348_464_63).abs() < 1e-8);
    let length = Walks::new(
        MODEL,
        Outcome::Length(vec![(LengthEvaluator::Exact, LuckShare::ALL)]),
    );
    let plain = length.expected_plain().unwrap();
    assert!((plain.mean - 21.6372).abs() < 1e-4);
    assert!((plain.sd - 17.478_451).abs() < 1e-6);
}

#[test]
fn invalid_or_incompatible_sums_are_refused_without_panics() {
    let sums = sums(MODEL, Seed::new(1), 50);
    let bytes = codec::encode(&sums);
    assert_eq!(codec::decode::<WalkSums>(&bytes), Ok(sums.clone()));
    for end in (0..bytes.len()).step_by(97) {
        assert!(codec::decode::<WalkSums>(&bytes[..end]).is_err());
    }
    for at in (0..bytes.len()).step_by(5) {
        let mut changed = bytes.clone();
        changed[at] ^= 0x80;
        if let Ok(mut other) = codec::decode::<WalkSums>(&changed) {
            let _ = (other.lengths.total(), other.lengths.histogram());
            other.merge(&sums);
        }
    }
    let other = Model::new(0.2474, 300.0, 21.72).unwrap();
    let [sums, incompatible] =
        [MODEL, other].map(|model| WalkGames::new(calibrated(model)).empty_sums());
    assert!(sums.is_compatible(&sums) && !sums.is_compatible(&incompatible));
}
