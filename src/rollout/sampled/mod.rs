//! Rollouts of any sampler: a single rollout, batches of equal length, and rollouts that are
//! stopped when they are ahead.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize, Position};
//! use rollout_lab::labs::bearoff::{
//!     ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, Setup,
//! };
//! use rollout_lab::rollout::sampled::RolloutBatch;
//!
//! let setup = Setup {
//!     position: Position::from_points([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1])?,
//!     players: [Player::Evaluator(EvaluatorKind::Exact), Player::FewestPips],
//!     estimates: vec![Estimate {
//!         evaluator: EvaluatorKind::Exact,
//!         scale: ChanceScale::Linear,
//!     }],
//!     truncation: None,
//! };
//! let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
//! let game = Arc::new(PreparedGame::new(database, setup)?);
//!
//! // 20 rollouts of 50 games. Luck is subtracted, and O's mistakes are left in.
//! let mut batch = RolloutBatch::new(game.clone(), "0x2a61".parse()?, 20, 50);
//! batch.roll(u64::MAX);
//! let spread = batch.reduced_spread(0);
//!
//! // A seed keeps its statistics to the last bit (tests/golden/bearoff-bits.json).
//! assert_eq!(spread.mean, Some(f64::from_bits(0x4050_a02f_4f53_8e3a)));
//! assert!((spread.mean.unwrap() - game.theory().unwrap().mean).abs() < 0.2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod batch;
mod game_source;
mod rollout;
mod rotated;

use core::fmt;
use std::sync::Arc;

use crate::rollout::game_runner::GameRunner;
use crate::rollout::rotated::RotatedRunner;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::totals::Totals;
use crate::rollout::trial::Trials;
use crate::stats::score::Score;

pub use game_source::SampledGameSource;

/// A rollout of a sampler's games, with random first rolls or rotated ones.
pub type Rollout<S> = crate::rollout::Rollout<RotatedRunner<SamplerRunner<S>>>;

/// A batch of rollouts of a sampler's games.
pub type RolloutBatch<S> = crate::rollout::batch::RolloutBatch<SamplerRunner<S>>;

/// Rollouts of a sampler's games that are stopped when they are ahead.
pub type StoppedRollouts<S> =
    crate::rollout::optional_stopping::StoppedRollouts<SampledGameSource<S>>;

/// A runner of a sampler's games, with buffers that are reused for every game.
pub struct SamplerRunner<S: Sampler> {
    sampler: Arc<S>,
    scratch: S::Scratch,
    measured: Vec<MeasuredLuck>,
}

impl<S: Sampler + fmt::Debug> fmt::Debug for SamplerRunner<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SamplerRunner")
            .field("sampler", &self.sampler)
            .finish_non_exhaustive()
    }
}

impl<S: Sampler> SamplerRunner<S> {
    /// Creates a runner of this sampler's games.
    #[must_use]
    pub fn new(sampler: Arc<S>) -> Self {
        Self {
            scratch: S::Scratch::default(),
            measured: vec![MeasuredLuck::default(); sampler.estimate_count()],
            sampler,
        }
    }

    /// The sampler that plays the games.
    #[must_use]
    pub const fn sampler(&self) -> &Arc<S> {
        &self.sampler
    }

    /// Plays game `k`. Returns its result, and the luck and loss by each estimate.
    #[inline]
    fn play(&mut self, trials: Trials, k: u64) -> (Score, &[MeasuredLuck]) {
        self.measured.fill(MeasuredLuck::default());
        let result = self
            .sampler
            .sample(trials, k, &mut self.scratch, &mut self.measured);
        (result, &self.measured)
    }
}

impl<S: Sampler> GameRunner for SamplerRunner<S> {
    type Sums = Totals;

    fn empty_sums(&self) -> Totals {
        Totals::new(&*self.sampler)
    }

    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> Totals {
        let mut totals = self.empty_sums();
        for k in from..to {
            let (result, measured) = self.play(trials, k);
            totals.add(result, measured);
        }
        totals
    }
}
