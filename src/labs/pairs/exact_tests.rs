//! Exact limits against calculations by hand, and their special cases.

use core::ops::Range;
use std::sync::{Arc, OnceLock};

use super::exact::PairsExact;
use super::limits::{CouplingLimits, Limit};
use crate::backgammon::bearoff_db::{Checkers, Database, DatabaseSize, Position};
use crate::backgammon::side::Side;
use crate::codec;
use crate::labs::bearoff::paths::Paths;
use crate::labs::bearoff::prepared_setup::PreparedSetup;
use crate::labs::bearoff::{ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, Setup};
use crate::rollout::dice::KIND_COUNT;
use crate::rollout::pairs::Coupling;
use crate::rollout::resumable::run_to_end;
use crate::stats::score::{CompactScore, Score};

/// The numbers of checkers on points 1 to 6.
type Points = [u8; 6];

/// Returns the database of up to six checkers a side, computed once per process.
fn database() -> Arc<Database> {
    static SIX: OnceLock<Arc<Database>> = OnceLock::new();
    SIX.get_or_init(|| Arc::new(Database::new(DatabaseSize::SixCheckers)))
        .clone()
}

/// Prepares a game of perfect players with O on roll, after a play that leaves X these checkers.
pub(crate) fn after_play(x: Points, o: Points, evaluators: [EvaluatorKind; 2]) -> PreparedGame {
    let [x, o] = [x, o].map(|points| Checkers::new(points).unwrap());
    let setup = Setup {
        position: Position::new(x, o).unwrap().with_on_roll(Side::O),
        players: [Player::Evaluator(EvaluatorKind::Exact); 2],
        estimates: evaluators
            .map(|evaluator| Estimate {
                evaluator,
                scale: ChanceScale::Linear,
            })
            .to_vec(),
        truncation: None,
    };
    PreparedGame::new(database(), setup).unwrap()
}

/// Enumerates the positions of a game.
pub(crate) fn build_paths(setup: &PreparedSetup) -> Paths {
    run_to_end(async |pause| Paths::enumerate(setup, &pause).await).0
}

/// Enumerates the games after two plays. The first evaluator measures the luck that is subtracted,
/// and the second one ranks rolls.
pub(crate) fn arm_paths(
    plays: [Points; 2],
    o: Points,
    evaluators: [EvaluatorKind; 2],
) -> [Paths; 2] {
    plays.map(|x| build_paths(after_play(x, o, evaluators).prepared_setup()))
}

/// Computes exact values at once.
pub(crate) fn compute_exact(paths: [Option<&Paths>; 2]) -> PairsExact {
    run_to_end(async |pause| PairsExact::compute(paths, &pause).await).0
}

/// Returns whether two percentages are equal, up to the rounding of exact chances to 1.5e-6
/// percentage points.
fn near(one: f64, two: f64) -> bool {
    (one - two).abs() < 1e-5
}

/// X's checkers after plays A and B of the decision that the tests calculate by hand.
///
/// After A, X needs a double. After B, the checker on the six point is borne off by 27 of the 36
/// rolls: all but 1-1, 2-1, 3-1, 4-1 and 3-2.
const BY_HAND: [Points; 2] = [[4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]];
/// O's checkers in that decision, which O bears off with a double, or in two turns.
const THREE_ACES: Points = [3, 0, 0, 0, 0, 0];

