//! Jobs of the lab of pairs, as data that another core can receive.

use super::decision::Decision;
use super::prepared_pairs::{PairsBuilder, PreparedPairs};
use super::rollout::{PairsRollout, PairsRolloutBatch};
use super::setup::PairsSetup;
use crate::backgammon::bearoff_db::{Checkers, DatabaseSize};
use crate::codec::{Codec, DecodeError};
use crate::labs::bearoff::{EvaluatorKind, Player, Setup};
use crate::rollout::chunk::as_work;
use crate::rollout::dice::Roll;

/// The pairs to prepare, and the work to do with them. [`PairsJobSpec::begin`] executes it.
#[derive(Clone, Debug, PartialEq)]
pub struct PairsJobSpec {
    pub(crate) task: PairsTask,
    pub(crate) games_spec: PairsGamesSpec,
    pub(crate) database_size: DatabaseSize,
    pub(crate) setup: PairsSetup,
}

/// The result that a job computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PairsTask {
    /// The exact values of both arms.
    ArmTheories,
    /// The exact values of coupled pairs.
    Exact,
    /// Blocks of a rollout.
    Rollout,
    /// Of many.
    Batch,
}

/// Which games. What is made needs nothing of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PairsGamesSpec {
    pub seed: u64,
    pub rollouts: u64,
    pub length: u64,
}

impl PairsJobSpec {
    fn for_pairs(pairs: &PreparedPairs, task: PairsTask, games: PairsGamesSpec) -> Self {
        Self {
            task,
            games_spec: games,
            database_size: pairs.database().size(),
            setup: *pairs.setup(),
        }
    }
}

impl PairsBuilder {
    /// To find what is true of both strands, for [`PairsBuilder::apply_analysis`].
    #[must_use]
    pub fn job_spec(&self) -> PairsJobSpec {
        PairsJobSpec {
            task: PairsTask::ArmTheories,
            games_spec: PairsGamesSpec::default(),
            database_size: self.database().size(),
            setup: *self.setup(),
        }
    }
}

impl PreparedPairs {
    /// To find once more what is true of both strands.
    #[must_use]
    pub fn job_spec(&self) -> PairsJobSpec {
        PairsJobSpec::for_pairs(self, PairsTask::ArmTheories, PairsGamesSpec::default())
    }

    /// To find what is exactly true of coupled pairs, for [`PreparedPairs::set_exact`].
    #[must_use]
    pub fn exact_job_spec(&self) -> PairsJobSpec {
        PairsJobSpec::for_pairs(self, PairsTask::Exact, PairsGamesSpec::default())
    }
}

as_work!(PairsRollout PairsRolloutBatch);

impl PairsRollout {
    /// To roll its pairs.
    #[must_use]
    pub fn job_spec(&self) -> PairsJobSpec {
        let games = PairsGamesSpec {
            seed: self.seed().bits(),
            ..PairsGamesSpec::default()
        };
        PairsJobSpec::for_pairs(self.pairs(), PairsTask::Rollout, games)
    }
}

impl PairsRolloutBatch {
    /// To roll their pairs.
    #[must_use]
    pub fn job_spec(&self) -> PairsJobSpec {
        let games = PairsGamesSpec {
            seed: self.seed().bits(),
            rollouts: self.rollouts() as u64,
            length: self.games(),
        };
        PairsJobSpec::for_pairs(self.runner().pairs(), PairsTask::Batch, games)
    }
}

/// Who judges goes as the players of a setup of the same position.
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

impl Codec for PairsJobSpec {
    fn encode(&self, bytes: &mut Vec<u8>) {
        bytes.push(self.task as u8);
        let PairsGamesSpec {
            seed,
            rollouts,
            length,
        } = self.games_spec;
        [seed, rollouts, length].encode(bytes);
        self.database_size.encode(bytes);
        self.setup.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let task = match u8::decode(bytes)? {
            0 => PairsTask::ArmTheories,
            1 => PairsTask::Exact,
            2 => PairsTask::Rollout,
            3 => PairsTask::Batch,
            _ => return Err(DecodeError),
        };
        let [seed, rollouts, length] = Codec::decode(bytes)?;
        Ok(Self {
            task,
            games_spec: PairsGamesSpec {
                seed,
                rollouts,
                length,
            },
            database_size: DatabaseSize::decode(bytes)?,
            setup: PairsSetup::decode(bytes)?,
        })
    }
}
