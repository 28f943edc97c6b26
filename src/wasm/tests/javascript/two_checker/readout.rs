//! Readouts and records: null for undefined statistics, and the article's numbers.

use wasm_bindgen_test::wasm_bindgen_test;

use super::super::golden;
use super::super::module::{call, get, keys, module, number, text};
use super::super::shapes::{
    assert_defined_or_null, assert_not_narrower_than_normal, assert_null, assert_numbers, ends,
    to_json,
};
use super::super::workbench::progress;
use super::{CELLS, batch, preset, readout, record, replay, roll, roll_all, rollout, table};

#[wasm_bindgen_test]
fn before_the_first_game_all_statistics_are_null() {
    let readout = readout(&rollout("1"), &preset("madeUp"));
    assert_defined_or_null(&readout, "readout");
    assert_null(
        &readout,
        &[
            "plain.mean",
            "plain.sd",
            "plain.se",
            "plain.ci",
            "plain.anyTime",
            "reduced.mean",
            "reduced.sd",
            "reduced.se",
            "reduced.ci",
            "reduced.anyTime",
            "equivalentGames",
            "meanLuck",
            "expectedSe.plain",
            "expectedSe.reduced",
        ],
    );
    assert_eq!(number(&readout, "games"), 0.0);
    assert_eq!(get(&readout, "reliable"), false);
}

#[wasm_bindgen_test]
fn one_game_has_a_mean_without_a_spread() {
    let rollout = rollout("1");
    roll(&rollout, 1.0);
    let readout = readout(&rollout, &preset("madeUp"));
    assert_defined_or_null(&readout, "readout");
    assert_numbers(&readout, &["plain.mean", "reduced.mean", "meanLuck"]);
    assert_numbers(&readout, &["expectedSe.plain", "expectedSe.reduced"]);
    assert_null(
        &readout,
        &[
            "plain.sd",
            "plain.se",
            "plain.ci",
            "plain.anyTime",
            "reduced.sd",
            "reduced.se",
            "reduced.ci",
            "reduced.anyTime",
            "equivalentGames",
        ],
    );
}

#[wasm_bindgen_test]
fn from_thirty_games_on_the_interval_is_reliable() {
    let rollout = rollout("1");
    for (more, reliable) in [(29.0, false), (1.0, true), (1000.0, true)] {
        roll(&rollout, more);
        let readout = readout(&rollout, &preset("madeUp"));
        assert_eq!(get(&readout, "reliable"), reliable);
        assert_numbers(&readout, &["plain.sd", "reduced.se", "equivalentGames"]);
        for way in ["plain", "reduced"] {
            let average = get(&readout, way);
            assert_eq!(keys(&average), ["mean", "sd", "se", "ci", "anyTime"]);
            assert_not_narrower_than_normal(&average);
        }
    }
}

#[wasm_bindgen_test]
fn intervals_after_few_games_add_three_extreme_games() {
    // The article's first ten games: five won, so 0 and 100 are both 50 away from the mean. Squared
    // distances: 10 × 2500.
    //   √((25000/9 + 3 × 2500/10) / 10) × 1.96 = √352.7778 × 1.96 = 36.81347.
    // With the made-up table 5 × 25, 2 × 50 and 3 × 65, and no game can have another value: mean
    // 42, 17 above the lowest and 23 below the highest. Squared distances: 5 × 17² + 2 × 8² + 3 ×
    // 23² = 3160.
    //   √((3160/9 + 3 × 17²/10) / 10) × 1.96 = √43.78111 × 1.96 = 12.96879;
    //   √((3160/9 + 3 × 23²/10) / 10) × 1.96 = √50.98111 × 1.96 = 13.99461.
    let rollout = replay("1");
    roll(&rollout, 10.0);
    let readout = readout(&rollout, &preset("madeUp"));
    for (way, expected) in [
        ("plain.ci", [50.0 - 36.81347, 50.0 + 36.81347]),
        ("reduced.ci", [42.0 - 12.96879, 42.0 + 13.99461]),
    ] {
        let ci = ends(&readout, way);
        assert_eq!(ci.len(), 2);
        for (end, expected) in ci.iter().zip(expected) {
            assert!((end - expected).abs() < 1e-5, "{way}: {end} {expected}");
        }
    }
}

#[wasm_bindgen_test]
fn biased_tables_have_null_equivalent_games() {
    let biased = table([70.0, -10.0, 45.0, -15.0]);
    let rollout = rollout("1");
    roll(&rollout, 1000.0);
    assert_null(&readout(&rollout, &biased), &["equivalentGames"]);
    let theory = call(&module(), "theory", &[&biased]).unwrap();
    assert_defined_or_null(&theory, "theory");
    assert_null(&theory, &["equivalentGames"]);
    assert!((number(&theory, "reduced.mean") - 34.166_666_666_7).abs() < 1e-9);
    assert!((number(&theory, "reduced.bias") + 10.0 / 3.0).abs() < 1e-9);
    assert_eq!(get(&theory, "centred"), false);
    assert_eq!(get(&theory, "unbiased"), false);
}

