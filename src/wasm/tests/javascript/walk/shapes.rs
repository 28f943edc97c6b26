//! Properties of returned objects, and their agreement with exact values.

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, column, get, keys, module, number};
use super::super::shapes::{FUNNEL, assert_defined_or_null, assert_null, columns};
use super::{
    SCALES, batch, call_with_model, call_with_share, game, model, professional_games, record,
    rollout,
};

#[wasm_bindgen_test]
fn all_properties_are_defined_or_null() {
    for (outcome, evaluator) in [("win", "steep"), ("length", "exact")] {
        let game = game(outcome, evaluator);
        for walks in [0, 1, 2, 100] {
            let rollout = rollout(&game, "1", walks);
            let readout = call_with_share(&rollout, "readout", 1.0);
            let lengths = call(&rollout, "lengths", &[]).expect("lengths");
            assert_defined_or_null(&readout, "readout");
            assert_defined_or_null(&lengths, "lengths");
            if walks == 0 {
                assert_null(&readout, &["plain.mean", "reduced.sd", "equivalentGames"]);
                assert_null(&lengths, &["walk.mean", "total.sd", "total.c4"]);
            }
        }
        assert_defined_or_null(&call_with_share(&game, "theory", 0.5), "theory");
        let many = batch(&game, 3, 10);
        assert_defined_or_null(&call_with_share(&many, "besideTruth", 1.0), "besideTruth");
        let funnel = call(&game, "funnel", &[&1.into(), &1_000.into()]).expect("a funnel");
        columns(&funnel, &FUNNEL);
    }
    for model in [
        professional_games(),
        model(1.0, 0.0, 0.0),
        model(0.05, 1e4, 1e3),
    ] {
        for function in ["walkExact", "walkCurves"] {
            assert_defined_or_null(&call_with_model(function, &model), function);
        }
    }
}

#[wasm_bindgen_test]
fn fit_and_readings_match_exact_values() {
    let moments = [117.097_206_878, 27.879_287_367, 10_456.950_94].map(JsValue::from);
    let fit = call(&module(), "walkFit", &moments.each_ref()).expect("a fit");
    assert_defined_or_null(&fit, "walkFit");
    for (name, expected) in [("a", 0.2474), ("m", 95.46), ("s", 21.72)] {
        let value = number(&fit, &format!("model.{name}"));
        assert!((value - expected).abs() < 1e-6, "{name}: {value}");
    }
    assert_eq!(
        number(&fit, "walkWithoutDecidingMove.mean"),
        number(&fit, "walk.mean") - 1.0
    );
    let values: JsValue = Array::of3(&300.into(), &100.into(), &(-100).into()).into();
    let arguments = [&professional_games(), &1200.into(), &1.5.into(), &values];
    let readings = call(&module(), "walkReadings", &arguments).expect("readings");
    let [luck, other] = ["luck", "other"].map(|name| get(&readings, name));
    assert_eq!(column(&luck, "v"), [200.0, 0.0, -200.0]);
    assert_eq!(column(&other, "v"), [450.0, 150.0, -150.0]);
    assert_eq!(column(&other, "luck"), [300.0, 0.0, -300.0]);
    assert_eq!(column(&other, "converted"), [200.0, 0.0, -200.0]);
    assert_eq!(number(&other, "scale"), 1800.0);
    assert_eq!(number(&readings, "logisticScale"), 600.0);
    // tanh(1/4) = 0.244918662…
    for x in [
        column(&readings, "x"),
        column(&readings, "xByLogistic"),
        column(&other, "x"),
    ] {
        assert!((x[0] - 0.244_918_662_403_709).abs() < 1e-14, "{x:?}");
    }
    let plies: JsValue = Array::of3(&1.into(), &5.into(), &(-2).into()).into();
    let mates = call(&module(), "walkMates", &[&plies]).expect("mates");
    assert_eq!(column(&mates, "uci"), [1.0, 3.0, -1.0]);
    assert_eq!(column(&mates, "v"), [29_999.0, 29_995.0, -29_998.0]);
}

