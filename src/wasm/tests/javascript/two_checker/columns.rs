//! Columns of numbers for the chart: equally long, with the core's numbers, and NaN for undefined
//! ones.

use rollout_lab::labs::two_checker::{LuckTable, Rollout};
use rollout_lab::rollout::checkpoints;
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::summary::Summary;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, column, module, number};
use super::super::shapes::{
    ANY_TIME, FUNNEL, HISTORY, assert_any_time, assert_approximate, bits, columns, defined_from,
};
use super::{CELLS, batch, preset, readout, replay, roll, roll_all, rollout, table};

fn history(rollout: &JsValue, table: &JsValue) -> Vec<Vec<f64>> {
    columns(&call(rollout, "history", &[table]).unwrap(), &HISTORY)
}

fn any_time(rollout: &JsValue, table: &JsValue) -> JsValue {
    call(rollout, "anyTime", &[table]).unwrap()
}

#[wasm_bindgen_test]
fn history_columns_are_equally_long_for_any_number_of_games() {
    let rollout = replay("1");
    let mut games = 0.0;
    for more in [0.0, 1.0, 1.0, 28.0, 15.0, 955.0, 1_000_000.0] {
        roll(&rollout, more);
        games += more;
        let columns = history(&rollout, &preset("madeUp"));
        assert_eq!(columns[0].len(), checkpoints::up_to(games as u64).count());
        assert_eq!(columns[0].last().copied().unwrap_or(0.0), games);
    }
}

#[wasm_bindgen_test]
fn history_and_any_time_intervals_match_the_cores_bits() {
    let points = [61.3, -3.21, -17.03, 5.9];
    let js = rollout("0x2a61");
    roll(&js, 123_456.0);
    let mut seen = history(&js, &table(points));
    seen.extend(columns(&any_time(&js, &table(points)), &ANY_TIME));

    let mut core = Rollout::new(Seed::new(0x2a61));
    core.roll(123_456);
    let mut expected = vec![Vec::new(); seen.len()];
    for point in core.history(&LuckTable::new(points).unwrap()) {
        let band = |summary: Summary| {
            let ci = summary.ci.filter(|_| summary.games >= 30);
            ci.unwrap_or((f64::NAN, f64::NAN))
        };
        let any_time = |summary: Summary| summary.any_time().unwrap_or((f64::NAN, f64::NAN));
        let (plain_any_time, reduced_any_time) = (any_time(point.plain), any_time(point.reduced));
        let (plain_low, plain_high) = band(point.plain);
        let (reduced_low, reduced_high) = band(point.reduced);
        let row = [
            point.plain.games as f64,
            point.plain.mean.unwrap(),
            plain_low,
            plain_high,
            point.reduced.mean.unwrap(),
            reduced_low,
            reduced_high,
            point.luck.unwrap(),
            plain_any_time.0,
            plain_any_time.1,
            reduced_any_time.0,
            reduced_any_time.1,
        ];
        for (column, value) in expected.iter_mut().zip(row) {
            column.push(value);
        }
    }
    let names = HISTORY.iter().chain(&ANY_TIME);
    for ((name, column), expected) in names.zip(&seen).zip(&expected) {
        assert_eq!(bits(column), bits(expected), "{name}");
    }
}

#[wasm_bindgen_test]
fn only_unreliable_bands_are_nan() {
    let rollout = rollout("1");
    roll(&rollout, 100_000.0);
    let columns = history(&rollout, &preset("madeUp"));
    for (name, values) in HISTORY.iter().zip(&columns) {
        let from = defined_from(name, 30.0);
        for (games, value) in columns[0].iter().zip(values) {
            assert_eq!(value.is_nan(), *games < from, "{name} after {games}");
        }
    }
}

