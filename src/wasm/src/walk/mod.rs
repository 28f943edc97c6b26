//! The walk lab: what is exactly true of a random walk that decides a game, and its rollouts as JavaScript classes.

mod antithetic;
mod curves;
mod errors;
mod exact;
mod fit;
mod game;
mod many;
mod moments;
mod rollout;
mod setup;
mod shapes;
mod transform;

use rollout_lab::codec;
use rollout_lab::models::walk::WalkJobSpec;

use crate::worker_job::Job;

/// What a worker has to do; `None` if this is no order.
pub(crate) fn job(order: &[u8]) -> Option<Box<dyn Job>> {
    let order: WalkJobSpec = codec::decode(order).ok()?;
    Some(Box::new(order.begin()?))
}
