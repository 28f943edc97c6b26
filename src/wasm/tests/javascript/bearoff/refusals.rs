//! Refusals of invalid input, each with a code and the facts, and objects that keep working.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, module, number};
use super::super::refusals::{assert_wrong_shape, invalid_counts, refused};
use super::super::seeds::{INVALID_SEEDS, non_strings};
use super::super::shapes::to_json;
use super::super::workbench::progress;
use super::{
    batch, call_with_estimate, database, four_against_four, game, list, new_database, new_game,
    record, roll, roll_all, rollout, setup,
};

pub(super) const ESTIMATES: [[&str; 2]; 2] = [["exact", "linear"], ["backwards", "sign"]];

pub(super) fn good_setup() -> JsValue {
    setup(&four_against_four(), ["exact", "fewestPips"], &ESTIMATES)
}

/// A game, a rollout of five games, a batch of rollouts, and a check that they are unchanged.
pub(super) struct Untouched {
    game: JsValue,
    rollout: JsValue,
    many: JsValue,
    before: String,
}

impl Untouched {
    pub fn new() -> Self {
        let game = game(&good_setup());
        let rollout = rollout(&game, "0x2a61");
        roll(&rollout, 5);
        let many = batch(&game, "7", 3, 10);
        let before = Self::state_text(&game, &rollout);
        Self {
            game,
            rollout,
            many,
            before,
        }
    }

    /// Returns all visible state as text.
    fn state_text(game: &JsValue, rollout: &JsValue) -> String {
        let of_one = |estimate| {
            let records = (0..7).map(|trial| record(rollout, trial, estimate));
            list([
                call_with_estimate(game, "rollMap", estimate),
                call_with_estimate(game, "theory", estimate),
                call_with_estimate(rollout, "readout", estimate),
                list(records),
            ])
        };
        to_json(&list([of_one(0), of_one(1)]))
    }

    /// Asserts that all objects are unchanged, and still roll.
    #[track_caller]
    pub fn assert(&self) {
        assert_eq!(number(&self.rollout, "games"), 5.0);
        assert_eq!(Self::state_text(&self.game, &self.rollout), self.before);
        let other = Self::new();
        roll(&other.rollout, 1);
        roll(&self.rollout, 1);
        assert_eq!(
            Self::state_text(&self.game, &self.rollout),
            Self::state_text(&other.game, &other.rollout)
        );
        assert_eq!(progress(&self.many), 0.0);
        roll_all(&self.many);
        assert_eq!(progress(&self.many), 1.0);
    }
}

/// Values that are no index of two estimates.
fn invalid_estimates() -> Vec<JsValue> {
    let mut values = invalid_counts();
    values.extend([2, 255].map(JsValue::from));
    values.push(4_294_967_296.0.into());
    values
}

#[wasm_bindgen_test]
fn invalid_seeds_are_refused_with_the_reason() {
    let untouched = Untouched::new();
    let with = |seed: &JsValue| {
        let (game, one) = (&untouched.game, &1.into());
        [
            construct("BearoffRollout", &[game, seed]),
            construct("ManyBearoffRollouts", &[game, seed, one, one]),
        ]
    };
    for (seed, expected) in INVALID_SEEDS {
        for outcome in with(&seed.into()) {
            let (thrown, code) = refused(outcome);
            assert_eq!(code, expected, "{seed:?}");
            // Facts of other errors are absent.
            for key in ["side", "count", "at", "found", "value", "argument"] {
                assert!(get(&thrown, key).is_undefined(), "{key}");
            }
        }
    }
    for seed in non_strings() {
        for outcome in with(&seed) {
            assert_wrong_shape(outcome, "seed");
        }
    }
    assert_wrong_shape(construct("BearoffRollout", &[&untouched.game]), "seed");
    untouched.assert();
}

