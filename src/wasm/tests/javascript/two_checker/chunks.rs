//! Chunks that workers do, and the page merges.

use js_sys::{Array, JSON};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, get, number};
use super::super::refusals::{assert_wrong_shape, invalid_bytes, refused};
use super::super::workbench::{Bench, array, bytes, merge};
use super::{batch, preset, readout, replay, roll, roll_all, rollout};

/// Returns the result of an object's method as text.
fn call_result(of: &JsValue, method: &str, arguments: &[&JsValue]) -> String {
    let said = call(of, method, arguments).expect("an answer");
    // JSON would write typed arrays as objects, so columns become lists.
    let values = js_sys::Object::values(said.unchecked_ref());
    let lists: Array = values
        .iter()
        .map(|value| {
            if js_sys::ArrayBuffer::is_view(&value) {
                Array::from(&value).into()
            } else {
                value
            }
        })
        .collect();
    JSON::stringify(&lists).expect("text").into()
}

/// Has workers do the rest of some work in chunks of this size, in turn. Of each two chunks the
/// later one is done first.
fn roll_by(workers: usize, work: &JsValue, to: f64, size: f64) {
    let benches: Vec<Bench> = (0..workers).map(|_| Bench::for_work(work)).collect();
    let mut from = number(work, "done");
    let mut blocks = Vec::new();
    while from < to {
        blocks.push((from, to.min(from + size)));
        from += size;
    }
    for pair in blocks.chunks(2) {
        let done: Vec<JsValue> = pair
            .iter()
            .enumerate()
            .rev()
            .map(|(which, &(from, to))| benches[which % workers].roll(from, to))
            .collect();
        for block in done.iter().rev() {
            merge(work, block).expect("merged");
        }
    }
}

#[wasm_bindgen_test]
fn rollouts_are_equal_for_any_number_of_workers() {
    let table = preset("madeUp");
    let alone = replay("0x2a61");
    roll(&alone, 5000.0);
    for workers in [1, 2] {
        let shared = replay("0x2a61");
        // The page itself rolls the first games.
        roll(&shared, 17.0);
        roll_by(workers, &shared, 5000.0, 333.0);
        for method in ["readout", "history", "anyTime"] {
            assert_eq!(
                call_result(&shared, method, &[&table]),
                call_result(&alone, method, &[&table])
            );
        }
    }
}

#[wasm_bindgen_test]
fn batches_are_equal_for_any_number_of_workers() {
    let table = preset("backwards");
    let alone = batch("0x8", 30, 100);
    roll_all(&alone);
    let shared = batch("0x8", 30, 100);
    roll_by(2, &shared, number(&shared, "all"), 250.0);
    assert_eq!(
        call_result(&shared, "spread", &[&table]),
        call_result(&alone, "spread", &[&table])
    );

    let stopped = || call(&alone, "stoppedWhenAhead", &[&table]).expect("rollouts");
    let (alone, shared) = (stopped(), stopped());
    roll_all(&alone);
    roll_by(2, &shared, 30.0, 7.0);
    assert_eq!(
        call_result(&shared, "stopped", &[]),
        call_result(&alone, "stopped", &[])
    );
}

#[wasm_bindgen_test]
fn chunks_out_of_order_are_refused_and_change_nothing() {
    let rollout = rollout("1");
    let bench = Bench::for_work(&rollout);
    let table = preset("none");
    roll(&rollout, 10.0);
    let before = call_result(&rollout, "readout", &[&table]);
    for (from, to) in [(0.0, 10.0), (11.0, 20.0)] {
        let (thrown, code) = refused(merge(&rollout, &bench.roll(from, to)));
        assert_eq!(code, "BlockNotNext");
        assert_eq!(number(&thrown, "value"), 10.0);
    }
    assert_eq!(call_result(&rollout, "readout", &[&table]), before);
    merge(&rollout, &bench.roll(10.0, 20.0)).expect("merged");
    assert_eq!(number(&readout(&rollout, &table), "games"), 20.0);
}

#[wasm_bindgen_test]
fn invalid_chunks_are_refused_and_change_nothing() {
    let rollout = rollout("1");
    let block = bytes(&Bench::for_work(&rollout).roll(0.0, 5.0));
    let shorter = array(&block[..block.len() - 1]);
    let longer = array(&[&block[..], &[0]].concat());
    for garbled in [array(&[]), shorter, longer] {
        let (_, code) = refused(merge(&rollout, &garbled));
        assert_eq!(code, "BlockGarbled");
    }
    for other in invalid_bytes() {
        assert_wrong_shape(merge(&rollout, &other), "block");
    }
    assert_eq!(number(&rollout, "games"), 0.0);
}

#[wasm_bindgen_test]
fn invalid_jobs_are_not_opened_and_missing_units_are_not_rolled() {
    for order in [&[][..], &[0], &[7, 0], &[0, 9, 9]] {
        assert!(Bench::open(&array(order)).is_none(), "{order:?}");
    }
    let stopped = call(&batch("1", 3, 100), "stoppedWhenAhead", &[&preset("none")]).expect("three");
    let bench = Bench::for_work(&stopped);
    for (from, to) in [(0.0, 4.0), (2.0, 2.0), (2.0, 1.0), (f64::NAN, f64::NAN)] {
        assert!(bytes(&bench.roll(from, to)).is_empty(), "{from}..{to}");
    }
    assert_eq!(get(&stopped, "done"), 0);
}
