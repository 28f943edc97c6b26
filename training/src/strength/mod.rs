//! How strong a network is: money games without a cube against another player, with the luck that the network measures
//! subtracted from the results.

pub mod games;
pub mod gnubg;
pub mod gnubg_rollout;
pub mod luck;
pub mod other;
pub mod report;
pub mod rollouts;
