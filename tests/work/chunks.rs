//! Chunks of work, done by any workers in any order and merged in sequence, equal the whole work
//! done at once, to the last bit.

use std::sync::{Arc, OnceLock};

use crate::common::bearoff::{
    PERFECT, evaluators, four_against_four, game, linear, on_all_scales, position,
};
use crate::common::plan::{Plan, custom_table, have_same_sums, plans, run_plan};
use proptest::prelude::*;
use rollout_lab::codec;
use rollout_lab::codec::DecodeError;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player, PreparedGame};
use rollout_lab::labs::two_checker::TwoCheckerJobSpec;
use rollout_lab::labs::{bearoff, two_checker};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::rotation::Rotation;
use rollout_lab::rollout::seed::Seed;

/// Returns a function that begins a job as a worker does, from the bytes of its spec.
fn begin_from_bytes(spec: TwoCheckerJobSpec) -> impl Fn() -> Box<dyn ChunkedWork> {
    let bytes = codec::encode(&spec);
    move || {
        let spec: TwoCheckerJobSpec = codec::decode(&bytes).unwrap();
        spec.begin().unwrap()
    }
}

/// Returns games of up to six checkers with 2 and with 7 × 5 estimates, and one of more checkers
/// with two estimates.
fn bearoffs() -> &'static [Arc<PreparedGame>; 3] {
    static GAMES: OnceLock<[Arc<PreparedGame>; 3]> = OnceLock::new();
    let fifteen_checkers = [2, 2, 3, 2, 3, 3];
    let players = [PERFECT, Player::FewestPips];
    let two = linear(&[EvaluatorKind::PipCount, evaluators()[6]]);
    GAMES.get_or_init(|| {
        [
            game(four_against_four(), players, two),
            game(four_against_four(), players, on_all_scales(&evaluators())),
            game(
                position(fifteen_checkers, fifteen_checkers),
                [Player::FewestPips; 2],
                linear(&[EvaluatorKind::OneSided, EvaluatorKind::PipCount]),
            ),
        ]
    })
}

