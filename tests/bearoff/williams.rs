//! Jim Williams's sums (*Proposed algorithm for roll outs*, rec.games.backgammon, June 1997): the
//! evaluation at the start plus disparities. They equal reduced results with all mistakes, as the
//! evaluator sees them, credited back.

use crate::common::bearoff::{
    PERFECT, PLAYERS, WORST, evaluators, four_against_four, game, game_at, linear, on_all_scales,
};
use crate::common::z_score;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::{EvaluatorKind, Player, Rollout};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::summary::Summary;

/// The rounding error of a sum of about twenty numbers of at most 200, each rounded once.
const ROUNDING: f64 = 1e-10;

/// The largest error of exact chances in percentage points; `reference.rs` derives it.
const EXACT: f64 = 1e-4;

#[test]
fn williams_sums_equal_reduced_results_plus_mistakes() {
    let estimates = on_all_scales(&evaluators());
    let mut credited = 0;
    for players in [[PERFECT; 2], [Player::FewestPips; 2], [WORST, PERFECT]] {
        let first = game(four_against_four(), players, estimates.clone());
        for side in [Side::X, Side::O] {
            let game = game_at(&first, four_against_four().with_on_roll(side));
            let rollout = Rollout::new(game.clone(), Seed::new(6));
            for (number, estimate) in estimates.iter().enumerate() {
                let start = game.evaluation(number);
                for k in 0..50 {
                    let record = rollout.record(k, number);
                    let Some(williams) = record.williams else {
                        assert_eq!(estimate.evaluator, EvaluatorKind::Backwards);
                        assert!(record.turns.iter().all(|turn| turn.disparity.is_none()));
                        continue;
                    };
                    assert_ne!(estimate.evaluator, EvaluatorKind::Backwards);
                    let disparities: f64 =
                        record.turns.iter().filter_map(|turn| turn.disparity).sum();
                    assert!((start + disparities - williams).abs() <= ROUNDING);
                    let lost: f64 = record.turns.iter().map(|turn| turn.lost).sum();
                    let luck: f64 = record.turns.iter().map(|turn| turn.luck).sum();
                    assert!((record.result - luck - record.reduced).abs() <= ROUNDING);
                    assert!(
                        (williams - record.reduced - lost).abs() <= ROUNDING,
                        "{k} {estimate:?}"
                    );
                    credited += usize::from(lost != 0.0);
                }
            }
        }
    }
    assert!(credited > 1000, "{credited}");
}

#[test]
fn williams_sums_equal_reduced_results_if_players_follow_the_evaluator() {
    for evaluator in evaluators()
        .into_iter()
        .filter(|evaluator| !evaluator.is_reversed())
    {
        let estimates = on_all_scales(&[evaluator]);
        let game = game(
            four_against_four(),
            [Player::Evaluator(evaluator); 2],
            estimates.clone(),
        );
        let mut rollout = Rollout::new(game.clone(), Seed::new(7));
        for (number, estimate) in estimates.iter().enumerate() {
            for k in 0..200 {
                let record = rollout.record(k, number);
                assert_eq!(record.williams, Some(record.reduced), "{k} {estimate:?}");
                assert!(record.turns.iter().all(|turn| turn.after == turn.best));
            }
        }
        rollout.roll(1000);
        for (number, theory) in game.theory().unwrap().estimates.iter().enumerate() {
            let point = rollout.point(number);
            let numbers = |summary: Summary| (summary.games, summary.mean, summary.sd, summary.se);
            assert_eq!(point.williams.map(numbers), Some(numbers(point.reduced)));
            // So the sums are unbiased for these players, who need not be perfect.
            let mean = game.theory().unwrap().mean;
            assert!(
                (theory.williams.unwrap() - mean).abs() <= ROUNDING,
                "{evaluator:?}"
            );
        }
    }
}

#[test]
fn exact_williams_sums_settle_at_perfect_play_for_all_players() {
    // 9,406,198,434,961 / 14,281,868,906,496, from the reference file.
    let perfect = 65.861_117_312_753_53;
    let estimates = linear(&[EvaluatorKind::Exact]);
    let one_sided = Player::Evaluator(EvaluatorKind::OneSided);
    for (players, errs) in [
        ([PERFECT; 2], false),
        ([Player::FewestPips; 2], true),
        ([WORST; 2], true),
        ([one_sided, Player::FewestPips], true),
    ] {
        let game = game(four_against_four(), players, estimates.clone());
        let theory = game.theory().unwrap();
        assert!((theory.perfect - perfect).abs() <= EXACT);
        let williams = theory.estimates[0].williams.unwrap();
        assert!(
            (williams - perfect).abs() <= EXACT,
            "{players:?}: {williams}"
        );
        assert_eq!(
            (theory.mean - perfect).abs() > 0.1,
            errs,
            "{players:?}: {}",
            theory.mean
        );
        // Every game returns this value, because disparities of the exact evaluator are 0.
        let mut rollout = Rollout::new(game, Seed::new(8));
        rollout.roll(10_000);
        let williams = rollout.point(0).williams.unwrap();
        assert!((williams.mean.unwrap() - perfect).abs() <= EXACT && williams.sd.unwrap() <= EXACT);
    }
}

#[test]
fn inexact_williams_sums_have_the_bias_that_theory_predicts() {
    let all = evaluators();
    let [_, one_sided, pip_count, even, _, _, noisy] = all;
    let inexact = [one_sided, pip_count, even, noisy];
    // Players and evaluators without mistakes in the evaluator's view. Here the one-sided evaluator
    // prefers the perfect plays, and the pip count those of fewest pips. The even evaluator sees a
    // mistake only in not ending a game.
    let unbiased = [
        (PERFECT, one_sided),
        (PERFECT, even),
        (Player::FewestPips, pip_count),
        (Player::FewestPips, even),
    ];
    for (seed, player) in (1..).zip(PLAYERS) {
        let game = game(four_against_four(), [player; 2], linear(&inexact));
        let mut rollout = Rollout::new(game.clone(), Seed::new(seed));
        rollout.roll(200_000);
        let theory = game.theory().unwrap();
        for (number, &evaluator) in inexact.iter().enumerate() {
            let expected = theory.estimates[number].williams.unwrap();
            let bias = expected - theory.mean;
            let label = format!("{evaluator:?}, {player:?}, bias {bias:.5}");
            let williams = rollout.point(number).williams.unwrap();
            let (mean, se) = (williams.mean.unwrap(), williams.se.unwrap());
            z_score::assert_plausible(mean - expected, se, &label);
            if unbiased.contains(&(player, evaluator)) {
                assert!(bias.abs() <= ROUNDING, "{label}");
            } else {
                assert!(bias.abs() > 1e-3, "{label}");
            }
            // The players make no mistakes, and yet 200,000 games reveal the bias.
            if player == PERFECT && evaluator == noisy {
                assert!((mean - theory.mean).abs() > 10.0 * se, "{label}");
            }
        }
    }
}

#[test]
fn backwards_evaluator_has_no_williams_sums() {
    let game = game(
        four_against_four(),
        [PERFECT; 2],
        linear(&[EvaluatorKind::Backwards]),
    );
    assert_eq!(game.theory().unwrap().estimates[0].williams, None);
    let mut rollout = Rollout::new(game, Seed::new(9));
    rollout.roll(100);
    assert_eq!(rollout.point(0).williams, None);
    assert_eq!(
        rollout
            .history(0)
            .filter(|point| point.williams.is_some())
            .count(),
        0
    );
    assert_eq!(rollout.record(0, 0).williams, None);
}
