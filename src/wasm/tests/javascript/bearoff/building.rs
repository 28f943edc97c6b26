//! Databases and games that are built in steps, and their chances.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::super::module::{call, construct, get, module, number};
use super::super::refusals::refused;
use super::super::shapes::HISTORY;
use super::super::shapes::{bits, columns, to_json};
use super::{
    EVALUATORS, build, call_with_estimate, cases, database, four_against_four, game, new_database,
    new_game, perfect_game, position, record, roll, rollout, setup, seven_against_eight,
};

/// Builds in steps. Returns the number of steps.
fn build_in_steps(what: &JsValue, before_it_is_done: impl Fn(&JsValue)) -> usize {
    let mut steps = 1;
    let mut progress = number(what, "progress");
    // The entry of a database with all checkers off exists from the start.
    assert!((0.0..1e-4).contains(&progress), "{progress}");
    before_it_is_done(what);
    while call(what, "build", &[]).expect("whether all is done") != true {
        let now = number(what, "progress");
        assert!(progress <= now && now < 1.0, "{now} after {progress}");
        progress = now;
        if steps % 100 == 1 {
            before_it_is_done(what);
        }
        steps += 1;
    }
    assert_eq!(number(what, "progress"), 1.0);
    // Further calls change nothing.
    assert_eq!(call(what, "build", &[]), Ok(true.into()));
    assert_eq!(number(what, "progress"), 1.0);
    steps
}

#[track_caller]
fn assert_not_ready(outcome: Result<JsValue, JsValue>) {
    let (thrown, code) = refused(outcome);
    assert_eq!(code, "NotReady", "{thrown:?}");
}

/// Returns a setup for each size of the database.
fn setups() -> [(&'static str, JsValue); 2] {
    let estimates = [["exact", "linear"], ["noisy", "sign"]];
    [
        (
            "six",
            setup(&four_against_four(), ["exact", "fewestPips"], &estimates),
        ),
        (
            "all",
            setup(
                &seven_against_eight(),
                ["oneSided"; 2],
                &[["pipCount", "steep"]],
            ),
        ),
    ]
}

#[wasm_bindgen_test]
fn databases_are_built_in_steps_and_not_ready_before() {
    for (reach, setup) in setups() {
        let patient = new_database(reach);
        let steps = build_in_steps(&patient, |database| {
            assert_eq!(get(database, "reach"), reach);
            assert_not_ready(construct("BearoffGame", &[database, &setup]));
        });
        assert!(steps > 500, "no steps, no test: {steps}");
        assert_eq!(get(&patient, "reach"), reach);
        // The database equals one that was built without checks in between.
        let games = [&patient, &database(reach)].map(|database| {
            let game = construct("BearoffGame", &[database, &setup]).unwrap();
            build(&game);
            to_json(&call_with_estimate(&game, "rollMap", 0))
        });
        assert_eq!(games[0], games[1]);
    }
}

#[wasm_bindgen_test]
fn games_are_prepared_in_steps_and_not_ready_before() {
    for (reach, setup) in setups() {
        let patient = new_game(&setup);
        let steps = build_in_steps(&patient, |game| {
            let zero = JsValue::from(0);
            let seed = JsValue::from("1");
            assert_not_ready(call(game, "rollMap", &[&zero]));
            assert_not_ready(call(game, "theory", &[&zero]));
            assert_not_ready(call(game, "funnel", &[&zero, &100.into()]));
            assert_not_ready(construct("BearoffRollout", &[game, &seed]));
            let many = [game, &seed, &10.into(), &10.into()];
            assert_not_ready(construct("ManyBearoffRollouts", &many));
        });
        if reach == "six" {
            assert!(steps > 10, "no steps, no test: {steps}");
        }
        let at_once = game(&setup);
        for method in ["rollMap", "theory"] {
            assert_eq!(
                to_json(&call_with_estimate(&patient, method, 0)),
                to_json(&call_with_estimate(&at_once, method, 0))
            );
        }
        let histories = [patient, at_once].map(|game| {
            let rollout = rollout(&game, "5");
            roll(&rollout, 200);
            columns(&call_with_estimate(&rollout, "history", 0), &HISTORY).concat()
        });
        assert_eq!(bits(&histories[0]), bits(&histories[1]));
    }
}

#[wasm_bindgen_test]
fn perfect_players_have_the_exact_chances() {
    for case in cases() {
        let exact = case.exact.percent();
        for (position, expected) in [
            (position(case.x, case.o, "x"), exact),
            // The chances are the same with the sides' names exchanged.
            (position(case.o, case.x, "o"), 100.0 - exact),
        ] {
            let estimates = EVALUATORS.map(|evaluator| [evaluator, "linear"]);
            let game = perfect_game(&position, &estimates);
            for estimate in 0..estimates.len() {
                let theory = call_with_estimate(&game, "theory", estimate);
                for chance in ["perfect", "plain.mean", "reduced.mean"] {
                    let chance = number(&theory, chance);
                    assert!((chance - expected).abs() < 1e-4, "{chance} {expected}");
                }
            }
            let evaluation = number(&call_with_estimate(&game, "rollMap", 0), "evaluation");
            assert!((evaluation - expected).abs() < 1e-4, "{evaluation}");
            let backwards = number(&call_with_estimate(&game, "rollMap", 4), "evaluation");
            assert!((backwards - (100.0 - expected)).abs() < 1e-4, "{backwards}");
        }
    }
}

#[wasm_bindgen_test]
fn worse_players_have_lower_chances() {
    let theory = |players| {
        let setup = setup(&four_against_four(), players, &[["exact", "linear"]]);
        call_with_estimate(&game(&setup), "theory", 0)
    };
    for player in ["backwards", "fewestPips"] {
        let [x, o] = [[player, "exact"], ["exact", player]].map(theory);
        let perfect = number(&x, "perfect");
        assert_eq!(number(&o, "perfect"), perfect);
        assert!(number(&x, "plain.mean") < perfect, "{player}");
        assert!(number(&o, "plain.mean") > perfect, "{player}");
    }
}

#[wasm_bindgen_test]
fn games_and_rollouts_outlive_their_sources() {
    let setup = setup(&four_against_four(), ["exact"; 2], &[["even", "linear"]]);
    let database = new_database("six");
    build(&database);
    let built = construct("BearoffGame", &[&database, &setup]).unwrap();
    call(&database, "free", &[]).unwrap();
    build(&built);
    let rolled = rollout(&built, "0x2a61");
    call(&built, "free", &[]).unwrap();
    roll(&rolled, 100);
    let other = rollout(&game(&setup), "0x2a61");
    roll(&other, 100);
    let statistics = |rollout: &JsValue| {
        let readout = call_with_estimate(rollout, "readout", 0);
        to_json(&readout) + &to_json(&record(rollout, 100, 0))
    };
    assert_eq!(statistics(&rolled), statistics(&other));
    // Freed objects throw.
    for (object, method) in [(&database, "build"), (&built, "rollMap")] {
        let thrown = call(object, method, &[&0.into()]).unwrap_err();
        assert!(wasm_bindgen::JsCast::is_instance_of::<js_sys::Error>(
            &thrown
        ));
    }
    assert!(call(&module(), "readPosition", &[&"IAAAPAAAAAAAAA".into()]).is_ok());
}
