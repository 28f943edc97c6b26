//! How an order of pairs is carried out by whoever has no page to draw: step by step, with what was made before at hand.

use std::sync::Arc;

use super::exact::{PairsExact, PairsExactBuilder};
use super::job_spec::{PairsJobSpec, PairsTask};
use super::pair_roller::PairRoller;
use super::pair_statistics::{PairsRollout, PairsRolloutBatch};
use super::prepared_pairs::{PairsBuilder, PreparedPairs};
use crate::backgammon::bearoff_db::DatabaseBuilder;
use crate::codec;
use crate::codec::DecodeError;
use crate::labs::bearoff::BearoffJobStore;
use crate::rollout::chunk::ChunkedWork;
use crate::rollout::seed::Seed;

/// Pairs that were made and may be wanted again: those that are in use, and the ones that were made last.
#[derive(Default)]
pub struct PairsJobStore(Vec<(Vec<u8>, Arc<PreparedPairs>)>);

/// The computation of a pair's exact statistics. It enumerates both games first if they are not enumerated yet.
pub struct ExactWork {
    /// Until the strands are gone through.
    builder: Option<Box<PairsBuilder>>,
    pairs: Arc<PreparedPairs>,
    exact: PairsExactBuilder,
    done: bool,
}

/// An order that is carried out.
pub struct PairsJob {
    spec: PairsJobSpec,
    state: State,
}

enum State {
    NotStarted,
    /// One that the store does not have yet.
    Database(Box<DatabaseBuilder>),
    Pairs(Box<PairsBuilder>),
    Exact(Box<ExactWork>),
    Ready(Arc<PreparedPairs>),
    /// There are no such pairs.
    Refused,
}

/// What part of all that is to be made the database is, and then the strands where exact figures are wanted.
const STAGE_SHARE: f64 = 0.3;

impl PairsJobStore {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    fn pairs(&self, key: &[u8]) -> Option<Arc<PreparedPairs>> {
        let mut entries = self.0.iter();
        let found = entries.find(|(known, _)| known == key);
        found.map(|(_, pairs)| pairs.clone())
    }

    fn insert(&mut self, key: Vec<u8>, pairs: &Arc<PreparedPairs>) {
        self.0.retain(|(_, pairs)| Arc::strong_count(pairs) > 1);
        self.0.push((key, pairs.clone()));
    }
}

impl ExactWork {
    /// Nothing is done yet.
    #[must_use]
    pub fn new(pairs: Arc<PreparedPairs>) -> Self {
        let paths = pairs.arms().each_ref().map(|strand| strand.paths());
        let builder = if pairs.is_enumerated() {
            None
        } else {
            pairs.rebuild()
        };
        Self {
            builder: builder.map(Box::new),
            exact: PairsExactBuilder::new(paths),
            done: !pairs.database().is_exact(),
            pairs,
        }
    }

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match &self.builder {
            _ if self.done => 1.0,
            Some(builder) => STAGE_SHARE * builder.progress(),
            None => STAGE_SHARE + (1.0 - STAGE_SHARE) * self.exact.progress(),
        }
    }

    /// Makes one least step; returns whether all is done.
    pub fn step(&mut self) -> bool {
        if self.done {
            return true;
        }
        if let Some(mut builder) = self.builder.take() {
            if builder.build_while(|| false) {
                self.pairs = Arc::new(builder.finish());
                let arms = self.pairs.arms();
                self.exact = PairsExactBuilder::new(arms.each_ref().map(|strand| strand.paths()));
            } else {
                self.builder = Some(builder);
            }
            return false;
        }
        let paths = self.pairs.arms().each_ref().map(|strand| strand.paths());
        self.done = self.exact.build_while(paths, &mut || false);
        self.done
    }

    /// The exact statistics; `None` beyond six checkers a side, and before the work is done.
    #[must_use]
    pub fn finish(self) -> Option<PairsExact> {
        let arms = self.pairs.arms();
        let paths = arms.each_ref().map(|strand| strand.paths());
        (self.done && self.pairs.database().is_exact()).then(|| self.exact.finish(paths))
    }
}

impl PairsJob {
    /// Nothing is done yet.
    #[must_use]
    pub const fn new(spec: PairsJobSpec) -> Self {
        Self {
            spec,
            state: State::NotStarted,
        }
    }