#[wasm_bindgen_test]
fn invalid_numbers_of_games_have_the_wrong_shape() {
    let untouched = Untouched::new();
    let Untouched { game, rollout, .. } = &untouched;
    let (seed, zero, one) = (&"1".into(), &0.into(), &1.into());
    for bad in &invalid_counts() {
        assert_wrong_shape(call(rollout, "roll", &[bad]), "count");
        assert_wrong_shape(call(rollout, "record", &[bad, zero]), "trial");
        assert_wrong_shape(call(game, "funnel", &[zero, bad]), "last");
        let new_batch = |arguments: [&JsValue; 4]| construct("ManyBearoffRollouts", &arguments);
        assert_wrong_shape(new_batch([game, seed, bad, one]), "rollouts");
        assert_wrong_shape(new_batch([game, seed, one, bad]), "games");
    }
    // Too many rollouts, also beyond 32 bits, where a number must not be truncated to a valid one.
    for rollouts in [1e5 + 1.0, 4_294_967_301.0, 1e12] {
        let arguments = [game, seed, &rollouts.into(), one];
        assert_wrong_shape(construct("ManyBearoffRollouts", &arguments), "rollouts");
    }
    untouched.assert();
}

#[wasm_bindgen_test]
fn unknown_estimates_have_the_wrong_shape() {
    let untouched = Untouched::new();
    let Untouched {
        game,
        rollout,
        many,
        ..
    } = &untouched;
    let of = |estimate: &JsValue| {
        let hundred = &100.into();
        [
            call(game, "rollMap", &[estimate]),
            call(game, "theory", &[estimate]),
            call(game, "funnel", &[estimate, hundred]),
            call(rollout, "record", &[hundred, estimate]),
            call(rollout, "readout", &[estimate]),
            call(rollout, "history", &[estimate]),
            call(rollout, "anyTime", &[estimate]),
        ]
    };
    for bad in &invalid_estimates() {
        for outcome in of(bad) {
            assert_wrong_shape(outcome, "estimate");
        }
        // null gives the spread of the plain means.
        if !bad.is_null() {
            assert_wrong_shape(call(many, "spread", &[bad]), "estimate");
        }
    }
    for method in ["rollMap", "theory", "funnel"] {
        assert_wrong_shape(call(game, method, &[]), "estimate");
    }
    for method in ["readout", "history", "anyTime"] {
        assert_wrong_shape(call(rollout, method, &[]), "estimate");
    }
    assert_wrong_shape(call(rollout, "record", &[&0.into()]), "estimate");
    assert_wrong_shape(call(many, "spread", &[]), "estimate");
    untouched.assert();
}

#[wasm_bindgen_test]
fn setups_without_estimates_roll_plain_rollouts_only() {
    let game = game(&setup(&four_against_four(), ["exact"; 2], &[]));
    let zero = &0.into();
    for method in ["rollMap", "theory", "funnel"] {
        assert_wrong_shape(call(&game, method, &[zero, zero]), "estimate");
    }
    let rollout = rollout(&game, "1");
    roll(&rollout, 10);
    for method in ["record", "readout", "history", "anyTime"] {
        assert_wrong_shape(call(&rollout, method, &[zero, zero]), "estimate");
    }
    let many = batch(&game, "1", 2, 10);
    roll_all(&many);
    assert_wrong_shape(call(&many, "spread", &[zero]), "estimate");
    let spread = call(&many, "spread", &[&JsValue::NULL]).unwrap();
    assert!(number(&spread, "mean").is_finite());
}

#[wasm_bindgen_test]
fn unknown_database_sizes_have_the_wrong_shape() {
    let class = &get(&module(), "BearoffDatabase");
    for bad in [
        JsValue::UNDEFINED,
        JsValue::NULL,
        6.into(),
        "".into(),
        "Six".into(),
        "six ".into(),
        "fifteen".into(),
        Array::of1(&"six".into()).into(),
        Object::new().into(),
    ] {
        assert_wrong_shape(construct("BearoffDatabase", &[&bad]), "reach");
        assert_wrong_shape(call(class, "order", &[&bad]), "reach");
    }
    assert_wrong_shape(construct("BearoffDatabase", &[]), "reach");
    assert_wrong_shape(call(class, "order", &[]), "reach");
}

