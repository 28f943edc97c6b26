//! Error seeds that are tried on the same games: the averages, and refusals.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, column, module, number};
use super::super::refusals::{Outcome, assert_wrong_shape, refused};
use super::super::shapes::assert_numbers;
use super::{
    build, call_with_estimate, four_against_four, game, list, perfect_game, roll, rollout, setup,
    seven_against_eight,
};

/// Begins to try seeds on games of seed 48, with errors of up to five points.
fn begin(game: &JsValue, games: impl Into<JsValue>) -> Outcome {
    let arguments = ["48".into(), games.into(), 5.into(), "linear".into()];
    let [seed, games, size, scale] = &arguments;
    call(
        &module(),
        "tryBearoffSeeds",
        &[game, seed, games, size, scale],
    )
}

#[wasm_bindgen_test]
fn a_seed_has_the_average_of_its_own_rollout() {
    let trial = begin(
        &perfect_game(&four_against_four(), &[["exact", "linear"]]),
        20,
    );
    let trial = trial.expect("a trial");
    assert!(call(&trial, "found", &[]).expect("nothing yet").is_null());
    build(&trial);
    assert_eq!(number(&trial, "progress"), 1.0);
    let found = call(&trial, "found", &[]).expect("averages");
    assert_numbers(
        &found,
        &[
            "games",
            "seeds",
            "missed",
            "meanSe",
            "range",
            "lowest.z",
            "highest.z",
        ],
    );
    let means = column(&found, "means");
    assert_eq!((number(&found, "games"), means.len()), (20.0, 1_000));
    assert_eq!(column(&found, "counts").iter().sum::<f64>(), 1_000.0);
    // The test's setups have error seed 7 and errors of up to five points.
    let noisy = perfect_game(&four_against_four(), &[["noisy", "linear"]]);
    let rollout = rollout(&noisy, "48");
    roll(&rollout, 20);
    let readout = call_with_estimate(&rollout, "readout", 0);
    assert_eq!(number(&readout, "reduced.mean"), means[6]);
    for name in ["lowest", "highest"] {
        let seed = number(&found, &[name, ".seed"].concat()) as usize;
        assert_eq!(
            number(&found, &[name, ".mean"].concat()),
            means[seed - 1],
            "{name}"
        );
    }
}

#[wasm_bindgen_test]
fn games_on_which_no_seeds_are_tried_are_refused() {
    let perfect = perfect_game(&four_against_four(), &[["exact", "linear"]]);
    for (games, code) in [(9, "SeedsTooFewGames"), (1_001, "SeedsTooManyGames")] {
        let (thrown, seen) = refused(begin(&perfect, games));
        assert_eq!(
            (seen.as_str(), number(&thrown, "value")),
            (code, games.into())
        );
    }
    let noisy = game(&setup(
        &four_against_four(),
        ["exact", "noisy"],
        &[["exact", "linear"]],
    ));
    assert_eq!(refused(begin(&noisy, 10)).1, "SeedsNoisyPlayer");
    let cut = setup(&four_against_four(), ["exact"; 2], &[["exact", "linear"]]);
    js_sys::Reflect::set(&cut, &"horizon".into(), &2.into()).expect("a plain object");
    assert_eq!(refused(begin(&game(&cut), 10)).1, "SeedsCutShort");
    let large = setup(
        &seven_against_eight(),
        ["oneSided"; 2],
        &[["oneSided", "linear"]],
    );
    assert_eq!(refused(begin(&game(&large), 10)).1, "SeedsNeedExact");
}

#[wasm_bindgen_test]
fn invalid_arguments_have_the_wrong_shape() {
    let game = perfect_game(&four_against_four(), &[["exact", "linear"]]);
    let call_with = |size: JsValue, scale: JsValue| {
        let arguments = [&game, &"48".into(), &10.into(), &size, &scale];
        call(&module(), "tryBearoffSeeds", &arguments)
    };
    for bad in [
        JsValue::NULL,
        (-1).into(),
        101.into(),
        f64::NAN.into(),
        "10".into(),
    ] {
        assert_wrong_shape(call_with(bad, "linear".into()), "size");
    }
    for bad in [JsValue::UNDEFINED, "Linear".into(), list(["linear"])] {
        assert_wrong_shape(call_with(10.into(), bad), "scale");
    }
    for bad in super::super::refusals::invalid_counts() {
        assert_wrong_shape(begin(&game, bad), "games");
    }
    assert_wrong_shape(begin(&JsValue::NULL, 10), "game");
}
