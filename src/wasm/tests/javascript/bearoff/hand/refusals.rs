//! Refusals of invalid actions and arguments, each with a code and the facts. The rollout is
//! unchanged.

use js_sys::{Array, Error};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::super::module::{call, construct, get, number, text};
use super::super::super::refusals::{Outcome, assert_wrong_shape, invalid_counts, refused};
use super::super::super::seeds::{INVALID_SEEDS, non_strings};
use super::super::refusals::foreign_objects;
use super::super::{database, four_against_four, game, new_game, perfect_game, position, setup};
use super::{
    EXACT, SEED, begin_with, call_ok, call_with_numbers, hand_rollout, movable, play_written,
    state_text, view,
};

/// All facts that an error can have.
const FACTS: [&str; 9] = [
    "side", "count", "at", "found", "die", "highest", "to", "value", "argument",
];

/// Asserts a refusal with this code and exactly these facts.
#[track_caller]
fn assert_refused(outcome: Outcome, code: &str, facts: &[(&str, u32)]) {
    let (thrown, found) = refused(outcome);
    assert_eq!(found, code);
    for name in FACTS {
        let told = facts.iter().find(|fact| fact.0 == name);
        match told {
            Some(&(_, fact)) => assert_eq!(number(&thrown, name), f64::from(fact), "{name}"),
            None => assert!(get(&thrown, name).is_undefined(), "{name}"),
        }
    }
}

/// Asserts a refusal with this code and exactly these facts, and an unchanged rollout.
#[track_caller]
fn assert_refuses(
    rollout: &JsValue,
    (method, numbers): (&str, &[u32]),
    code: &str,
    facts: &[(&str, u32)],
) {
    let before = state_text(rollout);
    assert_refused(call_with_numbers(rollout, method, numbers), code, facts);
    assert_eq!(state_text(rollout), before);
}

fn new(arguments: [&JsValue; 3]) -> Outcome {
    construct("HandRollout", &arguments)
}

fn exact_game() -> JsValue {
    perfect_game(&four_against_four(), &EXACT)
}

/// Returns a rollout with an abandoned game. In the next game X has rolled 5-2 and played one die.
fn rollout_within_a_turn() -> JsValue {
    let rollout = hand_rollout(&exact_game(), "x", "_-");
    begin_with(&rollout, &[5.0, 2.0]);
    call_with_numbers(&rollout, "move", &[6, 1]).expect("a move");
    rollout
}

#[wasm_bindgen_test]
fn impossible_moves_are_refused_with_the_reason() {
    // O cannot win before X's next turn.
    let start = position([0, 1, 0, 0, 0, 1], [0, 0, 0, 0, 2, 4], "x");
    let rollout = hand_rollout(&perfect_game(&start, &EXACT), "x", "");
    begin_with(&rollout, &[3.0; 4]);
    let refuses = |points: &[u32], code, facts: &[(&str, u32)]| {
        assert_refuses(&rollout, ("move", points), code, facts);
    };
    for from in [0, 1, 3, 4, 5] {
        for to in [&[][..], &[0]] {
            let points = [&[from], to].concat();
            refuses(&points, "MoveNoChecker", &[("at", from)]);
        }
    }
    // A 3 bears off from the 2 point only without checkers on higher points.
    let behind = [("die", 3), ("at", 2), ("highest", 6)];
    refuses(&[2], "MoveBehind", &behind);
    refuses(&[2, 0], "MoveBehind", &behind);
    // 3s move from 6 to 3 and off, but not backwards and not to the same point.
    for (from, to) in [(6, 1), (6, 4), (6, 6), (2, 6), (2, 1)] {
        refuses(&[from, to], "MoveTooFar", &[("at", from), ("to", to)]);
    }
    call_with_numbers(&rollout, "move", &[6, 3]).unwrap();
    let behind = [("die", 3), ("at", 2), ("highest", 3)];
    refuses(&[2], "MoveBehind", &behind);
    refuses(&[6], "MoveNoChecker", &[("at", 6)]);
    call_with_numbers(&rollout, "move", &[3, 0]).unwrap();
    call_with_numbers(&rollout, "move", &[2, 0]).unwrap();
    // All checkers are off with a die to spare.
    assert_eq!(get(&view(&rollout), "turn.done"), true);
    for points in [&[2][..], &[2, 0], &[6, 3]] {
        refuses(points, "MoveNoDieLeft", &[]);
    }
}