/// Values that are no objects of this module's classes, and an object of a class that no function
/// takes.
pub(super) fn foreign_objects() -> Vec<JsValue> {
    let lends_nothing = Object::new();
    let lends = Function::new_no_args("return { lent: true }");
    Reflect::set(&lends_nothing, &"__lend".into(), &lends).unwrap();
    let throws = Object::new();
    let thrower = Function::new_no_args("throw new TypeError('mine')");
    Reflect::set(&throws, &"__lend".into(), &thrower).unwrap();
    let says = Object::new();
    Reflect::set(&says, &"__lend".into(), &"a text".into()).unwrap();
    let getter = Function::new_no_args(
        "return Object.defineProperty({}, '__lend', { get() { throw new TypeError('mine') } })",
    );
    vec![
        JsValue::UNDEFINED,
        JsValue::NULL,
        1.into(),
        "1".into(),
        true.into(),
        Object::new().into(),
        Array::new().into(),
        lends.into(),
        lends_nothing.into(),
        throws.into(),
        says.into(),
        getter.call0(&JsValue::UNDEFINED).unwrap(),
        rollout(&game(&good_setup()), "1"),
    ]
}

#[wasm_bindgen_test]
fn objects_of_other_classes_have_the_wrong_shape() {
    let untouched = Untouched::new();
    let (six, seed, one) = (&database("six"), &"1".into(), &1.into());
    let games = |other: &JsValue| {
        [
            construct("BearoffRollout", &[other, seed]),
            construct("ManyBearoffRollouts", &[other, seed, one, one]),
        ]
    };
    for other in &foreign_objects() {
        let refused = construct("BearoffGame", &[other, &good_setup()]);
        assert_wrong_shape(refused, "database");
        for refused in games(other) {
            assert_wrong_shape(refused, "game");
        }
    }
    // Databases and games are not interchangeable.
    for refused in games(six) {
        assert_wrong_shape(refused, "game");
    }
    let refused = construct("BearoffGame", &[&untouched.game, &good_setup()]);
    assert_wrong_shape(refused, "database");
    assert_wrong_shape(construct("BearoffGame", &[]), "database");
    assert_wrong_shape(construct("BearoffRollout", &[]), "game");
    assert_wrong_shape(construct("ManyBearoffRollouts", &[]), "game");
    untouched.assert();
}

#[wasm_bindgen_test]
fn freed_objects_have_the_wrong_shape() {
    let untouched = Untouched::new();
    let gone = new_database("six");
    call(&gone, "free", &[]).unwrap();
    let refused = construct("BearoffGame", &[&gone, &good_setup()]);
    assert_wrong_shape(refused, "database");
    let gone = game(&good_setup());
    call(&gone, "free", &[]).unwrap();
    let (seed, one) = (&"1".into(), &1.into());
    assert_wrong_shape(construct("BearoffRollout", &[&gone, seed]), "game");
    let refused = construct("ManyBearoffRollouts", &[&gone, seed, one, one]);
    assert_wrong_shape(refused, "game");
    untouched.assert();
}

#[wasm_bindgen_test]
fn unfinished_objects_are_not_ready_as_arguments() {
    let untouched = Untouched::new();
    let (seed, one) = (&"1".into(), &1.into());
    let unbuilt = new_game(&good_setup());
    for outcome in [
        construct("BearoffGame", &[&new_database("six"), &good_setup()]),
        construct("BearoffRollout", &[&unbuilt, seed]),
        construct("ManyBearoffRollouts", &[&unbuilt, seed, one, one]),
    ] {
        assert_eq!(refused(outcome).1, "NotReady");
    }
    untouched.assert();
}
