//! Returned objects: complete, with columns of equal length and statistics that agree.

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::bearoff::{database, list, position, roll, roll_all};
use super::super::module::{call, get, keys, module, number, text};
use super::super::shapes::{
    FUNNEL, HISTORY, LAST_IN_HISTORY, assert_any_time, assert_approximate, assert_defined_or_null,
    assert_null, columns, to_json,
};
use super::{
    COUPLINGS, batch, call_with_coupling, game, game_with_exact_statistics, good_setup, record,
    rollout, setup, setups, three_against_three, three_against_three_of_o,
};

#[wasm_bindgen_test]
fn objects_are_complete_before_and_after_pairs() {
    for (reach, setup) in setups() {
        let game = game_with_exact_statistics(reach, &setup);
        let known = reach == "six";
        let rotated = get(&setup, "rotation") == true;
        assert_eq!(call(&game, "exact", &[]).unwrap().is_null(), !known);
        let rollout = rollout(&game, "0x7");
        for pairs in [0, 1, 119, 3600] {
            if known || pairs < 1000 {
                roll(&rollout, pairs);
            }
            for coupling in COUPLINGS {
                let theory = call_with_coupling(&game, "theory", coupling);
                assert_eq!(theory.is_null(), !known);
                for method in ["readout", "outcomes"] {
                    assert_defined_or_null(&call_with_coupling(&rollout, method, coupling), method);
                }
                let [readout, history, any_time] = ["readout", "history", "anyTime"]
                    .map(|method| call_with_coupling(&rollout, method, coupling));
                columns(&history, &HISTORY);
                // A hundred pairs, or a hundred blocks of 36.
                let from = if rotated { 3600.0 } else { 100.0 };
                assert_any_time(&any_time, &history, &readout, from);
                assert_approximate(&readout, false, !known);
                let record = record(&rollout, 3, coupling);
                assert_defined_or_null(&record, "record");
            }
            let all = call(&rollout, "couplings", &[]).unwrap();
            assert_eq!(keys(&all), COUPLINGS);
            assert_defined_or_null(&all, "couplings");
        }
        assert_defined_or_null(&call(&rollout, "verdict", &[]).unwrap(), "verdict");
    }
}

#[wasm_bindgen_test]
fn undefined_statistics_are_null() {
    let game = game("six", &good_setup());
    let rollout = rollout(&game, "1");
    let undefined = [
        "mean",
        "se",
        "sd",
        "correlation",
        "asIndependent",
        "worth",
        "needed",
    ];
    for coupling in COUPLINGS {
        let of_coupling = get(&call(&rollout, "couplings", &[]).unwrap(), coupling);
        for way in ["plain", "reduced"] {
            assert_null(&get(&of_coupling, way), &undefined);
            // The exact statistics of pairs are not computed yet.
            assert_null(&get(&of_coupling, way), &["exact.mean", "exact.sd"]);
        }
        assert!(call_with_coupling(&game, "theory", coupling).is_null());
        let funnel = call(&game, "funnel", &[&coupling.into(), &100.into()]).unwrap();
        assert!(funnel.is_null());
    }
    assert!(call(&rollout, "verdict", &[]).unwrap().is_null());
    let known = call(&rollout, "known", &[&"ranked".into(), &true.into()]);
    assert!(known.unwrap().is_null());
}

#[wasm_bindgen_test]
fn readout_history_and_theory_agree() {
    let game = game_with_exact_statistics("six", &good_setup());
    let rollout = rollout(&game, "0x7");
    roll(&rollout, 1000);
    let difference = number(&call(&game, "exact", &[]).unwrap(), "difference");
    let all = call(&rollout, "couplings", &[]).unwrap();
    for coupling in COUPLINGS {
        let readout = call_with_coupling(&rollout, "readout", coupling);
        let history = columns(&call_with_coupling(&rollout, "history", coupling), &HISTORY);
        for (column, path) in history.iter().zip(LAST_IN_HISTORY) {
            assert_eq!(column.last(), Some(&number(&readout, path)), "{path}");
        }
        let theory = call_with_coupling(&game, "theory", coupling);
        let fair = coupling != "nearest";
        assert_eq!(get(&theory, "unbiased"), fair);
        assert_eq!(number(&theory, "truth"), difference);
        assert_eq!(number(&theory, "plain.bias") == 0.0, fair);
        for way in ["plain", "reduced"] {
            let figures = get(&get(&all, coupling), way);
            for name in ["mean", "se", "sd"] {
                assert_eq!(number(&figures, name), number(&get(&readout, way), name));
            }
            for name in ["mean", "sd"] {
                let exact = number(&get(&theory, way), name);
                assert_eq!(number(&figures, &format!("exact.{name}")), exact);
            }
            assert_eq!(get(&figures, "worth").is_null(), !fair);
        }
        let arguments = [&coupling.into(), &1000.into()];
        columns(&call(&game, "funnel", &arguments).unwrap(), &FUNNEL);
        let outcomes = call_with_coupling(&rollout, "outcomes", coupling);
        let sum: f64 = keys(&outcomes)
            .iter()
            .map(|name| number(&outcomes, name))
            .sum();
        assert_eq!(sum, 1000.0);
    }
}

