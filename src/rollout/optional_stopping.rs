//! Rollouts that are stopped as soon as their mean is ahead, and the bias of their means.
//!
//! A rollout is unbiased if its number of games was fixed beforehand. A rollout that is stopped
//! because of its results is biased: those that begin well end there, and those that begin badly go
//! on until they are better. The less a game spreads, the smaller the bias.
//!
//! ```
//! use rollout_lab::labs::two_checker::{LuckTable, RolloutBatch};
//! use rollout_lab::rollout::seed::Seed;
//!
//! // 500 rollouts of up to 1,000 games, each stopped as soon as its mean is above the exact 37.5%.
//! let batch = RolloutBatch::new(Seed::new(1), 500, 1_000);
//! let mut stopped = batch.stopped_when_ahead(&LuckTable::CORRECT);
//! stopped.roll(500);
//!
//! // Plain means look better than the position is. With the article's correct luck subtracted,
//! // no rollout gets ahead of 37.5%.
//! assert!(stopped.plain().averages.mean.unwrap() > 40.0);
//! assert_eq!(stopped.reduced().averages.mean, Some(37.5));
//! assert_eq!(stopped.reduced().ahead, 0);
//! ```

use core::fmt;

use super::chunk;
use super::chunk::{ChunkedWork, SegmentedWork};
use super::limits::MAX_ROLLOUTS;
use super::seed::Seed;
use super::trial::Trials;
use crate::codec::{Codec, DecodeError, codec_fields};
use crate::stats::interval::{Bounds, Support};
use crate::stats::summary::Summary;

/// The number of games before the first look at the mean. Afterwards every game is followed by a
/// look.
pub const FIRST_LOOK: u64 = 10;

/// The lowest limit of games for a stopped rollout. A lower limit would leave little to wait for.
pub const MIN_GAME_LIMIT: u64 = 100;

/// The highest limit of games for a rollout that never gets ahead.
///
/// A higher limit would show no more: the share of rollouts that are still behind falls like
/// 1/√games, and is 1% here.
pub const MAX_GAME_LIMIT: u64 = 10_000;

/// Whether a rollout is stopped after `games` games.
///
/// `excess` is the sum of the games' distances above the limit. A mean up to `resolution` above the
/// limit is not ahead.
pub(crate) const fn is_ahead(excess: f64, games: u64, resolution: f64) -> bool {
    games >= FIRST_LOOK && excess > resolution * games as f64
}

/// A source of games for rollouts that are stopped when they are ahead.
pub trait GameSource: Send {
    /// The largest excess of a mean, in the unit of the results, that counts as rounding.
    const RESOLUTION: f64;

    /// Returns the exact means of a plain and of a reduced game, in the unit of the results.
    ///
    /// A rollout is ahead when its mean is higher.
    fn limits(&self) -> [f64; 2];

    /// Plays game `k` of these trials. Returns its plain and its reduced result, in the same unit.
    fn play(&mut self, trials: Trials, k: u64) -> [f64; 2];
}

/// Rollouts that are each stopped twice: when the plain mean is ahead, and when the reduced mean
/// is.
///
/// Each has its own dice ([`Seed::child`]), the same as in a batch of equal length. Its units of
/// [work](super::chunk::ChunkedWork) are rollouts.
#[derive(Clone)]
pub struct StoppedRollouts<W> {
    source: W,
    seed: Seed,
    rollouts: usize,
    /// The largest number of games of a rollout.
    max_games: u64,
    /// The stopping points of each finished rollout: plain and reduced.
    finished: Vec<[StoppingPoint; 2]>,
}

impl<W> fmt::Debug for StoppedRollouts<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoppedRollouts")
            .field("seed", &self.seed)
            .field("rollouts", &self.rollouts)
            .field("max_games", &self.max_games)
            .field("finished", &self.finished.len())
            .finish_non_exhaustive()
    }
}

/// The point at which one of the two means of a rollout was stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct StoppingPoint {
    /// The mean minus the limit, in the unit of the results.
    excess: f64,
    /// The number of games.
    games: u32,
    /// Whether the rollout was ahead. Otherwise it ended at its largest number of games.
    is_ahead: bool,
}

/// Statistics of rollouts that were stopped by one of the two means, in the unit of the results.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoppedStats {
    /// Statistics of the means at which the rollouts stopped. Its number of games is the number of
    /// rollouts.
    pub averages: Summary,
    /// The exact mean, to which the means would settle if no rollout were stopped early.
    pub limit: f64,
    /// The number of rollouts that got ahead.
    pub ahead: u64,
    /// The mean number of games of a rollout; `None` before the first one is finished.
    pub games: Option<f64>,
}

