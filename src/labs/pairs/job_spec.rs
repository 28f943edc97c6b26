//! Specifications of jobs for pairs, and their byte format.

use super::decision::Decision;
use super::pair_roller::PairRoller;
use super::prepared_pairs::{PairsBuilder, PreparedPairs};
use super::rollout::{PairsRollout, PairsRolloutBatch};
use super::setup::PairsSetup;
use crate::backgammon::bearoff_db::{Checkers, DatabaseSize};
use crate::codec::{Codec, DecodeError};
use crate::labs::bearoff::{EvaluatorKind, Player, Setup};
use crate::rollout::chunk::as_work;
use crate::rollout::dice::Roll;
use crate::rollout::job_spec::{Describe, JobSpec, Task};

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
        let games = PairsDescription {
            database_size: self.database().size(),
            setup: *self.setup(),
        };
        JobSpec {
            games,
            task: Task::Analysis,
        }
    }
}

impl PreparedPairs {
    /// Returns the spec of the job that computes the exact statistics of both games again.
    #[must_use]
    pub fn job_spec(&self) -> PairsJobSpec {
        JobSpec {
            games: self.describe(),
            task: Task::Analysis,
        }
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
        };
        setup.encode(bytes);
        let (first, second) = decision.roll().dice();
        bytes.extend([first, second]);
        for after in decision.after() {
            bytes.extend(after.points());
        }
        self.rotation.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let setup = Setup::decode(bytes)?;
        let ([first, second], [a, b]) = <([u8; 2], [[u8; 6]; 2])>::decode(bytes)?;
        let rotation = bool::decode(bytes)?;
        let roll = Roll::new(first, second).ok_or(DecodeError)?;
        let after = |points| Checkers::new(points).map_err(|_| DecodeError);
        let decision = Decision::new(setup.position, roll, [after(a)?, after(b)?]);
        let evaluator_of = |player: Player| -> Result<EvaluatorKind, DecodeError> {
            match player {
                Player::Evaluator(evaluator) => Ok(evaluator),
                Player::FewestPips => Err(DecodeError),
            }
        };
        let [evaluator, ranking] = setup.players;
        Ok(Self {
            decision: decision.map_err(|_| DecodeError)?,
            evaluator: evaluator_of(evaluator)?,
            ranking: evaluator_of(ranking)?,
            rotation,
        })
    }
}

impl Codec for PairsDescription {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.database_size.encode(bytes);
        self.setup.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let (database_size, setup) = Codec::decode(bytes)?;
        Ok(Self {
            database_size,
            setup,
        })
    }
}