#[wasm_bindgen_test]
fn scatter_points_equal_the_records() {
    let rollout = rollout(&game("six", &good_setup()), "5");
    for coupling in COUPLINGS {
        let arguments = [&coupling.into(), &2.into(), &6.into()];
        let scatter = call(&rollout, "scatter", &arguments).unwrap();
        let names = ["a", "b", "aReduced", "bReduced"];
        let columns = columns(&scatter, &names);
        for (at, trial) in (2..6).enumerate() {
            let record = record(&rollout, trial, coupling);
            let paths = ["a.result", "b.result", "a.reduced", "b.reduced"];
            for (column, path) in columns.iter().zip(paths) {
                assert_eq!(column[at], number(&record, path));
            }
        }
    }
}

#[wasm_bindgen_test]
fn records_name_sides_and_statistics_are_for_the_mover() {
    let [blue, white] = [three_against_three(), three_against_three_of_o()]
        .map(|decision| rollout(&game("six", &setup(&decision, "exact", false)), "9"));
    for trial in 0..5 {
        let [blue, white] = [&blue, &white].map(|rollout| record(rollout, trial, "ranked"));
        // Both records differ only in the names of the sides.
        let renamed = to_json(&white)
            .replace(r#""side":"x""#, r#""side":"?""#)
            .replace(r#""side":"o""#, r#""side":"x""#)
            .replace(r#""side":"?""#, r#""side":"o""#);
        assert_eq!(renamed, to_json(&blue));
        let first = |record: &JsValue| text(&Array::from(&get(record, "steps")).get(0), "side");
        assert_eq!((first(&blue), first(&white)), ("o".into(), "x".into()));
    }
    for coupling in COUPLINGS {
        let [blue, white] = [&blue, &white].map(|rollout| {
            roll(rollout, 40);
            to_json(&call_with_coupling(rollout, "readout", coupling))
        });
        assert_eq!(blue, white);
    }
}

#[wasm_bindgen_test]
fn plays_are_listed_best_first() {
    let before = position([0, 0, 0, 1, 1, 1], [0, 1, 1, 1, 0, 0], "x");
    let roll = list([4, 3]);
    let plays = call(&module(), "legalPlays", &[&database("six"), &before, &roll]).unwrap();
    assert_defined_or_null(&plays, "plays");
    assert_eq!(get(&plays, "exact"), true);
    let first = Array::from(&get(&plays, "plays")).get(0);
    assert_eq!(number(&first, "lost"), 0.0);
    // 3v3_43 of the reference file, in which A is the best play.
    assert!((number(&first, "value") - 37.478_566_529).abs() < 1e-5);
}

#[wasm_bindgen_test]
fn batches_spread_as_expected() {
    let game = game_with_exact_statistics("six", &good_setup());
    let many = batch(&game, 400, 36);
    roll_all(&many);
    for coupling in ["independent", "same", "ranked"] {
        for reduced in [false, true] {
            let arguments = [&coupling.into(), &reduced.into()];
            let spread = call(&many, "spread", &arguments).unwrap();
            let [sd, expected] = ["sd", "expectedSd"].map(|name| number(&spread, name));
            // The standard deviation of 400 normal means has a standard error of 3.5%; at most 5 of
            // those.
            assert!(
                (sd / expected - 1.0).abs() < 0.18,
                "{coupling} {sd} {expected}"
            );
        }
    }
}
