//! Simulated rates, compared with exact ones, and the chunks of a simulation.

use rollout_lab::codec::{decode, encode};
use rollout_lab::models::council::{
    CouncilJobSpec, Model, Rule, Simulation, Snapshot, exact_rates,
};
use rollout_lab::rollout::chunk::{ChunkError, ChunkedWork};
use rollout_lab::rollout::seed::Seed;

use crate::golden::{model, panel, rows};
use crate::z_score::assert_plausible;

/// Simulates a council, and compares every rule and every difference of two with the exact rates.
///
/// Standard errors of rates are exact, and those of differences are measured.
fn assert_simulated(council: Model, seed: u64, trials: u64) {
    let mut simulation = Simulation::new(council, Seed::new(seed));
    assert_eq!(simulation.roll(trials), trials);
    let tallies = simulation.sums();
    let exact = exact_rates(&council);
    let known = |rule| exact.get(rule);
    for a in Rule::ALL {
        let Some(rate) = known(a) else { continue };
        let error = (rate * (100.0 - rate) / trials as f64).sqrt();
        let simulated = tallies.rate(a).mean.expect("some positions");
        assert_plausible(simulated - rate, error, &format!("{a:?} of {council:?}"));
        for b in Rule::ALL {
            let Some(other) = known(b) else { continue };
            let difference = tallies.difference(a, b);
            let (mean, se) = (difference.mean.unwrap(), difference.se.unwrap());
            if se == 0.0 {
                // Both rules were right in the same positions.
                assert!(
                    (rate - other).abs() < 1e-7,
                    "{a:?} and {b:?} of {council:?}"
                );
            } else {
                let label = format!("{a:?} − {b:?} of {council:?}");
                assert_plausible(mean - (rate - other), se, &label);
            }
        }
    }
}

#[test]
fn simulated_rates_equal_the_exact_ones() {
    for (seed, council) in (1..).zip([
        model(2, 2.0, 2.0, 0.0),
        model(2, 2.0, 3.5, 50.0),
        model(3, 2.0, 2.0, 0.0),
        model(3, 1.0, 2.0, 30.0),
        model(8, 0.7, 0.9, 100.0),
        panel(2, 2.0, 1),
        panel(3, 2.0, 4),
        panel(2, 2.0, 9),
    ]) {
        assert_simulated(council, seed, 400_000);
    }
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn ten_million_positions_of_every_council_equal_the_exact_rates() {
    for (seed, row) in (100..).zip(rows()) {
        for (seed, copying) in [(seed, 0.0), (seed + 100, 50.0), (seed + 200, 100.0)] {
            assert_simulated(row.model(copying), seed, 10_000_000);
        }
        assert_simulated(model(3, row.s1, row.s2, 50.0), seed + 300, 10_000_000);
    }
}

#[test]
fn common_positions_reduce_the_spread_of_differences() {
    let mut simulation = Simulation::new(Model::DEFAULT, Seed::new(9));
    simulation.roll(100_000);
    let tallies = simulation.sums();
    let (a, b) = (Rule::Optimal, Rule::MajorityStrongest);
    let independent =
        (tallies.rate(a).variance().unwrap() + tallies.rate(b).variance().unwrap()).sqrt();
    assert!(tallies.difference(a, b).sd.unwrap() < independent / 2.0);
    // The tallies are consistent.
    let (all, both) = (tallies.trials(), tallies.both(a, b));
    assert!(both <= tallies.hits(b) && tallies.hits(a) + tallies.hits(b) - both <= all);
    assert_eq!(tallies.both(a, b), tallies.both(b, a));
    assert_eq!(tallies.difference(a, a).mean, Some(0.0));
}

#[test]
fn steps_and_chunks_change_no_tallies() {
    let council = model(3, 2.0, 3.0, 40.0);
    let begin = || Simulation::new(council, Seed::new(5));
    let mut at_once = begin();
    at_once.roll(30_000);
    let mut stepped = begin();
    let mut step = 1;
    while stepped.games() < 30_000 {
        stepped.roll(step.min(30_000 - stepped.games()));
        step = step * 3 + 1;
    }
    assert_eq!(at_once.sums(), stepped.sums());
    assert!(
        at_once
            .reached_checkpoints()
            .eq(stepped.reached_checkpoints())
    );

    // Chunks by workers that know only the bytes of the job spec.
    let mut merged = begin();
    let bytes = encode(&merged.job_spec());
    for (from, to) in [(0, 1), (1, 17_000), (17_000, 30_000)] {
        let spec: CouncilJobSpec = decode(&bytes).expect("a job spec");
        let chunk = spec.begin().unwrap().run_chunk(from, to);
        assert_eq!(merged.merge(&chunk), Ok(()));
        assert!(matches!(
            merged.merge(&chunk),
            Err(ChunkError::NotNext { .. })
        ));
    }
    assert_eq!(at_once.sums(), merged.sums());
    assert!(
        at_once
            .reached_checkpoints()
            .eq(merged.reached_checkpoints())
    );
}

#[test]
fn impossible_tallies_are_refused() {
    let mut simulation = Simulation::new(Model::DEFAULT, Seed::new(5));
    let mut chunk = simulation.as_work().run_chunk(0, 1);
    // After the two ends and the number of positions comes the number of hits of the strongest
    // program. Two hits in one position are impossible.
    chunk[24] = 2;
    assert_eq!(simulation.merge(&chunk), Err(ChunkError::Invalid));
    assert_eq!(simulation.games(), 0);
}

#[test]
fn a_programs_errors_do_not_depend_on_the_council() {
    // The first program's moves depend on its noise alone.
    let hits = |council| {
        let mut simulation = Simulation::new(council, Seed::new(3));
        simulation.roll(10_000);
        simulation.sums().hits(Rule::Strongest)
    };
    let usual = hits(Model::DEFAULT);
    for council in [
        model(2, 2.0, 5.0, 0.0),
        model(2, 2.0, 2.0, 60.0),
        panel(2, 2.0, 9),
    ] {
        assert_eq!(hits(council), usual);
    }
}

#[test]
fn a_snapshot_has_no_rates_without_positions_and_the_tallied_rates_later() {
    let mut simulation = Simulation::new(Model::DEFAULT, Seed::new(3));
    let exact = exact_rates(&Model::DEFAULT);
    let before = Snapshot::new(&simulation, exact);
    assert_eq!((before.trials, before.model), (0, Model::DEFAULT));
    assert!(
        Rule::ALL
            .into_iter()
            .all(|rule| before.rates.get(rule).is_none())
    );
    simulation.roll(200);
    let after = Snapshot::new(&simulation, exact);
    let hits = simulation.sums().hits(Rule::Ceiling);
    assert_eq!(after.rates.get(Rule::Ceiling), Some(hits as f64 / 2.0));
    assert_eq!(after.exact.get(Rule::Weakest), exact.get(Rule::Weakest));
}
