//! Bindings for the story's figures: the core's numbers, and refusals of invalid input.

use js_sys::Object;
use rollout_lab::labs::story;
use rollout_lab::labs::story::{Intervals, StoppingRule, Tosses};
use rollout_lab::labs::two_checker::LuckTable;
use rollout_lab::rollout::seed::Seed;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::module::{call, column, construct, get, keys, module, number};
use super::refusals::{Outcome, assert_wrong_shape, invalid_counts, refused};
use super::seeds::{INVALID_SEEDS, non_strings};
use super::shapes::assert_null;
use super::two_checker::{preset, table};

fn tosses(seed: &JsValue, count: &JsValue) -> Outcome {
    call(&module(), "tosses", &[seed, count])
}

fn intervals(
    seed: &JsValue,
    rollouts: &JsValue,
    games: &JsValue,
    table: &JsValue,
    stopped: impl Into<JsValue>,
) -> Outcome {
    let arguments = [seed, rollouts, games, table, &stopped.into()];
    call(&module(), "intervals", &arguments)
}

fn coverage(games: &JsValue) -> Outcome {
    call(&module(), "coverage", &[games])
}

#[wasm_bindgen_test]
fn tosses_equal_the_cores() {
    let js = tosses(&"0x2a61".into(), &200.into()).expect("tosses");
    let core = Tosses::roll(Seed::new(0x2a61), 200);
    let pips = |die: &[u8]| die.iter().map(|&pips| f64::from(pips)).collect::<Vec<_>>();
    assert_eq!(column(&js, "green"), pips(&core.green));
    assert_eq!(column(&js, "red"), pips(&core.red));
    assert_eq!(column(&js, "values"), core.values);
    assert_eq!(column(&js, "means"), core.means);
    assert_eq!(number(&js, "sd"), (35.0_f64 / 6.0).sqrt());
    let summary = core.summary();
    for (path, expected) in [
        ("summary.mean", summary.mean),
        ("summary.sd", summary.sd),
        ("summary.se", summary.se),
        ("summary.ci.0", summary.ci.map(|(low, _)| low)),
        ("summary.ci.1", summary.ci.map(|(_, high)| high)),
    ] {
        assert_eq!(get(&js, path).as_f64(), expected, "{path}");
    }
}

#[wasm_bindgen_test]
fn zero_tosses_have_no_mean_and_too_many_are_capped() {
    let none = tosses(&"1".into(), &0.into()).expect("nothing");
    assert_eq!(column(&none, "values").len(), 0);
    assert!(get(&none, "summary.mean").is_null());
    let most = tosses(&"1".into(), &1e12.into()).expect("tosses");
    assert_eq!(column(&most, "values").len(), 10_000);
}

#[wasm_bindgen_test]
fn intervals_equal_the_cores() {
    for (stopped, stop) in [
        (false, StoppingRule::Fixed),
        (true, StoppingRule::WhenAhead),
    ] {
        let points = [61.3, -3.21, -17.03, 5.9];
        for (js, core) in [
            (preset("madeUp"), LuckTable::MADE_UP),
            (table(points), LuckTable::new(points).unwrap()),
        ] {
            let js = intervals(&"8".into(), &50.into(), &300.into(), &js, stopped);
            let js = js.expect("intervals");
            let core = Intervals::roll(Seed::new(8), 50, 300, &core, stop);
            let all = &core.rollouts;
            let means: Vec<f64> = all.iter().map(|item| item.mean.unwrap()).collect();
            let ends = all.iter().map(|item| item.normal_interval().unwrap());
            let (low, high): (Vec<f64>, Vec<f64>) = ends.unzip();
            let games: Vec<f64> = all.iter().map(|item| item.games as f64).collect();
            let contains: Vec<f64> = core
                .contains_truth()
                .map(|item| f64::from(u8::from(item)))
                .collect();
            assert_eq!(column(&js, "mean"), means);
            assert_eq!(column(&js, "low"), low);
            assert_eq!(column(&js, "high"), high);
            assert_eq!(column(&js, "games"), games);
            assert_eq!(column(&js, "contains"), contains);
            assert_eq!(number(&js, "contain"), core.covered() as f64);
            assert_eq!(get(&js, "average").as_f64(), core.average());
            assert_eq!(number(&js, "limit"), core.limit);
            assert_eq!(keys(&js).len(), 8);
        }
    }
}

