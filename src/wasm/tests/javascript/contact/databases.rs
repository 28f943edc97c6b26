//! Bear-off databases for the ends of whole games.

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

/// Returns a side with checkers only on points 1 to 6.
fn at_home(points: [u8; 6]) -> Vec<(usize, u8)> {
    (1..).zip(points).collect()
}

#[wasm_bindgen_test]
fn reference_bearoffs_are_exact_and_larger_ones_approximate() {
    for case in golden::bearoff().cases {
        let said = evaluation(&position(&at_home(case.x), &at_home(case.o)));
        let exact: f64 = case.exact.win.parse().expect("a number");
        // As in tests/contact_rollouts/bearoffs.rs, there are 24 roundings of 2⁻²⁶ each.
        assert!((number(&said, "win") - exact).abs() < 24.0 / f64::from(1 << 26));
        assert_eq!(text(&said, "source"), "exact");
    }
    let seven = position(&at_home([2, 1, 1, 1, 1, 1]), &at_home([1; 6]));
    assert_eq!(text(&evaluation(&seven), "source"), "approximate");
    for id in [OPENING, ON_BAR] {
        assert_eq!(text(&evaluation(&by_id(id)), "source"), "network");
    }
}

/// Checks building in steps. Other tests of this run may have built the databases already.
#[wasm_bindgen_test]
fn databases_are_built_in_steps_and_then_no_position_waits() {
    let waits = |id| call(&module(), "waitsForDatabases", &[&by_id(id)]).expect("whether it waits");
    assert_eq!(waits(OPENING), JsValue::FALSE);
    let build_step = || {
        call(&module(), "makeContactDatabases", &[]).expect("whether the databases are complete")
    };
    while build_step() == JsValue::FALSE {}
    assert_eq!(waits(LATE_RACE), JsValue::FALSE);
    let refused = refused(call(&module(), "waitsForDatabases", &[&1.into()]));
    assert_eq!(refused.1, "WrongShape");
    // With complete databases, a worker is ready at once.
    let work = rollout(&game(OPENING, "network"), "4", 0);
    let order = call(&work, "order", &[]).expect("an order");
    assert_eq!(
        Bench::open(&order).expect("an order of this lab").prepare(),
        1
    );
}
