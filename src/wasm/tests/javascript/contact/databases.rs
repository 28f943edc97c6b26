//! The databases of bear-offs, where whole games end.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, module, number, text};
use super::super::refusals::refused;
use super::super::workbench::Bench;
use super::{LATE_RACE, ON_BAR, OPENING, by_id, game, position, rollout};
use crate::javascript::golden;

fn evaluation(position: &JsValue) -> JsValue {
    call(&module(), "evaluateContact", &[position]).expect("an evaluation")
}

/// Checkers on a side's points 1 to 6.
fn at_home(points: [u8; 6]) -> Vec<(usize, u8)> {
    (1..).zip(points).collect()
}

#[wasm_bindgen_test]
fn reference_bear_offs_are_exact_and_those_of_more_checkers_are_said_to_be_approximate() {
    for case in golden::bearoff().cases {
        let said = evaluation(&position(&at_home(case.x), &at_home(case.o)));
        let exact: f64 = case.exact.win.parse().expect("a number");
        // As in tests/contact_rollouts/bearoffs.rs: 24 roundings of 2⁻²⁶ each.
        assert!((number(&said, "win") - exact).abs() < 24.0 / f64::from(1 << 26));
        assert_eq!(text(&said, "source"), "exact");
    }
    let seven = position(&at_home([2, 1, 1, 1, 1, 1]), &at_home([1; 6]));
    assert_eq!(text(&evaluation(&seven), "source"), "approximate");
    for id in [OPENING, ON_BAR] {
        assert_eq!(text(&evaluation(&by_id(id)), "source"), "network");
    }
}

/// Whatever has been asked for before: in this run other tests may have made them.
#[wasm_bindgen_test]
fn they_are_made_bit_by_bit_and_then_nobody_waits() {
    let waits = |id| call(&module(), "waitsForDatabases", &[&by_id(id)]).expect("whether it waits");
    assert_eq!(waits(OPENING), JsValue::FALSE);
    let made = || call(&module(), "makeContactDatabases", &[]).expect("whether all is made");
    while made() == JsValue::FALSE {}
    assert_eq!(waits(LATE_RACE), JsValue::FALSE);
    let refused = refused(call(&module(), "waitsForDatabases", &[&1.into()]));
    assert_eq!(refused.1, "WrongShape");
    // A worker is ready at once then.
    let work = rollout(&game(OPENING, "network"), "4", 0);
    let order = call(&work, "order", &[]).expect("an order");
    assert_eq!(
        Bench::open(&order).expect("an order of this lab").prepare(),
        1
    );
}