#[test]
fn limits_match_hand_calculation() {
    let [a, b] = arm_paths(
        BY_HAND,
        THREE_ACES,
        [EvaluatorKind::Even, EvaluatorKind::Exact],
    );
    let exact = compute_exact([Some(&a), Some(&b)]);
    // O's double, with chance 1/6, wins either game. Otherwise X wins A with a double, and B with
    // 27 of the 36 rolls.
    let (chance_a, chance_b) = (5.0 / 36.0, 5.0 / 8.0);
    assert!(near(exact.a, 100.0 * chance_a));
    assert!(near(exact.b, 100.0 * chance_b));
    let truth = chance_a - chance_b;
    assert!(near(exact.difference, 100.0 * truth));
    let expect = |coupling, mean: f64, variance: f64, rotated: f64| {
        let Limit {
            mean: found,
            sd,
            rotated_sd,
        } = exact.limits(coupling).unwrap().plain;
        let what = format!("{coupling:?} {found} {sd} {rotated_sd}");
        assert!(near(found, 100.0 * mean), "{what}");
        assert!(near(sd, 100.0 * variance.sqrt()), "{what}");
        assert!(near(rotated_sd, 100.0 * rotated.sqrt()), "{what}");
    };
    let variance = |chance: f64| chance * (1.0 - chance);
    let in_five_sixths = |variance: f64| 5.0 / 6.0 * variance;
    expect(
        Coupling::Independent,
        truth,
        variance(chance_a) + variance(chance_b),
        in_five_sixths(variance(1.0 / 6.0) + variance(0.75)),
    );
    // If O has rolled no double, A − B is +1 for 1-1. It is −1 for the 22 rolls that are no doubles
    // and bear off from the six point.
    let second = 23.0 / 36.0;
    expect(
        Coupling::Same,
        truth,
        in_five_sixths(second) - truth * truth,
        in_five_sixths(second - (21.0_f64 / 36.0).powi(2)),
    );
    // A's six luckiest rolls are among B's 27 luckiest ones, so A − B is −1 for the other 21.
    expect(
        Coupling::Ranked,
        truth,
        variance(truth.abs()),
        in_five_sixths(variance(21.0 / 36.0)),
    );
    // O's first roll: its luck for X is −5/36 or +1/36 after A, and −5/8 or +1/8 after B. Both
    // values of A's are nearer to +1/8, so O never rolls a double in B.
    //
    // X's roll: its luck is +5/6 or −1/6 after A, and +1/4 or −3/4 after B. Both values of A's are
    // nearer to +1/4, so X never fails in B. The exception is when A is over already, because B's
    // dice are then fair again.
    let b_alone_wins = 0.75;
    let minus_one = 1.0 / 6.0 * b_alone_wins + 5.0 / 6.0 * (5.0 / 6.0);
    expect(
        Coupling::Nearest,
        -minus_one,
        variance(minus_one),
        1.0 / 6.0 * variance(b_alone_wins) + in_five_sixths(variance(1.0 / 6.0)),
    );
}

#[test]
fn tied_rolls_make_games_independent() {
    let by_hand = || {
        arm_paths(
            BY_HAND,
            THREE_ACES,
            [EvaluatorKind::Even, EvaluatorKind::Exact],
        )
    };
    let plain = |arms: &[Paths; 2], coupling| {
        let limits = compute_exact(arms.each_ref().map(Some)).limits(coupling);
        limits.unwrap().plain
    };
    let tie = |paths: &mut Paths, nodes: Range<usize>| {
        paths.estimates[1].luck[nodes].fill([CompactScore::ZERO; KIND_COUNT]);
    };
    let independent = plain(&by_hand(), Coupling::Independent);
    for arm in 0..2 {
        let mut arms = by_hand();
        let all = 0..arms[arm].next.len();
        tie(&mut arms[arm], all);
        // Any of B's ranks may meet any of A's.
        let ranked = plain(&arms, Coupling::Ranked);
        assert!(near(ranked.sd, independent.sd), "{ranked:?}");
        let nearest = plain(&arms, Coupling::Nearest);
        if arm == 0 {
            // B gets the rolls nearest to a luck of 0. They are the same rolls as in the
            // calculation by hand.
            assert!(near(nearest.mean, -100.0 * 59.0 / 72.0), "{nearest:?}");
        } else {
            assert!(near(nearest.sd, independent.sd), "{nearest:?}");
        }
    }
    // Only O's first roll in A is tied. With 25/36 O rolls a double in neither game, and A − B is
    // −1 for 21 of 36, as above. With 5/36 O's double ends A only, and A − B is −1 for 27 of 36.
    // With 5/36 O's double ends B only, and A − B is +1 for X's doubles, 1/6.
    let mut arms = by_hand();
    tie(&mut arms[0], 0..1);
    let ranked = plain(&arms, Coupling::Ranked);
    let (minus, plus) = (25.0 / 36.0 * 21.0 / 36.0 + 5.0 / 36.0 * 0.75, 5.0 / 216.0);
    let variance: f64 = minus + plus - (minus - plus) * (minus - plus);
    assert!(near(ranked.sd, 100.0 * variance.sqrt()), "{ranked:?}");
}

#[test]
fn equal_outcomes_may_differ_in_luck() {
    let mut arms = arm_paths(
        BY_HAND,
        THREE_ACES,
        [EvaluatorKind::Even, EvaluatorKind::Exact],
    );
    for paths in &mut arms {
        paths.estimates[0]
            .luck
            .fill([CompactScore::ZERO; KIND_COUNT]);
    }
    // O's 1-1 and 2-2 end both games, so A − B is 0. In A, the luck of 1-1 is set to half a win for
    // X, and that of 2-2 to half a win for O.
    let half = Score::from_units(Score::WIN.units() / 2);
    arms[0].estimates[0].luck[0][0] = half.compact();
    arms[0].estimates[0].luck[0][2] = (-half).compact();
    let exact = compute_exact(arms.each_ref().map(Some));
    let CouplingLimits { plain, reduced } = exact.limits(Coupling::Ranked).unwrap();
    // Two of the 36 rolls are off by 50 points each.
    let more = 2.0 / 36.0 * 50.0 * 50.0;
    assert!(near(reduced.sd, (plain.sd * plain.sd + more).sqrt()));
    assert_eq!(reduced.rotated_sd, plain.rotated_sd);
}