#[wasm_bindgen_test]
fn moves_beyond_the_dice_are_too_far() {
    let start = position([0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 2, 4], "x");
    let rollout = hand_rollout(&perfect_game(&start, &EXACT), "x", "");
    begin_with(&rollout, &[2.0, 1.0]);
    // One die reaches 5 or 4, both reach 3.
    for to in [0, 1, 2] {
        let facts = [("at", 6), ("to", to)];
        assert_refuses(&rollout, ("move", &[6, to]), "MoveTooFar", &facts);
    }
    call_with_numbers(&rollout, "move", &[6, 3]).unwrap();
    assert_refuses(&rollout, ("move", &[6]), "MoveNoDieLeft", &[]);
}

#[wasm_bindgen_test]
fn actions_between_games_are_refused() {
    for written in ["", "_-"] {
        let rollout = hand_rollout(&exact_game(), "x", written);
        for (method, points) in [
            ("move", &[6][..]),
            ("move", &[6, 5]),
            ("confirm", &[]),
            ("playForced", &[]),
            ("abandon", &[]),
        ] {
            assert_refuses(&rollout, (method, points), "HandNoGame", &[]);
        }
        // Undo and swap do nothing between games, without an error.
        let before = state_text(&rollout);
        assert_eq!(call_with_numbers(&rollout, "undo", &[]), Ok(false.into()));
        assert_eq!(
            call_with_numbers(&rollout, "swap", &[]),
            Ok(JsValue::UNDEFINED)
        );
        assert_eq!(state_text(&rollout), before);
        call_ok(&rollout, "begin");
        assert_refuses(&rollout, ("begin", &[]), "HandGameGoesOn", &[]);
    }
}

#[wasm_bindgen_test]
fn confirm_needs_all_dice_played() {
    for (wanted, dice) in [(&[5.0, 2.0][..], 2), (&[3.0; 4], 4)] {
        let rollout = hand_rollout(&exact_game(), "x", "");
        begin_with(&rollout, wanted);
        for left in (1..=dice).rev() {
            assert_refuses(
                &rollout,
                ("confirm", &[]),
                "HandUnfinished",
                &[("count", left)],
            );
            let refused = call_with_numbers(&rollout, "playForced", &[]).expect_err("a choice");
            assert_eq!(text(&refused, "code"), "HandNotForced");
            assert!(number(&refused, "count") > 1.0);
            assert_refuses(&rollout, ("begin", &[]), "HandGameGoesOn", &[]);
            let from = movable(&rollout)[0].0;
            call_with_numbers(&rollout, "move", &[from]).unwrap();
        }
        call_ok(&rollout, "confirm");
    }
}

#[wasm_bindgen_test]
fn impossible_plays_in_texts_are_refused_with_their_index() {
    let game = exact_game();
    let refused_at = |plays: &str, at: u32| {
        let rollout = hand_rollout(&game, "x", "");
        let (played, outcome) = play_written(&rollout, plays);
        // The index is within the rest of the text.
        assert_refused(outcome, "HandNotPlayed", &[("at", 1)]);
        assert_eq!(played + 1, at as usize);
        // Actions before the mistake are played.
        assert_eq!(text(&rollout, "written"), plays[..at as usize - 1]);
    };
    for (plays, at) in [
        ("0", 1),
        ("-", 1),
        ("__", 2),
        ("_-0", 3),
        ("_--", 3),
        ("_ä", 2),
        ("_ ", 2),
        (" _", 1),
        // Every roll of four checkers has fewer than 62 plays.
        ("_z", 2),
        ("_\u{0}", 2),
    ] {
        refused_at(plays, at);
    }
    let rollout = hand_rollout(&game, "x", "_");
    while !get(&view(&rollout), "turn").is_null() {
        while let Some((from, _)) = movable(&rollout).first() {
            call_with_numbers(&rollout, "move", &[*from]).unwrap();
        }
        call_ok(&rollout, "confirm");
    }
    let good = text(&rollout, "written");
    hand_rollout(&game, "x", &good);
    let after = good.len() as u32 + 1;
    refused_at(&format!("{good}0"), after);
    refused_at(&format!("{good}-"), after);
    refused_at(&format!("{good}__"), after + 1);
}

