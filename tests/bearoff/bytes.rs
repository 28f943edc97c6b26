//! What passes between a page's core and those of its workers: databases, and what is true of a game. Whoever receives it
//! knows and plays the same as whoever made it.

use std::sync::Arc;

use crate::common::bearoff::{
    PERFECT, PLAYERS, WORST, arrangements, checkers, evaluators, fifteen, four_against_four, game,
    linear, on_all_scales, position, six,
};
use crate::common::hand::play_first_movable;
use rollout_lab::backgammon::bearoff_db::{Database, Position};
use rollout_lab::codec::DecodeError;
use rollout_lab::labs::bearoff::{
    EvaluatorKind, Player, PreparedGame, PreparedGameBuilder, RollMap, Rollout,
};
use rollout_lab::labs::hand::{HandRollout, HandSides};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::seed::Seed;

/// Beyond six checkers a side, O on roll.
fn seven_against_eight() -> Position {
    let position = position([1, 1, 2, 1, 1, 1], [2, 2, 1, 1, 1, 1]);
    position.with_on_roll(rollout_lab::backgammon::side::Side::O)
}

/// The same game, as who has not made it receives it, with a database that was received, too.
fn received(game: &PreparedGame, database: &Database) -> Arc<PreparedGame> {
    let database = Database::build_from_bytes(&database.to_bytes())
        .unwrap()
        .finish();
    let mut builder = PreparedGameBuilder::new(Arc::new(database), game.setup().clone()).unwrap();
    builder.apply_analysis(&game.encode_analysis()).unwrap();
    assert_eq!(builder.progress(), 1.0);
    Arc::new(builder.finish())
}

#[test]
fn a_database_that_was_received_knows_the_same() {
    for (sent, most) in [(six(), 6), (fifteen(), 15)] {
        let mut building = Database::build_from_bytes(&sent.to_bytes()).unwrap();
        // What is left to do is done in steps, too.
        let mut before = 0.0;
        while !building.run_while(|| false) {
            assert!((before..1.0).contains(&building.progress()));
            before = building.progress();
        }
        assert_eq!(building.progress(), 1.0);
        let received = building.finish();
        assert_eq!(received.size(), sent.size());
        assert!(received.to_bytes() == sent.to_bytes());
        let all = arrangements(most);
        for (at, &points) in all.iter().enumerate().step_by(7) {
            let mover = checkers(points);
            assert_eq!(received.mean_rolls(mover), sent.mean_rolls(mover));
            for roll in Roll::all().step_by(5) {
                assert_eq!(received.plays(mover, roll), sent.plays(mover, roll));
            }
            let position = position(points, all[all.len() - 1 - at]);
            assert_eq!(received.exact_chance(position), sent.exact_chance(position));
        }
    }
}

/// All that is said of a game and of what is rolled of it: what theory knows, the 36 rolls, 20 games in all their turns, and
/// the sums of 200.
fn said(game: &Arc<PreparedGame>) -> String {
    let mut rollout = Rollout::new(game.clone(), Seed::new(3));
    let block = rollout.run_chunk(0, 200);
    let estimates = 0..game.setup().estimates.len();
    let maps: Vec<_> = estimates.clone().map(|it| RollMap::new(game, it)).collect();
    let records: Vec<_> = estimates
        .flat_map(|estimate| (0..20).map(move |k| (estimate, k)))
        .map(|(estimate, k)| rollout.record(k, estimate))
        .collect();
    format!("{:?} {block:?} {maps:?} {records:?}", game.theory())
}

