//! Tests of rollouts that are played by hand, called as a page does, and their helpers.

mod figures;
mod games;
mod refusals;
mod views;

use rollout_lab::backgammon::bearoff_db::RESOLUTION;
use wasm_bindgen::JsValue;

use super::super::module::{call, construct, get, keys, number, text};
use super::super::refusals::Outcome;
use super::super::shapes::{ANY_TIME, HISTORY, columns, to_json};
use super::shapes::{items, numbers};
use super::{cases, four_against_four, game, rollout, setup};

pub const EXACT: [[&str; 2]; 1] = [["exact", "linear"]];
pub const SEED: &str = "0x2a61";
pub const HANDS: [&str; 3] = ["x", "o", "both"];

/// Returns a rollout by hand in which this text is played.
pub fn hand_rollout(game: &JsValue, hands: &str, plays: &str) -> JsValue {
    let arguments = [game, &hands.into(), &SEED.into()];
    let rollout = construct("HandRollout", &arguments).expect("a rollout by hand");
    let (_, outcome) = play_written(&rollout, plays);
    outcome.expect("plays of this rollout");
    rollout
}

/// Plays the actions of a text one by one. Returns the number of played characters, and the last
/// outcome.
pub fn play_written(rollout: &JsValue, plays: &str) -> (usize, Outcome) {
    let mut at = 0;
    loop {
        let outcome = call(rollout, "playWritten", &[&plays[at..].into()]);
        match outcome {
            Ok(played) if at < plays.len() => at += played.as_f64().expect("a number") as usize,
            outcome => return (at, outcome),
        }
    }
}

/// Calls a method with numbers.
pub fn call_with_numbers(rollout: &JsValue, method: &str, numbers: &[u32]) -> Outcome {
    let numbers: Vec<JsValue> = numbers.iter().copied().map(JsValue::from).collect();
    call(rollout, method, &numbers.iter().collect::<Vec<_>>())
}

/// Calls a method, which must succeed.
#[track_caller]
pub fn call_ok(rollout: &JsValue, method: &str) -> JsValue {
    call_with_numbers(rollout, method, &[]).unwrap_or_else(|thrown| panic!("{method}: {thrown:?}"))
}

pub fn view(rollout: &JsValue) -> JsValue {
    call_ok(rollout, "view")
}

pub fn waits(rollout: &JsValue) -> bool {
    !get(&view(rollout), "turn").is_null()
}

pub fn record(rollout: &JsValue, number: u32) -> JsValue {
    call_with_numbers(rollout, "record", &[number]).expect("a record")
}

pub fn turns(record: &JsValue) -> Vec<JsValue> {
    items(&get(record, "turns"))
}

/// Returns all visible state as text.
pub fn state_text(rollout: &JsValue) -> String {
    let begun = number(&view(rollout), "begun") as u32;
    let mut history = columns(&call_ok(rollout, "history"), &HISTORY);
    history.extend(columns(&call_ok(rollout, "anyTime"), &ANY_TIME));
    let mut all = vec![text(rollout, "written"), format!("{history:?}")];
    all.extend([view(rollout), call_ok(rollout, "readout")].map(|shown| to_json(&shown)));
    all.extend((0..begun).map(|number| to_json(&record(rollout, number))));
    all.join("\n")
}

/// Returns the dice of the current turn in playing order, and whether each is played.
pub fn dice(rollout: &JsValue) -> Vec<(f64, bool)> {
    items(&get(&view(rollout), "turn.dice"))
        .iter()
        .map(|die| {
            assert_eq!(keys(die), ["value", "played"]);
            (number(die, "value"), get(die, "played") == true)
        })
        .collect()
}

/// Begins and abandons games until the first roll has these dice.
pub fn begin_with(rollout: &JsValue, wanted: &[f64]) {
    for _ in 0..500 {
        call_ok(rollout, "begin");
        let rolled: Vec<f64> = dice(rollout).iter().map(|die| die.0).collect();
        if rolled == wanted {
            return;
        }
        call_ok(rollout, "abandon");
    }
    panic!("no {wanted:?}");
}

/// Returns the points with a movable checker, each with the points that it can reach.
pub fn movable(rollout: &JsValue) -> Vec<(u32, Vec<u32>)> {
    items(&get(&view(rollout), "turn.movable"))
        .iter()
        .map(|point| {
            assert_eq!(keys(point), ["from", "to"]);
            let to = numbers(&get(point, "to")).into_iter().map(|to| to as u32);
            (number(point, "from") as u32, to.collect())
        })
        .collect()
}

/// Returns X's checkers as JSON.
pub fn checkers(rollout: &JsValue) -> String {
    to_json(&get(&view(rollout), "position.x"))
}

/// Plays all dice, always from the lowest or always from the highest movable point, and confirms.
pub fn click(rollout: &JsValue, lowest: bool) {
    loop {
        let movable = movable(rollout);
        let (Some((low, _)), Some((high, _))) = (movable.first(), movable.last()) else {
            break;
        };
        call_with_numbers(rollout, "move", &[if lowest { *low } else { *high }]).expect("a move");
    }
    call_ok(rollout, "confirm");
}

/// Begins a game, and plays it to its end with `click`.
pub fn click_game(rollout: &JsValue, lowest: bool) {
    call_ok(rollout, "begin");
    while waits(rollout) {
        click(rollout, lowest);
    }
}

/// Makes these moves, and confirms.
pub fn play(rollout: &JsValue, moves: &JsValue) {
    for pair in items(moves) {
        let pair: Vec<u32> = numbers(&pair).iter().map(|&point| point as u32).collect();
        call_with_numbers(rollout, "move", &pair).expect("a move");
    }
    call_ok(rollout, "confirm");
}

/// Returns whether a side is played by hand.
pub fn plays(hands: &str, side: &str) -> bool {
    hands == "both" || hands == side
}

/// Replays the plays by hand among these turns.
pub fn play_turns(rollout: &JsValue, hands: &str, turns: &[JsValue]) {
    for turn in turns {
        if plays(hands, &text(turn, "side")) {
            play(rollout, &get(turn, "moves"));
        }
    }
}

/// Returns the first games that a program with these players plays with the same dice.
pub fn program(players: [&str; 2], games: u32) -> Vec<JsValue> {
    let rollout = rollout(&game(&setup(&four_against_four(), players, &EXACT)), SEED);
    (0..games)
        .map(|trial| super::record(&rollout, trial, 0))
        .collect()
}

/// Returns X's exact chances, in percent, in the position four against four, from the reference
/// file.
pub fn perfect() -> f64 {
    let four = ([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1]);
    let case = cases().into_iter().find(|case| (case.x, case.o) == four);
    case.expect("6543 against 6532").exact.percent()
}

#[track_caller]
pub fn assert_close(one: f64, other: f64) {
    assert!((one - other).abs() < RESOLUTION, "{one} {other}");
}
