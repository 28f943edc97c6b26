//! Whoever does a block of work, wherever and whenever, says the same: merged in their order blocks make what doing all of it
//! at once makes, to the last bit.

use std::sync::{Arc, OnceLock};

use crate::common::bearoff::{
    PERFECT, evaluators, four_against_four, game, linear, on_all_scales, position,
};
use crate::common::plan::{Plan, follow, plans, same, table};
use proptest::prelude::*;
use rollout_lab::codec;
use rollout_lab::codec::DecodeError;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player, PreparedGame};
use rollout_lab::labs::two_checker::TwoCheckerJobSpec;
use rollout_lab::labs::{bearoff, two_checker};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::seed::Seed;

/// As a worker gets it: by its bytes.
fn ordered(order: TwoCheckerJobSpec) -> impl Fn() -> Box<dyn ChunkedWork> {
    let bytes = codec::encode(&order);
    move || codec::decode::<TwoCheckerJobSpec>(&bytes).unwrap().begin()
}

/// Two estimates and seven times five up to six checkers, and two beyond.
fn bearoffs() -> &'static [Arc<PreparedGame>; 3] {
    static GAMES: OnceLock<[Arc<PreparedGame>; 3]> = OnceLock::new();
    let thick = [2, 2, 3, 2, 3, 3];
    let players = [PERFECT, Player::FewestPips];
    let two = linear(&[EvaluatorKind::PipCount, evaluators()[6]]);
    GAMES.get_or_init(|| {
        [
            game(four_against_four(), players, two),
            game(four_against_four(), players, on_all_scales(&evaluators())),
            game(
                position(thick, thick),
                [Player::FewestPips; 2],
                linear(&[EvaluatorKind::OneSided, EvaluatorKind::PipCount]),
            ),
        ]
    })
}

