//! The promise that a seed keeps its walks and their luck, to the last bit, natively and in
//! WebAssembly.

use std::sync::Arc;

use rollout_lab::models::walk::{
    ExactWalk, Gamma, LengthEvaluator, LuckShare, Model, Outcome, VarianceReduction, WalkAlone,
    WalkGames, Walks, WinningChanceScale,
};
use rollout_lab::rollout::game_runner::GameRunner;
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::Trials;
use serde_json::{Value, json};

use crate::golden;
use crate::hexadecimal::{hex, hexes};

const SEED: &str = "0x2a61";

/// The first trial of the seed with a normal deviate in the tail, beyond 3.654.
const TAIL_TRIAL: u64 = 648;

fn facts(model: Model) -> Value {
    let seed: Seed = SEED.parse().unwrap();
    let estimates = WinningChanceScale::ALL.map(|scale| (scale, LuckShare::ALL));
    let walks = Arc::new(Walks::new(model, Outcome::Win(estimates.to_vec())));
    let record = |k| {
        let record = walks.record(seed, k, 0);
        let subtracted = (0..estimates.len()).map(|i| walks.record(seed, k, i).subtracted);
        json!({
            "trial": k,
            "path": hexes(record.path.iter().copied()),
            "calibrated_luck": hexes(record.luck.iter().copied()),
            "other_moves": hex(record.other_moves),
            "subtracted_by_scale": hexes(subtracted),
        })
    };
    let games = WalkGames::new(walks.clone()).roll(Trials::new(seed), 0, 1_000);
    let reduced = (0..estimates.len()).map(|i| games.totals.reduced(&*walks, i));
    let total = games.lengths.total();
    let by_length = LengthEvaluator::ALL.map(|evaluator| (evaluator, LuckShare::ALL));
    let lengths = Walks::new(model, Outcome::Length(by_length.to_vec()));
    let exact = ExactWalk::new(model);
    let moments = exact.length().with_other_moves(model);
    let gamma = Gamma::matching(&moments).unwrap();
    let alone = WalkAlone::matching(model, &exact);
    json!({
        "a": hex(model.a()),
        "first": (0..3).chain([TAIL_TRIAL]).map(record).collect::<Value>(),
        "wins_of_1000": games.totals.plain(&*walks).mean.unwrap() * 10.0,
        "reduced_mean_by_scale": hexes(reduced.clone().map(|summary| summary.mean.unwrap())),
        "reduced_sd_by_scale": hexes(reduced.map(|summary| summary.sd.unwrap())),
        "total": hexes([total.mean, total.sd, total.c3, total.c4].map(Option::unwrap)),
        "luck_of_length_of_trial_0":
            hexes((0..by_length.len()).map(|i| lengths.record(seed, 0, i).subtracted)),
        "exact_total": hexes([moments.mean, moments.variance, moments.c3, moments.c4]),
        "gamma": hexes([gamma.shape, gamma.scale, gamma.shift, gamma.c4(), gamma.density(100.0)]),
        "walk_alone": hexes([alone.a, alone.length.variance]),
        "win_from_half": hex(exact.win_chance(0.5).unwrap()),
        "reduced_variance_by_scale":
            hexes(WinningChanceScale::ALL.map(|scale| VarianceReduction::for_win(&exact, scale).reduced(1.0))),
    })
}

#[test]
fn a_seed_keeps_its_walks_and_their_luck() {
    let models = [Model::PROFESSIONAL_GAMES, Model::FLOODGATE].map(facts);
    let now = json!({ "seed": SEED, "models": models });
    assert!(
        now == golden::walk_bits(),
        "the promise is broken; a new one for tests/golden/walk-bits.json would be\n{now:#}"
    );
}

#[test]
fn the_golden_trials_include_a_deviate_from_the_tail() {
    let walks = Walks::new(
        Model::PROFESSIONAL_GAMES,
        Outcome::Win(vec![(WinningChanceScale::Sign, LuckShare::ALL)]),
    );
    let has_tail = |k: &u64| {
        let path = walks.record(SEED.parse().unwrap(), *k, 0).path;
        path.windows(2)
            .any(|step| (step[1] - step[0]).abs() > 3.6542 * 0.2474)
    };
    assert_eq!((0..1_000).find(has_tail), Some(TAIL_TRIAL));
}
