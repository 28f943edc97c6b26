//! A random walk that decides a game: the model of a shogi game's length.
//!
//! The evaluation itself walks, with normal deviates instead of dice. So everything about it is
//! known exactly ([`ExactWalk`], [`VarianceReduction`]). Each [`WinningChanceScale`] makes a
//! different mistake in measuring luck, so the mistakes can be chosen at will.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::rollout::sampled::Rollout;
//! use rollout_lab::rollout::seed::Seed;
//! use rollout_lab::models::walk::{
//!     ExactWalk, LuckShare, Model, Outcome, Walks, WinningChanceScale,
//! };
//!
//! let model = Model::PROFESSIONAL_GAMES;
//! assert!((ExactWalk::new(model).length().mean - 21.64).abs() < 0.01);
//!
//! let walks = Walks::new(model, Outcome::Win(vec![(WinningChanceScale::Linear, LuckShare::ALL)]));
//! let worth = walks.reduction(0).equivalent_games(1.0).unwrap();
//! assert!((worth - 38.6).abs() < 0.1);
//! let mut rollout = Rollout::new(Arc::new(walks), Seed::new(42));
//! rollout.roll(10_000);
//! assert!((rollout.equivalent_games(0).unwrap() / worth - 1.0).abs() < 0.1);
//! ```

mod antithetic;
mod any_share;
mod central_moments;
mod curves;
mod exact_walk;
mod fit;
mod gamma;
mod job_spec;
mod legendre;
mod lengths;
mod luck;
mod model;
mod nystrom;
mod outcome;
mod panels;
mod path;
mod power_sums;
mod readings;
mod record;
mod reduction;
mod runner;
mod share;
mod small_moves;
mod spline_table;
mod transform;
mod walk_alone;
mod walks;
mod winning_chance_scale;

pub use antithetic::{Antithetic, PairVariance};
pub use central_moments::CentralMoments;
pub use curves::Curves;
pub use exact_walk::ExactWalk;
pub use fit::{Fit, FitError};
pub use gamma::{Gamma, GammaComparison};
pub use job_spec::{WalkDescription, WalkJobSpec};
pub use lengths::{Axis, BINS, LengthHistogram, Lengths};
pub use luck::{LengthLuck, WinLuck};
pub use model::{MAX_A, MAX_M, MAX_S, MIN_A, Model, ModelError};
pub use outcome::{LengthEvaluator, Measure, Outcome};
pub use power_sums::SampleMoments;
pub use readings::{OtherProgram, Readings};
pub use record::WalkRecord;
pub use reduction::VarianceReduction;
pub use runner::{WalkGames, WalkSums};
pub use share::{LuckShare, ShareError};
pub use small_moves::RHO;
pub use transform::{
    ConvertedEvaluation, MATE, MAX_FACTOR, MAX_SCALE, MIN_FACTOR, MIN_SCALE, PAWN, Transform,
    TransformError, lucks_of_equally_likely, mate_value, uci_mate,
};
pub use walk_alone::WalkAlone;
pub use walks::Walks;
pub use winning_chance_scale::{ScaleEvaluator, WinningChanceScale};

/// A rollout of walks, together with the other moves of their games.
pub type Rollout = crate::rollout::Rollout<WalkGames>;
