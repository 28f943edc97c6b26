//! Rollouts with a cube that are played by hand, called as a page does.

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::bearoff::position;
use super::super::module::{call, construct, get, keys, number, text};
use super::super::refusals::{assert_wrong_shape, invalid_counts, refused};
use super::super::seeds::non_strings;
use super::super::shapes::{
    HISTORY, assert_any_time, assert_defined_or_null, assert_null, columns, to_json,
};
use super::{game, good_setup, new_game, setup, setups};

const HANDS: [&str; 3] = ["x", "o", "both"];

fn hand_rollout(game: &JsValue, hands: &str) -> JsValue {
    let arguments = [game, &hands.into(), &"0x2a61".into()];
    construct("CubeHandRollout", &arguments).expect("a rollout by hand")
}

/// Calls a method, which must succeed.
#[track_caller]
fn call_ok(rollout: &JsValue, method: &str) -> JsValue {
    call(rollout, method, &[]).unwrap_or_else(|thrown| panic!("{method}: {thrown:?}"))
}

/// Returns the code of a method's refusal.
#[track_caller]
fn code(rollout: &JsValue, method: &str) -> String {
    refused(call(rollout, method, &[])).1
}

/// Takes the next action: doubles at every third chance, passes every third double, and moves the
/// first movable checker. Returns whether there was an action.
fn take_next_action(rollout: &JsValue, step: usize) -> bool {
    let view = call_ok(rollout, "view");
    assert_defined_or_null(&view, "view");
    let (asked, turn) = (get(&view, "asked"), get(&view, "turn"));
    let method = match asked.as_string().as_deref() {
        Some("double") if step.is_multiple_of(3) => "double",
        Some("double") => "roll",
        Some("answer") if step.is_multiple_of(3) => "pass",
        Some("answer") => "take",
        _ if turn.is_null() => return false,
        _ if get(&turn, "done") == true => "confirm",
        _ => {
            let movable = Array::from(&get(&turn, "movable")).get(0);
            call(rollout, "move", &[&get(&movable, "from")]).expect("a move");
            return true;
        }
    };
    call_ok(rollout, method);
    true
}

#[wasm_bindgen_test]
fn views_records_and_readouts_are_complete_during_and_between_games() {
    let mut step = 1;
    for setup in setups() {
        let game = game(&setup);
        for hands in HANDS {
            let rollout = hand_rollout(&game, hands);
            for number_of_games in 0..6_u32 {
                let readout = call_ok(&rollout, "readout");
                assert_defined_or_null(&readout, "readout");
                assert_eq!(number(&readout, "games"), f64::from(number_of_games));
                for side in ["x", "o"] {
                    let costs = get(&readout, &format!("costs.{side}"));
                    assert_eq!(keys(&costs), ["checkers", "cube"]);
                }
                let history = columns(&call_ok(&rollout, "history"), &HISTORY);
                assert!(
                    history
                        .iter()
                        .all(|item| item.len() == number_of_games as usize)
                );
                call_ok(&rollout, "begin");
                while take_next_action(&rollout, step) {
                    step += 1;
                    let record = call(&rollout, "record", &[&number_of_games.into()]).unwrap();
                    assert_defined_or_null(&record, "record");
                }
                let view = call_ok(&rollout, "view");
                assert_null(&view, &["asked", "turn"]);
                let record = call(&rollout, "record", &[&number_of_games.into()]).unwrap();
                assert!(["x", "o"].contains(&text(&record, "end").as_str()));
                let (result, cube) = (number(&record, "result"), number(&record, "cube"));
                assert_eq!(result.abs(), cube);
                let reduced = result - number(&record, "luck");
                assert!((number(&record, "reduced") - reduced).abs() < 1e-9);
            }
        }
    }
}

#[wasm_bindgen_test]
fn any_time_intervals_begin_at_game_100_and_end_in_the_readout() {
    let rollout = hand_rollout(&game(&good_setup()), "both");
    let mut step = 1;
    for games in 0..=102 {
        if games > 0 {
            call_ok(&rollout, "begin");
            while take_next_action(&rollout, step) {
                step += 1;
            }
        }
        if [0, 1, 99, 100, 102].contains(&games) {
            let [readout, history, any_time] =
                ["readout", "history", "anyTime"].map(|method| call_ok(&rollout, method));
            assert_eq!(number(&readout, "games"), f64::from(games));
            assert_any_time(&any_time, &history, &readout, 100.0);
            // Results minus luck of games by hand have no known bounds.
            assert_eq!(get(&readout, "approximate.reduced"), true);
        }
    }
}

