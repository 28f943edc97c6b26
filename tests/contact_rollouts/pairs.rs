//! Two plays compared by pairs of games with coupled dice.

use rollout_lab::backgammon::{Board, EvaluatorKind, Networks};
use rollout_lab::codec;
use rollout_lab::codec::DecodeError;
use rollout_lab::labs::contact::pairs::{
    Decision, PairRoller, PairsJobSpec, PairsRollout, PairsSetup,
};
use rollout_lab::labs::contact::{ContactGames, Game, Rollout};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::pairs::{Coupling, IllegalPlay, PlayAb};
use rollout_lab::rollout::seed::Seed;
use std::sync::Arc;

use crate::plan::same;
use crate::positions::named;

const COUPLINGS: [Coupling; 3] = [Coupling::Independent, Coupling::Same, Coupling::Ranked];

/// Two plays of 2-1 in a short game that can still end in a gammon: the first and the last that are found.
fn decision() -> Decision {
    of(named("last checkers, one on the bar"), [2, 1])
}

/// The first play and the last.
pub fn of(board: Board, [high, low]: [u8; 2]) -> Decision {
    let roll = Roll::new(high, low).unwrap();
    let mut plays = rollout_lab::backgammon::Plays::new();
    let found = plays.find(&board, roll);
    Decision::new(board, roll, [found[0], found[found.len() - 1]]).unwrap()
}

pub fn rollout(
    decision: Decision,
    evaluator: EvaluatorKind,
    coupling: Coupling,
    seed: u64,
) -> PairsRollout {
    let setup = PairsSetup::new(decision, evaluator, coupling).unwrap();
    PairsRollout::with_runner(PairRoller::new(Networks::trained(), setup), Seed::new(seed))
}

/// X's equity after a play, by a rollout of its own: O is on roll there.
fn alone(after: &Board, seed: u64, games: u64) -> [f64; 2] {
    let game = Game::new(
        Networks::trained(),
        after.swapped(),
        vec![EvaluatorKind::Tiny],
    );
    let mut rollout = Rollout::with_runner(ContactGames::new(Arc::new(game)), Seed::new(seed));
    rollout.roll(games);
    let reduced = rollout.point(0).reduced;
    [-reduced.mean.unwrap(), reduced.se.unwrap()]
}

#[test]
fn every_coupling_finds_the_difference_of_two_rollouts() {
    let decision = decision();
    let [a, b] = [(0, 71), (1, 72)].map(|(at, seed)| alone(&decision.after()[at], seed, 1000));
    for coupling in COUPLINGS {
        let mut pairs = rollout(decision, EvaluatorKind::Tiny, coupling, 73);
        pairs.roll(500);
        for reduced in [false, true] {
            let point = pairs.point(reduced);
            let difference = point.difference;
            let (mean, se) = (difference.mean.unwrap(), difference.se.unwrap());
            let off = mean - (a[0] - b[0]);
            // Four standard errors of all three: of six such comparisons one is beyond with a chance of 4e-4.
            let bound = 4.0 * (se * se + a[1] * a[1] + b[1] * b[1]).sqrt();
            assert!(off.abs() < bound, "{coupling:?} {reduced}: {off} {bound}");
            // A's mean and B's, by themselves, are those of rollouts.
            for (of, [alone, se]) in [(point.a, a), (point.b, b)] {
                let bound = 4.0 * of.se.unwrap().hypot(se);
                assert!(
                    (of.mean.unwrap() - alone).abs() < bound,
                    "{coupling:?} {reduced}"
                );
            }
            let differ = point.a.mean.unwrap() - point.b.mean.unwrap() - mean;
            assert!(differ.abs() < 1e-9, "A − B is the mean of A less that of B");
        }
    }
}

#[test]
fn pairs_in_pieces_and_by_whomever_come_to_the_same_to_the_byte() {
    for coupling in COUPLINGS {
        for evaluator in [EvaluatorKind::Network, EvaluatorKind::Nothing] {
            let fresh = || rollout(decision(), evaluator, coupling, 31);
            let (mut at_once, mut in_pieces) = (fresh(), fresh());
            at_once.roll(60);
            for (from, to) in [(0, 1), (1, 23), (23, 60)] {
                let order: PairsJobSpec =
                    codec::decode(&codec::encode(&fresh().job_spec())).unwrap();
                in_pieces.merge(&order.begin().run_chunk(from, to)).unwrap();
            }
            assert!(same(&in_pieces, &at_once), "{coupling:?}");
            assert_eq!(
                codec::encode(in_pieces.sums()),
                codec::encode(at_once.sums())
            );
        }
    }
}

