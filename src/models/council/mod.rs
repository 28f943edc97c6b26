//! A council: noisy programs that choose a move together.
//!
//! The source is the blog of LFICS (Laboratory for Fundamental Information on Computer Shogi),
//! December 2016, with notes of 31 December 2016 and 3 January 2017, on councils (合議) of shogi
//! programs. There are a few candidate moves. The best one is worth d more than the others. Every
//! program evaluates all candidates with independent normal errors of mean zero. It reports the
//! candidate with the largest evaluation, and that value. How often does the council choose the
//! best move?
//!
//! Rollouts pose the same question. The noise of an evaluation corresponds to the standard error of
//! a rollout. Variance reduction lowers this noise, and so moves a council along the same curves
//! ([`reduced_noise`]).
//!
//! A [`Setting`] is checked and becomes a [`Model`]. Each [`Rule`] has an exact rate
//! ([`exact_rates()`]) and a simulated one ([`Simulation`]). All rules face the same positions, and
//! a [`Position`] shows one of them. [`Curves`] has rates at many strengths, [`crossing()`] finds
//! where they cross, and [`equal_noise_panels`] has larger councils. [`Agreement`] has how often
//! programs agree. [`badges()`] judges claims: the blog's and ours.

mod agreement;
mod badges;
mod claim;
mod crossing;
mod curves;
mod exact_rates;
mod job_spec;
mod majority;
mod model;
mod model_error;
mod normal;
mod numerical;
mod optimal;
mod pair;
mod position;
mod predicted;
mod report_distribution;
mod reports;
mod rule;
mod simulation;
mod snapshot;
mod tallies;
mod weight;

pub use agreement::{Agreement, AgreementPoint, agreement_curve};
pub use badges::{Badge, ClaimReading, Comparison, Verdict, badges};
pub use claim::{Claim, Condition};
pub use crossing::{
    CROSSING_PAIRS, Crossing, EqualNoisePanel, MAX_CROSSING_RATIO, crossing, equal_noise_panels,
};
pub use curves::{CurvePoint, Curves};
pub use exact_rates::{exact_rate, exact_rates};
pub use job_spec::{CouncilJobSpec, CurvesJobSpec};
pub use model::{
    COUNCIL_SIZE, DIFFERENCE_RANGE, MAX_RATIO, Model, NOISE_RANGE, Setting, reduced_noise,
};
pub use model_error::{MAX_CANDIDATES, MAX_PROGRAMS, MIN_CANDIDATES, ModelError, Quantity};
pub use pair::Pair;
pub use position::{Position, Report};
pub use rule::{Rates, Rule};
pub use simulation::{CouncilPositions, Simulation};
pub use snapshot::Snapshot;
pub use tallies::Tallies;
pub use weight::{WeightPoint, weight, weight_curve};
