//! Views of the board and the current turn, and the effect of moves on them.

use std::collections::BTreeSet;

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::super::module::{get, keys, number, text};
use super::super::super::shapes::{assert_defined_or_null, assert_null, to_json};
use super::super::shapes::{items, numbers};
use super::super::{four_against_four, perfect_game, position};
use super::{
    EXACT, HANDS, assert_close, begin_with, call_ok, call_with_numbers, checkers, click, dice,
    hand_rollout, movable, plays, record, turns, view, waits,
};

const VIEW: [&str; 3] = ["position", "begun", "turn"];
const TURN: [&str; 7] = ["side", "dice", "moves", "movable", "done", "forced", "luck"];

/// Collects all positions that clicks can reach in the current turn.
fn reachable_positions(rollout: &JsValue, ends: &mut BTreeSet<String>) {
    let here = view(rollout);
    let from = movable(rollout);
    assert_eq!(get(&here, "turn.done") == true, from.is_empty());
    if from.is_empty() {
        ends.insert(to_json(&get(&here, "position")));
    }
    for (from, to) in from {
        call_with_numbers(rollout, "move", &[from]).expect("a move");
        reachable_positions(rollout, ends);
        assert_eq!(call_ok(rollout, "undo"), true);
        assert!(!to.is_empty() && to.is_sorted() && to.iter().all(|&to| to < from));
        for to in to {
            let built = items(&get(&here, "turn.moves")).len();
            call_with_numbers(rollout, "move", &[from, to]).expect("a move");
            let moves = items(&get(&view(rollout), "turn.moves"));
            assert_eq!(numbers(&moves[built])[0], f64::from(from));
            assert_eq!(numbers(&moves[moves.len() - 1])[1], f64::from(to));
            for _ in built..moves.len() {
                assert_eq!(call_ok(rollout, "undo"), true);
            }
        }
        assert_eq!(to_json(&view(rollout)), to_json(&here));
    }
}

#[wasm_bindgen_test]
fn views_are_complete_before_during_and_between_turns() {
    let o_on_roll = position([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1], "o");
    let (mut forced, mut free) = (0, 0);
    for (start, hands) in [four_against_four(), o_on_roll]
        .iter()
        .flat_map(|start| HANDS.map(|hands| (start, hands)))
    {
        let rollout = hand_rollout(&perfect_game(start, &EXACT), hands, "");
        let assert_between_games = |begun: u32| {
            let view = view(&rollout);
            assert_eq!(keys(&view), VIEW);
            assert_eq!(to_json(&get(&view, "position")), to_json(start));
            assert_eq!(number(&view, "begun"), f64::from(begun));
            assert_null(&view, &["turn"]);
        };
        assert_between_games(0);
        for game in 0..3 {
            call_ok(&rollout, "begin");
            let mut lucks = Vec::new();
            while waits(&rollout) {
                let view = view(&rollout);
                assert_defined_or_null(&view, "view");
                assert_eq!(keys(&view), VIEW);
                assert_eq!(keys(&get(&view, "position")), ["x", "o", "onRoll"]);
                assert_eq!(number(&view, "begun"), f64::from(game + 1));
                assert_eq!(keys(&get(&view, "turn")), TURN);
                let side = text(&view, "turn.side");
                assert!(plays(hands, &side) && side == text(&view, "position.onRoll"));
                let dice = dice(&rollout);
                assert!(dice.iter().all(|die| !die.1));
                let double = dice[0] == dice[1];
                assert!(dice[0].0 >= dice[1].0 && dice.len() == if double { 4 } else { 2 });
                lucks.push(number(&view, "turn.luck"));
                // Both orders of the dice are tried; doubles have only one.
                let mut ends = BTreeSet::new();
                reachable_positions(&rollout, &mut ends);
                call_ok(&rollout, "swap");
                assert_eq!(to_json(&self::view(&rollout)) == to_json(&view), double);
                if !double {
                    reachable_positions(&rollout, &mut ends);
                }
                call_ok(&rollout, "swap");
                assert_eq!(to_json(&self::view(&rollout)), to_json(&view));
                let only = ends.len() == 1;
                assert_eq!(get(&view, "turn.forced"), only);
                *(if only { &mut forced } else { &mut free }) += 1;
                click(&rollout, game == 0);
            }
            assert_between_games(game + 1);
            let by_hand: Vec<f64> = turns(&record(&rollout, game))
                .iter()
                .filter(|turn| get(turn, "byHand") == true)
                .map(|turn| number(turn, "luck"))
                .collect();
            assert_eq!(by_hand, lucks);
        }
    }
    assert!(forced > 5 && free > 5, "{forced} {free}");
}

