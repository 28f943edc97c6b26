//! What workers make and roll of bear-offs, and the page takes.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, get, module, number};
use super::super::refusals::{assert_wrong_shape, no_bytes, refused};
use super::super::shapes::{ANY_TIME, HISTORY, bits, columns, written};
use super::super::workbench::{Bench, array, bytes, merge};
use super::{
    build, construct, four_against_four, game, list, many, new_database, of_estimate, record, roll,
    roll_all, rollout, setup, seven_against_eight,
};

/// A setup for each reach.
fn setups() -> [(&'static str, JsValue); 2] {
    let estimates = [["exact", "linear"], ["noisy", "sign"], ["oneSided", "flat"]];
    let within = setup(&four_against_four(), ["exact", "fewestPips"], &estimates);
    let players = ["oneSided", "fewestPips"];
    let beyond = setup(&seven_against_eight(), players, &[["pipCount", "steep"]]);
    [("six", within), ("all", beyond)]
}

/// What a workbench makes.
fn made(order: &JsValue) -> JsValue {
    let bench = Bench::open(order).expect("an order");
    bench.prepare();
    bench.made()
}

fn class() -> JsValue {
    get(&module(), "BearoffDatabase")
}

/// A database that a workbench has made.
fn received_database(reach: &str) -> JsValue {
    let order = call(&class(), "order", &[&reach.into()]).expect("an order");
    let received = call(&class(), "made", &[&made(&order)]).expect("a database");
    assert_eq!(get(&received, "reach"), reach);
    build(&received);
    received
}

/// A game that is still to be made ready, with such a database.
fn begun(reach: &str, setup: &JsValue) -> JsValue {
    construct("BearoffGame", &[&received_database(reach), setup]).expect("a game")
}

/// What a workbench has found of a game.
fn received(reach: &str, setup: &JsValue) -> JsValue {
    let game = begun(reach, setup);
    let found = made(&call(&game, "order", &[]).expect("an order"));
    call(&game, "take", &[&found]).expect("it is taken");
    assert_eq!(number(&game, "progress"), 1.0);
    assert_eq!(call(&game, "build", &[]), Ok(true.into()));
    game
}

/// Everything there is to see of a game and of a rollout of it, as text.
fn seen(setup: &JsValue, game: &JsValue, rollout: &JsValue) -> String {
    let of_one = |estimate| {
        let mut history = columns(&of_estimate(rollout, "history", estimate), &HISTORY);
        history.extend(columns(
            &of_estimate(rollout, "anyTime", estimate),
            &ANY_TIME,
        ));
        let records = (0..5).map(|trial| record(rollout, trial, estimate));
        let seen = list([
            of_estimate(game, "rollMap", estimate),
            of_estimate(game, "theory", estimate),
            of_estimate(rollout, "readout", estimate),
            list(records),
        ]);
        format!("{} {:?}", written(&seen), bits(&history.concat()))
    };
    let estimates = js_sys::Array::from(&get(setup, "estimates")).length();
    (0..estimates as usize).map(of_one).collect()
}

#[wasm_bindgen_test]
fn what_a_workbench_makes_is_what_the_page_makes() {
    for (reach, setup) in setups() {
        let received = received(reach, &setup);
        let own = game(&setup);
        let rolled = [&received, &own].map(|game| {
            let rollout = rollout(game, "5");
            roll(&rollout, 100);
            seen(&setup, game, &rollout)
        });
        assert_eq!(rolled[0], rolled[1], "{reach}");
    }
}

#[wasm_bindgen_test]
fn whoever_rolls_it_a_rollout_is_the_same() {
    for (reach, setup) in setups() {
        let game = received(reach, &setup);
        let [alone, shared] = ["0x2a61"; 2].map(|seed| rollout(&game, seed));
        roll(&alone, 500);
        // The first games are rolled by the page itself.
        roll(&shared, 17);
        let benches = [Bench::of(&shared), Bench::of(&shared)];
        let mut from = 17.0;
        for (turn, games) in [100.0, 1.0, 250.0, 132.0].into_iter().enumerate() {
            let block = benches[turn % 2].roll(from, from + games);
            merge(&shared, &block).expect("merged");
            from += games;
        }
        assert_eq!(seen(&setup, &game, &shared), seen(&setup, &game, &alone));
    }
}

#[wasm_bindgen_test]
fn whoever_rolls_them_many_rollouts_are_the_same() {
    for (reach, setup) in setups() {
        let game = received(reach, &setup);
        let [alone, shared] = ["8"; 2].map(|seed| many(&game, seed, 6, 30));
        roll_all(&alone);
        let bench = Bench::of(&shared);
        for (from, to) in [(0.0, 45.0), (45.0, 46.0), (46.0, 180.0)] {
            merge(&shared, &bench.roll(from, to)).expect("merged");
        }
        let spreads = [&alone, &shared].map(|many| {
            let counted = written(&of_estimate(many, "besideTruth", 0));
            let spread = of_estimate(many, "spread", 0);
            (number(&spread, "mean").to_bits(), counted)
        });
        assert_eq!(spreads[0], spreads[1]);

        if reach == "all" {
            continue;
        }
        let [alone, shared] =
            [&alone, &shared].map(|many| of_estimate(many, "stoppedWhenAhead", 1));
        roll_all(&alone);
        let bench = Bench::of(&shared);
        for (from, to) in [(0.0, 2.0), (2.0, 6.0)] {
            merge(&shared, &bench.roll(from, to)).expect("merged");
        }
        let [alone, shared] =
            [alone, shared].map(|many| call(&many, "stopped", &[]).expect("both"));
        assert_eq!(written(&alone), written(&shared));
    }
}

#[wasm_bindgen_test]
fn what_was_not_made_of_it_is_refused_and_changes_nothing() {
    let (reach, setup) = &setups()[0];
    let game = begun(reach, setup);
    call(&game, "build", &[]).expect("whether all is done");
    let progress = number(&game, "progress");
    let found = bytes(&made(&call(&game, "order", &[]).expect("an order")));
    let shorter = array(&found[..found.len() - 1]);
    let longer = array(&[&found[..], &[0]].concat());
    let of_beyond = made(&call(&begun("all", &setups()[1].1), "order", &[]).expect("an order"));
    for garbled in [array(&[]), shorter, longer, of_beyond] {
        let (_, code) = refused(call(&game, "take", &[&garbled]));
        assert_eq!(code, "MadeGarbled");
        let (_, code) = refused(call(&class(), "made", &[&garbled]));
        assert_eq!(code, "MadeGarbled");
    }
    for other in no_bytes() {
        assert_wrong_shape(call(&game, "take", &[&other]), "bytes");
        assert_wrong_shape(call(&class(), "made", &[&other]), "bytes");
    }
    assert_eq!(number(&game, "progress"), progress);
    build(&game);
    assert_eq!(
        written(&of_estimate(&game, "theory", 0)),
        written(&of_estimate(&self::game(setup), "theory", 0))
    );
    // What is ready needs nothing more.
    assert!(call(&game, "take", &[&array(&found)]).is_ok());
}

#[wasm_bindgen_test]
fn what_is_to_be_made_is_not_rolled_and_what_is_to_be_rolled_is_not_sent() {
    let (reach, setup) = &setups()[0];
    let begun = begun(reach, setup);
    let order = call(&begun, "order", &[]).expect("an order");
    let bench = Bench::open(&order).expect("an order");
    bench.prepare();
    assert!(bytes(&bench.roll(0.0, 1.0)).is_empty());
    let rolls = Bench::of(&rollout(&game(setup), "1"));
    assert!(bytes(&rolls.made()).is_empty());
    let order = bytes(&order);
    for order in [
        &order[..order.len() - 1],
        &order[..1],
        &[&order[..], &[0]].concat(),
    ] {
        assert!(Bench::open(&array(order)).is_none());
    }
    // Not ready, not rolled.
    let unready = Bench::open(&call(&rollout(&game(setup), "1"), "order", &[]).expect("an order"));
    assert!(bytes(&unready.expect("an order").roll(0.0, 1.0)).is_empty());
}

/// A database knows its reach before it is built.
#[wasm_bindgen_test]
fn a_database_that_is_built_here_is_the_one_that_is_ordered() {
    for reach in ["six", "all"] {
        let own = new_database(reach);
        build(&own);
        let position = if reach == "six" {
            four_against_four()
        } else {
            seven_against_eight()
        };
        let setup = setup(&position, ["oneSided"; 2], &[["oneSided", "linear"]]);
        let maps = [own, received_database(reach)].map(|database| {
            let game = construct("BearoffGame", &[&database, &setup]).expect("a game");
            build(&game);
            written(&of_estimate(&game, "rollMap", 0))
        });
        assert_eq!(maps[0], maps[1]);
    }
}
