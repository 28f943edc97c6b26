//! The rollout: plays trials in steps of any size, has the estimates measure the luck of each, and keeps running
//! sums at checkpoints.

use core::convert::Infallible;
use std::sync::Arc;

use super::chance::{ONE, points_of_36ths};
use super::game::{Game, Measured};
use super::paths::Paths;
use super::position::Side;
use super::record::Record;
use crate::checkpoints;
use crate::dice::{Dice, certain};
use crate::limits::MOST_GAMES;
use crate::moments::Moments;
use crate::seed::Seed;
use crate::statistics::{Summary, equivalent_games};
use crate::trial::Trials;

/// Most games between two questions whether to go on: well below a millisecond of work along paths.
const STRIDE: u64 = 256;

/// How many games to play before the next question whether to go on, after so many before this one: a few more each time,
/// from one on. Where every chance must be worked out, one game may take milliseconds, and whoever gave eight must not wait
/// for sixteen.
pub(super) const fn longer(stride: u64) -> u64 {
    let longer = stride + stride / 4 + 1;
    if longer < STRIDE { longer } else { STRIDE }
}

/// Standard deviations up to this many percentage points are rounding of a spread that is zero: every chance of the exact
/// table is rounded to 1.5e-6 points, and a game has some ten of them.
pub const RESOLUTION: f64 = 2e-5;

/// A rollout of a bear-off. Game k is trial k of the seed: how the games are cut into calls changes nothing.
#[derive(Clone)]
pub struct Rollout {
    game: Arc<Game>,
    seed: Seed,
    trials: Trials,
    now: Totals,
    checkpoints: Vec<Totals>,
    /// Space that is used again for every game.
    measured: Vec<Measured>,
}

/// Everything that is summed up over games.
#[derive(Clone, Debug, Default)]
pub(super) struct Totals {
    pub games: u64,
    /// Games that X won.
    pub wins: u64,
    /// One for each estimate.
    pub estimates: Vec<EstimateTotals>,
}

/// Of one estimate: how far results lay from its start value, in points.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct EstimateTotals {
    pub reduced: Moments,
    pub williams: Moments,
}

/// A rollout as it stood after so many games, with the luck that an estimate measured; in percent and points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HistoryPoint {
    /// The plain rollout.
    pub plain: Summary,
    /// The same games with luck subtracted.
    pub reduced: Summary,
    /// Williams's start evaluation + disparities; `None` for an evaluator that does not value finished games as
    /// their results.
    pub williams: Option<Summary>,
    /// Mean total luck of a game: the plain mean − the reduced mean.
    pub luck: Option<f64>,
}

impl Totals {
    pub fn new(game: &Game) -> Self {
        let estimates = vec![EstimateTotals::default(); game.setup().estimates.len()];
        Self {
            games: 0,
            wins: 0,
            estimates,
        }
    }

    /// Plays a game and adds it.
    // Not inlined: its callers would each carry a copy into the WebAssembly module, and one compiled for size.
    #[inline(never)]
    pub fn add(
        &mut self,
        game: &Game,
        dice: &mut impl Dice<Error = Infallible>,
        measured: &mut Vec<Measured>,
    ) {
        measured.clear();
        measured.resize(self.estimates.len(), Measured::default());
        let winner = match game.paths() {
            Some(paths) => walk(paths, dice, measured),
            None => play(game, dice, measured),
        };
        self.count(game, winner, measured);
    }

    /// Adds a game that was played: who won, and what the estimates measured of it in all.
    #[inline]
    pub fn count(&mut self, game: &Game, winner: Side, measured: &[Measured]) {
        self.games += 1;
        self.wins += u64::from(winner == Side::X);
        let result = if winner == Side::X {
            36 * i64::from(ONE)
        } else {
            0
        };
        for (estimate, (totals, measured)) in self.estimates.iter_mut().zip(measured).enumerate() {
            let reduced = result - measured.luck - 36 * game.start_value(estimate);
            totals.reduced.add(points_of_36ths(reduced));
            totals
                .williams
                .add(points_of_36ths(reduced + measured.lost));
        }
    }

    pub fn plain(&self) -> Summary {
        Summary::of_counts([100.0, 0.0], [self.wins, self.games - self.wins])
    }

    pub fn point(&self, game: &Game, estimate: usize) -> HistoryPoint {
        let start = 100.0 * game.start_value(estimate) as f64 / f64::from(ONE);
        let totals = self.estimates[estimate];
        let (plain, reduced) = (self.plain(), totals.reduced.summary(start));
        HistoryPoint {
            plain,
            reduced,
            williams: (!game.is_reversed(estimate)).then(|| totals.williams.summary(start)),
            luck: plain
                .mean
                .zip(reduced.mean)
                .map(|(plain, reduced)| plain - reduced),
        }
    }
}

