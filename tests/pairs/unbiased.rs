//! Rollouts of pairs of games after two plays of a roll: means, spreads and single records, for
//! couplings with and without bias.

use crate::common::bearoff::{checkers, position};
use crate::common::pairs::{
    all_off, decision, prepare, prepare_with_exact, rollout, setup, six_against_six,
    swapped_decision, three_against_three,
};
use crate::common::z_score::assert_plausible;
use rollout_lab::backgammon::bearoff_db::RESOLUTION;
use rollout_lab::labs::bearoff::EvaluatorKind;
use rollout_lab::labs::pairs::{Decision, LegalPlays, PairsSetup};
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::pairs::{Coupling, IllegalPlay, PlayAb};
use rollout_lab::stats::summary::Summary;

const PAIRS: u64 = 1_000_000;

/// Iterates over the couplings in which B's dice are fair.
fn unbiased_couplings() -> impl Iterator<Item = Coupling> {
    Coupling::ALL
        .into_iter()
        .filter(|coupling| coupling.is_unbiased())
}

#[test]
fn means_and_spreads_are_the_exact_ones() {
    // Each measured standard deviation must be within 1% of the exact one. With rotated first rolls
    // it is the standard deviation of 27,777 sums of 36, which are nearly normal. Its own standard
    // error is 1/√(2 × 27,777) = 0.42%, and the bound is four of these.
    for (decision, seed) in [(three_against_three(), 1), (six_against_six(), 2)] {
        for ranking in [EvaluatorKind::Exact, EvaluatorKind::PipCount] {
            for rotation in [false, true] {
                let setup = PairsSetup {
                    ranking,
                    rotation,
                    ..setup(decision, EvaluatorKind::PipCount)
                };
                let pairs = prepare_with_exact(setup);
                let [a, b] = pairs.chances().unwrap();
                let mut rollout = rollout(&pairs, seed);
                rollout.roll(PAIRS);
                let bound = if rotation { 4.0 * 0.0042 } else { 0.01 };
                for coupling in Coupling::ALL {
                    for reduced in [false, true] {
                        let label = format!("{ranking:?} {rotation} {coupling:?} {reduced}");
                        let point = rollout.point(coupling, reduced);
                        let Summary { mean, sd, se, .. } = point.difference;
                        let (mean, sd, se) = (mean.unwrap(), sd.unwrap(), se.unwrap());
                        let exact = pairs.exact_difference(coupling, reduced);
                        match exact {
                            // Nearest luck can leave no spread and a wrong mean.
                            Some(exact) if exact.sd == 0.0 => {
                                assert!(sd < RESOLUTION && (mean - exact.mean).abs() < 1e-6);
                            }
                            Some(exact) => {
                                assert_plausible(mean - exact.mean, se, &label);
                                assert!((sd / exact.sd - 1.0).abs() < bound, "{label}: {sd}");
                            }
                            None => {}
                        }
                        if coupling.is_unbiased() {
                            assert_plausible(mean - (a - b), se, &label);
                        }
                        assert_plausible(point.a.mean.unwrap() - a, point.a.se.unwrap(), &label);
                    }
                }
            }
        }
    }
}

#[test]
fn with_exact_luck_every_fair_pair_returns_the_exact_difference() {
    let pairs = prepare(setup(six_against_six(), EvaluatorKind::Exact));
    let [a, b] = pairs.chances().unwrap();
    let mut rollout = rollout(&pairs, 3);
    rollout.roll(10_000);
    for coupling in unbiased_couplings() {
        let difference = rollout.point(coupling, true).difference;
        assert!((difference.mean.unwrap() - (a - b)).abs() < RESOLUTION);
        assert!(difference.sd.unwrap() < RESOLUTION);
        for [_, _, reduced_a, reduced_b] in rollout.results(coupling, 0, 1000) {
            assert!((reduced_a - reduced_b - (a - b)).abs() < 10.0 * RESOLUTION);
        }
    }
}