#[wasm_bindgen_test]
fn readout_has_the_articles_totals() {
    let article = golden::article();
    let rollout = replay("1");
    assert_eq!(number(&rollout, "recorded"), 30.0);
    let presets = [
        ("correct", "correct"),
        ("madeUp", "made_up"),
        ("backwards", "backwards"),
    ];
    for (name, golden) in presets {
        let table = preset(name);
        let golden = &article.tables[golden];
        assert_eq!(
            CELLS.map(|cell| number(&table, cell)),
            [
                golden.doubles,
                golden.no_doubles,
                golden.o_fails,
                golden.o_bears_off
            ]
        );
        let theory = call(&module(), "theory", &[&table]).unwrap();
        let sd = number(&theory, "reduced.sd");
        assert!((sd * sd - golden.variance).abs() < 1e-9);
        assert_eq!(
            get(&theory, "equivalentGames").is_null(),
            golden.equivalent_games.is_none()
        );
    }
    for (more, golden) in [(10.0, article.after_10), (20.0, article.after_30)] {
        roll(&rollout, more);
        for (name, total) in [
            ("none", golden.raw_total),
            ("correct", golden.correct),
            ("madeUp", golden.made_up),
            ("backwards", golden.backwards),
        ] {
            let readout = readout(&rollout, &preset(name));
            assert_eq!(number(&readout, "totals.result"), golden.raw_total);
            assert_eq!(number(&readout, "totals.reduced"), total, "{name}");
            assert_eq!(
                number(&readout, "totals.luck"),
                golden.raw_total - total,
                "{name}"
            );
            let mean = number(&readout, "reduced.mean");
            assert!(
                (mean - total / number(&readout, "games")).abs() < 1e-9,
                "{name}"
            );
        }
    }
}

#[wasm_bindgen_test]
fn printed_games_have_null_dice() {
    let (replayed, rolled) = (replay("7"), rollout("7"));
    let table = preset("madeUp");
    for k in 0..60 {
        let game = record(&replayed, f64::from(k), &table);
        assert_defined_or_null(&game, "record");
        assert_eq!(number(&game, "trial"), f64::from(k));
        // Doubles end the game before O's roll, so O has no dice and no luck.
        let doubles = text(&game, "leaf") == "doubles";
        assert_eq!(get(&game, "oLuck").is_null(), doubles);
        if k < 30 {
            assert_null(&game, &["dice"]);
        } else {
            assert_eq!(get(&game, "dice.o").is_null(), doubles);
            let other = record(&rolled, f64::from(k), &table);
            assert_eq!(to_json(&game), to_json(&other));
        }
        let luck = number(&game, "totalLuck");
        assert_eq!(number(&game, "reduced"), number(&game, "result") - luck);
        let o_luck = get(&game, "oLuck").as_f64().unwrap_or(0.0);
        assert_eq!(luck, number(&game, "xLuck") + o_luck);
    }
}

#[wasm_bindgen_test]
fn recentring_changes_only_the_other_cell() {
    let off = table([70.0, -10.0, 45.0, -15.0]);
    // 70 + 5 × (−14) = 0.
    let centred = call(&module(), "recentre", &[&off, &"doubles".into()]).unwrap();
    assert_eq!(
        CELLS.map(|cell| number(&centred, cell)),
        [70.0, -14.0, 45.0, -15.0]
    );
    assert_eq!(
        number(&off, "noDoubles"),
        -10.0,
        "what is given is not changed"
    );
}

#[wasm_bindgen_test]
fn seed_is_returned_in_standard_form() {
    for text in ["10849", " 0X2A61 "] {
        let rollout = rollout(text);
        assert_eq!(get(&rollout, "seed"), "0x2a61");
        assert_eq!(get(&readout(&rollout, &preset("none")), "seed"), "0x2a61");
    }
}

#[wasm_bindgen_test]
fn batches_without_finished_rollouts_have_null_statistics() {
    let many = batch("1", 5, 100);
    let spread = call(&many, "spread", &[&preset("none")]).unwrap();
    assert_null(&spread, &["mean", "sd"]);
    assert_numbers(&spread, &["expectedMean", "expectedSd"]);
    assert_eq!(progress(&many), 0.0);
    roll_all(&many);
    let spread = call(&many, "spread", &[&preset("none")]).unwrap();
    assert_numbers(&spread, &["mean", "sd"]);
}
