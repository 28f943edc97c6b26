//! Coverage and stopped rollouts of batches: the core's numbers.

use rollout_lab::labs::two_checker::{LuckTable, RolloutBatch};
use rollout_lab::rollout::optional_stopping::{FIRST_LOOK, StoppedStats};
use rollout_lab::rollout::seed::Seed;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, get, number};
use super::super::shapes::{assert_defined_or_null, assert_null};
use super::super::workbench::progress;
use super::{batch, preset, roll_all};

fn stopped(rollouts: u32, most: u32) -> JsValue {
    let many = batch("0x8", rollouts, most);
    call(&many, "stoppedWhenAhead", &[&preset("madeUp")]).expect("stopped rollouts")
}

#[wasm_bindgen_test]
fn coverage_equals_the_cores() {
    let js = batch("0x8", 200, 100);
    roll_all(&js);
    let mut core = RolloutBatch::new(Seed::new(8), 200, 100);
    core.roll(200 * 100);
    let expected = core.coverage(&LuckTable::MADE_UP);
    let seen = call(&js, "besideTruth", &[&preset("madeUp")]).expect("counts");
    assert_defined_or_null(&seen, "counts");
    for (path, count) in [
        ("plain.intervals", expected.plain.intervals),
        ("plain.contain", expected.plain.covered),
        ("reduced.intervals", expected.reduced.intervals),
        ("reduced.contain", expected.reduced.covered),
        ("nearer.plain", expected.nearer.plain),
        ("nearer.reduced", expected.nearer.reduced),
        ("nearer.neither", expected.nearer.neither),
    ] {
        assert_eq!(number(&seen, path), count as f64, "{path}");
    }
    assert_eq!(number(&seen, "truth"), 37.5);
    let spread = call(&js, "spread", &[&preset("madeUp")]).expect("a spread");
    let expected = core.spread(&LuckTable::MADE_UP);
    assert_eq!(get(&spread, "skewness").as_f64(), expected.skewness);
    let skewness = get(&spread, "expectedSkewness").as_f64();
    assert_eq!(skewness, expected.expected_skewness);
    let correct = call(&js, "spread", &[&preset("correct")]).expect("a spread");
    assert_null(&correct, &["skewness", "expectedSkewness"]);
}

#[wasm_bindgen_test]
fn stopped_rollouts_equal_the_cores() {
    let js = stopped(200, 1000);
    let before = call(&js, "stopped", &[]).expect("none yet");
    assert_null(&before, &["plain.mean", "plain.margin", "reduced.games"]);
    roll_all(&js);
    assert_eq!((progress(&js), number(&js, "games")), (1.0, 1000.0));
    let many = RolloutBatch::new(Seed::new(8), 200, 1000);
    let mut core = many.stopped_when_ahead(&LuckTable::MADE_UP);
    core.roll(200);
    let seen = call(&js, "stopped", &[]).expect("what became of them");
    assert_defined_or_null(&seen, "stopped");
    assert_eq!(number(&seen, "firstLook"), FIRST_LOOK as f64);
    let assert_same = |name: &str, expected: &StoppedStats| {
        let seen = get(&seen, name);
        assert_eq!(get(&seen, "mean").as_f64(), expected.averages.mean);
        assert_eq!(get(&seen, "margin").as_f64(), expected.averages.margin());
        assert_eq!(get(&seen, "games").as_f64(), expected.games);
        assert_eq!(number(&seen, "limit"), expected.limit);
        assert_eq!(number(&seen, "ahead"), expected.ahead as f64);
    };
    assert_same("plain", &core.plain());
    assert_same("reduced", &core.reduced());
    // The limits of games are at least 100 and at most 10,000.
    for (wanted, most) in [(0, 100.0), (1_000_000, 10_000.0)] {
        assert_eq!(number(&stopped(1, wanted), "games"), most);
    }
}
