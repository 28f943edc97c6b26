//! Comparison of two plays by pairs of games with coupled dice.

use rollout_lab::backgammon::{Board, EvaluatorKind, Networks};
use rollout_lab::codec;
use rollout_lab::codec::DecodeError;
use rollout_lab::labs::contact::pairs::{
    Decision, PairRoller, PairsJobSpec, PairsRollout, PairsSetup,
};
use rollout_lab::labs::contact::{Game, Rollout};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::pairs::{Coupling, IllegalPlay, PlayAb};
use rollout_lab::rollout::seed::Seed;
use std::sync::Arc;

use crate::plan::have_same_sums;
use crate::positions::named;

/// All unbiased couplings.
const COUPLINGS: [Coupling; 3] = [Coupling::Independent, Coupling::Same, Coupling::Ranked];

/// Returns a decision between two plays of 2-1 in a short game that can still end in a gammon.
fn decision() -> Decision {
    first_and_last_play(named("last checkers, one on the bar"), [2, 1])
}

/// Returns a decision between the first and the last play of a roll.
pub fn first_and_last_play(board: Board, [high, low]: [u8; 2]) -> Decision {
    let roll = Roll::new(high, low).unwrap();
    let mut plays = rollout_lab::backgammon::Plays::new();
    let found = plays.find(&board, roll);
    Decision::new(board, roll, [found[0], found[found.len() - 1]]).unwrap()
}

/// Creates a rollout of pairs.
pub fn rollout(
    decision: Decision,
    evaluator: EvaluatorKind,
    coupling: Coupling,
    seed: u64,
) -> PairsRollout {
    let setup = PairsSetup::new(decision, evaluator, coupling).unwrap();
    PairsRollout::with_runner(PairRoller::new(Networks::trained(), setup), Seed::new(seed))
}

/// Returns X's equity after a play and its standard error, by an ordinary rollout with O on roll.
fn ordinary_rollout(after: &Board, seed: u64, games: u64) -> [f64; 2] {
    let game = Game::new(
        Networks::trained(),
        after.swapped(),
        vec![EvaluatorKind::Tiny],
    );
    let mut rollout = Rollout::new(Arc::new(game), Seed::new(seed));
    rollout.roll(games);
    let reduced = rollout.point(0).reduced;
    [-reduced.mean.unwrap(), reduced.se.unwrap()]
}

#[test]
fn all_couplings_agree_with_two_rollouts() {
    let decision = decision();
    let [a, b] = [(0, 71), (1, 72)]
        .map(|(play, seed)| ordinary_rollout(&decision.after()[play], seed, 1000));
    for coupling in COUPLINGS {
        let mut pairs = rollout(decision, EvaluatorKind::Tiny, coupling, 73);
        pairs.roll(500);
        for reduced in [false, true] {
            let point = pairs.point(reduced);
            let difference = point.difference;
            let (mean, se) = (difference.mean.unwrap(), difference.se.unwrap());
            let error = mean - (a[0] - b[0]);
            // Four standard errors of all three rollouts. One of six such comparisons fails with a
            // chance of 4e-4.
            let bound = 4.0 * (se * se + a[1] * a[1] + b[1] * b[1]).sqrt();
            assert!(
                error.abs() < bound,
                "{coupling:?} {reduced}: {error} {bound}"
            );
            // The means of A and of B each agree with their ordinary rollout.
            for (play, [expected, se]) in [(point.a, a), (point.b, b)] {
                let bound = 4.0 * play.se.unwrap().hypot(se);
                assert!(
                    (play.mean.unwrap() - expected).abs() < bound,
                    "{coupling:?} {reduced}"
                );
            }
            let rounding = point.a.mean.unwrap() - point.b.mean.unwrap() - mean;
            assert!(
                rounding.abs() < 1e-9,
                "A − B is the mean of A minus the mean of B"
            );
        }
    }
}

#[test]
fn pairs_merge_exactly() {
    for coupling in COUPLINGS {
        for evaluator in [EvaluatorKind::Network, EvaluatorKind::Nothing] {
            let fresh = || rollout(decision(), evaluator, coupling, 31);
            let (mut at_once, mut in_chunks) = (fresh(), fresh());
            at_once.roll(60);
            for (from, to) in [(0, 1), (1, 23), (23, 60)] {
                let spec: PairsJobSpec =
                    codec::decode(&codec::encode(&fresh().job_spec())).unwrap();
                in_chunks
                    .merge(&spec.begin().unwrap().run_chunk(from, to))
                    .unwrap();
            }
            assert!(have_same_sums(&in_chunks, &at_once), "{coupling:?}");
            assert_eq!(
                codec::encode(in_chunks.sums()),
                codec::encode(at_once.sums())
            );
        }
    }
}

