//! Bear-offs with a cube played by hand: which side must answer which question, and how results,
//! luck and mistakes add up.

use crate::common::cube_hand::{
    cube_game, play_game, position, random_chooser, rollout, waits_for_hand,
};
use rollout_lab::backgammon::cube::{CubeAction, CubePolicy, Owner, Thresholds};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player};
use rollout_lab::labs::cube::{CubeEstimate, CubePlayer, CubePlays, CubeRollout};
use rollout_lab::labs::hand::cube::{CubeHandError, CubeHandRollout, CubeQuestion};
use rollout_lab::labs::hand::{HandEnd, HandSides};
use rollout_lab::rollout::seed::Seed;

const PERFECT: [CubePlayer; 2] = [CubePlayer::PERFECT; 2];
const HANDS: [HandSides; 3] = [HandSides::X, HandSides::O, HandSides::Both];
const OWNERS: [Owner; 3] = [Owner::Centred, Owner::Side(Side::X), Owner::Side(Side::O)];

/// Returns five checkers against four.
fn race() -> rollout_lab::backgammon::bearoff_db::Position {
    position([1, 1, 0, 1, 1, 1], [0, 1, 1, 0, 1, 1])
}

#[test]
fn every_result_is_value_plus_luck_minus_mistakes() {
    let worst = CubePlayer {
        plays: CubePlays::Cubeless(Player::Evaluator(EvaluatorKind::Backwards)),
        cube: CubePolicy::Thresholds(Thresholds::new(0.4, 0.6)),
    };
    let mut passed = 0;
    for on_roll in [Side::X, Side::O] {
        for owner in OWNERS {
            for hands in HANDS {
                let game = cube_game(
                    race().with_on_roll(on_roll),
                    owner,
                    [worst; 2],
                    CubeEstimate::Exact,
                );
                let mut played = rollout(&game, hands, 5);
                let mut choose = random_chooser(11);
                for number in 0..40 {
                    let winner = play_game(&mut played, &mut choose);
                    let record = played.record(number).unwrap();
                    // The result is in points for the side on roll at the start.
                    let result = record.result.unwrap();
                    let sign = if winner == on_roll { 1.0 } else { -1.0 };
                    assert_eq!(result, sign * record.cube() as f64);
                    let costs = record
                        .costs
                        .unwrap()
                        .map(|costs| costs.checkers + costs.cube);
                    let (own, other) = (costs[on_roll as usize], costs[on_roll.other() as usize]);
                    let sum = game.theory().perfect + record.luck - own + other;
                    // An equity is rounded to 1.5e-8 points, and a mistake is multiplied by the
                    // cube.
                    assert!(
                        (result - sum).abs() < 1e-6 * record.cube() as f64,
                        "{record:?}"
                    );
                    assert!((record.reduced.unwrap() - (result - record.luck)).abs() < 1e-9);
                    // A mistake never gains points.
                    let mut losses = record.turns.iter().flat_map(|turn| {
                        let play = turn.turn.played.as_ref().map_or(0.0, |play| play.lost);
                        [turn.turn.cube_lost, turn.turn.answer_lost, play]
                    });
                    assert!(losses.all(|lost| lost > -1e-6 * record.cube() as f64));
                    passed += u32::from(record.passed());
                }
            }
        }
    }
    assert!(passed > 50, "{passed} games ended by a pass");
}

/// Plays the next game by hand with the actions and plays of a perfect player's game.
fn play_perfectly(rollout: &mut CubeHandRollout, perfect: &CubeRollout) {
    let number = rollout.begun_count() as u64;
    let record = perfect.record(number, 0);
    rollout.begin().unwrap();
    for turn in &record.turns {
        if rollout.side() != Some(turn.side) && !rollout.hand_sides().contains(turn.side.other()) {
            continue;
        }
        if rollout.open_question() == Some(CubeQuestion::Double)
            && rollout.side() == Some(turn.side)
        {
            match turn.action {
                CubeAction::NoDouble => rollout.roll().unwrap(),
                _ => rollout.double().unwrap(),
            }
        }
        if rollout.open_question() == Some(CubeQuestion::Answer) {
            match turn.action {
                CubeAction::Take => rollout.take().unwrap(),
                _ => rollout.pass().unwrap(),
            }
        }
        if let (Some(played), Ok(waiting)) = (&turn.played, rollout.turn_mut())
            && waiting.before() == turn.before
        {
            for step in &played.moves {
                waiting.move_checker_to(step.from, step.to).unwrap();
            }
            rollout.confirm().unwrap();
        }
    }
}

