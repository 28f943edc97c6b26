//! How an order of pairs is carried out by whoever has no page to draw: step by step, with what was made before at hand.

use std::sync::Arc;

use super::exact::{ExactBuilder, PairsExact};
use super::job_spec::{PairsOrder, Wanted};
use super::point::{ManyPairsRollouts, PairsRollout};
use super::prepared::{PairsBuilder, PreparedPairs};
use super::runner::PairRoller;
use crate::backgammon::bearoff_db::DatabaseBuilder;
use crate::codec;
use crate::codec::Garbled;
use crate::labs::bearoff::Store;
use crate::rollout::chunk::Work;
use crate::rollout::seed::Seed;

/// Pairs that were made and may be wanted again: those that are in use, and the ones that were made last.
#[derive(Default)]
pub struct PairsStore(Vec<(Vec<u8>, Arc<PreparedPairs>)>);

/// The computation of a pair's exact statistics. It enumerates both games first if they are not enumerated yet.
pub struct ExactWork {
    /// Until the strands are gone through.
    builder: Option<Box<PairsBuilder>>,
    pairs: Arc<PreparedPairs>,
    exact: ExactBuilder,
    done: bool,
}

/// An order that is carried out.
pub struct PairsJob {
    order: PairsOrder,
    state: State,
}

enum State {
    Begun,
    /// One that the store does not have yet.
    Database(Box<DatabaseBuilder>),
    Pairs(Box<PairsBuilder>),
    Exact(Box<ExactWork>),
    Ready(Arc<PreparedPairs>),
    /// There are no such pairs.
    Refused,
}

/// What part of all that is to be made the database is, and then the strands where exact figures are wanted.
const PART: f64 = 0.3;

impl PairsStore {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    fn pairs(&self, key: &[u8]) -> Option<Arc<PreparedPairs>> {
        let mut known = self.0.iter();
        let found = known.find(|(known, _)| known == key);
        found.map(|(_, pairs)| pairs.clone())
    }

    fn keep(&mut self, key: Vec<u8>, pairs: &Arc<PreparedPairs>) {
        self.0.retain(|(_, pairs)| Arc::strong_count(pairs) > 1);
        self.0.push((key, pairs.clone()));
    }
}

impl ExactWork {
    /// Nothing is done yet.
    #[must_use]
    pub fn new(pairs: Arc<PreparedPairs>) -> Self {
        let paths = pairs.strands().each_ref().map(|strand| strand.paths());
        let builder = if pairs.is_gone_through() {
            None
        } else {
            pairs.again()
        };
        Self {
            builder: builder.map(Box::new),
            exact: ExactBuilder::new(paths),
            done: !pairs.database().knows_exactly(),
            pairs,
        }
    }

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match &self.builder {
            _ if self.done => 1.0,
            Some(builder) => PART * builder.progress(),
            None => PART + (1.0 - PART) * self.exact.progress(),
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
                let strands = self.pairs.strands();
                self.exact = ExactBuilder::new(strands.each_ref().map(|strand| strand.paths()));
            } else {
                self.builder = Some(builder);
            }
            return false;
        }
        let paths = self.pairs.strands().each_ref().map(|strand| strand.paths());
        self.done = self.exact.build_while(paths, &mut || false);
        self.done
    }

    /// The exact statistics; `None` beyond six checkers a side, and before the work is done.
    #[must_use]
    pub fn finish(self) -> Option<PairsExact> {
        let strands = self.pairs.strands();
        let paths = strands.each_ref().map(|strand| strand.paths());
        (self.done && self.pairs.database().knows_exactly()).then(|| self.exact.finish(paths))
    }
}

impl PairsJob {
    /// Nothing is done yet.
    #[must_use]
    pub const fn new(order: PairsOrder) -> Self {
        Self {
            order,
            state: State::Begun,
        }
    }

