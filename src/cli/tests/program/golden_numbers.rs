//! The program has the numbers of the pages, to the last bit: those of golden addresses, which
//! pages are tested with, and of golden bits, which the core and its bindings are tested with.

use rollout_lab::backgammon::bearoff_db::Position;
use rollout_lab::backgammon::position_id::bearoff_id;
use rollout_lab::backgammon::side::Side;
use serde_json::{Value, json};

use crate::hexadecimal::hex;
use crate::run::json;
use crate::{golden, golden_contact};

/// Returns a name as the command line has it: `three-levels` for `threeLevels`.
fn hyphenated(name: &Value) -> String {
    let mut text = String::new();
    for c in name.as_str().expect("a name").chars() {
        if c.is_ascii_uppercase() {
            text.push('-');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}

/// Returns the snapshots with games of a page, without evaluators that have noise: the command line
/// doesn't offer them.
fn snapshots(page: &str) -> Vec<Value> {
    let all = golden::addresses();
    let all = all["addresses"].as_array().expect("addresses");
    let snapshots = all.iter().filter(|entry| {
        let address = entry["address"].as_str().expect("an address");
        let snapshot = &entry["snapshot"];
        let players = &snapshot["players"];
        let is_noisy = [&snapshot["evaluator"], &players["x"], &players["o"]]
            .iter()
            .any(|name| **name == "noisy" || **name == "blurred");
        let name = address.split(['.', '-']).next();
        name == Some(page) && snapshot["seed"].is_string() && !is_noisy
    });
    snapshots.map(|entry| entry["snapshot"].clone()).collect()
}

/// Asserts that every field of `expected` is in `found`, with the same value.
fn assert_includes(found: &Value, expected: &Value, what: &str) {
    for (name, value) in expected.as_object().expect("an object") {
        if let Some(members) = value.as_object() {
            for (member, value) in members {
                assert_equal(
                    &found[name][member],
                    value,
                    &format!("{what} {name}.{member}"),
                );
            }
        } else {
            assert_equal(&found[name], value, &format!("{what} {name}"));
        }
    }
}

/// Asserts that two values are equal; `1` equals `1.0`.
fn assert_equal(found: &Value, expected: &Value, what: &str) {
    match (found, expected) {
        (Value::Number(found), Value::Number(expected)) => {
            assert_eq!(found.as_f64(), expected.as_f64(), "{what}");
        }
        (Value::Array(found), Value::Array(expected)) => {
            assert_eq!(found.len(), expected.len(), "{what}");
            for (found, expected) in found.iter().zip(expected) {
                assert_equal(found, expected, what);
            }
        }
        _ => assert_eq!(found, expected, "{what}"),
    }
}

/// Returns the fields of a snapshot that a readout has under the same names.
fn shared_fields(snapshot: &Value) -> Value {
    json!({
        "seed": snapshot["seed"],
        "games": snapshot["games"],
        "positionId": snapshot["positionId"],
        "evaluator": snapshot["evaluator"],
        "plain": snapshot["plain"],
        "reduced": snapshot["reduced"],
        "equivalentGames": snapshot["equivalentGames"],
        "williams": snapshot["williams"],
    })
}

#[test]
fn bearoffs_have_the_numbers_of_the_page() {
    let snapshots = snapshots("bearoff");
    // At least ten of the golden addresses name a seed.
    assert!(snapshots.len() >= 10, "{}", snapshots.len());
    for snapshot in snapshots {
        let points = |side: &str| -> [u8; 6] {
            serde_json::from_value(snapshot["position"][side].clone()).expect("six points")
        };
        let on_roll = match snapshot["position"]["onRoll"].as_str() {
            Some("o") => Side::O,
            _ => Side::X,
        };
        let position = Position::from_points(points("x"), points("o")).unwrap();
        let players = ["x", "o"].map(|side| hyphenated(&snapshot["players"][side]));
        let found = json(&[
            "rollout",
            &bearoff_id::xgid(position.with_on_roll(on_roll)),
            "--bearoff",
            "--seed",
            snapshot["seed"].as_str().unwrap(),
            "--trials",
            &snapshot["games"].to_string(),
            "--evaluator",
            &hyphenated(&snapshot["evaluator"]),
            "--players",
            &players.join(","),
            "--scale",
            &hyphenated(&snapshot["scale"]),
        ]);
        assert_includes(&found, &shared_fields(&snapshot), &snapshot.to_string());
        assert_eq!(found["scale"], snapshot["scale"]);
        assert_eq!(found["players"][0], snapshot["players"]["x"]);
    }
}

#[test]
fn players_go_by_the_best_database() {
    // The page's players: exact up to six checkers a side, and one-sided beyond.
    for (position, player) in [("SgEAgCoAAAAAAA", "exact"), ("/38AAAD/fwAAAA", "oneSided")] {
        let found = json(&["rollout", position, "--bearoff", "--trials", "2"]);
        assert_eq!(found["players"], json!([player, player]), "{position}");
    }
}

#[test]
fn whole_games_have_the_numbers_of_the_page() {
    let snapshots = snapshots("contact");
    // The three evaluators that measure luck each have a golden address.
    assert!(snapshots.len() >= 3, "{}", snapshots.len());
    for mut snapshot in snapshots {
        let position = snapshot["positionId"].as_str().unwrap();
        let found = json(&[
            "rollout",
            position,
            "--seed",
            snapshot["seed"].as_str().unwrap(),
            "--trials",
            &snapshot["games"].to_string(),
            "--evaluator",
            &hyphenated(&snapshot["evaluator"]),
        ]);
        let evaluated = json(&["evaluate", position]);
        assert_includes(&evaluated, &snapshot["evaluation"], position);
        for average in ["plain", "reduced"] {
            // Snapshots have the chances beside the equity.
            let average_fields = snapshot[average].as_object_mut().unwrap();
            let chances = average_fields.remove("chances").unwrap();
            assert_includes(&found["chances"][average], &chances, average);
        }
        assert_includes(&found, &shared_fields(&snapshot), "readout");
    }
}

#[test]
fn whole_games_have_the_golden_bits() {
    let bits = golden_contact::bits();
    let seed = bits["seed"].as_str().unwrap();
    let mut compared = 0;
    for position in bits["positions"].as_array().unwrap() {
        for measured in position["measured"].as_array().unwrap() {
            if measured["evaluator"] == "blurred" {
                continue;
            }
            let evaluator = hyphenated(&measured["evaluator"]);
            let id = position["id"].as_str().unwrap();
            let options = ["--seed", seed, "--trials", "30", "--evaluator", &evaluator];
            let found = json(&[&["rollout", id], &options[..]].concat());
            let reduced = &found["reduced"];
            let found = json!([hex(reduced["mean"].as_f64()), hex(reduced["sd"].as_f64())]);
            assert_eq!(found, measured["reduced"], "{id} {evaluator}");
            compared += 1;
        }
    }
    // Three positions with four evaluators each.
    assert_eq!(compared, 12);
}

#[test]
fn bearoffs_have_the_golden_bits() {
    let bits = golden::bearoff_bits();
    let with_theory = Position::from_points([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1]).unwrap();
    let without_theory = Position::from_points([1, 1, 2, 1, 1, 1], [2, 2, 1, 1, 1, 1]).unwrap();
    // The setups of tests/bearoff/bits.rs, with the indices of their estimates.
    for (setup, position, players, estimate, evaluator, scale) in [
        (0, with_theory, "exact,fewest-pips", 0, "exact", "linear"),
        (0, with_theory, "exact,fewest-pips", 2, "pip-count", "flat"),
        (
            0,
            with_theory,
            "exact,fewest-pips",
            3,
            "backwards",
            "linear",
        ),
        (
            1,
            without_theory.with_on_roll(Side::O),
            "one-sided,pip-count",
            0,
            "one-sided",
            "three-levels",
        ),
        (
            1,
            without_theory.with_on_roll(Side::O),
            "one-sided,pip-count",
            1,
            "pip-count",
            "linear",
        ),
    ] {
        let found = json(&[
            "rollout",
            &bearoff_id::xgid(position),
            "--bearoff",
            "--trials",
            "1000",
            "--seed",
            bits["seed"].as_str().unwrap(),
            "--players",
            players,
            "--evaluator",
            evaluator,
            "--scale",
            scale,
        ]);
        let expected = &bits["setups"][setup]["estimates"][estimate];
        let number = |path: &str| hex(found.pointer(path).and_then(Value::as_f64));
        assert_eq!(
            number("/reduced/mean"),
            expected["reduced_mean"],
            "{evaluator}"
        );
        assert_eq!(number("/reduced/sd"), expected["reduced_sd"], "{evaluator}");
        assert_eq!(
            number("/williams/mean"),
            expected["williams_mean"],
            "{evaluator}"
        );
        let wins = bits["setups"][setup]["wins"].as_f64().unwrap();
        assert_eq!(
            found["plain"]["mean"].as_f64(),
            Some(wins / 10.0),
            "{evaluator}"
        );
    }
}

#[test]
fn pairs_have_the_golden_bits() {
    let bits = golden_contact::bits();
    let seed = bits["seed"].as_str().unwrap();
    for decision in bits["pairs"].as_array().unwrap() {
        let id = decision["id"].as_str().unwrap();
        let [first, second] = [0, 1].map(|die| decision["dice"][die].to_string());
        let roll = first + &second;
        let listed = json(&["plays", id, "--roll", &roll]);
        let play = |index: usize| {
            let after = &decision["plays"][index];
            let plays = listed["plays"].as_array().unwrap();
            let found = plays.iter().find(|play| play["id"] == *after);
            found.expect("a listed play")["play"].as_str().unwrap()
        };
        for coupled in decision["coupled"].as_array().unwrap() {
            let coupling = coupled["coupling"].as_str().unwrap();
            // Pairs from the opening take a second, so one coupling is enough there.
            if decision["name"] == "opening" && coupling != "ranked" {
                continue;
            }
            let found = json(&[
                "pairs",
                id,
                "--roll",
                &roll,
                "--a",
                play(0),
                "--b",
                play(1),
                "--coupling",
                coupling,
                "--seed",
                seed,
                "--trials",
                "30",
            ]);
            let reduced = &found["reduced"];
            let found = json!([hex(reduced["mean"].as_f64()), hex(reduced["sd"].as_f64())]);
            assert_eq!(found, coupled["reduced"], "{id} {coupling}");
        }
    }
}
