//! The contact lab: any position of backgammon, what a network says of it, and its rollouts as JavaScript classes.

mod databases;
mod errors;
mod evaluation;
mod game;
mod pairs;
mod plays;
mod position;
mod rollout;
mod setup;
mod shapes;

use rollout_lab::codec;
use rollout_lab::labs::contact::ContactJobSpec;
use rollout_lab::labs::contact::pairs::PairsJobSpec;

use crate::worker_job::Job;

/// What a worker has to do; `None` if this is no order.
pub(crate) fn job(order: &[u8]) -> Option<Box<dyn Job>> {
    let order: ContactJobSpec = codec::decode(order).ok()?;
    Some(Box::new(databases::Games(order.begin())))
}

/// The same of pairs.
pub(crate) fn pairs_job(order: &[u8]) -> Option<Box<dyn Job>> {
    let order: PairsJobSpec = codec::decode(order).ok()?;
    Some(Box::new(databases::Games(order.begin())))
}
