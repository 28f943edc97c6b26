//! Jobs of the pairs lab: workers that know only a job spec, and chunks of any size, give the
//! results of a single thread.

use std::sync::{Arc, OnceLock};

use crate::common::bearoff::{large_database, small_database};
use crate::common::pairs::{
    all_off, decision, prepare, prepare_with_exact, rollout, setup, six_against_six,
    swapped_decision, three_against_three,
};
use crate::common::plan::{have_same_sums, plans, run_plan};
use proptest::prelude::*;
use rollout_lab::backgammon::noise::Noise;
use rollout_lab::codec;
use rollout_lab::codec::DecodeError;
use rollout_lab::labs::bearoff::EvaluatorKind;
use rollout_lab::labs::pairs::{
    PairRoller, PairsBuilder, PairsDescription, PairsJobSpec, PairsJobStore, PairsRolloutBatch,
    PairsSetup, PreparedPairs,
};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::job::JobOutput;
use rollout_lab::rollout::job_spec::Describe;
use rollout_lab::rollout::pairs::Coupling;
use rollout_lab::rollout::seed::Seed;

/// Returns setups of every kind: three with at most six checkers a side, and one with more.
fn setups() -> [PairsSetup; 4] {
    let seven = [1, 1, 2, 1, 1, 1];
    let beyond = decision(
        seven,
        seven,
        (6, 1),
        [[0, 1, 2, 1, 1, 0], [1, 1, 2, 1, 1, 0]],
    );
    let plain = setup(three_against_three(), EvaluatorKind::PipCount);
    [
        plain,
        PairsSetup {
            evaluator: EvaluatorKind::Noisy(Noise::new(0.1, 7)),
            ranking: EvaluatorKind::OneSided,
            rotation: true,
            decision: swapped_decision(six_against_six()),
        },
        setup(all_off(), EvaluatorKind::Exact),
        PairsSetup {
            decision: beyond,
            ranking: EvaluatorKind::PipCount,
            rotation: true,
            ..plain
        },
    ]
}

/// Returns a job spec after it was encoded and decoded.
fn transmit(spec: &PairsJobSpec) -> PairsJobSpec {
    let received = codec::decode(&codec::encode(spec)).unwrap();
    assert_eq!(&received, spec);
    received
}

/// Returns the description of pairs after it was encoded and decoded.
fn transmit_games(pairs: &PreparedPairs) -> PairsDescription {
    let received = codec::decode(&codec::encode(&pairs.describe())).unwrap();
    assert_eq!(received, pairs.describe());
    received
}

/// Runs a job to its end. Returns its output and the number of its slices.
fn run(spec: PairsJobSpec, store: &PairsJobStore) -> (JobOutput, usize) {
    crate::common::job::run_in_slices(store.begin(spec))
}

/// Runs a job on a worker that has nothing but the job spec.
fn run_elsewhere(spec: &PairsJobSpec) -> (JobOutput, usize) {
    run(transmit(spec), &PairsJobStore::default())
}

fn builder(setup: PairsSetup) -> PairsBuilder {
    let beyond = setup.decision.position().x().count() > 6;
    PairsBuilder::new(
        if beyond {
            large_database()
        } else {
            small_database()
        },
        setup,
    )
    .unwrap()
}

#[test]
fn a_workers_analysis_of_both_arms_gives_the_same_pairs() {
    for setup in setups() {
        let (job, slices) = run_elsewhere(&builder(setup).job_spec());
        assert!(slices > 500, "{slices}");
        let mut receiving = builder(setup);
        // A result may arrive when part of the work is done here.
        receiving.build_while(|| false);
        receiving
            .apply_analysis(&job.into_bytes().unwrap())
            .unwrap();
        let received = Arc::new(receiving.finish());
        let local = prepare(setup);
        assert_eq!(received.chances(), local.chances());
        // The received pairs have no paths, and roll the same games.
        let (mut by_received, mut by_local) = (rollout(&received, 12), rollout(&local, 12));
        for rollout in [&mut by_received, &mut by_local] {
            rollout.roll(100);
        }
        assert!(have_same_sums(&by_received, &by_local));
    }
}

#[test]
fn an_analysis_leaves_prepared_pairs_as_they_are() {
    let setup = setups()[0];
    let (job, _) = run_elsewhere(&builder(setup).job_spec());
    let analysis = job.into_bytes().unwrap();
    for is_prepared in [false, true] {
        let mut receiving = builder(setup);
        assert_eq!(receiving.build_while(|| is_prepared), is_prepared);
        receiving.apply_analysis(&analysis).unwrap();
        // Only pairs that were prepared here have their enumerated positions.
        assert_eq!(receiving.finish().is_enumerated(), is_prepared);
    }
}

