//! Databases and analyses of games keep all their values when a page and its workers exchange them
//! as bytes.

use std::sync::Arc;

use crate::common::bearoff::{
    PERFECT, PLAYERS, WITHOUT_EXACT_CHANCES, WORST, arrangements, checkers, evaluators,
    four_against_four, game, large_database, linear, on_all_scales, position, small_database,
};
use crate::common::hand::play_first_movable;
use rollout_lab::backgammon::bearoff_db::{Database, Position};
use rollout_lab::backgammon::side::Side;
use rollout_lab::codec::DecodeError;
use rollout_lab::labs::bearoff::{
    EvaluatorKind, Player, PreparedGame, PreparedGameBuilder, Rollout,
};
use rollout_lab::labs::hand::{HandRollout, HandSides};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::seed::Seed;

/// Returns a position of more than six checkers a side, O on roll.
fn seven_against_eight() -> Position {
    let position = position([1, 1, 2, 1, 1, 1], [2, 2, 1, 1, 1, 1]);
    position.with_on_roll(Side::O)
}

/// Rebuilds a game from the bytes of its analysis and of its database, as a page does with a
/// worker's bytes.
fn round_trip(game: &PreparedGame, database: &Database) -> Arc<PreparedGame> {
    let database = Database::build_from_bytes(&database.to_bytes())
        .unwrap()
        .finish();
    let mut builder = PreparedGameBuilder::new(Arc::new(database), game.setup().clone()).unwrap();
    builder.apply_analysis(&game.encode_analysis()).unwrap();
    assert_eq!(builder.progress(), 1.0);
    Arc::new(builder.finish())
}

#[test]
fn database_survives_round_trip() {
    for (original, max_checkers) in [(small_database(), 6), (large_database(), 15)] {
        let mut builder = Database::build_from_bytes(&original.to_bytes()).unwrap();
        // The part that is not sent is computed in slices, too.
        let mut before = 0.0;
        while !builder.run_while(|| false) {
            assert!((before..1.0).contains(&builder.progress()));
            before = builder.progress();
        }
        assert_eq!(builder.progress(), 1.0);
        let received = builder.finish();
        assert_eq!(received.size(), original.size());
        assert!(received.to_bytes() == original.to_bytes());
        let all = arrangements(max_checkers);
        for (index, &points) in all.iter().enumerate().step_by(7) {
            let mover = checkers(points);
            assert_eq!(received.mean_rolls(mover), original.mean_rolls(mover));
            for roll in Roll::all().step_by(5) {
                assert_eq!(received.plays(mover, roll), original.plays(mover, roll));
            }
            let position = position(points, all[all.len() - 1 - index]);
            assert_eq!(
                received.exact_chance(position),
                original.exact_chance(position)
            );
        }
    }
}

/// Formats the theory of a game, its roll maps, 20 full records and the sums of 200 games.
fn describe(game: &Arc<PreparedGame>) -> String {
    let mut rollout = Rollout::new(game.clone(), Seed::new(3));
    let chunk = rollout.run_chunk(0, 200);
    let estimates = 0..game.setup().estimates.len();
    let maps: Vec<_> = estimates
        .clone()
        .map(|estimate| (game.evaluation(estimate), game.roll_map(estimate)))
        .collect();
    let records: Vec<_> = estimates
        .flat_map(|estimate| (0..20).map(move |k| (estimate, k)))
        .map(|(estimate, k)| rollout.record(k, estimate))
        .collect();
    format!("{:?} {chunk:?} {maps:?} {records:?}", game.theory())
}