#[wasm_bindgen_test]
fn truncated_plays_are_refused() {
    // This double has more than 62 plays, so each takes two digits.
    let start = position([0, 3, 3, 3, 3, 3], [0, 3, 3, 3, 3, 3], "x");
    let setup = setup(&start, ["oneSided"; 2], &[["oneSided", "linear"]]);
    let game = game(&setup);
    let rollout = hand_rollout(&game, "x", "");
    begin_with(&rollout, &[1.0; 4]);
    let before = text(&rollout, "written");
    hand_rollout(&game, "x", &format!("{before}00"));
    let plays = format!("{before}0");
    let (played, outcome) = play_written(&hand_rollout(&game, "x", ""), &plays);
    assert_eq!(played, before.len());
    let (thrown, code) = refused(outcome);
    assert_eq!(code, "HandNotPlayed");
    assert_eq!(number(&thrown, "at"), 1.0);
    let message = String::from(thrown.unchecked_ref::<Error>().message());
    assert!(message.contains("middle of a play"), "{message}");
}

#[wasm_bindgen_test]
fn invalid_constructor_arguments_are_refused() {
    let game = exact_game();
    let (x, seed) = (&"x".into(), &SEED.into());
    let mut no_hands = non_strings();
    no_hands.extend(["", "X", "x ", "xo", "none"].map(JsValue::from));
    no_hands.push(Array::of1(x).into());
    for bad in &no_hands {
        assert_wrong_shape(new([&game, bad, seed]), "hands");
    }
    for (bad, code) in INVALID_SEEDS {
        assert_refused(new([&game, x, &bad.into()]), code, &[]);
    }
    for bad in &non_strings() {
        assert_wrong_shape(new([&game, x, bad]), "seed");
    }

    let setup_without = setup(&four_against_four(), ["exact"; 2], &[]);
    let without = self::game(&setup_without);
    assert_wrong_shape(new([&without, x, seed]), "estimates");
    let unbuilt = new_game(&setup(&four_against_four(), ["exact"; 2], &EXACT));
    assert_refused(new([&unbuilt, x, seed]), "NotReady", &[]);
    let mut other_classes = foreign_objects();
    other_classes.push(database("six"));
    for other in &other_classes {
        assert_wrong_shape(new([other, x, seed]), "game");
    }
    let gone = exact_game();
    call(&gone, "free", &[]).unwrap();
    assert_wrong_shape(new([&gone, x, seed]), "game");
    // The game is still usable.
    assert_eq!(call(&game, "build", &[]), Ok(true.into()));
    new([&game, x, seed]).unwrap();
}

#[wasm_bindgen_test]
fn invalid_points_numbers_and_names_have_the_wrong_shape() {
    let rollout = rollout_within_a_turn();
    let before = state_text(&rollout);
    let asked = |method, arguments: &[&JsValue]| call(&rollout, method, arguments);
    let (six, zero) = (&6.into(), &0.into());
    let mut no_points = invalid_counts();
    no_points.extend([7.into(), 262.into(), 5.5.into(), 4_294_967_302.0.into()]);
    for bad in &no_points {
        assert_wrong_shape(asked("move", &[bad]), "from");
        assert_wrong_shape(asked("move", &[bad, zero]), "from");
        // Without `to`, one die is played.
        if !bad.is_undefined() {
            assert_wrong_shape(asked("move", &[six, bad]), "to");
        }
    }
    assert_wrong_shape(asked("move", &[]), "from");
    let begun = view(&rollout);
    let begun = number(&begun, "begun");
    let mut no_games = invalid_counts();
    no_games.extend([begun, begun + 1.0, 4_294_967_296.0, 1e12].map(JsValue::from));
    for bad in &no_games {
        assert_wrong_shape(asked("record", &[bad]), "number");
    }
    assert_wrong_shape(asked("record", &[]), "number");
    asked("record", &[&(begun - 1.0).into()]).unwrap();
    let name = &"name".into();
    for bad in &non_strings() {
        assert_wrong_shape(asked("playWritten", &[bad]), "plays");
        assert_wrong_shape(asked("matchText", &[bad, name]), "x");
        assert_wrong_shape(asked("matchText", &[name, bad]), "o");
    }
    assert_wrong_shape(asked("matchText", &[name]), "o");
    assert_wrong_shape(asked("playWritten", &[]), "plays");
    assert_eq!(state_text(&rollout), before);

    // The rollout continues like one without refused calls.
    let other = rollout_within_a_turn();
    for rollout in [&rollout, &other] {
        let from = movable(rollout)[0].0;
        call_with_numbers(rollout, "move", &[from]).unwrap();
        call_ok(rollout, "confirm");
    }
    assert_eq!(state_text(&rollout), state_text(&other));
}