#[test]
fn theory_and_readout_follow_from_the_exact_spreads() {
    let setup = PairsSetup {
        rotation: true,
        ..setup(three_against_three(), EvaluatorKind::PipCount)
    };
    let pairs = prepare_with_exact(setup);
    let [a, b] = pairs.chances().unwrap();
    let mut rollout = rollout(&pairs, 4);
    // A block has 36 pairs, so 30 blocks are 1080 pairs.
    assert_eq!(rollout.reliable_from(), 1080);
    rollout.roll(900);
    for coupling in Coupling::ALL {
        let theory = pairs.theory(coupling).unwrap();
        assert_eq!(theory.truth, a - b);
        for (reduced, limit) in [(false, theory.plain), (true, theory.reduced)] {
            let exact = pairs.exact_difference(coupling, reduced).unwrap();
            assert_eq!((limit.mean, limit.sd), (exact.mean, exact.sd));
            let bias = if coupling.is_unbiased() {
                0.0
            } else {
                exact.mean - (a - b)
            };
            assert_eq!(limit.bias, bias, "{coupling:?}");
        }
        // √900 = 30.
        let errors = rollout.expected_errors(coupling);
        assert_eq!(errors.plain, Some(theory.plain.sd / 30.0));
        assert_eq!(errors.reduced, Some(theory.reduced.sd / 30.0));
        let average = rollout.average(coupling);
        let [plain, reduced] = [false, true].map(|reduced| rollout.point(coupling, reduced));
        assert_eq!(average.plain, plain.difference);
        assert_eq!(average.reduced, reduced.difference);
        let [plain, reduced] =
            [average.plain, average.reduced].map(|summary| summary.mean.unwrap());
        assert_eq!(average.luck, Some(plain - reduced));
        assert_eq!(rollout.average_history(coupling).last(), Some(average));
    }
}

#[test]
fn nearest_luck_biases_the_difference() {
    // Plain and reduced means are more than 4 standard errors away from the truth. Fair dice are
    // that far away once in 16,000.
    let pairs = prepare(setup(six_against_six(), EvaluatorKind::PipCount));
    let [a, b] = pairs.chances().unwrap();
    let mut rollout = rollout(&pairs, 4);
    rollout.roll(100_000);
    for reduced in [false, true] {
        let difference = rollout.point(Coupling::Nearest, reduced).difference;
        let bias = difference.mean.unwrap() - (a - b);
        assert!(bias.abs() > 4.0 * difference.se.unwrap(), "{bias}");
    }
}

#[test]
fn records_of_pairs_add_up_to_the_rollout() {
    for rotation in [false, true] {
        let setup = PairsSetup {
            rotation,
            ..setup(six_against_six(), EvaluatorKind::PipCount)
        };
        let mut rollout = rollout(&prepare(setup), 5);
        rollout.roll(200);
        for coupling in Coupling::ALL {
            let results = rollout.results(coupling, 0, 200);
            let mut sums = [0.0; 3];
            for (k, [a, b, reduced_a, reduced_b]) in (0..).zip(results) {
                // Rollouts may take precomputed paths. Records play every roll.
                let record = rollout.record(k, coupling);
                assert_eq!([record.arms[0].result, record.arms[1].result], [a, b]);
                assert_eq!(
                    [record.arms[0].reduced, record.arms[1].reduced],
                    [reduced_a, reduced_b]
                );
                assert_eq!(record.result, a - b);
                let last = record.steps.last().unwrap().luck_so_far;
                assert_eq!(last, record.luck);
                assert!((record.result - record.luck - record.reduced).abs() < 1e-9);
                for (sum, value) in sums.iter_mut().zip([record.result, record.reduced, a]) {
                    *sum += value / 200.0;
                }
            }
            let means = [
                rollout.point(coupling, false).difference.mean,
                rollout.point(coupling, true).difference.mean,
                rollout.point(coupling, false).a.mean,
            ];
            for (mean, sum) in means.into_iter().zip(sums) {
                assert!((mean.unwrap() - sum).abs() < 1e-9, "{coupling:?}");
            }
            let outcomes = rollout.outcomes(coupling);
            let wins = outcomes.both + outcomes.only_a;
            assert_eq!(
                wins as f64 / 2.0,
                rollout.point(coupling, false).a.mean.unwrap()
            );
            assert_eq!(wins + outcomes.only_b + outcomes.neither, 200);
        }
    }
}

