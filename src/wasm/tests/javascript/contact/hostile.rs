//! Hostile arguments, whose getters throw or change. They are refused with `RolloutLabError`, and
//! all objects keep working.

use js_sys::{Function, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, module, number};
use super::super::refusals::{Outcome, assert_wrong_shape, refused};
use super::{LATE_RACE, by_id, dice, game, list, plays, position, rollout, setup};

/// Returns the value of a JavaScript expression.
fn javascript(expression: &str) -> JsValue {
    let built = Function::new_no_args(&format!("return {expression}"));
    built.call0(&JsValue::UNDEFINED).expect("an expression")
}

/// Returns a valid position with one side replaced.
fn with(key: &str, bad: &JsValue) -> JsValue {
    let position = position(&[(6, 2)], &[(6, 2)]);
    Reflect::set(&position, &key.into(), bad).expect("a plain object");
    position
}

fn with_position(position: &JsValue) -> [Outcome; 5] {
    [
        construct("ContactGame", &[&setup(position, "tiny")]),
        plays(position, &dice(3.0, 1.0)),
        call(&module(), "describeContact", &[position]),
        call(&module(), "evaluateContact", &[position]),
        call(&module(), "countContact", &[position]),
    ]
}

const THROWS: &str = "throw new TypeError('mine')";

#[wasm_bindgen_test]
fn throwing_getters_and_proxies_are_invalid_positions() {
    for bad in [
        format!("{{ get x() {{ {THROWS} }}, o: [] }}"),
        format!("new Proxy({{}}, {{ get() {{ {THROWS} }} }})"),
        format!(
            "new Proxy([], {{ get() {{ {THROWS} }}, has() {{ {THROWS} }}, ownKeys() {{ {THROWS} }} }})"
        ),
        "(() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy })()"
            .to_owned(),
    ] {
        for outcome in with_position(&javascript(&bad)) {
            assert_wrong_shape(outcome, "x");
        }
    }
    for bad in [
        format!("Object.defineProperty(Array(25).fill(0), 7, {{ get() {{ {THROWS} }} }})"),
        format!(
            "new Proxy(Array(25).fill(0), {{ get(list, key) {{ if (key === 'length') return 25; {THROWS} }} }})"
        ),
        "new Proxy(Array(25).fill(0), { get(list, key) { return key === 'length' ? 1e9 : 0 } })"
            .to_owned(),
        "new Proxy(Array(25).fill(0), { get(list, key) { return key === 'length' ? -1 : 0 } })"
            .to_owned(),
        "new Proxy(Array(25).fill(0), { get(list, key) { return key === 'length' ? NaN : 0 } })"
            .to_owned(),
        "Array(25).fill({ valueOf() { return 1 } })".to_owned(),
        "Array(25).fill(Symbol())".to_owned(),
        "Array(25)".to_owned(),
        "(() => { const { proxy, revoke } = Proxy.revocable([], {}); revoke(); return proxy })()"
            .to_owned(),
    ] {
        let bad = javascript(&bad);
        for key in ["x", "o"] {
            for outcome in with_position(&with(key, &bad)) {
                assert_wrong_shape(outcome, key);
            }
        }
    }
}

#[wasm_bindgen_test]
fn throwing_setups_and_dice_are_refused() {
    for (bad, argument) in [
        (format!("{{ get evaluator() {{ {THROWS} }} }}"), "evaluator"),
        (
            format!("{{ evaluator: 'blurred', get noise() {{ {THROWS} }} }}"),
            "size",
        ),
        (
            format!("{{ evaluator: 'blurred', noise: {{ get size() {{ {THROWS} }} }} }}"),
            "size",
        ),
        (
            format!("{{ evaluator: 'blurred', noise: {{ size: 5, get seed() {{ {THROWS} }} }} }}"),
            "seed",
        ),
        (
            "{ evaluator: 'blurred', noise: { size: 5, seed: 1n } }".to_owned(),
            "seed",
        ),
        (
            format!("{{ evaluator: 'tiny', get position() {{ {THROWS} }} }}"),
            "x",
        ),
        (
            "{ evaluator: { toString() { return 'tiny' } } }".to_owned(),
            "evaluator",
        ),
    ] {
        let setup = javascript(&format!("({bad})"));
        assert_wrong_shape(construct("ContactGame", &[&setup]), argument);
    }
    for bad in [
        format!("Object.defineProperty([1, 2], 1, {{ get() {{ {THROWS} }} }})"),
        format!("new Proxy([1, 2], {{ get() {{ {THROWS} }} }})"),
        "[1n, 2n]".to_owned(),
        "{ length: 2, 0: 1, 1: 2 }".to_owned(),
    ] {
        let dice = javascript(&format!("({bad})"));
        assert_wrong_shape(plays(&by_id(LATE_RACE), &dice), "dice");
    }
}

/// Checks that a list whose getters return other values each time is read once.
#[wasm_bindgen_test]
fn changing_lists_are_read_once() {
    let counting = "(() => { let n = 0; return new Proxy(Array(25).fill(0), { get(list, key) { \
                    return key === 'length' ? 25 : typeof key === 'string' ? (n++ < 15 ? 1 : 0) : undefined } }) })()";
    // On the first reading X has a checker on each of points 1 to 15, on a second one none.
    let position = position(&[], &[(3, 2)]);
    Reflect::set(&position, &"x".into(), &javascript(counting)).expect("a plain object");
    let facts = call(&module(), "describeContact", &[&position]).expect("facts");
    // 1 + 2 + … + 15.
    assert_eq!(number(&facts, "pips.x"), 120.0);
}

#[wasm_bindgen_test]
fn what_is_no_game_of_this_lab_has_the_wrong_shape() {
    let gone = game(LATE_RACE, "tiny");
    call(&gone, "free", &[]).expect("item is freed");
    let rollout = rollout(&game(LATE_RACE, "tiny"), "1", 3);
    let others = [
        gone,
        JsValue::UNDEFINED,
        JsValue::NULL,
        1.into(),
        list([]),
        rollout.clone(),
        javascript("({ __lend() { return { lent: true } } })"),
        javascript(&format!("({{ __lend() {{ {THROWS} }} }})")),
        javascript(&format!("({{ get __lend() {{ {THROWS} }} }})")),
    ];
    for other in &others {
        assert_wrong_shape(construct("ContactRollout", &[other, &"1".into()]), "game");
    }
    assert_eq!(number(&rollout, "games"), 3.0);
}

#[wasm_bindgen_test]
fn freed_objects_say_so_and_a_rollout_outlives_its_game() {
    let game = game(LATE_RACE, "tiny");
    let rollout = rollout(&game, "1", 3);
    call(&game, "free", &[]).expect("item is freed");
    call(&rollout, "roll", &[&3.into()]).expect("games");
    assert_eq!(number(&rollout, "games"), 6.0);
    let list = plays(&by_id(LATE_RACE), &dice(2.0, 1.0)).expect("plays");
    for (object, methods) in [
        (&game, &["rollMap"][..]),
        (
            &rollout,
            &["readout", "history", "anyTime", "rewind", "order"],
        ),
        (&list, &["list", "lookAhead"]),
    ] {
        if !core::ptr::eq(object, &raw const game) {
            call(object, "free", &[]).expect("item is freed");
        }
        for method in methods {
            assert!(call(object, method, &[]).is_err(), "{method}");
        }
    }
    assert!(get(&module(), "ContactRollout").is_function());
    let (_, code) = refused(call(&module(), "readContact", &[&"".into()]));
    assert_eq!(code, "IdUnknown");
}
