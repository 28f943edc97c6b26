//! Properties of returned objects, and their agreement with exact values.

use std::sync::Arc;

use js_sys::Array;
use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::{EvaluatorKind, Networks};
use rollout_lab::labs::contact::{Game, Rollout};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::summary::Summary;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, get, keys, module, number, text};
use super::super::shapes::{
    ANY_TIME, HISTORY, LAST_IN_HISTORY, assert_any_time, assert_approximate,
    assert_defined_or_null, assert_null, bits, columns, to_json,
};
use super::{
    EVALUATORS, LATE_RACE, ON_BAR, OPENING, by_id, dice, game, plays, position, readout, record,
    rollout,
};

fn items(object: &JsValue, path: &str) -> Vec<JsValue> {
    let list: Array = get(object, path).dyn_into().expect("a list");
    list.to_vec()
}

#[wasm_bindgen_test]
fn all_properties_are_defined_or_null() {
    for id in [ON_BAR, LATE_RACE] {
        for evaluator in EVALUATORS {
            let game = game(id, evaluator);
            let map = call(&game, "rollMap", &[]).expect("a map");
            assert_eq!(map.is_null(), evaluator == "nothing");
            assert_defined_or_null(&map, "map");
            for games in [0, 1, 2, 40] {
                let rollout = rollout(&game, "1", games);
                let readout = readout(&rollout);
                assert_defined_or_null(&readout, "readout");
                assert_eq!(get(&readout, "williams").is_null(), evaluator == "nothing");
                assert_defined_or_null(&record(&rollout, games), "record");
                if games == 0 {
                    let undefined = [
                        "plain.mean",
                        "reduced.sd",
                        "meanLuck",
                        "chances.plain.win.mean",
                        "chances.reduced.loseGammon.mean",
                        "equivalentGames",
                    ];
                    assert_null(&readout, &undefined);
                    assert_eq!(number(&readout, "totals.luck"), 0.0);
                }
            }
        }
        for function in ["describeContact", "evaluateContact"] {
            let facts = call(&module(), function, &[&by_id(id)]).expect(function);
            assert_defined_or_null(&facts, function);
        }
    }
}

/// Checks the opening position: 24 × 2 + 13 × 5 + 8 × 3 + 6 × 5 = 167 pips. Its IDs are from the
/// manuals.
#[wasm_bindgen_test]
fn opening_position_has_its_standard_ids() {
    let facts = call(&module(), "describeContact", &[&by_id(OPENING)]).expect("facts");
    assert_eq!(
        to_json(&facts),
        "{\"positionId\":\"4HPwATDgc/ABMA\",\
          \"xgid\":\"XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10\",\
          \"pips\":{\"x\":167,\"o\":167},\"off\":{\"x\":0,\"o\":0},\"contact\":true}"
    );
    let read = by_id("XGID=-b----E-C---eE---c-e----B-:0:0:-1:52:0:0:0:0:10");
    assert_eq!(get(&read, "turned"), JsValue::TRUE);
    // The player at the top is X here, and is at the top again in the XGID.
    let facts = call(&module(), "describeContact", &[&read, &JsValue::TRUE]).expect("facts");
    assert_eq!(
        get(&facts, "xgid"),
        "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:0:0:10"
    );
    let owned = by_id("XGID=-b----E-C---eE---c-e----B-:1:1:-1:D:3:0:0:5:10");
    assert_eq!(
        to_json(&get(&owned, "aside")),
        r#"{"score":{"x":0,"o":3,"length":5},"crawford":false,"cube":2,"owner":"o","centred":false,"offer":"double","doubler":"x","dice":null,"jacoby":false,"beavers":false,"unread":false}"#
    );
    assert_eq!(to_json(&get(&read, "roll")), "[5,2]");
    assert_eq!(to_json(&get(&read, "x")), to_json(&get(&read, "o")));
    assert_null(&by_id(OPENING), &["roll", "aside.cube", "aside.score"]);
}

#[wasm_bindgen_test]
fn checkers_are_counted_also_after_the_end_of_a_game() {
    let count = |position: &JsValue| {
        let counts = call(&module(), "countContact", &[position]).expect("counts");
        to_json(&counts)
    };
    assert_eq!(
        count(&by_id(OPENING)),
        r#"{"pips":{"x":167,"o":167},"off":{"x":0,"o":0}}"#
    );
    // O has two checkers on her bar, 50 pips, and one on her ace point.
    assert_eq!(
        count(&position(&[], &[(1, 1), (25, 2)])),
        r#"{"pips":{"x":0,"o":51},"off":{"x":15,"o":12}}"#
    );
}

