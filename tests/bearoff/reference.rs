//! Four positions whose exact chances are known as fractions, and what GNU Backgammon makes of them. All seeds are
//! fixed: a bound that holds, holds for ever, and none was chosen after looking.

use std::sync::Arc;

use crate::common::bearoff::{PERFECT, evaluators, game, linear, position, six};
use crate::common::golden::{BearoffCase, GnubgFacts, GnubgRollouts};
use crate::common::slow_bearoff::{Slow, pips};
use crate::common::{golden, z_score};
use num_rational::BigRational;
use num_traits::ToPrimitive;
use rollout_lab::backgammon::bearoff_db::{Position, RESOLUTION};
use rollout_lab::backgammon::position_id::bearoff_id;
use rollout_lab::backgammon::position_id::bearoff_id::{position_id, xgid};
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{EvaluatorKind, PreparedGame, Rollout};
use rollout_lab::rollout::seed::Seed;

const GAMES: u64 = 1_000_000;

/// How far the whole-number chances of the core, in units of 2⁻²⁵, may be off. Each is rounded by up to half a unit,
/// 1.5e-8, and is a mean of others that are off already; every roll takes three pips or more, so that 36 pips a side are
/// at most 24 rolls: 3.6e-7. With exact luck a game returns the first of them + up to 24 such roundings more.
const EXACT: f64 = 1e-6;

fn cases() -> Vec<BearoffCase> {
    let cases = golden::bearoff().cases;
    assert_eq!(cases.len(), 4);
    cases
}

fn of(case: &BearoffCase) -> Position {
    position(case.x, case.o)
}

/// The fraction, 0..1.
fn truth(case: &BearoffCase) -> f64 {
    let whole = |text: &str| text.parse().unwrap();
    let exact = &case.exact;
    BigRational::new(whole(&exact.numerator), whole(&exact.denominator))
        .to_f64()
        .unwrap()
}

/// Perfect players; everybody measures their luck, the exact evaluator first.
fn perfect_game(case: &BearoffCase) -> Arc<PreparedGame> {
    let evaluators = evaluators();
    assert_eq!(evaluators[0], EvaluatorKind::Exact);
    game(of(case), [PERFECT; 2], linear(&evaluators))
}

#[test]
fn the_reference_agrees_with_itself() {
    for case in cases() {
        let win: f64 = case.exact.win.parse().unwrap();
        let equity: f64 = case.exact.equity.parse().unwrap();
        assert!((win - truth(&case)).abs() < 1e-15, "{}", case.name);
        assert!((equity - (2.0 * win - 1.0)).abs() < 1e-15, "{}", case.name);
    }
}

#[test]
fn ids_and_xgids_name_the_positions_both_ways() {
    for case in cases() {
        // An XGID says that the cube is in the middle.
        for (id, centred) in [(&case.gnubg_id, false), (&case.xgid, true)] {
            let reading = bearoff_id::parse(id).expect("a position");
            assert_eq!(reading.position, of(&case), "{}", case.name);
            let aside = rollout_lab::backgammon::position_id::IgnoredIdFields {
                centred,
                ..rollout_lab::backgammon::position_id::IgnoredIdFields::default()
            };
            assert_eq!(reading.ignored, aside, "{}", case.name);
        }
        assert_eq!(position_id(of(&case)), case.gnubg_id);
        assert_eq!(xgid(of(&case)), case.xgid);
    }
}

#[test]
fn exact_chances_are_the_fractions() {
    for case in cases() {
        let exact = |position| six().exact_chance(position).unwrap();
        let chance = exact(of(&case));
        assert!((chance - truth(&case)).abs() <= EXACT, "{}", case.name);
        // The same with the sides' names exchanged.
        let from_o = exact(of(&case).swapped().with_on_roll(Side::O));
        assert_eq!(from_o, 1.0 - chance, "{}", case.name);
    }
}

#[test]
fn all_exact_chances_up_to_six_checkers_are_those_of_plain_recursion() {
    let slow = Slow::new(6);
    assert_eq!(slow.points.len(), 924);
    let mut worst: f64 = 0.0;
    for mover in 1..924 {
        for other in 1..924 {
            let position = position(slow.points[mover], slow.points[other]);
            let chance = six().exact_chance(position).unwrap();
            worst = worst.max((chance - slow.chance(mover, other)).abs());
        }
    }
    println!("worst: {worst:e}");
    assert!(worst <= EXACT, "{worst:e}");
    assert_eq!(pips(slow.points[923]), 36);
}

#[test]
fn theory_of_perfect_play_is_the_fraction() {
    for case in cases() {
        let game = perfect_game(&case);
        let theory = game.theory().unwrap();
        let p = truth(&case);
        assert!((theory.perfect - 100.0 * p).abs() <= 100.0 * EXACT);
        assert!((theory.mean - 100.0 * p).abs() <= 100.0 * EXACT);
        // A game is won or lost: the variance is p (1 − p).
        let sd = 100.0 * (p * (1.0 - p)).sqrt();
        assert!((theory.plain_sd - sd).abs() <= 100.0 * EXACT);
        assert!(theory.estimates[0].reduced_sd <= RESOLUTION);
    }
}

