//! Job specs of bear-offs.

use super::evaluated_setup::EvaluatedSetup;
use super::observed_policy::ObservedPolicy;
use super::prepared_game::PreparedGame;
use super::prepared_game_builder::PreparedGameBuilder;
use super::setup::Setup;
use crate::backgammon::bearoff_db::DatabaseSize;
use crate::codec::{Codec, DecodeError};
use crate::rollout::chunk::as_work;
use crate::rollout::job_spec::{Describe, JobSpec, Task};
use crate::rollout::sampled::{Rollout, RolloutBatch, StoppedRollouts};

/// The description of a job: a game, and the task to do with it.
pub type BearoffJobSpec = JobSpec<BearoffDescription>;

/// The description of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BearoffDescription {
    /// The size of the database.
    pub(crate) database_size: DatabaseSize,
    /// The setup.
    pub(crate) setup: Setup,
    /// Plays that the game's players have made and repeat.
    pub(crate) observed_policy: Option<ObservedPolicy>,
}

as_work!(Rollout<PreparedGame> RolloutBatch<PreparedGame> StoppedRollouts<PreparedGame>);

impl EvaluatedSetup {
    /// Returns the spec of the job that computes the exact statistics of this setup.
    fn job_spec(&self) -> BearoffJobSpec {
        JobSpec {
            games: self.describe(),
            task: Task::Analysis,
        }
    }
}

impl Describe for EvaluatedSetup {
    type Description = BearoffDescription;

    fn describe(&self) -> BearoffDescription {
        BearoffDescription {
            database_size: self.database.size(),
            setup: self.setup.clone(),
            observed_policy: self.observed_policy.as_deref().cloned(),
        }
    }
}

impl Describe for PreparedGame {
    type Description = BearoffDescription;

    fn describe(&self) -> BearoffDescription {
        self.evaluated().describe()
    }
}

impl PreparedGame {
    /// Returns the spec of the job that computes the game's exact statistics again.
    #[must_use]
    pub fn job_spec(&self) -> BearoffJobSpec {
        self.evaluated().job_spec()
    }
}

impl PreparedGameBuilder {
    /// Returns the spec of the job that computes the game's exact statistics, for
    /// [`PreparedGameBuilder::apply_analysis`].
    #[must_use]
    pub fn job_spec(&self) -> BearoffJobSpec {
        self.evaluated().job_spec()
    }
}

impl Codec for BearoffDescription {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.database_size.encode(bytes);
        self.setup.encode(bytes);
        self.observed_policy.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        Ok(Self {
            database_size: DatabaseSize::decode(bytes)?,
            setup: Setup::decode(bytes)?,
            observed_policy: Option::decode(bytes)?,
        })
    }
}