#[wasm_bindgen_test]
fn larger_die_is_played_first_until_swapped() {
    // O cannot win before X's next turn.
    let start = position([0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 2, 4], "x");
    let rollout = hand_rollout(&perfect_game(&start, &EXACT), "x", "");
    begin_with(&rollout, &[5.0, 2.0]);
    let untouched = to_json(&view(&rollout));
    // The 5 moves to 1, the 2 to 4. From there, the other die does not bear off while a checker is
    // on 6.
    assert_eq!(movable(&rollout), [(6, vec![1, 4])]);
    call_with_numbers(&rollout, "move", &[6]).unwrap();
    assert_eq!(dice(&rollout), [(5.0, true), (2.0, false)]);
    assert_eq!(checkers(&rollout), "[1,0,0,0,0,1]");
    assert_eq!(movable(&rollout), [(6, vec![4])]);
    call_with_numbers(&rollout, "move", &[6]).unwrap();
    let done = view(&rollout);
    assert_eq!(to_json(&get(&done, "position.x")), "[1,0,0,1,0,0]");
    assert_eq!(to_json(&get(&done, "position.o")), "[0,0,0,0,2,4]");
    assert_eq!(to_json(&get(&done, "turn.moves")), "[[6,1],[6,4]]");
    assert_eq!(to_json(&get(&done, "turn.movable")), "[]");
    assert_eq!(get(&done, "turn.done"), true);

    for undone in [true, true, false] {
        assert_eq!(call_ok(&rollout, "undo"), undone);
    }
    assert_eq!(to_json(&view(&rollout)), untouched);
    call_ok(&rollout, "swap");
    assert_eq!(dice(&rollout), [(2.0, false), (5.0, false)]);
    call_with_numbers(&rollout, "move", &[6]).unwrap();
    assert_eq!(checkers(&rollout), "[0,0,0,1,0,1]");
    assert_eq!(call_ok(&rollout, "undo"), true);
    // With `to`, the die that moves there is played.
    call_with_numbers(&rollout, "move", &[6, 1]).unwrap();
    assert_eq!(dice(&rollout), [(2.0, false), (5.0, true)]);
    call_with_numbers(&rollout, "move", &[6, 4]).unwrap();

    let game = number(&view(&rollout), "begun") as u32 - 1;
    call_ok(&rollout, "confirm");
    let turns = turns(&record(&rollout, game));
    let sides: Vec<String> = turns.iter().map(|turn| text(turn, "side")).collect();
    assert_eq!(sides, ["x", "o"]);
    let by_hand: Vec<JsValue> = turns.iter().map(|turn| get(turn, "byHand")).collect();
    assert_eq!(by_hand, [true, false]);
    assert_eq!(to_json(&get(&turns[0], "after")), "[1,0,0,1,0,0]");
    let next = view(&rollout);
    assert_eq!(to_json(&get(&next, "position.x")), "[1,0,0,1,0,0]");
    let [shown, played] = [get(&next, "position.o"), get(&turns[1], "after")];
    assert_eq!(to_json(&shown), to_json(&played));

    // One drag plays two of four dice.
    call_ok(&rollout, "abandon");
    begin_with(&rollout, &[2.0; 4]);
    assert_eq!(movable(&rollout), [(6, vec![0, 2, 4])]);
    call_with_numbers(&rollout, "move", &[6, 2]).unwrap();
    assert_eq!(
        dice(&rollout),
        [(2.0, true), (2.0, true), (2.0, false), (2.0, false)]
    );
    assert_eq!(movable(&rollout), [(2, vec![0]), (6, vec![2, 4])]);
}

#[wasm_bindgen_test]
fn forced_plays_can_be_played_in_one_call() {
    // X wins with a double (1/6), and else if O's last checker stays on (27 of 36 rolls bear it
    // off): 1/6 + 5/6 × 1/4 = 9/24 = 37.5%.
    let start = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], "x");
    for hands in ["x", "both"] {
        let rollout = hand_rollout(&perfect_game(&start, &EXACT), hands, "");
        for game in 0..50 {
            call_ok(&rollout, "begin");
            while waits(&rollout) {
                assert_eq!(get(&view(&rollout), "turn.forced"), true);
                call_ok(&rollout, "playForced");
            }
            let record = record(&rollout, game);
            assert_close(number(&record, "reduced"), 37.5);
            assert_eq!(to_json(&get(&record, "costs")), r#"{"x":0,"o":0}"#);
        }
        let readout = call_ok(&rollout, "readout");
        assert_close(number(&readout, "reduced.mean"), 37.5);
        assert!((1.0..50.0).contains(&number(&readout, "wins")));
        assert_eq!(number(&rollout, "games"), 50.0);
    }
}

#[wasm_bindgen_test]
fn games_can_end_before_the_readers_turn() {
    // O bears off the last checker with any roll.
    let start = position([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], "o");
    let rollout = hand_rollout(&perfect_game(&start, &EXACT), "x", "");
    call_ok(&rollout, "begin");
    assert!(!waits(&rollout));
    assert_eq!(text(&rollout, "written"), "_");
    let record = record(&rollout, 0);
    assert_eq!(text(&record, "end"), "o");
    assert_eq!(turns(&record).len(), 1);
    assert_eq!(get(&turns(&record)[0], "byHand"), false);
}
