//! Specifications of jobs for pairs, and their byte format.

use super::decision::Decision;
use super::pair_roller::PairRoller;
use super::prepared_pairs::{PairsBuilder, PreparedPairs};
use super::rollout::{PairsRollout, PairsRolloutBatch};
use super::setup::PairsSetup;
use crate::backgammon::bearoff_db::DatabaseSize;
use crate::codec::{Codec, DecodeError, codec_fields};
use crate::labs::bearoff::{Player, Setup};
use crate::rollout::chunk::as_work;
use crate::rollout::job_spec::{Describe, JobSpec};

/// The description of a job: pairs, and the task to do with them.
pub type PairsJobSpec = JobSpec<PairsDescription>;

/// The description of pairs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairsDescription {
    /// The size of the database.
    pub(crate) database_size: DatabaseSize,
    /// The setup.
    pub(crate) setup: PairsSetup,
}

as_work!(PairsRollout PairsRolloutBatch);

impl PairsBuilder {
    /// Returns the spec of the job that computes the exact statistics of both games, for
    /// [`PairsBuilder::apply_analysis`].
    #[must_use]
    pub fn job_spec(&self) -> PairsJobSpec {
        JobSpec::analysis(PairsDescription {
            database_size: self.database().size(),
            setup: *self.setup(),
        })
    }
}

impl PreparedPairs {
    /// Returns the spec of the job that computes the exact statistics of both games again.
    #[must_use]
    pub fn job_spec(&self) -> PairsJobSpec {
        JobSpec::analysis(self.describe())
    }
}

impl Describe for PreparedPairs {
    type Description = PairsDescription;

    fn describe(&self) -> PairsDescription {
        PairsDescription {
            database_size: self.database().size(),
            setup: *self.setup(),
        }
    }
}

impl Describe for PairRoller {
    type Description = PairsDescription;

    fn describe(&self) -> PairsDescription {
        self.pairs().describe()
    }
}

/// The format reuses the one of a bear-off setup: the evaluators are written as its two players.
impl Codec for PairsSetup {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let decision = &self.decision;
        let setup = Setup {
            position: decision.position(),
            players: [self.evaluator, self.ranking].map(Player::Evaluator),
            estimates: Vec::new(),
            truncation: None,
        };
        setup.encode(bytes);
        let [a, b] = decision.after();
        (decision.roll(), a, b, self.rotation).encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let setup = Setup::decode(bytes)?;
        let (roll, a, b, rotation) = Codec::decode(bytes)?;
        let [Player::Evaluator(evaluator), Player::Evaluator(ranking)] = setup.players else {
            return Err(DecodeError);
        };
        Ok(Self {
            decision: Decision::new(setup.position, roll, [a, b]).map_err(|_| DecodeError)?,
            evaluator,
            ranking,
            rotation,
        })
    }
}

codec_fields! { PairsDescription { database_size, setup } }
