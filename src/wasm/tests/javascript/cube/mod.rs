//! Tests of the cube lab's bindings, and their helpers.

#[cfg(feature = "hand-cube")]
mod hand;
mod refusals;
mod shapes;
mod work;

use std::cell::RefCell;

use wasm_bindgen::JsValue;

use super::bearoff::{build, list, noise, position};
use super::module::{call, construct, object};

pub const LADDER: [&str; 5] = [
    "none",
    "cubelessIgnored",
    "cubelessTimesCube",
    "janowski",
    "exact",
];

/// The Jacoby paradox of tests/golden/cubeful.json: 5-2 against 4-1, X on roll.
pub fn paradox() -> JsValue {
    position([0, 1, 0, 0, 1, 0], [1, 0, 0, 1, 0, 0], "x")
}

/// The article's position with O on roll.
pub fn article_of_o() -> JsValue {
    position([0, 0, 0, 0, 0, 1], [4, 0, 0, 0, 0, 0], "o")
}

pub fn player(plays: &str, cube: &str) -> JsValue {
    object([("plays", plays), ("cube", cube)])
}

/// Returns a setup with this position, the cube's owner, and both players' checker play and cube
/// actions.
pub fn setup(position: &JsValue, owner: &str, [x, o]: [[&str; 2]; 2]) -> JsValue {
    object([
        ("position", position.clone()),
        ("owner", owner.into()),
        (
            "players",
            object([("x", player(x[0], x[1])), ("o", player(o[0], o[1]))]),
        ),
        ("thresholds", object([("double", 70), ("pass", 25)])),
        ("noise", noise()),
        ("janowski", 0.68.into()),
        ("estimates", list(LADDER)),
    ])
}

pub fn good_setup() -> JsValue {
    setup(&paradox(), "centred", [["withCube", "exact"]; 2])
}

/// Returns setups with perfect players, with O on roll and owning the cube, and with different
/// wrong players.
pub fn setups() -> [JsValue; 3] {
    [
        good_setup(),
        setup(
            &article_of_o(),
            "o",
            [["fewestPips", "thresholds"], ["backwards", "pipCount"]],
        ),
        setup(
            &position([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1], "x"),
            "centred",
            [["noisy", "never"], ["oneSided", "thresholds"]],
        ),
    ]
}

/// Returns the database, which is built once for all tests.
pub fn database() -> JsValue {
    thread_local! {
        static BUILT: RefCell<Option<JsValue>> = const { RefCell::new(None) };
    }
    let make = || {
        let built = new_database();
        build(&built);
        built
    };
    BUILT.with_borrow_mut(|built| built.get_or_insert_with(make).clone())
}

pub fn new_database() -> JsValue {
    construct("CubeDatabase", &[]).expect("a database")
}

pub fn decisions(position: &JsValue) -> JsValue {
    call(&database(), "decisions", &[position]).expect("decisions")
}

/// Returns a game that is still to be built.
pub fn new_game(setup: &JsValue) -> JsValue {
    construct("CubeGame", &[&database(), setup]).expect("a game")
}

pub fn game(setup: &JsValue) -> JsValue {
    let game = new_game(setup);
    build(&game);
    game
}

pub fn rollout(game: &JsValue, seed: &str) -> JsValue {
    construct("CubeRollout", &[game, &seed.into()]).expect("a rollout")
}

pub fn batch(game: &JsValue, rollouts: u32, games: u32) -> JsValue {
    let arguments = [game, &"7".into(), &rollouts.into(), &games.into()];
    construct("ManyCubeRollouts", &arguments).expect("many rollouts")
}

/// Returns the 36 rolls, with the cube as it is, or after a double and a take.
pub fn roll_map(game: &JsValue, turned: bool) -> JsValue {
    call(game, "rollMap", &[&turned.into()]).expect("a map")
}
