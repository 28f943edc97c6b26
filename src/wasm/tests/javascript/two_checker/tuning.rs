//! Luck tables that are chosen after the games: the core's numbers, and refusals.

use rollout_lab::labs::two_checker::{
    Aim, ChosenAfterReport, LuckTable, Rollout, RolloutBatch, miss_chances,
};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::coverage::Coverage;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, get, number};
use super::super::refusals::{assert_wrong_shape, refused};
use super::super::shapes::{assert_defined_or_null, assert_null};
use super::{CELLS, batch, preset, roll, roll_all, rollout, table};

const AIMS: [(&str, Aim); 2] = [("high", Aim::High), ("low", Aim::Low)];

/// Rollouts of this many games: JavaScript's and the core's.
fn both(games: u32) -> (JsValue, Rollout) {
    let js = rollout("0x8");
    roll(&js, games.into());
    let mut core = Rollout::new(Seed::new(8));
    core.roll(games.into());
    (js, core)
}

#[track_caller]
fn assert_table(seen: &JsValue, expected: &LuckTable) {
    let cells = CELLS.map(|cell| number(seen, cell));
    assert_eq!(cells, expected.percent());
}

#[wasm_bindgen_test]
fn tuned_tables_equal_the_cores() {
    let (js, core) = both(100);
    for (name, aim) in AIMS {
        let expected = core.tune(aim).unwrap();
        let seen = call(&js, "tune", &[&name.into()]).expect("a table");
        assert_table(&get(&seen, "table"), &expected.table);
        assert_eq!(get(&seen, "z").as_f64(), expected.z);
        let choice = call(&js, "freeChoice", &[&get(&seen, "table")]).expect("a choice");
        assert_defined_or_null(&choice, "freeChoice");
        let expected = core.free_choice(&expected.table);
        assert_eq!(get(&choice, "z").as_f64(), expected.z);
        let (low, high) = expected.interval.unwrap();
        let interval = get(&choice, "interval");
        assert_eq!(
            [number(&interval, "0"), number(&interval, "1")],
            [low, high]
        );
        assert_eq!(get(&choice, "contains").as_bool(), expected.contains_truth);
    }
    let none = call(&rollout("1"), "freeChoice", &[&preset("madeUp")]).expect("a choice");
    assert_null(&none, &["z", "interval", "contains"]);
}

#[wasm_bindgen_test]
fn halves_equal_the_cores() {
    let (js, core) = both(101);
    for (name, aim) in AIMS {
        let expected = core.tune_to_half(aim).unwrap();
        let seen = call(&js, "tuneToHalf", &[&name.into()]).expect("halves");
        assert_defined_or_null(&seen, "halves");
        assert_table(&get(&seen, "tuned.table"), &expected.tuned.table);
        assert_eq!(get(&seen, "tuned.z").as_f64(), expected.tuned.z);
        assert_eq!(number(&seen, "tunedTo"), 50.0);
        let mean = get(&seen, "counted.mean").as_f64();
        assert_eq!(mean, expected.counted.mean);
        let (low, high) = expected.counted.ci.unwrap();
        let ci = get(&seen, "counted.ci");
        assert_eq!([number(&ci, "0"), number(&ci, "1")], [low, high]);
        assert_eq!(get(&seen, "contains").as_bool(), expected.contains_truth);
    }
}

#[wasm_bindgen_test]
fn other_numbers_of_games_are_refused() {
    for (games, expected) in [(9, "TuneTooFewGames"), (1_001, "TuneTooManyGames")] {
        let (js, _) = both(games);
        for method in ["tune", "tuneToHalf"] {
            let (thrown, code) = refused(call(&js, method, &[&"high".into()]));
            assert_eq!(code, expected);
            assert_eq!(number(&thrown, "value"), f64::from(games));
        }
    }
    let many = batch("0x8", 2, 9);
    roll_all(&many);
    assert!(call(&many, "chosenAfter", &[]).expect("null").is_null());
}

#[wasm_bindgen_test]
fn exact_shares_are_refused() {
    // The first of seeds whose 24 games end in the exact shares: 4, 5 and 15.
    let exact = |seed: &u64| {
        let mut core = Rollout::new(Seed::new(*seed));
        core.roll(24);
        core.leaves().counts() == [4, 5, 15]
    };
    let seed = (1..100_000).find(exact).unwrap();
    let js = rollout(&seed.to_string());
    roll(&js, 24.0);
    let (thrown, code) = refused(call(&js, "tune", &[&"low".into()]));
    assert_eq!(code, "TuneExactShares");
    assert!(get(&thrown, "value").is_undefined());
}

#[wasm_bindgen_test]
fn other_aims_and_tables_have_the_wrong_shape() {
    let (js, _) = both(10);
    for bad in [
        JsValue::UNDEFINED,
        JsValue::NULL,
        "High".into(),
        "".into(),
        1.into(),
        true.into(),
    ] {
        for method in ["tune", "tuneToHalf"] {
            assert_wrong_shape(call(&js, method, &[&bad]), "aim");
        }
    }
    assert_wrong_shape(call(&js, "freeChoice", &[]), "table");
    let bad = table([f64::NAN, 0.0, 0.0, 0.0]);
    let (_, code) = refused(call(&js, "freeChoice", &[&bad]));
    assert_eq!(code, "LuckOutOfRange");
}

#[wasm_bindgen_test]
fn counts_of_chosen_tables_equal_the_cores() {
    let js = batch("0x8", 200, 100);
    roll_all(&js);
    let mut core = RolloutBatch::new(Seed::new(8), 200, 100);
    core.roll(u64::MAX);
    let ChosenAfterReport {
        same_games,
        free_choice,
        new_dice,
        halves,
    } = core.chosen_after().unwrap();
    let seen = call(&js, "chosenAfter", &[]).expect("counts");
    let assert_same = |name: &str, expected: Coverage| {
        let seen = get(&seen, name);
        assert_eq!(
            number(&seen, "intervals"),
            expected.intervals as f64,
            "{name}"
        );
        assert_eq!(number(&seen, "contain"), expected.covered as f64, "{name}");
    };
    assert_same("sameGames", same_games);
    assert_same("freeChoice", free_choice);
    assert_same("newDice", new_dice);
    assert_same("halves", halves);
    let chances = miss_chances(100).unwrap();
    assert_eq!(number(&seen, "chances.sameGames"), chances.same_games);
    assert_eq!(number(&seen, "chances.freeChoice"), chances.free_choice);
}
