//! Reading and drawing of seeds, in every lab's module.

use js_sys::{Array, Object};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::module::{call, get, keys, module};
use super::refusals::{assert_wrong_shape, refused};

/// Texts that are invalid seeds, and the codes of their refusals.
pub const INVALID_SEEDS: [(&str, &str); 8] = [
    ("", "SeedEmpty"),
    (" \n", "SeedEmpty"),
    ("twelve", "SeedNotANumber"),
    ("-1", "SeedNotANumber"),
    ("1.5", "SeedNotANumber"),
    ("0x", "SeedNotANumber"),
    ("0x10000000000000000", "SeedTooLarge"),
    ("18446744073709551616", "SeedTooLarge"),
];

/// Values that are no strings.
pub fn non_strings() -> Vec<JsValue> {
    vec![
        JsValue::UNDEFINED,
        JsValue::NULL,
        42.into(),
        f64::NAN.into(),
        42_u64.into(), // a BigInt
        Object::new().into(),
        Array::of1(&"42".into()).into(),
    ]
}

#[wasm_bindgen_test]
fn seeds_have_one_standard_form() {
    for text in ["10849", "0x2a61", " 0X2A61 ", "0x0000000000002a61"] {
        let read = call(&module(), "readSeed", &[&text.into()]);
        assert_eq!(read.unwrap(), "0x2a61");
    }
}

#[wasm_bindgen_test]
fn random_seeds_are_valid_and_differ() {
    let draw = || call(&module(), "randomSeed", &[]).unwrap();
    let mut seeds: Vec<String> = (0..8).map(|_| draw().as_string().unwrap()).collect();
    for seed in &seeds {
        let read = call(&module(), "readSeed", &[&seed.into()]);
        assert_eq!(read.unwrap(), seed.as_str());
    }
    seeds.sort_unstable();
    seeds.dedup();
    // Eight draws of 32 bits are all equal once in 10⁶⁷ runs.
    assert!(seeds.len() > 1);
}

#[wasm_bindgen_test]
fn invalid_seeds_are_refused_with_the_reason() {
    for (text, expected) in INVALID_SEEDS {
        let (thrown, code) = refused(call(&module(), "readSeed", &[&text.into()]));
        assert_eq!(code, expected, "{text:?}");
        // Facts of other errors are absent.
        for key in ["value", "argument"] {
            assert!(get(&thrown, key).is_undefined(), "{key}");
        }
    }
    for value in non_strings() {
        assert_wrong_shape(call(&module(), "readSeed", &[&value]), "seed");
    }
}

#[wasm_bindgen_test]
fn refusals_have_only_declared_properties() {
    // These are the properties of `RolloutLabError` in errors.rs. Every Error has stack and
    // message.
    let known = ["stack", "message", "name", "code", "value", "argument"];
    for given in [JsValue::from("x"), JsValue::NULL] {
        let (thrown, _) = refused(call(&module(), "readSeed", &[&given]));
        for key in keys(&thrown) {
            assert!(known.contains(&key.as_str()), "{key}");
        }
    }
}
