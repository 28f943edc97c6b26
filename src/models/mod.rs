//! Two models from computer shogi: a game as a random walk, and a council of programs.
//!
//! Both are from the blog of the Laboratory for Fundamental Information on Computer Shogi (LFICS).
//! In [`walk`], normal deviates take the place of dice, and eight scales turn an evaluation into a
//! winning chance. In [`council`], noisy programs vote on a move.
//!
//! ```
//! use rollout_lab::models::council::{self, Rule, exact_rate};
//! use rollout_lab::models::walk::{self, ExactWalk};
//!
//! // tests/golden/shogi.json has both numbers, by quadrature. A game of professionals is decided
//! // after 21.64 moves of the walk.
//! let length = ExactWalk::new(walk::Model::PROFESSIONAL_GAMES).length();
//! assert!((length.mean - 21.637206878).abs() < 1e-6);
//!
//! // A majority of three equal programs finds the better of two moves in 70.2% of positions.
//! let majority = exact_rate(&council::Model::DEFAULT, Rule::MajorityRandom).unwrap();
//! assert!((majority - 70.1969979242).abs() < 1e-6);
//! ```

pub mod council;
mod hermite;
pub mod walk;
