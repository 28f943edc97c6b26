//! What cannot be played by hand, and what is no rollout by hand: refused with a code and the facts, and the rollout
//! goes on as if nothing had been asked.

use js_sys::{Array, Error};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::super::module::{call, construct, get, number, text};
use super::super::super::refusals::{Outcome, assert_wrong_shape, no_counts, refused};
use super::super::super::seeds::{NO_SEEDS, no_texts};
use super::super::refusals::foreign_objects;
use super::super::{database, four_against_four, game, new_game, perfect_game, position, setup};
use super::{EXACT, SEED, act, ask, begin_with, by_hand, movable, play_written, seen, view};

/// All that an error may tell besides its code.
const FACTS: [&str; 9] = [
    "side", "count", "at", "found", "die", "highest", "to", "value", "argument",
];

/// Fails unless this is refused with this code and these facts, and no others.
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

/// The same, and the rollout is as it was before.
#[track_caller]
fn assert_refuses(
    rollout: &JsValue,
    (method, numbers): (&str, &[u32]),
    code: &str,
    facts: &[(&str, u32)],
) {
    let before = seen(rollout);
    assert_refused(act(rollout, method, numbers), code, facts);
    assert_eq!(seen(rollout), before);
}

fn new(arguments: [&JsValue; 3]) -> Outcome {
    construct("HandRollout", &arguments)
}

fn exact_game() -> JsValue {
    perfect_game(&four_against_four(), &EXACT)
}

/// A game has been given up, and in the next one X has moved a checker with one of two dice: there are a 5 and a 2.
fn in_the_middle() -> JsValue {
    let rollout = by_hand(&exact_game(), "x", "_-");
    begin_with(&rollout, &[5.0, 2.0]);
    act(&rollout, "move", &[6, 1]).expect("a move");
    rollout
}

#[wasm_bindgen_test]
fn a_checker_that_cannot_be_moved_is_refused_with_the_reason() {
    // O cannot win before it is X's turn again.
    let start = position([0, 1, 0, 0, 0, 1], [0, 0, 0, 0, 2, 4], "x");
    let rollout = by_hand(&perfect_game(&start, &EXACT), "x", "");
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
    // A 3 bears off from the 2 point only when nothing is behind it.
    let behind = [("die", 3), ("at", 2), ("highest", 6)];
    refuses(&[2], "MoveBehind", &behind);
    refuses(&[2, 0], "MoveBehind", &behind);
    // With 3s from 6 to 3 and off; not backwards, and not where it is.
    for (from, to) in [(6, 1), (6, 4), (6, 6), (2, 6), (2, 1)] {
        refuses(&[from, to], "MoveTooFar", &[("at", from), ("to", to)]);
    }
    act(&rollout, "move", &[6, 3]).unwrap();
    let behind = [("die", 3), ("at", 2), ("highest", 3)];
    refuses(&[2], "MoveBehind", &behind);
    refuses(&[6], "MoveNoChecker", &[("at", 6)]);
    act(&rollout, "move", &[3, 0]).unwrap();
    act(&rollout, "move", &[2, 0]).unwrap();
    // All off with a die to spare.
    assert_eq!(get(&view(&rollout), "turn.done"), true);
    for points in [&[2][..], &[2, 0], &[6, 3]] {
        refuses(points, "MoveNoDieLeft", &[]);
    }
}

#[wasm_bindgen_test]
fn a_checker_that_only_the_dice_keep_from_going_off_goes_too_far() {
    let start = position([0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 2, 4], "x");
    let rollout = by_hand(&perfect_game(&start, &EXACT), "x", "");
    begin_with(&rollout, &[2.0, 1.0]);
    // By one die to 5 or 4, by both to 3.
    for to in [0, 1, 2] {
        let facts = [("at", 6), ("to", to)];
        assert_refuses(&rollout, ("move", &[6, to]), "MoveTooFar", &facts);
    }
    act(&rollout, "move", &[6, 3]).unwrap();
    assert_refuses(&rollout, ("move", &[6]), "MoveNoDieLeft", &[]);
}

#[wasm_bindgen_test]
fn nothing_is_played_between_games() {
    for written in ["", "_-"] {
        let rollout = by_hand(&exact_game(), "x", written);
        for (method, points) in [
            ("move", &[6][..]),
            ("move", &[6, 5]),
            ("confirm", &[]),
            ("playForced", &[]),
            ("abandon", &[]),
        ] {
            assert_refuses(&rollout, (method, points), "HandNoGame", &[]);
        }
        // Whoever takes back or swaps where there is nothing gets nothing, and no error.
        let before = seen(&rollout);
        assert_eq!(act(&rollout, "undo", &[]), Ok(false.into()));
        assert_eq!(act(&rollout, "swap", &[]), Ok(JsValue::UNDEFINED));
        assert_eq!(seen(&rollout), before);
        ask(&rollout, "begin");
        assert_refuses(&rollout, ("begin", &[]), "HandGameGoesOn", &[]);
    }
}

#[wasm_bindgen_test]
fn a_play_stands_only_when_all_dice_are_played() {
    for (wanted, dice) in [(&[5.0, 2.0][..], 2), (&[3.0; 4], 4)] {
        let rollout = by_hand(&exact_game(), "x", "");
        begin_with(&rollout, wanted);
        for left in (1..=dice).rev() {
            assert_refuses(
                &rollout,
                ("confirm", &[]),
                "HandUnfinished",
                &[("count", left)],
            );
            let refused = act(&rollout, "playForced", &[]).expect_err("a choice");
            assert_eq!(text(&refused, "code"), "HandNotForced");
            assert!(number(&refused, "count") > 1.0);
            assert_refuses(&rollout, ("begin", &[]), "HandGameGoesOn", &[]);
            let from = movable(&rollout)[0].0;
            act(&rollout, "move", &[from]).unwrap();
        }
        ask(&rollout, "confirm");
    }
}

