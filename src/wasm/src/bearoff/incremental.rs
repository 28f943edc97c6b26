//! Databases and games that are built in small steps, so that the page stays responsive, and then
//! shared.

use std::sync::Arc;

use rollout_lab::codec::DecodeError;
use rollout_lab::labs::bearoff::{BearoffGame, BearoffGameBuilder, PreparedBearoff};
#[cfg(feature = "pairs")]
use rollout_lab::labs::pairs::{PairsBuilder, PairsJobSpec, PreparedPairs};
use rollout_lab::rollout::job_spec::JobSpec;
use rollout_lab::rollout::resumable::Resumable;

use super::errors::not_ready;
use crate::errors::Refusal;

// The methods of both traits have other names than those of the builders. With equal names, a call
// of a method which a builder lacks would compile, and recurse without end.

/// A builder of the core that works in steps.
pub(super) trait StepBuilder {
    /// The finished product.
    type Output;

    /// Returns the fraction that is built, 0..1.
    fn fraction_built(&self) -> f64;

    /// Builds the smallest possible part. Returns whether everything is built.
    fn build_step(&mut self) -> bool;

    /// Returns the product. Only for a builder that has built everything.
    fn into_output(self) -> Self::Output;
}

/// A builder whose longest part, the analysis of the game, a worker can do.
pub(super) trait WorkerBuilder: StepBuilder {
    /// The description of the analysis for a worker.
    type JobSpec;

    /// Returns the job spec of this builder's analysis.
    fn analysis_spec(&self) -> Self::JobSpec;

    /// Returns the job spec of the analysis that a finished product came from.
    fn analysis_spec_of(output: &Self::Output) -> Self::JobSpec;

    /// Takes over a worker's analysis instead of computing it.
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes are no analysis of this game. The builder is unchanged then.
    fn take_analysis(&mut self, analysis: &[u8]) -> Result<(), DecodeError>;
}

impl<T> StepBuilder for Resumable<T> {
    type Output = T;

    fn fraction_built(&self) -> f64 {
        self.progress()
    }

    fn build_step(&mut self) -> bool {
        self.run_while(|| false)
    }

    fn into_output(self) -> T {
        self.finish()
    }
}

impl<P: PreparedBearoff> StepBuilder for BearoffGameBuilder<P> {
    type Output = BearoffGame<P>;

    fn fraction_built(&self) -> f64 {
        self.progress()
    }

    fn build_step(&mut self) -> bool {
        self.build_while(|| false)
    }

    fn into_output(self) -> BearoffGame<P> {
        self.finish()
    }
}

impl<P: PreparedBearoff> WorkerBuilder for BearoffGameBuilder<P> {
    type JobSpec = JobSpec<P::Description>;

    fn analysis_spec(&self) -> Self::JobSpec {
        self.job_spec()
    }

    fn analysis_spec_of(game: &BearoffGame<P>) -> Self::JobSpec {
        game.job_spec()
    }

    fn take_analysis(&mut self, analysis: &[u8]) -> Result<(), DecodeError> {
        self.apply_analysis(analysis)
    }
}

#[cfg(feature = "pairs")]
impl StepBuilder for PairsBuilder {
    type Output = PreparedPairs;

    fn fraction_built(&self) -> f64 {
        self.progress()
    }

    fn build_step(&mut self) -> bool {
        self.build_while(|| false)
    }

    fn into_output(self) -> PreparedPairs {
        self.finish()
    }
}

#[cfg(feature = "pairs")]
impl WorkerBuilder for PairsBuilder {
    type JobSpec = PairsJobSpec;

    fn analysis_spec(&self) -> PairsJobSpec {
        self.job_spec()
    }

    fn analysis_spec_of(pairs: &PreparedPairs) -> PairsJobSpec {
        pairs.job_spec()
    }

    fn take_analysis(&mut self, analysis: &[u8]) -> Result<(), DecodeError> {
        self.apply_analysis(analysis)
    }
}

/// A product that is being built, or is ready to be shared.
pub(super) enum Incremental<B: StepBuilder> {
    /// The builder. `None` only during a call of [`Incremental::build`].
    Building(Option<Box<B>>),
    /// The finished product.
    Ready(Arc<B::Output>),
}

impl<B: StepBuilder> Incremental<B> {
    /// Wraps a builder that has built nothing or something.
    pub fn new(builder: B) -> Self {
        Self::Building(Some(Box::new(builder)))
    }

    /// Builds the smallest possible part. Returns whether everything is built.
    pub fn build(&mut self) -> bool {
        let Self::Building(slot) = self else {
            return true;
        };
        if let Some(mut builder) = slot.take() {
            if !builder.build_step() {
                *slot = Some(builder);
                return false;
            }
            *self = Self::Ready(Arc::new(builder.into_output()));
        }
        true
    }

    /// Returns the fraction that is built, 0..1.
    pub fn progress(&self) -> f64 {
        match self {
            Self::Building(builder) => builder
                .as_ref()
                .map_or(0.0, |builder| builder.fraction_built()),
            Self::Ready(_) => 1.0,
        }
    }

    /// Returns the finished product, or the refusal `NotReady`.
    pub fn ready(&self) -> Result<Arc<B::Output>, Refusal> {
        match self {
            Self::Ready(output) => Ok(output.clone()),
            Self::Building(_) => Err(not_ready()),
        }
    }
}

impl<B: WorkerBuilder> Incremental<B> {
    /// Returns the job spec from which a worker analyses this game, also if it is built already.
    pub fn job_spec(&self) -> Result<B::JobSpec, Refusal> {
        let job_spec = match self {
            Self::Building(builder) => builder.as_ref().map(|builder| builder.analysis_spec()),
            Self::Ready(output) => Some(B::analysis_spec_of(output)),
        };
        job_spec.ok_or_else(not_ready)
    }

    /// Takes over a worker's analysis. An analysis of another game is refused, and building goes on
    /// as before. A finished product ignores it.
    pub fn take_analysis(&mut self, analysis: &[u8]) -> Result<(), Refusal> {
        if let Self::Building(Some(builder)) = self {
            builder.take_analysis(analysis)?;
            self.build();
        }
        Ok(())
    }
}