/// Games that take long: every chance is worked out. Fewer of them in a block say the same.
fn shorter(plan: &Plan, game: &PreparedGame) -> Plan {
    let by = if game.theory().is_none() { 50 } else { 1 };
    Plan {
        sizes: plan.sizes.iter().map(|size| size.div_ceil(by)).collect(),
        ..plan.clone()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn two_checker_rollouts_are_the_same_by_whomever(
        seed in any::<u64>(), replay in any::<bool>(), plan in plans(300_000),
    ) {
        let seed = Seed::new(seed);
        let new = || if replay {
            two_checker::Rollout::replay(seed)
        } else {
            two_checker::Rollout::new(seed)
        };
        let (mut by_others, mut alone) = (new(), new());
        follow(&plan, &mut by_others, ordered(new().job_spec()));
        alone.roll(by_others.games());
        prop_assert!(same(&by_others, &alone));
        // Nor does it leave anything behind that changes what comes next.
        by_others.roll(1000);
        alone.roll(1000);
        prop_assert!(same(&by_others, &alone));
        prop_assert!(by_others.history(&table()).eq(alone.history(&table())));
    }

    #[test]
    fn many_two_checker_rollouts_are_the_same_by_whomever(
        seed in any::<u64>(), rollouts in 0..50_usize, games in 1..3000_u64, plan in plans(20_000),
    ) {
        let new = || two_checker::RolloutBatch::new(Seed::new(seed), rollouts, games);
        let (mut by_others, mut alone) = (new(), new());
        follow(&plan, &mut by_others, ordered(new().job_spec()));
        alone.roll(by_others.completed());
        prop_assert_eq!(by_others.sums(), alone.sums());
        prop_assert_eq!(by_others.progress(), alone.progress());
        by_others.roll(u64::MAX);
        alone.roll(u64::MAX);
        prop_assert_eq!(by_others.sums(), alone.sums());
        prop_assert_eq!(by_others.sums().len(), rollouts);
    }

    #[test]
    fn stopped_two_checker_rollouts_are_the_same_by_whomever(
        seed in any::<u64>(), rollouts in 0..200_usize, games in 100..400_u64, plan in plans(60),
    ) {
        let many = two_checker::RolloutBatch::new(Seed::new(seed), rollouts, games);
        let new = || many.stopped_when_ahead(&table());
        let (mut by_others, mut alone) = (new(), new());
        follow(&plan, &mut by_others, ordered(new().job_spec()));
        alone.roll(by_others.completed());
        prop_assert_eq!(by_others.plain(), alone.plain());
        prop_assert_eq!(by_others.reduced(), alone.reduced());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(15) })]

    #[test]
    fn bearoff_rollouts_are_the_same_by_whomever(seed in any::<u64>(), plan in plans(500)) {
        for game in bearoffs() {
            let new = || bearoff::Rollout::new(game.clone(), Seed::new(seed));
            let (mut by_others, mut alone) = (new(), new());
            follow(&shorter(&plan, game), &mut by_others, || Box::new(new()));
            alone.roll(by_others.games());
            prop_assert!(same(&by_others, &alone));
            by_others.roll(50);
            alone.roll(50);
            prop_assert!(same(&by_others, &alone));
            for estimate in 0..game.setup().estimates.len() {
                prop_assert!(by_others.history(estimate).eq(alone.history(estimate)));
            }
        }
    }

    #[test]
    fn many_bearoff_rollouts_are_the_same_by_whomever(
        seed in any::<u64>(), rollouts in 0..20_usize, games in 1..100_u64, plan in plans(500),
    ) {
        for game in bearoffs() {
            let new = || bearoff::RolloutBatch::new(game.clone(), Seed::new(seed), rollouts, games);
            let (mut by_others, mut alone) = (new(), new());
            follow(&shorter(&plan, game), &mut by_others, || Box::new(new()));
            alone.roll(by_others.completed());
            prop_assert_eq!(by_others.sums(), alone.sums());
            prop_assert_eq!(by_others.progress(), alone.progress());
            prop_assert_eq!(by_others.plain_spread(), alone.plain_spread());
            prop_assert_eq!(by_others.reduced_spread(1), alone.reduced_spread(1));
        }
    }

    #[test]
    fn stopped_bearoff_rollouts_are_the_same_by_whomever(
        seed in any::<u64>(), rollouts in 0..100_usize, plan in plans(20),
    ) {
        let [game, ..] = bearoffs();
        let many = bearoff::RolloutBatch::new(game.clone(), Seed::new(seed), rollouts, 100);
        for estimate in 0..2 {
            let new = || many.stopped_when_ahead(estimate).unwrap();
            let (mut by_others, mut alone) = (new(), new());
            follow(&plan, &mut by_others, || Box::new(new()));
            alone.roll(by_others.completed());
            prop_assert_eq!(by_others.plain(), alone.plain());
            prop_assert_eq!(by_others.reduced(), alone.reduced());
        }
    }
}

#[test]
fn an_order_is_read_back_and_nothing_else_is() {
    let seed = Seed::new(u64::MAX - 1);
    for order in [
        TwoCheckerJobSpec::Rollout { seed, replay: true },
        TwoCheckerJobSpec::Rollout {
            seed,
            replay: false,
        },
        TwoCheckerJobSpec::Batch {
            seed,
            rollouts: 1000,
            games: 700,
        },
        TwoCheckerJobSpec::Stopped {
            seed,
            rollouts: 1000,
            games: 700,
            table: table(),
        },
    ] {
        let bytes = codec::encode(&order);
        assert_eq!(codec::decode(&bytes), Ok(order));
        for end in 0..bytes.len() {
            assert_eq!(
                codec::decode::<TwoCheckerJobSpec>(&bytes[..end]),
                Err(DecodeError)
            );
        }
        let mut unknown = bytes;
        unknown[0] = 4;
        assert_eq!(
            codec::decode::<TwoCheckerJobSpec>(&unknown),
            Err(DecodeError)
        );
    }
    // Doubles at a million points.
    let mut wild = codec::encode(&TwoCheckerJobSpec::Stopped {
        seed,
        rollouts: 1,
        games: 100,
        table: table(),
    });
    wild[25..33].copy_from_slice(&1e6_f64.to_le_bytes());
    assert_eq!(codec::decode::<TwoCheckerJobSpec>(&wild), Err(DecodeError));
}
