//! Long computations pause after a bounded number of units, so that a page stays responsive.
//!
//! The tests count pauses and measure no time. Unit tests of the core bound the single parts of
//! databases and games. Rollouts roll as many games as a call says (`tests/work/chunks.rs`).

use crate::common::bearoff::{
    PERFECT, evaluators, four_against_four, game, large_database, linear, on_all_scales, position,
    small_database,
};
use crate::common::clock::pause_at_call;
use crate::common::hand::play_first_movable;
use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize};
use rollout_lab::labs::bearoff;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player, PreparedGameBuilder, Setup};
use rollout_lab::labs::hand::{HandRollout, HandSides};
use rollout_lab::rollout::seed::Seed;

/// Prepares a game whose play follows precomputed paths.
fn game_with_paths() -> std::sync::Arc<bearoff::PreparedGame> {
    game(
        four_against_four(),
        [PERFECT; 2],
        linear(&[EvaluatorKind::Exact]),
    )
}

#[test]
fn databases_are_built_in_short_slices() {
    // Up to six checkers: 923² pairs, at most 922 of them in a row. Up to fifteen: 54,264
    // arrangements, at most 1,636 of them with one pip count, then 64 at a time.
    // The arrangements count for 0.4 of the second database.
    for (size, largest_slice) in [
        (DatabaseSize::SixCheckers, 0.0011),
        (DatabaseSize::AllCheckers, 0.4 * 1637.0 / 54_264.0),
    ] {
        let mut builder = Database::build(size);
        let (mut before, mut slices) = (0.0, 0);
        while !builder.run_while(|| false) {
            assert!((before..before + largest_slice).contains(&builder.progress()));
            before = builder.progress();
            slices += 1;
        }
        assert!(before > 1.0 - largest_slice, "{before}");
        assert!(slices > 900, "{slices}");
    }
}

#[test]
fn games_are_prepared_in_short_slices_with_any_number_of_estimates() {
    let setup = |position, players, estimates| Setup {
        position,
        players,
        estimates,
        truncation: None,
    };
    let small = [0, 1, 0, 0, 0, 1];
    for (database, setup) in [
        (
            small_database(),
            setup(
                four_against_four(),
                [PERFECT; 2],
                on_all_scales(&evaluators()),
            ),
        ),
        (
            small_database(),
            setup(
                position(small, small),
                [Player::FewestPips; 2],
                linear(&evaluators()),
            ),
        ),
        (
            small_database(),
            setup(four_against_four(), [PERFECT; 2], vec![]),
        ),
    ] {
        let mut builder = PreparedGameBuilder::new(database, setup.clone()).unwrap();
        // Each estimate has a table of 923 rows, unless it ranks plays as the exact table does.
        let tables = setup.estimates.iter();
        let tables = tables
            .filter(|estimate| !estimate.evaluator.ranks_exactly())
            .count();
        let mut all_checks = 0;
        loop {
            let mut checks = 0;
            let done = builder.build_while(|| {
                checks += 1;
                false
            });
            assert!((1..=2).contains(&checks) || done, "{checks}");
            all_checks += checks;
            if done {
                break;
            }
        }
        assert!(all_checks >= 923 * tables, "{all_checks}");
    }
}

#[test]
fn games_of_more_than_six_checkers_need_no_preparation() {
    // Such a game computes every chance when it needs it.
    let fifteen_checkers = [2, 2, 3, 2, 3, 3];
    let setup = Setup {
        position: position(fifteen_checkers, fifteen_checkers),
        players: [Player::FewestPips; 2],
        estimates: linear(&[
            EvaluatorKind::OneSided,
            EvaluatorKind::PipCount,
            EvaluatorKind::Even,
        ]),
        truncation: None,
    };
    let mut builder = PreparedGameBuilder::new(large_database(), setup).unwrap();
    assert!(builder.build_while(|| panic!("there is nothing to compute")));
}

#[test]
fn game_texts_are_replayed_play_by_play() {
    let game = game_with_paths();
    let mut played = HandRollout::new(game.clone(), HandSides::Both, Seed::new(1));
    play_first_movable(&mut played, 5);
    let text = played.game_text();
    let mut replayed = HandRollout::new(game, HandSides::Both, Seed::new(1));
    let mut characters = 0;
    while replayed.game_text() != text {
        let rest = &text[replayed.game_text().len()..];
        // The start of a game is one character. So is each play, because a roll has fewer than 62
        // plays.
        assert_eq!(replayed.play_text_while(rest, &mut pause_at_call(1)), Ok(1));
        characters += 1;
    }
    assert_eq!(characters, text.len());
    assert!(replayed.history().eq(played.history()));
    assert_eq!(replayed.play_text_while("", &mut pause_at_call(1)), Ok(0));
}

#[test]
fn analysis_of_hand_play_pauses_between_strides() {
    let game = game_with_paths();
    let rollout = HandRollout::new(game, HandSides::Both, Seed::new(1));
    let mut builder = rollout.own_play().unwrap();
    let mut calls = 0;
    while !builder.build_while(pause_at_call(1)) {
        calls += 1;
    }
    // A stride has 64 positions while they are found, and 1024 while they are analysed. About a
    // thousand positions can follow 6543 against 6532.
    assert!(calls > 10, "{calls}");
}
