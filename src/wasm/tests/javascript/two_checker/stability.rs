//! Stability of a seed's games in WebAssembly: the native golden data, bit for bit.

use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::golden::{self, SeedFacts};
use super::super::module::{call, get, number};
use super::super::workbench::{Bench, merge, progress};
use super::{batch, preset, readout, record, roll, roll_all, rollout};

fn golden_seeds() -> Vec<SeedFacts> {
    golden::stability().seeds
}

/// Returns a game as the golden data write it: `31 64`, `55`.
fn to_json(record: &JsValue) -> String {
    let dice = |roll: &JsValue| -> String {
        Array::from(roll)
            .iter()
            .map(|die| die.as_f64().expect("a die").to_string())
            .collect()
    };
    let x = dice(&get(record, "dice.x"));
    let o = get(record, "dice.o");
    if o.is_null() {
        x
    } else {
        format!("{x} {}", dice(&o))
    }
}

fn games(rollout: &JsValue, trials: impl Iterator<Item = u64>) -> Vec<String> {
    let table = preset("none");
    trials
        .map(|k| to_json(&record(rollout, k as f64, &table)))
        .collect()
}

/// Returns the counts in the core's order.
fn leaves(rollout: &JsValue) -> [f64; 3] {
    let readout = readout(rollout, &preset("none"));
    ["doubles", "fails", "bearsOff"].map(|leaf| number(&readout, &format!("leaves.{leaf}")))
}

fn assert_leaves(rollout: &JsValue, golden: &golden::LeafCounts, seed: &str) {
    assert_eq!(number(rollout, "games"), golden.games as f64);
    let expected = [golden.doubles, golden.fails, golden.bears_off].map(|count| count as f64);
    assert_eq!(
        leaves(rollout),
        expected,
        "{seed} after {} games",
        golden.games
    );
}

#[wasm_bindgen_test]
fn seed_keeps_its_first_and_last_games() {
    const MOST_GAMES: u64 = 1_000_000_000_000;
    for facts in golden_seeds() {
        let rollout = rollout(&facts.seed);
        assert_eq!(games(&rollout, 0..20), facts.first_games, "{}", facts.seed);
        let last = games(&rollout, MOST_GAMES - 10..MOST_GAMES);
        assert_eq!(last, facts.last_games, "{}", facts.seed);
    }
}

#[wasm_bindgen_test]
fn games_with_a_rejected_first_draw_keep_their_second() {
    let mut met = 0;
    for facts in golden_seeds() {
        let rollout = rollout(&facts.seed);
        for rejected in facts.rejected {
            let trial = rejected.trial;
            assert_eq!(games(&rollout, trial..=trial), [rejected.game]);
            met += 1;
        }
    }
    assert!(met > 0);
}

#[wasm_bindgen_test]
fn seed_keeps_its_leaf_counts_in_one_call() {
    for facts in golden_seeds() {
        let rollout = rollout(&facts.seed);
        for golden in &facts.leaves {
            roll(&rollout, golden.games as f64 - number(&rollout, "games"));
            assert_leaves(&rollout, golden, &facts.seed);
        }
    }
}

#[wasm_bindgen_test]
fn seed_keeps_its_leaf_counts_in_chunks_of_a_workbench() {
    for facts in golden_seeds() {
        let rollout = rollout(&facts.seed);
        let bench = Bench::for_work(&rollout);
        let mut blocks = 0;
        for golden in &facts.leaves {
            loop {
                let from = number(&rollout, "games");
                // The chunks get longer, with odd lengths.
                let to = (2.0 * from + 7.0).min(golden.games as f64);
                if from == to {
                    break;
                }
                merge(&rollout, &bench.roll(from, to)).expect("merged");
                blocks += 1;
            }
            assert_leaves(&rollout, golden, &facts.seed);
        }
        assert!(blocks > 10, "no blocks, no test: {blocks}");
    }
}

#[wasm_bindgen_test]
fn rewinding_rolls_the_same_games_again() {
    let facts = &golden_seeds()[0];
    let rollout = rollout(&facts.seed);
    roll(&rollout, 12_345.0);
    call(&rollout, "rewind", &[]).unwrap();
    assert_eq!(
        (number(&rollout, "games"), leaves(&rollout)),
        (0.0, [0.0; 3])
    );
    roll(&rollout, facts.leaves[0].games as f64);
    assert_leaves(&rollout, &facts.leaves[0], &facts.seed);
}

#[wasm_bindgen_test]
fn batch_rollouts_have_the_seeds_children() {
    for facts in golden_seeds() {
        let count = facts.children.len() as u32;
        let many = batch(&facts.seed, count, 1000);
        roll_all(&many);
        assert_eq!(progress(&many), 1.0);

        let means = facts.children.iter().map(|child| {
            let rollout = rollout(child);
            roll(&rollout, 1000.0);
            number(&readout(&rollout, &preset("none")), "plain.mean")
        });
        // Means of 1,000 games are tenths of a percent.
        let mean = means.sum::<f64>() / f64::from(count);
        let plain = call(&many, "spread", &[&preset("none")]).unwrap();
        assert!(
            (number(&plain, "mean") - mean).abs() < 1e-9,
            "{}",
            facts.seed
        );
    }
}
