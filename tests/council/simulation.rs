//! Simulated rates.

use rollout_lab::codec::{decode, encode};
use rollout_lab::models::council::{
    CouncilJobSpec, Model, Rule, Simulation, Snapshot, exact_rates,
};
use rollout_lab::rollout::chunk::{ChunkError, ChunkedWork};
use rollout_lab::rollout::seed::Seed;

use crate::golden::{model, panel, rows};
use crate::z_score::assert_plausible;

/// Simulates, and holds every rule and every difference of two against the exact rates. Standard errors are the exact ones
/// where there are any.
fn assert_simulated(council: Model, seed: u64, trials: u64) {
    let mut simulation = Simulation::new(council, Seed::new(seed));
    assert_eq!(simulation.roll(trials), trials);
    let counts = simulation.sums();
    let exact = exact_rates(&council);
    let known = |rule| exact.get(rule);
    for a in Rule::ALL {
        let Some(rate) = known(a) else { continue };
        let error = (rate * (100.0 - rate) / trials as f64).sqrt();
        let simulated = counts.rate(a).mean.expect("some positions");
        assert_plausible(simulated - rate, error, &format!("{a:?} of {council:?}"));
        for b in Rule::ALL {
            let Some(other) = known(b) else { continue };
            let difference = counts.difference(a, b);
            let (mean, se) = (difference.mean.unwrap(), difference.se.unwrap());
            if se == 0.0 {
                // They were right on the same positions.
                assert!(
                    (rate - other).abs() < 1e-7,
                    "{a:?} and {b:?} of {council:?}"
                );
            } else {
                let what = format!("{a:?} − {b:?} of {council:?}");
                assert_plausible(mean - (rate - other), se, &what);
            }
        }
    }
}

#[test]
fn simulated_rates_are_the_exact_ones() {
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
fn ten_million_positions_of_every_council_of_the_reference_agree_with_it() {
    for (seed, row) in (100..).zip(rows()) {
        for (seed, copying) in [(seed, 0.0), (seed + 100, 50.0), (seed + 200, 100.0)] {
            assert_simulated(row.model(copying), seed, 10_000_000);
        }
        assert_simulated(model(3, row.s1, row.s2, 50.0), seed + 300, 10_000_000);
    }
}

#[test]
fn the_same_positions_make_differences_more_certain() {
    let mut simulation = Simulation::new(Model::DEFAULT, Seed::new(9));
    simulation.roll(100_000);
    let counts = simulation.sums();
    let (a, b) = (Rule::Optimal, Rule::MajorityStrongest);
    let independent =
        (counts.rate(a).variance().unwrap() + counts.rate(b).variance().unwrap()).sqrt();
    assert!(counts.difference(a, b).sd.unwrap() < independent / 2.0);
    // And what is counted adds up.
    let (all, both) = (counts.trials(), counts.both(a, b));
    assert!(both <= counts.hits(b) && counts.hits(a) + counts.hits(b) - both <= all);
    assert_eq!(counts.both(a, b), counts.both(b, a));
    assert_eq!(counts.difference(a, a).mean, Some(0.0));
}

#[test]
fn counts_are_the_same_however_they_are_cut() {
    let council = model(3, 2.0, 3.0, 40.0);
    let begin = || Simulation::new(council, Seed::new(5));
    let mut whole = begin();
    whole.roll(30_000);
    let mut pieces = begin();
    let mut step = 1;
    while pieces.games() < 30_000 {
        pieces.roll(step.min(30_000 - pieces.games()));
        step = step * 3 + 1;
    }
    assert_eq!(whole.sums(), pieces.sums());
    assert!(whole.reached_checkpoints().eq(pieces.reached_checkpoints()));

    // Blocks that others did, who know the order's bytes alone.
    let mut merged = begin();
    let order = encode(&merged.job_spec());
    for (from, to) in [(0, 1), (1, 17_000), (17_000, 30_000)] {
        let order: CouncilJobSpec = decode(&order).expect("an order");
        let block = order.begin().run_chunk(from, to);
        assert_eq!(merged.merge(&block), Ok(()));
        assert!(matches!(
            merged.merge(&block),
            Err(ChunkError::NotNext { .. })
        ));
    }
    assert_eq!(whole.sums(), merged.sums());
    assert!(whole.reached_checkpoints().eq(merged.reached_checkpoints()));
}

#[test]
fn counts_that_cannot_be_are_garbled() {
    let mut simulation = Simulation::new(Model::DEFAULT, Seed::new(5));
    let mut block = simulation.as_work().run_chunk(0, 1);
    // Behind where it begins and ends, and how many positions there are, stands how often the strongest program was right:
    // in two of one.
    block[24] = 2;
    assert_eq!(simulation.merge(&block), Err(ChunkError::Invalid));
    assert_eq!(simulation.games(), 0);
}

#[test]
fn the_errors_of_a_position_are_the_same_whatever_the_council_is() {
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
fn a_snapshot_has_no_rates_before_there_are_positions_and_the_counted_ones_then() {
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
