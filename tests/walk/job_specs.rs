//! Job specs of walks: a worker that has only the spec computes the same chunks.

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

/// Asserts that work begun from the encoded job spec gives the chunks of the local work.
fn assert_same_chunks(local: &mut dyn ChunkedWork, spec: &WalkJobSpec) {
    let bytes = codec::encode(spec);
    let decoded: WalkJobSpec = codec::decode(&bytes).unwrap();
    assert_eq!(decoded, *spec);
    let mut remote = decoded.begin().unwrap();
    assert_eq!(remote.total(), local.total());
    // The units are walks or stopped rollouts.
    let end = local.total().min(250);
    for (from, to) in [(0, end / 3), (end / 3, end)] {
        let chunk = remote.run_chunk(from, to);
        assert_eq!(chunk, local.run_chunk(from, to));
        local.merge(&chunk).unwrap();
    }
}

/// Compares local and remote work of a rollout, a batch and stopped rollouts.
fn assert_same_work(outcome: &Outcome) {
    let model = Model::new(0.3, 12.0, 3.0).unwrap();
    let walks = Arc::new(Walks::new(model, outcome.clone()));
    let mut rollout = Rollout::with_runner(WalkGames::new(walks.clone()), SEED);
    let spec = rollout.job_spec();
    assert_same_chunks(&mut rollout, &spec);
    let mut batch = RolloutBatch::new(walks, SEED, 7, 50);
    let mut stopped = batch.stopped_when_ahead(1).unwrap();
    let spec = batch.job_spec();
    assert_same_chunks(&mut batch, &spec);
    let spec = stopped.job_spec();
    assert_same_chunks(&mut stopped, &spec);
}

/// Returns a share of half the luck.
fn half() -> LuckShare {
    LuckShare::new(0.5).unwrap()
}

#[test]
fn a_worker_with_the_job_spec_rolls_the_same_walks() {
    assert_same_work(&Outcome::Win(vec![
        (WinningChanceScale::Pawns, LuckShare::ALL),
        (WinningChanceScale::Reversed, half()),
    ]));
    assert_same_work(&Outcome::Length(vec![
        (LengthEvaluator::Quadratic, half()),
        (LengthEvaluator::Exact, LuckShare::ALL),
    ]));
}

#[test]
fn invalid_bytes_are_refused_without_panics() {
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
            let mut changed = bytes.clone();
            changed[at] ^= 1 << bit;
            let _ = codec::decode::<WalkJobSpec>(&changed);
        }
    }
    // Bytes of the task's tag (before its seed), the model's A, the outcome, the scale and the share.
    let a = 1 + 8;
    let outcome = a + 3 * 8;
    for at in [0, a + 7, outcome, outcome + 9, outcome + 17] {
        let mut changed = bytes.clone();
        changed[at] = 0xff;
        assert_eq!(
            codec::decode::<WalkJobSpec>(&changed),
            Err(DecodeError),
            "{at}"
        );
    }
}

#[test]
fn a_job_spec_with_an_unknown_estimate_begins_no_work() {
    let walks = Walks::new(
        Model::FLOODGATE,
        Outcome::Win(vec![(WinningChanceScale::Steep, half())]),
    );
    let stopped = RolloutBatch::new(Arc::new(walks), SEED, 2, 5).stopped_when_ahead(0);
    let mut bytes = codec::encode(&stopped.unwrap().job_spec());
    // The estimate follows the tag of the task, the seed, the number of rollouts and their length.
    bytes[1 + 24] = 1;
    let spec: WalkJobSpec = codec::decode(&bytes).unwrap();
    assert!(spec.begin().is_none());
}
