//! What becomes of averages when rollouts are stopped as soon as they are ahead.
//!
//! A rollout of a number of games that was fixed beforehand, odd or even, is unbiased. One that is stopped because of
//! what it shows is not: those that begin well end there, and those that begin badly go on until they are better. The
//! less a game spreads, the less there is to be ahead by.

use crate::moments::Moments;
use crate::pace::Pace;
use crate::seed::Seed;
use crate::statistics::Summary;
use crate::trial::Trials;

/// After so many games the average is looked at for the first time, and then after every game.
pub const FIRST_LOOK: u64 = 10;

/// A rollout that is to be stopped may have at least so many games: in fewer there is not much to wait for.
pub const SHORTEST: u64 = 100;

/// A rollout that never gets ahead ends after so many games at the most. Longer ones would say the same: the share of
/// those that are still behind falls like 1/√games, and is 1% here.
pub const LONGEST: u64 = 10_000;

/// Where the games come from whose averages are watched.
pub trait Watched {
    /// Averages up to this far above, in the unit of the results, are above by rounding only.
    const RESOLUTION: f64;

    /// What a plain and a reduced game return on average, exactly, in that unit: a rollout is ahead when it shows more.
    fn limits(&self) -> [f64; 2];

    /// Plays game `k` of these trials: its plain and its reduced result, in that unit.
    fn play(&mut self, trials: Trials, k: u64) -> [f64; 2];
}

/// Rollouts with dice of their own ([`Seed::child`]: those of many rollouts of equal length), each of which is stopped
/// twice: when its plain, and when its reduced average is ahead.
pub struct StoppedRollouts<W> {
    games: W,
    seed: Seed,
    rollouts: usize,
    /// Games of a rollout, at the most.
    most: u64,
    done: usize,
    /// Games of the rollout that is being played.
    played: u64,
    /// Plain and reduced.
    watches: [Watch; 2],
}

/// One of the two averages that are watched.
#[derive(Clone, Copy, Debug, Default)]
struct Watch {
    /// Of the rollout that is being played: the sum of how far its games are above the limit.
    ahead: f64,
    stopped: bool,
    /// Of the rollouts that are done: averages, as distances from the limit.
    averages: Moments,
    games: u64,
    stopped_early: u64,
}

/// What became of the rollouts that were stopped by one of the two averages; values are in the unit of the results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stopped {
    /// Of the averages at which they stopped; its number of games is that of rollouts.
    pub averages: Summary,
    /// What they would average if nobody had looked.
    pub limit: f64,
    /// How many got ahead.
    pub ahead: u64,
    /// Games that a rollout had on average; `None` before the first is done.
    pub games: Option<f64>,
}

impl Watch {
    /// One game more; `last` if there will be no other.
    // Not inlined: it would be in the WebAssembly module once for each of the two.
    #[inline(never)]
    fn add(&mut self, above: f64, games: u64, last: bool, resolution: f64) {
        if self.stopped {
            return;
        }
        self.ahead += above;
        let n = games as f64;
        let is_ahead = games >= FIRST_LOOK && self.ahead > resolution * n;
        if is_ahead || last {
            self.stopped = true;
            self.stopped_early += u64::from(is_ahead);
            self.games += games;
            self.averages.add(self.ahead / n);
        }
    }

    fn stopped(&self, limit: f64) -> Stopped {
        let rollouts = self.averages.count();
        Stopped {
            averages: self.averages.summary(limit),
            limit,
            ahead: self.stopped_early,
            games: (rollouts > 0).then(|| self.games as f64 / rollouts as f64),
        }
    }
}

impl<W: Watched> StoppedRollouts<W> {
    /// So many rollouts of at most so many games, none played yet. A number of games outside [`SHORTEST`] to
    /// [`LONGEST`] is moved inside, and there are at most [`MOST_ROLLOUTS`](crate::limits::MOST_ROLLOUTS).
    #[must_use]
    pub fn new(games: W, seed: Seed, rollouts: usize, most: u64) -> Self {
        Self {
            games,
            seed,
            rollouts: rollouts.min(crate::limits::MOST_ROLLOUTS),
            most: most.clamp(SHORTEST, LONGEST),
            done: 0,
            played: 0,
            watches: [Watch::default(); 2],
        }
    }

    /// Plays on as long as `keep_going` says so, or to the end; returns whether all rollouts are done. It asks after
    /// the first game, and then after a few more each time.
    pub fn roll_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        let mut pace = Pace::new();
        while self.done < self.rollouts {
            self.play_one();
            if pace.is_due(1) && !keep_going() {
                break;
            }
        }
        self.done == self.rollouts
    }

    fn play_one(&mut self) {
        let trials = Trials::new(self.seed.child(self.done as u64));
        let values = self.games.play(trials, self.played);
        let limits = self.games.limits();
        self.played += 1;
        let last = self.played == self.most;
        for ((watch, value), limit) in self.watches.iter_mut().zip(values).zip(limits) {
            watch.add(value - limit, self.played, last, W::RESOLUTION);
        }
        if self.watches.iter().all(|watch| watch.stopped) {
            self.done += 1;
            self.played = 0;
            for watch in &mut self.watches {
                (watch.ahead, watch.stopped) = (0.0, false);
            }
        }
    }

    /// Games of a rollout, at the most.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.most
    }

    /// How many of the rollouts are done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        (self.done as f64 / self.rollouts as f64).min(1.0)
    }

    /// Those that were stopped by the plain average.
    #[must_use]
    pub fn plain(&self) -> Stopped {
        self.watches[0].stopped(self.games.limits()[0])
    }

    /// Those that were stopped by the reduced one.
    #[must_use]
    pub fn reduced(&self) -> Stopped {
        self.watches[1].stopped(self.games.limits()[1])
    }
}
