//! Job specs of councils: simulations and curves.

use super::curves::Curves;
use super::model::Model;
use super::simulation::{CouncilPositions, Simulation};
use crate::codec::codec_fields;
use crate::rollout::chunk::{ChunkedWork, as_work};
use crate::rollout::job_spec::{Describe, JobSpec};

/// The description of a simulation that has not begun.
pub type CouncilJobSpec = JobSpec<Model>;

/// The description of curves of exact rates that are not computed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurvesJobSpec {
    model: Model,
    /// The last ratio s₂ / s₁.
    last: f64,
}

impl CouncilJobSpec {
    /// Begins the work; `None` if a council can't do the task.
    #[must_use]
    pub fn begin(self) -> Option<Box<dyn ChunkedWork>> {
        self.task.roll(CouncilPositions::new(self.games))
    }
}

impl CurvesJobSpec {
    /// Begins the work.
    #[must_use]
    pub fn begin(self) -> Box<dyn ChunkedWork> {
        Box::new(Curves::new(self.model, self.last))
    }
}

as_work!(Simulation Curves);

impl Describe for CouncilPositions {
    type Description = Model;

    fn describe(&self) -> Model {
        *self.model()
    }
}

impl Curves {
    /// Returns the spec of the job that computes a part of the curves.
    #[must_use]
    pub const fn job_spec(&self) -> CurvesJobSpec {
        CurvesJobSpec {
            model: self.model(),
            last: self.last(),
        }
    }
}

codec_fields! { CurvesJobSpec { model, last } }