#[test]
fn perfect_actions_by_hand_give_a_perfect_players_games() {
    for owner in OWNERS {
        for hands in HANDS {
            let game = cube_game(race(), owner, PERFECT, CubeEstimate::CubelessTimesCube);
            let perfect = CubeRollout::new(game.clone(), Seed::new(21));
            let mut played = rollout(&game, hands, 21);
            for number in 0..100 {
                play_perfectly(&mut played, &perfect);
                assert!(!waits_for_hand(&played));
                let by_hand = played.record(number).unwrap();
                let expected = perfect.record(number as u64, 0);
                let turns: Vec<_> = by_hand.turns.iter().map(|turn| turn.turn.clone()).collect();
                assert_eq!(turns, expected.turns);
                assert_eq!(by_hand.end, HandEnd::Won(expected.winner));
                assert_eq!(by_hand.result, Some(expected.result));
                assert_eq!(
                    (by_hand.luck, by_hand.reduced),
                    (expected.luck, Some(expected.reduced))
                );
                assert_eq!(
                    (by_hand.cube(), by_hand.passed()),
                    (expected.cube, expected.passed)
                );
                for costs in by_hand.costs.unwrap() {
                    let cost = costs.checkers + costs.cube;
                    assert!(cost.abs() < 1e-6 * by_hand.cube() as f64);
                }
            }
        }
    }
}

#[test]
fn averages_exclude_abandoned_games() {
    let game = cube_game(race(), Owner::Centred, PERFECT, CubeEstimate::Exact);
    let mut played = rollout(&game, HandSides::Both, 3);
    let mut choose = random_chooser(4);
    for number in 0..30 {
        if number % 10 == 4 {
            played.begin().unwrap();
            played.abandon().unwrap();
        }
        play_game(&mut played, &mut choose);
    }
    let records: Vec<_> = (0..played.begun_count())
        .filter_map(|number| played.record(number))
        .filter(|record| record.result.is_some())
        .collect();
    assert_eq!(
        (played.begun_count(), records.len(), played.games()),
        (33, 30, 30)
    );
    let mean = |value: &dyn Fn(usize) -> f64| (0..30).map(value).sum::<f64>() / 30.0;
    let assert_near = |expected: f64, mean: Option<f64>| {
        assert!((expected - mean.unwrap()).abs() < 1e-9, "{expected}");
    };
    let point = played.point();
    assert_near(mean(&|k| records[k].result.unwrap()), point.plain.mean);
    assert_near(mean(&|k| records[k].reduced.unwrap()), point.reduced.mean);
    assert_near(mean(&|k| records[k].luck), point.luck);
    for side in [Side::X, Side::O] {
        let costs = played.costs(side).unwrap();
        let mistakes = |k: usize| records[k].costs.unwrap()[side as usize];
        assert_near(mean(&|k| mistakes(k).checkers), costs.checkers.mean);
        assert_near(mean(&|k| mistakes(k).cube), costs.cube.mean);
    }
    let wins = records
        .iter()
        .filter(|record| record.end == HandEnd::Won(Side::X))
        .count();
    assert_eq!(played.wins(), wins as u64);
    assert_eq!(played.history().count(), 30);
    assert_eq!(played.history().last(), Some(point));
}

/// Creates a rollout with four checkers of X on the ace point against one of O, X on roll.
///
/// X bears off with one double, or in two turns.
fn last_rolls(owner: Owner, hands: HandSides) -> CubeHandRollout {
    let start = position([4, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]);
    rollout(
        &cube_game(start, owner, PERFECT, CubeEstimate::Exact),
        hands,
        8,
    )
}

#[test]
fn only_a_side_that_may_double_is_asked_before_its_roll() {
    // X is on roll, and may double if the cube is centred or X owns it.
    for (owner, may_double) in OWNERS.into_iter().zip([true, true, false]) {
        let mut played = last_rolls(owner, HandSides::X);
        played.begin().unwrap();
        assert_eq!(played.open_question().is_some(), may_double, "{owner:?}");
        assert_eq!(played.turn().is_some(), !may_double);
        assert_eq!((played.cube(), played.has_doubled()), ((1, owner), false));
        if may_double {
            assert_eq!(played.open_question(), Some(CubeQuestion::Double));
            let play = played.turn_mut().map(|_| ());
            assert_eq!(play, Err(CubeHandError::QuestionOpen(CubeQuestion::Double)));
            assert_eq!(played.take(), Err(CubeHandError::QuestionNotOpen));
            played.roll().unwrap();
            assert_eq!(played.roll(), Err(CubeHandError::QuestionNotOpen));
        }
        assert!(played.roll_luck().is_some());
    }
}

