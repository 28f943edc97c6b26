//! Job specs of bear-offs: a worker that has only the spec computes the same databases, analyses
//! and games as the page.

use std::sync::Arc;

use crate::common::bearoff::{
    PERFECT, WORST, evaluators, four_against_four, game, large_database, linear, position,
    small_database,
};
use crate::common::hand::{hand_game, play_game, worst};
use crate::common::job::run_in_slices;
use rollout_lab::backgammon::bearoff_db::DatabaseSize;
use rollout_lab::codec;
use rollout_lab::codec::DecodeError;
use rollout_lab::labs::bearoff::{
    BearoffJobSpec, BearoffJobStore, EvaluatorKind, Player, PreparedGame, PreparedGameBuilder,
    Rollout, RolloutBatch, Setup,
};
use rollout_lab::labs::hand::{HandRollout, HandSides};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::job::JobOutput;
use rollout_lab::rollout::seed::Seed;

/// Returns a game of at most six checkers a side, and one of more checkers.
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

/// Plays games of a hand that always makes the worst play.
fn play_worst(game: &Arc<PreparedGame>, games: u32) -> HandRollout {
    let mut rollout = crate::common::hand::rollout(game, HandSides::Both, 4);
    for _ in 0..games {
        play_game(&mut rollout, &worst);
    }
    rollout
}

/// Encodes a job spec and decodes it again.
fn round_trip(spec: &BearoffJobSpec) -> BearoffJobSpec {
    let decoded = codec::decode(&codec::encode(spec)).unwrap();
    assert_eq!(&decoded, spec);
    decoded
}

/// Runs a job to its end. Returns its output and the number of slices.
fn run(spec: BearoffJobSpec, store: &BearoffJobStore) -> (JobOutput, usize) {
    run_in_slices(store.begin(spec))
}

#[test]
fn jobs_build_the_same_databases() {
    for (size, database) in [
        (DatabaseSize::SixCheckers, small_database()),
        (DatabaseSize::AllCheckers, large_database()),
    ] {
        let size = codec::decode(&codec::encode(&size)).unwrap();
        let job = BearoffJobStore::default().begin_database(size);
        let (output, slices) = run_in_slices(job);
        assert!(slices > 500, "{slices}");
        assert!(output.into_bytes() == Some(database.to_bytes()));
    }
}

#[test]
fn jobs_compute_the_same_analysis() {
    let databases = [small_database(), large_database()];
    for (game, database) in games().into_iter().zip(databases) {
        let mut builder = PreparedGameBuilder::new(database, game.setup().clone()).unwrap();
        assert_eq!(builder.job_spec(), game.job_spec());
        let (output, slices) = run(round_trip(&builder.job_spec()), &BearoffJobStore::default());
        assert!(slices > 500, "{slices}");
        // The page may already have done a part itself.
        builder.build_while(|| false);
        builder
            .apply_analysis(&output.into_bytes().unwrap())
            .unwrap();
        assert_eq!(builder.finish().theory(), game.theory());
    }
}

#[test]
fn jobs_compute_the_same_analysis_of_hand_play() {
    let game = hand_game(four_against_four(), PERFECT, EvaluatorKind::OneSided);
    let rollout = play_worst(&game, 5);
    let spec = rollout.own_play().unwrap().job_spec();
    let own = rollout.own_play().unwrap().finish();
    assert_ne!(own.theory(), game.theory());
    assert_ne!(spec, game.job_spec());
    // One worker has the game in its store; another one has an empty store.
    let store = BearoffJobStore::default();
    let (_, slices_of_game) = run(game.job_spec(), &store);
    let (with_game, slices) = run(round_trip(&spec), &store);
    assert!(slices < slices_of_game / 10, "{slices} {slices_of_game}");
    let (without_game, _) = run(round_trip(&spec), &BearoffJobStore::default());
    for output in [with_game, without_game] {
        let mut builder = rollout.own_play().unwrap();
        builder
            .apply_analysis(&output.into_bytes().unwrap())
            .unwrap();
        assert_eq!(builder.finish().theory(), own.theory());
    }
}

/// Asserts that a job's chunks of these sizes equal those of `local`, and can be merged into
/// `work`.
///
/// `work` and `local` are two fresh copies of the work that `spec` describes.
fn assert_same_chunks(
    spec: &BearoffJobSpec,
    mut work: impl ChunkedWork,
    mut local: impl ChunkedWork,
    sizes: &[u64],
) {
    let (output, _) = run(round_trip(spec), &BearoffJobStore::default());
    let mut remote = output.into_work().unwrap();
    assert_eq!((remote.total(), remote.completed()), (work.total(), 0));
    for &size in sizes {
        let (from, to) = (work.completed(), work.total().min(work.completed() + size));
        // A chunk does not depend on the chunks before it.
        let later = remote.run_chunk(to.min(work.total() - 1), work.total().min(to + 1));
        assert_eq!(
            later,
            local.run_chunk(to.min(work.total() - 1), work.total().min(to + 1))
        );
        let chunk = remote.run_chunk(from, to);
        assert_eq!(chunk, local.run_chunk(from, to));
        assert_eq!((work.merge(&chunk), local.merge(&chunk)), (Ok(()), Ok(())));
    }
    assert_eq!(work.completed(), sizes.iter().sum::<u64>());
}