#[test]
fn play_a_has_the_same_games_in_all_couplings() {
    let points_of_a = |coupling| {
        let mut pairs = rollout(decision(), EvaluatorKind::Tiny, coupling, 4);
        pairs.roll(40);
        [false, true].map(|reduced| pairs.point(reduced).a)
    };
    let [independent, same_dice, ranked] = COUPLINGS.map(points_of_a);
    assert_eq!(independent, same_dice);
    assert_eq!(same_dice, ranked);
}

#[test]
fn nothing_evaluator_subtracts_nothing() {
    for coupling in COUPLINGS {
        let mut pairs = rollout(decision(), EvaluatorKind::Nothing, coupling, 6);
        pairs.roll(40);
        assert_eq!(pairs.point(false), pairs.point(true));
    }
}

#[test]
fn same_dice_are_worth_more_than_independent_dice() {
    // A pair with independent dice is worth one pair, except for chance: a variance of 200 pairs
    // has an error of about √(2/200) = 10%. For the same dice the bound is well below the expected
    // worth of two pairs.
    let worth = |coupling| {
        let mut pairs = rollout(decision(), EvaluatorKind::Tiny, coupling, 7);
        pairs.roll(400);
        pairs.worth(false).equivalent_pairs.unwrap()
    };
    assert!((worth(Coupling::Independent) - 1.0).abs() < 0.4);
    assert!(worth(Coupling::Same) > 1.2);
}

#[test]
fn biased_couplings_and_illegal_plays_are_refused() {
    let decision = decision();
    assert_eq!(
        PairsSetup::new(decision, EvaluatorKind::Tiny, Coupling::Nearest),
        None
    );
    let [a, _] = *decision.after();
    let decide = |after| Decision::new(*decision.board(), decision.roll(), after);
    let unmoved = *decision.board();
    assert_eq!(decide([unmoved, a]), Err(IllegalPlay { play: PlayAb::A }));
    assert_eq!(decide([a, unmoved]), Err(IllegalPlay { play: PlayAb::B }));
}

#[test]
fn invalid_bytes_are_refused_without_a_panic() {
    let bytes =
        codec::encode(&rollout(decision(), EvaluatorKind::Tiny, Coupling::Ranked, 8).job_spec());
    // The task is a tag and a seed. The games are three boards, two dice, an evaluator and a
    // coupling.
    let coupling = (1 + 8) + 3 * 50 + 2 + 13;
    assert_eq!(bytes.len(), coupling + 1);
    for end in 0..bytes.len() {
        assert_eq!(
            codec::decode::<PairsJobSpec>(&bytes[..end]),
            Err(DecodeError)
        );
    }
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut corrupt = bytes.clone();
            corrupt[at] ^= 1 << bit;
            let _ = codec::decode::<PairsJobSpec>(&corrupt);
        }
    }
    let mut nearest = bytes.clone();
    nearest[coupling] = Coupling::Nearest as u8;
    assert_eq!(codec::decode::<PairsJobSpec>(&nearest), Err(DecodeError));
}

#[test]
fn rewinding_to_a_checkpoint_restores_its_state() {
    let fresh = || rollout(decision(), EvaluatorKind::Tiny, Coupling::Same, 12);
    let (mut rewound, mut exactly) = (fresh(), fresh());
    rewound.roll(60);
    // All numbers up to 42 are checkpoints, and then every second one.
    assert!(!rewound.rewind_to(45));
    assert!(rewound.rewind_to(44));
    exactly.roll(44);
    assert!(have_same_sums(&rewound, &exactly));
    rewound.roll(10);
    exactly.roll(10);
    assert!(have_same_sums(&rewound, &exactly));
}

/// Checkpoints are all numbers up to 42, and then grow by a 21st.
#[test]
fn decision_falls_at_the_first_checkpoint_whose_interval_excludes_zero() {
    let mut pairs = rollout(decision(), EvaluatorKind::Tiny, Coupling::Same, 13);
    let mut checkpoint = 1;
    let mut expected = None;
    while expected.is_none() && checkpoint < 2000 {
        assert_eq!(pairs.decided_after(true), None, "{checkpoint}");
        pairs.roll(checkpoint - pairs.games());
        let interval = pairs.point(true).any_time();
        // The definition, at one checkpoint.
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
