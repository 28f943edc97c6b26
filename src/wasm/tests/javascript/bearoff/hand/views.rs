//! What a view shows of the board and the turn that waits, and what moves make of it.

use std::collections::BTreeSet;

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::super::module::{get, keys, number, text};
use super::super::super::shapes::{assert_defined_or_null, assert_null, written};
use super::super::shapes::{items, numbers};
use super::super::{four_against_four, perfect_game, position};
use super::{
    EXACT, HANDS, act, ask, assert_close, begin_with, by_hand, checkers, click, dice, movable,
    plays, record, turns, view, waits,
};

const VIEW: [&str; 3] = ["position", "begun", "turn"];
const TURN: [&str; 7] = ["side", "dice", "moves", "movable", "done", "forced", "luck"];

/// All positions that clicks can make of the turn that waits.
fn reached(rollout: &JsValue, ends: &mut BTreeSet<String>) {
    let here = view(rollout);
    let from = movable(rollout);
    assert_eq!(get(&here, "turn.done") == true, from.is_empty());
    if from.is_empty() {
        ends.insert(written(&get(&here, "position")));
    }
    for (from, to) in from {
        act(rollout, "move", &[from]).expect("a move");
        reached(rollout, ends);
        assert_eq!(ask(rollout, "undo"), true);
        assert!(!to.is_empty() && to.is_sorted() && to.iter().all(|&to| to < from));
        for to in to {
            let made = items(&get(&here, "turn.moves")).len();
            act(rollout, "move", &[from, to]).expect("a move");
            let moves = items(&get(&view(rollout), "turn.moves"));
            assert_eq!(numbers(&moves[made])[0], f64::from(from));
            assert_eq!(numbers(&moves[moves.len() - 1])[1], f64::from(to));
            for _ in made..moves.len() {
                assert_eq!(ask(rollout, "undo"), true);
            }
        }
        assert_eq!(written(&view(rollout)), written(&here));
    }
}

