//! The objects that JavaScript gets: complete, null where something is undefined, and at one with each other.

use js_sys::Array;
use rollout_lab::checkpoints;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, column, get, keys, number, text};
use super::super::shapes::{
    FUNNEL, HISTORY, assert_defined_or_null, assert_null, assert_numbers, columns,
};
use super::{
    EVALUATORS, NEED_EXACT, SCALES, four_against_four, game, many, of_estimate, perfect_game,
    position, record, roll, roll_all, rollout, setup, seven_against_eight, won,
};

/// All that is null before the first game and after one game.
const STATISTICS: [&str; 4] = ["mean", "sd", "se", "ci"];

/// Rounding of sums of up to a hundred numbers below a hundred.
const ROUNDING: f64 = 1e-9;

#[track_caller]
fn assert_near(one: f64, other: f64) {
    assert!((one - other).abs() < ROUNDING, "{one} {other}");
}

fn numbers(list: &JsValue) -> Vec<f64> {
    items(list)
        .iter()
        .map(|item| item.as_f64().expect("a number"))
        .collect()
}

fn items(list: &JsValue) -> Vec<JsValue> {
    assert!(Array::is_array(list), "{list:?} is no list");
    Array::from(list).to_vec()
}

/// All evaluators on all scales, as far as there are exact chances.
fn estimates(exact: bool) -> Vec<[&'static str; 2]> {
    EVALUATORS
        .into_iter()
        .filter(|evaluator| exact || !NEED_EXACT.contains(evaluator))
        .flat_map(|evaluator| SCALES.map(|scale| [evaluator, scale]))
        .collect()
}