#[test]
fn a_double_is_answered_before_the_roll_and_gives_the_cube_away() {
    let mut played = last_rolls(Owner::Centred, HandSides::Both);
    played.begin().unwrap();
    played.double().unwrap();
    assert_eq!(
        (played.open_question(), played.roll_luck()),
        (Some(CubeQuestion::Answer), None)
    );
    assert_eq!(played.double(), Err(CubeHandError::QuestionNotOpen));
    assert_eq!(played.cube(), (1, Owner::Centred));
    played.take().unwrap();
    assert_eq!(played.cube(), (2, Owner::Side(Side::O)));
    assert!(played.has_doubled() && played.open_question().is_none());
    assert_eq!(played.position().on_roll(), Side::X);
    // X wins by rolling doubles (1/6). After any other roll O is certain to win, and X passes O's
    // double. So without doubling X's equity is 1/6 − 5/6 = −2/3. With the cube at 2 it is −4/3, so
    // doubling costs 2/3.
    played.play_forced().unwrap();
    let record = played.record(0).unwrap();
    let turn = &record.turns[0].turn;
    assert_eq!(
        (turn.action, turn.cube, turn.owner),
        (CubeAction::Take, 1, Owner::Centred)
    );
    assert!((turn.cube_lost - 2.0 / 3.0).abs() < 1e-6, "{turn:?}");
    assert!(turn.answer_lost.abs() < 1e-6);
}

#[test]
fn a_pass_ends_the_game_for_the_cube_before_the_double() {
    let mut played = last_rolls(Owner::Side(Side::X), HandSides::Both);
    played.begin().unwrap();
    played.double().unwrap();
    played.pass().unwrap();
    assert!(!waits_for_hand(&played));
    let record = played.record(0).unwrap();
    assert_eq!(
        (record.end, record.passed(), record.cube()),
        (HandEnd::Won(Side::X), true, 1)
    );
    assert_eq!((record.result, record.luck), (Some(1.0), 0.0));
    let turn = &record.turns[0];
    assert!(turn.turn.played.is_none() && turn.mistake.is_none());
    // O's equity after a take is 4/3: X wins 2 points by rolling doubles (1/6) and loses 2
    // otherwise. The pass loses 1 point, so it costs 7/3.
    assert!((turn.turn.answer_lost - 7.0 / 3.0).abs() < 1e-6, "{turn:?}");
    // Between games, no action is possible.
    let no_game = Err(CubeHandError::NoGame);
    assert_eq!(played.pass(), no_game);
    assert_eq!(played.abandon(), no_game);
    assert_eq!(played.confirm(), no_game);
    assert_eq!(played.play_forced(), no_game);
}

#[test]
fn one_hand_is_asked_nothing_for_the_other_side() {
    let doubler = CubePlayer {
        plays: CubePlays::WithCube,
        cube: CubePolicy::Thresholds(Thresholds::new(0.0, 0.0)),
    };
    let game = cube_game(race(), Owner::Centred, [doubler; 2], CubeEstimate::Exact);
    let mut played = rollout(&game, HandSides::O, 2);
    let mut answers = 0;
    for _ in 0..20 {
        played.begin().unwrap();
        while waits_for_hand(&played) {
            match played.open_question() {
                // X doubles whenever the rules allow. O's hand must answer, with X on roll.
                Some(CubeQuestion::Answer) => {
                    assert_eq!(played.side(), Some(Side::X));
                    answers += 1;
                    played.take().unwrap();
                }
                Some(CubeQuestion::Double) => {
                    assert_eq!(played.side(), Some(Side::O));
                    played.roll().unwrap();
                }
                None => {
                    assert_eq!(played.side(), Some(Side::O));
                    let movable = played.turn().unwrap().movable_points().next();
                    match movable {
                        Some(from) => played.turn_mut().unwrap().move_checker(from).unwrap(),
                        None => played.confirm().unwrap(),
                    }
                }
            }
        }
    }
    // The cube is turned once a game, because O keeps it.
    assert_eq!(answers, 20);
    let cubes = (0..20).map(|number| played.record(number).unwrap().cube());
    assert!(cubes.into_iter().all(|cube| cube == 2));
}
