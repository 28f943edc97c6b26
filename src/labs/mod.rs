//! The games and rollouts of each lab.
//!
//! [`two_checker`] is the article's game with its luck tables. [`bearoff`] rolls out any bear-off,
//! [`cube`] adds the doubling cube, a person plays [`hand`], and [`pairs`] compares two plays of a
//! bear-off. [`contact`] rolls out any position with the network. [`story`] has only what the
//! story's figures need.
//!
//! ```
//! use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize};
//! use rollout_lab::backgammon::cube::CubeDatabase;
//! use rollout_lab::backgammon::position_id::bearoff_id;
//! use rollout_lab::labs::two_checker::{ExactStats, LuckTable};
//!
//! // Three labs know the article's position. Its winning chance is 37.5%, and rollouts settle
//! // there with any unbiased luck table.
//! let position = bearoff_id::parse("IAAAPAAAAAAAAA")?.position;
//! assert_eq!(ExactStats::new(&LuckTable::BACKWARDS).limit, 37.5);
//! assert_eq!(Database::new(DatabaseSize::SixCheckers).exact_chance(position), Some(0.375));
//!
//! // With a cube it is worth −2/3 points: O soon doubles X out (tests/golden/cubeful.json).
//! let decisions = CubeDatabase::new().decisions(position).unwrap();
//! assert!((decisions.centred.value + 2.0 / 3.0).abs() < 1e-6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod bearoff;
pub mod contact;
pub mod cube;
pub mod hand;
pub mod pairs;
pub mod story;
pub mod two_checker;
