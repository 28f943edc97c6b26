//! Rollouts of bear-offs with the doubling cube, for money, with up to six checkers a side.
//!
//! A [`CubeDatabase`] has the exact equities. A [`CubeSetup`] is a position, the owner of the cube,
//! the players with their [`CubePolicy`], and the [`CubeEstimate`]s of luck. A [`CubeGame`] is
//! prepared from both. It has the exact statistics of the setup ([`CubeTheory`]), which come from
//! an enumeration of all its games. As a [`Sampler`] it is rolled out by [`CubeRollout`]. Games are
//! prepared, and jobs are done, by the code of [any bear-off](crate::labs::bearoff). A
//! [`CubeRecord`] shows one game turn by turn, and a [`RollMap`] the 36 first rolls.
//!
//! Luck is measured after the turn's cube action. It is the equity after the best play of the roll,
//! minus its mean over the 36 rolls, times the cube. It averages zero for any equities, players and
//! cube actions, so it can be subtracted. With the exact equities, the result of every game is
//! equity + luck − mistakes with the checkers − mistakes with the cube. Results and values are in
//! points for the side on roll at the start, per unit of the cube at the start.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::backgammon::cube::{CubeDatabase, Owner};
//! use rollout_lab::backgammon::position_id::bearoff_id;
//! use rollout_lab::labs::cube::{CubeEstimate, CubeGame, CubePlayer, CubeRollout, CubeSetup};
//! use rollout_lab::rollout::seed::Seed;
//!
//! // The article's position. Blue's winning chance without a cube is 37.5%. With a cube, White
//! // doubles unless Blue rolls a double.
//! let setup = CubeSetup {
//!     position: bearoff_id::parse("IAAAPAAAAAAAAA")?.position,
//!     owner: Owner::Centred,
//!     players: [CubePlayer::PERFECT; 2],
//!     estimates: vec![CubeEstimate::CubelessTimesCube],
//! };
//! let game = Arc::new(CubeGame::new(Arc::new(CubeDatabase::new()), setup)?);
//! assert!((game.theory().perfect + 2.0 / 3.0).abs() < 1e-6);
//! let mut rollout = CubeRollout::new(game, Seed::new(42));
//! rollout.roll(10_000);
//! assert!((rollout.point(0).reduced.mean.unwrap() + 2.0 / 3.0).abs() < 0.01);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`CubeDatabase`]: crate::backgammon::cube::CubeDatabase
//! [`CubePolicy`]: crate::backgammon::cube::CubePolicy
//! [`RollMap`]: crate::rollout::roll_map::RollMap
//! [`Sampler`]: crate::rollout::sampler::Sampler

mod costs;
mod estimate;
mod first_rolls;
mod game;
mod paths;
pub(crate) mod prepared_setup;
pub(crate) mod record;
#[cfg(test)]
mod reference_tests;
mod roll_map;
#[cfg(test)]
mod rolled_tests;
mod setup;
mod setup_codec;
#[cfg(test)]
mod slow_games;
#[cfg(test)]
mod test_games;
mod theory;
mod theory_builder;
#[cfg(test)]
mod theory_tests;

pub use costs::MistakeCosts;
pub use estimate::{CubeEstimate, Efficiency};
pub use game::{CubeGame, CubeGameBuilder, CubeJobSpec, CubeJobStore};
pub use prepared_setup::PreparedCubeSetup;
pub use record::{CubeRecord, RecordedCubePlay, RecordedCubeTurn};
pub use roll_map::BestCubePlay;
pub use setup::{CubePlayer, CubePlays, CubeSetup};
pub use theory::{CubeStatistics, CubeTheory};

/// A rollout of a bear-off with a cube.
pub type CubeRollout = crate::rollout::sampled::Rollout<CubeGame>;

/// Rollouts of a bear-off with a cube, each stopped when its mean is ahead of the exact one.
pub type StoppedCubeRollouts = crate::rollout::sampled::StoppedRollouts<CubeGame>;

/// A batch of rollouts of a bear-off with a cube.
pub type CubeRolloutBatch = crate::rollout::sampled::RolloutBatch<CubeGame>;
