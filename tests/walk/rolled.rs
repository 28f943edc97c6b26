//! Walks that are rolled, beside what is true of them.

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

fn sums(model: Model, seed: Seed, games: u64) -> WalkSums {
    let walks = Arc::new(Walks::new(model, Outcome::Win(Vec::new())));
    WalkGames::new(walks).roll(Trials::new(seed), 0, games)
}

fn lengths_plausible(seed: Seed, games_of_a_batch: u64) {
    let walk = ExactWalk::new(MODEL).length();
    let total = walk.with_other_moves(MODEL);
    let lengths = batches::of(seed, |seed| sums(MODEL, seed, games_of_a_batch).lengths);
    let z = |expected: f64, of: &dyn Fn(&Lengths) -> Option<f64>| {
        let values: Vec<f64> = lengths.iter().filter_map(of).collect();
        batches::z(&values, expected)
    };
    // A sample's third moment is (n − 1)(n − 2) / n² of the true one on average, and its fourth misses 1/n of itself and
    // more; with ten thousand and more in a batch that is far within the standard error.
    for (what, z) in [
        ("walk", z(walk.mean, &|of| of.walk().mean)),
        (
            "variance of walk",
            z(walk.variance, &|of| of.walk().sd.map(|sd| sd * sd)),
        ),
        ("mean", z(total.mean, &|of| of.total().mean)),
        (
            "variance",
            z(total.variance, &|of| of.total().sd.map(|sd| sd * sd)),
        ),
        ("c3", z(total.c3, &|of| of.total().c3)),
        ("c4", z(total.c4, &|of| of.total().c4)),
    ] {
        println!("{what}: z = {z:.2}");
        assert!(z.abs() <= 4.0, "{what}: z = {z}");
    }
}

