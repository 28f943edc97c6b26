//! Results of games by hand: the exact value for perfect play, and less by the cost of mistakes.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::super::module::{get, keys, number, object, text};
use super::super::super::shapes::{
    assert_defined_or_null, assert_no_interval_if_all_were_alike, assert_null, assert_numbers,
    to_json,
};
use super::super::shapes::{assert_near, numbers};
use super::super::{call_with_estimate, four_against_four, game, perfect_game, setup};
use super::{
    EXACT, HANDS, assert_close, call_ok, hand_rollout, perfect, play, play_turns, plays, program,
    record, turns, view,
};

#[wasm_bindgen_test]
fn perfect_games_reduce_to_the_exact_value() {
    let game = perfect_game(&four_against_four(), &EXACT);
    let value = number(&call_with_estimate(&game, "theory", 0), "perfect");
    assert_close(value, perfect());
    for hands in HANDS {
        let rollout = hand_rollout(&game, hands, "");
        let program = program(["exact"; 2], 10);
        for (at, like) in (0..).zip(&program) {
            call_ok(&rollout, "begin");
            play_turns(&rollout, hands, &turns(like));
            let record = record(&rollout, at);
            // The program's game with the same dice is the same.
            assert_eq!(text(&record, "end"), text(like, "winner"));
            assert_eq!(turns(&record).len(), turns(like).len());
            for (turn, like) in turns(&record).iter().zip(turns(like)) {
                let mut all = keys(&like);
                for key in &all {
                    assert_eq!(to_json(&get(turn, key)), to_json(&get(&like, key)), "{key}");
                }
                all.extend(["byHand", "mistake"].map(str::to_owned));
                assert_eq!(keys(turn), all);
                assert_eq!(get(turn, "byHand"), plays(hands, &text(turn, "side")));
                assert_null(turn, &["mistake"]);
            }
            assert_close(number(&record, "reduced"), value);
            assert_eq!(to_json(&get(&record, "costs")), r#"{"x":0,"o":0}"#);
        }
        let readout = call_ok(&rollout, "readout");
        assert_eq!(number(&readout, "games"), 10.0);
        assert_close(number(&readout, "reduced.mean"), value);
        assert_close(number(&readout, "reduced.sd"), 0.0);
        for cost in ["costs.x.mean", "costs.o.mean"] {
            assert_eq!(number(&readout, cost), 0.0);
        }
        assert_null(&readout, &["equivalentGames"]);
    }
}

const RECORD: [&str; 7] = [
    "number", "end", "turns", "luck", "result", "reduced", "costs",
];

#[wasm_bindgen_test]
fn mistakes_cost_what_luck_leaves_and_better_plays_are_legal() {
    let mut mistakes = 0;
    // The sides played by hand, how they play, and the opponent.
    for (hands, players) in [
        ("x", ["backwards", "exact"]),
        ("x", ["fewestPips", "backwards"]),
        ("o", ["exact", "backwards"]),
        ("both", ["backwards", "fewestPips"]),
    ] {
        // A reader who plays like the game's player makes no mistake by its own measure.
        let mut programs = players;
        for (player, side) in programs.iter_mut().zip(["x", "o"]) {
            if plays(hands, side) {
                *player = "exact";
            }
        }
        let game = game(&setup(&four_against_four(), programs, &EXACT));
        let rollout = hand_rollout(&game, hands, "");
        let mut costs = [0.0; 2];
        for (at, like) in (0..).zip(program(players, 12)) {
            call_ok(&rollout, "begin");
            let before = text(&rollout, "written");
            play_turns(&rollout, hands, &turns(&like));
            let record = record(&rollout, at);
            assert_defined_or_null(&record, "record");
            assert_eq!(keys(&record), RECORD);
            assert_eq!(number(&record, "number"), f64::from(at));
            let [luck, result, reduced, x, o] =
                ["luck", "result", "reduced", "costs.x", "costs.o"].map(|of| number(&record, of));
            assert_close(perfect() + luck - x + o, result);
            assert_near(result - luck, reduced);
            let mut listed = [0.0; 2];
            for (number, turn) in turns(&record).iter().enumerate() {
                let mistake = get(turn, "mistake");
                let lost = self::number(turn, "lost");
                if mistake.is_null() {
                    assert_eq!(lost, 0.0);
                    continue;
                }
                assert_eq!(keys(&mistake), ["cost", "better"]);
                let side = text(turn, "side");
                let (mine, sign) = if side == "x" { (0, 1.0) } else { (1, -1.0) };
                let cost = self::number(&mistake, "cost");
                assert!(cost > 0.0);
                assert_near(cost, sign * lost);
                listed[mine] += cost;
                if plays(hands, &side) {
                    assert_better(&game, hands, &before, &turns(&record)[..=number]);
                    mistakes += 1;
                }
            }
            assert_near(listed[0], x);
            assert_near(listed[1], o);
            costs = [costs[0] + x, costs[1] + o];
        }
        let readout = call_ok(&rollout, "readout");
        assert_near(number(&readout, "costs.x.mean"), costs[0] / 12.0);
        assert_near(number(&readout, "costs.o.mean"), costs[1] / 12.0);
        assert_numbers(&readout, &["costs.x.sd", "costs.o.se"]);
        for side in ["costs.x", "costs.o"] {
            assert_no_interval_if_all_were_alike(&get(&readout, side));
        }
    }
    assert!(mistakes > 20, "{mistakes}");
}

/// Asserts that the better play is legal instead of the last of these turns, and is better by the
/// cost.
#[track_caller]
fn assert_better(game: &JsValue, hands: &str, before: &str, turns: &[JsValue]) {
    let (worse, before_it) = turns.split_last().expect("a turn");
    let rollout = hand_rollout(game, hands, before);
    play_turns(&rollout, hands, before_it);
    play(&rollout, &get(worse, "mistake.better"));
    let last = number(&view(&rollout), "begun") as u32 - 1;
    let better = &self::turns(&record(&rollout, last))[before_it.len()];
    assert_null(better, &["mistake"]);
    let cost = chance_after(better) - chance_after(worse);
    assert_close(cost, number(worse, "mistake.cost"));
}

/// Returns the exact chances, in percent, of the side that played this turn.
fn chance_after(turn: &JsValue) -> f64 {
    let [after, other] = ["after", "other"].map(|of| get(turn, of));
    if numbers(&after) == [0.0; 6] {
        return 100.0;
    }
    // That side becomes X, and the other side is on roll.
    let next = object([("x", after), ("o", other), ("onRoll", "o".into())]);
    let theory = call_with_estimate(&perfect_game(&next, &EXACT), "theory", 0);
    number(&theory, "perfect")
}
