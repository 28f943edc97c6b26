//! Averages of rollouts that are stopped as soon as they are ahead.
//!
//! A rollout of a number of games that was fixed beforehand, odd or even, is unbiased. One that is stopped because of
//! what it shows is not: those that begin well end there, and those that begin badly go on until they are better. The
//! less a game spreads, the less there is to be ahead by.

use super::chunk;
use super::chunk::{Pieces, Work};
use super::limits::MOST_ROLLOUTS;
use super::seed::Seed;
use super::trial::Trials;
use crate::codec::{Garbled, Packed};
use crate::stats::interval::{Bounds, Reach};
use crate::stats::summary::Summary;

/// Number of games before the first look at the average. Then every game is followed by a look.
pub const FIRST_LOOK: u64 = 10;

/// The lowest limit of games for a stopped rollout: with fewer, there is little to wait for.
pub const SHORTEST: u64 = 100;

/// The highest limit of games for a rollout that never gets ahead. Longer ones would show no more: the share of rollouts
/// that are still behind falls like 1/√games, and is 1% here.
pub const LONGEST: u64 = 10_000;

/// The rule: whether a rollout is stopped after so many games, which are `above` the limit in all.
pub(crate) const fn is_ahead(above: f64, games: u64, resolution: f64) -> bool {
    games >= FIRST_LOOK && above > resolution * games as f64
}

/// Where the games come from whose averages are watched.
pub trait Watched {
    /// Averages up to this far above, in the unit of the results, are above by rounding only.
    const RESOLUTION: f64;

    /// Returns the exact means of a plain and of a reduced game, in that unit. A rollout is ahead when its average is higher.
    fn limits(&self) -> [f64; 2];

    /// Plays game `k` of these trials: its plain and its reduced result, in that unit.
    fn play(&mut self, trials: Trials, k: u64) -> [f64; 2];
}

/// Rollouts with dice of their own ([`Seed::child`]: those of many rollouts of equal length), each of which is stopped
/// twice: when its plain, and when its reduced average is ahead.
///
/// Its units of [work](super::chunk::Work) are rollouts.
#[derive(Clone, Debug)]
pub struct StoppedRollouts<W> {
    games: W,
    seed: Seed,
    rollouts: usize,
    /// Games of a rollout, at the most.
    most: u64,
    /// What was found in those that are done: plain and reduced.
    done: Vec<[Found; 2]>,
}

/// Where one of the two averages of a rollout was stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Found {
    /// The average there, as its distance from the limit.
    above: f64,
    games: u32,
    /// Whether it was ahead, and not at the end.
    is_ahead: bool,
}

/// Statistics of rollouts that were stopped by one of the two averages. Values are in the unit of the results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stopped {
    /// Summary of the averages at which the rollouts stopped. Its number of games is the number of rollouts.
    pub averages: Summary,
    /// The mean of the averages if no rollout were stopped early.
    pub limit: f64,
    /// How many got ahead.
    pub ahead: u64,
    /// Games that a rollout had on average; `None` before the first is done.
    pub games: Option<f64>,
}

/// One of the two averages of the rollout that is being played.
#[derive(Clone, Copy, Default)]
struct Watch {
    /// The sum of how far its games are above the limit.
    sum: f64,
    found: Option<Found>,
}

impl Watch {
    /// One game more; `last` if there will be no other.
    // Not inlined: it would be in the WebAssembly module once for each of the two.
    #[inline(never)]
    fn add(&mut self, above: f64, games: u32, last: bool, resolution: f64) {
        if self.found.is_some() {
            return;
        }
        self.sum += above;
        let n = f64::from(games);
        let is_ahead = is_ahead(self.sum, games.into(), resolution);
        self.found = (is_ahead || last).then_some(Found {
            above: self.sum / n,
            games,
            is_ahead,
        });
    }
}

impl Stopped {
    fn of(found: &(impl ExactSizeIterator<Item = Found> + Clone), limit: f64) -> Self {
        let n = found.len() as f64;
        // Distances from the first: equal averages have no spread, not that of rounding.
        let first = found.clone().next().map_or(0.0, |found| found.above);
        let (mut sum, mut games, mut ahead) = (0.0, 0, 0);
        for found in found.clone() {
            sum += found.above - first;
            games += u64::from(found.games);
            ahead += u64::from(found.is_ahead);
        }
        let mean = sum / n;
        let squares = found.clone().map(|found| {
            let distance = found.above - first - mean;
            distance * distance
        });
        let variance = (found.len() > 1).then(|| squares.sum::<f64>() / (n - 1.0));
        let seen = Bounds::of(found.clone().map(|found| limit + found.above));
        let is_any = found.len() > 0;
        let mean = is_any.then_some(limit + (first + mean));
        Self {
            averages: Summary::new(found.len() as u64, mean, variance, Reach::seen(seen)),
            limit,
            ahead,
            games: is_any.then(|| games as f64 / n),
        }
    }
}