#[wasm_bindgen_test]
fn walk_records_add_up_move_by_move() {
    for (outcome, evaluator) in [("win", "calibrated"), ("length", "quadratic")] {
        let rollout = rollout(&game(outcome, evaluator), "2", 0);
        for trial in 0..10 {
            let walk = record(&rollout, trial, 0.5);
            let [path, luck, so_far] = ["path", "luck", "luckSoFar"].map(|of| column(&walk, of));
            assert_eq!(path.len(), luck.len() + 1);
            assert_eq!(number(&walk, "moves"), luck.len() as f64);
            let (last, before) = path.split_last().expect("places");
            assert!(last.abs() >= 1.0 && before.iter().all(|x| x.abs() < 1.0));
            let total = number(&walk, "allLuck");
            // One rounding, of at most 4.2e-8.
            assert!((so_far.last().expect("a move") - total).abs() < 1e-7);
            assert_eq!(number(&walk, "totalLuck"), total / 2.0);
            let result = number(&walk, "result");
            assert_eq!(number(&walk, "reduced"), result - total / 2.0);
            let expected = if outcome == "win" {
                if *last > 0.0 { 100.0 } else { 0.0 }
            } else {
                luck.len() as f64
            };
            assert_eq!(result, expected);
        }
    }
}

/// Compares with the professional games in tests/golden/shogi.json.
#[wasm_bindgen_test]
fn exact_statistics_match_the_reference() {
    let exact = call_with_model("walkExact", &professional_games());
    for (path, reference) in [
        ("walk.mean", 21.637_206_878),
        ("walk.sd", 17.478_451_421),
        ("total.mean", 117.097_206_878),
        ("total.sd", 27.879_287_367),
        ("total.c3", 10_456.950_939_9),
        ("total.c4", 2_355_874.878_437),
        ("gamma.shape", 17.176_705_151),
        ("gamma.scale", 6.726_849_914),
        ("gamma.shift", 1.552_089_318),
        ("gamma.c4", 2_023_401.457_090),
        ("gamma.ratio", 1.164_314_116),
        ("gamma.fourthRoot", 1.038_765_556),
        ("gamma.meanFromZero", 115.545_117_560),
        ("withoutDecidingMove.walk.mean", 20.637_206_878),
        ("alone.a", 0.097_780_467),
        ("alone.sd", 95.411_827_475),
        ("scales.calibrated.equivalentGames", 4_744.784_26),
        ("scales.linear.bestShare", 0.895_491_612),
        ("scales.linear.bestEquivalentGames", 80.373_908_3),
        ("scales.reversed.equivalentGames", 0.219_349_223),
        ("scales.reversed.bestShare", -0.134_857_186),
    ] {
        let off = number(&exact, path) / reference - 1.0;
        assert!(off.abs() < 1e-6, "{path}: {off}");
    }
    assert_eq!(keys(&get(&exact, "scales")), SCALES);
    // The exact evaluator leaves no spread.
    assert_null(&exact, &["lengthEvaluators.exact.equivalentGames"]);
}

#[wasm_bindgen_test]
fn densities_sum_to_one_over_the_bins() {
    let densities = call_with_model("walkCurves", &professional_games());
    // Beyond 400 moves, of the walk alone, (4 / π) exp(−π² (400 − 1/4) / 8 L²) are left, L = 1 /
    // 0.09778 + 0.5826: 1.9%.
    for (name, expected) in [("gamma", 1.0), ("alone", 1.0 - 0.0188)] {
        let sum: f64 = column(&densities, name).iter().sum();
        assert!((sum - expected).abs() < 1e-3, "{name}: {sum}");
    }
}

#[wasm_bindgen_test]
fn mirroring_removes_the_spread_of_wins_but_not_of_lengths() {
    let arguments = [&professional_games(), &"3".into(), &10_000.into()];
    let measured = call(&module(), "walkAntithetic", &arguments).expect("variances");
    assert_eq!(number(&measured, "win.mirrored"), 0.0);
    let [mirrored, independent] =
        ["mirrored", "independent"].map(|of| number(&measured, &format!("walk.{of}")));
    // Both walks have the same length, so a pair's mean length is that of one walk.
    assert!((mirrored / independent - 2.0).abs() < 1e-12);
    let exact = call_with_model("walkExact", &professional_games());
    let exact = number(&exact, "antithetic.walk.mirrored");
    // Kurtosis 8.82: a variance of 10,000 has a standard error of √(7.82 / 10,000) = 2.8%.
    assert!((mirrored / exact - 1.0).abs() < 4.0 * 0.028);
}
