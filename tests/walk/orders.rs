//! Walks that are rolled elsewhere: an order says all that a core has to know.

use std::sync::Arc;

use rollout_lab::codec;
use rollout_lab::codec::DecodeError;
use rollout_lab::models::walk::{
    LengthEvaluator, LuckShare, Model, Outcome, Rollout, WalkGames, WalkJobSpec, Walks,
    WinningChanceScale,
};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::sampled::RolloutBatch;
use rollout_lab::rollout::seed::Seed;

const SEED: Seed = Seed::new(0x2a61);

/// Does the work here, and as the order says, after it went through bytes: both blocks are the same.
fn same_elsewhere(here: &mut dyn ChunkedWork, order: &WalkJobSpec) {
    let bytes = codec::encode(order);
    let read: WalkJobSpec = codec::decode(&bytes).unwrap();
    assert_eq!(read, *order);
    let mut elsewhere = read.begin().unwrap();
    assert_eq!(elsewhere.total(), here.total());
    // Units are walks, or rollouts that are stopped.
    let end = here.total().min(250);
    for (from, to) in [(0, end / 3), (end / 3, end)] {
        let block = elsewhere.run_chunk(from, to);
        assert_eq!(block, here.run_chunk(from, to));
        here.merge(&block).unwrap();
    }
}

fn all_kinds(outcome: &Outcome) {
    let model = Model::new(0.3, 12.0, 3.0).unwrap();
    let walks = Arc::new(Walks::new(model, outcome.clone()));
    let mut rollout = Rollout::with_runner(WalkGames::new(walks.clone()), SEED);
    let order = rollout.job_spec();
    same_elsewhere(&mut rollout, &order);
    let mut many = RolloutBatch::new(walks, SEED, 7, 50);
    let mut stopped = many.stopped_when_ahead(1).unwrap();
    let order = many.job_spec();
    same_elsewhere(&mut many, &order);
    let order = stopped.job_spec();
    same_elsewhere(&mut stopped, &order);
}

fn half() -> LuckShare {
    LuckShare::new(0.5).unwrap()
}

#[test]
fn whoever_has_the_order_rolls_the_same_walks() {
    all_kinds(&Outcome::Win(vec![
        (WinningChanceScale::Pawns, LuckShare::ALL),
        (WinningChanceScale::Reversed, half()),
    ]));
    all_kinds(&Outcome::Length(vec![
        (LengthEvaluator::Quadratic, half()),
        (LengthEvaluator::Exact, LuckShare::ALL),
    ]));
}

#[test]
fn bytes_that_are_no_order_are_garbled_and_none_panic() {
    let walks = Walks::new(
        Model::FLOODGATE,
        Outcome::Win(vec![(WinningChanceScale::Steep, half())]),
    );
    let rollout = Rollout::with_runner(WalkGames::new(Arc::new(walks)), SEED);
    let bytes = codec::encode(&rollout.job_spec());
    for end in 0..bytes.len() {
        assert_eq!(
            codec::decode::<WalkJobSpec>(&bytes[..end]),
            Err(DecodeError)
        );
    }
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut spoilt = bytes.clone();
            spoilt[at] ^= 1 << bit;
            let _ = codec::decode::<WalkJobSpec>(&spoilt);
        }
    }
    // The kind of work, the model's A, the outcome, the scale, the share.
    let a = 1 + 3 * 8 + 8;
    let outcome = a + 3 * 8;
    for at in [0, a + 7, outcome, outcome + 9, outcome + 17] {
        let mut spoilt = bytes.clone();
        spoilt[at] = 0xff;
        assert_eq!(
            codec::decode::<WalkJobSpec>(&spoilt),
            Err(DecodeError),
            "{at}"
        );
    }
}

#[test]
fn an_order_for_an_estimate_that_there_is_not_begins_nothing() {
    let walks = Walks::new(
        Model::FLOODGATE,
        Outcome::Win(vec![(WinningChanceScale::Steep, half())]),
    );
    let stopped = RolloutBatch::new(Arc::new(walks), SEED, 2, 5).stopped_when_ahead(0);
    let mut bytes = codec::encode(&stopped.unwrap().job_spec());
    // After the kind, rollouts and length.
    bytes[1 + 16] = 1;
    let order: WalkJobSpec = codec::decode(&bytes).unwrap();
    assert!(order.begin().is_none());
}
