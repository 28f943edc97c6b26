//! Outputs and chunks of workers for games with a cube, and their use by the page.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::bearoff::{build, call_with_estimate, list, record, roll, roll_all};
use super::super::module::{call, construct, get, module, number};
use super::super::refusals::{assert_wrong_shape, invalid_bytes, refused};
use super::super::shapes::to_json;
use super::super::workbench::{Bench, array, merge};
use super::{LADDER, batch, database, decisions, game, good_setup, new_game, rollout, setups};

fn worker_output(order: &JsValue) -> JsValue {
    let bench = Bench::open(order).expect("an order");
    bench.prepare();
    bench.output()
}

/// Returns all visible state as text.
fn state_text(game: &JsValue, rollout: &JsValue) -> String {
    let of_one = |estimate| {
        let records = (0..3).map(|trial| record(rollout, trial, estimate));
        list([
            call_with_estimate(game, "theory", estimate),
            call_with_estimate(rollout, "readout", estimate),
            list(records),
        ])
    };
    let all = call(rollout, "ladder", &[]).unwrap();
    to_json(&list([list((0..LADDER.len()).map(of_one)), all]))
}

#[wasm_bindgen_test]
fn databases_of_worker_and_page_are_equal() {
    let order = call(&get(&module(), "CubeDatabase"), "order", &[]).expect("an order");
    let class = get(&module(), "CubeDatabase");
    let received = call(&class, "made", &[&worker_output(&order)]).expect("a database");
    build(&received);
    for setup in setups() {
        let position = get(&setup, "position");
        let said = call(&received, "decisions", &[&position]).unwrap();
        assert_eq!(to_json(&said), to_json(&decisions(&position)));
    }
    for bytes in [&[][..], &[0, 9][..]] {
        let (_, code) = refused(call(&class, "made", &[&array(bytes)]));
        assert_eq!(code, "MadeGarbled");
    }
    for other in invalid_bytes() {
        assert_wrong_shape(call(&class, "made", &[&other]), "bytes");
    }
}

#[wasm_bindgen_test]
fn analyses_of_worker_and_page_are_equal() {
    for setup in setups() {
        let received = new_game(&setup);
        let order = call(&received, "order", &[]).expect("an order");
        call(&received, "take", &[&worker_output(&order)]).expect("it is taken");
        assert_eq!(number(&received, "progress"), 1.0);
        assert_eq!(call(&received, "build", &[]), Ok(true.into()));
        // The page and the worker enumerate positions in different orders.
        let [one, other] = [received, game(&setup)].map(|game| {
            let rollout = rollout(&game, "3");
            roll(&rollout, 200);
            state_text(&game, &rollout)
        });
        assert_eq!(one, other);
    }
}

#[wasm_bindgen_test]
fn chunks_of_a_workbench_equal_those_of_the_page() {
    for setup in setups() {
        let game = game(&setup);
        let (by_others, alone) = (rollout(&game, "4"), rollout(&game, "4"));
        let bench = Bench::for_work(&by_others);
        for (from, to) in [(0.0, 10.0), (10.0, 50.0), (50.0, 80.0)] {
            merge(&by_others, &bench.roll(from, to)).expect("it comes next");
        }
        roll(&alone, 80);
        assert_eq!(state_text(&game, &by_others), state_text(&game, &alone));
        let (by_others, alone) = (batch(&game, 3, 20), batch(&game, 3, 20));
        merge(&by_others, &Bench::for_work(&by_others).roll(0.0, 60.0)).expect("it comes next");
        roll_all(&alone);
        for estimate in 0..LADDER.len() {
            let [one, other] = [&by_others, &alone]
                .map(|many| number(&call_with_estimate(many, "spread", estimate), "mean"));
            assert_eq!(one.to_bits(), other.to_bits());
        }
        let stopped = || call_with_estimate(&batch(&game, 3, 100), "stoppedWhenAhead", 2);
        let (by_others, alone) = (stopped(), stopped());
        merge(&by_others, &Bench::for_work(&by_others).roll(0.0, 3.0)).expect("it comes next");
        roll_all(&alone);
        let [one, other] =
            [by_others, alone].map(|item| to_json(&call(&item, "stopped", &[]).unwrap()));
        assert_eq!(one, other);
    }
}

#[wasm_bindgen_test]
fn invalid_analyses_are_refused_and_building_continues() {
    let game = new_game(&good_setup());
    for bytes in [&[][..], &[0, 9][..]] {
        let (_, code) = refused(call(&game, "take", &[&array(bytes)]));
        assert_eq!(code, "MadeGarbled");
    }
    for other in invalid_bytes() {
        assert_wrong_shape(call(&game, "take", &[&other]), "bytes");
    }
    // An analysis with fewer estimates belongs to another game.
    let fewer = super::super::module::object([("estimates", list(["exact"]))]);
    let fewer = js_sys::Object::assign(&good_setup().into(), &fewer.into()).into();
    let other = construct("CubeGame", &[&database(), &fewer]).expect("a game");
    let theory = worker_output(&call(&other, "order", &[]).expect("an order"));
    let (_, code) = refused(call(&game, "take", &[&theory]));
    assert_eq!(code, "MadeGarbled");
    build(&game);
    assert!(Bench::open(&array(&[3, 200])).is_none());
}