#[test]
fn game_survives_round_trip_with_all_players_and_evaluators() {
    for x in PLAYERS {
        for o in PLAYERS {
            let original = game(four_against_four(), [x, o], linear(&evaluators()));
            assert!(
                describe(&original) == describe(&round_trip(&original, &small_database())),
                "{x:?} {o:?}"
            );
        }
    }
    let original = game(
        four_against_four(),
        [PERFECT, WORST],
        on_all_scales(&evaluators()),
    );
    assert!(describe(&original) == describe(&round_trip(&original, &small_database())));
    // Players whose evaluators are not among the estimates.
    for evaluator in evaluators() {
        let players = [Player::Evaluator(evaluator), PERFECT];
        let original = game(four_against_four(), players, linear(&[EvaluatorKind::Even]));
        assert!(
            describe(&original) == describe(&round_trip(&original, &small_database())),
            "{evaluator:?}"
        );
    }
    // Beyond the exact database there is no analysis to send.
    let estimates = on_all_scales(&WITHOUT_EXACT_CHANCES);
    let players = [
        Player::Evaluator(EvaluatorKind::OneSided),
        Player::FewestPips,
    ];
    let original = game(seven_against_eight(), players, estimates);
    assert!(describe(&original) == describe(&round_trip(&original, &large_database())));
}

#[test]
fn hand_play_and_its_analysis_survive_round_trip() {
    let original = game(four_against_four(), [PERFECT, WORST], linear(&evaluators()));
    let play_by_hand = |game: Arc<PreparedGame>| {
        let mut rollout = HandRollout::new(game, HandSides::X, Seed::new(5));
        play_first_movable(&mut rollout, 6);
        rollout
    };
    let [local, remote] = [
        play_by_hand(original.clone()),
        play_by_hand(round_trip(&original, &small_database())),
    ];
    assert_eq!(local.game_text(), remote.game_text());
    assert!(local.history().eq(remote.history()));
    for number in 0..6 {
        assert_eq!(local.record(number), remote.record(number));
    }
    let [local, remote] =
        [local, remote].map(|rollout| Arc::new(rollout.own_play().unwrap().finish()));
    assert_ne!(local.theory(), original.theory());
    assert_eq!(describe(&local), describe(&remote));
}

#[test]
fn analysis_of_another_game_is_refused() {
    let error = |game: &PreparedGame, database: Arc<Database>, analysis: &[u8]| {
        let mut builder = PreparedGameBuilder::new(database, game.setup().clone()).unwrap();
        builder.apply_analysis(analysis).err()
    };
    let within = game(four_against_four(), [PERFECT; 2], linear(&evaluators()));
    let fewer = game(
        four_against_four(),
        [PERFECT; 2],
        linear(&[EvaluatorKind::Exact]),
    );
    let beyond = game(seven_against_eight(), [Player::FewestPips; 2], vec![]);
    let [of_within, of_fewer, of_beyond] =
        [&within, &fewer, &beyond].map(|game| game.encode_analysis());
    assert_eq!(error(&within, small_database(), &of_within), None);
    assert_eq!(
        error(&within, small_database(), &of_fewer),
        Some(DecodeError)
    );
    assert_eq!(
        error(&within, small_database(), &of_beyond),
        Some(DecodeError)
    );
    assert_eq!(error(&beyond, large_database(), &of_beyond), None);
    assert_eq!(
        error(&beyond, large_database(), &of_within),
        Some(DecodeError)
    );
    for end in 0..of_within.len() {
        assert_eq!(
            error(&within, small_database(), &of_within[..end]),
            Some(DecodeError),
            "{end}"
        );
    }
}

#[test]
fn invalid_database_bytes_are_refused() {
    let bytes = small_database().to_bytes();
    let refused = |bytes: &[u8]| Database::build_from_bytes(bytes).err() == Some(DecodeError);
    for end in (0..bytes.len()).step_by(bytes.len() / 50) {
        assert!(refused(&bytes[..end]), "{end}");
    }
    assert!(refused(&[bytes.clone(), vec![0]].concat()));
    // The first byte is the size. Size 1 is the larger database, whose bytes would be too few.
    // Sizes 2 and 255 do not exist.
    for size in [1, 2, 255] {
        assert!(refused(&[&[size], &bytes[1..]].concat()), "{size}");
    }
    // The highest bytes of a probability of one of 924 arrangements, of a chance in the table, and
    // of the number of means.
    for index in [4, 4 * 924 * 32, 4 * 924 * 32 + 1, bytes.len() - 1] {
        let mut bytes = bytes.clone();
        bytes[index] = 255;
        assert!(refused(&bytes), "{index}");
    }
}