/// One of the two running means of the rollout in progress.
#[derive(Clone, Copy, Default)]
struct RunningAverage {
    /// The sum of the games' distances above the limit.
    sum: f64,
    /// The stopping point, once the mean is stopped.
    stopping_point: Option<StoppingPoint>,
}

impl RunningAverage {
    /// Adds one game; `last` if no other will follow.
    // Not inlined: otherwise the WebAssembly module would have one copy for each of the two means.
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
    /// Returns the statistics of these stopping points.
    fn from_points(
        points: &(impl ExactSizeIterator<Item = StoppingPoint> + Clone),
        limit: f64,
    ) -> Self {
        let n = points.len() as f64;
        // Distances from the first point: equal means then have a spread of exactly 0.
        let first = points.clone().next().map_or(0.0, |point| point.excess);
        let (mut sum, mut games, mut ahead) = (0.0, 0, 0);
        for point in points.clone() {
            sum += point.excess - first;
            games += u64::from(point.games);
            ahead += u64::from(point.is_ahead);
        }
        let mean = sum / n;
        let squares = points.clone().map(|point| {
            let distance = point.excess - first - mean;
            distance * distance
        });
        let variance = (points.len() > 1).then(|| squares.sum::<f64>() / (n - 1.0));
        let observed = Bounds::enclosing(points.clone().map(|point| limit + point.excess));
        let has_any = points.len() > 0;
        let mean = has_any.then_some(limit + (first + mean));
        Self {
            averages: Summary::new(
                points.len() as u64,
                mean,
                variance,
                Support::observed(observed),
            ),
            limit,
            ahead,
            games: has_any.then(|| games as f64 / n),
        }
    }
}

impl<W: GameSource> StoppedRollouts<W> {
    /// Creates rollouts with a limit of games each, none played yet.
    ///
    /// `max_games` is clamped to [`MIN_GAME_LIMIT`] to [`MAX_GAME_LIMIT`], and `rollouts` to at
    /// most [`MAX_ROLLOUTS`].
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

    /// The source of the games.
    #[must_use]
    pub const fn source(&self) -> &W {
        &self.source
    }

    /// The seed from which the seeds of the rollouts are derived.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The number of rollouts, finished or not.
    #[must_use]
    pub const fn rollouts(&self) -> usize {
        self.rollouts
    }

    /// The largest number of games of a rollout.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.max_games
    }

    /// The share of the rollouts that is finished, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        chunk::progress(self)
    }

    /// Plays this many rollouts more, but never past the last. Returns the number of rollouts
    /// played.
    pub fn roll(&mut self, rollouts: u64) -> u64 {
        (self as &mut dyn ChunkedWork).roll(rollouts)
    }

    /// Returns statistics of the rollouts as stopped by the plain mean.
    #[must_use]
    pub fn plain(&self) -> StoppedStats {
        self.stats(0)
    }

    /// Returns statistics of the rollouts as stopped by the reduced mean.
    #[must_use]
    pub fn reduced(&self) -> StoppedStats {
        self.stats(1)
    }

    /// Returns statistics for the plain (0) or the reduced (1) mean.
    fn stats(&self, index: usize) -> StoppedStats {
        let points = self.finished.iter().map(|both| both[index]);
        StoppedStats::from_points(&points, self.source.limits()[index])
    }

    /// Plays a rollout until both of its means are stopped.
    fn play(&mut self, rollout: u64) -> [StoppingPoint; 2] {
        let trials = Trials::new(self.seed.child(rollout));
        let limits = self.source.limits();
        let mut running = [RunningAverage::default(); 2];
        let mut k = 0;
        loop {
            let values = self.source.play(trials, k);
            k += 1;
            // The last game stops both means.
            let last = k >= self.max_games;
            for ((average, value), limit) in running.iter_mut().zip(values).zip(limits) {
                // There are at most MAX_GAME_LIMIT games.
                average.add(value - limit, k as u32, last, W::RESOLUTION);
            }
            if let [Some(plain), Some(reduced)] = running.map(|average| average.stopping_point) {
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

    fn decode_segment(&mut self, bytes: &mut &[u8], merge: bool) -> Result<u64, DecodeError> {
        let both = <[StoppingPoint; 2]>::decode(bytes)?;
        let games = FIRST_LOOK..=self.max_games;
        let is_valid =
            |point: &StoppingPoint| games.contains(&point.games.into()) && point.excess.is_finite();
        DecodeError::unless(both.iter().all(is_valid))?;
        if merge {
            self.finished.push(both);
        }
        Ok(1)
    }
}

codec_fields! { StoppingPoint { excess, games, is_ahead } }
