//! The rollout of whatever plays whole games with their luck: plays trials in steps of any size, and keeps running sums
//! at checkpoints.

use std::sync::Arc;

use crate::checkpoints;
use crate::limits::MOST_GAMES;
use crate::pace::Pace;
use crate::sampler::{Measured, Sampler};
use crate::score::Score;
use crate::seed::Seed;
use crate::totals::{HistoryPoint, Totals};
use crate::trial::Trials;

/// A rollout. Game k is trial k of the seed: how the games are cut into calls changes nothing.
pub struct Rollout<S: Sampler> {
    sampler: Arc<S>,
    seed: Seed,
    trials: Trials,
    now: Totals,
    checkpoints: Vec<Totals>,
    space: Space<S>,
}

/// Space that is used again for every game.
pub(crate) struct Space<S: Sampler> {
    scratch: S::Scratch,
    measured: Vec<Measured>,
}

impl<S: Sampler> Space<S> {
    pub fn new() -> Self {
        Self {
            scratch: S::Scratch::default(),
            measured: Vec::new(),
        }
    }

    /// Plays game `k`: its result, and what each estimate measured of it.
    #[inline]
    pub fn play(&mut self, sampler: &S, trials: Trials, k: u64) -> (Score, &[Measured]) {
        self.measured.clear();
        self.measured
            .resize(sampler.estimates(), Measured::default());
        let result = sampler.sample(trials, k, &mut self.scratch, &mut self.measured);
        (result, &self.measured)
    }

    /// Plays the next game and adds it.
    #[inline]
    pub fn play_next(&mut self, sampler: &S, trials: Trials, totals: &mut Totals) {
        let (result, measured) = self.play(sampler, trials, totals.games());
        totals.add(S::UNIT, result, measured);
    }
}

impl<S: Sampler> Rollout<S> {
    /// A rollout with the dice of this seed and no game played.
    #[must_use]
    pub fn new(sampler: Arc<S>, seed: Seed) -> Self {
        Self {
            now: Totals::new(&*sampler),
            sampler,
            seed,
            trials: Trials::new(seed),
            checkpoints: Vec::new(),
            space: Space::new(),
        }
    }

    /// What is rolled out.
    #[must_use]
    pub fn sampler(&self) -> &S {
        &self.sampler
    }

    /// The seed of the dice.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The dice of its games.
    #[must_use]
    pub const fn trials(&self) -> Trials {
        self.trials
    }

    /// Number of games played.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.now.games()
    }

    /// Number of games with this result.
    #[must_use]
    pub fn count(&self, result: Score) -> u64 {
        self.now.count(result)
    }

    /// Forgets all games: the same dice will be rolled again.
    pub fn rewind(&mut self) {
        self.now = Totals::new(&*self.sampler);
        self.checkpoints.clear();
    }

    /// Plays this many games more, but never past [`MOST_GAMES`]; returns how many it played.
    pub fn roll(&mut self, games: u64) -> u64 {
        self.roll_while(games, || true)
    }

    /// Plays up to this many games more, as long as `keep_going` says so; returns how many it played. It asks after the
    /// first game, and then after a few more each time.
    pub fn roll_while(&mut self, games: u64, mut keep_going: impl FnMut() -> bool) -> u64 {
        let from = self.games();
        let to = from.saturating_add(games).min(MOST_GAMES);
        let mut pace = Pace::new();
        while self.games() < to {
            let here = self.games();
            let stop = to.min(here + pace.left());
            while self.games() < stop {
                self.roll_one();
            }
            if pace.is_due(stop - here) && !keep_going() {
                break;
            }
        }
        self.games() - from
    }

    fn roll_one(&mut self) {
        self.space
            .play_next(&self.sampler, self.trials, &mut self.now);
        let last = self.checkpoints.last().map_or(0, Totals::games);
        if self.games() == checkpoints::next(last) {
            self.checkpoints.push(self.now.clone());
        }
    }

    /// The rollout now, with the luck that estimate number `estimate` measured.
    #[must_use]
    pub fn point(&self, estimate: usize) -> HistoryPoint {
        self.now.point(&*self.sampler, estimate)
    }

    /// The same at all checkpoints so far, and now.
    pub fn history(&self, estimate: usize) -> impl Iterator<Item = HistoryPoint> {
        let kept = self.checkpoints.last().map_or(0, Totals::games);
        self.checkpoints
            .iter()
            .chain((self.games() > kept).then_some(&self.now))
            .map(move |totals| totals.point(&*self.sampler, estimate))
    }

    /// How many plain games one reduced game turned out to be worth; `None` where either spread is zero or not yet
    /// defined.
    #[must_use]
    pub fn equivalent_games(&self, estimate: usize) -> Option<f64> {
        self.point(estimate).equivalent_games::<S>()
    }
}
