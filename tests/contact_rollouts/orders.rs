//! Games that are rolled elsewhere: an order says all that a core has to know.

use rollout_lab::backgammon::noise::Noise;
use rollout_lab::backgammon::{Board, EvaluatorKind};
use rollout_lab::codec;
use rollout_lab::codec::DecodeError;
use rollout_lab::labs::contact::ContactJobSpec;
use rollout_lab::rollout::chunk::ChunkedWork;

use crate::positions;
use crate::positions::{evaluators, named, rollout};

fn all_evaluators() -> Vec<EvaluatorKind> {
    let further = [
        EvaluatorKind::Nothing,
        EvaluatorKind::Blurred(Noise::new(1.0, u64::MAX)),
    ];
    [evaluators(), further.to_vec()].concat()
}

#[test]
fn whoever_has_the_order_rolls_the_same_games() {
    for position in positions::all() {
        let mut here = rollout(position.board, all_evaluators(), 0x2a61);
        let order = here.job_spec();
        let bytes = codec::encode(&order);
        let read: ContactJobSpec = codec::decode(&bytes).unwrap();
        assert_eq!(read, order);
        assert_eq!(codec::encode(&read), bytes);
        let mut elsewhere = read.begin();
        assert_eq!(
            (elsewhere.total(), elsewhere.completed()),
            (ChunkedWork::total(&here), 0)
        );
        let block = elsewhere.run_chunk(3, 9);
        assert_eq!(block, here.run_chunk(3, 9), "{}", position.name);
    }
}

/// Fifty places, then a number of evaluators, thirteen bytes each, and the seed.
fn bytes() -> Vec<u8> {
    codec::encode(&rollout(named("back game"), all_evaluators(), 7).job_spec())
}

const FIRST_EVALUATOR: usize = 50 + 8;

fn assert_garbled(bytes: &[u8], what: &str) {
    assert_eq!(
        codec::decode::<ContactJobSpec>(bytes),
        Err(DecodeError),
        "{what}"
    );
}

#[test]
fn bytes_that_are_no_order_are_garbled_and_none_panic() {
    let bytes = bytes();
    assert_eq!(
        bytes.len(),
        FIRST_EVALUATOR + 13 * all_evaluators().len() + 8
    );
    for end in 0..bytes.len() {
        assert_garbled(&bytes[..end], "too short");
    }
    assert_garbled(&[&bytes[..], &[0]].concat(), "too long");
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut spoilt = bytes.clone();
            spoilt[at] ^= 1 << bit;
            let _ = codec::decode::<ContactJobSpec>(&spoilt);
        }
    }
}

#[test]
fn a_board_that_no_game_has_or_an_evaluator_that_there_is_not_is_garbled() {
    let spoilt = |at: usize, byte: u8| {
        let mut bytes = bytes();
        bytes[at] = byte;
        bytes
    };
    assert_garbled(&spoilt(0, 16), "too many checkers");
    // The other side has its eight point here, which is the roller's seventeen.
    assert_garbled(&spoilt(16, 1), "a shared point");
    assert_garbled(&spoilt(FIRST_EVALUATOR, 5), "no evaluator");
    assert_garbled(&spoilt(50 + 7, 1), "more evaluators than there are bytes");
    // The third one is blurred: 2²⁵ + 1 and more is more than certainty.
    let size = FIRST_EVALUATOR + 2 * 13 + 1;
    assert_garbled(&spoilt(size + 3, 0xff), "more noise than there can be");
    let mut empty = bytes();
    empty[..50].fill(0);
    assert_garbled(&empty, "no checkers");
}

/// A page would refuse it; a worker's core has nothing to roll, and must not hang.
#[test]
fn an_order_of_a_game_that_is_over_comes_to_what_it_is() {
    let mut won = *Board::START.sides();
    won[0] = [0; 25];
    let over = Board::new(won).unwrap();
    let mut rollout = rollout(over, all_evaluators(), 7);
    let read: ContactJobSpec = codec::decode(&codec::encode(&rollout.job_spec())).unwrap();
    let block = read.begin().run_chunk(0, 5);
    rollout.merge(&block).unwrap();
    // Two checkers of the loser's are in the winner's home board.
    assert_eq!(rollout.point(0).plain.mean, Some(3.0));
    assert_eq!(rollout.point(0).reduced.mean, Some(3.0));
}
