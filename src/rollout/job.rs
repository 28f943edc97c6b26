//! Jobs: the work that a page gives to its workers.
//!
//! A job prepares databases and games in slices. Then its [output](JobOutput) is bytes for the
//! page, or games to roll.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::backgammon::bearoff_db::{Database, DatabaseSize, Position};
//! use rollout_lab::labs::bearoff::{
//!     BearoffJobStore, ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, Rollout, Setup,
//! };
//! use rollout_lab::rollout::chunk::ChunkedWork;
//!
//! let setup = Setup {
//!     position: Position::from_points([0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1])?,
//!     players: [Player::Evaluator(EvaluatorKind::Exact), Player::FewestPips],
//!     estimates: vec![Estimate {
//!         evaluator: EvaluatorKind::Exact,
//!         scale: ChanceScale::Linear,
//!     }],
//!     truncation: None,
//! };
//! let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
//! let game = Arc::new(PreparedGame::new(database, setup)?);
//! let mut rollout = Rollout::new(game, "0x2a61".parse()?);
//!
//! // A worker gets the job spec, and builds its own database and game. A page would run the job
//! // in slices; `finish` runs it at once.
//! let job = BearoffJobStore::default().begin(rollout.job_spec());
//! let mut work = job.finish().into_work().unwrap();
//! rollout.merge(&work.run_chunk(0, 1_000))?;
//!
//! // X wins 649 of the first 1,000 games (tests/golden/bearoff-bits.json).
//! assert_eq!(rollout.wins(), 649);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use core::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::chunk::ChunkedWork;
use super::resumable::{Pause, Resumable};

/// A job that prepares its output in slices.
pub type Job = Resumable<JobOutput>;

/// The output of a job.
pub enum JobOutput {
    /// Bytes for the page: a database, or the statistics of a game.
    Bytes(Vec<u8>),
    /// Games to roll, chunk by chunk.
    Work(Box<dyn ChunkedWork>),
    /// Nothing, because the job can't be done: its setup needs another database, for example.
    Refused,
}

impl JobOutput {
    /// Returns the bytes for the page; `None` for any other output.
    #[must_use]
    pub fn into_bytes(self) -> Option<Vec<u8>> {
        match self {
            Self::Bytes(bytes) => Some(bytes),
            _ => None,
        }
    }

    /// Returns the games to roll; `None` for any other output.
    #[must_use]
    pub fn into_work(self) -> Option<Box<dyn ChunkedWork>> {
        match self {
            Self::Work(work) => Some(work),
            _ => None,
        }
    }

    /// Converts work to an output, and `None` to [`JobOutput::Refused`].
    pub(crate) fn from_work(work: Option<Box<dyn ChunkedWork>>) -> Self {
        work.map_or(Self::Refused, Self::Work)
    }
}

impl fmt::Debug for JobOutput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bytes(bytes) => write!(f, "Bytes({})", bytes.len()),
            Self::Work(work) => write!(f, "Work({} of {})", work.completed(), work.total()),
            Self::Refused => f.write_str("Refused"),
        }
    }
}

/// A cache of values that a worker keeps for later jobs, by key.
///
/// Some values take more than a hundred megabytes. [`SharedCache::remove_unused`] keeps the memory small.
pub(crate) struct SharedCache<K, T>(Mutex<Vec<(K, Arc<T>)>>);

impl<K, T> Default for SharedCache<K, T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: fmt::Debug + PartialEq, T> fmt::Debug for SharedCache<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entries = self.entries();
        f.debug_list()
            .entries(entries.iter().map(|(key, _)| key))
            .finish()
    }
}

impl<K: PartialEq, T> SharedCache<K, T> {
    /// Locks the entries. A panic elsewhere leaves them valid.
    // Not inlined, like `insert`, because several places call it, and none is on a hot path.
    #[inline(never)]
    fn entries(&self) -> MutexGuard<'_, Vec<(K, Arc<T>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the value with this key.
    #[inline(never)]
    pub fn get(&self, key: &K) -> Option<Arc<T>> {
        let entries = self.entries();
        let found = entries.iter().find(|(other, _)| other == key);
        found.map(|(_, value)| value.clone())
    }

    /// Adds a value, unless another job has already added one with this key. Returns the value in
    /// the store.
    #[inline(never)]
    pub fn insert(&self, key: K, value: T) -> Arc<T> {
        let mut entries = self.entries();
        if let Some((_, earlier)) = entries.iter().find(|(other, _)| *other == key) {
            return earlier.clone();
        }
        let value = Arc::new(value);
        entries.push((key, value.clone()));
        value
    }

    /// Returns the value with this key, and builds it if the store has none.
    ///
    /// If another job adds the value first, this one stops building and returns that value.
    pub async fn get_or_build(&self, key: K, mut building: Resumable<T>, pause: &Pause) -> Arc<T> {
        loop {
            if let Some(kept) = self.get(&key) {
                return kept;
            }
            if building.run_while(|| false) {
                return self.insert(key, building.finish());
            }
            pause.at(building.progress()).await;
        }
    }

    /// Removes all values that only the store holds.
    pub fn remove_unused(&self) {
        self.entries()
            .retain(|(_, value)| Arc::strong_count(value) > 1);
    }
}
