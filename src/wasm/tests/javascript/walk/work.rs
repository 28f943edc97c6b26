//! Walks that workers walk, and shares for which nothing is walked again.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, column, get, number};
use super::super::shapes::{
    ANY_TIME, HISTORY, assert_any_time, assert_approximate, bits, columns, ends, written,
};
use super::super::workbench::{Bench, merge};
use super::{game, many, of, record, rollout};

#[wasm_bindgen_test]
fn blocks_of_a_workbench_are_those_of_the_page() {
    for (outcome, evaluator) in [("win", "pawns"), ("length", "quadratic")] {
        let game = game(outcome, evaluator);
        let (by_others, alone) = (rollout(&game, "4", 0), rollout(&game, "4", 800));
        let bench = Bench::of(&by_others);
        for (from, to) in [(0.0, 10.0), (10.0, 500.0), (500.0, 800.0)] {
            merge(&by_others, &bench.roll(from, to)).expect("it comes next");
        }
        let [one, other] = [&by_others, &alone].map(|rollout| {
            let lengths = call(rollout, "lengths", &[]).expect("lengths");
            let readout = of(rollout, "readout", 0.7);
            [readout, lengths].map(|it| written(&it))
        });
        assert_eq!(one, other);
        let (by_others, alone) = (many(&game, 3, 20), many(&game, 3, 20));
        merge(&by_others, &Bench::of(&by_others).roll(0.0, 60.0)).expect("it comes next");
        call(&alone, "roll", &[&60.into()]).expect("walks");
        let [one, other] = [&by_others, &alone].map(|many| written(&of(many, "spread", 0.7)));
        assert_eq!(one, other);
        let [one, other] = [(); 2].map(|()| of(&many(&game, 3, 200), "stoppedWhenAhead", 0.7));
        merge(&one, &Bench::of(&one).roll(0.0, 3.0)).expect("it comes next");
        call(&other, "roll", &[&3.into()]).expect("rollouts");
        let [one, other] = [one, other].map(|of| call(&of, "stopped", &[]).expect("what became"));
        assert_eq!(written(&one), written(&other));
    }
}

/// Mean and standard deviation of numbers.
fn moments(numbers: &[f64]) -> [f64; 2] {
    let n = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / n;
    let squares = numbers.iter().map(|it| (it - mean) * (it - mean));
    [mean, (squares.sum::<f64>() / (n - 1.0)).sqrt()]
}

#[wasm_bindgen_test]
fn a_share_that_was_not_rolled_is_that_of_the_walks_one_by_one() {
    const WALKS: u32 = 200;
    for (outcome, evaluator) in [("win", "centipawns"), ("length", "calibrated")] {
        let rollout = rollout(&game(outcome, evaluator), "5", WALKS);
        for share in [0.0, 0.3, 1.0, 1.37, 2.0] {
            let readout = of(&rollout, "readout", share);
            let walks: Vec<f64> = (0..WALKS)
                .map(|trial| number(&record(&rollout, trial, share), "reduced"))
                .collect();
            let [mean, sd] = moments(&walks);
            assert!((number(&readout, "reduced.mean") - mean).abs() < 1e-9);
            // Twice the luck is rounded once more, by 4.2e-8 at most.
            assert!((number(&readout, "reduced.sd") - sd).abs() < 1e-7);
        }
        let none = of(&rollout, "readout", 0.0);
        assert_eq!(
            written(&get(&none, "plain")),
            written(&get(&none, "reduced"))
        );
    }
}

#[wasm_bindgen_test]
fn of_a_share_history_ends_where_the_readout_is() {
    let rollout = rollout(&game("win", "linear"), "6", 1_234);
    let history = of(&rollout, "history", 0.9);
    let last: Vec<f64> = columns(&history, &HISTORY)
        .iter()
        .map(|column| *column.last().expect("a row"))
        .collect();
    let readout = of(&rollout, "readout", 0.9);
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
fn any_time_intervals_end_where_the_readout_is_and_only_whole_results_of_wins_have_bounds() {
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
            let [readout, history, any_time] =
                ["readout", "history", "anyTime"].map(|method| of(&rollout, method, share));
            assert_any_time(&any_time, &history, &readout, 100.0);
            assert_approximate(&readout, approximate[0], approximate[1]);
        }
    }
}

#[wasm_bindgen_test]
fn walks_that_are_all_alike_have_no_intervals_where_no_bounds_are_known() {
    // All that is expected is subtracted: each walk has the expected length.
    let rollout = rollout(&game("length", "exact"), "6", 200);
    let readout = of(&rollout, "readout", 1.0);
    assert_eq!(number(&readout, "reduced.sd"), 0.0);
    for interval in ["reduced.ci", "reduced.anyTime"] {
        assert!(ends(&readout, interval).is_empty(), "{interval}");
    }
    let any_time = columns(&of(&rollout, "anyTime", 1.0), &ANY_TIME);
    for reduced in &any_time[2..] {
        assert!(reduced.iter().all(|end| end.is_nan()));
    }
}
