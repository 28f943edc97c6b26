//! The bindings of the lab for any position: evaluations, plays, rollouts and pairs of whole games.

mod cut_short;
mod databases;
mod errors;
mod evaluation;
mod game;
mod pairs;
mod plays;
mod position;
mod rollout;
mod seeds;
mod setup;
mod shapes;

use rollout_lab::codec;
use rollout_lab::labs::contact::ContactJobSpec;
use rollout_lab::labs::contact::cut_short::ComparisonJobSpec;
use rollout_lab::labs::contact::pairs::PairsJobSpec;
use rollout_lab::rollout::job::Job;

/// Decodes a worker's job to roll games; `None` if the bytes are not a valid job.
pub(crate) fn job(bytes: &[u8]) -> Option<Job> {
    let job_spec: ContactJobSpec = codec::decode(bytes).ok()?;
    Some(databases::games_job(job_spec.begin()?))
}

/// Decodes a worker's job to roll pairs of games; `None` if the bytes are not a valid job.
pub(crate) fn pairs_job(bytes: &[u8]) -> Option<Job> {
    let job_spec: PairsJobSpec = codec::decode(bytes).ok()?;
    Some(databases::games_job(job_spec.begin()?))
}

/// Decodes a worker's job to play games on that are cut short; `None` if the bytes are not a valid job.
pub(crate) fn cut_short_job(bytes: &[u8]) -> Option<Job> {
    let job_spec: ComparisonJobSpec = codec::decode(bytes).ok()?;
    Some(databases::games_job(job_spec.begin()?))
}
