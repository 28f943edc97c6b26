//! Two plays of a roll compared by pairs: what the pairs lab sees.

mod check;
mod game;
mod job;
mod many;
mod plays;
mod rollout;
mod setup;
mod shapes;

pub(crate) use job::job;
