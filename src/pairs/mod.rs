//! Two plays compared by pairs of games with coupled dice: the parts that hold for games of every kind.
//!
//! Bob Koca (*A new variance reduction technique*, bug-gnubg and bgonline, March 2009) proposed to compare two plays not by
//! independent rollouts but by trials that are lucky together: trial n of A and trial n of B are a *pair*, and how their dice
//! hang together is the [`Coupling`]. If B's dice are fair for themselves, the mean of A − B is right whatever the
//! coupling is; what changes is how far single differences spread.
//!
//! Here are the dice of pairs, ranks of rolls, sums ([`PairSums`]) and statistics ([`PairPoint`], [`Worth`]); which games are played
//! with them, [`bearoff::pairs`](crate::bearoff::pairs) and [`contact`](crate::contact) say.

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
