//! Exact figures against ones by hand and against games rolled by the definitions of the couplings.

use std::sync::{Arc, OnceLock};

use super::coupling::Coupling;
use super::exact::{ExactBuilder, Limit, Limits, PairsExact};
use super::half::{Half, HalfBuilder};
use super::joint::{JointBuilder, MOST_JOINT_STATES, STRIDE};
use crate::bearoff::judged_setup::JudgedSetup;
use crate::bearoff::paths::{O_WON, Paths, PathsBuilder, X_WON};
use crate::bearoff::{
    Checkers, Database, Estimate, Evaluator, Player, Position, PreparedGame, Reach, Scale, Setup,
    Side,
};
use crate::clock::most_at_once;
use crate::dice::{Dice, Roll, certain};
use crate::packed;
use crate::score::{Score, Unit};
use crate::seed::Seed;
use crate::trial::{TrialDice, Trials};

type Points = [u8; 6];

fn database() -> Arc<Database> {
    static SIX: OnceLock<Arc<Database>> = OnceLock::new();
    SIX.get_or_init(|| Arc::new(Database::new(Reach::SixCheckers)))
        .clone()
}

/// Perfect players with O on roll, after a play that leaves X these checkers.
pub(super) fn after_play(x: Points, o: Points, evaluators: [Evaluator; 2]) -> PreparedGame {
    let [x, o] = [x, o].map(|points| Checkers::new(points).unwrap());
    let setup = Setup {
        position: Position::new(x, o).unwrap().with_on_roll(Side::O),
        players: [Player::Evaluator(Evaluator::Exact); 2],
        estimates: evaluators
            .map(|evaluator| Estimate {
                evaluator,
                scale: Scale::Linear,
            })
            .to_vec(),
    };
    PreparedGame::new(database(), setup).unwrap()
}

pub(super) fn paths(setup: &JudgedSetup) -> Paths {
    let mut builder = PathsBuilder::new(setup);
    assert!(builder.build_while(setup, &mut || true));
    builder.finish()
}

/// Of two plays, with the evaluator whose luck is subtracted and the one that ranks rolls.
fn strands(plays: [Points; 2], o: Points, evaluators: [Evaluator; 2]) -> [Paths; 2] {
    plays.map(|x| paths(after_play(x, o, evaluators).judged()))
}

pub(super) fn exact(strands: [Option<&Paths>; 2]) -> PairsExact {
    let mut builder = ExactBuilder::new(strands);
    assert!(builder.build_while(strands, &mut || true));
    assert_eq!(builder.progress(), 1.0);
    builder.finish(strands)
}

fn near(one: f64, two: f64) -> bool {
    // Every chance of the exact table is rounded to 1.5e-6 points.
    (one - two).abs() < 1e-5
}

/// O has three checkers on the ace point: a double, or two turns. X has four there after A, and takes a double; after B one
/// on the six point, which 27 rolls bear off (all but 1-1, 2-1, 3-1, 4-1 and 3-2).
const BY_HAND: [Points; 2] = [[4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]];
const THREE_ACES: Points = [3, 0, 0, 0, 0, 0];

#[test]
fn four_aces_against_one_on_the_six_point_by_hand() {
    let [a, b] = strands(BY_HAND, THREE_ACES, [Evaluator::Even, Evaluator::Exact]);
    let exact = exact([Some(&a), Some(&b)]);
    // O's double, 1/6, ends either game. Else A is won by a double, B by 27 of 36.
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
    let of = |chance: f64| chance * (1.0 - chance);
    let in_five_sixths = |variance: f64| 5.0 / 6.0 * variance;
    expect(
        Coupling::Independent,
        truth,
        of(chance_a) + of(chance_b),
        in_five_sixths(of(1.0 / 6.0) + of(0.75)),
    );
    // When O has not rolled a double: +1 for 1-1, −1 for the 22 rolls that are no doubles and bear off the six.
    let second = 23.0 / 36.0;
    expect(
        Coupling::Same,
        truth,
        in_five_sixths(second) - truth * truth,
        in_five_sixths(second - (21.0_f64 / 36.0).powi(2)),
    );
    // The six luckiest of A's are among the 27 luckiest of B's: −1 for the other 21.
    expect(
        Coupling::Ranked,
        truth,
        of(truth.abs()),
        in_five_sixths(of(21.0 / 36.0)),
    );
    // O's luck, for X: after A −5/36 or +1/36, after B −5/8 or +1/8: both of A's are nearer to +1/8, so that B's O never rolls
    // a double. X's: after A +5/6 or −1/6, after B +1/4 or −3/4: both are nearer to +1/4, so that B's X never fails, unless A
    // is over already and B's dice are fair again.
    let b_alone_wins = 0.75;
    let minus_one = 1.0 / 6.0 * b_alone_wins + 5.0 / 6.0 * (5.0 / 6.0);
    expect(
        Coupling::Nearest,
        -minus_one,
        of(minus_one),
        1.0 / 6.0 * of(b_alone_wins) + in_five_sixths(of(1.0 / 6.0)),
    );
}

