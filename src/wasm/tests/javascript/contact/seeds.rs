//! Error seeds of the blurred network that are tried on the same games: the averages, and refusals.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, column, get, module, number};
use super::super::refusals::{Outcome, assert_wrong_shape, invalid_counts, refused};
use super::{LATE_RACE, game, readout, rollout};

/// Begins to try seeds on games of seed 48, with errors of up to five points.
fn begin(games: impl Into<JsValue>, size: impl Into<JsValue>) -> Outcome {
    let (games, size) = (games.into(), size.into());
    let race = game(LATE_RACE, "network");
    call(
        &module(),
        "tryContactSeeds",
        &[&race, &"48".into(), &games, &size],
    )
}

#[wasm_bindgen_test]
fn a_seed_has_the_average_of_its_own_rollout() {
    let trial = begin(10, 5).expect("a trial");
    while !call(&trial, "build", &[]).expect("a part").is_truthy() {}
    let found = call(&trial, "found", &[]).expect("averages");
    // The exact average is not known.
    assert!(get(&found, "missed").is_null() && get(&found, "highest.z").is_null());
    // Setups of these tests have error seed 9.
    let blurred = rollout(&game(LATE_RACE, "blurred"), "48", 10);
    let mean = number(&readout(&blurred), "reduced.mean");
    assert_eq!(column(&found, "means")[8], mean);
    assert!(number(&found, "range") > 0.0);
}

#[wasm_bindgen_test]
fn invalid_trials_are_refused() {
    for (games, code) in [(9, "SeedsTooFewGames"), (101, "SeedsTooManyGames")] {
        let (thrown, seen) = refused(begin(games, 5));
        assert_eq!(
            (seen.as_str(), number(&thrown, "value")),
            (code, games.into())
        );
    }
    for bad in invalid_counts() {
        assert_wrong_shape(begin(bad, 5), "games");
    }
    assert_wrong_shape(begin(10, 101), "size");
}
