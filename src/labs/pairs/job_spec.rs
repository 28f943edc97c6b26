//! Specifications of jobs for pairs, and their byte format.

use super::decision::Decision;
use super::prepared_pairs::{PairsBuilder, PreparedPairs};
use super::rollout::{PairsRollout, PairsRolloutBatch};
use super::setup::PairsSetup;
use crate::backgammon::bearoff_db::{Checkers, DatabaseSize};
use crate::codec::{Codec, DecodeError};
use crate::labs::bearoff::{EvaluatorKind, Player, Setup};
use crate::rollout::chunk::as_work;
use crate::rollout::dice::Roll;

/// A specification of a job: the pairs to prepare, and the work to do with them.
///
/// [`PairsJobSpec::begin`] executes it.
#[derive(Clone, Debug, PartialEq)]
pub struct PairsJobSpec {
    /// The work to do.
    pub(crate) task: PairsTask,
    /// The games to roll, for tasks that roll games.
    pub(crate) games_spec: PairsGamesSpec,
    /// The size of the database.
    pub(crate) database_size: DatabaseSize,
    /// The setup of the pairs.
    pub(crate) setup: PairsSetup,
}

/// The work of a job. The numbers of the variants are part of the byte format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PairsTask {
    /// Computes the exact statistics of the games after both plays.
    ArmTheories,
    /// Computes the exact statistics of coupled pairs.
    Exact,
    /// Rolls pairs of a rollout.
    Rollout,
    /// Rolls pairs of a batch of rollouts.
    Batch,
}

/// The seed of a rollout, or the seed and the size of a batch of rollouts. All zero for tasks that
/// roll no games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PairsGamesSpec {
    /// The seed.
    pub seed: u64,
    /// The number of rollouts of a batch.
    pub rollouts: u64,
    /// The number of pairs of each rollout of a batch.
    pub length: u64,
}

impl PairsJobSpec {
    /// Creates the specification of a task for prepared pairs.
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
    /// Returns the specification that computes the exact statistics of both games, for
    /// [`PairsBuilder::apply_analysis`].
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
    /// Returns the specification that computes the exact statistics of both games.
    #[must_use]
    pub fn job_spec(&self) -> PairsJobSpec {
        PairsJobSpec::for_pairs(self, PairsTask::ArmTheories, PairsGamesSpec::default())
    }

    /// Returns the specification that computes the exact statistics of coupled pairs, for
    /// [`PreparedPairs::apply_exact`].
    #[must_use]
    pub fn exact_job_spec(&self) -> PairsJobSpec {
        PairsJobSpec::for_pairs(self, PairsTask::Exact, PairsGamesSpec::default())
    }
}

as_work!(PairsRollout PairsRolloutBatch);

impl PairsRollout {
    /// Returns the specification that rolls the pairs of this rollout.
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
    /// Returns the specification that rolls the pairs of these rollouts.
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
