//! Four positions whose chances are known as exact fractions and from GNU Backgammon.

use std::sync::Arc;

use crate::common::bearoff::{PERFECT, evaluators, game, linear, position, small_database};
use crate::common::golden::{BearoffCase, GnubgFacts, GnubgRollouts};
use crate::common::slow_bearoff::{Slow, pips};
use crate::common::{golden, z_score};
use num_rational::BigRational;
use num_traits::ToPrimitive;
use rollout_lab::backgammon::bearoff_db::{Position, RESOLUTION};
use rollout_lab::backgammon::position_id::bearoff_id::{position_id, xgid};
use rollout_lab::backgammon::position_id::{IgnoredIdFields, bearoff_id};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{EvaluatorKind, PreparedGame, Rollout};
use rollout_lab::rollout::seed::Seed;

const GAMES: u64 = 1_000_000;

/// The largest error of the core's chances, which are multiples of 2⁻²⁵.
///
/// Each chance is rounded by up to half a unit, 1.5e-8, and is a mean of other rounded chances. A
/// roll takes at least three pips, so 36 pips a side are at most 24 rolls: 3.6e-7. With exact luck
/// a game returns the first chance plus up to 24 more roundings.
const EXACT: f64 = 1e-6;

/// Returns the four positions of `bearoff.json`.
fn cases() -> Vec<BearoffCase> {
    let cases = golden::bearoff().cases;
    assert_eq!(cases.len(), 4);
    cases
}

/// Returns the position of a case.
fn position_of(case: &BearoffCase) -> Position {
    position(case.x, case.o)
}

/// Returns the exact chance as a float, 0..1.
fn truth(case: &BearoffCase) -> f64 {
    let integer = |text: &str| text.parse().unwrap();
    let exact = &case.exact;
    BigRational::new(integer(&exact.numerator), integer(&exact.denominator))
        .to_f64()
        .unwrap()
}

/// Prepares a game of perfect players with all evaluators on the linear scale, the exact one first.
fn perfect_game(case: &BearoffCase) -> Arc<PreparedGame> {
    let evaluators = evaluators();
    assert_eq!(evaluators[0], EvaluatorKind::Exact);
    game(position_of(case), [PERFECT; 2], linear(&evaluators))
}

#[test]
fn reference_is_consistent() {
    for case in cases() {
        let win: f64 = case.exact.win.parse().unwrap();
        let equity: f64 = case.exact.equity.parse().unwrap();
        assert!((win - truth(&case)).abs() < 1e-15, "{}", case.name);
        assert!((equity - (2.0 * win - 1.0)).abs() < 1e-15, "{}", case.name);
    }
}

#[test]
fn ids_and_xgids_are_written_and_parsed() {
    for case in cases() {
        // An XGID says that the cube is centred.
        for (id, centred) in [(&case.gnubg_id, false), (&case.xgid, true)] {
            let reading = bearoff_id::parse(id).expect("a position");
            assert_eq!(reading.position, position_of(&case), "{}", case.name);
            let ignored = IgnoredIdFields {
                centred,
                ..IgnoredIdFields::default()
            };
            assert_eq!(reading.ignored, ignored, "{}", case.name);
        }
        assert_eq!(position_id(position_of(&case)), case.gnubg_id);
        assert_eq!(xgid(position_of(&case)), case.xgid);
    }
}

#[test]
fn exact_chances_match_the_fractions() {
    for case in cases() {
        let exact = |position| small_database().exact_chance(position).unwrap();
        let chance = exact(position_of(&case));
        assert!((chance - truth(&case)).abs() <= EXACT, "{}", case.name);
        // With the colours swapped, the other side has this chance.
        let from_o = exact(position_of(&case).swapped().with_on_roll(Side::O));
        assert_eq!(from_o, 1.0 - chance, "{}", case.name);
    }
}

#[test]
fn exact_chances_match_plain_recursion_at_all_positions() {
    let slow = Slow::new(6);
    assert_eq!(slow.points.len(), 924);
    let mut worst: f64 = 0.0;
    for mover in 1..924 {
        for other in 1..924 {
            let position = position(slow.points[mover], slow.points[other]);
            let chance = small_database().exact_chance(position).unwrap();
            worst = worst.max((chance - slow.chance(mover, other)).abs());
        }
    }
    println!("worst: {worst:e}");
    assert!(worst <= EXACT, "{worst:e}");
    assert_eq!(pips(slow.points[923]), 36);
}

#[test]
fn theory_of_perfect_play_matches_the_fraction() {
    for case in cases() {
        let game = perfect_game(&case);
        let theory = game.theory().unwrap();
        let p = truth(&case);
        assert!((theory.perfect - 100.0 * p).abs() <= 100.0 * EXACT);
        assert!((theory.mean - 100.0 * p).abs() <= 100.0 * EXACT);
        // A game is won or lost, so its variance is p(1 − p).
        let sd = 100.0 * (p * (1.0 - p)).sqrt();
        assert!((theory.plain_sd - sd).abs() <= 100.0 * EXACT);
        assert!(theory.estimates[0].reduced_sd <= RESOLUTION);
    }
}