#[test]
fn same_dice_are_equal_and_ranked_rolls_have_equal_ranks() {
    let rollout = rollout(
        &prepare(setup(six_against_six(), EvaluatorKind::PipCount)),
        6,
    );
    let (mut equal_pips, mut different_pips) = (0, 0);
    for k in 0..100 {
        for step in rollout.record(k, Coupling::Same).steps {
            if let [Some(a), Some(b)] = step.turns {
                assert_eq!(a.turn.roll.dice(), b.turn.roll.dice());
            }
        }
        for step in rollout.record(k, Coupling::Ranked).steps {
            if let [Some(a), Some(b)] = step.turns {
                assert_eq!(a.rank, b.rank);
                for turn in [&a, &b] {
                    assert!((turn.tied_ranks.0..=turn.tied_ranks.1).contains(&turn.rank));
                }
                if a.turn.roll.pips() == b.turn.roll.pips() {
                    equal_pips += 1;
                } else {
                    different_pips += 1;
                }
            }
        }
    }
    // Rolls of equal rank must sometimes differ, or the test shows nothing.
    assert!(
        equal_pips > 50 && different_pips > 50,
        "{equal_pips} {different_pips}"
    );
}

#[test]
fn the_longer_game_of_a_pair_continues_alone() {
    let rollout = rollout(
        &prepare(setup(six_against_six(), EvaluatorKind::PipCount)),
        7,
    );
    for coupling in Coupling::ALL {
        let mut alone = [0, 0];
        for k in 0..200 {
            let record = rollout.record(k, coupling);
            for arm in [0, 1] {
                let turns: Vec<bool> = record
                    .steps
                    .iter()
                    .map(|step| step.turns[arm].is_some())
                    .collect();
                let length = turns
                    .iter()
                    .position(|has_turn| !has_turn)
                    .unwrap_or(turns.len());
                // A game that is over has no later turns. Steps end with the longer game.
                assert!(turns[length..].iter().all(|has_turn| !has_turn));
                alone[1 - arm] += turns.len() - length;
            }
        }
        // With nearest luck both games may always end together.
        assert!(
            coupling == Coupling::Nearest || alone.iter().all(|&turns| turns > 0),
            "{alone:?}"
        );
    }
}

#[test]
fn swapping_the_colours_changes_no_statistics() {
    let blue = setup(three_against_three(), EvaluatorKind::PipCount);
    let white = PairsSetup {
        decision: swapped_decision(three_against_three()),
        ..blue
    };
    let [mut blue, mut white] = [blue, white].map(|setup| rollout(&prepare_with_exact(setup), 8));
    for rollout in [&mut blue, &mut white] {
        rollout.roll(1000);
    }
    assert_eq!(blue.pairs().chances(), white.pairs().chances());
    for coupling in Coupling::ALL {
        for reduced in [false, true] {
            assert_eq!(
                blue.point(coupling, reduced),
                white.point(coupling, reduced)
            );
            assert_eq!(
                blue.worth(coupling, reduced),
                white.worth(coupling, reduced)
            );
        }
    }
}

#[test]
fn a_play_differs_from_itself_only_by_dice() {
    let decision = decision(
        [0, 0, 0, 1, 1, 1],
        [0, 1, 1, 1, 0, 0],
        (4, 3),
        [[0, 0, 1, 0, 1, 0]; 2],
    );
    let mut rollout = rollout(
        &prepare_with_exact(setup(decision, EvaluatorKind::PipCount)),
        9,
    );
    rollout.roll(1000);
    for coupling in [Coupling::Same, Coupling::Ranked] {
        for reduced in [false, true] {
            let point = rollout.point(coupling, reduced);
            let exact = rollout.pairs().exact_difference(coupling, reduced).unwrap();
            if coupling == Coupling::Same {
                assert_eq!(
                    (point.difference.mean, point.difference.sd),
                    (Some(0.0), Some(0.0))
                );
                assert_eq!(point.correlation(), Some(1.0));
            }
            assert!(exact.mean.abs() < 1e-9);
            assert_eq!(
                rollout.pairs().exact_worth(coupling, reduced).pairs_needed,
                None
            );
        }
    }
    assert!(
        rollout
            .point(Coupling::Independent, false)
            .difference
            .sd
            .unwrap()
            > 60.0
    );
}

#[test]
fn a_play_that_ends_the_game_wins_every_pair() {
    let mut rollout = rollout(
        &prepare_with_exact(setup(all_off(), EvaluatorKind::PipCount)),
        10,
    );
    rollout.roll(100);
    for coupling in Coupling::ALL {
        let point = rollout.point(coupling, true);
        assert_eq!((point.a.mean, point.b.mean), (Some(100.0), Some(100.0)));
        assert_eq!(
            (point.difference.sd, point.correlation()),
            (Some(0.0), None)
        );
        assert!(rollout.record(0, coupling).steps.is_empty());
    }
    assert_eq!(rollout.verdict(), None);
}

