//! Tests of the bear-off lab's bindings, and their helpers.

mod bad_setups;
mod batch;
mod building;
mod careless;
mod chunks;
mod column_shapes;
mod game_shapes;
#[cfg(feature = "hand")]
mod hand;
mod horizon;
mod positions;
mod refusals;
mod rotation;
mod seeds;
mod shapes;
mod stability;

use std::cell::RefCell;
use std::collections::BTreeMap;

use js_sys::Array;
use serde::Deserialize;
use wasm_bindgen::JsValue;

use super::module::{call, construct, get, module, number, object, text};

/// Numbers of checkers on a side's own points 1 to 6.
pub type Points = [u8; 6];

/// Beyond six checkers a side.
pub const SEVEN: Points = [1, 1, 2, 1, 1, 1];
pub const EIGHT: Points = [2, 2, 1, 1, 1, 1];

/// A position of `tests/golden/bearoff.json`, with its IDs and exact chances.
#[derive(Deserialize)]
pub struct Case {
    pub x: Points,
    pub o: Points,
    pub gnubg_id: String,
    pub xgid: String,
    pub exact: Exact,
}

/// X's chances as a fraction.
#[derive(Deserialize)]
pub struct Exact {
    numerator: String,
    denominator: String,
}

impl Exact {
    pub fn percent(&self) -> f64 {
        let [numerator, denominator] = [&self.numerator, &self.denominator]
            .map(|number| number.parse::<f64>().expect("a number"));
        100.0 * numerator / denominator
    }
}

/// Returns all positions of the reference file. X is on roll in all of them.
pub fn cases() -> Vec<Case> {
    #[derive(Deserialize)]
    struct Golden {
        cases: Vec<Case>,
    }
    let text = include_str!("../../../../../tests/golden/bearoff.json");
    let Golden { cases } = serde_json::from_str(text).expect("bearoff.json");
    assert!(!cases.is_empty());
    cases
}

pub fn list<V: Into<JsValue>>(values: impl IntoIterator<Item = V>) -> JsValue {
    values.into_iter().map(Into::into).collect::<Array>().into()
}

pub fn position(x: Points, o: Points, on_roll: &str) -> JsValue {
    object([("x", list(x)), ("o", list(o)), ("onRoll", on_roll.into())])
}

/// Returns 6543 against 6532 of the reference file, with X on roll.
pub fn four_against_four() -> JsValue {
    position([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1], "x")
}

/// Returns a position that X, on roll, cannot lose.
pub fn won() -> JsValue {
    position([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], "x")
}

pub fn seven_against_eight() -> JsValue {
    position(SEVEN, EIGHT, "x")
}

/// Names of all evaluators.
pub const EVALUATORS: [&str; 6] = [
    "exact",
    "oneSided",
    "pipCount",
    "even",
    "backwards",
    "noisy",
];
pub const NEED_EXACT: [&str; 3] = ["exact", "backwards", "noisy"];

pub const SCALES: [&str; 5] = ["linear", "steep", "flat", "threeLevels", "sign"];

/// Returns errors of up to five percentage points.
pub fn noise() -> JsValue {
    object([("size", 5), ("seed", 7)])
}

/// Returns a setup with X's and O's players, and with estimates: an evaluator and a scale each.
pub fn setup(position: &JsValue, [x, o]: [&str; 2], estimates: &[[&str; 2]]) -> JsValue {
    let estimates = estimates
        .iter()
        .map(|[evaluator, scale]| object([("evaluator", *evaluator), ("scale", *scale)]));
    object([
        ("position", position.clone()),
        ("players", object([("x", x), ("o", o)])),
        ("estimates", list(estimates)),
        ("noise", noise()),
    ])
}

/// Builds a database or a game to its end.
pub fn build(what: &JsValue) {
    while call(what, "build", &[]).expect("whether all is done") != true {}
}

/// Returns an empty database.
pub fn new_database(reach: &str) -> JsValue {
    construct("BearoffDatabase", &[&reach.into()]).expect("a database")
}

/// Returns the database of this size, which is built once for all tests.
pub fn database(reach: &str) -> JsValue {
    thread_local! {
        static BUILT: RefCell<BTreeMap<String, JsValue>> = RefCell::default();
    }
    let make = || {
        let built = new_database(reach);
        build(&built);
        built
    };
    BUILT.with_borrow_mut(|all| all.entry(reach.to_owned()).or_insert_with(make).clone())
}

/// Returns a game that is still to be built, with the smallest database that covers it.
pub fn new_game(setup: &JsValue) -> JsValue {
    let facts = call(&module(), "describePosition", &[&get(setup, "position")]).expect("facts");
    let database = database(&text(&facts, "reach"));
    construct("BearoffGame", &[&database, setup]).expect("a game")
}

pub fn game(setup: &JsValue) -> JsValue {
    let game = new_game(setup);
    build(&game);
    game
}

/// Returns a game of perfect players.
pub fn perfect_game(position: &JsValue, estimates: &[[&str; 2]]) -> JsValue {
    game(&setup(position, ["exact"; 2], estimates))
}

/// Returns a rollout with the dice of a seed.
pub fn rollout(game: &JsValue, seed: &str) -> JsValue {
    construct("BearoffRollout", &[game, &seed.into()]).expect("a rollout")
}

/// Returns a batch of rollouts of equal length, none rolled yet.
pub fn batch(game: &JsValue, seed: &str, rollouts: u32, games: u32) -> JsValue {
    let arguments = [game, &seed.into(), &rollouts.into(), &games.into()];
    construct("ManyBearoffRollouts", &arguments).expect("many rollouts")
}

/// Rolls the whole batch.
pub fn roll_all(many: &JsValue) {
    roll(many, number(many, "all") as u32);
}

/// Rolls this many units, which must all be rolled.
pub fn roll(rollout: &JsValue, games: u32) {
    let rolled = call(rollout, "roll", &[&games.into()]).expect("games");
    assert_eq!(rolled, games);
}

/// Calls a method with an estimate: `rollMap`, `theory`, `readout`, `history` or `anyTime`; of
/// batches, `spread`.
pub fn call_with_estimate(object: &JsValue, method: &str, estimate: usize) -> JsValue {
    call(object, method, &[&(estimate as f64).into()]).expect(method)
}

pub fn record(rollout: &JsValue, trial: u32, estimate: usize) -> JsValue {
    let arguments = [&trial.into(), &(estimate as f64).into()];
    call(rollout, "record", &arguments).expect("a record")
}
