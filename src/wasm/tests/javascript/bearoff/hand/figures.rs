//! Readout, history, the text to resume from, own play and match of a rollout that is played by hand.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::super::module::{call, get, keys, number, text};
use super::super::super::refusals::refused;
use super::super::super::shapes::{
    HISTORY, LAST_IN_HISTORY, assert_any_time, assert_approximate, assert_defined_or_null,
    assert_no_interval_if_all_were_alike, assert_not_narrower_than_normal, assert_null,
    assert_numbers, columns, defined_from, written,
};
use super::super::shapes::{assert_near, items, numbers};
use super::super::{
    build, four_against_four, game, of_estimate, perfect_game, position, setup, seven_against_eight,
};
use super::{
    EXACT, HANDS, SEED, act, ask, assert_close, by_hand, click, click_game, movable, perfect, play,
    program, record, seen, turns, view, waits,
};

#[wasm_bindgen_test]
fn a_readout_is_complete_and_null_where_nothing_is_defined() {
    let rollout = by_hand(&perfect_game(&four_against_four(), &EXACT), "x", "");
    let none = written(&ask(&rollout, "readout"));
    ask(&rollout, "begin");
    ask(&rollout, "abandon");
    // A game that was given up changes nothing else.
    let abandoned = none.replace(r#""abandoned":0"#, r#""abandoned":1"#);
    assert_eq!(written(&ask(&rollout, "readout")), abandoned);
    for games in 0..4 {
        let readout = ask(&rollout, "readout");
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
    // Those that count, and the one that was given up.
    let record = |number| record(&rollout, number);
    assert_eq!(text(&record(0), "end"), "abandoned");
    assert_null(&record(0), &["result", "reduced"]);
    let records: Vec<JsValue> = (1..5).map(record).collect();
    let mean = |of: &str| records.iter().map(|it| number(it, of)).sum::<f64>() / 4.0;
    let readout = ask(&rollout, "readout");
    for (of_game, of_all) in [
        ("result", "plain.mean"),
        ("reduced", "reduced.mean"),
        ("luck", "meanLuck"),
        ("costs.x", "costs.x.mean"),
    ] {
        assert_near(mean(of_game), number(&readout, of_all));
    }
    ask(&rollout, "begin");
    assert_eq!(text(&self::record(&rollout, 5), "end"), "playing");
    assert_null(&self::record(&rollout, 5), &["result", "reduced"]);
}

#[wasm_bindgen_test]
fn a_history_has_a_row_for_every_game_that_counts_and_bands_from_the_second() {
    let rollout = by_hand(&perfect_game(&four_against_four(), &EXACT), "both", "");
    let history = || columns(&ask(&rollout, "history"), &HISTORY);
    assert!(history().concat().is_empty());
    for games in 1..=6 {
        if games == 4 {
            ask(&rollout, "begin");
            ask(&rollout, "abandon");
        }
        click_game(&rollout, games % 2 == 0);
        let readout = ask(&rollout, "readout");
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
fn any_time_intervals_begin_with_the_hundredth_game_that_counts_and_only_the_plain_one_is_proven() {
    let rollout = by_hand(&perfect_game(&four_against_four(), &EXACT), "x", "");
    for games in 0..=102 {
        if games > 0 {
            click_game(&rollout, games % 2 == 0);
        }
        if games == 50 {
            ask(&rollout, "begin");
            ask(&rollout, "abandon");
        }
        if [0, 1, 99, 100, 102].contains(&games) {
            let [readout, history, any_time] =
                ["readout", "history", "anyTime"].map(|method| ask(&rollout, method));
            assert_eq!(number(&readout, "games"), f64::from(games));
            assert_any_time(&any_time, &history, &readout, 100.0);
            // A game is won or lost, but the luck that is left in games by hand has no known bounds.
            assert_approximate(&readout, false, true);
        }
    }
}

#[wasm_bindgen_test]
fn a_rollout_goes_on_from_its_text_as_if_nothing_had_happened() {
    let players = ["exact", "fewestPips"];
    let game = game(&setup(&four_against_four(), players, &EXACT));
    for hands in HANDS {
        let rollout = by_hand(&game, hands, "");
        assert_eq!(text(&rollout, "seed"), SEED);
        for turn in 0..40 {
            if !waits(&rollout) {
                ask(&rollout, "begin");
            } else if turn % 11 == 10 {
                ask(&rollout, "abandon");
            } else {
                click(&rollout, turn % 3 == 0);
            }
            let again = by_hand(&game, hands, &text(&rollout, "written"));
            assert_eq!(seen(&again), seen(&rollout));
        }
        assert!(number(&rollout, "games") > 2.0);
        let signs = text(&rollout, "written");
        assert!(signs.contains('-') && signs.starts_with('_'));
        let kept = |sign: char| sign.is_ascii_alphanumeric() || "_-".contains(sign);
        assert!(signs.chars().all(kept), "{signs}");
        // Half a play is not written: the dice are, and it can be made again.
        if !waits(&rollout) {
            ask(&rollout, "begin");
        }
        let before = view(&rollout);
        let from = movable(&rollout)[0].0;
        act(&rollout, "move", &[from]).unwrap();
        let again = by_hand(&game, hands, &text(&rollout, "written"));
        assert_eq!(written(&view(&again)), written(&before));
    }
}

#[wasm_bindgen_test]
fn own_play_is_worth_what_it_costs_wherever_it_may_come_up_again() {
    let exact = perfect_game(&four_against_four(), &EXACT);
    let rollout = by_hand(&exact, "x", "");
    let own = || {
        let own = ask(&rollout, "ownPlay");
        let (_, code) = refused(act(&own, "theory", &[0]));
        assert_eq!(code, "NotReady");
        build(&own);
        let theory = of_estimate(&own, "theory", 0);
        assert_close(number(&theory, "perfect"), perfect());
        number(&theory, "plain.mean")
    };
    // Nothing was played yet.
    assert_close(own(), perfect());
    // The first game whose first play is bad, and then goes on as well as it can.
    let firsts = program(["backwards", "exact"], 10);
    let firsts: Vec<JsValue> = firsts.iter().map(|game| turns(game).remove(0)).collect();
    let bad = |first: &JsValue| number(first, "lost") > 0.1;
    let at = firsts.iter().position(bad).expect("a bad play");
    let first = &firsts[at];
    for _ in 0..at {
        ask(&rollout, "begin");
        ask(&rollout, "abandon");
    }
    ask(&rollout, "begin");
    play(&rollout, &get(first, "moves"));
    while waits(&rollout) {
        // It does not count before it is over.
        assert_close(own(), perfect());
        play(&rollout, &best_moves(&view(&rollout)));
    }
    // Of a place that is reached with every 36th or 18th game, that share of what the play costs.
    let dice = numbers(&get(first, "dice"));
    let chance = if dice[0] == dice[1] { 1.0 } else { 2.0 } / 36.0;
    let cost = number(&record(&rollout, at as u32), "costs.x");
    assert_near(cost, number(first, "lost"));
    assert_close(own(), perfect() - chance * cost);
    let theory = of_estimate(&exact, "theory", 0);
    assert_close(number(&theory, "plain.mean"), perfect());
}

/// The best play of the roll that waits, by the roll map of a game that starts here.
fn best_moves(view: &JsValue) -> JsValue {
    let dice = items(&get(view, "turn.dice"));
    let [first, second] = [0, 1].map(|die| number(&dice[die], "value") as usize);
    let map = of_estimate(&perfect_game(&get(view, "position"), &EXACT), "rollMap", 0);
    let roll = 6 * (first - 1) + second - 1;
    get(&items(&get(&map, "rolls"))[roll], "moves")
}

#[wasm_bindgen_test]
fn past_six_checkers_there_is_luck_but_no_costs_and_no_own_play() {
    let (players, estimates) = (["oneSided", "pipCount"], [["oneSided", "linear"]]);
    let game = game(&setup(&seven_against_eight(), players, &estimates));
    let rollout = by_hand(&game, "x", "");
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
    let readout = ask(&rollout, "readout");
    assert_defined_or_null(&readout, "readout");
    assert_null(&readout, &["costs"]);
    assert!(ask(&rollout, "ownPlay").is_null());
}

#[wasm_bindgen_test]
fn costs_are_known_only_with_the_exact_chances_among_the_estimates() {
    for (estimates, known) in [
        (&[["pipCount", "linear"]][..], false),
        (&[["exact", "sign"]], false),
        (&[["even", "linear"], ["exact", "linear"]], true),
    ] {
        let game = perfect_game(&four_against_four(), estimates);
        let rollout = by_hand(&game, "x", "_");
        click(&rollout, true);
        assert_eq!(get(&record(&rollout, 0), "costs").is_null(), !known);
        assert_eq!(get(&ask(&rollout, "readout"), "costs").is_null(), !known);
    }
}

#[wasm_bindgen_test]
fn a_match_holds_the_games_that_are_over() {
    let start = position([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], "x");
    let rollout = by_hand(&perfect_game(&start, &EXACT), "x", "");
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
            ask(&rollout, "begin");
            ask(&rollout, "abandon");
        }
        click_game(&rollout, true);
    }
    let six_over = of("Blue: me", "GNU 白");
    ask(&rollout, "begin");
    // The one that goes on is not in it yet.
    let text = of("Blue: me", "GNU 白");
    assert_eq!(text, six_over);
    let first_game = "\r\n Game 1\r\n Blue me : 0                      GNU : 0\r\n\
                      ; Set Pos=-D-----------------a------/0\r\n  1) ";
    assert!(text.starts_with(&(heading("Blue me", "GNU") + first_game)));
    let count = |what: &str| text.matches(what).count();
    let wins = number(&ask(&rollout, "readout"), "wins") as usize;
    assert_eq!((count("\r\n Game "), count("Wins 1 point\r\n")), (6, 6));
    // What X wins stands on the left, in her column of 34 characters.
    assert_eq!(count("\r\n  Wins"), wins);
    assert!((1..6).contains(&wins));
    // What is left without a name has one.
    assert!(of("", ":").starts_with(&heading("Player", "Player")));
}
