//! The walk lab: a random walk that decides a game, the model of a shogi game's length.
//!
//! Nothing here is a board game: the evaluation itself walks, with normal deviates for dice, so that everything is known about it
//! ([`ExactWalk`], [`Reduction`]) and every mistake in measuring luck can be made at will ([`Scale`]).
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::rollout::sampled::Rollout;
//! use rollout_lab::rollout::seed::Seed;
//! use rollout_lab::models::walk::{ExactWalk, Model, Outcome, Scale, Share, Walks};
//!
//! let model = Model::PROFESSIONAL_GAMES;
//! assert!((ExactWalk::new(model).length().mean - 21.64).abs() < 0.01);
//!
//! let walks = Walks::new(model, Outcome::Win(vec![(Scale::Linear, Share::ALL)]));
//! let worth = walks.reduction(0).equivalent_games(1.0).unwrap();
//! assert!((worth - 38.6).abs() < 0.1);
//! let mut rollout = Rollout::new(Arc::new(walks), Seed::new(42));
//! rollout.roll(10_000);
//! assert!((rollout.equivalent_games(0).unwrap() / worth - 1.0).abs() < 0.1);
//! ```

mod antithetic;
mod any_share;
mod central_moments;
mod exact;
mod fit;
mod games;
mod gamma;
mod job_spec;
mod legendre;
mod length_evaluator;
mod lengths;
mod luck;
mod model;
mod move_density;
mod nystrom;
mod outcome;
mod panels;
mod path;
mod power_sums;
mod record;
mod reduction;
mod scale;
mod share;
mod small_moves;
mod table;
mod transform;
mod walk_alone;
mod walks;

pub use antithetic::{Antithetic, PairVariance};
pub use central_moments::CentralMoments;
pub use exact::ExactWalk;
pub use fit::{Fit, FitError};
pub use games::{GameSums, Games};
pub use gamma::{BesideGamma, Gamma};
pub use job_spec::Order;
pub use length_evaluator::LengthEvaluator;
pub use lengths::{Axis, BINS, LengthHistogram, Lengths};
pub use luck::{LengthLuck, WinLuck};
pub use model::{LEAST_A, MOST_A, MOST_M, MOST_S, Model, ModelError};
pub use outcome::{Measure, Outcome};
pub use path::{Ended, Scratch};
pub use power_sums::SampleMoments;
pub use record::Record;
pub use reduction::Reduction;
pub use scale::{Evaluator, Scale};
pub use share::{Share, ShareError};
pub use transform::{
    LEAST_FACTOR, LEAST_SCALE, MATE, MOST_FACTOR, MOST_SCALE, PAWN, Reading, Transform,
    TransformError, luck_among, mate_value, uci_mate,
};
pub use walk_alone::{RHO, WalkAlone};
pub use walks::Walks;

/// A rollout of walks with the other moves of their games.
pub type Rollout = crate::rollout::Rollout<Games>;