impl<W: Watched> StoppedRollouts<W> {
    /// Creates rollouts with a limit of games each, none played yet. A number of games outside [`SHORTEST`] to
    /// [`LONGEST`] is moved inside, and there are at most [`MOST_ROLLOUTS`].
    #[must_use]
    pub fn new(games: W, seed: Seed, rollouts: usize, most: u64) -> Self {
        Self {
            games,
            seed,
            rollouts: rollouts.min(MOST_ROLLOUTS),
            most: most.clamp(SHORTEST, LONGEST),
            done: Vec::new(),
        }
    }

    /// Where the games come from.
    #[must_use]
    pub const fn watched(&self) -> &W {
        &self.games
    }

    /// The seed from which those of the rollouts are derived.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// How many rollouts there are, done or not.
    #[must_use]
    pub const fn rollouts(&self) -> usize {
        self.rollouts
    }

    /// Games of a rollout, at the most.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.most
    }

    /// How many of the rollouts are done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        chunk::progress(self)
    }

    /// Plays this many rollouts more, but never past the last; returns how many it played.
    pub fn roll(&mut self, rollouts: u64) -> u64 {
        (self as &mut dyn Work).roll(rollouts)
    }

    /// Statistics of the rollouts as stopped by the plain average.
    #[must_use]
    pub fn plain(&self) -> Stopped {
        self.stopped(0)
    }

    /// Statistics of the rollouts as stopped by the reduced average.
    #[must_use]
    pub fn reduced(&self) -> Stopped {
        self.stopped(1)
    }

    fn stopped(&self, which: usize) -> Stopped {
        let found = self.done.iter().map(|both| both[which]);
        Stopped::of(&found, self.games.limits()[which])
    }

    /// Plays a rollout until both of its averages are stopped.
    fn play(&mut self, rollout: u64) -> [Found; 2] {
        let trials = Trials::new(self.seed.child(rollout));
        let limits = self.games.limits();
        let mut watches = [Watch::default(); 2];
        let mut k = 0;
        loop {
            let values = self.games.play(trials, k);
            k += 1;
            // Which stops both.
            let last = k >= self.most;
            for ((watch, value), limit) in watches.iter_mut().zip(values).zip(limits) {
                // There are at most LONGEST games.
                watch.add(value - limit, k as u32, last, W::RESOLUTION);
            }
            if let [Some(plain), Some(reduced)] = watches.map(|watch| watch.found) {
                return [plain, reduced];
            }
        }
    }
}

impl<W: Watched> Pieces for StoppedRollouts<W> {
    fn all(&self) -> u64 {
        self.rollouts as u64
    }

    fn done(&self) -> u64 {
        self.done.len() as u64
    }

    fn cut_after(&self, unit: u64) -> u64 {
        unit + 1
    }

    fn piece(&mut self, from: u64, _: u64, bytes: &mut Vec<u8>) {
        self.play(from).pack(bytes);
    }

    fn take(&mut self, bytes: &mut &[u8], merged: bool) -> Result<u64, Garbled> {
        let both = <[Found; 2]>::unpack(bytes)?;
        let games = FIRST_LOOK..=self.most;
        let can_be = |found: &Found| {
            let games = games.contains(&found.games.into());
            games && found.above.is_finite()
        };
        if !both.iter().all(can_be) {
            return Err(Garbled);
        }
        if merged {
            self.done.push(both);
        }
        Ok(1)
    }
}

impl Packed for Found {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.above.pack(bytes);
        self.games.pack(bytes);
        self.is_ahead.pack(bytes);
    }

    fn unpack(bytes: &mut &[u8]) -> Result<Self, Garbled> {
        Ok(Self {
            above: f64::unpack(bytes)?,
            games: u32::unpack(bytes)?,
            is_ahead: bool::unpack(bytes)?,
        })
    }
}