#[test]
fn a_worker_finds_the_exact_statistics() {
    for setup in [setups()[0], setups()[2]] {
        let local = prepare_with_exact(setup);
        let store = PairsJobStore::default();
        let games = transmit_games(&local);
        let (job, slices) = crate::common::job::run_in_slices(store.begin_exact(games));
        assert!(slices > 500, "{slices}");
        let received = prepare(setup);
        received.apply_exact(&job.into_bytes().unwrap()).unwrap();
        assert_eq!(received.exact(), local.exact());
        assert!(received.exact().is_some());
    }
    // Beyond six checkers there are no exact statistics.
    let beyond = prepare(setups()[3]);
    let store = PairsJobStore::default();
    let (job, _) = crate::common::job::run_in_slices(store.begin_exact(transmit_games(&beyond)));
    beyond.apply_exact(&job.into_bytes().unwrap()).unwrap();
    assert_eq!(beyond.exact(), None);
}

#[test]
fn a_store_reuses_prepared_pairs_for_the_next_job() {
    let pairs = prepare(setups()[0]);
    let store = PairsJobStore::default();
    let (_, first) = run(pairs.job_spec(), &store);
    let (output, second) = run(rollout(&pairs, 1).job_spec(), &store);
    assert_eq!((second, first > 500), (1, true));
    assert!(output.into_work().is_some());
}

#[test]
fn invalid_bytes_are_refused() {
    let setup = setups()[0];
    let (job, _) = run_elsewhere(&builder(setup).job_spec());
    let analysis = job.into_bytes().unwrap();
    for bytes in [&analysis[..analysis.len() - 1], &[][..], &[7; 40][..]] {
        assert_eq!(builder(setup).apply_analysis(bytes), Err(DecodeError));
        assert_eq!(prepare(setup).apply_exact(bytes), Err(DecodeError));
    }
    // The analysis of other arms. After `all_off`, one arm is over from the start.
    assert_eq!(
        builder(setups()[2]).apply_analysis(&analysis),
        Err(DecodeError)
    );
    let games = codec::encode(&prepare(setup).describe());
    for end in 0..games.len() {
        let decoded = codec::decode::<PairsDescription>(&games[..end]);
        assert_eq!(decoded, Err(DecodeError), "{end}");
    }
    let bytes = codec::encode(&builder(setup).job_spec());
    for end in 0..bytes.len() {
        assert!(
            codec::decode::<PairsJobSpec>(&bytes[..end]).is_err(),
            "{end}"
        );
    }
    // With any byte changed, the bytes are another job spec or invalid.
    for at in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[at] ^= 0x55;
        if let Ok(spec) = codec::decode::<PairsJobSpec>(&changed) {
            assert_eq!(transmit(&spec), spec);
        }
    }
}

/// Returns the pairs of all setups, prepared once for all cases.
fn all_prepared() -> &'static [Arc<PreparedPairs>; 4] {
    static PAIRS: OnceLock<[Arc<PreparedPairs>; 4]> = OnceLock::new();
    PAIRS.get_or_init(|| setups().map(prepare))
}

/// Reduces a number of pairs for the setup beyond six checkers, which computes every chance on
/// demand.
fn limit_pairs(setup: usize, pairs: u64) -> u64 {
    if setup == 3 {
        pairs.div_ceil(50)
    } else {
        pairs
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(15) })]

    #[test]
    fn rollouts_do_not_depend_on_workers_and_chunks(seed in any::<u64>(), plan in plans(500)) {
        for (setup, pairs) in all_prepared().iter().enumerate() {
            let mut plan = plan.clone();
            plan.sizes.iter_mut().for_each(|size| *size = limit_pairs(setup, *size));
            let new = || rollout(pairs, seed);
            let (mut by_workers, mut alone) = (new(), new());
            run_plan(&plan, &mut by_workers, || Box::new(new()));
            alone.roll(by_workers.games());
            prop_assert!(have_same_sums(&by_workers, &alone));
            // One by one, so that blocks of rotation are cut everywhere.
            let mut singly = new();
            for _ in 0..by_workers.games().min(limit_pairs(setup, 400)) {
                singly.roll(1);
            }
            let mut at_once = new();
            at_once.roll(singly.games());
            prop_assert!(have_same_sums(&singly, &at_once));
        }
    }

    #[test]
    fn batches_do_not_depend_on_workers_and_chunks(
        seed in any::<u64>(), rollouts in 0..20_usize, games in 1..100_u64, plan in plans(500),
    ) {
        for pairs in &all_prepared()[..3] {
            let new = || {
                let roller = PairRoller::new(pairs.clone());
                PairsRolloutBatch::with_runner(roller, Seed::new(seed), rollouts, games)
            };
            let (mut by_workers, mut alone) = (new(), new());
            run_plan(&plan, &mut by_workers, || Box::new(new()));
            alone.roll(by_workers.completed());
            prop_assert_eq!(by_workers.sums(), alone.sums());
            for coupling in Coupling::ALL {
                prop_assert_eq!(by_workers.spread(coupling, true), alone.spread(coupling, true));
            }
        }
    }
}
