//! The descriptions of games without a cube in job specs.

use super::observed_policy::ObservedPolicy;
use super::setup::Setup;
use crate::backgammon::bearoff_db::DatabaseSize;
use crate::codec::codec_fields;
use crate::rollout::job_spec::JobSpec;

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

codec_fields! { BearoffDescription { database_size, setup, observed_policy } }
