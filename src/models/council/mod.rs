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
//!
//! ```
//! use rollout_lab::models::council::{Model, Rule, Simulation, exact_rates};
//!
//! // The blog's council of three equal programs, each with noise 2d. tests/golden/shogi.json has
//! // the exact rate of its optimist: the program with the largest evaluation decides.
//! let model = Model::DEFAULT;
//! let exact = exact_rates(&model).get(Rule::Optimistic).unwrap();
//! assert!((exact - 68.3015718286).abs() < 1e-6);
//!
//! // A simulation of 100,000 positions (tests/golden/council-stability.json).
//! let mut simulation = Simulation::new(model, "0x2a61".parse()?);
//! simulation.roll(100_000);
//! assert_eq!(simulation.sums().hits(Rule::Optimistic), 68_255);
//! # Ok::<(), rollout_lab::rollout::seed::SeedError>(())
//! ```

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
