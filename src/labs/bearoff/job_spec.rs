//! Jobs of the bear-off lab, as data that another core can receive.

use super::evaluated_setup::EvaluatedSetup;
use super::observed_policy::ObservedPolicy;
use super::prepared_game::PreparedGame;
use super::prepared_game_builder::PreparedGameBuilder;
use super::setup::Setup;
use crate::backgammon::bearoff_db::DatabaseSize;
use crate::codec::{Codec, DecodeError};
use crate::rollout::chunk::as_work;
use crate::rollout::sampled::{Rollout, RolloutBatch, StoppedRollouts};

/// The game to prepare, and the work to do with it. [`BearoffJobSpec::begin`] executes it.
///
/// A spec is bytes from the start, because its only use is to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BearoffJobSpec(Vec<u8>);

/// The number of bytes before those of the game: a tag for the task, and four numbers.
const HEADER_LEN: usize = 1 + 4 * 8;

/// The result that a job computes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum BearoffTask {
    Database,
    /// The exact values of a game.
    Theory,
    /// Blocks of a rollout.
    Rollout,
    /// Of many.
    Batch,
    /// Of many that are stopped when they are ahead.
    Stopped,
}

/// Which games. Not everything that is rolled needs all of it, and what is made needs nothing.
#[derive(Clone, Copy, Default)]
pub(crate) struct GamesSpec {
    pub seed: u64,
    pub rollouts: u64,
    pub length: u64,
    pub estimate: u64,
}

/// An order that was read.
pub(crate) struct ParsedJobSpec<'a> {
    pub task: BearoffTask,
    pub games_spec: GamesSpec,
    /// The reach of the database.
    pub database_size: DatabaseSize,
    /// If something of a game is wanted.
    pub setup: Option<Setup>,
    pub observed_policy: Option<ObservedPolicy>,
    /// See [`BearoffJobSpec::key`].
    pub key: &'a [u8],
    /// Key of this game without habits.
    pub key_without_policy: &'a [u8],
}

impl BearoffJobSpec {
    /// A database that reaches so far.
    #[must_use]
    pub fn database(size: DatabaseSize) -> Self {
        Self::header(BearoffTask::Database, GamesSpec::default(), size)
    }

    /// Something of a game.
    #[inline(never)]
    fn for_game(game: &EvaluatedSetup, task: BearoffTask, games: GamesSpec) -> Self {
        let mut spec = Self::header(task, games, game.database.size());
        game.setup.encode(&mut spec.0);
        if let Some(habits) = &game.observed_policy {
            habits.encode(&mut spec.0);
        }
        spec
    }

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

    /// The bytes of the game. They are equal for equal games only.
    pub(crate) fn key(&self) -> &[u8] {
        self.0.get(HEADER_LEN..).unwrap_or_default()
    }

    /// Decodes the task, its numbers, and the bytes of the game.
    #[inline(never)]
    pub(crate) fn parse(&self) -> Result<ParsedJobSpec<'_>, DecodeError> {
        let mut bytes = &*self.0;
        let (wanted, [seed, rollouts, length, estimate]) = Codec::decode(&mut bytes)?;
        let mut parsed = ParsedJobSpec {
            task: match wanted {
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
    /// To find once more what is true of it.
    #[must_use]
    pub fn job_spec(&self) -> BearoffJobSpec {
        BearoffJobSpec::for_game(self.evaluated(), BearoffTask::Theory, GamesSpec::default())
    }
}

impl PreparedGameBuilder {
    /// To find what is true of it, for [`PreparedGameBuilder::apply_analysis`].
    #[must_use]
    pub fn job_spec(&self) -> BearoffJobSpec {
        BearoffJobSpec::for_game(self.evaluated(), BearoffTask::Theory, GamesSpec::default())
    }
}

as_work!(Rollout<PreparedGame> RolloutBatch<PreparedGame> StoppedRollouts<PreparedGame>);

impl Rollout<PreparedGame> {
    /// To roll its games.
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
    /// To roll their games.
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
    /// To roll their games.
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

/// Any bytes are one, until it is read.
impl Codec for BearoffJobSpec {
    fn encode(&self, bytes: &mut Vec<u8>) {
        bytes.extend_from_slice(&self.0);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        Ok(Self(core::mem::take(bytes).to_vec()))
    }
}
