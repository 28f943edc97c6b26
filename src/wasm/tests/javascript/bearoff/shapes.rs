//! Readouts and exact statistics: complete, null for undefined numbers, and in agreement.

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, column, get, keys, number};
use super::super::shapes::{
    ANY_TIME, HISTORY, assert_defined_or_null, assert_no_interval_if_all_were_alike,
    assert_not_narrower_than_normal, assert_null, assert_numbers, columns, ends,
};
use super::{
    EVALUATORS, NEED_EXACT, SCALES, batch, call_with_estimate, four_against_four, game,
    perfect_game, position, roll, roll_all, rollout, setup, seven_against_eight, won,
};

/// Paths that are null before the first game; all but the mean are also null after one game.
const STATISTICS: [&str; 4] = ["mean", "sd", "se", "ci"];

/// The tolerance for sums of up to a hundred numbers below a hundred.
const ROUNDING: f64 = 1e-9;

#[track_caller]
pub(super) fn assert_near(one: f64, other: f64) {
    assert!((one - other).abs() < ROUNDING, "{one} {other}");
}

pub(super) fn numbers(list: &JsValue) -> Vec<f64> {
    items(list)
        .iter()
        .map(|item| item.as_f64().expect("a number"))
        .collect()
}

pub(super) fn items(list: &JsValue) -> Vec<JsValue> {
    assert!(Array::is_array(list), "{list:?} is no list");
    Array::from(list).to_vec()
}

/// Returns all evaluators on all scales; without exact chances, those that need none.
fn estimates(exact: bool) -> Vec<[&'static str; 2]> {
    EVALUATORS
        .into_iter()
        .filter(|evaluator| exact || !NEED_EXACT.contains(evaluator))
        .flat_map(|evaluator| SCALES.map(|scale| [evaluator, scale]))
        .collect()
}