#[test]
fn a_million_games_settle_at_the_fraction() {
    for (seed, case) in (1..).zip(cases()) {
        let p = 100.0 * truth(&case);
        let mut rollout = Rollout::new(perfect_game(&case), Seed::new(seed));
        assert_eq!(rollout.roll(GAMES), GAMES);
        let plain = rollout.point(0).plain;
        let error = plain.mean.unwrap() - p;
        z_score::assert_plausible(error, plain.se.unwrap(), &format!("{}, plain", case.name));
        for (estimate, evaluator) in evaluators().into_iter().enumerate() {
            let reduced = rollout.point(estimate).reduced;
            let (error, label) = (
                reduced.mean.unwrap() - p,
                format!("{}, {evaluator:?}", case.name),
            );
            // The one-sided database is exact where no player has a choice, as in the article's
            // position.
            let theory = rollout.sampler().theory().unwrap().estimates[estimate];
            if theory.reduced_sd <= RESOLUTION {
                assert!(error.abs() <= 100.0 * EXACT, "{label}: {error:e}");
                assert!(reduced.sd.unwrap() <= RESOLUTION);
                assert_eq!(rollout.equivalent_games(estimate), None);
            } else {
                z_score::assert_plausible(error, reduced.se.unwrap(), &label);
            }
        }
    }
}

/// Asserts that each of the first `games` games of every case returns the exact value, and so do
/// the records of the first `recorded` games.
fn assert_every_game_exact(recorded: u64, games: u64) {
    for (seed, case) in (1..).zip(cases()) {
        let p = 100.0 * truth(&case);
        let game = game(
            position_of(&case),
            [PERFECT; 2],
            linear(&[EvaluatorKind::Exact]),
        );
        let mut rollout = Rollout::new(game, Seed::new(seed));
        for k in 0..recorded {
            let reduced = rollout.record(k, 0).reduced;
            assert!((reduced - p).abs() <= 100.0 * EXACT, "game {k}: {reduced}");
        }
        // Each game of the rollout is known from the change of the sum of errors. This sum stays
        // below 10⁶ × 1e-4 points. It is precise to 10⁶ × 7e-15, the rounding of a mean near 50.
        let mut sum = 0.0;
        for k in 0..games {
            rollout.roll(1);
            let next = (rollout.point(0).reduced.mean.unwrap() - p) * (k + 1) as f64;
            assert!(
                (next - sum).abs() <= 100.0 * EXACT,
                "game {k}: {}",
                next - sum
            );
            sum = next;
        }
        assert!(sum.abs() / games as f64 <= 100.0 * EXACT);
    }
}

#[test]
fn with_exact_luck_and_perfect_play_every_game_returns_the_exact_value() {
    assert_every_game_exact(2_000, GAMES / 10);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn with_exact_luck_and_perfect_play_each_of_a_million_games_returns_the_exact_value() {
    assert_every_game_exact(10_000, GAMES);
}

/// Asserts that the mean of GNU Backgammon's 30 rollouts is within 4.5 standard errors of `p`.
fn assert_near(rollouts: &GnubgRollouts, p: f64, label: &str) {
    let se = rollouts.se_of_one / 30.0_f64.sqrt();
    let z = (rollouts.mean_of_30 - p) / se;
    println!("{label}: z = {z:.2}");
    assert!(z.abs() <= 4.5, "{label}: z = {z}");
}

#[test]
fn gnu_backgammons_database_agrees() {
    // Its chances have 16 bits: steps of 1.5e-5.
    for case in cases() {
        let chance = small_database().exact_chance(position_of(&case)).unwrap();
        let facts = &case.gnubg_exact_db;
        assert!((facts.static_win - chance).abs() <= 2e-5, "{}", case.name);
        // Its reduced rollouts with that database hardly spread: their standard error is at most
        // the smallest that its output shows, 1e-6. Their luck has the rounding of the database.
        let reduced = &facts.reduced_1296;
        assert!(reduced.se_of_one <= 1e-6, "{}", case.name);
        assert!((reduced.mean_of_30 - chance).abs() <= 2e-5);
    }
}

#[test]
fn gnu_backgammons_plain_rollouts_have_the_same_mean_and_spread() {
    for case in cases() {
        let game = perfect_game(&case);
        let theory = game.theory().unwrap();
        let (p, sd) = (theory.mean / 100.0, theory.plain_sd / 100.0);
        let rollouts = &case.gnubg_exact_db.plain_1296;
        assert_near(rollouts, p, &case.name);
        // Its standard error is √(q(1 − q)/1296), where q is the share of wins that it counted. A
        // change of q by 4.5 standard errors changes √(q(1 − q)) by that × |1 − 2p| / 2√(p(1 − p)),
        // plus a small term of second order.
        let error = 4.5 * sd / 36.0;
        let bound = error * (1.0 - 2.0 * p).abs() / (2.0 * sd) + error * error / sd;
        let their_sd = rollouts.se_of_one * 36.0;
        assert!((their_sd - sd).abs() <= bound, "{}: {their_sd}", case.name);
    }
}

#[test]
fn gnu_backgammons_wrong_net_is_unbiased_where_it_plays_perfectly() {
    // With the net alone it sometimes misplays, so its rollouts settle at the value of its own
    // game. The net made the same plays where its plain rollouts, with the same dice, equal those
    // of the database to the last digit. There even luck from a net that is ten points wrong does
    // not bias the mean.
    let mut compared = Vec::new();
    for case in cases() {
        let plain_mean = |facts: &GnubgFacts| facts.plain_1296.mean_of_30;
        if plain_mean(&case.gnubg_race_net) == plain_mean(&case.gnubg_exact_db) {
            assert_near(&case.gnubg_race_net.reduced_1296, truth(&case), &case.name);
            let error = (case.gnubg_race_net.static_win - truth(&case)).abs();
            compared.push((case.name, error));
        }
    }
    assert_eq!(compared.len(), 2, "{compared:?}");
    assert!(
        compared.iter().any(|&(_, error)| error > 0.1),
        "{compared:?}"
    );
}
