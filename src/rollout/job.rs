//! Jobs: the parts of a computation that a page hands to its workers.
//!
//! A job prepares what it needs, in slices, and then has [something for the page](JobOutput) or games to roll.

use core::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::chunk::ChunkedWork;
use super::resumable::{Pause, Resumable};

/// A job. It is ready once its preparation has finished.
pub type Job = Resumable<JobOutput>;

/// What a job has once it is ready.
pub enum JobOutput {
    /// Bytes for the page: a database, or the statistics of a game.
    Bytes(Vec<u8>),
    /// Games to roll, chunk by chunk.
    Work(Box<dyn ChunkedWork>),
    /// Nothing: the job asks for games that do not exist.
    Refused,
}

impl JobOutput {
    /// The bytes for the page, if the job makes any.
    #[must_use]
    pub fn into_bytes(self) -> Option<Vec<u8>> {
        match self {
            Self::Bytes(bytes) => Some(bytes),
            _ => None,
        }
    }

    /// The games to roll, if the job rolls any.
    #[must_use]
    pub fn into_work(self) -> Option<Box<dyn ChunkedWork>> {
        match self {
            Self::Work(work) => Some(work),
            _ => None,
        }
    }

    /// The work, or [`JobOutput::Refused`] if there is none.
    pub(crate) fn work(work: Option<impl ChunkedWork + 'static>) -> Self {
        work.map_or(Self::Refused, |work| Self::Work(Box::new(work)))
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

/// Values that a worker keeps for later jobs: those in use, and the last one. Some take more than a hundred megabytes.
pub(crate) struct Kept<K, T>(Mutex<Vec<(K, Arc<T>)>>);

impl<K, T> Default for Kept<K, T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: PartialEq, T> Kept<K, T> {
    fn entries(&self) -> MutexGuard<'_, Vec<(K, Arc<T>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The value with this key.
    pub fn get(&self, key: &K) -> Option<Arc<T>> {
        let entries = self.entries();
        let found = entries.iter().find(|(other, _)| other == key);
        found.map(|(_, value)| value.clone())
    }

    /// Adds a value, unless another job has added one meanwhile; returns the one that is kept.
    pub fn insert(&self, key: K, value: T) -> Arc<T> {
        if let Some(kept) = self.get(&key) {
            return kept;
        }
        let value = Arc::new(value);
        self.entries().push((key, value.clone()));
        value
    }

    /// Returns the value with this key. Builds it if there is none, until another job adds one.
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

    /// Forgets all values that nobody uses.
    pub fn forget_unused(&self) {
        self.entries()
            .retain(|(_, value)| Arc::strong_count(value) > 1);
    }
}
