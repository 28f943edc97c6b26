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
use rollout_lab::labs::contact::Order;
use rollout_lab::labs::contact::pairs::PairsOrder;

use crate::workbench::Job;

/// What a worker has to do; `None` if this is no order.
pub(crate) fn job(order: &[u8]) -> Option<Box<dyn Job>> {
    let order: Order = codec::unpack(order).ok()?;
    Some(Box::new(databases::Games(order.begin())))
}

/// The same of pairs.
pub(crate) fn pairs_job(order: &[u8]) -> Option<Box<dyn Job>> {
    let order: PairsOrder = codec::unpack(order).ok()?;
    Some(Box::new(databases::Games(order.begin())))
}
