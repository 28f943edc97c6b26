//! Returned objects: complete, with columns of equal length and statistics that agree.

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::bearoff::{call_with_estimate, position, record, roll, roll_all};
use super::super::module::{call, get, number, object, text};
use super::super::shapes::{
    FUNNEL, HISTORY, LAST_IN_HISTORY, assert_any_time, assert_approximate, assert_defined_or_null,
    assert_null, columns, to_json,
};
use super::{
    LADDER, article_of_o, batch, decisions, game, good_setup, paradox, roll_map, rollout, setup,
    setups,
};

fn items(list: &JsValue) -> Vec<JsValue> {
    Array::from(list).iter().collect()
}

#[wasm_bindgen_test]
fn objects_are_complete_before_and_after_games() {
    for setup in setups() {
        let game = game(&setup);
        let rollout = rollout(&game, "0x7");
        for games in [0, 1, 500] {
            roll(&rollout, games);
            for estimate in 0..LADDER.len() {
                let readout = call_with_estimate(&rollout, "readout", estimate);
                assert_defined_or_null(&readout, "readout");
                let history = call_with_estimate(&rollout, "history", estimate);
                columns(&history, &HISTORY);
                let any_time = call_with_estimate(&rollout, "anyTime", estimate);
                assert_any_time(&any_time, &history, &readout, 100.0);
                let theory = call_with_estimate(&game, "theory", estimate);
                assert_defined_or_null(&theory, "theory");
                assert_defined_or_null(&record(&rollout, 3, estimate), "record");
            }
            let ladder = call(&rollout, "ladder", &[]).unwrap();
            assert_eq!(items(&ladder).len(), LADDER.len());
            assert_defined_or_null(&ladder, "ladder");
        }
        for turned in [false, true] {
            let map = roll_map(&game, turned);
            assert_defined_or_null(&map, "map");
            assert_eq!(items(&get(&map, "rolls")).len(), 36);
        }
        let position = get(&setup, "position");
        assert_defined_or_null(&decisions(&position), "decisions");
    }
}

#[wasm_bindgen_test]
fn undefined_statistics_are_null() {
    let game = game(&good_setup());
    let rollout = rollout(&game, "1");
    let readout = call_with_estimate(&rollout, "readout", 2);
    let undefined = [
        "plain.mean",
        "plain.sd",
        "reduced.se",
        "meanLuck",
        "equivalentGames",
    ];
    assert_null(&readout, &undefined);
    for rung in items(&call(&rollout, "ladder", &[]).unwrap()) {
        assert_null(&rung, &["mean", "sd", "se", "equivalentGames"]);
    }
    // Exact luck leaves no spread, so the ratio of variances is undefined.
    let theory = call_with_estimate(&game, "theory", 4);
    assert_null(&theory, &["equivalentGames", "williams"]);
    assert_eq!(number(&theory, "reduced.sd"), 0.0);
}

#[wasm_bindgen_test]
fn readout_history_ladder_and_theory_agree() {
    for setup in setups() {
        let game = game(&setup);
        let rollout = rollout(&game, "0x7");
        roll(&rollout, 1000);
        let measured = items(&call(&rollout, "ladder", &[]).unwrap());
        for (estimate, rung) in measured.iter().enumerate() {
            let readout = call_with_estimate(&rollout, "readout", estimate);
            let history = columns(&call_with_estimate(&rollout, "history", estimate), &HISTORY);
            for (column, path) in history.iter().zip(LAST_IN_HISTORY) {
                assert_eq!(column.last(), Some(&number(&readout, path)), "{path}");
            }
            for name in ["mean", "sd", "se"] {
                let of_readout = number(&get(&readout, "reduced"), name);
                assert_eq!(number(rung, name), of_readout);
            }
            let theory = call_with_estimate(&game, "theory", estimate);
            let exact = &items(&get(&theory, "ladder"))[estimate];
            assert_eq!(number(exact, "sd"), number(&theory, "reduced.sd"));
            assert_eq!(number(exact, "mean"), number(&theory, "plain.mean"));
            let arguments = [&(estimate as f64).into(), &1000.into()];
            columns(&call(&game, "funnel", &arguments).unwrap(), &FUNNEL);
        }
        // With nothing subtracted, reduced differs from plain only by rounding of sums.
        let none = call_with_estimate(&rollout, "readout", 0);
        for name in ["mean", "sd"] {
            let [plain, reduced] = ["plain", "reduced"].map(|way| number(&get(&none, way), name));
            assert!((plain - reduced).abs() < 1e-12, "{name}: {plain} {reduced}");
        }
    }
}

#[wasm_bindgen_test]
fn any_time_intervals_are_approximate_with_results_of_a_hundred_standard_deviations() {
    // Three checkers each on the six point. With these thresholds the cube is turned often, up to
    // 1024.
    let three = [0, 0, 0, 0, 0, 3];
    let players = [["withCube", "thresholds"]; 2];
    let wild = setup(&position(three, three, "x"), "centred", players);
    let thresholds = object([("thresholds", object([("double", 50), ("pass", 10)]))]);
    let wild = js_sys::Object::assign(&wild.into(), &thresholds.into()).into();
    for (setup, approximate) in setups()
        .map(|tame| (tame, false))
        .into_iter()
        .chain([(wild, true)])
    {
        let game = game(&setup);
        let rollout = rollout(&game, "1");
        roll(&rollout, 100);
        for estimate in 0..LADDER.len() {
            let theory = call_with_estimate(&game, "theory", estimate);
            let [mean, sd] = ["plain.mean", "plain.sd"].map(|path| number(&theory, path));
            // The most extreme result has the largest cube. Its distance from the mean is the cube
            // ± the mean.
            let cube = number(&theory, "largestCube");
            assert_eq!(cube - mean.abs() > 100.0 * sd, approximate);
            assert_eq!(cube + mean.abs() > 100.0 * sd, approximate);
            let readout = call_with_estimate(&rollout, "readout", estimate);
            assert_approximate(&readout, approximate, approximate);
        }
    }
}

