//! Columns for charts: equally long, and in agreement with the readout.

use rollout_lab::rollout::checkpoints;
use rollout_lab::stats::confidence_sequence;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, column, get, keys, number};
use super::super::shapes::{
    FUNNEL, HISTORY, LAST_IN_HISTORY, assert_any_time, assert_approximate, assert_defined_or_null,
    assert_null, columns, defined_from, ends,
};
use super::super::workbench::progress;
use super::{
    batch, call_with_estimate, four_against_four, game, perfect_game, record, roll, roll_all,
    rollout, setup,
};

use super::shapes::{assert_near, games};

#[wasm_bindgen_test]
fn history_columns_are_equally_long_and_end_in_the_readout() {
    for (_, game, estimates) in games() {
        let rollout = rollout(&game, "1");
        roll(&rollout, 150);
        for estimate in 0..estimates.len() {
            let of_checkpoints = call_with_estimate(&rollout, "history", estimate);
            let history = columns(&of_checkpoints, &HISTORY);
            let games: Vec<f64> = checkpoints::up_to(150).map(|games| games as f64).collect();
            assert_eq!(history[0], games);
            for (name, values) in HISTORY.iter().zip(&history) {
                let from = defined_from(name, 30.0);
                for (games, value) in games.iter().zip(values) {
                    assert_eq!(value.is_nan(), *games < from, "{name} after {games}");
                }
            }
            let readout = call_with_estimate(&rollout, "readout", estimate);
            for (values, path) in history.iter().zip(LAST_IN_HISTORY) {
                assert_eq!(
                    values.last().copied(),
                    Some(number(&readout, path)),
                    "{path}"
                );
            }
            let any_time = call_with_estimate(&rollout, "anyTime", estimate);
            assert_any_time(&any_time, &of_checkpoints, &readout, 100.0);
        }
    }
}

#[wasm_bindgen_test]
fn any_time_intervals_are_approximate_only_for_luck_beyond_six_checkers() {
    for (_, game, estimates) in games() {
        let known = !call_with_estimate(&game, "theory", 0).is_null();
        let rollout = rollout(&game, "1");
        for more in [0, 1, 149] {
            roll(&rollout, more);
            for estimate in 0..estimates.len() {
                let readout = call_with_estimate(&rollout, "readout", estimate);
                assert_approximate(&readout, false, !known);
            }
        }
    }
}

/// Returns the standard error of 150 games towards one end of their interval, if the most extreme
/// game on that side is this far from the mean (see `src/stats/interval.rs`).
fn standard_error(sd: f64, distance: f64) -> f64 {
    let games = 150.0;
    let few_games_make_the_spread = sd * sd * (games - 1.0) < 30.0 * distance * distance;
    let unseen = if few_games_make_the_spread { 3.0 } else { 0.0 };
    ((sd * sd + unseen * distance * distance / games) / games).sqrt()
}

#[wasm_bindgen_test]
fn intervals_beyond_six_checkers_add_three_games_at_the_observed_extremes() {
    let [.., (_, game, estimates)] = &games()[..] else {
        panic!("no games");
    };
    let rollout = rollout(game, "1");
    roll(&rollout, 150);
    let mut uneven = 0;
    for estimate in 0..estimates.len() {
        let readout = call_with_estimate(&rollout, "readout", estimate);
        let games = (0..150).map(|trial| number(&record(&rollout, trial, estimate), "reduced"));
        let (low, high) = games.fold((f64::MAX, f64::MIN), |(low, high), game| {
            (game.min(low), game.max(high))
        });
        let [mean, sd] = ["reduced.mean", "reduced.sd"].map(|path| number(&readout, path));
        let [below, above] = [mean - low, high - mean].map(|distance| standard_error(sd, distance));
        uneven += usize::from((below - above).abs() > 1e-3);
        let factor = confidence_sequence::factor(150).unwrap();
        for (path, factor) in [("reduced.ci", 1.96), ("reduced.anyTime", factor)] {
            let [low, high] = ends(&readout, path)[..] else {
                panic!("no {path}");
            };
            assert_near(low, mean - factor * below);
            assert_near(high, mean + factor * above);
        }
    }
    assert!(uneven > 0, "no game is far away, no test");
}