#[test]
fn with_exact_luck_subtracted_every_pair_is_the_exact_difference() {
    let plays = [[0, 0, 1, 0, 1, 0], [0, 1, 0, 0, 0, 1]];
    let [a, b] = strands(plays, [0, 1, 1, 1, 0, 0], [Evaluator::Exact; 2]);
    let exact = exact([Some(&a), Some(&b)]);
    for coupling in Coupling::ALL {
        let Limits { plain, reduced } = exact.limits(coupling).unwrap();
        assert_eq!((reduced.sd, reduced.rotated_sd), (0.0, 0.0), "{coupling:?}");
        // So is it where the dice are unfair: their luck is subtracted.
        assert!(near(reduced.mean, exact.difference), "{coupling:?}");
        let is_right = near(plain.mean, exact.difference);
        assert_eq!(is_right, coupling.is_unbiased(), "{coupling:?}");
    }
}

#[test]
fn equal_plays_with_the_same_dice_do_not_differ() {
    let plays = [[0, 0, 1, 0, 1, 0]; 2];
    let [a, b] = strands(
        plays,
        [0, 1, 1, 1, 0, 0],
        [Evaluator::PipCount, Evaluator::Exact],
    );
    let exact = exact([Some(&a), Some(&b)]);
    assert_eq!(exact.difference, 0.0);
    let same = exact.limits(Coupling::Same).unwrap();
    assert_eq!(same, Limits::default());
    assert!(exact.limits(Coupling::Independent).unwrap().plain.sd > 60.0);
}

#[test]
fn a_play_that_wins_at_once_leaves_one_game_for_any_coupling() {
    let evaluators = [Evaluator::PipCount, Evaluator::Exact];
    let game = after_play([0, 0, 0, 0, 0, 1], [4, 0, 0, 0, 0, 0], evaluators);
    let b = paths(game.judged());
    let exact = exact([None, Some(&b)]);
    // O's double, 1/6, or 27 of 36.
    assert!(near(exact.difference, 100.0 * (1.0 - 5.0 / 8.0)));
    let theory = game.theory().unwrap();
    for coupling in Coupling::ALL {
        let Limits { plain, reduced } = exact.limits(coupling).unwrap();
        assert!(near(plain.mean, exact.difference));
        assert!(near(plain.sd, theory.plain_sd));
        assert!(near(reduced.sd, theory.estimates[0].reduced_sd));
        // After O's other rolls X's 27 of 36 decide.
        let rotated = 100.0 * (5.0 / 6.0 * 0.75 * 0.25_f64).sqrt();
        assert!(near(plain.rotated_sd, rotated), "{}", plain.rotated_sd);
    }
    let both_won = super::exact_tests::exact([None, None]);
    assert_eq!((both_won.a, both_won.difference), (100.0, 0.0));
    assert_eq!(both_won.limits(Coupling::Ranked), Some(Limits::default()));
}