/// Mean ± 1.96 standard errors of ten games, which readers compute by hand from the readout.
#[wasm_bindgen_test]
fn normal_intervals_are_those_of_the_readout_by_hand() {
    let rollout = construct("TwoCheckerRollout", &[&"7".into()]).expect("a rollout");
    let intervals = |table: &JsValue| {
        call(&module(), "normalIntervals", &[&rollout, table]).expect("intervals")
    };
    let made_up = preset("madeUp");
    for games in [0, 1] {
        call(&rollout, "roll", &[&games.into()]).expect("games");
        assert_null(&intervals(&made_up), &["plain", "reduced"]);
    }
    call(&rollout, "roll", &[&9.into()]).expect("games");
    let readout = call(&rollout, "readout", &[&made_up]).expect("a readout");
    let intervals = intervals(&made_up);
    for way in ["plain", "reduced"] {
        let of = |end: &str| number(&intervals, &format!("{way}.{end}"));
        let mean = number(&readout, &format!("{way}.mean"));
        let width = 1.96 * number(&readout, &format!("{way}.se"));
        assert!(width > 0.0);
        assert_eq!(of("halfWidth"), width);
        assert_eq!((of("low"), of("high")), (mean - width, mean + width));
    }
}

#[wasm_bindgen_test]
fn zero_rollouts_have_no_average_and_too_many_are_capped() {
    let of = |rollouts: f64, games: f64| {
        let table = preset("none");
        intervals(&"1".into(), &rollouts.into(), &games.into(), &table, true).expect("intervals")
    };
    let none = of(0.0, 100.0);
    assert!(get(&none, "average").is_null());
    assert_eq!(number(&none, "contain"), 0.0);
    assert_eq!(column(&of(1e5, 0.0), "games"), [2.0; 1000]);
}

#[wasm_bindgen_test]
fn coverage_equals_the_cores_in_percent_or_null() {
    for games in [2, 30, 1000] {
        let expected = 100.0 * story::coverage(games).unwrap();
        assert_eq!(coverage(&(games as f64).into()).unwrap(), expected);
    }
    for games in [0.0, 1.0, 1001.0, 1e12] {
        assert!(coverage(&games.into()).unwrap().is_null(), "{games}");
    }
}

#[wasm_bindgen_test]
fn invalid_seeds_numbers_and_tables_are_refused() {
    let (one, ten, none) = (&"1".into(), &10.into(), &preset("none"));
    for (text, code) in INVALID_SEEDS {
        assert_eq!(refused(tosses(&text.into(), ten)).1, code);
        assert_eq!(
            refused(intervals(&text.into(), ten, ten, none, false)).1,
            code
        );
    }
    for seed in non_strings() {
        assert_wrong_shape(tosses(&seed, ten), "seed");
        assert_wrong_shape(intervals(&seed, ten, ten, none, false), "seed");
    }
    for count in invalid_counts() {
        assert_wrong_shape(tosses(one, &count), "count");
        assert_wrong_shape(intervals(one, &count, ten, none, false), "rollouts");
        assert_wrong_shape(intervals(one, ten, &count, none, false), "games");
        assert_wrong_shape(coverage(&count), "games");
    }
    assert_wrong_shape(intervals(one, ten, ten, &JsValue::NULL, false), "table");
    for stopped in [JsValue::UNDEFINED, JsValue::NULL, 1.into(), "true".into()] {
        assert_wrong_shape(intervals(one, ten, ten, none, stopped), "stopped");
    }
    let empty = Object::new().into();
    let (_, code) = refused(intervals(one, ten, ten, &empty, false));
    assert_eq!(code, "LuckOutOfRange");
}

#[wasm_bindgen_test]
fn a_table_is_chosen_for_a_mean() {
    let rollout = construct("TwoCheckerRollout", &[&"1".into()]).expect("rollout");
    let chosen = |mean: f64| call(&module(), "tableWithMean", &[&rollout, &mean.into()]);
    assert!(chosen(50.0).expect("no games").is_null());

    call(&rollout, "roll", &[&20.into()]).expect("games");
    let table = chosen(50.0).expect("a table");
    let mean_of = |table: &JsValue| {
        let readout = call(&rollout, "readout", &[table]).expect("a readout");
        number(&readout, "reduced.mean")
    };
    assert!((mean_of(&table) - 50.0).abs() < 1e-9);
    // NaN counts as the exact mean.
    let exact = chosen(f64::NAN).expect("a table");
    assert!((mean_of(&exact) - 37.5).abs() < 1e-9);
}
