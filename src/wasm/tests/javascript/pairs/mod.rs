//! Tests of the pairs lab's bindings, and their helpers.

mod refusals;
mod shapes;
mod work;

use wasm_bindgen::JsValue;

use super::bearoff::{Points, build, database, list, noise, position};
use super::module::{call, construct, object};

pub const COUPLINGS: [&str; 4] = ["independent", "same", "ranked", "nearest"];

/// Returns a decision of X, with X's checkers after the plays A and B.
pub fn decision(x: Points, o: Points, roll: [u8; 2], [a, b]: [Points; 2]) -> JsValue {
    object([
        ("position", position(x, o, "x")),
        ("roll", list(roll)),
        ("a", list(a)),
        ("b", list(b)),
    ])
}

/// Returns `3v3_43` of tests/golden/pairs.json.
pub fn three_against_three() -> JsValue {
    let plays = [[0, 0, 1, 0, 1, 0], [0, 1, 0, 0, 0, 1]];
    decision([0, 0, 0, 1, 1, 1], [0, 1, 1, 1, 0, 0], [4, 3], plays)
}

/// Returns `3v3_43` with the sides exchanged: O is on roll.
pub fn three_against_three_of_o() -> JsValue {
    let position = position([0, 1, 1, 1, 0, 0], [0, 0, 0, 1, 1, 1], "o");
    object([
        ("position", position),
        ("roll", list([4, 3])),
        ("a", list([0, 0, 1, 0, 1, 0])),
        ("b", list([0, 1, 0, 0, 0, 1])),
    ])
}

/// Beyond six checkers a side.
pub fn seven_against_seven() -> JsValue {
    let seven = [1, 1, 2, 1, 1, 1];
    let plays = [[0, 1, 2, 1, 1, 0], [1, 1, 2, 1, 1, 0]];
    decision(seven, seven, [6, 1], plays)
}

/// Returns a setup whose luck is measured by pip count, and whose rolls are ranked by `ranking`.
pub fn setup(decision: &JsValue, ranking: &str, rotation: bool) -> JsValue {
    object([
        ("decision", decision.clone()),
        ("evaluator", "pipCount".into()),
        ("ranking", ranking.into()),
        ("noise", noise()),
        ("rotation", rotation.into()),
    ])
}

pub fn good_setup() -> JsValue {
    setup(&three_against_three(), "exact", false)
}

/// Returns setups with up to six checkers, with O on roll and rotation, and beyond six checkers.
pub fn setups() -> [(&'static str, JsValue); 3] {
    [
        ("six", good_setup()),
        ("six", setup(&three_against_three_of_o(), "oneSided", true)),
        ("all", setup(&seven_against_seven(), "pipCount", false)),
    ]
}

/// Returns pairs that are still to be built.
pub fn new_game(reach: &str, setup: &JsValue) -> JsValue {
    construct("PairsGame", &[&database(reach), setup]).expect("pairs")
}

pub fn game(reach: &str, setup: &JsValue) -> JsValue {
    let game = new_game(reach, setup);
    build(&game);
    game
}

/// Returns pairs that are built, with their exact statistics.
pub fn game_with_exact_statistics(reach: &str, setup: &JsValue) -> JsValue {
    let game = game(reach, setup);
    while call(&game, "buildExact", &[]).expect("whether all is done") != true {}
    game
}

pub fn rollout(game: &JsValue, seed: &str) -> JsValue {
    construct("PairsRollout", &[game, &seed.into()]).expect("a rollout")
}

pub fn batch(game: &JsValue, rollouts: u32, pairs: u32) -> JsValue {
    let arguments = [game, &"7".into(), &rollouts.into(), &pairs.into()];
    construct("ManyPairsRollouts", &arguments).expect("many rollouts")
}

/// Calls a method with a coupling.
pub fn call_with_coupling(object: &JsValue, method: &str, coupling: &str) -> JsValue {
    call(object, method, &[&coupling.into()]).expect(method)
}

pub fn record(rollout: &JsValue, trial: u32, coupling: &str) -> JsValue {
    call(rollout, "record", &[&trial.into(), &coupling.into()]).expect("a record")
}
