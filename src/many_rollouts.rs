//! Many independent rollouts, all of the same length: how their means spread.

use std::sync::Arc;

use crate::beside_truth::{Average, BesideTruth};
use crate::histogram::Expected;
use crate::limits::{MOST_GAMES, MOST_ROLLOUTS};
use crate::pace::Pace;
use crate::rollout::Space;
use crate::sampled::SampledGames;
use crate::sampler::Sampler;
use crate::seed::Seed;
use crate::spread::Spread;
use crate::stopped_rollouts::StoppedRollouts;
use crate::totals::Totals;
use crate::trial::Trials;

/// Rollouts of equal length, each with dice of its own ([`Seed::child`]), of which only the means and their
/// standard errors are kept.
pub struct ManyRollouts<S: Sampler> {
    sampler: Arc<S>,
    seed: Seed,
    rollouts: usize,
    games: u64,
    /// Of each rollout that is done, the plain average.
    plain: Vec<Average>,
    /// For each estimate the same, reduced.
    reduced: Vec<Vec<Average>>,
    current: Totals,
    space: Space<S>,
}

impl<S: Sampler> ManyRollouts<S> {
    /// So many rollouts of so many games each, none played yet. At most [`MOST_ROLLOUTS`], and from one game to
    /// [`MOST_GAMES`]: a number outside is moved inside.
    #[must_use]
    pub fn new(sampler: Arc<S>, seed: Seed, rollouts: usize, games: u64) -> Self {
        Self {
            seed,
            rollouts: rollouts.min(MOST_ROLLOUTS),
            games: games.clamp(1, MOST_GAMES),
            plain: Vec::new(),
            reduced: vec![Vec::new(); sampler.estimates()],
            current: Totals::new(&*sampler),
            space: Space::new(),
            sampler,
        }
    }

    /// What is rolled out.
    #[must_use]
    pub fn sampler(&self) -> &S {
        &self.sampler
    }

    /// Plays on as long as `keep_going` says so, or to the end; returns whether all rollouts are done. It asks after
    /// the first game, and then after a few more each time.
    pub fn roll_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        let mut pace = Pace::new();
        while self.done() < self.rollouts {
            let trials = Trials::new(self.seed.child(self.done() as u64));
            let from = self.current.games();
            let to = self.games.min(from + pace.left());
            while self.current.games() < to {
                self.space
                    .play_next(&self.sampler, trials, &mut self.current);
            }
            if to == self.games {
                self.finish_rollout();
            }
            if pace.is_due(to - from) && !keep_going() {
                break;
            }
        }
        self.done() == self.rollouts
    }

    fn finish_rollout(&mut self) {
        let done = core::mem::replace(&mut self.current, Totals::new(&*self.sampler));
        self.plain.extend(Average::of(done.plain::<S>()));
        for (estimate, averages) in self.reduced.iter_mut().enumerate() {
            averages.extend(Average::of(done.point(&*self.sampler, estimate).reduced));
        }
    }

    /// Games per rollout.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Rollouts that are done.
    #[must_use]
    pub const fn done(&self) -> usize {
        self.plain.len()
    }

    /// How much of all games has been played, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let current = self.current.games() as f64 / self.games as f64;
        ((self.done() as f64 + current) / self.rollouts as f64).min(1.0)
    }

    /// How the means of the plain rollouts spread.
    #[must_use]
    pub fn plain_spread(&self) -> Spread {
        Spread::of(
            &means(&self.plain),
            self.of_means(self.sampler.expected_plain()),
        )
    }

    /// How the means spread with the luck subtracted that estimate number `estimate` measured.
    #[must_use]
    pub fn reduced_spread(&self, estimate: usize) -> Spread {
        let expected = self.sampler.expected_reduced(estimate);
        Spread::of(&means(&self.reduced[estimate]), self.of_means(expected))
    }

    /// How many intervals contain the exact mean, and whose means were nearer to it; `None` if theory does not know it.
    #[must_use]
    pub fn beside_truth(&self, estimate: usize) -> Option<BesideTruth> {
        let truth = self.sampler.expected_plain()?.mean;
        let reduced = &self.reduced[estimate];
        let both = self.plain.iter().zip(reduced);
        let averages = both.map(|(&plain, &reduced)| [plain, reduced]);
        Some(BesideTruth::of(averages, truth, S::RESOLUTION))
    }

    /// The same rollouts, none played yet, each of which is stopped as soon as its average is ahead: plain, and with the
    /// luck subtracted that estimate number `estimate` measures. `None` if theory does not know what to be ahead of.
    #[must_use]
    pub fn stopped_when_ahead(&self, estimate: usize) -> Option<StoppedRollouts<SampledGames<S>>> {
        let games = SampledGames::new(self.sampler.clone(), estimate)?;
        Some(StoppedRollouts::new(
            games,
            self.seed,
            self.rollouts,
            self.games,
        ))
    }

    /// What is expected of the means, if this is of single games.
    fn of_means(&self, of_a_game: Option<Expected>) -> Option<Expected> {
        let games = self.games as f64;
        of_a_game.map(|of_a_game| Expected {
            sd: of_a_game.sd / games.sqrt(),
            lattice: of_a_game.lattice / games,
            ..of_a_game
        })
    }
}

fn means(averages: &[Average]) -> Vec<f64> {
    averages.iter().map(|average| average.mean).collect()
}
