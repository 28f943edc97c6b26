//! Rollouts that are played by hand, as a page plays them, and what their tests share.

mod figures;
mod games;
mod refusals;
mod views;

use rollout_lab::backgammon::bearoff_db::RESOLUTION;
use wasm_bindgen::JsValue;

use super::super::module::{call, construct, get, keys, number, text};
use super::super::refusals::Outcome;
use super::super::shapes::{ANY_TIME, HISTORY, columns, written};
use super::shapes::{items, numbers};
use super::{cases, four_against_four, game, rollout, setup};

pub const EXACT: [[&str; 2]; 1] = [["exact", "linear"]];
pub const SEED: &str = "0x2a61";
pub const HANDS: [&str; 3] = ["x", "o", "both"];

/// A rollout by hand, as far as this text says.
pub fn by_hand(game: &JsValue, hands: &str, plays: &str) -> JsValue {
    let arguments = [game, &hands.into(), &SEED.into()];
    let rollout = construct("HandRollout", &arguments).expect("a rollout by hand");
    let (_, outcome) = play_written(&rollout, plays);
    outcome.expect("plays of this rollout");
    rollout
}

/// Makes these plays one by one; returns of how many characters they were, and what came last.
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

/// Calls a method with these numbers.
pub fn act(rollout: &JsValue, method: &str, numbers: &[u32]) -> Outcome {
    let numbers: Vec<JsValue> = numbers.iter().copied().map(JsValue::from).collect();
    call(rollout, method, &numbers.iter().collect::<Vec<_>>())
}

/// What a method returns that must not refuse.
#[track_caller]
pub fn ask(rollout: &JsValue, method: &str) -> JsValue {
    act(rollout, method, &[]).unwrap_or_else(|thrown| panic!("{method}: {thrown:?}"))
}

pub fn view(rollout: &JsValue) -> JsValue {
    ask(rollout, "view")
}

pub fn waits(rollout: &JsValue) -> bool {
    !get(&view(rollout), "turn").is_null()
}

pub fn record(rollout: &JsValue, number: u32) -> JsValue {
    act(rollout, "record", &[number]).expect("a record")
}

pub fn turns(record: &JsValue) -> Vec<JsValue> {
    items(&get(record, "turns"))
}

/// Everything there is to see, as text.
pub fn seen(rollout: &JsValue) -> String {
    let begun = number(&view(rollout), "begun") as u32;
    let mut history = columns(&ask(rollout, "history"), &HISTORY);
    history.extend(columns(&ask(rollout, "anyTime"), &ANY_TIME));
    let mut all = vec![text(rollout, "written"), format!("{history:?}")];
    all.extend([view(rollout), ask(rollout, "readout")].map(|shown| written(&shown)));
    all.extend((0..begun).map(|number| written(&record(rollout, number))));
    all.join("\n")
}

/// The dice of the turn that waits, in the order in which they are moved, and whether they are played.
pub fn dice(rollout: &JsValue) -> Vec<(f64, bool)> {
    items(&get(&view(rollout), "turn.dice"))
        .iter()
        .map(|die| {
            assert_eq!(keys(die), ["value", "played"]);
            (number(die, "value"), get(die, "played") == true)
        })
        .collect()
}

/// Begins games, and gives them up, until the dice of the first roll are these.
pub fn begin_with(rollout: &JsValue, wanted: &[f64]) {
    for _ in 0..500 {
        ask(rollout, "begin");
        let rolled: Vec<f64> = dice(rollout).iter().map(|die| die.0).collect();
        if rolled == wanted {
            return;
        }
        ask(rollout, "abandon");
    }
    panic!("no {wanted:?}");
}

/// The points from which a checker can be moved now, each with those where it can go.
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

/// X's checkers.
pub fn checkers(rollout: &JsValue) -> String {
    written(&get(&view(rollout), "position.x"))
}

/// Moves what can be moved, always from the lowest or from the highest point, and lets the play stand.
pub fn click(rollout: &JsValue, lowest: bool) {
    loop {
        let movable = movable(rollout);
        let (Some((low, _)), Some((high, _))) = (movable.first(), movable.last()) else {
            break;
        };
        act(rollout, "move", &[if lowest { *low } else { *high }]).expect("a move");
    }
    ask(rollout, "confirm");
}

/// Begins a game, and plays it to its end as `click` does.
pub fn click_game(rollout: &JsValue, lowest: bool) {
    ask(rollout, "begin");
    while waits(rollout) {
        click(rollout, lowest);
    }
}

/// Makes these moves, and lets the play stand.
pub fn play(rollout: &JsValue, moves: &JsValue) {
    for pair in items(moves) {
        let pair: Vec<u32> = numbers(&pair).iter().map(|&point| point as u32).collect();
        act(rollout, "move", &pair).expect("a move");
    }
    ask(rollout, "confirm");
}

/// Whether a side is played by hand.
pub fn plays(hands: &str, side: &str) -> bool {
    hands == "both" || hands == side
}

/// Makes the plays by hand among these turns.
pub fn play_turns(rollout: &JsValue, hands: &str, turns: &[JsValue]) {
    for turn in turns {
        if plays(hands, &text(turn, "side")) {
            play(rollout, &get(turn, "moves"));
        }
    }
}

/// The first games that the program plays with the same dice when these are its players.
pub fn program(players: [&str; 2], games: u32) -> Vec<JsValue> {
    let rollout = rollout(&game(&setup(&four_against_four(), players, &EXACT)), SEED);
    (0..games)
        .map(|trial| super::record(&rollout, trial, 0))
        .collect()
}

/// X's exact chances in the position four against four, from the reference file.
pub fn perfect() -> f64 {
    let four = ([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1]);
    let case = cases().into_iter().find(|case| (case.x, case.o) == four);
    case.expect("6543 against 6532").exact.percent()
}

#[track_caller]
pub fn assert_close(one: f64, other: f64) {
    assert!((one - other).abs() < RESOLUTION, "{one} {other}");
}