/// A position, a game from it, and all its estimates.
type PreparedCase = (JsValue, JsValue, Vec<[&'static str; 2]>);

/// Games with either side on roll, up to six checkers and beyond, with perfect players and others.
/// Built once.
pub(super) fn games() -> Vec<PreparedCase> {
    thread_local! {
        static BUILT: Vec<PreparedCase> = make_games();
    }
    BUILT.with(Clone::clone)
}

fn make_games() -> Vec<PreparedCase> {
    let with_o = position([0, 1, 1, 0, 1, 1], [0, 0, 1, 1, 1, 1], "o");
    [
        (four_against_four(), ["exact", "exact"], true),
        (with_o, ["fewestPips", "backwards"], true),
        (won(), ["exact", "exact"], true),
        (seven_against_eight(), ["oneSided", "pipCount"], false),
    ]
    .into_iter()
    .map(|(position, players, exact)| {
        let estimates = estimates(exact);
        let game = game(&setup(&position, players, &estimates));
        (position, game, estimates)
    })
    .collect()
}

#[wasm_bindgen_test]
fn before_the_first_game_all_statistics_are_null() {
    for (_, game, estimates) in games() {
        let rollout = rollout(&game, "1");
        for (estimate, [evaluator, _]) in estimates.iter().enumerate() {
            let readout = call_with_estimate(&rollout, "readout", estimate);
            assert_defined_or_null(&readout, "readout");
            for name in STATISTICS {
                for of in ["plain", "reduced"] {
                    assert_null(&readout, &[&format!("{of}.{name}")]);
                    assert_null(&readout, &[&format!("{of}.anyTime")]);
                }
                if *evaluator != "backwards" {
                    assert_null(&readout, &[&format!("williams.{name}")]);
                }
            }
            assert_null(
                &readout,
                &[
                    "equivalentGames",
                    "meanLuck",
                    "expectedSe.plain",
                    "expectedSe.reduced",
                ],
            );
            assert_eq!(get(&readout, "reliable"), false);
            for zero in [
                "games",
                "wins",
                "totals.result",
                "totals.luck",
                "totals.reduced",
            ] {
                // −0 would be written with its sign.
                assert_eq!(number(&readout, zero).to_bits(), 0, "{zero}");
            }
            let history = call_with_estimate(&rollout, "history", estimate);
            assert!(columns(&history, &HISTORY)[0].is_empty());
            let any_time = call_with_estimate(&rollout, "anyTime", estimate);
            assert!(columns(&any_time, &ANY_TIME)[0].is_empty());
        }
    }
}

#[wasm_bindgen_test]
fn readout_has_all_numbers_as_soon_as_they_are_defined() {
    for (_, game, estimates) in games() {
        let known = !call_with_estimate(&game, "theory", 0).is_null();
        let rollout = rollout(&game, "0x2a61");
        for (more, games) in [(1, 1.0), (28, 29.0), (1, 30.0), (170, 200.0)] {
            roll(&rollout, more);
            for (estimate, [evaluator, _]) in estimates.iter().enumerate() {
                let readout = call_with_estimate(&rollout, "readout", estimate);
                assert_defined_or_null(&readout, "readout");
                assert_eq!(number(&readout, "games"), games);
                assert_eq!(get(&readout, "seed"), "0x2a61");
                assert_eq!(get(&readout, "reliable"), games >= 30.0);
                let backwards = *evaluator == "backwards";
                assert_eq!(get(&readout, "williams").is_null(), backwards);
                for of in ["plain", "reduced", "williams"] {
                    if of == "williams" && backwards {
                        continue;
                    }
                    let average = get(&readout, of);
                    let names = keys(&average);
                    assert_eq!(names[..4], STATISTICS);
                    let more: &[&str] = if of == "williams" { &[] } else { &["anyTime"] };
                    assert_eq!(names[4..], *more);
                    assert_numbers(&average, &["mean"]);
                    for spread in ["sd", "se"] {
                        let value = get(&average, spread);
                        assert_eq!(value.is_null(), games < 2.0, "{of}.{spread}");
                    }
                    if games < 2.0 {
                        assert_null(&average, &["ci"]);
                    } else if of == "williams" {
                        assert_no_interval_if_all_were_alike(&average);
                    } else {
                        assert_not_narrower_than_normal(&average);
                    }
                    if of != "williams" {
                        let any_time = ends(&average, "anyTime");
                        assert_eq!(any_time.is_empty(), games < 100.0, "{of} {any_time:?}");
                    }
                }
                for expected in ["expectedSe.plain", "expectedSe.reduced"] {
                    assert_eq!(get(&readout, expected).is_null(), !known);
                }
                let start = number(
                    &call_with_estimate(&game, "rollMap", estimate),
                    "evaluation",
                );
                assert_eq!(number(&readout, "start"), start);

                let total = |name: &str| number(&readout, &format!("totals.{name}"));
                assert_eq!(total("result"), 100.0 * number(&readout, "wins"));
                assert_near(total("result") - total("luck"), total("reduced"));
                assert_near(total("luck") / games, number(&readout, "meanLuck"));
                assert_near(total("result") / games, number(&readout, "plain.mean"));
                assert_near(total("reduced") / games, number(&readout, "reduced.mean"));
            }
        }
    }
}

#[wasm_bindgen_test]
fn theory_is_complete_and_null_beyond_six_checkers() {
    for (_, game, estimates) in games() {
        for (estimate, [evaluator, _]) in estimates.iter().enumerate() {
            let theory = call_with_estimate(&game, "theory", estimate);
            let hundred = JsValue::from(100);
            let funnel = call(&game, "funnel", &[&(estimate as f64).into(), &hundred]).unwrap();
            assert_eq!(theory.is_null(), funnel.is_null());
            if theory.is_null() {
                continue;
            }
            assert_defined_or_null(&theory, "theory");
            assert_eq!(
                keys(&theory),
                [
                    "perfect",
                    "toEnd",
                    "cutShort",
                    "cut",
                    "plain",
                    "reduced",
                    "unbiased",
                    "williams",
                    "bestPlays",
                    "equivalentGames",
                    "blockWorth"
                ]
            );
            assert_eq!(keys(&get(&theory, "plain")), ["mean", "sd"]);
            assert_eq!(keys(&get(&theory, "reduced")), ["mean", "sd", "bias"]);
            assert_numbers(
                &theory,
                &["perfect", "plain.mean", "plain.sd", "reduced.sd"],
            );
            assert_eq!(
                number(&theory, "reduced.mean"),
                number(&theory, "plain.mean")
            );
            // Without a horizon, the curve ends at the mean.
            assert_eq!(get(&theory, "cut"), false);
            assert_eq!(number(&theory, "toEnd"), number(&theory, "plain.mean"));
            let curve = numbers(&get(&theory, "cutShort"));
            let mean = number(&theory, "plain.mean");
            assert!((curve.last().unwrap() - mean).abs() < 1e-9);
            assert_eq!(number(&theory, "reduced.bias").to_bits(), 0);
            assert_eq!(get(&theory, "unbiased"), true);
            assert_eq!(
                get(&theory, "williams").is_null(),
                *evaluator == "backwards"
            );
            let (plain, reduced) = (number(&theory, "plain.sd"), number(&theory, "reduced.sd"));
            let worth = get(&theory, "equivalentGames").as_f64();
            assert_eq!(worth.is_some(), plain > 0.0 && reduced > 0.0);
            if let Some(worth) = worth {
                assert!((worth / (plain / reduced).powi(2) - 1.0).abs() < 1e-12);
            }
        }
    }
    let nothing = call_with_estimate(
        &game(&setup(
            &seven_against_eight(),
            ["even"; 2],
            &[["even", "sign"]],
        )),
        "theory",
        0,
    );
    assert!(nothing.is_null());
}

#[wasm_bindgen_test]
fn perfect_estimates_remove_all_spread_and_reversed_ones_double_it() {
    let game = perfect_game(
        &four_against_four(),
        &[["exact", "linear"], ["backwards", "linear"]],
    );
    let [exact, backwards] = [0, 1].map(|estimate| call_with_estimate(&game, "theory", estimate));
    assert_eq!(number(&exact, "reduced.sd"), 0.0);
    assert_null(&exact, &["equivalentGames"]);
    assert!((number(&exact, "williams") - number(&exact, "perfect")).abs() < 1e-4);
    // Reversed luck is added instead of subtracted, which leaves twice the luck.
    let twice = 2.0 * number(&backwards, "plain.sd");
    assert!((number(&backwards, "reduced.sd") - twice).abs() < 1e-4);
    assert!((number(&backwards, "equivalentGames") - 0.25).abs() < 1e-6);
    let rollout = rollout(&game, "1");
    roll(&rollout, 1000);
    assert_null(
        &call_with_estimate(&rollout, "readout", 0),
        &["equivalentGames"],
    );
}

#[wasm_bindgen_test]
fn sure_wins_have_no_spread_and_null_equivalent_games() {
    let game = perfect_game(&won(), &[["exact", "linear"], ["even", "linear"]]);
    let rollout = rollout(&game, "1");
    roll(&rollout, 100);
    let many = batch(&game, "1", 3, 50);
    roll_all(&many);
    for estimate in 0..2 {
        let theory = call_with_estimate(&game, "theory", estimate);
        assert_null(&theory, &["equivalentGames"]);
        let readout = call_with_estimate(&rollout, "readout", estimate);
        assert_null(&readout, &["equivalentGames"]);
        for mean in ["plain.mean", "reduced.mean"] {
            assert_eq!(number(&readout, mean), 100.0);
        }
        // The plain interval does not know that X cannot lose. It adds three lost games: 1.96 × √(3
        // × 100² / 100 / 100).
        let [low, high] = ends(&readout, "plain.ci")[..] else {
            panic!("no interval");
        };
        assert_near(low, 100.0 - 1.96 * 3.0_f64.sqrt());
        assert_eq!(high, 100.0);
        // The reduced interval has exact bounds.
        assert_eq!(ends(&readout, "reduced.ci"), [100.0; 2]);
        assert_eq!(ends(&readout, "reduced.anyTime"), [100.0; 2]);
        for sd in ["plain.sd", "expectedSe.plain", "expectedSe.reduced"] {
            assert_eq!(number(&readout, sd), 0.0);
        }
        let spread = call_with_estimate(&many, "spread", estimate);
        assert_eq!(column(&spread, "counts").iter().sum::<f64>(), 3.0);
        assert!(column(&spread, "curveX").is_empty());
    }
}