/// A game along the paths. The commonest case, one estimate whose best plays are the ones made, is the fast one.
fn walk(
    paths: &Paths,
    dice: &mut impl Dice<Error = Infallible>,
    measured: &mut [Measured],
) -> Side {
    if let [only] = measured
        && !paths.quick.is_empty()
    {
        let (winner, luck) = certain(paths.walk_quick(dice));
        only.luck = luck;
        return winner;
    }
    certain(paths.walk(dice, |node, kind| {
        for (measured, lucks) in measured.iter_mut().zip(&paths.estimates) {
            measured.luck += i64::from(lucks.luck[node][kind]);
            measured.lost += lucks.lost.get(node).map_or(0, |lost| i64::from(lost[kind]));
        }
    }))
}

/// A game in which every chance is worked out when it is wanted.
fn play(game: &Game, dice: &mut impl Dice<Error = Infallible>, measured: &mut [Measured]) -> Side {
    certain(game.play(dice, |turn| {
        for (estimate, measured) in measured.iter_mut().enumerate() {
            let outlook = game.outlook(estimate, turn.mover, turn.other);
            let of_turn = game.measure(estimate, &outlook, turn.roll.kind(), turn.play());
            measured.luck += of_turn.luck;
            measured.lost += of_turn.lost;
        }
    }))
}

impl Rollout {
    /// A rollout with the dice of this seed and no game played.
    #[must_use]
    pub fn new(game: Arc<Game>, seed: Seed) -> Self {
        let now = Totals::new(&game);
        Self {
            game,
            seed,
            trials: Trials::new(seed),
            now,
            checkpoints: Vec::new(),
            measured: Vec::new(),
        }
    }

    /// What is rolled out.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The seed of the dice.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Number of games played.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.now.games
    }

    /// Forgets all games: the same dice will be rolled again.
    pub fn rewind(&mut self) {
        self.now = Totals::new(&self.game);
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
        let mut stride = 1;
        while self.games() < to {
            let stop = to.min(self.games() + stride);
            while self.games() < stop {
                self.roll_one();
            }
            if !keep_going() {
                break;
            }
            stride = longer(stride);
        }
        self.games() - from
    }

    fn roll_one(&mut self) {
        let mut dice = self.trials.dice(self.now.games);
        self.now.add(&self.game, &mut dice, &mut self.measured);
        let last = self.checkpoints.last().map_or(0, |last| last.games);
        if self.now.games == checkpoints::next(last) {
            self.checkpoints.push(self.now.clone());
        }
    }

    /// Game `k`, counted from 0, whether or not it has been played yet, as estimate number `estimate` sees it.
    #[must_use]
    pub fn record(&self, k: u64, estimate: usize) -> Record {
        certain(Record::play(&self.game, estimate, &mut self.trials.dice(k)))
    }

    /// The rollout now, with the luck that estimate number `estimate` measured.
    #[must_use]
    pub fn point(&self, estimate: usize) -> HistoryPoint {
        self.now.point(&self.game, estimate)
    }

    /// The same at all checkpoints so far, and now.
    pub fn history(&self, estimate: usize) -> impl Iterator<Item = HistoryPoint> {
        let kept = self.checkpoints.last().map_or(0, |last| last.games);
        self.checkpoints
            .iter()
            .chain((self.now.games > kept).then_some(&self.now))
            .map(move |totals| totals.point(&self.game, estimate))
    }

    /// Number of games that X won.
    #[must_use]
    pub const fn wins(&self) -> u64 {
        self.now.wins
    }

    /// How many plain games one reduced game turned out to be worth; `None` where either spread is zero or not yet
    /// defined.
    #[must_use]
    pub fn equivalent_games(&self, estimate: usize) -> Option<f64> {
        let HistoryPoint { plain, reduced, .. } = self.point(estimate);
        worth(plain.sd?, reduced.sd?)
    }
}

/// Var(plain) / Var(reduced), `None` where a spread is zero up to [`RESOLUTION`].
pub(super) fn worth(plain_sd: f64, reduced_sd: f64) -> Option<f64> {
    if reduced_sd <= RESOLUTION {
        None
    } else {
        equivalent_games(plain_sd, reduced_sd)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_gave_time_for_some_games_waits_for_half_as_many_more_at_the_most() {
        let (mut played, mut stride) = (0, 1);
        for _ in 0..100 {
            played += stride;
            stride = longer(stride);
            // Three games at first: 1, 2, 3, 4, 6, 8, 11, 14, …
            assert!(stride <= played / 2 + 3, "{stride} after {played}");
            assert!(stride <= STRIDE);
        }
        assert_eq!(stride, STRIDE);
    }
}