#[wasm_bindgen_test]
fn decisions_show_the_jacoby_paradox() {
    // tests/golden/cubeful.json: double with a centred cube, don't redouble with one's own.
    let known = decisions(&paradox());
    let near = |path: &str, value: f64| {
        let said = number(&known, path);
        assert!((said - value).abs() < 1e-6, "{path}: {said}");
    };
    // A percentage has a hundred times the error.
    assert!((number(&known, "win") - 61.899_862_825_788_75).abs() < 1e-4);
    near("cubeless", 0.237_997_256_515_775);
    near("centred.noDouble", 1.0 / 18.0);
    near("centred.doubleTake", 1.0 / 9.0);
    near("centred.value", 1.0 / 9.0);
    near("centred.costs.noDouble", 1.0 / 18.0);
    near("centred.costs.pass", 1.0 - 1.0 / 9.0);
    near("mine.noDouble", 0.239_197_530_864_197_5);
    near("mine.costs.double", 0.239_197_530_864_197_5 - 1.0 / 9.0);
    near("theirs.value", 1.0 / 18.0);
    assert_eq!(text(&known, "centred.action"), "double");
    assert_eq!(text(&known, "mine.action"), "noDouble");
    assert_eq!(text(&known, "centred.answer"), "take");
    assert_null(&known, &["theirs.doubleTake", "theirs.costs.double"]);
    assert_eq!(get(&known, "theirs.mayDouble"), false);
    assert_eq!(items(&get(&known, "centred.equal")).len(), 0);
}

#[wasm_bindgen_test]
fn actions_with_equal_equities_are_listed() {
    // One checker each on the six point: taken or passed, a double pays 1.
    let six = [0, 0, 0, 0, 0, 1];
    let known = decisions(&position(six, six, "x"));
    let equal = get(&known, "centred.equal");
    assert_eq!(to_json(&equal), r#"[["take","pass"]]"#);
    assert_eq!(text(&known, "centred.answer"), "take");
    assert_eq!(number(&known, "centred.costs.pass"), 0.0);
    // X bears off with any roll, and a pass pays no more.
    let certain = decisions(&position([1, 0, 0, 0, 0, 0], six, "x"));
    let equal = get(&certain, "centred.equal");
    assert_eq!(to_json(&equal), r#"[["noDouble","double"]]"#);
    assert_eq!(text(&certain, "centred.action"), "noDouble");
}

#[wasm_bindgen_test]
fn statistics_are_for_the_side_on_roll() {
    // The equity of the article's position is −2/3 for the side with four checkers, also if that is
    // O.
    let of_o = setup(&article_of_o(), "centred", [["withCube", "exact"]; 2]);
    let game = game(&of_o);
    let theory = call_with_estimate(&game, "theory", 4);
    assert!((number(&theory, "value") + 2.0 / 3.0).abs() < 1e-6);
    let rollout = rollout(&game, "1");
    roll(&rollout, 1000);
    let mean = number(&call_with_estimate(&rollout, "readout", 4), "reduced.mean");
    assert!((mean + 2.0 / 3.0).abs() < 1e-6);
    for trial in 0..50 {
        let record = record(&rollout, trial, 4);
        let won = text(&record, "winner") == "o";
        assert_eq!(number(&record, "result") > 0.0, won);
        let turns = items(&get(&record, "turns"));
        assert_eq!(text(&turns[0], "side"), "o");
        let so_far = items(&get(&record, "luckSoFar"));
        assert_eq!(so_far.len(), turns.len());
        assert_eq!(
            so_far.last().and_then(JsValue::as_f64),
            Some(number(&record, "totalLuck"))
        );
    }
}

#[wasm_bindgen_test]
fn a_pass_ends_a_game_without_a_roll() {
    // Six checkers each on the ace point: O passes at once.
    let six = position([6, 0, 0, 0, 0, 0], [6, 0, 0, 0, 0, 0], "x");
    let game = game(&setup(&six, "centred", [["withCube", "exact"]; 2]));
    let rollout = rollout(&game, "1");
    let record = record(&rollout, 0, 4);
    assert_eq!(text(&record, "ended"), "pass");
    assert_eq!(
        [number(&record, "cube"), number(&record, "result")],
        [1.0, 1.0]
    );
    let turns = items(&get(&record, "turns"));
    assert_eq!(turns.len(), 1);
    assert_null(&turns[0], &["dice", "mean", "value"]);
    assert_eq!(text(&turns[0], "answer"), "pass");
    assert_eq!(number(&turns[0], "luck"), 0.0);
    // All pairs of a roll and a reply lose the market, except those in which O replies with
    // doubles.
    assert!(number(&roll_map(&game, false), "lost") > 0.0);
    assert_null(&roll_map(&game, true), &["lost"]);
}

#[wasm_bindgen_test]
fn batches_have_the_statistics_of_bearoff_batches() {
    let game = game(&good_setup());
    let many = batch(&game, 20, 50);
    roll_all(&many);
    let plain = call(&many, "spread", &[&JsValue::NULL]).unwrap();
    let reduced = call_with_estimate(&many, "spread", 3);
    assert!(number(&reduced, "sd") < number(&plain, "sd"));
    let beside = call_with_estimate(&many, "besideTruth", 3);
    assert_defined_or_null(&beside, "beside truth");
    let stopped = call_with_estimate(&many, "stoppedWhenAhead", 3);
    roll_all(&stopped);
    assert_defined_or_null(&call(&stopped, "stopped", &[]).unwrap(), "stopped");
}