    /// Makes one least step; returns how much is done of what must be made, 0..1: ready at 1.
    pub fn step(&mut self, databases: &mut Store, known: &mut PairsStore) -> f64 {
        self.state = match core::mem::replace(&mut self.state, State::Begun) {
            State::Begun => self.begin(databases, known),
            State::Database(mut builder) => {
                // Another job may have made it meanwhile.
                let known_now = databases.database(builder.reach()).is_some();
                if known_now || builder.build_while(|| false) {
                    if !known_now {
                        databases.keep(Arc::new(builder.finish()));
                    }
                    self.begin(databases, known)
                } else {
                    State::Database(builder)
                }
            }
            State::Pairs(mut builder) => {
                if builder.build_while(|| false) {
                    let pairs = Arc::new(builder.finish());
                    known.keep(self.key(), &pairs);
                    self.with(pairs)
                } else {
                    State::Pairs(builder)
                }
            }
            State::Exact(mut work) => {
                if work.step() {
                    let pairs = work.pairs.clone();
                    if let Some(exact) = work.finish() {
                        pairs.know(exact);
                    }
                    State::Ready(pairs)
                } else {
                    State::Exact(work)
                }
            }
            done => done,
        };
        match &self.state {
            State::Begun => 0.0,
            State::Database(builder) => PART * builder.progress(),
            State::Pairs(builder) if self.order.wanted == Wanted::Exact => {
                PART + PART * builder.progress()
            }
            State::Pairs(builder) => PART + (1.0 - PART) * builder.progress(),
            State::Exact(work) => 2.0 * PART + (1.0 - 2.0 * PART) * work.progress(),
            State::Ready(_) | State::Refused => 1.0,
        }
        // Ready is what says so.
        .min(if self.is_over() { 1.0 } else { 0.999 })
    }

    const fn is_over(&self) -> bool {
        matches!(self.state, State::Ready(_) | State::Refused)
    }

    /// The same for the same pairs, and for all others another.
    fn key(&self) -> Vec<u8> {
        codec::pack(&(self.order.reach, self.order.setup))
    }

    /// Begins with what is not known.
    fn begin(&self, databases: &Store, known: &PairsStore) -> State {
        let PairsOrder { reach, setup, .. } = self.order;
        let Some(database) = databases.database(reach) else {
            return State::Database(Box::new(DatabaseBuilder::new(reach)));
        };
        if let Some(pairs) = known.pairs(&self.key()) {
            return self.with(pairs);
        }
        match PairsBuilder::new(database, setup) {
            Ok(builder) => State::Pairs(Box::new(builder)),
            Err(_) => State::Refused,
        }
    }

    /// Goes on with pairs that are ready.
    fn with(&self, pairs: Arc<PreparedPairs>) -> State {
        if self.order.wanted == Wanted::Exact && pairs.exact().is_none() {
            State::Exact(Box::new(ExactWork::new(pairs)))
        } else {
            State::Ready(pairs)
        }
    }

    /// The finished analysis as bytes, if the order asked for one instead of rolls.
    #[must_use]
    pub fn made(&self) -> Option<Vec<u8>> {
        let State::Ready(pairs) = &self.state else {
            return None;
        };
        match self.order.wanted {
            Wanted::Strands => Some(pairs.made()),
            Wanted::Exact => Some(codec::pack(&pairs.exact().copied())),
            Wanted::Rollout | Wanted::Many => None,
        }
    }

    /// The work that was ordered, if it is ready; `None` if nothing is to be rolled, or there is no such work.
    #[must_use]
    pub fn work(&self) -> Option<Box<dyn Work>> {
        let State::Ready(pairs) = &self.state else {
            return None;
        };
        let (roller, games) = (PairRoller::new(pairs.clone()), self.order.games);
        let seed = Seed::new(games.seed);
        // As many as there may be in memory, and they are fewer than fit there.
        let rollouts = usize::try_from(games.rollouts).unwrap_or(usize::MAX);
        match self.order.wanted {
            Wanted::Rollout => Some(Box::new(PairsRollout::of(roller, seed))),
            Wanted::Many => Some(Box::new(ManyPairsRollouts::of(
                roller,
                seed,
                rollouts,
                games.length,
            ))),
            Wanted::Strands | Wanted::Exact => None,
        }
    }
}

impl PreparedPairs {
    /// Takes a worker's exact statistics: see [`PairsJob::made`].
    ///
    /// # Errors
    /// [`Garbled`] if these bytes belong to no such pairs.
    pub fn take_exact(&self, made: &[u8]) -> Result<(), Garbled> {
        if let Some(exact) = codec::unpack::<Option<PairsExact>>(made)? {
            self.know(exact);
        }
        Ok(())
    }
}