#[test]
fn plays_that_the_roll_does_not_allow_are_refused() {
    let position = position([0, 0, 0, 1, 1, 1], [0, 1, 1, 1, 0, 0]);
    let roll = Roll::new(4, 3).unwrap();
    let legal = [0, 0, 1, 0, 1, 0];
    let off = [0; 6];
    for (plays, illegal) in [([off, legal], PlayAb::A), ([legal, off], PlayAb::B)] {
        let refused = Decision::new(position, roll, plays.map(checkers));
        assert_eq!(refused, Err(IllegalPlay { play: illegal }));
    }
}

#[test]
fn legal_plays_are_listed_with_their_exact_values() {
    // The reference file's chances of A and B in 3v3_43.
    let decision = three_against_three();
    let plays = LegalPlays::new(
        &crate::common::bearoff::small_database(),
        decision.position(),
        decision.roll(),
    );
    let plays = plays.unwrap();
    assert!(plays.exact);
    let value = |after| {
        plays
            .plays
            .iter()
            .find(|play| play.after == after)
            .unwrap()
            .value
    };
    let [a, b] = decision.after().map(value);
    assert!((a - 37.478_566_529_492_5).abs() < 1e-5, "{a}");
    assert!((b - 35.144_461_591_220_8).abs() < 1e-5, "{b}");
    assert_eq!(plays.plays[0].lost, 0.0);
    assert!(
        plays
            .plays
            .windows(2)
            .all(|pair| pair[0].value >= pair[1].value)
    );
    for play in &plays.plays {
        assert!((plays.plays[0].value - play.value - play.lost).abs() < 1e-12);
        assert!(!play.moves.is_empty());
    }
}

#[test]
fn beyond_six_checkers_pairs_are_rolled_without_exact_statistics() {
    let eight = [1, 1, 1, 2, 2, 1];
    let plays = LegalPlays::new(
        &crate::common::bearoff::large_database(),
        position(eight, eight),
        Roll::new(6, 1).unwrap(),
    );
    let plays = plays.unwrap();
    assert!(!plays.exact);
    let two = [plays.plays[0].after.points(), plays.plays[1].after.points()];
    let setup = PairsSetup {
        ranking: EvaluatorKind::OneSided,
        ..setup(decision(eight, eight, (6, 1), two), EvaluatorKind::PipCount)
    };
    let pairs = prepare(setup);
    let mut rollout = rollout(&pairs, 11);
    rollout.roll(300);
    assert_eq!(pairs.chances(), None);
    assert_eq!(pairs.exact_difference(Coupling::Independent, false), None);
    let ranked = rollout.point(Coupling::Ranked, true);
    let independent = rollout.point(Coupling::Independent, false);
    assert!(ranked.difference.sd.unwrap() < independent.difference.sd.unwrap() / 2.0);
    assert!(rollout.verdict().is_some_and(|verdict| !verdict.exact));
}

#[test]
fn the_deciding_pair_does_not_depend_on_how_pairs_are_rolled() {
    let pairs = prepare(setup(three_against_three(), EvaluatorKind::PipCount));
    let mut at_once = rollout(&pairs, 12);
    at_once.roll(20_000);
    let decided = at_once.decided_after(Coupling::Ranked, true).unwrap();
    let mut one_by_one = rollout(&pairs, 12);
    while one_by_one.decided_after(Coupling::Ranked, true).is_none() {
        one_by_one.roll(1);
    }
    // The deciding pair is the first at which the interval excludes zero. Later pairs keep it.
    assert_eq!(one_by_one.games(), decided);
    assert!(decided >= rollout_lab::stats::confidence_sequence::MIN_GAMES);
    let (low, _) = one_by_one.point(Coupling::Ranked, true).any_time().unwrap();
    assert!(low > 0.0, "A is the better play: {low}");
    one_by_one.roll(20_000 - decided);
    assert_eq!(
        one_by_one.decided_after(Coupling::Ranked, true),
        Some(decided)
    );
    // Rotated pairs need at least a hundred blocks of 36.
    let rotated = PairsSetup {
        rotation: true,
        ..setup(three_against_three(), EvaluatorKind::PipCount)
    };
    let mut rotated = rollout(&prepare(rotated), 12);
    rotated.roll(20_000);
    assert!(rotated.decided_after(Coupling::Ranked, true).unwrap() >= 3600);
}