#[test]
fn exact_luck_leaves_no_spread() {
    let plays = [[0, 0, 1, 0, 1, 0], [0, 1, 0, 0, 0, 1]];
    let [a, b] = arm_paths(plays, [0, 1, 1, 1, 0, 0], [EvaluatorKind::Exact; 2]);
    let exact = compute_exact([Some(&a), Some(&b)]);
    for coupling in Coupling::ALL {
        let CouplingLimits { plain, reduced } = exact.limits(coupling).unwrap();
        assert_eq!((reduced.sd, reduced.rotated_sd), (0.0, 0.0), "{coupling:?}");
        // The mean is right even with unfair dice, because their luck is subtracted.
        assert!(near(reduced.mean, exact.difference), "{coupling:?}");
        let is_right = plain.mean == exact.difference;
        assert_eq!(is_right, coupling.is_unbiased(), "{coupling:?}");
    }
}

#[test]
fn equal_plays_with_same_dice_never_differ() {
    let plays = [[0, 0, 1, 0, 1, 0]; 2];
    let [a, b] = arm_paths(
        plays,
        [0, 1, 1, 1, 0, 0],
        [EvaluatorKind::PipCount, EvaluatorKind::Exact],
    );
    let exact = compute_exact([Some(&a), Some(&b)]);
    assert_eq!(exact.difference, 0.0);
    let same = exact.limits(Coupling::Same).unwrap();
    assert_eq!(same, CouplingLimits::default());
    assert!(exact.limits(Coupling::Independent).unwrap().plain.sd > 60.0);
}

#[test]
fn winning_play_leaves_one_game() {
    let evaluators = [EvaluatorKind::PipCount, EvaluatorKind::Exact];
    let game = after_play([0, 0, 0, 0, 0, 1], [4, 0, 0, 0, 0, 0], evaluators);
    let b = build_paths(game.prepared_setup());
    let exact = compute_exact([None, Some(&b)]);
    // O wins B with a double, 1/6. Otherwise X wins B with 27 of the 36 rolls.
    assert!(near(exact.difference, 100.0 * (1.0 - 5.0 / 8.0)));
    let theory = game.theory().unwrap();
    for coupling in Coupling::ALL {
        let CouplingLimits { plain, reduced } = exact.limits(coupling).unwrap();
        assert!(near(plain.mean, exact.difference));
        assert!(near(plain.sd, theory.plain_sd));
        assert!(near(reduced.sd, theory.estimates[0].reduced_sd));
        // The known first roll is O's. After its 30 rolls that are no doubles, X's 27 of 36 decide.
        let rotated = 100.0 * (5.0 / 6.0 * 0.75 * 0.25_f64).sqrt();
        assert!(near(plain.rotated_sd, rotated), "{}", plain.rotated_sd);
    }
    let both_won = compute_exact([None, None]);
    assert_eq!((both_won.a, both_won.difference), (100.0, 0.0));
    assert_eq!(
        both_won.limits(Coupling::Ranked),
        Some(CouplingLimits::default())
    );
}

#[test]
fn too_many_joint_states_give_no_limits() {
    let six = [0, 0, 0, 0, 0, 6];
    let evaluators = [EvaluatorKind::PipCount, EvaluatorKind::Exact];
    let [a, b] = arm_paths([[0, 0, 0, 0, 1, 5], [0, 0, 0, 1, 0, 5]], six, evaluators);
    let exact = compute_exact([Some(&a), Some(&b)]);
    assert!(exact.limits(Coupling::Independent).is_some());
    for coupling in [Coupling::Ranked, Coupling::Nearest] {
        assert_eq!(exact.limits(coupling), None, "{coupling:?}");
    }
}

#[test]
fn exact_round_trips_through_bytes() {
    let [a, b] = arm_paths(
        BY_HAND,
        THREE_ACES,
        [EvaluatorKind::PipCount, EvaluatorKind::Exact],
    );
    let exact = compute_exact([Some(&a), Some(&b)]);
    let bytes = codec::encode(&exact);
    assert_eq!(codec::decode(&bytes), Ok(exact));
    assert_eq!(
        codec::decode::<PairsExact>(&bytes[1..]),
        Err(codec::DecodeError)
    );
}
