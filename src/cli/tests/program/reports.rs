//! Facts beside the numbers of a report: the plays that are compared, and whose results they are.

use serde_json::{Value, json};

use crate::run::{json, output};

#[test]
fn a_play_that_is_not_named_is_the_best_other_one() {
    // The document's list of the plays of 3-1 begins with these three.
    let [first, second, third] = ["8/5 6/5", "24/23 13/10", "24/20"];
    for (options, plays) in [
        (&[][..], [first, second]),
        (&["--a", "1"], [first, second]),
        (&["--a", "2"], [second, first]),
        (&["--a", "3"], [third, first]),
        (&["--b", "1"], [second, first]),
        (&["--b", "24/20"], [first, third]),
        (&["--a", "2", "--b", "3"], [second, third]),
    ] {
        let command = ["pairs", "4HPwATDgc/ABMA", "--roll", "31", "--trials", "1"];
        let found = json(&[&command, options].concat());
        assert_eq!(found["plays"], json!(plays), "{options:?}");
    }
}

/// An XGID of the documents' bear-off with O on roll: X has four checkers on her ace point, and O
/// one on his six point.
const O_ON_ROLL: &str = "XGID=-D-----------------a------:0:0:-1:00:0:0:0:0:10";

/// Returns the text of a report after the name at the beginning of a line.
fn fact<'a>(report: &'a str, name: &str) -> &'a str {
    let fact = report.lines().find_map(|line| line.strip_prefix(name));
    fact.expect("a fact").trim_start()
}

#[test]
fn a_report_names_a_position_that_gives_it_again() {
    let bearoff = ["rollout", "--bearoff", "--seed=1", "--trials=50"];
    let whole = ["rollout", "--seed=1", "--trials=50"];
    for (command, printed) in [
        (&bearoff[..], O_ON_ROLL),
        (&["evaluate"], O_ON_ROLL),
        // Results are those of the side on roll, as in every position ID.
        (&whole, "DwAAAAQAAAAAAA"),
    ] {
        let report = |position| output(&[command, &[position]].concat());
        let object = |position| json(&[command, &[position]].concat());
        assert_eq!(fact(&report(O_ON_ROLL), "position"), printed, "{command:?}");
        assert_eq!(report(printed), report(O_ON_ROLL), "{command:?}");
        let first = object(O_ON_ROLL);
        let again = object(first["xgid"].as_str().unwrap());
        assert_eq!(again, first, "{command:?}");
    }
}

#[test]
fn a_report_says_whose_numbers_it_has() {
    for (position, side) in [("IAAAPAAAAAAAAA", "X"), (O_ON_ROLL, "O")] {
        let bearoff = ["rollout", position, "--bearoff", "--trials=1"];
        let expected = format!("winning chances of X; {side} is on roll");
        assert_eq!(fact(&output(&bearoff), "results"), expected);
        let whole = ["rollout", position, "--trials=1"];
        assert_eq!(
            fact(&output(&whole), "results"),
            "points of the side on roll"
        );
        assert_eq!(json(&whole)["onRoll"], json!(null));
        let evaluate = ["evaluate", position];
        let expected = format!("of {side}, who is on roll");
        assert_eq!(fact(&output(&evaluate), "values"), expected);
        for command in [&bearoff[..], &evaluate] {
            assert_eq!(json(command)["onRoll"], side.to_lowercase(), "{command:?}");
        }
    }
    // O bears off with 27 of 36 rolls, and else X wins with the 6 doubles: 1 − 9/36 · 6/36 for O.
    let win = json(&["evaluate", O_ON_ROLL])["win"].as_f64().unwrap();
    assert!((win - 23.0 / 24.0).abs() < 1e-6, "{win}");
}

#[test]
fn objects_have_the_fields_of_the_document() {
    let command = ["--trials=2", "--evaluator=pip-count"];
    let whole = json(&[&["rollout", "BgAAJAMAAAAAAA"], &command[..]].concat());
    let bearoff = json(&[&["rollout", "IAAAPAAAAAAAAA", "--bearoff"], &command[..]].concat());
    for report in [&whole, &bearoff] {
        assert_eq!(report["evaluator"], "pipCount");
        for average in ["plain", "reduced"] {
            assert_eq!(
                fields(&report[average]),
                ["anyTime", "ci", "mean", "sd", "se"]
            );
        }
        assert_eq!(fields(&report["williams"]), ["ci", "mean", "sd", "se"]);
    }
    for chances in ["plain", "reduced"] {
        let chances = whole["chances"][chances].as_object().unwrap();
        assert_eq!(chances.len(), 5);
        for chance in chances.values() {
            assert_eq!(fields(chance), ["ci", "mean", "sd", "se"]);
        }
    }
}

/// Returns the sorted names of an object's fields.
fn fields(object: &Value) -> Vec<&str> {
    let mut names: Vec<&str> = object
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    names.sort_unstable();
    names
}