#[test]
fn jobs_roll_the_same_rollouts() {
    for game in games() {
        let new = || Rollout::new(game.clone(), Seed::new(0x2a61));
        assert_same_chunks(&new().job_spec(), new(), new(), &[1, 2, 40, 57]);
    }
}

#[test]
fn jobs_roll_the_same_batches() {
    for game in games() {
        let new = || RolloutBatch::new(game.clone(), Seed::new(7), 5, 21);
        // Some chunks end within a rollout, and some extend over several. There are 105 games.
        assert_same_chunks(&new().job_spec(), new(), new(), &[10, 30, 2, 50, 13]);
    }
}

#[test]
fn jobs_roll_the_same_stopped_rollouts() {
    let [game, beyond] = games();
    let batch = RolloutBatch::new(game, Seed::new(7), 12, 100);
    for estimate in [0, 6] {
        let new = || batch.stopped_when_ahead(estimate).unwrap();
        assert_same_chunks(&new().job_spec(), new(), new(), &[1, 4, 7]);
    }
    let beyond = RolloutBatch::new(beyond, Seed::new(7), 12, 100);
    assert!(beyond.stopped_when_ahead(0).is_none());
}

#[test]
fn stores_reuse_databases_and_games() {
    let [game, _] = games();
    let store = BearoffJobStore::default();
    let six = DatabaseSize::SixCheckers;
    let (database, slices) = run_in_slices(store.begin_database(six));
    let (analysis, slices_of_game) = run(game.job_spec(), &store);
    // The game reuses the database. Each of its own tables of chances has 923 rows, and each row is
    // a slice.
    assert!(
        slices > 1000 && slices_of_game > 923,
        "{slices} {slices_of_game}"
    );
    drop((database, analysis));
    let rollout = Rollout::new(game.clone(), Seed::new(1)).job_spec();
    let batch = RolloutBatch::new(game.clone(), Seed::new(1), 3, 3).job_spec();
    assert_eq!(run_in_slices(store.begin_database(six)).1, 1);
    for spec in [game.job_spec(), rollout.clone(), batch] {
        assert_eq!(run(spec, &store).1, 1);
    }
    // A store keeps a game while it is in use. Otherwise the next game replaces it.
    let mut other = game.setup().clone();
    other.players.swap(0, 1);
    let other = PreparedGame::new(small_database(), other).unwrap();
    let (in_use, _) = run(rollout.clone(), &store);
    run(other.job_spec(), &store);
    assert_eq!(run(rollout.clone(), &store).1, 1);
    drop(in_use);
    let third = Setup {
        players: [PERFECT; 2],
        ..game.setup().clone()
    };
    run(
        PreparedGame::new(small_database(), third)
            .unwrap()
            .job_spec(),
        &store,
    );
    assert!(run(rollout, &store).1 > 923);
}

#[test]
fn concurrent_jobs_share_a_database() {
    let [game, _] = games();
    let store = BearoffJobStore::default();
    let mut first = store.begin(game.job_spec());
    let mut second = store.begin_database(DatabaseSize::SixCheckers);
    // The jobs take turns. The second job has its database as soon as the first one has it.
    while second.get().is_none() {
        first.run_while(|| false);
        second.run_while(|| false);
    }
    assert!(first.get().is_none());
    assert_eq!(first.finish().into_bytes(), Some(game.encode_analysis()));
}

#[test]
fn invalid_database_sizes_are_refused() {
    for bytes in [&[][..], &[2], &[0, 0]] {
        assert_eq!(codec::decode::<DatabaseSize>(bytes), Err(DecodeError));
    }
}

#[test]
fn invalid_bytes_are_refused_or_give_a_valid_job() {
    let [_, beyond] = games();
    let small = game(
        position([1, 1, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0]),
        [PERFECT, Player::FewestPips],
        linear(&[EvaluatorKind::Exact, evaluators()[6]]),
    );
    let hand = hand_game(small.setup().position, PERFECT, EvaluatorKind::Even);
    let hand = play_worst(&hand, 3);
    let batch = RolloutBatch::new(small.clone(), Seed::new(7), 3, 100);
    let own_play = hand.own_play().map(|builder| builder.job_spec());
    let specs = [
        own_play.unwrap(),
        Rollout::new(small.clone(), Seed::new(1)).job_spec(),
        Rollout::new(beyond, Seed::new(1)).job_spec(),
        batch.job_spec(),
        batch.stopped_when_ahead(1).unwrap().job_spec(),
    ];
    let store = BearoffJobStore::default();
    for spec in specs {
        let bytes = codec::encode(&spec);
        for end in 0..bytes.len() {
            assert_eq!(
                codec::decode::<BearoffJobSpec>(&bytes[..end]),
                Err(DecodeError)
            );
        }
        for index in 0..bytes.len() {
            for value in [0, 3, 255] {
                let mut bytes = bytes.clone();
                bytes[index] = value;
                let Ok(spec) = codec::decode(&bytes) else {
                    continue;
                };
                let (output, _) = run(spec, &store);
                if let Some(mut work) = output.into_work()
                    && work.total() > 0
                {
                    assert!(!work.run_chunk(0, 1).is_empty());
                }
            }
        }
    }
}