#[test]
fn a_million_games_settle_on_the_fraction() {
    for (seed, case) in (1..).zip(cases()) {
        let p = 100.0 * truth(&case);
        let mut rollout = Rollout::new(perfect_game(&case), Seed::new(seed));
        assert_eq!(rollout.roll(GAMES), GAMES);
        let plain = rollout.point(0).plain;
        let off = plain.mean.unwrap() - p;
        z_score::assert_plausible(off, plain.se.unwrap(), &format!("{}, plain", case.name));
        for (estimate, evaluator) in evaluators().into_iter().enumerate() {
            let reduced = rollout.point(estimate).reduced;
            let (off, what) = (
                reduced.mean.unwrap() - p,
                format!("{}, {evaluator:?}", case.name),
            );
            // The one-sided database is exact where nobody has a choice, as in the article's position.
            let theory = rollout.sampler().theory().unwrap().estimates[estimate];
            if theory.reduced_sd <= RESOLUTION {
                assert!(off.abs() <= 100.0 * EXACT, "{what}: {off:e}");
                assert!(reduced.sd.unwrap() <= RESOLUTION);
                assert_eq!(rollout.equivalent_games(estimate), None);
            } else {
                z_score::assert_plausible(off, reduced.se.unwrap(), &what);
            }
        }
    }
}

/// Fails unless each of so many games of every case returns the exact value, and so do the first `recorded` when they are played
/// again.
fn assert_every_game_exact(recorded: u64, games: u64) {
    for (seed, case) in (1..).zip(cases()) {
        let p = 100.0 * truth(&case);
        let game = game(of(&case), [PERFECT; 2], linear(&[EvaluatorKind::Exact]));
        let mut rollout = Rollout::new(game, Seed::new(seed));
        for k in 0..recorded {
            let reduced = rollout.record(k, 0).reduced;
            assert!((reduced - p).abs() <= 100.0 * EXACT, "game {k}: {reduced}");
        }
        // All of the rollout, from how each game moves its sum. The sum of what is off stays below 10⁶ × 1e-4 points,
        // and is known to 10⁶ × the rounding of a mean near 50, 7e-15.
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
fn with_exact_luck_and_perfect_play_every_single_game_returns_the_exact_value() {
    assert_every_game_exact(2_000, GAMES / 10);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn with_exact_luck_and_perfect_play_each_of_a_million_games_returns_the_exact_value() {
    assert_every_game_exact(10_000, GAMES);
}

// GNU Backgammon.

/// Fails unless the mean of 30 rollouts is `p` within 4.5 of its standard errors.
fn assert_near(rollouts: &GnubgRollouts, p: f64, what: &str) {
    let se = rollouts.se_of_one / 30.0_f64.sqrt();
    let z = (rollouts.mean_of_30 - p) / se;
    println!("{what}: z = {z:.2}");
    assert!(z.abs() <= 4.5, "{what}: z = {z}");
}

#[test]
fn gnu_backgammons_database_says_the_same() {
    // It keeps 16 bits: steps of 1.5e-5.
    for case in cases() {
        let chance = six().exact_chance(of(&case)).unwrap();
        let facts = &case.gnubg_exact_db;
        assert!((facts.static_win - chance).abs() <= 2e-5, "{}", case.name);
        // Its reduced rollouts with that database hardly spread (1e-6 of one's standard error is all that its output
        // can show), but its luck has the database's rounding.
        let reduced = &facts.reduced_1296;
        assert!(reduced.se_of_one <= 1e-6, "{}", case.name);
        assert!((reduced.mean_of_30 - chance).abs() <= 2e-5);
    }
}

#[test]
fn gnu_backgammons_plain_rollouts_settle_and_spread_as_ours() {
    for case in cases() {
        let game = perfect_game(&case);
        let theory = game.theory().unwrap();
        let (p, sd) = (theory.mean / 100.0, theory.plain_sd / 100.0);
        let rollouts = &case.gnubg_exact_db.plain_1296;
        assert_near(rollouts, p, &case.name);
        // Its standard error is that of the wins it counted, √(q (1 − q) / 1296) for a share q: 4.5 standard errors of
        // q move √(q (1 − q)) by that × |1 − 2p| / 2√(p (1 − p)) and, of the second order, a little more.
        let error = 4.5 * sd / 36.0;
        let bound = error * (1.0 - 2.0 * p).abs() / (2.0 * sd) + error * error / sd;
        let their_sd = rollouts.se_of_one * 36.0;
        assert!((their_sd - sd).abs() <= bound, "{}: {their_sd}", case.name);
    }
}

#[test]
fn gnu_backgammons_net_lands_on_the_truth_where_it_makes_the_same_plays() {
    // With the net alone it misplays now and then, so that its rollouts settle on those players' value. Where its plain
    // rollouts, of the same dice, are those with the database to the last digit, it made the same plays: then even
    // luck that the net measured ten points wrong leaves the mean alone.
    let mut compared = Vec::new();
    for case in cases() {
        let of = |facts: &GnubgFacts| facts.plain_1296.mean_of_30;
        if of(&case.gnubg_race_net) == of(&case.gnubg_exact_db) {
            assert_near(&case.gnubg_race_net.reduced_1296, truth(&case), &case.name);
            let wrong = (case.gnubg_race_net.static_win - truth(&case)).abs();
            compared.push((case.name, wrong));
        }
    }
    assert_eq!(compared.len(), 2, "{compared:?}");
    assert!(
        compared.iter().any(|&(_, wrong)| wrong > 0.1),
        "{compared:?}"
    );
}
