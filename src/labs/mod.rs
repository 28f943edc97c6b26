//! The games and rollouts of each lab.
//!
//! [`two_checker`] is the article's game with its luck tables. [`bearoff`] rolls out any bear-off,
//! [`cube`] adds the doubling cube, a person plays [`hand`], and [`pairs`] compares two plays of a
//! bear-off. [`contact`] rolls out any position with the network. [`story`] has only what the
//! story's figures need.

pub mod bearoff;
pub mod contact;
pub mod cube;
pub mod hand;
pub mod pairs;
pub mod story;
pub mod two_checker;
