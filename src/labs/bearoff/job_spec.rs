//! Job specs of bear-offs: the data from which a worker builds a database or a game, or rolls
//! games.

use super::evaluated_setup::EvaluatedSetup;
use super::observed_policy::ObservedPolicy;
use super::prepared_game::PreparedGame;
use super::prepared_game_builder::PreparedGameBuilder;
use super::setup::Setup;
use crate::backgammon::bearoff_db::DatabaseSize;
use crate::codec::{Codec, DecodeError};
use crate::rollout::chunk::as_work;
use crate::rollout::sampled::{Rollout, RolloutBatch, StoppedRollouts};

/// The description of a job, as bytes: a database or a game, and the task to do with it.
///
/// [`BearoffJobSpec::begin`] begins the job. The spec is bytes from the start, because it only
/// exists to be sent to a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BearoffJobSpec(Vec<u8>);

/// The number of bytes before the database size and the game: those of the task and of
/// [`GamesSpec`].
const HEADER_LEN: usize = 1 + 4 * 8;

/// The task of a job.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum BearoffTask {
    /// Build a database.
    Database,
    /// Compute the exact statistics of a game.
    Theory,
    /// Roll chunks of a rollout.
    Rollout,
    /// Roll chunks of a batch of rollouts.
    Batch,
    /// Roll chunks of rollouts that stop when they are ahead.
    Stopped,
}

/// The games that a job rolls. Tasks that do not use a number leave it at 0.
#[derive(Clone, Copy, Default)]
pub(crate) struct GamesSpec {
    /// The seed of the dice.
    pub seed: u64,
    /// The number of rollouts in the batch.
    pub rollouts: u64,
    /// The number of games per rollout, or the most if rollouts are stopped.
    pub length: u64,
    /// The index of the estimate whose luck is subtracted where rollouts are stopped.
    pub estimate: u64,
}

/// A job spec whose bytes are parsed.
pub(crate) struct ParsedJobSpec<'a> {
    /// The task.
    pub task: BearoffTask,
    /// The games to roll.
    pub games_spec: GamesSpec,
    /// The size of the database that the job needs.
    pub database_size: DatabaseSize,
    /// The setup of the game; `None` if the task is a database.
    pub setup: Option<Setup>,
    /// Plays that the game's players have made and repeat.
    pub observed_policy: Option<ObservedPolicy>,
    /// The key of the game: see [`BearoffJobSpec::key`].
    pub key: &'a [u8],
    /// The key of the game without its observed plays.
    pub key_without_policy: &'a [u8],
}

impl BearoffJobSpec {
    /// Describes the building of a database of this size.
    #[must_use]
    pub fn database(size: DatabaseSize) -> Self {
        Self::header(BearoffTask::Database, GamesSpec::default(), size)
    }

    /// Describes a task with a game.
    #[inline(never)]
    fn for_game(game: &EvaluatedSetup, task: BearoffTask, games: GamesSpec) -> Self {
        let mut spec = Self::header(task, games, game.database.size());
        game.setup.encode(&mut spec.0);
        if let Some(policy) = &game.observed_policy {
            policy.encode(&mut spec.0);
        }
        spec
    }

    /// Describes a task with a database, without its game.
    fn header(task: BearoffTask, games: GamesSpec, size: DatabaseSize) -> Self {
        let mut bytes = vec![task as u8];
        let GamesSpec {
            seed,
            rollouts,
            length,
            estimate,
        } = games;
        for number in [seed, rollouts, length, estimate] {
            number.encode(&mut bytes);
        }
        size.encode(&mut bytes);
        Self(bytes)
    }

    /// Returns the bytes of the database size and the game. Jobs have equal keys if their games are
    /// equal, and otherwise different ones.
    pub(crate) fn key(&self) -> &[u8] {
        self.0.get(HEADER_LEN..).unwrap_or_default()
    }

    /// Parses the bytes.
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes describe no job.
    #[inline(never)]
    pub(crate) fn parse(&self) -> Result<ParsedJobSpec<'_>, DecodeError> {
        let mut bytes = &*self.0;
        let (task, [seed, rollouts, length, estimate]) = Codec::decode(&mut bytes)?;
        let mut parsed = ParsedJobSpec {
            task: match task {
                0_u8 => BearoffTask::Database,
                1 => BearoffTask::Theory,
                2 => BearoffTask::Rollout,
                3 => BearoffTask::Batch,
                4 => BearoffTask::Stopped,
                _ => return Err(DecodeError),
            },
            games_spec: GamesSpec {
                seed,
                rollouts,
                length,
                estimate,
            },
            key: self.key(),
            key_without_policy: self.key(),
            database_size: DatabaseSize::decode(&mut bytes)?,
            setup: None,
            observed_policy: None,
        };
        if parsed.task != BearoffTask::Database {
            parsed.setup = Some(Setup::decode(&mut bytes)?);
            let key_len = parsed.key.len() - bytes.len();
            parsed.key_without_policy = &parsed.key[..key_len];
            if !bytes.is_empty() {
                parsed.observed_policy = Some(ObservedPolicy::decode(&mut bytes)?);
            }
        }
        if bytes.is_empty() {
            Ok(parsed)
        } else {
            Err(DecodeError)
        }
    }
}

impl PreparedGame {
    /// Describes the job of computing the game's exact statistics again.
    #[must_use]
    pub fn job_spec(&self) -> BearoffJobSpec {
        BearoffJobSpec::for_game(self.evaluated(), BearoffTask::Theory, GamesSpec::default())
    }
}

impl PreparedGameBuilder {
    /// Describes the job of computing the game's exact statistics, for
    /// [`PreparedGameBuilder::apply_analysis`].
    #[must_use]
    pub fn job_spec(&self) -> BearoffJobSpec {
        BearoffJobSpec::for_game(self.evaluated(), BearoffTask::Theory, GamesSpec::default())
    }
}

as_work!(Rollout<PreparedGame> RolloutBatch<PreparedGame> StoppedRollouts<PreparedGame>);

impl Rollout<PreparedGame> {
    /// Describes the job of rolling the rollout's games.
    #[must_use]
    pub fn job_spec(&self) -> BearoffJobSpec {
        let games = GamesSpec {
            seed: self.seed().bits(),
            ..GamesSpec::default()
        };
        BearoffJobSpec::for_game(self.sampler().evaluated(), BearoffTask::Rollout, games)
    }
}

impl RolloutBatch<PreparedGame> {
    /// Describes the job of rolling the batch's games.
    #[must_use]
    pub fn job_spec(&self) -> BearoffJobSpec {
        let games = GamesSpec {
            seed: self.seed().bits(),
            rollouts: self.rollouts() as u64,
            length: self.games(),
            estimate: 0,
        };
        BearoffJobSpec::for_game(self.sampler().evaluated(), BearoffTask::Batch, games)
    }
}

impl StoppedRollouts<PreparedGame> {
    /// Describes the job of rolling the rollouts' games.
    #[must_use]
    pub fn job_spec(&self) -> BearoffJobSpec {
        let source = self.source();
        let games = GamesSpec {
            seed: self.seed().bits(),
            rollouts: self.rollouts() as u64,
            length: self.games(),
            estimate: source.estimate() as u64,
        };
        BearoffJobSpec::for_game(source.sampler().evaluated(), BearoffTask::Stopped, games)
    }
}

/// Decoding accepts any bytes. [`BearoffJobSpec::begin`] checks them.
impl Codec for BearoffJobSpec {
    fn encode(&self, bytes: &mut Vec<u8>) {
        bytes.extend_from_slice(&self.0);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        Ok(Self(core::mem::take(bytes).to_vec()))
    }
}