#[wasm_bindgen_test]
fn any_time_intervals_begin_at_game_100_and_end_in_the_readout() {
    let rollout = rollout("1");
    for more in [0.0, 1.0, 98.0, 1.0, 12_345.0] {
        roll(&rollout, more);
        // This includes a table that leaves no spread, and a biased one.
        for table in [
            preset("madeUp"),
            preset("correct"),
            table([70.0, -10.0, 45.0, -15.0]),
        ] {
            let history = call(&rollout, "history", &[&table]).unwrap();
            let readout = readout(&rollout, &table);
            assert_any_time(&any_time(&rollout, &table), &history, &readout, 100.0);
            assert_approximate(&readout, false, false);
        }
    }
}

#[wasm_bindgen_test]
fn another_table_rescores_the_same_games() {
    let rollout = rollout("1");
    roll(&rollout, 100_000.0);
    let before = history(&rollout, &preset("madeUp"));
    let edited = history(&rollout, &preset("backwards"));
    for plain in 0..4 {
        assert_eq!(
            bits(&before[plain]),
            bits(&edited[plain]),
            "{}",
            HISTORY[plain]
        );
    }
    assert_ne!(before[4], edited[4]);
    let again = history(&rollout, &preset("madeUp"));
    assert_eq!(bits(&before[4]), bits(&again[4]));
}

#[wasm_bindgen_test]
fn funnel_is_the_exact_mean_and_limit_within_1_96_standard_errors() {
    // The table is biased, with the limit 37.5 − 20/6. Reduced results are 30, 65 and 25 with
    // chances 4, 5 and 15 of 24.
    let limit = 37.5 - 20.0 / 6.0;
    let sd = [(30.0_f64, 4.0), (65.0, 5.0), (25.0, 15.0)]
        .map(|(value, chance)| chance / 24.0 * (value - limit).powi(2))
        .iter()
        .sum::<f64>()
        .sqrt();
    let biased = table([70.0, -10.0, 45.0, -15.0]);
    for last in [0.0, 1.0, 43.0, 1e6, 1e12] {
        let funnel = call(&module(), "funnel", &[&biased, &last.into()]).unwrap();
        let columns = columns(&funnel, &FUNNEL);
        assert_eq!(columns[0].last().copied().unwrap_or(0.0), last);
        for (i, games) in columns[0].iter().enumerate() {
            let plain = 1.96 * (2343.75 / games).sqrt();
            let reduced = 1.96 * sd / games.sqrt();
            let row = [37.5 - plain, 37.5 + plain, limit - reduced, limit + reduced];
            for (column, expected) in columns[1..].iter().zip(row) {
                assert!(
                    (column[i] - expected).abs() < 1e-9,
                    "{} {expected}",
                    column[i]
                );
            }
        }
    }
}

#[wasm_bindgen_test]
fn histogram_counts_every_rollout_once() {
    let many = batch("1", 200, 1000);
    roll_all(&many);
    assert_eq!(number(&many, "games"), 1000.0);
    let plain = call(&many, "spread", &[&preset("none")]).unwrap();
    let reduced = call(&many, "spread", &[&preset("madeUp")]).unwrap();
    let correct = call(&many, "spread", &[&preset("correct")]).unwrap();
    for (spread, has_curve) in [(plain, true), (reduced, true), (correct, false)] {
        let counts = column(&spread, "counts");
        assert_eq!(counts.iter().sum::<f64>(), 200.0);
        assert_eq!(column(&spread, "edges").len(), counts.len() + 1);
        let (x, y) = (column(&spread, "curveX"), column(&spread, "curveY"));
        assert_eq!(x.len(), y.len());
        assert_eq!(!x.is_empty(), has_curve);
    }
}

#[wasm_bindgen_test]
fn columns_are_copies_that_outlive_the_next_call() {
    let rollout = rollout("1");
    roll(&rollout, 1000.0);
    let first = call(&rollout, "history", &[&preset("madeUp")]).unwrap();
    let before = column(&first, "reduced");
    // This is enough to move the memory.
    roll_all(&batch("1", 100_000, 1));
    for cell in CELLS {
        let centred = call(&module(), "recentre", &[&preset("madeUp"), &cell.into()]).unwrap();
        call(&rollout, "history", &[&centred]).unwrap();
    }
    assert_eq!(bits(&column(&first, "reduced")), bits(&before));
}