/// Rolls one pair as the couplings are defined, A's first roll given: A − B, plain and reduced.
fn roll_pair(
    strands: [&Paths; 2],
    coupling: Coupling,
    first: Roll,
    dice: &mut TrialDice,
) -> [f64; 2] {
    let mut nodes = [0_u32; 2];
    let (mut first, mut total) = (Some(first), [0.0; 2]);
    while nodes.iter().any(|&node| node < O_WON) {
        let own = first.take().unwrap_or_else(|| certain(dice.roll()));
        let mut rolls = [own; 2];
        if nodes.iter().all(|&node| node < O_WON) && coupling != Coupling::Same {
            // Both games' 36 rolls by luck, ties in any order.
            let [of_a, of_b] = [0, 1].map(|at| {
                let lucks = &strands[at].estimates[1].luck[nodes[at] as usize];
                let mut rolls: Vec<(i64, u32, Roll)> = Roll::all()
                    .map(|roll| {
                        let luck = Score::from(lucks[roll.kind()]).units();
                        let [one, two] = [0, 1].map(|_| certain(dice.roll()).dice());
                        let lot = u32::from_be_bytes([one.0, one.1, two.0, two.1]);
                        (luck, lot, roll)
                    })
                    .collect();
                rolls.sort_by_key(|&(luck, lot, _)| (luck, lot));
                rolls
            });
            let rank = of_a.iter().position(|&(.., roll)| roll == own).unwrap();
            rolls[1] = match coupling {
                Coupling::Ranked => of_b[rank].2,
                Coupling::Nearest => {
                    let distance = |&&(luck, ..): &&(i64, u32, Roll)| luck.abs_diff(of_a[rank].0);
                    let least = of_b.iter().map(|it| distance(&it)).min();
                    let mut near = of_b
                        .iter()
                        .filter(|it| Some(distance(it)) == least)
                        .collect::<Vec<_>>();
                    near.sort_by_key(|&&(_, lot, _)| lot);
                    near[0].2
                }
                _ => certain(dice.roll()),
            };
        }
        for ((node, roll), (strand, sign)) in nodes
            .iter_mut()
            .zip(rolls)
            .zip(strands.into_iter().zip([1.0, -1.0]))
        {
            if *node < O_WON {
                let (here, kind) = (*node as usize, roll.kind());
                let luck = Score::from(strand.estimates[0].luck[here][kind]);
                total[1] -= sign * luck.in_unit(Unit::Percent);
                *node = strand.next[here][kind];
                if *node == X_WON {
                    total = total.map(|total| total + sign * 100.0);
                }
            }
        }
    }
    total
}

#[test]
fn rolled_pairs_settle_on_the_exact_figures_of_every_coupling() {
    // Two of three plays that differ in shape; luck and ranks by evaluators that are wrong in different ways.
    let plays = [[0, 1, 1, 0, 1, 0], [1, 0, 0, 1, 0, 1]];
    let [a, b] = strands(
        plays,
        [0, 1, 1, 1, 0, 0],
        [Evaluator::PipCount, Evaluator::OneSided],
    );
    let exact = exact([Some(&a), Some(&b)]);
    let rolls: Vec<Roll> = Roll::all().collect();
    let blocks = 3_000;
    for coupling in Coupling::COUPLED {
        let trials = Trials::new(Seed::new(15));
        let limits = exact.limits(coupling).unwrap();
        // Sums of pairs, of their squares, and of squares of the means of 36.
        let mut sums = [[0.0; 3]; 2];
        for block in 0..blocks {
            let mut means = [0.0; 2];
            for (at, &first) in (0..).zip(&rolls) {
                let mut dice = trials.dice(36 * block + at);
                let pair = roll_pair([&a, &b], coupling, first, &mut dice);
                for way in 0..2 {
                    means[way] += pair[way] / 36.0;
                    sums[way][0] += pair[way];
                    sums[way][1] += pair[way] * pair[way];
                }
            }
            for way in 0..2 {
                sums[way][2] += means[way] * means[way];
            }
        }
        let pairs = 36.0 * blocks as f64;
        for ([sum, squares, of_blocks], limit) in
            sums.into_iter().zip([limits.plain, limits.reduced])
        {
            let what = format!("{coupling:?} {limit:?}");
            let mean = sum / pairs;
            // Four standard errors of a rotated mean.
            let bound = 4.0 * limit.rotated_sd / pairs.sqrt();
            assert!((mean - limit.mean).abs() <= bound, "{what} {mean}");
            // A variance of n values is off by √((κ − 1)/n) of itself, κ being their kurtosis: A − B is −100, 0 or 100,
            // seldom not 0, so that κ = 1/P(not 0) < 10. Four of these: 4 × √(9 / 108,000) = 3.7%.
            let variance = squares / pairs - mean * mean;
            let off = variance / (limit.sd * limit.sd) - 1.0;
            assert!(off.abs() <= 0.037, "{what} {off}");
            // Means of 36 are nearly normal, κ = 3: 4 × √(2 / 3,000) = 10.3%.
            let rotated = 36.0 * (of_blocks / blocks as f64 - mean * mean);
            let off = rotated / (limit.rotated_sd * limit.rotated_sd) - 1.0;
            assert!(off.abs() <= 0.103, "{what} {off}");
        }
    }
    // The trap is one here: what nearest luck settles on is off by more than the bound above allows.
    let nearest = exact.limits(Coupling::Nearest).unwrap();
    assert!((nearest.plain.mean - exact.difference).abs() > 1.0);
    assert!((nearest.reduced.mean - exact.difference).abs() > 0.1);
}

