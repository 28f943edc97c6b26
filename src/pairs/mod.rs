//! Two plays compared by pairs of games with coupled dice: the parts that hold for games of every kind.
//!
//! Bob Koca (*A new variance reduction technique*, bug-gnubg and bgonline, March 2009) proposed to compare two plays by
//! trials that are lucky together, instead of by independent rollouts. Trial n of A and trial n of B are a *pair*. The
//! [`Coupling`] says how their dice depend on each other. If B's dice alone are fair, the mean of A − B is right with
//! every coupling. Only the spread of single differences changes.
//!
//! This module has the dice of pairs, ranks of rolls, sums ([`PairSums`]) and statistics ([`PairPoint`], [`Worth`]).
//! [`bearoff::pairs`](crate::bearoff::pairs) and [`contact`](crate::contact) play the games.

mod bounds;
mod coupling;
mod played;
mod point;
mod ranking;
mod rotation;
mod sums;
mod trials;
mod which;

pub(crate) use bounds::PairBounds;
pub use coupling::Coupling;
pub(crate) use played::{Ended, Played};
pub(crate) use point::known;
pub use point::{PairPoint, Worth};
pub(crate) use ranking::Ranking;
pub use rotation::ROTATED;
pub(crate) use sums::Series;
pub use sums::{Outcomes, PairSums};
pub(crate) use trials::{PairTrials, Rolls, below};
pub use which::{IllegalPlay, Which};