#[wasm_bindgen_test]
fn evaluations_are_consistent() {
    for id in [OPENING, ON_BAR, LATE_RACE] {
        let said = call(&module(), "evaluateContact", &[&by_id(id)]).expect("an evaluation");
        let names = keys(&said);
        assert_eq!(
            names,
            [
                "win",
                "winGammon",
                "winBackgammon",
                "loseGammon",
                "loseBackgammon",
                "equity",
                "source",
                "outcomes"
            ]
        );
        let all: Vec<f64> = names[..6].iter().map(|name| number(&said, name)).collect();
        let [win, gammon, backgammon, lost, lost_backgammon, equity] = all[..] else {
            panic!("{all:?}");
        };
        assert!(0.0 <= backgammon && backgammon <= gammon && gammon <= win && win <= 1.0);
        assert!(0.0 <= lost_backgammon && lost_backgammon <= lost && lost <= 1.0 - win);
        let outcomes: Vec<f64> = items(&said, "outcomes")
            .iter()
            .map(|chance| chance.as_f64().expect("a number"))
            .collect();
        let points = [3.0, 2.0, 1.0, -1.0, -2.0, -3.0];
        let average: f64 = points.iter().zip(&outcomes).map(|(a, b)| a * b).sum();
        assert!(outcomes.len() == 6 && outcomes.iter().all(|&chance| chance >= 0.0));
        assert!((outcomes.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!((average - equity).abs() < 1e-12);
        let sum = 2.0 * win - 1.0 + gammon - lost + backgammon - lost_backgammon;
        assert!((sum - equity).abs() < 1e-12);
    }
}

#[wasm_bindgen_test]
fn roll_map_has_36_rolls_whose_luck_sums_to_zero() {
    for evaluator in ["network", "tiny", "blurred", "pipCount"] {
        let map = call(&game(OPENING, evaluator), "rollMap", &[]).expect("a map");
        let rolls = items(&map, "rolls");
        let dice: Vec<String> = rolls
            .iter()
            .map(|roll| to_json(&get(roll, "dice")))
            .collect();
        let expected =
            (1..=6).flat_map(|first| (1..=6).map(move |second| format!("[{first},{second}]")));
        assert!(dice.iter().eq(&expected.collect::<Vec<_>>()));
        let luck: f64 = rolls.iter().map(|roll| number(roll, "luck")).sum();
        // 36 roundings of less than 3 points.
        assert!(luck.abs() < 1e-12, "{luck}");
        assert_eq!(number(&map, "gain"), -number(&map, "loss"));
        for roll in &rolls {
            let off = number(roll, "value") - number(&map, "mean") - number(roll, "luck");
            assert!(off.abs() < 1e-13);
            // Each ID can be read.
            by_id(&text(roll, "id"));
            assert!(!text(roll, "play").is_empty());
        }
    }
}

#[wasm_bindgen_test]
fn records_are_continuous_and_their_luck_adds_up() {
    for evaluator in ["tiny", "nothing"] {
        let rollout = rollout(&game(OPENING, evaluator), "2", 0);
        for trial in 0..3 {
            let game = record(&rollout, trial);
            let turns = items(&game, "turns");
            let mut luck = 0.0;
            for (number_of, pair) in turns.windows(2).enumerate() {
                assert_eq!(
                    to_json(&get(&pair[0], "after")),
                    to_json(&get(&pair[1], "before"))
                );
                let side = ["x", "o"][number_of % 2];
                assert_eq!(text(&pair[0], "side"), side);
            }
            let so_far = items(&game, "luckSoFar");
            assert_eq!(so_far.len(), turns.len());
            for (turn, so_far) in turns.iter().zip(&so_far) {
                luck += number(turn, "luck");
                assert!((luck - so_far.as_f64().expect("a number")).abs() < 1e-11);
                if evaluator == "nothing" {
                    assert_null(turn, &["mean", "value", "best"]);
                } else {
                    let off = number(turn, "value") - number(turn, "mean") - number(turn, "luck");
                    assert!(off.abs() < 1e-13);
                }
            }
            let off =
                number(&game, "result") - number(&game, "totalLuck") - number(&game, "reduced");
            assert!(off.abs() < 1e-13);
            // The side that plays last has no checker left, or the game would go on.
            let last = &turns[turns.len() - 1];
            let winner = get(&get(last, "after"), &text(last, "side"));
            let left: f64 = Array::from(&winner)
                .iter()
                .filter_map(|item| item.as_f64())
                .sum();
            assert_eq!(left, 0.0);
            let won = text(last, "side") == "x";
            assert_eq!(number(&game, "result") > 0.0, won);
        }
    }
}

#[wasm_bindgen_test]
fn history_ends_in_the_readout() {
    let rollout = rollout(&game(ON_BAR, "network"), "6", 123);
    let history = call(&rollout, "history", &[]).expect("a history");
    let readout = readout(&rollout);
    let columns = columns(&history, &HISTORY);
    for ((column, path), name) in columns.iter().zip(LAST_IN_HISTORY).zip(HISTORY) {
        let last = column.last().expect("a row");
        let said = get(&readout, path.trim_end_matches(".0").trim_end_matches(".1"));
        let said = match path.rsplit_once('.') {
            Some((_, end @ ("0" | "1"))) => get(&said, end),
            _ => said,
        };
        assert_eq!(
            bits(&[*last]),
            bits(&[said.as_f64().expect("a number")]),
            "{name}"
        );
    }
}

#[wasm_bindgen_test]
fn any_time_intervals_begin_at_game_100_and_end_in_the_readout() {
    for (id, evaluator) in [
        (ON_BAR, "nothing"),
        (ON_BAR, "tiny"),
        (LATE_RACE, "network"),
    ] {
        let rollout = rollout(&game(id, evaluator), "6", 0);
        for more in [0, 1, 98, 1, 23] {
            call(&rollout, "roll", &[&more.into()]).expect("games");
            let of = |method| call(&rollout, method, &[]).expect(method);
            let readout = readout(&rollout);
            assert_any_time(&of("anyTime"), &of("history"), &readout, 100.0);
            assert_approximate(&readout, false, false);
        }
    }
}

#[wasm_bindgen_test]
fn any_time_intervals_match_the_cores_bits() {
    for (name, evaluator) in [
        ("pipCount", EvaluatorKind::PipCount),
        ("network", EvaluatorKind::Network),
    ] {
        let js = rollout(&game(ON_BAR, name), "0x2a61", 300);
        let seen = columns(&call(&js, "anyTime", &[]).expect("columns"), &ANY_TIME);

        let board = board_id::parse(ON_BAR).expect("a position").board;
        let game = Game::new(Networks::trained(), board, vec![evaluator]);
        let mut core = Rollout::new(Arc::new(game), Seed::new(0x2a61));
        core.roll(300);
        let mut expected = vec![Vec::new(); seen.len()];
        for point in core.history(0) {
            let ends = |summary: Summary| summary.any_time().unwrap_or((f64::NAN, f64::NAN));
            let ((plain_low, plain_high), (low, high)) = (ends(point.plain), ends(point.reduced));
            for (column, end) in expected.iter_mut().zip([plain_low, plain_high, low, high]) {
                column.push(end);
            }
        }
        for ((column, seen), expected) in ANY_TIME.iter().zip(&seen).zip(&expected) {
            assert_eq!(bits(seen), bits(expected), "{name} {column}");
        }
    }
}

#[wasm_bindgen_test]
fn plays_are_listed_best_first_and_a_winning_play_has_no_id() {
    let list = plays(&by_id(OPENING), &dice(3.0, 1.0)).expect("plays");
    let all = |list: &JsValue| -> Vec<JsValue> {
        let plays: Array = call(list, "list", &[]).expect("a list").unchecked_into();
        plays.to_vec()
    };
    let falls = |plays: &[JsValue], by: &str| {
        plays
            .windows(2)
            .all(|pair| number(&pair[0], by) >= number(&pair[1], by))
    };
    let before = all(&list);
    // 3-1 from the opening position has sixteen distinct plays, as GNU Backgammon counts.
    assert_eq!(before.len(), 16);
    assert!(falls(&before, "equity"));
    for play in &before {
        assert_defined_or_null(play, "play");
        assert_null(play, &["ahead"]);
        let next = by_id(&text(play, "id"));
        // The other side is on roll there.
        assert_eq!(to_json(&get(&next, "o")), to_json(&get(play, "after.x")));
    }
    let steps =
        (1..=100).find(|_| call(&list, "lookAhead", &[]).expect("an answer") == JsValue::TRUE);
    assert_eq!(steps, Some(16));
    assert!(falls(&all(&list), "ahead"));
    let two_left = position(&[(5, 1), (2, 1)], &[(1, 3)]);
    let list = plays(&two_left, &dice(6.0, 5.0)).expect("plays");
    let [win] = &all(&list)[..] else {
        panic!("one play")
    };
    assert_null(win, &["id", "ahead"]);
    assert_eq!(
        (number(win, "equity"), text(win, "play")),
        (1.0, "5/off 2/off".to_owned())
    );
}
