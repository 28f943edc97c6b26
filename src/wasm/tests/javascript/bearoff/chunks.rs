//! Outputs and chunks of workers for bear-offs, and their use by the page.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, get, module, number};
use super::super::refusals::{assert_wrong_shape, invalid_bytes, refused};
use super::super::shapes::{ANY_TIME, HISTORY, bits, columns, to_json};
use super::super::workbench::{Bench, array, bytes, merge};
use super::{
    batch, build, call_with_estimate, construct, four_against_four, game, list, new_database,
    record, roll, roll_all, rollout, setup, seven_against_eight,
};

/// Returns a setup for each size of the database.
fn setups() -> [(&'static str, JsValue); 2] {
    let estimates = [["exact", "linear"], ["noisy", "sign"], ["oneSided", "flat"]];
    let within = setup(&four_against_four(), ["exact", "fewestPips"], &estimates);
    let players = ["oneSided", "fewestPips"];
    let beyond = setup(&seven_against_eight(), players, &[["pipCount", "steep"]]);
    [("six", within), ("all", beyond)]
}

/// Returns the output of a worker for this job.
fn worker_output(order: &JsValue) -> JsValue {
    let bench = Bench::open(order).expect("an order");
    bench.prepare();
    bench.output()
}

fn class() -> JsValue {
    get(&module(), "BearoffDatabase")
}

/// Returns a database that a worker has built.
fn worker_database(reach: &str) -> JsValue {
    let order = call(&class(), "order", &[&reach.into()]).expect("an order");
    let received = call(&class(), "made", &[&worker_output(&order)]).expect("a database");
    assert_eq!(get(&received, "reach"), reach);
    build(&received);
    received
}

/// Returns a game that is still to be built, with a worker's database.
fn begin_game(reach: &str, setup: &JsValue) -> JsValue {
    construct("BearoffGame", &[&worker_database(reach), setup]).expect("a game")
}

/// Returns a game with a worker's analysis.
fn worker_game(reach: &str, setup: &JsValue) -> JsValue {
    let game = begin_game(reach, setup);
    let found = worker_output(&call(&game, "order", &[]).expect("an order"));
    call(&game, "take", &[&found]).expect("it is taken");
    assert_eq!(number(&game, "progress"), 1.0);
    assert_eq!(call(&game, "build", &[]), Ok(true.into()));
    game
}

/// Returns all visible state of a game and of a rollout of it as text.
fn state_text(setup: &JsValue, game: &JsValue, rollout: &JsValue) -> String {
    let of_one = |estimate| {
        let mut history = columns(&call_with_estimate(rollout, "history", estimate), &HISTORY);
        history.extend(columns(
            &call_with_estimate(rollout, "anyTime", estimate),
            &ANY_TIME,
        ));
        let records = (0..5).map(|trial| record(rollout, trial, estimate));
        let seen = list([
            call_with_estimate(game, "rollMap", estimate),
            call_with_estimate(game, "theory", estimate),
            call_with_estimate(rollout, "readout", estimate),
            list(records),
        ]);
        format!("{} {:?}", to_json(&seen), bits(&history.concat()))
    };
    let estimates = js_sys::Array::from(&get(setup, "estimates")).length();
    (0..estimates as usize).map(of_one).collect()
}

#[wasm_bindgen_test]
fn analyses_and_databases_of_worker_and_page_are_equal() {
    for (reach, setup) in setups() {
        let received = worker_game(reach, &setup);
        let own = game(&setup);
        let rolled = [&received, &own].map(|game| {
            let rollout = rollout(game, "5");
            roll(&rollout, 100);
            state_text(&setup, game, &rollout)
        });
        assert_eq!(rolled[0], rolled[1], "{reach}");
    }
}

#[wasm_bindgen_test]
fn rollouts_are_equal_for_any_number_of_workers() {
    for (reach, setup) in setups() {
        let game = worker_game(reach, &setup);
        let [alone, shared] = ["0x2a61"; 2].map(|seed| rollout(&game, seed));
        roll(&alone, 500);
        // The page itself rolls the first games.
        roll(&shared, 17);
        let benches = [Bench::for_work(&shared), Bench::for_work(&shared)];
        let mut from = 17.0;
        for (turn, games) in [100.0, 1.0, 250.0, 132.0].into_iter().enumerate() {
            let block = benches[turn % 2].roll(from, from + games);
            merge(&shared, &block).expect("merged");
            from += games;
        }
        assert_eq!(
            state_text(&setup, &game, &shared),
            state_text(&setup, &game, &alone)
        );
    }
}

#[wasm_bindgen_test]
fn batches_are_equal_for_any_number_of_workers() {
    for (reach, setup) in setups() {
        let game = worker_game(reach, &setup);
        let [alone, shared] = ["8"; 2].map(|seed| batch(&game, seed, 6, 30));
        roll_all(&alone);
        let bench = Bench::for_work(&shared);
        for (from, to) in [(0.0, 45.0), (45.0, 46.0), (46.0, 180.0)] {
            merge(&shared, &bench.roll(from, to)).expect("merged");
        }
        let spreads = [&alone, &shared].map(|many| {
            let counted = to_json(&call_with_estimate(many, "besideTruth", 0));
            let spread = call_with_estimate(many, "spread", 0);
            (number(&spread, "mean").to_bits(), counted)
        });
        assert_eq!(spreads[0], spreads[1]);

        if reach == "all" {
            continue;
        }
        let [alone, shared] =
            [&alone, &shared].map(|many| call_with_estimate(many, "stoppedWhenAhead", 1));
        roll_all(&alone);
        let bench = Bench::for_work(&shared);
        for (from, to) in [(0.0, 2.0), (2.0, 6.0)] {
            merge(&shared, &bench.roll(from, to)).expect("merged");
        }
        let [alone, shared] =
            [alone, shared].map(|many| call(&many, "stopped", &[]).expect("both"));
        assert_eq!(to_json(&alone), to_json(&shared));
    }
}

#[wasm_bindgen_test]
fn foreign_outputs_are_refused_and_change_nothing() {
    let (reach, setup) = &setups()[0];
    let game = begin_game(reach, setup);
    call(&game, "build", &[]).expect("whether all is done");
    let progress = number(&game, "progress");
    let found = bytes(&worker_output(
        &call(&game, "order", &[]).expect("an order"),
    ));
    let shorter = array(&found[..found.len() - 1]);
    let longer = array(&[&found[..], &[0]].concat());
    let of_beyond =
        worker_output(&call(&begin_game("all", &setups()[1].1), "order", &[]).expect("an order"));
    for garbled in [array(&[]), shorter, longer, of_beyond] {
        let (_, code) = refused(call(&game, "take", &[&garbled]));
        assert_eq!(code, "MadeGarbled");
        let (_, code) = refused(call(&class(), "made", &[&garbled]));
        assert_eq!(code, "MadeGarbled");
    }
    for other in invalid_bytes() {
        assert_wrong_shape(call(&game, "take", &[&other]), "bytes");
        assert_wrong_shape(call(&class(), "made", &[&other]), "bytes");
    }
    assert_eq!(number(&game, "progress"), progress);
    build(&game);
    assert_eq!(
        to_json(&call_with_estimate(&game, "theory", 0)),
        to_json(&call_with_estimate(&self::game(setup), "theory", 0))
    );
    // A finished game ignores outputs.
    assert!(call(&game, "take", &[&array(&found)]).is_ok());
}

#[wasm_bindgen_test]
fn analyses_have_no_chunks_and_rollouts_have_no_output() {
    let (reach, setup) = &setups()[0];
    let begun = begin_game(reach, setup);
    let order = call(&begun, "order", &[]).expect("an order");
    let bench = Bench::open(&order).expect("an order");
    bench.prepare();
    assert!(bytes(&bench.roll(0.0, 1.0)).is_empty());
    let rolls = Bench::for_work(&rollout(&game(setup), "1"));
    assert!(bytes(&rolls.output()).is_empty());
    let order = bytes(&order);
    for order in [
        &order[..order.len() - 1],
        &order[..1],
        &[&order[..], &[0]].concat(),
    ] {
        assert!(Bench::open(&array(order)).is_none());
    }
    // An unprepared job rolls nothing.
    let unready = Bench::open(&call(&rollout(&game(setup), "1"), "order", &[]).expect("an order"));
    assert!(bytes(&unready.expect("an order").roll(0.0, 1.0)).is_empty());
}

/// Checks that a database reports its size before it is built.
#[wasm_bindgen_test]
fn databases_built_here_and_by_a_worker_are_equal() {
    for reach in ["six", "all"] {
        let own = new_database(reach);
        build(&own);
        let position = if reach == "six" {
            four_against_four()
        } else {
            seven_against_eight()
        };
        let setup = setup(&position, ["oneSided"; 2], &[["oneSided", "linear"]]);
        let maps = [own, worker_database(reach)].map(|database| {
            let game = construct("BearoffGame", &[&database, &setup]).expect("a game");
            build(&game);
            to_json(&call_with_estimate(&game, "rollMap", 0))
        });
        assert_eq!(maps[0], maps[1]);
    }
}
