//! Games of any position that workers roll.

use js_sys::Array;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, get, number};
use super::super::refusals::{assert_wrong_shape, invalid_bytes, refused};
use super::super::shapes::{ANY_TIME, HISTORY, bits, columns, to_json};
use super::super::workbench::{Bench, array, bytes, merge, progress};
use super::{EVALUATORS, LATE_RACE, ON_BAR, OPENING, game, readout, record, rollout};

#[wasm_bindgen_test]
fn chunks_of_a_workbench_equal_those_of_the_page() {
    for id in [ON_BAR, LATE_RACE] {
        for evaluator in EVALUATORS {
            let game = game(id, evaluator);
            let (by_others, alone) = (rollout(&game, "4", 0), rollout(&game, "4", 60));
            let bench = Bench::for_work(&by_others);
            for (from, to) in [(0.0, 1.0), (1.0, 45.0), (45.0, 60.0)] {
                merge(&by_others, &bench.roll(from, to)).expect("it comes next");
            }
            let [one, other] = [&by_others, &alone].map(|item| to_json(&readout(item)));
            assert_eq!(one, other, "{evaluator}");
            let [one, other] = [&by_others, &alone].map(|item| {
                let of = |method| call(item, method, &[]).expect("columns");
                let mut all = columns(&of("history"), &HISTORY);
                all.extend(columns(&of("anyTime"), &ANY_TIME));
                bits(&all.concat())
            });
            assert_eq!(one, other);
        }
    }
}

#[wasm_bindgen_test]
fn recall_replays_one_turn_per_call_and_restarts_for_another_game() {
    let rollout = rollout(&game(ON_BAR, "network"), "4", 0);
    let recall =
        |trial: u32| call(&rollout, "recall", &[&trial.into()]).expect("a game, or not yet");
    let whole = record(&rollout, 1);
    let turns = Array::from(&get(&whole, "turns")).length();
    assert!(turns > 2);
    for _ in 1..turns {
        assert!(recall(1).is_null());
    }
    assert_eq!(to_json(&recall(1)), to_json(&whole));
    assert!(recall(1).is_null());
    assert!(recall(2).is_null());
    for _ in 1..turns {
        assert!(recall(1).is_null());
    }
    assert_eq!(to_json(&recall(1)), to_json(&whole));
    assert_eq!(
        refused(call(&rollout, "recall", &[&"1".into()])).1,
        "WrongShape"
    );
}

#[wasm_bindgen_test]
fn invalid_jobs_open_no_workbench() {
    let rollout = rollout(&game(OPENING, "blurred"), "4", 0);
    let order = call(&rollout, "order", &[]).expect("an order");
    let good = bytes(&order);
    assert!(Bench::open(&array(&good)).is_some());
    for end in 0..good.len() {
        assert!(Bench::open(&array(&good[..end])).is_none(), "{end}");
    }
    // Bytes of a job: its code, the task with its seed, fifty places with counts of checkers, of
    // which one is too large, and the evaluator.
    let board = 1 + (1 + 8);
    for (at, byte) in [(0, 250), (1, 4), (board, 16), (board + 50 + 8, 5)] {
        let mut spoilt = good.clone();
        spoilt[at] = byte;
        assert!(Bench::open(&array(&spoilt)).is_none(), "{at}");
    }
}

#[wasm_bindgen_test]
fn only_the_next_chunk_is_merged() {
    let rollout = rollout(&game(LATE_RACE, "tiny"), "4", 0);
    let bench = Bench::for_work(&rollout);
    let (first, second) = (bench.roll(0.0, 20.0), bench.roll(20.0, 30.0));
    assert_eq!(refused(merge(&rollout, &second)).1, "BlockNotNext");
    let mut short = bytes(&first);
    short.pop();
    assert_eq!(refused(merge(&rollout, &array(&short))).1, "BlockGarbled");
    let of_nobody = super::rollout(&game(LATE_RACE, "network"), "4", 0);
    let other = Bench::for_work(&of_nobody).roll(0.0, 20.0);
    assert_eq!(refused(merge(&rollout, &other)).1, "BlockGarbled");
    for other in invalid_bytes() {
        assert_wrong_shape(merge(&rollout, &other), "block");
    }
    assert_eq!((number(&rollout, "games"), progress(&rollout)), (0.0, 0.0));
    merge(&rollout, &first).expect("it comes next");
    merge(&rollout, &second).expect("it comes next");
    assert_eq!(number(&rollout, "games"), 30.0);
    // Units beyond the last are not rolled.
    for (from, to) in [(5.0, 5.0), (5.0, 4.0), (0.0, 1e12 + 1.0), (f64::NAN, 0.0)] {
        assert!(bytes(&bench.roll(from, to)).is_empty());
    }
}
