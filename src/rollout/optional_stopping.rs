//! Averages of rollouts that are stopped as soon as they are ahead.
//!
//! A rollout of a number of games that was fixed beforehand, odd or even, is unbiased. One that is stopped because of
//! what it shows is not: those that begin well end there, and those that begin badly go on until they are better. The
//! less a game spreads, the less there is to be ahead by.

use super::chunk;
use super::chunk::{ChunkedWork, SegmentedWork};
use super::limits::MAX_ROLLOUTS;
use super::seed::Seed;
use super::trial::Trials;
use crate::codec::{Codec, DecodeError};
use crate::stats::interval::{Bounds, Support};
use crate::stats::summary::Summary;

/// Number of games before the first look at the average. Then every game is followed by a look.
pub const FIRST_LOOK: u64 = 10;

/// The lowest limit of games for a stopped rollout: with fewer, there is little to wait for.
pub const MIN_GAME_LIMIT: u64 = 100;

/// The highest limit of games for a rollout that never gets ahead. Longer ones would show no more: the share of rollouts
/// that are still behind falls like 1/√games, and is 1% here.
pub const MAX_GAME_LIMIT: u64 = 10_000;

/// The rule: whether a rollout is stopped after so many games, which are `above` the limit in all.
pub(crate) const fn is_ahead(excess: f64, games: u64, resolution: f64) -> bool {
    games >= FIRST_LOOK && excess > resolution * games as f64
}

/// Where the games come from whose averages are watched.
pub trait GameSource {
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
/// Its units of [work](super::chunk::ChunkedWork) are rollouts.
#[derive(Clone, Debug)]
pub struct StoppedRollouts<W> {
    source: W,
    seed: Seed,
    rollouts: usize,
    /// Games of a rollout, at the most.
    max_games: u64,
    /// What was found in those that are done: plain and reduced.
    finished: Vec<[StoppingPoint; 2]>,
}

/// Where one of the two averages of a rollout was stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StoppingPoint {
    /// The average there, as its distance from the limit.
    excess: f64,
    games: u32,
    /// Whether it was ahead, and not at the end.
    is_ahead: bool,
}

/// Statistics of rollouts that were stopped by one of the two averages. Values are in the unit of the results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoppedStats {
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
struct RunningAverage {
    /// The sum of how far its games are above the limit.
    sum: f64,
    stopping_point: Option<StoppingPoint>,
}

impl RunningAverage {
    /// One game more; `last` if there will be no other.
    // Not inlined: it would be in the WebAssembly module once for each of the two.
    #[inline(never)]
    fn add(&mut self, excess: f64, games: u32, last: bool, resolution: f64) {
        if self.stopping_point.is_some() {
            return;
        }
        self.sum += excess;
        let n = f64::from(games);
        let is_ahead = is_ahead(self.sum, games.into(), resolution);
        self.stopping_point = (is_ahead || last).then_some(StoppingPoint {
            excess: self.sum / n,
            games,
            is_ahead,
        });
    }
}

impl StoppedStats {
    fn from_points(
        points: &(impl ExactSizeIterator<Item = StoppingPoint> + Clone),
        limit: f64,
    ) -> Self {
        let n = points.len() as f64;
        // Distances from the first: equal averages have no spread, not that of rounding.
        let first = points.clone().next().map_or(0.0, |found| found.excess);
        let (mut sum, mut games, mut ahead) = (0.0, 0, 0);
        for found in points.clone() {
            sum += found.excess - first;
            games += u64::from(found.games);
            ahead += u64::from(found.is_ahead);
        }
        let mean = sum / n;
        let squares = points.clone().map(|found| {
            let distance = found.excess - first - mean;
            distance * distance
        });
        let variance = (points.len() > 1).then(|| squares.sum::<f64>() / (n - 1.0));
        let seen = Bounds::enclosing(points.clone().map(|found| limit + found.excess));
        let has_any = points.len() > 0;
        let mean = has_any.then_some(limit + (first + mean));
        Self {
            averages: Summary::new(points.len() as u64, mean, variance, Support::observed(seen)),
            limit,
            ahead,
            games: has_any.then(|| games as f64 / n),
        }
    }
}

