//! Rollouts that stop when their average is known well enough.

use super::rollout::Rollout;
use crate::rollout::game_runner::Sums;
use crate::stats::confidence_sequence::MIN_GAMES;

impl Rollout {
    /// After how many games the standard error of the equity, with the luck that estimate number `estimate` measured subtracted,
    /// was this many points or less: the first checkpoint, from [`MIN_GAMES`] games on, at which it was. `None` if that is still to
    /// come. Checkpoints are the same however games are rolled, and so is this.
    ///
    /// It is the [`stopping_se`](crate::stats::summary::Summary::stopping_se), so that no rollout stops because its games
    /// happened to look alike.
    #[must_use]
    pub fn games_until_se(&self, estimate: usize, se: f64) -> Option<u64> {
        let mut checkpoints = self
            .reached_checkpoints()
            .filter(|sums| sums.games() >= MIN_GAMES);
        let first = checkpoints.find(|sums| {
            let reduced = sums.totals.reduced(&**self.game(), estimate);
            reduced.stopping_se().is_some_and(|here| here <= se)
        });
        first.map(Sums::games)
    }
}
