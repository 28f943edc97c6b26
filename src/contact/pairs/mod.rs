//! Two plays of the same roll compared by pairs of whole games with coupled dice: what [`pairs`](crate::pairs) are, with the network
//! playing both games of each.
//!
//! A [`Decision`] says which plays; a [`PairsSetup`] who measures luck, and how dice are coupled; a [`PairRoller`] rolls pairs; a
//! [`PairsRollout`] tells what they came to, in points.

mod decision;
mod order;
mod roller;
mod rollout;
mod setup;
mod strand;

#[cfg(test)]
mod fairness_tests;

pub use crate::pairs::{IllegalPlay, Which};
pub use decision::Decision;
pub use order::PairsOrder;
pub use roller::PairRoller;
pub use rollout::{PairSums, PairsRollout};
pub use setup::PairsSetup;

pub use crate::pairs::{Coupling, Outcomes, PairPoint, Worth};