    /// Makes one least step; returns how much is done of what must be made, 0..1: ready at 1.
    pub fn step(&mut self, databases: &mut BearoffJobStore, store: &mut PairsJobStore) -> f64 {
        self.state = match core::mem::replace(&mut self.state, State::NotStarted) {
            State::NotStarted => self.next_state(databases, store),
            State::Database(mut builder) => {
                // Another job may have made it meanwhile.
                let already_built = databases.database(builder.size()).is_some();
                if already_built || builder.build_while(|| false) {
                    if !already_built {
                        databases.insert_database(Arc::new(builder.finish()));
                    }
                    self.next_state(databases, store)
                } else {
                    State::Database(builder)
                }
            }
            State::Pairs(mut builder) => {
                if builder.build_while(|| false) {
                    let pairs = Arc::new(builder.finish());
                    store.insert(self.key(), &pairs);
                    self.state_with_pairs(pairs)
                } else {
                    State::Pairs(builder)
                }
            }
            State::Exact(mut work) => {
                if work.step() {
                    let pairs = work.pairs.clone();
                    if let Some(exact) = work.finish() {
                        pairs.set_exact(exact);
                    }
                    State::Ready(pairs)
                } else {
                    State::Exact(work)
                }
            }
            done => done,
        };
        match &self.state {
            State::NotStarted => 0.0,
            State::Database(builder) => STAGE_SHARE * builder.progress(),
            State::Pairs(builder) if self.spec.task == PairsTask::Exact => {
                STAGE_SHARE + STAGE_SHARE * builder.progress()
            }
            State::Pairs(builder) => STAGE_SHARE + (1.0 - STAGE_SHARE) * builder.progress(),
            State::Exact(work) => 2.0 * STAGE_SHARE + (1.0 - 2.0 * STAGE_SHARE) * work.progress(),
            State::Ready(_) | State::Refused => 1.0,
        }
        // Ready is what says so.
        .min(if self.is_finished() { 1.0 } else { 0.999 })
    }

    const fn is_finished(&self) -> bool {
        matches!(self.state, State::Ready(_) | State::Refused)
    }

    /// The same for the same pairs, and for all others another.
    fn key(&self) -> Vec<u8> {
        codec::encode(&(self.spec.database_size, self.spec.setup))
    }

    /// Begins with what is not known.
    fn next_state(&self, databases: &BearoffJobStore, store: &PairsJobStore) -> State {
        let PairsJobSpec {
            database_size: reach,
            setup,
            ..
        } = self.spec;
        let Some(database) = databases.database(reach) else {
            return State::Database(Box::new(DatabaseBuilder::new(reach)));
        };
        if let Some(pairs) = store.pairs(&self.key()) {
            return self.state_with_pairs(pairs);
        }
        match PairsBuilder::new(database, setup) {
            Ok(builder) => State::Pairs(Box::new(builder)),
            Err(_) => State::Refused,
        }
    }

    /// Goes on with pairs that are ready.
    fn state_with_pairs(&self, pairs: Arc<PreparedPairs>) -> State {
        if self.spec.task == PairsTask::Exact && pairs.exact().is_none() {
            State::Exact(Box::new(ExactWork::new(pairs)))
        } else {
            State::Ready(pairs)
        }
    }

    /// The finished analysis as bytes, if the order asked for one instead of rolls.
    #[must_use]
    pub fn output(&self) -> Option<Vec<u8>> {
        let State::Ready(pairs) = &self.state else {
            return None;
        };
        match self.spec.task {
            PairsTask::ArmTheories => Some(pairs.encode_analysis()),
            PairsTask::Exact => Some(codec::encode(&pairs.exact().copied())),
            PairsTask::Rollout | PairsTask::Batch => None,
        }
    }

    /// The work that was ordered, if it is ready; `None` if nothing is to be rolled, or there is no such work.
    #[must_use]
    pub fn work(&self) -> Option<Box<dyn ChunkedWork>> {
        let State::Ready(pairs) = &self.state else {
            return None;
        };
        let (roller, games) = (PairRoller::new(pairs.clone()), self.spec.games_spec);
        let seed = Seed::new(games.seed);
        // As many as there may be in memory, and they are fewer than fit there.
        let rollouts = usize::try_from(games.rollouts).unwrap_or(usize::MAX);
        match self.spec.task {
            PairsTask::Rollout => Some(Box::new(PairsRollout::with_runner(roller, seed))),
            PairsTask::Batch => Some(Box::new(PairsRolloutBatch::with_runner(
                roller,
                seed,
                rollouts,
                games.length,
            ))),
            PairsTask::ArmTheories | PairsTask::Exact => None,
        }
    }
}

impl PreparedPairs {
    /// Takes a worker's exact statistics: see [`PairsJob::output`].
    ///
    /// # Errors
    /// [`DecodeError`] if these bytes belong to no such pairs.
    pub fn apply_exact(&self, bytes: &[u8]) -> Result<(), DecodeError> {
        if let Some(exact) = codec::decode::<Option<PairsExact>>(bytes)? {
            self.set_exact(exact);
        }
        Ok(())
    }
}
