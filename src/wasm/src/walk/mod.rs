//! The bindings of the walk lab: exact statistics of a random walk that decides a game, and its
//! rollouts.

mod antithetic;
mod batch;
mod curves;
mod errors;
mod exact;
mod fit;
mod game;
mod moments;
mod rollout;
mod setup;
mod shapes;
mod transform;

use rollout_lab::codec;
use rollout_lab::models::walk::WalkJobSpec;
use rollout_lab::rollout::job::{Job, JobOutput};

/// Decodes a worker's job to roll chunks of this lab's work; `None` if the bytes are not a valid job.
pub(crate) fn job(bytes: &[u8]) -> Option<Job> {
    let job_spec: WalkJobSpec = codec::decode(bytes).ok()?;
    Some(Job::finished(JobOutput::Work(job_spec.begin()?)))
}
