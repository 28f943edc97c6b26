//! Outputs and chunks of workers for pairs, and their use by the page.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::bearoff::{build, list, roll, roll_all};
use super::super::module::{call, number};
use super::super::refusals::{assert_wrong_shape, invalid_bytes, refused};
use super::super::shapes::to_json;
use super::super::workbench::{Bench, array, merge};
use super::{
    COUPLINGS, batch, call_with_coupling, game, game_with_exact_statistics, good_setup, new_game,
    record, rollout, setups,
};

fn worker_output(order: &JsValue) -> JsValue {
    let bench = Bench::open(order).expect("an order");
    bench.prepare();
    bench.output()
}

fn order(of: &JsValue, method: &str) -> JsValue {
    call(of, method, &[]).expect("an order")
}

/// Returns all visible state as text.
fn state_text(game: &JsValue, rollout: &JsValue) -> String {
    let of_one = |coupling: &&str| {
        let records = (0..3).map(|trial| record(rollout, trial, coupling));
        list([
            call_with_coupling(game, "theory", coupling),
            call_with_coupling(rollout, "readout", coupling),
            list(records),
        ])
    };
    let all = call(rollout, "couplings", &[]).unwrap();
    to_json(&list([list(COUPLINGS.iter().map(of_one)), all]))
}

#[wasm_bindgen_test]
fn analyses_and_databases_of_worker_and_page_are_equal() {
    for (reach, setup) in setups() {
        let received = new_game(reach, &setup);
        call(
            &received,
            "take",
            &[&worker_output(&order(&received, "order"))],
        )
        .expect("it is taken");
        assert_eq!(number(&received, "progress"), 1.0);
        assert_eq!(call(&received, "build", &[]), Ok(true.into()));
        let exact = worker_output(&order(&received, "exactOrder"));
        call(&received, "takeExact", &[&exact]).expect("it is taken");
        let own = game_with_exact_statistics(reach, &setup);
        let [one, other] = [&received, &own].map(|game| {
            let rollout = rollout(game, "3");
            roll(&rollout, 40);
            state_text(game, &rollout)
        });
        assert_eq!(one, other);
    }
}

#[wasm_bindgen_test]
fn chunks_of_a_workbench_equal_those_of_the_page() {
    for (reach, setup) in setups() {
        let game = game(reach, &setup);
        let (by_others, alone) = (rollout(&game, "4"), rollout(&game, "4"));
        let bench = Bench::for_work(&by_others);
        for (from, to) in [(0.0, 10.0), (10.0, 50.0), (50.0, 80.0)] {
            merge(&by_others, &bench.roll(from, to)).expect("it comes next");
        }
        roll(&alone, 80);
        assert_eq!(state_text(&game, &by_others), state_text(&game, &alone));
        let (by_others, alone) = (batch(&game, 3, 20), batch(&game, 3, 20));
        merge(&by_others, &Bench::for_work(&by_others).roll(0.0, 60.0)).expect("it comes next");
        roll_all(&alone);
        for coupling in COUPLINGS {
            let [one, other] = [&by_others, &alone].map(|many| {
                let spread = call(many, "spread", &[&coupling.into(), &true.into()]);
                number(&spread.unwrap(), "mean")
            });
            assert_eq!(one.to_bits(), other.to_bits());
        }
    }
}

#[wasm_bindgen_test]
fn pairs_that_a_worker_enumerated_are_enumerated_here_for_timing() {
    for (reach, setup) in setups() {
        let received = new_game(reach, &setup);
        call(
            &received,
            "take",
            &[&worker_output(&order(&received, "order"))],
        )
        .expect("it is taken");
        for (game, steps_at_least) in [(received, 5), (game(reach, &setup), 1)] {
            let mut steps = 1;
            while call(&game, "buildTimed", &[]).expect("whether all is done") != true {
                steps += 1;
            }
            // Beyond six checkers nothing is enumerated.
            assert!(steps >= steps_at_least || reach == "all", "{steps}");
            assert!(steps_at_least > 1 || steps == 1, "{steps}");
            let arguments = [&"ranked".into(), &10.into()];
            assert!(call(&game, "rollOnly", &arguments).is_ok());
        }
    }
}

#[wasm_bindgen_test]
fn invalid_analyses_are_refused_and_building_continues() {
    let game = new_game("six", &good_setup());
    for bytes in [&[][..], &[0, 9][..]] {
        let (_, code) = refused(call(&game, "take", &[&array(bytes)]));
        assert_eq!(code, "MadeGarbled");
    }
    for other in invalid_bytes() {
        assert_wrong_shape(call(&game, "take", &[&other]), "bytes");
    }
    build(&game);
    let (_, code) = refused(call(&game, "takeExact", &[&array(&[7])]));
    assert_eq!(code, "MadeGarbled");
    for other in invalid_bytes() {
        assert_wrong_shape(call(&game, "takeExact", &[&other]), "bytes");
    }
    assert!(call_with_coupling(&game, "theory", "same").is_null());
    assert!(Bench::open(&array(&[2, 200])).is_none());
}

#[wasm_bindgen_test]
fn unfinished_pairs_return_no_statistics() {
    let game = new_game("six", &good_setup());
    let (coupling, ten) = (JsValue::from("same"), JsValue::from(10));
    for (method, arguments) in [
        ("exact", &[][..]),
        ("exactOrder", &[]),
        ("buildExact", &[]),
        ("theory", &[&coupling]),
        ("funnel", &[&coupling, &ten]),
        ("buildTimed", &[]),
        ("rollOnly", &[&coupling, &ten]),
    ] {
        let (_, code) = refused(call(&game, method, arguments));
        assert_eq!(code, "NotReady", "{method}");
    }
}