impl<W: GameSource> StoppedRollouts<W> {
    /// Creates rollouts with a limit of games each, none played yet. A number of games outside [`MIN_GAME_LIMIT`] to
    /// [`MAX_GAME_LIMIT`] is moved inside, and there are at most [`MAX_ROLLOUTS`].
    #[must_use]
    pub fn new(source: W, seed: Seed, rollouts: usize, max_games: u64) -> Self {
        Self {
            source,
            seed,
            rollouts: rollouts.min(MAX_ROLLOUTS),
            max_games: max_games.clamp(MIN_GAME_LIMIT, MAX_GAME_LIMIT),
            finished: Vec::new(),
        }
    }

    /// Where the games come from.
    #[must_use]
    pub const fn source(&self) -> &W {
        &self.source
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
        self.max_games
    }

    /// How many of the rollouts are done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        chunk::progress(self)
    }

    /// Plays this many rollouts more, but never past the last; returns how many it played.
    pub fn roll(&mut self, rollouts: u64) -> u64 {
        (self as &mut dyn ChunkedWork).roll(rollouts)
    }

    /// Statistics of the rollouts as stopped by the plain average.
    #[must_use]
    pub fn plain(&self) -> StoppedStats {
        self.stats(0)
    }

    /// Statistics of the rollouts as stopped by the reduced average.
    #[must_use]
    pub fn reduced(&self) -> StoppedStats {
        self.stats(1)
    }

    fn stats(&self, index: usize) -> StoppedStats {
        let found = self.finished.iter().map(|both| both[index]);
        StoppedStats::from_points(&found, self.source.limits()[index])
    }

    /// Plays a rollout until both of its averages are stopped.
    fn play(&mut self, rollout: u64) -> [StoppingPoint; 2] {
        let trials = Trials::new(self.seed.child(rollout));
        let limits = self.source.limits();
        let mut running = [RunningAverage::default(); 2];
        let mut k = 0;
        loop {
            let values = self.source.play(trials, k);
            k += 1;
            // Which stops both.
            let last = k >= self.max_games;
            for ((watch, value), limit) in running.iter_mut().zip(values).zip(limits) {
                // There are at most LONGEST games.
                watch.add(value - limit, k as u32, last, W::RESOLUTION);
            }
            if let [Some(plain), Some(reduced)] = running.map(|watch| watch.stopping_point) {
                return [plain, reduced];
            }
        }
    }
}

impl<W: GameSource> SegmentedWork for StoppedRollouts<W> {
    fn total(&self) -> u64 {
        self.rollouts as u64
    }

    fn completed(&self) -> u64 {
        self.finished.len() as u64
    }

    fn segment_end(&self, unit: u64) -> u64 {
        unit + 1
    }

    fn run_segment(&mut self, from: u64, _: u64, bytes: &mut Vec<u8>) {
        self.play(from).encode(bytes);
    }

    fn decode_segment(&mut self, bytes: &mut &[u8], merged: bool) -> Result<u64, DecodeError> {
        let both = <[StoppingPoint; 2]>::decode(bytes)?;
        let games = FIRST_LOOK..=self.max_games;
        let is_valid = |found: &StoppingPoint| {
            let games = games.contains(&found.games.into());
            games && found.excess.is_finite()
        };
        if !both.iter().all(is_valid) {
            return Err(DecodeError);
        }
        if merged {
            self.finished.push(both);
        }
        Ok(1)
    }
}

impl Codec for StoppingPoint {
    fn encode(&self, bytes: &mut Vec<u8>) {
        self.excess.encode(bytes);
        self.games.encode(bytes);
        self.is_ahead.encode(bytes);
    }

    fn decode(bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        Ok(Self {
            excess: f64::decode(bytes)?,
            games: u32::decode(bytes)?,
            is_ahead: bool::decode(bytes)?,
        })
    }
}
