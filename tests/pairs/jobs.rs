//! Pairs that are made and rolled by somebody who has nothing but the order, in blocks of any size: what he says is what
//! whoever gave the order would have found.

use std::sync::{Arc, OnceLock};

use crate::common::bearoff::{fifteen, six};
use crate::common::pairs::{
    all_off, decision, known, prepared, rollout, setup, six_against_six, three_against_three,
    turned_round,
};
use crate::common::plan::{follow, plans, same};
use proptest::prelude::*;
use rollout_lab::backgammon::noise::Noise;
use rollout_lab::codec;
use rollout_lab::codec::DecodeError;
use rollout_lab::labs::bearoff::EvaluatorKind;
use rollout_lab::labs::pairs::{
    PairRoller, PairsBuilder, PairsJobSpec, PairsJobStore, PairsRolloutBatch, PairsSetup,
    PreparedPairs,
};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::job::JobOutput;
use rollout_lab::rollout::pairs::Coupling;
use rollout_lab::rollout::seed::Seed;

/// Setups of every kind, within six checkers a side, and one beyond.
fn setups() -> [PairsSetup; 4] {
    let many = [1, 1, 2, 1, 1, 1];
    let beyond = decision(many, many, (6, 1), [[0, 1, 2, 1, 1, 0], [1, 1, 2, 1, 1, 0]]);
    let plain = setup(three_against_three(), EvaluatorKind::PipCount);
    [
        plain,
        PairsSetup {
            evaluator: EvaluatorKind::Noisy(Noise::new(0.1, 7)),
            ranking: EvaluatorKind::OneSided,
            rotation: true,
            decision: turned_round(six_against_six()),
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

/// The order as it comes out of bytes.
fn sent(order: &PairsJobSpec) -> PairsJobSpec {
    let received = codec::decode(&codec::encode(order)).unwrap();
    assert_eq!(&received, order);
    received
}

/// What a job has once it is ready, and the number of its slices.
fn ready(spec: PairsJobSpec, store: &PairsJobStore) -> (JobOutput, usize) {
    crate::common::job::ready(spec.begin(store))
}

/// What a job has that starts from nothing.
fn alone(spec: &PairsJobSpec) -> (JobOutput, usize) {
    ready(sent(spec), &PairsJobStore::default())
}

fn begun(setup: PairsSetup) -> PairsBuilder {
    let beyond = setup.decision.position().x().count() > 6;
    PairsBuilder::new(if beyond { fifteen() } else { six() }, setup).unwrap()
}

#[test]
fn what_is_true_of_both_strands_is_found_elsewhere_and_pairs_are_the_same() {
    for setup in setups() {
        let (job, steps) = alone(&begun(setup).job_spec());
        assert!(steps > 500, "{steps}");
        let mut taking = begun(setup);
        // Part of it may be done already.
        taking.build_while(|| false);
        taking.apply_analysis(&job.into_bytes().unwrap()).unwrap();
        let taken = Arc::new(taking.finish());
        let made = prepared(setup);
        assert_eq!(taken.chances(), made.chances());
        // Whoever has no paths rolls the same pairs.
        let (mut one, mut other) = (rollout(&taken, 12), rollout(&made, 12));
        for rollout in [&mut one, &mut other] {
            rollout.roll(100);
        }
        assert!(same(&one, &other));
    }
}

#[test]
fn what_is_exactly_true_of_pairs_is_found_elsewhere() {
    for setup in [setups()[0], setups()[2]] {
        let here = known(setup);
        let (job, steps) = alone(&here.exact_job_spec());
        assert!(steps > 500, "{steps}");
        let there = prepared(setup);
        there.apply_exact(&job.into_bytes().unwrap()).unwrap();
        assert_eq!(there.exact(), here.exact());
        assert!(there.exact().is_some());
    }
    // Beyond six checkers there is nothing to be found.
    let beyond = prepared(setups()[3]);
    let (job, _) = alone(&beyond.exact_job_spec());
    beyond.apply_exact(&job.into_bytes().unwrap()).unwrap();
    assert_eq!(beyond.exact(), None);
}

#[test]
fn what_was_made_for_one_order_serves_the_next() {
    let pairs = prepared(setups()[0]);
    let store = PairsJobStore::default();
    let (_, first) = ready(pairs.job_spec(), &store);
    let (rolling, steps) = ready(rollout(&pairs, 1).job_spec(), &store);
    assert_eq!((steps, first > 500), (1, true));
    assert!(rolling.into_work().is_some());
}

#[test]
fn bytes_that_say_nothing_of_it_are_refused() {
    let setup = setups()[0];
    let (job, _) = alone(&begun(setup).job_spec());
    let made = job.into_bytes().unwrap();
    for bytes in [&made[..made.len() - 1], &[][..], &[7; 40][..]] {
        assert_eq!(begun(setup).apply_analysis(bytes), Err(DecodeError));
        assert_eq!(prepared(setup).apply_exact(bytes), Err(DecodeError));
    }
    // What is true of other strands: one of these is over.
    assert_eq!(begun(setups()[2]).apply_analysis(&made), Err(DecodeError));
    let order = codec::encode(&begun(setup).job_spec());
    for end in 0..order.len() {
        assert!(
            codec::decode::<PairsJobSpec>(&order[..end]).is_err(),
            "{end}"
        );
    }
    // Any byte may be another one: it is another order, or none.
    for at in 0..order.len() {
        let mut other = order.clone();
        other[at] ^= 0x55;
        if let Ok(order) = codec::decode::<PairsJobSpec>(&other) {
            assert_eq!(sent(&order), order);
        }
    }
}

/// Made once for all cases.
fn of_all_setups() -> &'static [Arc<PreparedPairs>; 4] {
    static PAIRS: OnceLock<[Arc<PreparedPairs>; 4]> = OnceLock::new();
    PAIRS.get_or_init(|| setups().map(prepared))
}

/// Beyond six checkers every chance is worked out when it is wanted: fewer pairs say the same.
fn most(which: usize, pairs: u64) -> u64 {
    if which == 3 {
        pairs.div_ceil(50)
    } else {
        pairs
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(15) })]

    #[test]
    fn rollouts_of_pairs_are_the_same_by_whomever(seed in any::<u64>(), plan in plans(500)) {
        for (which, pairs) in of_all_setups().iter().enumerate() {
            let mut plan = plan.clone();
            plan.sizes.iter_mut().for_each(|size| *size = most(which, *size));
            let new = || rollout(pairs, seed);
            let (mut by_others, mut alone) = (new(), new());
            follow(&plan, &mut by_others, || Box::new(new()));
            alone.roll(by_others.games());
            prop_assert!(same(&by_others, &alone));
            // One by one, too: blocks of rotation are cut everywhere.
            let mut singly = new();
            for _ in 0..by_others.games().min(most(which, 400)) {
                singly.roll(1);
            }
            let mut again = new();
            again.roll(singly.games());
            prop_assert!(same(&singly, &again));
        }
    }

    #[test]
    fn many_rollouts_of_pairs_are_the_same_by_whomever(
        seed in any::<u64>(), rollouts in 0..20_usize, games in 1..100_u64, plan in plans(500),
    ) {
        for pairs in &of_all_setups()[..3] {
            let new = || {
                let roller = PairRoller::new(pairs.clone());
                PairsRolloutBatch::with_runner(roller, Seed::new(seed), rollouts, games)
            };
            let (mut by_others, mut alone) = (new(), new());
            follow(&plan, &mut by_others, || Box::new(new()));
            alone.roll(by_others.completed());
            prop_assert_eq!(by_others.sums(), alone.sums());
            for coupling in Coupling::ALL {
                prop_assert_eq!(by_others.spread(coupling, true), alone.spread(coupling, true));
            }
        }
    }
}
