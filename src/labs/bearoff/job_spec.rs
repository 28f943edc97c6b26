//! The descriptions of games without a cube in job specs.

use super::observed_policy::ObservedPolicy;
use super::setup::Setup;
use crate::backgammon::bearoff_db::DatabaseSize;
use crate::codec::{Codec, DecodeError};
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