/// A position, a game from it, and its estimates: all that there are.
type Made = (JsValue, JsValue, Vec<[&'static str; 2]>);

/// Games with either side on roll, within six checkers and beyond, with perfect players and others; made once.
fn games() -> Vec<Made> {
    thread_local! {
        static MADE: Vec<Made> = make_games();
    }
    MADE.with(Clone::clone)
}

fn make_games() -> Vec<Made> {
    let with_o = position([0, 1, 1, 0, 1, 1], [0, 0, 1, 1, 1, 1], "o");
    [
        (four_against_four(), ["exact", "exact"], true),
        (with_o, ["fewestPips", "backwards"], true),
        (won(), ["exact", "exact"], true),
        (seven_against_eight(), ["oneSided", "pipCount"], false),
    ]
    .into_iter()
    .map(|(position, players, exact)| {
        let estimates = estimates(exact);
        let game = game(&setup(&position, players, &estimates));
        (position, game, estimates)
    })
    .collect()
}

/// Fails unless these moves make these checkers of those.
#[track_caller]
fn assert_moves(moves: &JsValue, before: &JsValue, after: &JsValue, dice: &JsValue) {
    let dice = numbers(dice);
    let mut points = numbers(before);
    let moves = items(moves);
    assert!(moves.len() <= if dice[0] == dice[1] { 4 } else { 2 });
    for pair in &moves {
        let [from, to] = numbers(pair).try_into().expect("a pair");
        assert!(from > to && from - to <= dice[0].max(dice[1]));
        points[from as usize - 1] -= 1.0;
        if to > 0.0 {
            points[to as usize - 1] += 1.0;
        }
    }
    assert!(!moves.is_empty() && points.iter().all(|&count| count >= 0.0));
    assert_eq!(points, numbers(after));
}

#[wasm_bindgen_test]
fn a_roll_map_has_36_rolls_whose_luck_adds_up_to_zero() {
    for (position, game, estimates) in games() {
        let on_roll = text(&position, "onRoll");
        for estimate in 0..estimates.len() {
            let map = of_estimate(&game, "rollMap", estimate);
            assert_defined_or_null(&map, "roll map");
            assert_eq!(keys(&map), ["evaluation", "mean", "gain", "loss", "rolls"]);
            assert_numbers(&map, &["evaluation", "mean", "gain", "loss"]);
            let rolls = items(&get(&map, "rolls"));
            let dice: Vec<_> = rolls
                .iter()
                .map(|roll| numbers(&get(roll, "dice")))
                .collect();
            let all = (0..36).map(|i| vec![f64::from(i / 6 + 1), f64::from(i % 6 + 1)]);
            assert!(all.eq(dice));

            let (mut luck, mut value, mut gain) = (0.0, 0.0, 0.0);
            for roll in &rolls {
                assert_eq!(keys(roll), ["dice", "moves", "after", "value", "luck"]);
                let before = get(&position, &on_roll);
                let after = get(roll, "after");
                assert_moves(&get(roll, "moves"), &before, &after, &get(roll, "dice"));
                let lucky = number(roll, "luck");
                assert_near(lucky, number(roll, "value") - number(&map, "mean"));
                assert!((0.0..=100.0).contains(&number(roll, "value")));
                luck += lucky;
                value += number(roll, "value");
                gain += lucky.max(0.0);
            }
            assert_near(luck, 0.0);
            assert_near(value / 36.0, number(&map, "mean"));
            assert_near(gain / 36.0, number(&map, "gain"));
            assert_near(number(&map, "gain") + number(&map, "loss"), 0.0);
        }
    }
}

#[wasm_bindgen_test]
fn before_the_first_game_all_statistics_are_null() {
    for (_, game, estimates) in games() {
        let rollout = rollout(&game, "1");
        for (estimate, [evaluator, _]) in estimates.iter().enumerate() {
            let readout = of_estimate(&rollout, "readout", estimate);
            assert_defined_or_null(&readout, "readout");
            for name in STATISTICS {
                for of in ["plain", "reduced"] {
                    assert_null(&readout, &[&format!("{of}.{name}")]);
                }
                if *evaluator != "backwards" {
                    assert_null(&readout, &[&format!("williams.{name}")]);
                }
            }
            assert_null(
                &readout,
                &[
                    "equivalentGames",
                    "meanLuck",
                    "expectedSe.plain",
                    "expectedSe.reduced",
                ],
            );
            assert_eq!(get(&readout, "reliable"), false);
            for zero in [
                "games",
                "wins",
                "totals.result",
                "totals.luck",
                "totals.reduced",
            ] {
                // Not −0, which would be written as such.
                assert_eq!(number(&readout, zero).to_bits(), 0, "{zero}");
            }
            let history = of_estimate(&rollout, "history", estimate);
            assert!(columns(&history, &HISTORY)[0].is_empty());
        }
    }
}

#[wasm_bindgen_test]
fn a_readout_has_all_its_numbers_as_soon_as_they_are_defined() {
    for (_, game, estimates) in games() {
        let known = !of_estimate(&game, "theory", 0).is_null();
        let rollout = rollout(&game, "0x2a61");
        for (more, games) in [(1, 1.0), (28, 29.0), (1, 30.0), (170, 200.0)] {
            roll(&rollout, more);
            for (estimate, [evaluator, _]) in estimates.iter().enumerate() {
                let readout = of_estimate(&rollout, "readout", estimate);
                assert_defined_or_null(&readout, "readout");
                assert_eq!(number(&readout, "games"), games);
                assert_eq!(get(&readout, "seed"), "0x2a61");
                assert_eq!(get(&readout, "reliable"), games >= 30.0);
                let backwards = *evaluator == "backwards";
                assert_eq!(get(&readout, "williams").is_null(), backwards);
                for of in ["plain", "reduced", "williams"] {
                    if of == "williams" && backwards {
                        continue;
                    }
                    assert_eq!(keys(&get(&readout, of)), STATISTICS);
                    assert_numbers(&readout, &[&format!("{of}.mean")]);
                    for spread in ["sd", "se", "ci"] {
                        let value = get(&readout, &format!("{of}.{spread}"));
                        assert_eq!(value.is_null(), games < 2.0, "{of}.{spread}");
                    }
                    if games >= 2.0 {
                        let ci = numbers(&get(&readout, &format!("{of}.ci")));
                        let mean = number(&readout, &format!("{of}.mean"));
                        let width = 1.96 * number(&readout, &format!("{of}.se"));
                        assert_eq!(ci.len(), 2);
                        assert_near(ci[0], mean - width);
                        assert_near(ci[1], mean + width);
                    }
                }
                for expected in ["expectedSe.plain", "expectedSe.reduced"] {
                    assert_eq!(get(&readout, expected).is_null(), !known);
                }
                let start = number(&of_estimate(&game, "rollMap", estimate), "evaluation");
                assert_eq!(number(&readout, "start"), start);

                let total = |name: &str| number(&readout, &format!("totals.{name}"));
                assert_eq!(total("result"), 100.0 * number(&readout, "wins"));
                assert_near(total("result") - total("luck"), total("reduced"));
                assert_near(total("luck") / games, number(&readout, "meanLuck"));
                assert_near(total("result") / games, number(&readout, "plain.mean"));
                assert_near(total("reduced") / games, number(&readout, "reduced.mean"));
            }
        }
    }
}

#[wasm_bindgen_test]
fn theory_is_complete_and_null_beyond_six_checkers() {
    for (_, game, estimates) in games() {
        for (estimate, [evaluator, _]) in estimates.iter().enumerate() {
            let theory = of_estimate(&game, "theory", estimate);
            let hundred = JsValue::from(100);
            let funnel = call(&game, "funnel", &[&(estimate as f64).into(), &hundred]).unwrap();
            assert_eq!(theory.is_null(), funnel.is_null());
            if theory.is_null() {
                continue;
            }
            assert_defined_or_null(&theory, "theory");
            assert_eq!(
                keys(&theory),
                [
                    "perfect",
                    "plain",
                    "reduced",
                    "unbiased",
                    "williams",
                    "equivalentGames"
                ]
            );
            assert_eq!(keys(&get(&theory, "plain")), ["mean", "sd"]);
            assert_eq!(keys(&get(&theory, "reduced")), ["mean", "sd", "bias"]);
            assert_numbers(
                &theory,
                &["perfect", "plain.mean", "plain.sd", "reduced.sd"],
            );
            assert_eq!(
                number(&theory, "reduced.mean"),
                number(&theory, "plain.mean")
            );
            assert_eq!(number(&theory, "reduced.bias").to_bits(), 0);
            assert_eq!(get(&theory, "unbiased"), true);
            assert_eq!(
                get(&theory, "williams").is_null(),
                *evaluator == "backwards"
            );
            let (plain, reduced) = (number(&theory, "plain.sd"), number(&theory, "reduced.sd"));
            let worth = get(&theory, "equivalentGames").as_f64();
            assert_eq!(worth.is_some(), plain > 0.0 && reduced > 0.0);
            if let Some(worth) = worth {
                assert!((worth / (plain / reduced).powi(2) - 1.0).abs() < 1e-12);
            }
        }
    }
    let nothing = of_estimate(
        &game(&setup(
            &seven_against_eight(),
            ["even"; 2],
            &[["even", "sign"]],
        )),
        "theory",
        0,
    );
    assert!(nothing.is_null());
}

#[wasm_bindgen_test]
fn perfect_estimates_take_all_spread_away_and_reversed_ones_double_it() {
    let game = perfect_game(
        &four_against_four(),
        &[["exact", "linear"], ["backwards", "linear"]],
    );
    let [exact, backwards] = [0, 1].map(|estimate| of_estimate(&game, "theory", estimate));
    assert_eq!(number(&exact, "reduced.sd"), 0.0);
    assert_null(&exact, &["equivalentGames"]);
    assert!((number(&exact, "williams") - number(&exact, "perfect")).abs() < 1e-4);
    // Result + what should be subtracted: twice the luck.
    let twice = 2.0 * number(&backwards, "plain.sd");
    assert!((number(&backwards, "reduced.sd") - twice).abs() < 1e-4);
    assert!((number(&backwards, "equivalentGames") - 0.25).abs() < 1e-6);
    let rollout = rollout(&game, "1");
    roll(&rollout, 1000);
    assert_null(&of_estimate(&rollout, "readout", 0), &["equivalentGames"]);
}

#[wasm_bindgen_test]
fn a_game_that_cannot_be_lost_has_no_spread_and_is_worth_null_games() {
    let game = perfect_game(&won(), &[["exact", "linear"], ["even", "linear"]]);
    let rollout = rollout(&game, "1");
    roll(&rollout, 100);
    let many = many(&game, "1", 3, 50);
    roll_all(&many);
    for estimate in 0..2 {
        let theory = of_estimate(&game, "theory", estimate);
        assert_null(&theory, &["equivalentGames"]);
        let readout = of_estimate(&rollout, "readout", estimate);
        assert_null(&readout, &["equivalentGames"]);
        for mean in ["plain.mean", "plain.ci.0", "plain.ci.1", "reduced.mean"] {
            assert_eq!(number(&readout, mean), 100.0);
        }
        for sd in ["plain.sd", "expectedSe.plain", "expectedSe.reduced"] {
            assert_eq!(number(&readout, sd), 0.0);
        }
        let spread = of_estimate(&many, "spread", estimate);
        assert_eq!(column(&spread, "counts").iter().sum::<f64>(), 3.0);
        assert!(column(&spread, "curveX").is_empty());
    }
}

const RECORD: [&str; 7] = [
    "trial",
    "winner",
    "result",
    "totalLuck",
    "reduced",
    "williams",
    "turns",
];
const TURN: [&str; 12] = [
    "side",
    "dice",
    "before",
    "other",
    "after",
    "moves",
    "best",
    "mean",
    "value",
    "luck",
    "lost",
    "disparity",
];

#[wasm_bindgen_test]
fn a_record_tells_a_game_from_its_first_roll_to_its_last() {
    for (start, game, estimates) in games() {
        let rollout = rollout(&game, "3");
        for (estimate, [evaluator, _]) in estimates.iter().enumerate() {
            let evaluation = number(&of_estimate(&game, "rollMap", estimate), "evaluation");
            for trial in 0..5 {
                let record = record(&rollout, trial, estimate);
                assert_defined_or_null(&record, "record");
                assert_eq!(keys(&record), RECORD);
                assert_eq!(number(&record, "trial"), f64::from(trial));
                let backwards = *evaluator == "backwards";
                assert_eq!(get(&record, "williams").is_null(), backwards);

                let mut here = start.clone();
                let (mut luck, mut disparities) = (0.0, 0.0);
                for turn in items(&get(&record, "turns")) {
                    here = assert_turn(&turn, &here);
                    assert_eq!(get(&turn, "disparity").is_null(), backwards);
                    luck += number(&turn, "luck");
                    disparities += get(&turn, "disparity").as_f64().unwrap_or(0.0);
                }
                let winner = text(&record, "winner");
                assert_eq!(numbers(&get(&here, &winner)), [0.0; 6]);
                let result = if winner == "x" { 100.0 } else { 0.0 };
                assert_eq!(number(&record, "result"), result);
                assert_near(number(&record, "totalLuck"), luck);
                assert_near(number(&record, "reduced"), result - luck);
                if !backwards {
                    assert_near(number(&record, "williams"), evaluation + disparities);
                }
            }
        }
    }
}

/// Checks a turn from a position; returns the next one.
#[track_caller]
fn assert_turn(turn: &JsValue, here: &JsValue) -> JsValue {
    assert_eq!(keys(turn), TURN);
    let side = text(turn, "side");
    assert_eq!(side, text(here, "onRoll"));
    let other = if side == "x" { "o" } else { "x" };
    let points = |object: &JsValue, name: &str| numbers(&get(object, name));
    assert_eq!(points(turn, "before"), points(here, &side));
    assert_eq!(points(turn, "other"), points(here, other));
    let (before, after, dice) = (get(turn, "before"), get(turn, "after"), get(turn, "dice"));
    assert_moves(&get(turn, "moves"), &before, &after, &dice);
    assert!(items(&get(turn, "best")).len() <= 4);
    assert_near(
        number(turn, "luck"),
        number(turn, "value") - number(turn, "mean"),
    );
    assert_numbers(turn, &["lost"]);
    super::super::module::object([
        (other, get(turn, "other")),
        (if side == "x" { "x" } else { "o" }, after),
        ("onRoll", other.into()),
    ])
}

#[wasm_bindgen_test]
fn perfect_players_lose_nothing_in_a_perfect_estimates_eyes() {
    let evaluators = ["exact", "backwards"].map(|evaluator| [evaluator, "linear"]);
    let game = perfect_game(&four_against_four(), &evaluators);
    let rollout = rollout(&game, "11");
    for trial in 0..20 {
        let seen = |estimate| items(&get(&record(&rollout, trial, estimate), "turns"));
        for turn in seen(0).iter().chain(&seen(1)) {
            assert_eq!(number(turn, "lost"), 0.0);
            let moves = |name: &str| {
                items(&get(turn, name))
                    .iter()
                    .map(numbers)
                    .collect::<Vec<_>>()
            };
            assert_eq!(moves("moves"), moves("best"));
        }
        // The same game, seen the other way round.
        for (exact, backwards) in seen(0).iter().zip(&seen(1)) {
            assert_near(number(exact, "luck"), -number(backwards, "luck"));
            assert_near(number(exact, "mean"), 100.0 - number(backwards, "mean"));
        }
    }
}

#[wasm_bindgen_test]
fn a_history_has_equally_long_columns_that_end_in_the_readout() {
    for (_, game, estimates) in games() {
        let rollout = rollout(&game, "1");
        roll(&rollout, 150);
        for estimate in 0..estimates.len() {
            let history = columns(&of_estimate(&rollout, "history", estimate), &HISTORY);
            let games: Vec<f64> = checkpoints::up_to(150).map(|games| games as f64).collect();
            assert_eq!(history[0], games);
            for (name, values) in HISTORY.iter().zip(&history) {
                let band = name.ends_with("Low") || name.ends_with("High");
                for (games, value) in games.iter().zip(values) {
                    assert_eq!(
                        value.is_nan(),
                        band && *games < 30.0,
                        "{name} after {games}"
                    );
                }
            }
            let readout = of_estimate(&rollout, "readout", estimate);
            let last = [
                "games",
                "plain.mean",
                "plain.ci.0",
                "plain.ci.1",
                "reduced.mean",
                "reduced.ci.0",
                "reduced.ci.1",
                "meanLuck",
            ];
            for (values, path) in history.iter().zip(last) {
                assert_eq!(
                    values.last().copied(),
                    Some(number(&readout, path)),
                    "{path}"
                );
            }
        }
    }
}

#[wasm_bindgen_test]
fn a_funnel_is_the_mean_give_or_take_two_standard_errors() {
    let players = ["fewestPips", "exact"];
    let estimates = [["noisy", "flat"], ["exact", "linear"]];
    let game = game(&setup(&four_against_four(), players, &estimates));
    for estimate in 0..2 {
        let theory = of_estimate(&game, "theory", estimate);
        let mean = number(&theory, "plain.mean");
        for last in [0.0, 1.0, 43.0, 1e12] {
            let arguments = [&(estimate as f64).into(), &last.into()];
            let funnel = columns(&call(&game, "funnel", &arguments).unwrap(), &FUNNEL);
            assert_eq!(funnel[0].last().copied().unwrap_or(0.0), last);
            for (i, games) in funnel[0].iter().enumerate() {
                let [plain, reduced] =
                    ["plain.sd", "reduced.sd"].map(|sd| 1.96 * number(&theory, sd) / games.sqrt());
                let row = [mean - plain, mean + plain, mean - reduced, mean + reduced];
                for (column, expected) in funnel[1..].iter().zip(row) {
                    assert_near(column[i], expected);
                }
            }
        }
    }
}

#[wasm_bindgen_test]
fn a_spread_counts_every_rollout_once() {
    for (_, game, estimates) in games() {
        let known = !of_estimate(&game, "theory", 0).is_null();
        let many = many(&game, "1", 12, 40);
        let spreads = || {
            let of_estimates = (0..estimates.len()).map(|number| JsValue::from(number as f64));
            std::iter::once(JsValue::NULL)
                .chain(of_estimates)
                .map(|estimate| call(&many, "spread", &[&estimate]).expect("a spread"))
                .collect::<Vec<_>>()
        };
        let before = spreads();
        assert_eq!(number(&many, "progress"), 0.0);
        roll_all(&many);
        assert_eq!(number(&many, "progress"), 1.0);
        assert_eq!(number(&many, "games"), 40.0);
        for (spreads, rollouts) in [(before, 0.0), (spreads(), 12.0)] {
            for spread in spreads {
                assert_defined_or_null(&spread, "spread");
                assert_eq!(
                    keys(&spread),
                    [
                        "mean",
                        "sd",
                        "expectedMean",
                        "expectedSd",
                        "edges",
                        "counts",
                        "curveX",
                        "curveY"
                    ]
                );
                for seen in ["mean", "sd"] {
                    assert_eq!(get(&spread, seen).is_null(), rollouts == 0.0);
                }
                for expected in ["expectedMean", "expectedSd"] {
                    assert_eq!(get(&spread, expected).is_null(), !known);
                }
                let counts = column(&spread, "counts");
                assert_eq!(counts.iter().sum::<f64>(), rollouts);
                let edges = column(&spread, "edges");
                assert_eq!(edges.len(), counts.len() + 1);
                assert!(edges.is_sorted_by(|left, right| left < right));
                let spreads = get(&spread, "expectedSd")
                    .as_f64()
                    .is_some_and(|sd| sd > 0.0);
                for curve in ["curveX", "curveY"] {
                    assert_eq!(!column(&spread, curve).is_empty(), spreads);
                }
            }
        }
    }
}

#[wasm_bindgen_test]
fn no_rollouts_are_done_at_once_and_none_has_no_games() {
    let game = perfect_game(&four_against_four(), &[["even", "sign"]]);
    let none = many(&game, "1", 0, 100);
    assert_eq!(number(&none, "progress"), 1.0);
    assert_eq!(call(&none, "rollFor", &[&0.into()]), Ok(true.into()));
    assert_null(&of_estimate(&none, "spread", 0), &["mean", "sd"]);
    assert_eq!(number(&many(&game, "1", 2, 0), "games"), 1.0);
}
