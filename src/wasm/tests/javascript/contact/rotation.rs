//! Rotated first rolls of games of any position, as JavaScript objects: the core's bits, blocks in
//! readouts, chunks of workers and refusals.

use std::sync::Arc;

use js_sys::Reflect;
use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::{EvaluatorKind, Networks};
use rollout_lab::labs::contact::{Game, Rollout};
use rollout_lab::rollout::rotation::Rotation;
use rollout_lab::rollout::seed::Seed;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, number};
use super::super::shapes::{assert_defined_or_null, assert_null, to_json};
use super::super::workbench::{Bench, merge};
use super::{ON_BAR, by_id, game, readout, setup};

/// Returns a rollout or a comparison with this many first rolls rotated.
fn rotated(class: &str, game: &JsValue, rotation: u32) -> JsValue {
    construct(class, &[game, &"7".into(), &rotation.into()]).expect("games")
}

fn roll(rollout: &JsValue, games: u32) {
    call(rollout, "roll", &[&games.into()]).expect("games");
}

/// Returns games that are cut short after two rolls.
fn cut() -> JsValue {
    let setup = setup(&by_id(ON_BAR), "tiny");
    Reflect::set(&setup, &"horizon".into(), &2.into()).unwrap();
    construct("ContactGame", &[&setup]).expect("a game")
}

#[wasm_bindgen_test]
fn rotated_games_have_the_cores_bits() {
    for (number_of_rolls, rotation) in [(1, Rotation::FirstRoll), (2, Rotation::TwoRolls)] {
        let rollout = rotated("ContactRollout", &game(ON_BAR, "tiny"), number_of_rolls);
        roll(&rollout, 2_600);
        let board = board_id::parse(ON_BAR).expect("a position").board;
        let core = Game::new(Networks::trained(), board, vec![EvaluatorKind::Tiny]);
        let mut core = Rollout::with_rotation(Arc::new(core), Seed::new(7), Some(rotation));
        core.roll(2_600);
        let (readout, point) = (readout(&rollout), core.point(0));
        let bits = |name: &str| Some(number(&readout, name).to_bits());
        let expected = |value: Option<f64>| value.map(f64::to_bits);
        assert_eq!(bits("plain.mean"), expected(point.plain.mean));
        assert_eq!(bits("plain.se"), expected(point.plain.se));
        assert_eq!(bits("reduced.mean"), expected(point.reduced.mean));
        assert_eq!(bits("reduced.se"), expected(point.reduced.se));
        let wins = core.chances(0).reduced[0];
        assert_eq!(bits("chances.reduced.win.mean"), expected(wins.mean));
        assert_eq!(bits("chances.reduced.win.se"), expected(wins.se));
    }
}

/// Returns games that begin without doubles.
fn opening() -> JsValue {
    let setup = setup(&by_id(ON_BAR), "tiny");
    Reflect::set(&setup, &"opening".into(), &true.into()).unwrap();
    construct("ContactGame", &[&setup]).expect("a game")
}

#[wasm_bindgen_test]
fn games_that_begin_without_doubles_have_the_cores_bits() {
    let board = board_id::parse(ON_BAR).expect("a position").board;
    let core = Game::new(Networks::trained(), board, vec![EvaluatorKind::Tiny]);
    let core = Arc::new(core.with_opening(true));
    for (number_of_rolls, rotation) in [(0, None), (1, Some(Rotation::FirstRoll))] {
        let rollout = rotated("ContactRollout", &opening(), number_of_rolls);
        roll(&rollout, 100);
        let mut core = Rollout::with_rotation(core.clone(), Seed::new(7), rotation);
        core.roll(100);
        let (readout, point) = (readout(&rollout), core.point(0));
        for (name, expected) in [
            ("plain.mean", point.plain.mean),
            ("reduced.mean", point.reduced.mean),
            ("reduced.se", point.reduced.se),
        ] {
            assert_eq!(
                Some(number(&readout, name)),
                expected,
                "{rotation:?} {name}"
            );
        }
        for k in 0..30 {
            let record = call(&rollout, "record", &[&k.into()]).expect("a record");
            let dice = get(&get(&get(&record, "turns"), "0"), "dice");
            assert_ne!(number(&dice, "0"), number(&dice, "1"));
        }
        if rotation.is_some() {
            assert_eq!(number(&readout, "blocks.size"), 30.0);
            assert_eq!(number(&readout, "blocks.complete"), 3.0);
        }
    }
    let map = call(&opening(), "rollMap", &[]).expect("a map");
    assert_eq!(Some(number(&map, "openingMean")), core.opening_mean(0));
    let any = call(&game(ON_BAR, "tiny"), "rollMap", &[]).expect("a map");
    assert_null(&any, &["openingMean"]);
    let wrong = setup(&by_id(ON_BAR), "tiny");
    Reflect::set(&wrong, &"opening".into(), &1.into()).unwrap();
    let error = construct("ContactGame", &[&wrong]).unwrap_err();
    assert_eq!(get(&error, "argument"), "opening");
}

#[wasm_bindgen_test]
fn readouts_have_the_blocks() {
    let game = game(ON_BAR, "pipCount");
    let rollout = rotated("ContactRollout", &game, 1);
    roll(&rollout, 100);
    let said = readout(&rollout);
    assert_defined_or_null(&said, "readout");
    let counts = ["size", "complete", "beyond"].map(|name| number(&get(&said, "blocks"), name));
    assert_eq!(counts, [36.0, 2.0, 28.0]);
    assert_null(&readout(&rotated("ContactRollout", &game, 0)), &["blocks"]);
    // One block tells no spread.
    let one = rotated("ContactRollout", &game, 1);
    roll(&one, 71);
    assert_null(
        &readout(&one),
        &["plain.se", "reduced.se", "chances.plain.win.se"],
    );
}

#[wasm_bindgen_test]
fn workers_roll_the_same_blocks() {
    for (class, game) in [
        ("ContactRollout", game(ON_BAR, "tiny")),
        ("ContactComparison", cut()),
    ] {
        for rotation in [1, 2] {
            let [shared, alone] = [(); 2].map(|()| rotated(class, &game, rotation));
            roll(&alone, 100);
            let bench = Bench::for_work(&shared);
            // The chunks are cut within blocks.
            for (from, to) in [(0.0, 20.0), (20.0, 71.0), (71.0, 100.0)] {
                merge(&shared, &bench.roll(from, to)).expect("merged");
            }
            let [shared, alone] = [shared, alone].map(|it| to_json(&readout(&it)));
            assert_eq!(shared, alone);
        }
    }
}

#[wasm_bindgen_test]
fn other_rotations_are_refused() {
    for class in ["ContactRollout", "ContactComparison"] {
        for rotation in [3.into(), 0.5.into(), JsValue::NULL, "1".into()] {
            let error = construct(class, &[&cut(), &"1".into(), &rotation]).unwrap_err();
            assert_eq!(get(&error, "argument"), "rotation");
        }
    }
}