#[test]
fn a_game_that_was_received_is_the_same_whoever_plays_and_measures() {
    let within = four_against_four();
    for x in PLAYERS {
        for o in PLAYERS {
            let made = game(within, [x, o], linear(&evaluators()));
            assert!(said(&made) == said(&received(&made, &six())), "{x:?} {o:?}");
        }
    }
    let made = game(within, [PERFECT, WORST], on_all_scales(&evaluators()));
    assert!(said(&made) == said(&received(&made, &six())));
    // Players who are none of the estimates.
    for evaluator in evaluators() {
        let players = [Player::Evaluator(evaluator), PERFECT];
        let made = game(within, players, linear(&[EvaluatorKind::Even]));
        assert!(
            said(&made) == said(&received(&made, &six())),
            "{evaluator:?}"
        );
    }
    // Where nothing is known exactly there is nothing to receive, and all is as it was.
    let one_at_a_time = on_all_scales(&crate::common::bearoff::ONE_AT_A_TIME);
    let players = [
        Player::Evaluator(EvaluatorKind::OneSided),
        Player::FewestPips,
    ];
    let made = game(seven_against_eight(), players, one_at_a_time);
    assert!(said(&made) == said(&received(&made, &fifteen())));
}

#[test]
fn a_game_that_was_received_is_played_by_hand_and_then_worked_out_in_the_same_way() {
    let made = game(four_against_four(), [PERFECT, WORST], linear(&evaluators()));
    let played = |game: Arc<PreparedGame>| {
        let mut rollout = HandRollout::new(game, HandSides::X, Seed::new(5));
        play_first_movable(&mut rollout, 6);
        rollout
    };
    let [one, two] = [played(made.clone()), played(received(&made, &six()))];
    assert_eq!(one.game_text(), two.game_text());
    assert!(one.history().eq(two.history()));
    for number in 0..6 {
        assert_eq!(one.record(number), two.record(number));
    }
    let [one, two] = [one, two].map(|rollout| Arc::new(rollout.own_play().unwrap().finish()));
    assert_ne!(one.theory(), made.theory());
    assert_eq!(said(&one), said(&two));
}

#[test]
fn what_is_true_of_another_kind_of_game_is_garbled() {
    let take = |game: &PreparedGame, database: Arc<Database>, made: &[u8]| {
        let mut builder = PreparedGameBuilder::new(database, game.setup().clone()).unwrap();
        builder.apply_analysis(made).err()
    };
    let within = game(four_against_four(), [PERFECT; 2], linear(&evaluators()));
    let fewer = game(
        four_against_four(),
        [PERFECT; 2],
        linear(&[EvaluatorKind::Exact]),
    );
    let beyond = game(seven_against_eight(), [Player::FewestPips; 2], vec![]);
    let [made, of_fewer, of_nothing] =
        [&within, &fewer, &beyond].map(|game| game.encode_analysis());
    assert_eq!(take(&within, six(), &made), None);
    assert_eq!(take(&within, six(), &of_fewer), Some(DecodeError));
    assert_eq!(take(&within, six(), &of_nothing), Some(DecodeError));
    assert_eq!(take(&beyond, fifteen(), &of_nothing), None);
    assert_eq!(take(&beyond, fifteen(), &made), Some(DecodeError));
    for end in 0..made.len() {
        assert_eq!(
            take(&within, six(), &made[..end]),
            Some(DecodeError),
            "{end}"
        );
    }
}

#[test]
fn bytes_that_are_no_database_are_garbled() {
    let bytes = six().to_bytes();
    let garbled = |bytes: &[u8]| Database::build_from_bytes(bytes).err() == Some(DecodeError);
    for end in (0..bytes.len()).step_by(bytes.len() / 50) {
        assert!(garbled(&bytes[..end]), "{end}");
    }
    assert!(garbled(&[bytes.clone(), vec![0]].concat()));
    // That it is the larger one, of which most is missing; and one that there is not.
    for reach in [1, 2, 255] {
        assert!(garbled(&[&[reach], &bytes[1..]].concat()), "{reach}");
    }
    // The highest byte of a probability of one of 924 arrangements, and of a chance in the table; how many means there are.
    for place in [4, 4 * 924 * 32, 4 * 924 * 32 + 1, bytes.len() - 1] {
        let mut bytes = bytes.clone();
        bytes[place] = 255;
        assert!(garbled(&bytes), "{place}");
    }
}
