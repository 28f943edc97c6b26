//! Pairs of games with coupled dice, which compare two plays: the parts for games of every kind.
//!
//! Bob Koca (*A new variance reduction technique*, bug-gnubg and bgonline, March 2009) proposed to
//! compare two plays by trials that are lucky together, instead of by independent rollouts. Trial n
//! of A and trial n of B are a *pair*. The [`Coupling`] says how their dice depend on each other.
//! If B's dice alone are fair, the mean of A − B is right with every coupling. Only the spread of
//! single differences changes.
//!
//! This module has the dice of pairs, ranks of rolls, sums ([`PairSums`]) and statistics
//! ([`PairPoint`], [`CouplingWorth`]). [`labs::pairs`](crate::labs::pairs) and
//! [`labs::contact`](crate::labs::contact) play the games.

mod coupling;
pub(crate) mod pair_outcome;
mod play_ab;
pub(crate) mod point;
pub(crate) mod ranking;
mod rotation;
pub(crate) mod series;
pub(crate) mod sums;
pub(crate) mod trials;

pub use coupling::Coupling;
pub use play_ab::{IllegalPlay, PlayAb};
pub use point::{CouplingWorth, PairPoint};
pub use rotation::ROTATION_SIZE;
pub use sums::{Outcomes, PairSums};