#[wasm_bindgen_test]
fn what_nobody_can_have_played_is_refused_with_its_place() {
    let game = exact_game();
    let refused_at = |plays: &str, at: u32| {
        let rollout = by_hand(&game, "x", "");
        let (played, outcome) = play_written(&rollout, plays);
        // Of the text that was left.
        assert_refused(outcome, "HandNotPlayed", &[("at", 1)]);
        assert_eq!(played + 1, at as usize);
        // What comes before the mistake is played.
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
        // A roll of four checkers has less than 62 plays.
        ("_z", 2),
        ("_\u{0}", 2),
    ] {
        refused_at(plays, at);
    }
    let rollout = by_hand(&game, "x", "_");
    while !get(&view(&rollout), "turn").is_null() {
        while let Some((from, _)) = movable(&rollout).first() {
            act(&rollout, "move", &[*from]).unwrap();
        }
        ask(&rollout, "confirm");
    }
    let good = text(&rollout, "written");
    by_hand(&game, "x", &good);
    let after = good.len() as u32 + 1;
    refused_at(&format!("{good}0"), after);
    refused_at(&format!("{good}-"), after);
    refused_at(&format!("{good}__"), after + 1);
}

#[wasm_bindgen_test]
fn a_play_that_is_cut_off_is_refused() {
    // A double with more than 62 plays, each written with two digits.
    let start = position([0, 3, 3, 3, 3, 3], [0, 3, 3, 3, 3, 3], "x");
    let setup = setup(&start, ["oneSided"; 2], &[["oneSided", "linear"]]);
    let game = game(&setup);
    let rollout = by_hand(&game, "x", "");
    begin_with(&rollout, &[1.0; 4]);
    let before = text(&rollout, "written");
    by_hand(&game, "x", &format!("{before}00"));
    let plays = format!("{before}0");
    let (played, outcome) = play_written(&by_hand(&game, "x", ""), &plays);
    assert_eq!(played, before.len());
    let (thrown, code) = refused(outcome);
    assert_eq!(code, "HandNotPlayed");
    assert_eq!(number(&thrown, "at"), 1.0);
    let message = String::from(thrown.unchecked_ref::<Error>().message());
    assert!(message.contains("middle of a play"), "{message}");
}

#[wasm_bindgen_test]
fn a_rollout_that_is_none_is_refused() {
    let game = exact_game();
    let (x, seed) = (&"x".into(), &SEED.into());
    let mut no_hands = no_texts();
    no_hands.extend(["", "X", "x ", "xo", "none"].map(JsValue::from));
    no_hands.push(Array::of1(x).into());
    for bad in &no_hands {
        assert_wrong_shape(new([&game, bad, seed]), "hands");
    }
    for (bad, code) in NO_SEEDS {
        assert_refused(new([&game, x, &bad.into()]), code, &[]);
    }
    for bad in &no_texts() {
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
    // The game is as good as before.
    assert_eq!(call(&game, "build", &[]), Ok(true.into()));
    new([&game, x, seed]).unwrap();
}

#[wasm_bindgen_test]
fn points_numbers_and_names_that_are_none_have_the_wrong_shape() {
    let rollout = in_the_middle();
    let before = seen(&rollout);
    let asked = |method, arguments: &[&JsValue]| call(&rollout, method, arguments);
    let (six, zero) = (&6.into(), &0.into());
    let mut no_points = no_counts();
    no_points.extend([7.into(), 262.into(), 5.5.into(), 4_294_967_302.0.into()]);
    for bad in &no_points {
        assert_wrong_shape(asked("move", &[bad]), "from");
        assert_wrong_shape(asked("move", &[bad, zero]), "from");
        // Without a point to go to, one die is meant.
        if !bad.is_undefined() {
            assert_wrong_shape(asked("move", &[six, bad]), "to");
        }
    }
    assert_wrong_shape(asked("move", &[]), "from");
    let begun = view(&rollout);
    let begun = number(&begun, "begun");
    let mut no_games = no_counts();
    no_games.extend([begun, begun + 1.0, 4_294_967_296.0, 1e12].map(JsValue::from));
    for bad in &no_games {
        assert_wrong_shape(asked("record", &[bad]), "number");
    }
    assert_wrong_shape(asked("record", &[]), "number");
    asked("record", &[&(begun - 1.0).into()]).unwrap();
    let name = &"name".into();
    for bad in &no_texts() {
        assert_wrong_shape(asked("playWritten", &[bad]), "plays");
        assert_wrong_shape(asked("matchText", &[bad, name]), "x");
        assert_wrong_shape(asked("matchText", &[name, bad]), "o");
    }
    assert_wrong_shape(asked("matchText", &[name]), "o");
    assert_wrong_shape(asked("playWritten", &[]), "plays");
    assert_eq!(seen(&rollout), before);

    // It plays on like one that was never asked for anything.
    let other = in_the_middle();
    for rollout in [&rollout, &other] {
        let from = movable(rollout)[0].0;
        act(rollout, "move", &[from]).unwrap();
        ask(rollout, "confirm");
    }
    assert_eq!(seen(&rollout), seen(&other));
}
