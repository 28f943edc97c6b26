//! Careless players: their games, both measures of luck that know them, and refusals.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, number, object, text};
use super::super::refusals::assert_wrong_shape;
use super::super::shapes::assert_numbers;
use super::shapes::{assert_near, items};
use super::{
    build, call_with_estimate, database, four_against_four, game, list, new_game, record, roll,
    rollout, setup,
};

/// Returns a setup of two careless players. `luck` is its measure.
fn careless_setup(second_best: impl Into<JsValue>, luck: impl Into<JsValue>) -> JsValue {
    let player = object([
        ("evaluator", JsValue::from("exact")),
        ("secondBest", second_best.into()),
    ]);
    let estimates = [["exact", "linear"], ["pipCount", "linear"]];
    let setup = setup(&four_against_four(), ["exact"; 2], &estimates);
    let players = object([("x", player.clone()), ("o", player)]);
    with(&setup, "players", &players);
    with(&setup, "luck", &luck.into());
    setup
}

/// Replaces a property of a setup.
fn with(setup: &JsValue, key: &str, value: &JsValue) {
    Reflect::set(setup, &key.into(), value).expect("a plain object");
}

/// Returns the exact spreads by an estimate.
fn spreads(game: &JsValue, estimate: usize) -> [f64; 2] {
    let spreads = call_with_estimate(game, "luckSpreads", estimate);
    assert_numbers(&spreads, &["dice", "diceAndChoices"]);
    ["dice", "diceAndChoices"].map(|name| number(&spreads, name))
}

#[wasm_bindgen_test]
fn spreads_are_those_of_theory() {
    for horizon in [JsValue::NULL, 3.into()] {
        let [dice, both] = ["dice", "diceAndChoices"].map(|luck| {
            let setup = careless_setup(20, luck);
            with(&setup, "horizon", &horizon);
            game(&setup)
        });
        for estimate in 0..2 {
            let theory = |game| call_with_estimate(game, "theory", estimate);
            let sd = |game| number(&theory(game), "reduced.sd");
            assert_eq!(spreads(&dice, estimate), spreads(&both, estimate));
            assert_eq!(spreads(&dice, estimate), [sd(&dice), sd(&both)]);
            assert_eq!(get(&theory(&dice), "cut").is_truthy(), !horizon.is_null());
        }
        let [dice, both] = spreads(&dice, 0);
        assert!(both < dice / 2.0);
    }
    let careful = setup(&four_against_four(), ["exact"; 2], &[["exact", "linear"]]);
    assert!(call_with_estimate(&game(&careful), "luckSpreads", 0).is_null());
}

#[wasm_bindgen_test]
fn records_have_the_luck_of_choices_if_it_is_measured() {
    for (luck, is_measured) in [
        ("bestPlays", false),
        ("dice", false),
        ("diceAndChoices", true),
    ] {
        let game = game(&careless_setup(20, luck));
        let rollout = rollout(&game, "48");
        roll(&rollout, 100);
        let mut choices = 0;
        for trial in 0..20 {
            let record = record(&rollout, trial, 0);
            let mut sum = 0.0;
            for turn in items(&get(&record, "turns")) {
                sum += number(&turn, "luck") + number(&turn, "choiceLuck");
                choices += usize::from(number(&turn, "choiceLuck") != 0.0);
            }
            assert_near(number(&record, "totalLuck"), sum);
            assert_eq!(get(&record, "williams").is_null(), luck != "bestPlays");
        }
        assert_eq!(choices > 0, is_measured);
    }
}

#[wasm_bindgen_test]
fn zero_percent_is_the_careful_player() {
    let careful = setup(&four_against_four(), ["exact"; 2], &[["exact", "linear"]]);
    let zero = careless_setup(0, JsValue::UNDEFINED);
    let [careful, zero] = [careful, zero].map(|setup| {
        let rollout = rollout(&game(&setup), "7");
        roll(&rollout, 1000);
        let readout = call_with_estimate(&rollout, "readout", 0);
        ["plain.mean", "reduced.mean", "reduced.sd"].map(|name| number(&readout, name).to_bits())
    });
    assert_eq!(careful, zero);
}

#[wasm_bindgen_test]
fn workers_analyse_games_of_careless_players() {
    let setup = careless_setup(20, "diceAndChoices");
    let [page, other] = [new_game(&setup), game(&setup)];
    let [ordered, same] = [&page, &other].map(|game| call(game, "order", &[]).expect("a job"));
    assert_eq!(
        js_sys::Uint8Array::from(ordered).to_vec(),
        js_sys::Uint8Array::from(same).to_vec()
    );
}

#[wasm_bindgen_test]
fn invalid_careless_players_have_the_wrong_shape() {
    let with_setup = |setup: &JsValue| construct("BearoffGame", &[&database("six"), setup]);
    for bad in [
        JsValue::NULL,
        (-1).into(),
        101.into(),
        0.5.into(),
        f64::NAN.into(),
        "20".into(),
        true.into(),
    ] {
        assert_wrong_shape(with_setup(&careless_setup(bad, "dice")), "secondBest");
    }
    for bad in [JsValue::NULL, "Dice".into(), 1.into(), list(["dice"])] {
        assert_wrong_shape(with_setup(&careless_setup(20, bad)), "luck");
    }
    let player = object([
        ("evaluator", JsValue::from("fewestPips")),
        ("secondBest", 20.into()),
    ]);
    let players = object([("x", player.clone()), ("o", player)]);
    let setup = careless_setup(20, "dice");
    with(&setup, "players", &players);
    assert_wrong_shape(with_setup(&setup), "evaluator");
}

#[cfg(feature = "hand")]
#[wasm_bindgen_test]
fn games_by_hand_refuse_careless_players() {
    let game = game(&careless_setup(20, "dice"));
    let outcome = construct("HandRollout", &[&game, &"x".into(), &"1".into()]);
    let (_, code) = super::super::refusals::refused(outcome);
    assert_eq!(code, "SetupCareless");
    // The game is not lent any more.
    build(&game);
    assert_eq!(text(&rollout(&game, "1"), "seed"), "0x1");
}