#[wasm_bindgen_test]
fn funnel_is_the_mean_within_1_96_standard_errors() {
    let players = ["fewestPips", "exact"];
    let estimates = [["noisy", "flat"], ["exact", "linear"]];
    let game = game(&setup(&four_against_four(), players, &estimates));
    for estimate in 0..2 {
        let theory = call_with_estimate(&game, "theory", estimate);
        let mean = number(&theory, "plain.mean");
        for last in [0.0, 1.0, 43.0, 1e12] {
            let arguments = [&(estimate as f64).into(), &last.into()];
            let funnel = columns(&call(&game, "funnel", &arguments).unwrap(), &FUNNEL);
            assert_eq!(funnel[0].last().copied().unwrap_or(0.0), last);
            for (i, games) in funnel[0].iter().enumerate() {
                let [plain, reduced] =
                    ["plain.sd", "reduced.sd"].map(|sd| 1.96 * number(&theory, sd) / games.sqrt());
                let row = [mean - plain, mean + plain, mean - reduced, mean + reduced];
                for (column, expected) in funnel[1..].iter().zip(row) {
                    assert_near(column[i], expected);
                }
            }
        }
    }
}

#[wasm_bindgen_test]
fn spread_counts_every_rollout_once() {
    for (_, game, estimates) in games() {
        let known = !call_with_estimate(&game, "theory", 0).is_null();
        let many = batch(&game, "1", 12, 40);
        let spreads = || {
            let of_estimates = (0..estimates.len()).map(|number| JsValue::from(number as f64));
            std::iter::once(JsValue::NULL)
                .chain(of_estimates)
                .map(|estimate| call(&many, "spread", &[&estimate]).expect("a spread"))
                .collect::<Vec<_>>()
        };
        let before = spreads();
        assert_eq!(progress(&many), 0.0);
        roll_all(&many);
        assert_eq!(progress(&many), 1.0);
        assert_eq!(number(&many, "games"), 40.0);
        for (spreads, rollouts) in [(before, 0.0), (spreads(), 12.0)] {
            for spread in spreads {
                assert_defined_or_null(&spread, "spread");
                assert_eq!(
                    keys(&spread),
                    [
                        "mean",
                        "sd",
                        "expectedMean",
                        "expectedSd",
                        "skewness",
                        "expectedSkewness",
                        "edges",
                        "counts",
                        "curveX",
                        "curveY"
                    ]
                );
                for seen in ["mean", "sd"] {
                    assert_eq!(get(&spread, seen).is_null(), rollouts == 0.0);
                }
                for expected in ["expectedMean", "expectedSd"] {
                    assert_eq!(get(&spread, expected).is_null(), !known);
                }
                let counts = column(&spread, "counts");
                assert_eq!(counts.iter().sum::<f64>(), rollouts);
                let edges = column(&spread, "edges");
                assert_eq!(edges.len(), counts.len() + 1);
                assert!(edges.is_sorted_by(|left, right| left < right));
                let spreads = get(&spread, "expectedSd")
                    .as_f64()
                    .is_some_and(|sd| sd > 0.0);
                for curve in ["curveX", "curveY"] {
                    assert_eq!(!column(&spread, curve).is_empty(), spreads);
                }
            }
        }
    }
}

#[wasm_bindgen_test]
fn empty_batches_are_done_and_rollouts_have_at_least_one_game() {
    let game = perfect_game(&four_against_four(), &[["even", "sign"]]);
    let none = batch(&game, "1", 0, 100);
    assert_eq!((number(&none, "done"), number(&none, "all")), (0.0, 0.0));
    assert_eq!(call(&none, "roll", &[&5.into()]), Ok(0.into()));
    assert_null(&call_with_estimate(&none, "spread", 0), &["mean", "sd"]);
    assert_eq!(number(&batch(&game, "1", 2, 0), "games"), 1.0);
}
