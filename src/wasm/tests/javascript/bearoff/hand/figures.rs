//! Readouts, histories, texts, own play and match files of rollouts that are played by hand.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::super::module::{call, get, keys, number, text};
use super::super::super::refusals::refused;
use super::super::super::shapes::{
    HISTORY, LAST_IN_HISTORY, assert_any_time, assert_approximate, assert_defined_or_null,
    assert_no_interval_if_all_were_alike, assert_not_narrower_than_normal, assert_null,
    assert_numbers, columns, defined_from, to_json,
};
use super::super::shapes::{assert_near, items, numbers};
use super::super::{
    build, call_with_estimate, four_against_four, game, perfect_game, position, setup,
    seven_against_eight,
};
use super::{
    EXACT, HANDS, SEED, assert_close, call_ok, call_with_numbers, click, click_game, hand_rollout,
    movable, perfect, play, program, record, state_text, turns, view, waits,
};

#[wasm_bindgen_test]
fn readout_is_complete_with_null_for_undefined_statistics() {
    let rollout = hand_rollout(&perfect_game(&four_against_four(), &EXACT), "x", "");
    let none = to_json(&call_ok(&rollout, "readout"));
    call_ok(&rollout, "begin");
    call_ok(&rollout, "abandon");
    // An abandoned game changes no other statistic.
    let abandoned = none.replace(r#""abandoned":0"#, r#""abandoned":1"#);
    assert_eq!(to_json(&call_ok(&rollout, "readout")), abandoned);
    for games in 0..4 {
        let readout = call_ok(&rollout, "readout");
        assert_defined_or_null(&readout, "readout");
        assert_eq!(
            keys(&readout),
            [
                "games",
                "wins",
                "plain",
                "reduced",
                "approximate",
                "williams",
                "start",
                "totals",
                "meanLuck",
                "expectedSe",
                "reliable",
                "seed",
                "blocks",
                "equivalentGames",
                "costs",
                "abandoned"
            ]
        );
        assert_eq!(number(&readout, "games"), f64::from(games));
        assert_eq!(number(&readout, "abandoned"), 1.0);
        assert_eq!(get(&readout, "seed"), SEED);
        assert_eq!(get(&readout, "reliable"), false);
        for of in ["plain", "reduced", "williams", "costs.x", "costs.o"] {
            let names = keys(&get(&readout, of));
            assert_eq!(names[..4], ["mean", "sd", "se", "ci"]);
            let is_average = ["plain", "reduced"].contains(&of);
            let more: &[&str] = if is_average { &["anyTime"] } else { &[] };
            assert_eq!(names[4..], *more, "{of}");
            let of_games = get(&readout, of);
            for (name, from) in [("mean", 1), ("sd", 2), ("se", 2)] {
                let value = get(&of_games, name);
                assert_eq!(value.is_null(), games < from, "{of}.{name} after {games}");
            }
            if games < 2 {
                assert_null(&of_games, &["ci"]);
            } else if is_average {
                assert_not_narrower_than_normal(&of_games);
            } else {
                assert_no_interval_if_all_were_alike(&of_games);
            }
        }
        click_game(&rollout, true);
    }
    // The games that count, and the abandoned one.
    let record = |number| record(&rollout, number);
    assert_eq!(text(&record(0), "end"), "abandoned");
    assert_null(&record(0), &["result", "reduced"]);
    let records: Vec<JsValue> = (1..5).map(record).collect();
    let mean = |of: &str| records.iter().map(|item| number(item, of)).sum::<f64>() / 4.0;
    let readout = call_ok(&rollout, "readout");
    for (of_game, of_all) in [
        ("result", "plain.mean"),
        ("reduced", "reduced.mean"),
        ("luck", "meanLuck"),
        ("costs.x", "costs.x.mean"),
    ] {
        assert_near(mean(of_game), number(&readout, of_all));
    }
    call_ok(&rollout, "begin");
    assert_eq!(text(&self::record(&rollout, 5), "end"), "playing");
    assert_null(&self::record(&rollout, 5), &["result", "reduced"]);
}

#[wasm_bindgen_test]
fn history_has_a_row_per_counted_game_and_bands_from_the_second() {
    let rollout = hand_rollout(&perfect_game(&four_against_four(), &EXACT), "both", "");
    let history = || columns(&call_ok(&rollout, "history"), &HISTORY);
    assert!(history().concat().is_empty());
    for games in 1..=6 {
        if games == 4 {
            call_ok(&rollout, "begin");
            call_ok(&rollout, "abandon");
        }
        click_game(&rollout, games % 2 == 0);
        let readout = call_ok(&rollout, "readout");
        for (values, name) in history().iter().zip(HISTORY) {
            assert_eq!(values.len(), games, "{name}");
            let from = defined_from(name, 2.0);
            for (games, value) in (1..).zip(values) {
                assert_eq!(
                    value.is_nan(),
                    f64::from(games) < from,
                    "{name} after {games}"
                );
            }
        }
        for (values, path) in history().iter().zip(LAST_IN_HISTORY) {
            if games > 1 || !path.contains("ci") {
                assert_eq!(values.last(), Some(&number(&readout, path)), "{path}");
            }
        }
        let counted: Vec<f64> = (1..=games).map(|games| games as f64).collect();
        assert_eq!(history()[0], counted);
    }
}

#[wasm_bindgen_test]
fn any_time_intervals_begin_at_game_100_and_only_plain_ones_are_proven() {
    let rollout = hand_rollout(&perfect_game(&four_against_four(), &EXACT), "x", "");
    for games in 0..=102 {
        if games > 0 {
            click_game(&rollout, games % 2 == 0);
        }
        if games == 50 {
            call_ok(&rollout, "begin");
            call_ok(&rollout, "abandon");
        }
        if [0, 1, 99, 100, 102].contains(&games) {
            let [readout, history, any_time] =
                ["readout", "history", "anyTime"].map(|method| call_ok(&rollout, method));
            assert_eq!(number(&readout, "games"), f64::from(games));
            assert_any_time(&any_time, &history, &readout, 100.0);
            // Plain results are bounded, but results minus luck of games by hand have no known
            // bounds.
            assert_approximate(&readout, false, true);
        }
    }
}

#[wasm_bindgen_test]
fn rollout_resumes_from_its_text() {
    let players = ["exact", "fewestPips"];
    let game = game(&setup(&four_against_four(), players, &EXACT));
    for hands in HANDS {
        let rollout = hand_rollout(&game, hands, "");
        assert_eq!(text(&rollout, "seed"), SEED);
        for turn in 0..40 {
            if !waits(&rollout) {
                call_ok(&rollout, "begin");
            } else if turn % 11 == 10 {
                call_ok(&rollout, "abandon");
            } else {
                click(&rollout, turn % 3 == 0);
            }
            let again = hand_rollout(&game, hands, &text(&rollout, "written"));
            assert_eq!(state_text(&again), state_text(&rollout));
        }
        assert!(number(&rollout, "games") > 2.0);
        let signs = text(&rollout, "written");
        assert!(signs.contains('-') && signs.starts_with('_'));
        let kept = |sign: char| sign.is_ascii_alphanumeric() || "_-".contains(sign);
        assert!(signs.chars().all(kept), "{signs}");
        // The text has no unfinished plays; after resuming, the same roll waits again.
        if !waits(&rollout) {
            call_ok(&rollout, "begin");
        }
        let before = view(&rollout);
        let from = movable(&rollout)[0].0;
        call_with_numbers(&rollout, "move", &[from]).unwrap();
        let again = hand_rollout(&game, hands, &text(&rollout, "written"));
        assert_eq!(to_json(&view(&again)), to_json(&before));
    }
}

#[wasm_bindgen_test]
fn own_play_repeats_mistakes_and_their_cost() {
    let exact = perfect_game(&four_against_four(), &EXACT);
    let rollout = hand_rollout(&exact, "x", "");
    let own = || {
        let own = call_ok(&rollout, "ownPlay");
        let (_, code) = refused(call_with_numbers(&own, "theory", &[0]));
        assert_eq!(code, "NotReady");
        build(&own);
        let theory = call_with_estimate(&own, "theory", 0);
        assert_close(number(&theory, "perfect"), perfect());
        number(&theory, "plain.mean")
    };
    // No play was made yet.
    assert_close(own(), perfect());
    // Takes the first game whose first play is a mistake, and then plays it perfectly.
    let firsts = program(["backwards", "exact"], 10);
    let firsts: Vec<JsValue> = firsts.iter().map(|game| turns(game).remove(0)).collect();
    let bad = |first: &JsValue| number(first, "lost") > 0.1;
    let at = firsts.iter().position(bad).expect("a bad play");
    let first = &firsts[at];
    for _ in 0..at {
        call_ok(&rollout, "begin");
        call_ok(&rollout, "abandon");
    }
    call_ok(&rollout, "begin");
    play(&rollout, &get(first, "moves"));
    while waits(&rollout) {
        // The mistake does not count before the game is over.
        assert_close(own(), perfect());
        play(&rollout, &best_moves(&view(&rollout)));
    }
    // The cost of own play is the play's cost times the chance of its position, 1/36 or 1/18.
    let dice = numbers(&get(first, "dice"));
    let chance = if dice[0] == dice[1] { 1.0 } else { 2.0 } / 36.0;
    let cost = number(&record(&rollout, at as u32), "costs.x");
    assert_near(cost, number(first, "lost"));
    assert_close(own(), perfect() - chance * cost);
    let theory = call_with_estimate(&exact, "theory", 0);
    assert_close(number(&theory, "plain.mean"), perfect());
}

/// Returns the best play of the current roll, by the roll map of a game that starts here.
fn best_moves(view: &JsValue) -> JsValue {
    let dice = items(&get(view, "turn.dice"));
    let [first, second] = [0, 1].map(|die| number(&dice[die], "value") as usize);
    let map = call_with_estimate(&perfect_game(&get(view, "position"), &EXACT), "rollMap", 0);
    let roll = 6 * (first - 1) + second - 1;
    get(&items(&get(&map, "rolls"))[roll], "moves")
}

#[wasm_bindgen_test]
fn beyond_six_checkers_costs_and_own_play_are_null() {
    let (players, estimates) = (["oneSided", "pipCount"], [["oneSided", "linear"]]);
    let game = game(&setup(&seven_against_eight(), players, &estimates));
    let rollout = hand_rollout(&game, "x", "");
    for at in 0..3 {
        click_game(&rollout, true);
        let record = record(&rollout, at);
        assert_defined_or_null(&record, "record");
        assert_null(&record, &["costs"]);
        assert_numbers(&record, &["luck", "reduced"]);
        for turn in turns(&record) {
            assert_null(&turn, &["mistake"]);
        }
    }
    let readout = call_ok(&rollout, "readout");
    assert_defined_or_null(&readout, "readout");
    assert_null(&readout, &["costs"]);
    assert!(call_ok(&rollout, "ownPlay").is_null());
}

#[wasm_bindgen_test]
fn costs_need_the_exact_estimate() {
    for (estimates, known) in [
        (&[["pipCount", "linear"]][..], false),
        (&[["exact", "sign"]], false),
        (&[["even", "linear"], ["exact", "linear"]], true),
    ] {
        let game = perfect_game(&four_against_four(), estimates);
        let rollout = hand_rollout(&game, "x", "_");
        click(&rollout, true);
        assert_eq!(get(&record(&rollout, 0), "costs").is_null(), !known);
        assert_eq!(
            get(&call_ok(&rollout, "readout"), "costs").is_null(),
            !known
        );
    }
}

#[wasm_bindgen_test]
fn match_text_has_the_finished_games() {
    let start = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], "x");
    let rollout = hand_rollout(&perfect_game(&start, &EXACT), "x", "");
    let of = |x: &str, o: &str| {
        let text = call(&rollout, "matchText", &[&x.into(), &o.into()]);
        text.unwrap().as_string().expect("a text")
    };
    let heading = |x, o| {
        let players = format!("; [Player 1 \"{x}\"]\r\n; [Player 2 \"{o}\"]\r\n");
        format!("; [Site \"Rollout Lab\"]\r\n{players}\r\n 0 point match\r\n")
    };
    assert_eq!(of("Blue: me", "GNU 白"), heading("Blue me", "GNU"));
    for at in 0..6 {
        if at == 2 {
            call_ok(&rollout, "begin");
            call_ok(&rollout, "abandon");
        }
        click_game(&rollout, true);
    }
    let six_over = of("Blue: me", "GNU 白");
    call_ok(&rollout, "begin");
    // The match text does not have the game in progress.
    let text = of("Blue: me", "GNU 白");
    assert_eq!(text, six_over);
    let first_game = "\r\n Game 1\r\n Blue me : 0                      GNU : 0\r\n\
                      ; Set Pos=-D-----------------a------/0\r\n  1) ";
    assert!(text.starts_with(&(heading("Blue me", "GNU") + first_game)));
    let count = |what: &str| text.matches(what).count();
    let wins = number(&call_ok(&rollout, "readout"), "wins") as usize;
    assert_eq!((count("\r\n Game "), count("Wins 1 point\r\n")), (6, 6));
    // X's wins are in the left column of 34 characters.
    assert_eq!(count("\r\n  Wins"), wins);
    assert!((1..6).contains(&wins));
    // A name without allowed characters is replaced.
    assert!(of("", ":").starts_with(&heading("Player", "Player")));
}