#[test]
fn a_has_the_same_games_in_every_coupling() {
    let of_a = |coupling| {
        let mut pairs = rollout(decision(), EvaluatorKind::Tiny, coupling, 4);
        pairs.roll(40);
        [false, true].map(|reduced| pairs.point(reduced).a)
    };
    let [independent, same, ranked] = COUPLINGS.map(of_a);
    assert_eq!(independent, same);
    assert_eq!(same, ranked);
}

#[test]
fn nobody_measures_no_luck() {
    for coupling in COUPLINGS {
        let mut pairs = rollout(decision(), EvaluatorKind::Nothing, coupling, 6);
        pairs.roll(40);
        assert_eq!(pairs.point(false), pairs.point(true));
    }
}

#[test]
fn the_same_dice_are_worth_more_than_their_own() {
    // Twice as many as independent dice are hardly too much to ask of two plays of a whole game; of independent ones a pair is
    // worth one, but for chance: a variance of 200 pairs is off by some √(2/200) = 10%.
    let worth = |coupling| {
        let mut pairs = rollout(decision(), EvaluatorKind::Tiny, coupling, 7);
        pairs.roll(400);
        pairs.worth(false).equivalent_pairs.unwrap()
    };
    assert!((worth(Coupling::Independent) - 1.0).abs() < 0.4);
    assert!(worth(Coupling::Same) > 1.2);
}

#[test]
fn a_biased_coupling_and_a_play_that_there_is_not_are_refused() {
    let decision = decision();
    assert_eq!(
        PairsSetup::new(decision, EvaluatorKind::Tiny, Coupling::Nearest),
        None
    );
    let [a, _] = *decision.after();
    let refused = |after| Decision::new(*decision.board(), decision.roll(), after);
    let unmoved = *decision.board();
    assert_eq!(refused([unmoved, a]), Err(IllegalPlay { play: PlayAb::A }));
    assert_eq!(refused([a, unmoved]), Err(IllegalPlay { play: PlayAb::B }));
}

#[test]
fn bytes_that_are_no_order_are_garbled_and_none_panic() {
    let bytes =
        codec::encode(&rollout(decision(), EvaluatorKind::Tiny, Coupling::Ranked, 8).job_spec());
    // Three boards, two dice, an evaluator, a coupling and a seed.
    assert_eq!(bytes.len(), 3 * 50 + 2 + 13 + 1 + 8);
    for end in 0..bytes.len() {
        assert_eq!(
            codec::decode::<PairsJobSpec>(&bytes[..end]),
            Err(DecodeError)
        );
    }
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut spoilt = bytes.clone();
            spoilt[at] ^= 1 << bit;
            let _ = codec::decode::<PairsJobSpec>(&spoilt);
        }
    }
    let mut nearest = bytes.clone();
    nearest[3 * 50 + 2 + 13] = Coupling::Nearest as u8;
    assert_eq!(codec::decode::<PairsJobSpec>(&nearest), Err(DecodeError));
}

#[test]
fn whoever_goes_back_to_a_checkpoint_has_never_been_further() {
    let fresh = || rollout(decision(), EvaluatorKind::Tiny, Coupling::Same, 12);
    let (mut beyond, mut exactly) = (fresh(), fresh());
    beyond.roll(60);
    // Every number up to 42 is a checkpoint, and then every second one.
    assert!(!beyond.rewind_to(45));
    assert!(beyond.rewind_to(44));
    exactly.roll(44);
    assert!(same(&beyond, &exactly));
    beyond.roll(10);
    exactly.roll(10);
    assert!(same(&beyond, &exactly));
}

/// Numbers of games at which sums are kept: all up to 42, then each a 21st more.
#[test]
fn the_better_play_is_known_at_the_first_checkpoint_where_the_interval_leaves_zero_out() {
    let mut pairs = rollout(decision(), EvaluatorKind::Tiny, Coupling::Same, 13);
    let mut checkpoint = 1;
    let mut expected = None;
    while expected.is_none() && checkpoint < 2000 {
        assert_eq!(pairs.decided_after(true), None, "{checkpoint}");
        pairs.roll(checkpoint - pairs.games());
        let interval = pairs.point(true).any_time();
        // As the definition has it, at one checkpoint.
        if interval.is_some_and(|(low, high)| low > 0.0 || high < 0.0) {
            expected = Some(checkpoint);
        }
        checkpoint += (checkpoint / 21).max(1);
    }
    assert!(expected.is_some(), "these plays are far enough apart");
    assert_eq!(pairs.decided_after(true), expected);
    pairs.roll(50);
    assert_eq!(pairs.decided_after(true), expected);
}
