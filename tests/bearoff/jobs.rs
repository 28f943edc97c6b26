//! Work on bear-offs that is ordered from somebody who has nothing but the order: what he makes and rolls is what whoever
//! gave the order would have made and rolled.

use std::sync::Arc;

use crate::common::bearoff::{
    PERFECT, WORST, evaluators, fifteen, four_against_four, game, linear, position, six,
};
use crate::common::hand::{hand_game, play_game, worst};
use rollout_lab::backgammon::bearoff_db::DatabaseSize;
use rollout_lab::codec;
use rollout_lab::labs::bearoff::{
    BearoffJobSpec, BearoffJobStore, EvaluatorKind, Player, PreparedGame, PreparedGameBuilder,
    Rollout, RolloutBatch, Setup,
};
use rollout_lab::labs::hand::{HandRollout, HandSides};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::job::JobOutput;
use rollout_lab::rollout::seed::Seed;

/// Within six checkers a side, and beyond.
fn games() -> [Arc<PreparedGame>; 2] {
    let seven = [1, 1, 2, 1, 1, 1];
    [
        game(four_against_four(), [PERFECT, WORST], linear(&evaluators())),
        game(
            position(seven, seven),
            [Player::FewestPips; 2],
            linear(&[EvaluatorKind::OneSided, EvaluatorKind::PipCount]),
        ),
    ]
}

/// Some games of a hand that always makes the worst play.
fn played(game: &Arc<PreparedGame>, games: u32) -> HandRollout {
    let mut rollout = crate::common::hand::rollout(game, HandSides::Both, 4);
    for _ in 0..games {
        play_game(&mut rollout, &worst);
    }
    rollout
}

/// The order as it comes out of bytes.
fn sent(order: &BearoffJobSpec) -> BearoffJobSpec {
    let received = codec::decode(&codec::encode(order)).unwrap();
    assert_eq!(&received, order);
    received
}

/// What a job has once it is ready, and the number of its slices.
fn ready(spec: BearoffJobSpec, store: &BearoffJobStore) -> (JobOutput, usize) {
    crate::common::job::ready(spec.begin(store).unwrap())
}

#[test]
fn a_database_that_is_ordered_is_the_one_that_would_have_been_made() {
    for (reach, made) in [
        (DatabaseSize::SixCheckers, six()),
        (DatabaseSize::AllCheckers, fifteen()),
    ] {
        let (job, steps) = ready(
            sent(&BearoffJobSpec::database(reach)),
            &BearoffJobStore::default(),
        );
        assert!(steps > 500, "{steps}");
        assert!(job.into_bytes() == Some(made.to_bytes()));
    }
}

#[test]
fn what_is_true_of_a_game_is_found_elsewhere() {
    let databases = [six(), fifteen()];
    for (game, database) in games().into_iter().zip(databases) {
        let mut begun = PreparedGameBuilder::new(database, game.setup().clone()).unwrap();
        assert_eq!(begun.job_spec(), game.job_spec());
        let (job, steps) = ready(sent(&begun.job_spec()), &BearoffJobStore::default());
        assert!(steps > 500, "{steps}");
        // Part of it may be done already.
        begun.build_while(|| false);
        begun.apply_analysis(&job.into_bytes().unwrap()).unwrap();
        assert_eq!(begun.finish().theory(), game.theory());
    }
}

#[test]
fn what_ones_own_play_is_worth_is_found_elsewhere() {
    let game = hand_game(four_against_four(), PERFECT, EvaluatorKind::OneSided);
    let rollout = played(&game, 5);
    let order = rollout.own_play().unwrap().job_spec();
    let own = rollout.own_play().unwrap().finish();
    assert_ne!(own.theory(), game.theory());
    assert_ne!(order, game.job_spec());
    // By somebody who knows nothing, and by somebody who knows the game.
    let store = BearoffJobStore::default();
    let (_, steps_of_game) = ready(game.job_spec(), &store);
    let (knowing, steps) = ready(sent(&order), &store);
    assert!(steps < steps_of_game / 10, "{steps} {steps_of_game}");
    let (unknowing, _) = ready(sent(&order), &BearoffJobStore::default());
    for job in [knowing, unknowing] {
        let mut begun = rollout.own_play().unwrap();
        begun.apply_analysis(&job.into_bytes().unwrap()).unwrap();
        assert_eq!(begun.finish().theory(), own.theory());
    }
}

/// What a job rolls, block by block, merged into the work that was ordered; and what whoever ordered it rolls himself.
fn assert_rolls_the_same(
    order: &BearoffJobSpec,
    mut work: impl ChunkedWork,
    mut alone: impl ChunkedWork,
    sizes: &[u64],
) {
    let (job, _) = ready(sent(order), &BearoffJobStore::default());
    let mut elsewhere = job.into_work().unwrap();
    assert_eq!(
        (elsewhere.total(), elsewhere.completed()),
        (work.total(), 0)
    );
    for &size in sizes {
        let (from, to) = (work.completed(), work.total().min(work.completed() + size));
        // Out of its turn, too: nobody has to roll what comes before.
        let later = elsewhere.run_chunk(to.min(work.total() - 1), work.total().min(to + 1));
        assert_eq!(
            later,
            alone.run_chunk(to.min(work.total() - 1), work.total().min(to + 1))
        );
        let block = elsewhere.run_chunk(from, to);
        assert_eq!(block, alone.run_chunk(from, to));
        assert_eq!((work.merge(&block), alone.merge(&block)), (Ok(()), Ok(())));
    }
    assert_eq!(work.completed(), sizes.iter().sum::<u64>());
}

