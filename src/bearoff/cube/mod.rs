//! Bear-offs with the doubling cube, for money, up to six checkers a side: exact equities, and luck in points.
//!
//! Before each roll the side on roll may double, if the cube is centred or hers; the other side takes, and owns it, or passes
//! and pays what it showed. Values are for the side on roll in units of the cube, by whose it is: mine, centred, theirs. Not
//! doubling is worth the mean over the 36 rolls of what the best play leaves; a double that is taken twice what it is worth
//! when the cube is theirs, one that is passed 1. There are no gammons: nine checkers and more are off.
//!
//! Data flows from one to the next: a [`CubeDatabase`] of exact equities; a [`CubeSetup`]: position, owner of the cube, players
//! and their [`CubePolicy`], and [`CubeEstimate`]s; a [`CubeGame`]: all that made ready, solved by going through all that can
//! happen ([`CubeTheory`]). It is a [`Sampler`]: the crate's [`CubeRollout`] rolls it. Games can be looked at in all their turns
//! ([`CubeRecord`]), and so can the 36 first rolls ([`CubeRollMap`]).
//!
//! Luck is measured after the turn's cube action. It is the value after the best play of the roll, less its mean over the 36
//! rolls, times the cube. It averages zero for any values, players and cube actions, so it can be subtracted. With the exact
//! values, result = value + luck − mistakes with the checkers − mistakes with the cube, in every game. The results are in
//! points for the side on roll at the start, per unit of the cube then.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::bearoff::{cube::*, ids};
//! use rollout_lab::seed::Seed;
//!
//! // The article's position: Blue is 37.5% without a cube. With one, White doubles unless Blue rolls a double.
//! let setup = CubeSetup {
//!     position: ids::read("IAAAPAAAAAAAAA")?.position,
//!     owner: Owner::Centred,
//!     players: [CubePlayer::PERFECT; 2],
//!     estimates: vec![CubeEstimate::CubelessTimesCube],
//! };
//! let game = Arc::new(CubeGame::new(Arc::new(CubeDatabase::new()), setup)?);
//! assert!((game.theory().value + 2.0 / 3.0).abs() < 1e-6);
//! let mut rollout = CubeRollout::new(game, Seed::new(42));
//! rollout.roll(10_000);
//! assert!((rollout.point(0).reduced.mean.unwrap() + 2.0 / 3.0).abs() < 0.01);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Sampler`]: crate::sampler::Sampler

mod database;
mod database_builder;
mod decision;
mod equity;
mod estimate;
mod exact;
mod game;
mod game_builder;
pub mod hand;
mod holder;
mod job;
mod judged;
mod order;
mod packed_setup;
mod paths;
mod policy;
mod record;
#[cfg(test)]
mod reference_tests;
mod roll_map;
#[cfg(test)]
mod rolled_tests;
mod setup;
#[cfg(test)]
mod slow_tests;
mod state;
mod tables;
#[cfg(test)]
mod tests_of_games;
mod theory;

pub use database::{CubeDatabase, CubeDecisions};
pub use database_builder::CubeDatabaseBuilder;
pub use decision::{CubeAction, CubeDecision, Right};
pub use equity::RESOLUTION;
pub use estimate::{CubeEstimate, Efficiency};
pub use game::CubeGame;
pub use game_builder::CubeGameBuilder;
pub use holder::Owner;
pub use job::{CubeJob, CubeStore};
pub use order::CubeOrder;
pub use policy::{CubePolicy, Thresholds};
pub use record::{CubePlay, CubeRecord, CubeTurn, Mistakes};
pub use roll_map::{CubeRollMap, CubeRollWorth};
pub use setup::{CubePlayer, CubePlays, CubeSetup};
pub use theory::{CubeCosts, CubeEstimateTheory, CubeTheory};

/// A rollout of a bear-off with a cube.
pub type CubeRollout = crate::sampled::Rollout<CubeGame>;

/// Rollouts of a bear-off with a cube that are stopped when they are ahead.
pub type StoppedCubeRollouts = crate::sampled::StoppedRollouts<CubeGame>;

/// Many rollouts of a bear-off with a cube.
pub type ManyCubeRollouts = crate::sampled::ManyRollouts<CubeGame>;