#[wasm_bindgen_test]
fn results_by_hand_can_exceed_the_programs_results() {
    // X bears off with any roll. The program never doubles, so it wins one point. By hand, X
    // doubles and O takes.
    let certain = position([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], "x");
    let never = setup(&certain, "centred", [["withCube", "never"]; 2]);
    let rollout = hand_rollout(&game(&never), "both");
    call_ok(&rollout, "begin");
    call_ok(&rollout, "double");
    call_ok(&rollout, "take");
    while take_next_action(&rollout, 1) {}
    let readout = call_ok(&rollout, "readout");
    assert_eq!(number(&readout, "plain.mean"), 2.0);
    assert_eq!(get(&readout, "approximate.plain"), true);
}

#[wasm_bindgen_test]
fn rollout_resumes_from_its_text() {
    let game = game(&good_setup());
    let rollout = hand_rollout(&game, "both");
    let mut step = 1;
    for _ in 0..5 {
        call_ok(&rollout, "begin");
        while take_next_action(&rollout, step) {
            step += 1;
        }
    }
    let plays = text(&rollout, "written");
    let again = hand_rollout(&game, "both");
    let mut at = 0;
    while at < plays.len() {
        let played = call(&again, "playWritten", &[&plays[at..].into()]).unwrap();
        at += played.as_f64().unwrap() as usize;
    }
    assert_eq!(text(&again, "written"), plays);
    for number in 0..5 {
        let [one, two] =
            [&rollout, &again].map(|item| call(item, "record", &[&number.into()]).unwrap());
        assert_eq!(to_json(&one), to_json(&two));
    }
    let names = [&"Blue".into(), &"White".into()];
    let found = call(&again, "matchText", &names).unwrap();
    assert!(found.as_string().unwrap().contains(" Doubles => 2"));
}

#[wasm_bindgen_test]
fn answers_without_a_question_are_refused_and_change_nothing() {
    let rollout = hand_rollout(&game(&good_setup()), "both");
    for method in [
        "roll",
        "double",
        "take",
        "pass",
        "confirm",
        "playForced",
        "abandon",
    ] {
        assert_eq!(code(&rollout, method), "HandNoGame", "{method}");
    }
    call_ok(&rollout, "begin");
    assert_eq!(code(&rollout, "begin"), "HandGameGoesOn");
    for method in ["take", "pass"] {
        assert_eq!(code(&rollout, method), "HandNotAsked", "{method}");
    }
    for method in ["confirm", "playForced"] {
        assert_eq!(code(&rollout, method), "HandAsked", "{method}");
    }
    assert_eq!(refused(call(&rollout, "move", &[&1.into()])).1, "HandAsked");
    assert_eq!(call_ok(&rollout, "undo"), false);
    call_ok(&rollout, "swap");
    call_ok(&rollout, "double");
    for method in ["roll", "double"] {
        assert_eq!(code(&rollout, method), "HandNotAsked", "{method}");
    }
    call_ok(&rollout, "take");
    for method in ["roll", "double", "take", "pass"] {
        assert_eq!(code(&rollout, method), "HandNotAsked", "{method}");
    }
    assert_eq!(code(&rollout, "confirm"), "HandUnfinished");
    assert_eq!(text(&rollout, "written"), "_dt");
    let (_, refusal) = refused(call(&rollout, "playWritten", &[&"r".into()]));
    assert_eq!(refusal, "HandNotPlayed");
}

#[wasm_bindgen_test]
fn invalid_constructor_and_method_arguments_are_refused() {
    let game = game(&good_setup());
    let new = |game: &JsValue, hands: &JsValue, seed: &JsValue| {
        construct("CubeHandRollout", &[game, hands, seed])
    };
    let (x, seed) = (&"x".into(), &"1".into());
    assert_wrong_shape(new(&JsValue::NULL, x, seed), "game");
    assert_wrong_shape(new(&game, &"X".into(), seed), "hands");
    for bad in &non_strings() {
        assert_wrong_shape(new(&game, bad, seed), "hands");
        assert_wrong_shape(new(&game, x, bad), "seed");
    }
    let unbuilt = new_game(&good_setup());
    assert_eq!(refused(new(&unbuilt, x, seed)).1, "NotReady");
    let rollout = new(&game, x, seed).unwrap();
    call_ok(&rollout, "begin");
    let mut no_games = invalid_counts();
    no_games.push(1.into());
    for bad in &no_games {
        assert_wrong_shape(call(&rollout, "record", &[bad]), "number");
    }
    for bad in &non_strings() {
        assert_wrong_shape(call(&rollout, "playWritten", &[bad]), "plays");
        assert_wrong_shape(call(&rollout, "matchText", &[bad, x]), "x");
    }
}