#[test]
fn a_rollout_that_is_ordered_is_rolled_elsewhere() {
    for game in games() {
        let new = || Rollout::new(game.clone(), Seed::new(0x2a61));
        assert_rolls_the_same(&new().job_spec(), new(), new(), &[1, 2, 40, 57]);
    }
}

#[test]
fn many_rollouts_that_are_ordered_are_rolled_elsewhere() {
    for game in games() {
        let new = || RolloutBatch::new(game.clone(), Seed::new(7), 5, 21);
        // Through the middle of rollouts, and over their ends; 105 games in all.
        assert_rolls_the_same(&new().job_spec(), new(), new(), &[10, 30, 2, 50, 13]);
    }
}

#[test]
fn rollouts_that_are_stopped_when_ahead_are_rolled_elsewhere() {
    let [game, beyond] = games();
    let many = RolloutBatch::new(game, Seed::new(7), 12, 100);
    for estimate in [0, 6] {
        let new = || many.stopped_when_ahead(estimate).unwrap();
        assert_rolls_the_same(&new().job_spec(), new(), new(), &[1, 4, 7]);
    }
    let beyond = RolloutBatch::new(beyond, Seed::new(7), 12, 100);
    assert!(beyond.stopped_when_ahead(0).is_none());
}

#[test]
fn what_was_made_is_not_made_again() {
    let [game, _] = games();
    let store = BearoffJobStore::default();
    let (database, steps) = ready(BearoffJobSpec::database(DatabaseSize::SixCheckers), &store);
    let (made, steps_of_game) = ready(game.job_spec(), &store);
    // Of the table of exact chances 2 × 923 rows, less the first; the database was there.
    assert!(
        steps > 1000 && steps_of_game > 923,
        "{steps} {steps_of_game}"
    );
    drop((database, made));
    let rollout = Rollout::new(game.clone(), Seed::new(1)).job_spec();
    let many = RolloutBatch::new(game.clone(), Seed::new(1), 3, 3).job_spec();
    for order in [
        BearoffJobSpec::database(DatabaseSize::SixCheckers),
        game.job_spec(),
        rollout.clone(),
        many,
    ] {
        assert_eq!(ready(order, &store).1, 1);
    }
    // While a game is in use it stays; else the next one takes its place.
    let mut other = game.setup().clone();
    other.players.swap(0, 1);
    let other = PreparedGame::new(six(), other).unwrap();
    let (in_use, _) = ready(rollout.clone(), &store);
    ready(other.job_spec(), &store);
    assert_eq!(ready(rollout.clone(), &store).1, 1);
    drop(in_use);
    let third = Setup {
        players: [PERFECT; 2],
        ..game.setup().clone()
    };
    ready(PreparedGame::new(six(), third).unwrap().job_spec(), &store);
    assert!(ready(rollout, &store).1 > 923);
}

#[test]
fn two_jobs_at_once_need_one_database() {
    let [game, _] = games();
    let (store, specs) = (
        BearoffJobStore::default(),
        [
            game.job_spec(),
            BearoffJobSpec::database(DatabaseSize::SixCheckers),
        ],
    );
    let [mut first, mut second] = specs.map(|spec| spec.begin(&store).unwrap());
    // Slice by slice in turn: the second job has its database when the first one has.
    while second.get().is_none() {
        first.run_while(|| false);
        second.run_while(|| false);
    }
    assert!(first.get().is_none());
    assert_eq!(first.finish().into_bytes(), Some(game.encode_analysis()));
}

#[test]
fn bytes_that_are_no_order_are_garbled_or_one_that_can_be_tried() {
    let [_, beyond] = games();
    let small = game(
        position([1, 1, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0]),
        [PERFECT, Player::FewestPips],
        linear(&[EvaluatorKind::Exact, evaluators()[6]]),
    );
    let hand = hand_game(small.setup().position, PERFECT, EvaluatorKind::Even);
    let hand = played(&hand, 3);
    let many = RolloutBatch::new(small.clone(), Seed::new(7), 3, 100);
    let own_play = hand.own_play().map(|builder| builder.job_spec());
    let orders = [
        BearoffJobSpec::database(DatabaseSize::SixCheckers),
        own_play.clone().unwrap(),
        Rollout::new(small.clone(), Seed::new(1)).job_spec(),
        Rollout::new(beyond, Seed::new(1)).job_spec(),
        many.job_spec(),
        many.stopped_when_ahead(1).unwrap().job_spec(),
    ];
    let store = BearoffJobStore::default();
    for order in orders {
        let bytes = codec::encode(&order);
        let of = |bytes: &[u8]| {
            let spec: BearoffJobSpec = codec::decode(bytes).unwrap();
            spec.begin(&store)
        };
        let orders = (0..bytes.len()).filter(|&end| of(&bytes[..end]).is_ok());
        // Without the habits it is one of the same game.
        assert_eq!(
            orders.count(),
            usize::from(Some(&order) == own_play.as_ref())
        );
        for place in 0..bytes.len() {
            for other in [0, 3, 255] {
                let mut bytes = bytes.clone();
                bytes[place] = other;
                if of(&bytes).is_err() {
                    continue;
                }
                let (job, _) = ready(codec::decode(&bytes).unwrap(), &store);
                if let Some(mut work) = job.into_work()
                    && work.total() > 0
                {
                    assert!(!work.run_chunk(0, 1).is_empty());
                }
            }
        }
    }
}
