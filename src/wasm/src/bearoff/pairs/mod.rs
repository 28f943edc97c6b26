//! Pairs of games after two plays of a roll: the bindings of the pairs lab.

mod batch;
mod check;
mod game;
mod plays;
mod rollout;
mod setup;
mod shapes;
