//! Chunks that workers do, and the page merges.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, column, number};
use super::super::refusals::{assert_wrong_shape, invalid_bytes, refused};
use super::super::shapes::{bits, to_json};
use super::super::workbench::{Bench, array, bytes, merge};
use super::{COPYING, RULES, curves, roll, trials};

fn call_result(of: &JsValue, method: &str) -> JsValue {
    call(of, method, &[]).expect("an answer")
}

#[wasm_bindgen_test]
fn positions_are_equal_for_any_number_of_workers() {
    let alone = trials(COPYING, "0x2a61");
    roll(&alone, 5000.0);
    let shared = trials(COPYING, "0x2a61");
    let bench = Bench::for_work(&shared);
    roll(&shared, 17.0);
    for (from, to) in [(17.0, 1000.0), (1000.0, 1001.0), (1001.0, 5000.0)] {
        merge(&shared, &bench.roll(from, to)).expect("merged");
    }
    assert_eq!(number(&shared, "done"), 5000.0);
    assert_eq!(
        to_json(&call_result(&shared, "readout")),
        to_json(&call_result(&alone, "readout"))
    );
    call(&shared, "rewind", &[]).expect("nothing");
    assert_eq!(number(&shared, "done"), 0.0);
}

#[wasm_bindgen_test]
fn curves_are_equal_for_any_number_of_workers() {
    let [alone, shared] = [(); 2].map(|()| curves(COPYING, 3.0));
    let all = number(&alone, "all");
    roll(&alone, all);
    let bench = Bench::for_work(&shared);
    for (from, to) in [(0.0, 20.0), (20.0, all)] {
        merge(&shared, &bench.roll(from, to)).expect("merged");
    }
    let (alone_columns, shared_columns) = (
        call_result(&alone, "columns"),
        call_result(&shared, "columns"),
    );
    for name in RULES.into_iter().chain(["ratio"]) {
        assert_eq!(
            bits(&column(&shared_columns, name)),
            bits(&column(&alone_columns, name)),
            "{name}"
        );
    }
    assert_eq!(
        to_json(&call_result(&shared, "crossings")),
        to_json(&call_result(&alone, "crossings"))
    );
}

#[wasm_bindgen_test]
fn invalid_chunks_and_chunks_out_of_order_are_refused() {
    for work in [trials(COPYING, "1"), curves(COPYING, 3.0)] {
        let bench = Bench::for_work(&work);
        roll(&work, 2.0);
        let (thrown, code) = refused(merge(&work, &bench.roll(3.0, 4.0)));
        assert_eq!(
            (code.as_str(), number(&thrown, "value")),
            ("BlockNotNext", 2.0)
        );
        let mut block = bytes(&bench.roll(2.0, 4.0));
        block.pop();
        let (_, code) = refused(merge(&work, &array(&block)));
        assert_eq!(
            (code.as_str(), number(&work, "done")),
            ("BlockGarbled", 2.0)
        );
        for other in invalid_bytes() {
            assert_wrong_shape(merge(&work, &other), "block");
        }
        merge(&work, &bench.roll(2.0, 4.0)).expect("merged");
    }
    // A chunk of one simulation is invalid for another.
    let block = Bench::for_work(&trials(COPYING, "1")).roll(0.0, 1.0);
    let (_, code) = refused(merge(&curves(COPYING, 3.0), &block));
    assert_eq!(code, "BlockGarbled");
}
