//! Rollouts of walks by workers, and shares of luck that need no new rollout.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, column, get, number};
use super::super::shapes::{
    ANY_TIME, HISTORY, assert_any_time, assert_approximate, bits, columns, ends, to_json,
};
use super::super::workbench::{Bench, merge};
use super::{batch, call_with_share, game, record, rollout};

#[wasm_bindgen_test]
fn chunks_of_a_workbench_equal_those_of_the_page() {
    for (outcome, evaluator) in [("win", "pawns"), ("length", "quadratic")] {
        let game = game(outcome, evaluator);
        let (by_others, alone) = (rollout(&game, "4", 0), rollout(&game, "4", 800));
        let bench = Bench::for_work(&by_others);
        for (from, to) in [(0.0, 10.0), (10.0, 500.0), (500.0, 800.0)] {
            merge(&by_others, &bench.roll(from, to)).expect("it comes next");
        }
        let [one, other] = [&by_others, &alone].map(|rollout| {
            let lengths = call(rollout, "lengths", &[]).expect("lengths");
            let readout = call_with_share(rollout, "readout", 0.7);
            [readout, lengths].map(|item| to_json(&item))
        });
        assert_eq!(one, other);
        let (by_others, alone) = (batch(&game, 3, 20), batch(&game, 3, 20));
        merge(&by_others, &Bench::for_work(&by_others).roll(0.0, 60.0)).expect("it comes next");
        call(&alone, "roll", &[&60.into()]).expect("walks");
        let [one, other] =
            [&by_others, &alone].map(|many| to_json(&call_with_share(many, "spread", 0.7)));
        assert_eq!(one, other);
        let [one, other] =
            [(); 2].map(|()| call_with_share(&batch(&game, 3, 200), "stoppedWhenAhead", 0.7));
        merge(&one, &Bench::for_work(&one).roll(0.0, 3.0)).expect("it comes next");
        call(&other, "roll", &[&3.into()]).expect("rollouts");
        let [one, other] = [one, other].map(|of| call(&of, "stopped", &[]).expect("what became"));
        assert_eq!(to_json(&one), to_json(&other));
    }
}

/// Returns the mean and the standard deviation of numbers.
fn moments(numbers: &[f64]) -> [f64; 2] {
    let n = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / n;
    let squares = numbers.iter().map(|item| (item - mean) * (item - mean));
    [mean, (squares.sum::<f64>() / (n - 1.0)).sqrt()]
}

#[wasm_bindgen_test]
fn any_share_matches_the_sum_over_single_walks() {
    const WALKS: u32 = 200;
    for (outcome, evaluator) in [("win", "centipawns"), ("length", "calibrated")] {
        let rollout = rollout(&game(outcome, evaluator), "5", WALKS);
        for share in [0.0, 0.3, 1.0, 1.37, 2.0] {
            let readout = call_with_share(&rollout, "readout", share);
            let walks: Vec<f64> = (0..WALKS)
                .map(|trial| number(&record(&rollout, trial, share), "reduced"))
                .collect();
            let [mean, sd] = moments(&walks);
            assert!((number(&readout, "reduced.mean") - mean).abs() < 1e-9);
            // Twice the luck has one more rounding, of at most 4.2e-8.
            assert!((number(&readout, "reduced.sd") - sd).abs() < 1e-7);
        }
        let none = call_with_share(&rollout, "readout", 0.0);
        assert_eq!(
            to_json(&get(&none, "plain")),
            to_json(&get(&none, "reduced"))
        );
    }
}

#[wasm_bindgen_test]
fn history_of_a_share_ends_in_the_readout() {
    let rollout = rollout(&game("win", "linear"), "6", 1_234);
    let history = call_with_share(&rollout, "history", 0.9);
    let last: Vec<f64> = columns(&history, &HISTORY)
        .iter()
        .map(|column| *column.last().expect("a row"))
        .collect();
    let readout = call_with_share(&rollout, "readout", 0.9);
    assert_eq!(last[0], 1_234.0);
    let [plain, reduced] = ["plain.mean", "reduced.mean"].map(|path| number(&readout, path));
    assert_eq!(bits(&[last[1], last[4]]), bits(&[plain, reduced]));
    let lengths = call(&rollout, "lengths", &[]).expect("lengths");
    let histogram: JsValue = get(&lengths, "histogram");
    let outside = number(&histogram, "below") + number(&histogram, "above");
    let games: f64 = column(&histogram, "counts").iter().sum();
    assert_eq!(games + outside, 1_234.0);
}

#[wasm_bindgen_test]
fn any_time_intervals_end_in_the_readout_and_only_full_wins_are_proven() {
    for (outcome, evaluator, share, approximate) in [
        ("win", "linear", 0.0, [false, false]),
        ("win", "linear", 0.9, [false, true]),
        ("win", "calibrated", 1.0, [false, true]),
        ("length", "quadratic", 0.0, [true, true]),
        ("length", "quadratic", 1.0, [true, true]),
    ] {
        let game = game(outcome, evaluator);
        for walks in [0, 1, 99, 100, 1_234] {
            let rollout = rollout(&game, "6", walks);
            let [readout, history, any_time] = ["readout", "history", "anyTime"]
                .map(|method| call_with_share(&rollout, method, share));
            assert_any_time(&any_time, &history, &readout, 100.0);
            assert_approximate(&readout, approximate[0], approximate[1]);
        }
    }
}

#[wasm_bindgen_test]
fn equal_walks_without_known_bounds_have_no_intervals() {
    // The exact evaluator leaves each walk with the expected length.
    let rollout = rollout(&game("length", "exact"), "6", 200);
    let readout = call_with_share(&rollout, "readout", 1.0);
    assert_eq!(number(&readout, "reduced.sd"), 0.0);
    for interval in ["reduced.ci", "reduced.anyTime"] {
        assert!(ends(&readout, interval).is_empty(), "{interval}");
    }
    let any_time = columns(&call_with_share(&rollout, "anyTime", 1.0), &ANY_TIME);
    for reduced in &any_time[2..] {
        assert!(reduced.iter().all(|end| end.is_nan()));
    }
}
