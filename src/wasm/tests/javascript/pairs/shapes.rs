//! What goes out: objects without gaps, columns of equal length, and figures that belong together.

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::bearoff::{database, list, position, roll, roll_all};
use super::super::module::{call, get, keys, module, number, text};
use super::super::shapes::{
    FUNNEL, HISTORY, LAST_IN_HISTORY, assert_any_time, assert_approximate, assert_defined_or_null,
    assert_null, columns, written,
};
use super::{
    COUPLINGS, game, good_setup, known_game, many, of, record, rollout, setup, setups,
    three_against_three, turned_round,
};

#[wasm_bindgen_test]
fn every_object_is_complete_before_and_after_pairs_are_rolled() {
    for (reach, setup) in setups() {
        let game = known_game(reach, &setup);
        let known = reach == "six";
        let rotated = get(&setup, "rotation") == true;
        assert_eq!(call(&game, "exact", &[]).unwrap().is_null(), !known);
        let rollout = rollout(&game, "0x7");
        for pairs in [0, 1, 119, 3600] {
            if known || pairs < 1000 {
                roll(&rollout, pairs);
            }
            for coupling in COUPLINGS {
                let theory = of(&game, "theory", coupling);
                assert_eq!(theory.is_null(), !known);
                for method in ["readout", "outcomes"] {
                    assert_defined_or_null(&of(&rollout, method, coupling), method);
                }
                let [readout, history, any_time] =
                    ["readout", "history", "anyTime"].map(|method| of(&rollout, method, coupling));
                columns(&history, &HISTORY);
                // A hundred pairs, or as many blocks of 36.
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
fn what_is_not_defined_yet_is_null() {
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
            // Nothing exact of pairs has been worked out.
            assert_null(&get(&of_coupling, way), &["exact.mean", "exact.sd"]);
        }
        assert!(of(&game, "theory", coupling).is_null());
        let funnel = call(&game, "funnel", &[&coupling.into(), &100.into()]).unwrap();
        assert!(funnel.is_null());
    }
    assert!(call(&rollout, "verdict", &[]).unwrap().is_null());
    let known = call(&rollout, "known", &[&"ranked".into(), &true.into()]);
    assert!(known.unwrap().is_null());
}

#[wasm_bindgen_test]
fn readout_history_and_theory_say_the_same() {
    let game = known_game("six", &good_setup());
    let rollout = rollout(&game, "0x7");
    roll(&rollout, 1000);
    let difference = number(&call(&game, "exact", &[]).unwrap(), "difference");
    let all = call(&rollout, "couplings", &[]).unwrap();
    for coupling in COUPLINGS {
        let readout = of(&rollout, "readout", coupling);
        let history = columns(&of(&rollout, "history", coupling), &HISTORY);
        for (column, path) in history.iter().zip(LAST_IN_HISTORY) {
            assert_eq!(column.last(), Some(&number(&readout, path)), "{path}");
        }
        let theory = of(&game, "theory", coupling);
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
        let outcomes = of(&rollout, "outcomes", coupling);
        let sum: f64 = keys(&outcomes)
            .iter()
            .map(|name| number(&outcomes, name))
            .sum();
        assert_eq!(sum, 1000.0);
    }
}

#[wasm_bindgen_test]
fn points_of_a_scatter_are_those_of_the_records() {
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
fn sides_are_who_they_are_and_figures_the_movers() {
    let [blue, white] = [three_against_three(), turned_round()]
        .map(|decision| rollout(&game("six", &setup(&decision, "exact", false)), "9"));
    for trial in 0..5 {
        let [blue, white] = [&blue, &white].map(|rollout| record(rollout, trial, "ranked"));
        // But for the names of the sides they are the same.
        let renamed = written(&white)
            .replace(r#""side":"x""#, r#""side":"?""#)
            .replace(r#""side":"o""#, r#""side":"x""#)
            .replace(r#""side":"?""#, r#""side":"o""#);
        assert_eq!(renamed, written(&blue));
        let first = |record: &JsValue| text(&Array::from(&get(record, "steps")).get(0), "side");
        assert_eq!((first(&blue), first(&white)), ("o".into(), "x".into()));
    }
    for coupling in COUPLINGS {
        let [blue, white] = [&blue, &white].map(|rollout| {
            roll(rollout, 40);
            written(&of(rollout, "readout", coupling))
        });
        assert_eq!(blue, white);
    }
}

#[wasm_bindgen_test]
fn plays_are_listed_the_best_first() {
    let before = position([0, 0, 0, 1, 1, 1], [0, 1, 1, 1, 0, 0], "x");
    let roll = list([4, 3]);
    let plays = call(&module(), "legalPlays", &[&database("six"), &before, &roll]).unwrap();
    assert_defined_or_null(&plays, "plays");
    assert_eq!(get(&plays, "exact"), true);
    let first = Array::from(&get(&plays, "plays")).get(0);
    assert_eq!(number(&first, "lost"), 0.0);
    // 3v3_43 of the reference file, whose A is the best play.
    assert!((number(&first, "value") - 37.478_566_529).abs() < 1e-5);
}

#[wasm_bindgen_test]
fn many_rollouts_spread_as_theory_says() {
    let game = known_game("six", &good_setup());
    let many = many(&game, 400, 36);
    roll_all(&many);
    for coupling in ["independent", "same", "ranked"] {
        for reduced in [false, true] {
            let arguments = [&coupling.into(), &reduced.into()];
            let spread = call(&many, "spread", &arguments).unwrap();
            let [sd, expected] = ["sd", "expectedSd"].map(|name| number(&spread, name));
            // Of 400 means: 3.5% standard error of their deviation if they are normal, and 5 of those at the most.
            assert!(
                (sd / expected - 1.0).abs() < 0.18,
                "{coupling} {sd} {expected}"
            );
        }
    }
}
