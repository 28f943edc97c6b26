//! Job specs of whole games: a worker that has only the spec rolls the same games.

use rollout_lab::backgammon::noise::Noise;
use rollout_lab::backgammon::{Board, EvaluatorKind};
use rollout_lab::codec;
use rollout_lab::codec::DecodeError;
use rollout_lab::labs::contact::ContactJobSpec;
use rollout_lab::rollout::chunk::ChunkedWork;

use crate::positions;
use crate::positions::{evaluators, named, rollout};

/// Returns all kinds of evaluators, also with extreme noise.
fn all_evaluators() -> Vec<EvaluatorKind> {
    let more = [
        EvaluatorKind::Nothing,
        EvaluatorKind::Blurred(Noise::new(1.0, u64::MAX)),
    ];
    [evaluators(), more.to_vec()].concat()
}

#[test]
fn workers_roll_the_same_games() {
    for position in positions::all() {
        let mut local = rollout(position.board, all_evaluators(), 0x2a61);
        let spec = local.job_spec();
        let bytes = codec::encode(&spec);
        let decoded: ContactJobSpec = codec::decode(&bytes).unwrap();
        assert_eq!(decoded, spec);
        assert_eq!(codec::encode(&decoded), bytes);
        let mut remote = decoded.begin().unwrap();
        assert_eq!(
            (remote.total(), remote.completed()),
            (ChunkedWork::total(&local), 0)
        );
        let chunk = remote.run_chunk(3, 9);
        assert_eq!(chunk, local.run_chunk(3, 9), "{}", position.name);
    }
}

/// Returns a spec's bytes: the task, the counts of 50 points, the number of evaluators, thirteen bytes
/// for each, the horizon that the games don't have, and whether they begin without doubles.
fn bytes() -> Vec<u8> {
    codec::encode(&rollout(named("back game"), all_evaluators(), 7).job_spec())
}

/// The bytes of the task to roll a rollout: its tag and a seed.
const TASK: usize = 1 + 8;

/// The index of the first evaluator in these bytes.
const FIRST_EVALUATOR: usize = TASK + 50 + 8;

/// Asserts that bytes are refused.
fn assert_refused(bytes: &[u8], reason: &str) {
    assert_eq!(
        codec::decode::<ContactJobSpec>(bytes),
        Err(DecodeError),
        "{reason}"
    );
}

#[test]
fn invalid_bytes_are_refused_without_a_panic() {
    let bytes = bytes();
    assert_eq!(
        bytes.len(),
        FIRST_EVALUATOR + 13 * all_evaluators().len() + 2
    );
    for end in 0..bytes.len() {
        assert_refused(&bytes[..end], "too short");
    }
    assert_refused(&[&bytes[..], &[0]].concat(), "too long");
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut corrupt = bytes.clone();
            corrupt[at] ^= 1 << bit;
            let _ = codec::decode::<ContactJobSpec>(&corrupt);
        }
    }
}

#[test]
fn impossible_boards_and_evaluators_are_refused() {
    let with_byte = |at: usize, byte: u8| {
        let mut bytes = bytes();
        bytes[at] = byte;
        bytes
    };
    assert_refused(&with_byte(0, 4), "an unknown task");
    assert_refused(&with_byte(TASK, 16), "too many checkers");
    // The opponent holds its eight point, which is the mover's 17 point.
    assert_refused(&with_byte(TASK + 16, 1), "a shared point");
    assert_refused(&with_byte(FIRST_EVALUATOR, 5), "an unknown evaluator");
    assert_refused(
        &with_byte(TASK + 50 + 7, 1),
        "more evaluators than there are bytes",
    );
    // The third evaluator is blurred. Noise above 2²⁵ units is above a chance of 1.
    let size = FIRST_EVALUATOR + 2 * 13 + 1;
    assert_refused(&with_byte(size + 3, 0xff), "more noise than there can be");
    let mut empty = bytes();
    empty[TASK..][..50].fill(0);
    assert_refused(&empty, "no checkers");
}

/// A page would refuse such a position. A worker's core must not hang.
#[test]
fn job_specs_of_finished_games_return_the_outcome() {
    let mut won = *Board::START.sides();
    won[0] = [0; 25];
    let over = Board::new(won).unwrap();
    let mut rollout = rollout(over, all_evaluators(), 7);
    let spec: ContactJobSpec = codec::decode(&codec::encode(&rollout.job_spec())).unwrap();
    let chunk = spec.begin().unwrap().run_chunk(0, 5);
    rollout.merge(&chunk).unwrap();
    // The loser has two checkers in the winner's home board, so it is a backgammon.
    assert_eq!(rollout.point(0).plain.mean, Some(3.0));
    assert_eq!(rollout.point(0).reduced.mean, Some(3.0));
}
