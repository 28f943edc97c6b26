//! What workers make and roll of games with a cube, and the page takes.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::bearoff::{build, list, of_estimate, record, roll, roll_all};
use super::super::module::{call, construct, get, module, number};
use super::super::refusals::{assert_wrong_shape, no_bytes, refused};
use super::super::shapes::written;
use super::super::workbench::{Bench, array, merge};
use super::{LADDER, database, decisions, game, good_setup, many, new_game, rollout, setups};

fn made(order: &JsValue) -> JsValue {
    let bench = Bench::open(order).expect("an order");
    bench.prepare();
    bench.made()
}

/// Everything there is to see, as text.
fn seen(game: &JsValue, rollout: &JsValue) -> String {
    let of_one = |estimate| {
        let records = (0..3).map(|trial| record(rollout, trial, estimate));
        list([
            of_estimate(game, "theory", estimate),
            of_estimate(rollout, "readout", estimate),
            list(records),
        ])
    };
    let all = call(rollout, "ladder", &[]).unwrap();
    written(&list([list((0..LADDER.len()).map(of_one)), all]))
}

#[wasm_bindgen_test]
fn the_database_of_a_worker_is_that_of_the_page() {
    let order = call(&get(&module(), "CubeDatabase"), "order", &[]).expect("an order");
    let class = get(&module(), "CubeDatabase");
    let received = call(&class, "made", &[&made(&order)]).expect("a database");
    build(&received);
    for setup in setups() {
        let position = get(&setup, "position");
        let said = call(&received, "decisions", &[&position]).unwrap();
        assert_eq!(written(&said), written(&decisions(&position)));
    }
    for bytes in [&[][..], &[0, 9][..]] {
        let (_, code) = refused(call(&class, "made", &[&array(bytes)]));
        assert_eq!(code, "MadeGarbled");
    }
    for other in no_bytes() {
        assert_wrong_shape(call(&class, "made", &[&other]), "bytes");
    }
}

#[wasm_bindgen_test]
fn what_a_workbench_finds_is_what_the_page_finds() {
    for setup in setups() {
        let received = new_game(&setup);
        let order = call(&received, "order", &[]).expect("an order");
        call(&received, "take", &[&made(&order)]).expect("it is taken");
        assert_eq!(number(&received, "progress"), 1.0);
        assert_eq!(call(&received, "build", &[]), Ok(true.into()));
        // One goes step by step, the other along what can happen.
        let [one, other] = [received, game(&setup)].map(|game| {
            let rollout = rollout(&game, "3");
            roll(&rollout, 200);
            seen(&game, &rollout)
        });
        assert_eq!(one, other);
    }
}

#[wasm_bindgen_test]
fn blocks_of_a_workbench_are_those_of_the_page() {
    for setup in setups() {
        let game = game(&setup);
        let (by_others, alone) = (rollout(&game, "4"), rollout(&game, "4"));
        let bench = Bench::of(&by_others);
        for (from, to) in [(0.0, 10.0), (10.0, 50.0), (50.0, 80.0)] {
            merge(&by_others, &bench.roll(from, to)).expect("it comes next");
        }
        roll(&alone, 80);
        assert_eq!(seen(&game, &by_others), seen(&game, &alone));
        let (by_others, alone) = (many(&game, 3, 20), many(&game, 3, 20));
        merge(&by_others, &Bench::of(&by_others).roll(0.0, 60.0)).expect("it comes next");
        roll_all(&alone);
        for estimate in 0..LADDER.len() {
            let [one, other] = [&by_others, &alone]
                .map(|many| number(&of_estimate(many, "spread", estimate), "mean"));
            assert_eq!(one.to_bits(), other.to_bits());
        }
        let stopped = || of_estimate(&many(&game, 3, 100), "stoppedWhenAhead", 2);
        let (by_others, alone) = (stopped(), stopped());
        merge(&by_others, &Bench::of(&by_others).roll(0.0, 3.0)).expect("it comes next");
        roll_all(&alone);
        let [one, other] =
            [by_others, alone].map(|it| written(&call(&it, "stopped", &[]).unwrap()));
        assert_eq!(one, other);
    }
}

#[wasm_bindgen_test]
fn bytes_that_say_nothing_of_it_are_refused_and_it_is_built_on() {
    let game = new_game(&good_setup());
    for bytes in [&[][..], &[0, 9][..]] {
        let (_, code) = refused(call(&game, "take", &[&array(bytes)]));
        assert_eq!(code, "MadeGarbled");
    }
    for other in no_bytes() {
        assert_wrong_shape(call(&game, "take", &[&other]), "bytes");
    }
    // What is true of a game with fewer estimates is none of this one's.
    let fewer = super::super::module::object([("estimates", list(["exact"]))]);
    let fewer = js_sys::Object::assign(&good_setup().into(), &fewer.into()).into();
    let other = construct("CubeGame", &[&database(), &fewer]).expect("a game");
    let theory = made(&call(&other, "order", &[]).expect("an order"));
    let (_, code) = refused(call(&game, "take", &[&theory]));
    assert_eq!(code, "MadeGarbled");
    build(&game);
    assert!(Bench::open(&array(&[3, 200])).is_none());
}
