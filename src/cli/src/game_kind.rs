//! The kinds of games that are rolled out: whole games, bear-offs, and pairs of whole games.

use std::fmt;

use rollout_lab::codec::DecodeError;
use rollout_lab::rollout::game_runner::GameRunner;
use rollout_lab::rollout::seed::Seed;
use serde::Serialize;

use crate::trial_range::TrialRange;

/// The sums over trials of games of a kind.
pub type SumsOf<K> = <<K as GameKind>::Runner as GameRunner>::Sums;

/// Games that can be rolled on any thread, described in a file, and reported on.
pub trait GameKind: Sync + Sized {
    /// The number of the kind in files.
    const TAG: u8;
    /// The number of trials that a thread rolls at a time: some milliseconds' worth.
    const CHUNK: u64;
    /// The runner that rolls trials.
    type Runner: GameRunner;
    /// The report on trials.
    type Report: Serialize + fmt::Display;

    /// Returns a new runner, for one thread.
    fn runner(&self) -> Self::Runner;

    /// Appends the description of the games to `bytes`.
    fn describe(&self, bytes: &mut Vec<u8>);

    /// Reads a description from the front of `bytes`, and prepares the games.
    ///
    /// # Errors
    /// [`DecodeError`] if `bytes` doesn't begin with a description of games of this kind.
    fn from_description(bytes: &mut &[u8]) -> Result<Self, DecodeError>;

    /// Returns the ID of the position. Rolling it again gives the same results.
    fn position(&self) -> String;

    /// Returns the report on trials of these games.
    fn report(&self, trials: &RolledTrials<SumsOf<Self>>) -> Self::Report;
}

/// Trials that have been rolled.
pub struct RolledTrials<S> {
    /// The seed of the dice.
    pub seed: Seed,
    /// The trials.
    pub range: TrialRange,
    /// The sums over the trials.
    pub sums: S,
}

/// Returns a report as the command prints it: a text, or a JSON object.
pub fn printed(report: &(impl Serialize + fmt::Display), as_json: bool) -> String {
    if as_json {
        let json = serde_json::to_string_pretty(report);
        json.expect("a report has only texts as keys") + "\n"
    } else {
        report.to_string()
    }
}