/// Divides the chunks of a plan by 50 for a game without theory, which is slow because it computes
/// every chance.
fn shortened(plan: &Plan, game: &PreparedGame) -> Plan {
    let divisor = if game.theory().is_none() { 50 } else { 1 };
    Plan {
        sizes: plan
            .sizes
            .iter()
            .map(|size| size.div_ceil(divisor))
            .collect(),
        ..plan.clone()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn two_checker_rollouts_merge_exactly(
        seed in any::<u64>(), replay in any::<bool>(), plan in plans(300_000),
    ) {
        let seed = Seed::new(seed);
        let new = || if replay {
            two_checker::Rollout::replay(seed)
        } else {
            two_checker::Rollout::new(seed)
        };
        let (mut by_workers, mut at_once) = (new(), new());
        run_plan(&plan, &mut by_workers, begin_from_bytes(new().job_spec()));
        at_once.roll(by_workers.games());
        prop_assert!(have_same_sums(&by_workers, &at_once));
        // The next games are the same, too.
        by_workers.roll(1000);
        at_once.roll(1000);
        prop_assert!(have_same_sums(&by_workers, &at_once));
        prop_assert!(by_workers.history(&custom_table()).eq(at_once.history(&custom_table())));
    }

    #[test]
    fn two_checker_batches_merge_exactly(
        seed in any::<u64>(), rollouts in 0..50_usize, games in 1..3000_u64, plan in plans(20_000),
    ) {
        let new = || two_checker::RolloutBatch::new(Seed::new(seed), rollouts, games);
        let (mut by_workers, mut at_once) = (new(), new());
        run_plan(&plan, &mut by_workers, begin_from_bytes(new().job_spec()));
        at_once.roll(by_workers.completed());
        prop_assert_eq!(by_workers.sums(), at_once.sums());
        prop_assert_eq!(by_workers.progress(), at_once.progress());
        by_workers.roll(u64::MAX);
        at_once.roll(u64::MAX);
        prop_assert_eq!(by_workers.sums(), at_once.sums());
        prop_assert_eq!(by_workers.sums().len(), rollouts);
    }

    #[test]
    fn stopped_two_checker_rollouts_merge_exactly(
        seed in any::<u64>(), rollouts in 0..200_usize, games in 100..400_u64, plan in plans(60),
    ) {
        let batch = two_checker::RolloutBatch::new(Seed::new(seed), rollouts, games);
        let new = || batch.stopped_when_ahead(&custom_table());
        let (mut by_workers, mut at_once) = (new(), new());
        run_plan(&plan, &mut by_workers, begin_from_bytes(new().job_spec()));
        at_once.roll(by_workers.completed());
        prop_assert_eq!(by_workers.plain(), at_once.plain());
        prop_assert_eq!(by_workers.reduced(), at_once.reduced());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(15) })]

    #[test]
    fn bearoff_rollouts_merge_exactly(seed in any::<u64>(), plan in plans(500)) {
        for game in bearoffs() {
            let new = || bearoff::Rollout::new(game.clone(), Seed::new(seed));
            let (mut by_workers, mut at_once) = (new(), new());
            run_plan(&shortened(&plan, game), &mut by_workers, || Box::new(new()));
            at_once.roll(by_workers.games());
            prop_assert!(have_same_sums(&by_workers, &at_once));
            by_workers.roll(50);
            at_once.roll(50);
            prop_assert!(have_same_sums(&by_workers, &at_once));
            for estimate in 0..game.setup().estimates.len() {
                prop_assert!(by_workers.history(estimate).eq(at_once.history(estimate)));
            }
        }
    }

    #[test]
    fn bearoff_batches_merge_exactly(
        seed in any::<u64>(), rollouts in 0..20_usize, games in 1..100_u64, plan in plans(500),
    ) {
        for game in bearoffs() {
            let new = || bearoff::RolloutBatch::new(game.clone(), Seed::new(seed), rollouts, games);
            let (mut by_workers, mut at_once) = (new(), new());
            run_plan(&shortened(&plan, game), &mut by_workers, || Box::new(new()));
            at_once.roll(by_workers.completed());
            prop_assert_eq!(by_workers.sums(), at_once.sums());
            prop_assert_eq!(by_workers.progress(), at_once.progress());
            prop_assert_eq!(by_workers.plain_spread(), at_once.plain_spread());
            prop_assert_eq!(by_workers.reduced_spread(1), at_once.reduced_spread(1));
        }
    }

    #[test]
    fn stopped_bearoff_rollouts_merge_exactly(
        seed in any::<u64>(), rollouts in 0..100_usize, plan in plans(20),
    ) {
        let [game, ..] = bearoffs();
        let batch = bearoff::RolloutBatch::new(game.clone(), Seed::new(seed), rollouts, 100);
        for estimate in 0..2 {
            let new = || batch.stopped_when_ahead(estimate).unwrap();
            let (mut by_workers, mut at_once) = (new(), new());
            run_plan(&plan, &mut by_workers, || Box::new(new()));
            at_once.roll(by_workers.completed());
            prop_assert_eq!(by_workers.plain(), at_once.plain());
            prop_assert_eq!(by_workers.reduced(), at_once.reduced());
        }
    }
}

#[test]
fn job_specs_survive_a_round_trip_and_invalid_bytes_are_refused() {
    let seed = Seed::new(u64::MAX - 1);
    let batch = two_checker::RolloutBatch::new(seed, 1000, 700);
    let stopped = batch.stopped_when_ahead(&custom_table());
    for spec in [
        two_checker::Rollout::replay(seed).job_spec(),
        two_checker::Rollout::new(seed).job_spec(),
        two_checker::Rollout::rotated(seed, Rotation::TwoRolls).job_spec(),
        batch.job_spec(),
        stopped.job_spec(),
    ] {
        let bytes = codec::encode(&spec);
        assert_eq!(codec::decode(&bytes), Ok(spec));
        for end in 0..bytes.len() {
            assert_eq!(
                codec::decode::<TwoCheckerJobSpec>(&bytes[..end]),
                Err(DecodeError)
            );
        }
        let mut unknown = bytes;
        unknown[0] = 5;
        assert_eq!(
            codec::decode::<TwoCheckerJobSpec>(&unknown),
            Err(DecodeError)
        );
    }
    // A luck table with doubles at a million points is out of range. The table is at the end.
    let mut out_of_range = codec::encode(&stopped.job_spec());
    let table = out_of_range.len() - 4 * 8;
    out_of_range[table..table + 8].copy_from_slice(&1e6_f64.to_le_bytes());
    assert_eq!(
        codec::decode::<TwoCheckerJobSpec>(&out_of_range),
        Err(DecodeError)
    );
}