#[wasm_bindgen_test]
fn a_view_is_complete_before_in_and_between_turns() {
    let o_on_roll = position([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1], "o");
    let (mut forced, mut free) = (0, 0);
    for (start, hands) in [four_against_four(), o_on_roll]
        .iter()
        .flat_map(|start| HANDS.map(|hands| (start, hands)))
    {
        let rollout = by_hand(&perfect_game(start, &EXACT), hands, "");
        let assert_between_games = |begun: u32| {
            let view = view(&rollout);
            assert_eq!(keys(&view), VIEW);
            assert_eq!(written(&get(&view, "position")), written(start));
            assert_eq!(number(&view, "begun"), f64::from(begun));
            assert_null(&view, &["turn"]);
        };
        assert_between_games(0);
        for game in 0..3 {
            ask(&rollout, "begin");
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
                // In both orders of the dice; doubles have only one.
                let mut ends = BTreeSet::new();
                reached(&rollout, &mut ends);
                ask(&rollout, "swap");
                assert_eq!(written(&self::view(&rollout)) == written(&view), double);
                if !double {
                    reached(&rollout, &mut ends);
                }
                ask(&rollout, "swap");
                assert_eq!(written(&self::view(&rollout)), written(&view));
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
fn the_larger_die_is_moved_first_until_they_are_swapped() {
    // O cannot win before it is X's turn again.
    let start = position([0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 2, 4], "x");
    let rollout = by_hand(&perfect_game(&start, &EXACT), "x", "");
    begin_with(&rollout, &[5.0, 2.0]);
    let untouched = written(&view(&rollout));
    // To 1 with the 5, to 4 with the 2; from there, the other die does not bear off with a checker on 6.
    assert_eq!(movable(&rollout), [(6, vec![1, 4])]);
    act(&rollout, "move", &[6]).unwrap();
    assert_eq!(dice(&rollout), [(5.0, true), (2.0, false)]);
    assert_eq!(checkers(&rollout), "[1,0,0,0,0,1]");
    assert_eq!(movable(&rollout), [(6, vec![4])]);
    act(&rollout, "move", &[6]).unwrap();
    let done = view(&rollout);
    assert_eq!(written(&get(&done, "position.x")), "[1,0,0,1,0,0]");
    assert_eq!(written(&get(&done, "position.o")), "[0,0,0,0,2,4]");
    assert_eq!(written(&get(&done, "turn.moves")), "[[6,1],[6,4]]");
    assert_eq!(written(&get(&done, "turn.movable")), "[]");
    assert_eq!(get(&done, "turn.done"), true);

    for undone in [true, true, false] {
        assert_eq!(ask(&rollout, "undo"), undone);
    }
    assert_eq!(written(&view(&rollout)), untouched);
    ask(&rollout, "swap");
    assert_eq!(dice(&rollout), [(2.0, false), (5.0, false)]);
    act(&rollout, "move", &[6]).unwrap();
    assert_eq!(checkers(&rollout), "[0,0,0,1,0,1]");
    assert_eq!(ask(&rollout, "undo"), true);
    // Where to is said, the die is the one that goes there.
    act(&rollout, "move", &[6, 1]).unwrap();
    assert_eq!(dice(&rollout), [(2.0, false), (5.0, true)]);
    act(&rollout, "move", &[6, 4]).unwrap();

    let game = number(&view(&rollout), "begun") as u32 - 1;
    ask(&rollout, "confirm");
    let turns = turns(&record(&rollout, game));
    let sides: Vec<String> = turns.iter().map(|turn| text(turn, "side")).collect();
    assert_eq!(sides, ["x", "o"]);
    let by_hand: Vec<JsValue> = turns.iter().map(|turn| get(turn, "byHand")).collect();
    assert_eq!(by_hand, [true, false]);
    assert_eq!(written(&get(&turns[0], "after")), "[1,0,0,1,0,0]");
    let next = view(&rollout);
    assert_eq!(written(&get(&next, "position.x")), "[1,0,0,1,0,0]");
    let [shown, played] = [get(&next, "position.o"), get(&turns[1], "after")];
    assert_eq!(written(&shown), written(&played));

    // Two of four dice with one drag.
    ask(&rollout, "abandon");
    begin_with(&rollout, &[2.0; 4]);
    assert_eq!(movable(&rollout), [(6, vec![0, 2, 4])]);
    act(&rollout, "move", &[6, 2]).unwrap();
    assert_eq!(
        dice(&rollout),
        [(2.0, true), (2.0, true), (2.0, false), (2.0, false)]
    );
    assert_eq!(movable(&rollout), [(2, vec![0]), (6, vec![2, 4])]);
}

#[wasm_bindgen_test]
fn what_is_forced_is_played_at_a_word() {
    // X wins with a double (1/6), and else if O's last checker stays on (27 of 36 rolls bear it off): 1/6 + 5/6 × 1/4 =
    // 9/24 = 37.5%.
    let start = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], "x");
    for hands in ["x", "both"] {
        let rollout = by_hand(&perfect_game(&start, &EXACT), hands, "");
        for game in 0..50 {
            ask(&rollout, "begin");
            while waits(&rollout) {
                assert_eq!(get(&view(&rollout), "turn.forced"), true);
                ask(&rollout, "playForced");
            }
            let record = record(&rollout, game);
            assert_close(number(&record, "reduced"), 37.5);
            assert_eq!(written(&get(&record, "costs")), r#"{"x":0,"o":0}"#);
        }
        let readout = ask(&rollout, "readout");
        assert_close(number(&readout, "reduced.mean"), 37.5);
        assert!((1.0..50.0).contains(&number(&readout, "wins")));
        assert_eq!(number(&rollout, "games"), 50.0);
    }
}

#[wasm_bindgen_test]
fn a_game_may_be_over_before_it_is_anyones_turn() {
    // O bears his last checker off with any roll.
    let start = position([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], "o");
    let rollout = by_hand(&perfect_game(&start, &EXACT), "x", "");
    ask(&rollout, "begin");
    assert!(!waits(&rollout));
    assert_eq!(text(&rollout, "written"), "_");
    let record = record(&rollout, 0);
    assert_eq!(text(&record, "end"), "o");
    assert_eq!(turns(&record).len(), 1);
    assert_eq!(get(&turns(&record)[0], "byHand"), false);
}