#[test]
fn what_could_take_too_long_is_left_out_and_found_out_early() {
    let six = [0, 0, 0, 0, 0, 6];
    let evaluators = [Evaluator::PipCount, Evaluator::Exact];
    let [a, b] = strands([[0, 0, 0, 0, 1, 5], [0, 0, 0, 1, 0, 5]], six, evaluators);
    let exact = exact([Some(&a), Some(&b)]);
    assert!(exact.limits(Coupling::Independent).is_some());
    for coupling in [Coupling::Ranked, Coupling::Nearest] {
        assert_eq!(exact.limits(coupling), None, "{coupling:?}");
    }
    let known = [&a, &b].map(|paths| {
        let mut half = HalfBuilder::new(paths);
        assert!(half.build_while(paths, &mut || true));
        half
    });
    let halves = [Half::new(&a, &known[0]), Half::new(&b, &known[1])];
    let mut builder = JointBuilder::new(Coupling::Ranked, &a);
    let mut looks = 0;
    assert!(builder.build_while(halves, &mut || {
        looks += 1;
        true
    }));
    assert!(looks * STRIDE < MOST_JOINT_STATES);
    assert!(builder.progress() < 0.5);
}

#[test]
fn pauses_change_nothing_and_the_clock_is_looked_at_after_each_stride() {
    let plays = [[0, 1, 1, 0, 1, 0], [1, 0, 0, 1, 0, 1]];
    let [a, b] = strands(
        plays,
        [0, 1, 1, 1, 0, 0],
        [Evaluator::PipCount, Evaluator::OneSided],
    );
    let strands = [Some(&a), Some(&b)];
    let mut builder = ExactBuilder::new(strands);
    let mut before = 0.0;
    while !builder.build_while(strands, &mut || false) {
        assert!(before <= builder.progress());
        before = builder.progress();
    }
    assert_eq!(builder.finish(strands), exact(strands));
    let known = [&a, &b].map(|paths| {
        let mut half = HalfBuilder::new(paths);
        assert!(half.build_while(paths, &mut || true));
        half
    });
    let halves = [Half::new(&a, &known[0]), Half::new(&b, &known[1])];
    let mut joint = JointBuilder::new(Coupling::Ranked, &a);
    let at_once = most_at_once(
        &mut joint,
        |joint| joint.done as u64,
        |joint, clock| joint.build_while(halves, clock),
    );
    assert_eq!(at_once, STRIDE as u64);
}

#[test]
fn figures_pass_from_core_to_core_to_the_last_bit() {
    let [a, b] = strands(BY_HAND, THREE_ACES, [Evaluator::PipCount, Evaluator::Exact]);
    let exact = exact([Some(&a), Some(&b)]);
    let bytes = packed::pack(&exact);
    assert_eq!(packed::unpack(&bytes), Ok(exact));
    assert_eq!(
        packed::unpack::<PairsExact>(&bytes[1..]),
        Err(packed::Garbled)
    );
}
