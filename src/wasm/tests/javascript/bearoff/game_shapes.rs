//! Roll maps and records: complete, legal, and in agreement.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{get, keys, number, text};
use super::super::shapes::{assert_defined_or_null, assert_numbers};
use super::{call_with_estimate, four_against_four, perfect_game, record, rollout};

use super::shapes::{assert_near, games, items, numbers};

/// Asserts that these moves with these dice lead from one side's checkers to others.
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
fn roll_map_has_36_rolls_whose_luck_sums_to_zero() {
    for (position, game, estimates) in games() {
        let on_roll = text(&position, "onRoll");
        for estimate in 0..estimates.len() {
            let map = call_with_estimate(&game, "rollMap", estimate);
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

const RECORD: [&str; 8] = [
    "trial",
    "winner",
    "result",
    "totalLuck",
    "reduced",
    "williams",
    "luckSoFar",
    "turns",
];
const TURN: [&str; 13] = [
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
    "choiceLuck",
    "lost",
    "disparity",
];

#[wasm_bindgen_test]
fn records_are_continuous_from_first_to_last_roll() {
    for (start, game, estimates) in games() {
        let rollout = rollout(&game, "3");
        for (estimate, [evaluator, _]) in estimates.iter().enumerate() {
            let evaluation = number(
                &call_with_estimate(&game, "rollMap", estimate),
                "evaluation",
            );
            for trial in 0..5 {
                let record = record(&rollout, trial, estimate);
                assert_defined_or_null(&record, "record");
                assert_eq!(keys(&record), RECORD);
                assert_eq!(number(&record, "trial"), f64::from(trial));
                let backwards = *evaluator == "backwards";
                assert_eq!(get(&record, "williams").is_null(), backwards);

                let mut here = start.clone();
                let (mut luck, mut disparities) = (0.0, 0.0);
                let mut so_far = numbers(&get(&record, "luckSoFar")).into_iter();
                for turn in items(&get(&record, "turns")) {
                    here = assert_turn(&turn, &here);
                    assert_eq!(get(&turn, "disparity").is_null(), backwards);
                    luck += number(&turn, "luck");
                    assert_near(so_far.next().expect("one of each roll"), luck);
                    disparities += get(&turn, "disparity").as_f64().unwrap_or(0.0);
                }
                assert_eq!(so_far.next(), None);
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

/// Asserts that a turn starts from a position. Returns the next position.
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
fn perfect_players_lose_nothing_by_an_exact_estimate() {
    let evaluators = ["exact", "backwards"].map(|evaluator| [evaluator, "linear"]);
    let game = perfect_game(&four_against_four(), &evaluators);
    let rollout = rollout(&game, "11");
    for trial in 0..20 {
        let turns = |estimate| items(&get(&record(&rollout, trial, estimate), "turns"));
        for turn in turns(0).iter().chain(&turns(1)) {
            assert_eq!(number(turn, "lost"), 0.0);
            let moves = |name: &str| {
                items(&get(turn, name))
                    .iter()
                    .map(numbers)
                    .collect::<Vec<_>>()
            };
            assert_eq!(moves("moves"), moves("best"));
        }
        // The backwards estimate sees the same game with the signs reversed.
        for (exact, backwards) in turns(0).iter().zip(&turns(1)) {
            assert_near(number(exact, "luck"), -number(backwards, "luck"));
            assert_near(number(exact, "mean"), 100.0 - number(backwards, "mean"));
        }
    }
}
