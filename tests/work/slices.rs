//! What takes long to make looks at the clock after a bounded number of units: what a page that must stay alive relies on.
//! The clock is the test's, and no time is measured. (What databases and games are made of has the same tests beside it,
//! unit by unit. Whoever rolls says how many: tests/work/blocks.rs.)

use crate::common::bearoff::{
    PERFECT, evaluators, fifteen, four_against_four, game, linear, on_all_scales, position, six,
};
use crate::common::clock::used_up_at;
use crate::common::hand::play_first_movable;
use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize};
use rollout_lab::labs::bearoff;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player, PreparedGameBuilder, Setup};
use rollout_lab::labs::hand::{HandRollout, HandSides};
use rollout_lab::rollout::seed::Seed;

/// Where games go along paths.
fn along_paths() -> std::sync::Arc<bearoff::PreparedGame> {
    game(
        four_against_four(),
        [PERFECT; 2],
        linear(&[EvaluatorKind::Exact]),
    )
}

#[test]
fn a_database_is_built_in_short_slices() {
    // Up to six checkers: 923² pairs, at most 922 of them in a row. Up to fifteen: 54,264
    // arrangements, at most 1,636 of them with one pip count, then 64 at a time.
    for (size, most) in [
        (DatabaseSize::SixCheckers, 0.0011),
        (DatabaseSize::AllCheckers, 0.03),
    ] {
        let mut building = Database::build(size);
        let (mut before, mut slices) = (0.0, 0);
        while !building.run_while(|| false) {
            assert!((before..before + most).contains(&building.progress()));
            before = building.progress();
            slices += 1;
        }
        assert!(before > 1.0 - most, "{before}");
        assert!(slices > 900, "{slices}");
    }
}

#[test]
fn a_game_is_made_ready_in_short_steps_however_many_estimates_it_has() {
    let setup = |position, players, estimates| Setup {
        position,
        players,
        estimates,
    };
    let small = [0, 1, 0, 0, 0, 1];
    for (database, setup) in [
        (
            six(),
            setup(
                four_against_four(),
                [PERFECT; 2],
                on_all_scales(&evaluators()),
            ),
        ),
        (
            six(),
            setup(
                position(small, small),
                [Player::FewestPips; 2],
                linear(&evaluators()),
            ),
        ),
        (six(), setup(four_against_four(), [PERFECT; 2], vec![])),
    ] {
        let mut builder = PreparedGameBuilder::new(database, setup.clone()).unwrap();
        // Tables of 35, 7 or no estimates, 923 rows each but for those that are the exact one.
        let tables = setup.estimates.iter();
        let tables = tables
            .filter(|estimate| !estimate.evaluator.ranks_exactly())
            .count();
        let mut all_looks = 0;
        loop {
            let mut looks = 0;
            let done = builder.build_while(|| {
                looks += 1;
                false
            });
            assert!((1..=2).contains(&looks) || done, "{looks}");
            all_looks += looks;
            if done {
                break;
            }
        }
        assert!(all_looks >= 923 * tables, "{all_looks}");
    }
}

#[test]
fn beyond_six_checkers_a_game_is_ready_at_once() {
    // There is nothing to make: every chance is worked out when it is wanted.
    let thick = [2, 2, 3, 2, 3, 3];
    let setup = Setup {
        position: position(thick, thick),
        players: [Player::FewestPips; 2],
        estimates: linear(&[
            EvaluatorKind::OneSided,
            EvaluatorKind::PipCount,
            EvaluatorKind::Even,
        ]),
    };
    let mut builder = PreparedGameBuilder::new(fifteen(), setup).unwrap();
    assert!(builder.build_while(|| panic!("there is nothing to wait for")));
}

#[test]
fn what_was_played_by_hand_is_played_again_play_by_play() {
    let game = along_paths();
    let mut played = HandRollout::new(game.clone(), HandSides::Both, Seed::new(1));
    play_first_movable(&mut played, 5);
    let text = played.game_text();
    let mut again = HandRollout::new(game, HandSides::Both, Seed::new(1));
    let mut pieces = 0;
    while again.game_text() != text {
        let rest = &text[again.game_text().len()..];
        // All rolls have less than 62 plays: each is written with one sign, as is a game that begins.
        assert_eq!(again.play_text_while(rest, &mut used_up_at(1)), Ok(1));
        pieces += 1;
    }
    assert_eq!(pieces, text.len());
    assert!(again.history().eq(played.history()));
    assert_eq!(again.play_text_while("", &mut used_up_at(1)), Ok(0));
}

#[test]
fn the_game_of_ones_own_play_is_worked_out_in_strides() {
    let game = along_paths();
    let rollout = HandRollout::new(game, HandSides::Both, Seed::new(1));
    let mut builder = rollout.own_play().unwrap();
    let mut calls = 0;
    while !builder.build_while(used_up_at(1)) {
        calls += 1;
    }
    // Strides of 64 positions to find them all, and of 1024 to say what is true of them. From 6543 against 6532 some
    // thousand positions come up.
    assert!(calls > 10, "{calls}");
}