#[test]
fn a_million_games_have_the_moments_that_are_worked_out() {
    lengths_plausible(Seed::new(2016), 10_000);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn ten_million_games_have_the_moments_that_are_worked_out() {
    lengths_plausible(Seed::new(2017), 100_000);
}

/// Models from one end to the other, each with walks of its own.
fn all_sizes_plausible(cases: u32, walks: u64) {
    // Two comparisons for each case: |z| ≤ 4 once in 16,000, so that chance alone fails one in 160 of such tests with fifty cases.
    for case in 0..cases {
        // 0.05 … 1, evenly on a logarithmic axis: 20^(case / 49).
        let a = 0.05 * 20.0_f64.powf(f64::from(case) / f64::from(cases - 1));
        let model = Model::new(a.min(1.0), 50.0, 10.0).unwrap();
        let exact = ExactWalk::new(model).length();
        let sums = sums(model, Seed::new(1000).child(case.into()), walks);
        let n = walks as f64;
        let walk = sums.lengths.walk();
        let moves = (walk.mean.unwrap() - exact.mean) / (exact.sd() / n.sqrt());
        let wins = sums.totals.plain(&*calibrated(model)).mean.unwrap();
        let wins = (wins - 50.0) / (50.0 / n.sqrt());
        assert!(moves.abs() <= 4.0, "A = {a}: moves, z = {moves}");
        assert!(wins.abs() <= 4.0, "A = {a}: wins, z = {wins}");
    }
}

#[test]
fn walks_of_all_sizes_agree_with_what_is_worked_out() {
    all_sizes_plausible(50, 4_000);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn many_walks_of_all_sizes_agree_with_what_is_worked_out() {
    all_sizes_plausible(50, 400_000);
}

#[test]
fn games_rolled_in_pieces_are_those_rolled_at_once() {
    let mut whole = Rollout::with_runner(WalkGames::new(calibrated(MODEL)), Seed::new(9));
    whole.roll(5_000);
    for step in [1, 7, 499, 4_999] {
        let mut pieces = Rollout::with_runner(WalkGames::new(calibrated(MODEL)), Seed::new(9));
        while pieces.games() < 5_000 {
            pieces.roll(step.min(5_000 - pieces.games()));
        }
        assert_eq!(pieces.sums(), whole.sums(), "{step}");
        assert!(
            pieces.reached_checkpoints().eq(whole.reached_checkpoints()),
            "{step}"
        );
    }
    // And by somebody else, as bytes.
    let mut elsewhere = Rollout::with_runner(WalkGames::new(calibrated(MODEL)), Seed::new(9));
    let mut here = Rollout::with_runner(WalkGames::new(calibrated(MODEL)), Seed::new(9));
    for (from, to) in [(0, 100), (100, 3_000), (3_000, 5_000)] {
        let block = elsewhere.run_chunk(from, to);
        here.merge(&block).unwrap();
    }
    assert_eq!(here.sums(), whole.sums());
}

#[test]
fn what_is_recorded_or_measured_beside_changes_no_walk() {
    let seed = Seed::new(4);
    let none = sums(MODEL, seed, 1_000);
    let all: Vec<_> = WinningChanceScale::ALL
        .map(|scale| (scale, LuckShare::ALL))
        .to_vec();
    let walks = Arc::new(Walks::new(MODEL, Outcome::Win(all)));
    let with = WalkGames::new(walks.clone()).roll(Trials::new(seed), 0, 1_000);
    assert_eq!(with.lengths, none.lengths);
    assert_eq!(with.totals.plain(&*walks), none.totals.plain(&*walks));
    let length = Arc::new(Walks::new(MODEL, Outcome::Length(Vec::new())));
    let by_length = WalkGames::new(length.clone()).roll(Trials::new(seed), 0, 1_000);
    assert_eq!(by_length.lengths, none.lengths);
    // T is the length's result.
    let mean = by_length.totals.plain(&*length).mean;
    let walk = none.lengths.walk().mean;
    assert!((mean.unwrap() / walk.unwrap() - 1.0).abs() < 1e-14);
    // Without the other moves there are the same walks.
    let mut sampled = sampled::Rollout::new(walks, seed);
    sampled.roll(1_000);
    assert_eq!(*sampled.sums(), with.totals);
}

#[test]
fn a_record_adds_up_to_what_the_rollout_summed() {
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
            // Rounded to 8.3e-8 points.
            assert!((record.subtracted - 0.75 * luck).abs() < 4.3e-8);
            let reduced = record.result - record.subtracted;
            assert!((record.reduced - reduced).abs() < 1e-12);

            let one = WalkGames::new(walks.clone()).roll(Trials::new(seed), k, k + 1);
            let totals = one.totals.reduced(&*walks, 0);
            assert!((totals.mean.unwrap() - record.reduced).abs() < 1e-12);
            let length = record.luck.len() as f64 + record.other_moves;
            let off = one.lengths.total().mean.unwrap() - length;
            assert!(off.abs() <= 0.5 / 1024.0 + 1e-12);
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
fn theory_of_samplers_is_in_their_units() {
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
    // 50² / 38.62 is what is left of the variance.
    let worth = (50.0 / reduced.sd).powi(2);
    assert!((worth - 38.621_286_348_464_63).abs() < 1e-8);
    let length = Walks::new(
        MODEL,
        Outcome::Length(vec![(LengthEvaluator::Exact, LuckShare::ALL)]),
    );
    let plain = length.expected_plain().unwrap();
    assert!((plain.mean - 21.6372).abs() < 1e-4);
    assert!((plain.sd - 17.478_451).abs() < 1e-6);
}

#[test]
fn bytes_of_other_games_are_not_merged_and_no_bytes_panic() {
    let sums = sums(MODEL, Seed::new(1), 50);
    let bytes = codec::encode(&sums);
    assert_eq!(codec::decode::<WalkSums>(&bytes), Ok(sums.clone()));
    for end in (0..bytes.len()).step_by(97) {
        assert!(codec::decode::<WalkSums>(&bytes[..end]).is_err());
    }
    for at in (0..bytes.len()).step_by(5) {
        let mut spoilt = bytes.clone();
        spoilt[at] ^= 0x80;
        if let Ok(mut other) = codec::decode::<WalkSums>(&spoilt) {
            let _ = (other.lengths.total(), other.lengths.histogram());
            other.merge(&sums);
        }
    }
    let other = Model::new(0.2474, 300.0, 21.72).unwrap();
    let [here, there] = [MODEL, other].map(|model| WalkGames::new(calibrated(model)).empty_sums());
    assert!(here.is_compatible(&here) && !here.is_compatible(&there));
}
