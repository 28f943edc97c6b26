//! Rolls games that are cut short at a horizon and played on, and sums both.

use core::fmt;
use std::sync::Arc;

use crate::backgammon::turn_evaluator::TurnEvaluator;
use crate::codec::codec_fields;
use crate::labs::contact::game::{Game, GameInProgress, GameScratch};
use crate::labs::contact::truncation::GameEnd;
use crate::rollout::game_runner::{GameRunner, Sums};
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::totals::Totals;
use crate::rollout::trial::Trials;
use crate::stats::moments::Moments;
use crate::stats::score::Score;

/// Rolls games to the end, and notes what each of them is at the horizon.
///
/// Game k is the game k of a rollout that is cut short and of one to the end, to the last bit.
#[derive(Clone)]
pub struct ComparedGames {
    /// The game that is cut short.
    cut: Arc<Game>,
    /// The same game, played to the end.
    to_end: Game,
    scratch: GameScratch,
    /// The luck of a game up to its horizon, and up to its end, by each evaluator.
    at_horizon: Vec<MeasuredLuck>,
    at_end: Vec<MeasuredLuck>,
}

/// Sums over games that are cut short and played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedSums {
    /// The sums of games that are cut short.
    pub cut: Totals,
    /// The sums of the same games, played to the end.
    pub to_end: Totals,
    /// The number of games that the horizon cut.
    pub cut_games: u64,
    /// The number of rolls of all games up to the horizon.
    pub rolls_cut: u64,
    /// The number of rolls of all games to the end.
    pub rolls_to_end: u64,
    /// The moments of the result at the horizon − the result in the end.
    pub(super) plain_difference: Moments,
    /// For each evaluator, the moments of such differences of result − luck.
    pub(super) reduced_differences: Vec<Moments>,
}

/// A game at its horizon or at its end.
struct Reached {
    end: GameEnd,
    rolls: u32,
}

impl fmt::Debug for ComparedGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ComparedGames")
            .field("cut", &self.cut)
            .finish_non_exhaustive()
    }
}

impl ComparedGames {
    /// Returns a runner of this game, which should have a horizon. Without one nothing is cut.
    #[must_use]
    pub fn new(game: Arc<Game>) -> Self {
        let no_luck = vec![MeasuredLuck::default(); game.estimate_count()];
        Self {
            to_end: Game::clone(&game).with_truncation(None),
            cut: game,
            scratch: GameScratch::default(),
            at_horizon: no_luck.clone(),
            at_end: no_luck,
        }
    }

    /// Returns the game that is cut short.
    #[must_use]
    pub const fn cut(&self) -> &Arc<Game> {
        &self.cut
    }

    /// Returns the game that is played to the end.
    #[must_use]
    pub const fn to_end(&self) -> &Game {
        &self.to_end
    }

    /// Plays trial `k` to the end, and returns the game at its horizon and at its end. The luck up to
    /// both is left in `at_horizon` and `at_end`.
    fn play(&mut self, trials: Trials, k: u64) -> [Reached; 2] {
        let Self {
            cut,
            to_end,
            scratch,
            at_horizon,
            at_end,
        } = self;
        at_end.fill(MeasuredLuck::default());
        scratch.begin_game(to_end);
        let mut dice = trials.dice(k);
        let (mut horizon, mut rolls) = (None, 0);
        let mut begun = GameInProgress::begin(to_end, &mut scratch.turn_evaluator);
        let end = loop {
            let in_progress = match &mut begun {
                Ok(in_progress) => in_progress,
                Err(end) => break *end,
            };
            if horizon.is_none() {
                horizon = reach_horizon(in_progress, cut, &mut scratch.turn_evaluator, rolls);
                at_horizon.clone_from(at_end);
            }
            let ended = in_progress.play_measured(to_end, &mut dice, scratch, at_end);
            rolls += 1;
            if let Some(end) = ended {
                break end;
            }
        };
        let ended = || Reached { end, rolls };
        if horizon.is_none() {
            // The game ended before its horizon.
            at_horizon.clone_from(at_end);
        }
        [horizon.unwrap_or_else(ended), ended()]
    }
}

/// Returns the game at its horizon, if it is there after this many rolls.
fn reach_horizon(
    in_progress: &GameInProgress,
    cut: &Game,
    turn_evaluator: &mut TurnEvaluator,
    rolls: u32,
) -> Option<Reached> {
    let value = in_progress.value_at_horizon(cut, turn_evaluator)?;
    let end = GameEnd::Cut(value);
    Some(Reached { end, rolls })
}

impl GameRunner for ComparedGames {
    type Sums = ComparedSums;

    fn empty_sums(&self) -> ComparedSums {
        ComparedSums {
            cut: Totals::new(&*self.cut),
            to_end: Totals::new(&self.to_end),
            cut_games: 0,
            rolls_cut: 0,
            rolls_to_end: 0,
            plain_difference: Moments::default(),
            reduced_differences: vec![Moments::default(); self.at_end.len()],
        }
    }

    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> ComparedSums {
        let mut sums = self.empty_sums();
        for k in from..to {
            let [horizon, end] = self.play(trials, k);
            sums.add([&horizon, &end], [&self.at_horizon, &self.at_end]);
        }
        sums
    }
}

impl ComparedSums {
    /// Adds a game at its horizon and at its end, with the luck up to both.
    fn add(&mut self, [cut, to_end]: [&Reached; 2], [at_horizon, at_end]: [&[MeasuredLuck]; 2]) {
        let [result, in_the_end] = [cut, to_end].map(|reached| reached.end.score());
        self.cut.add(result, at_horizon);
        self.to_end.add(in_the_end, at_end);
        self.cut_games += u64::from(cut.end.outcome().is_none());
        self.rolls_cut += u64::from(cut.rolls);
        self.rolls_to_end += u64::from(to_end.rolls);
        let difference = result - in_the_end;
        self.plain_difference.add(difference);
        let lucks = at_horizon.iter().zip(at_end);
        for (moments, (at_horizon, at_end)) in self.reduced_differences.iter_mut().zip(lucks) {
            let later: Score = at_end.luck - at_horizon.luck;
            moments.add(difference + later);
        }
    }

    /// Returns whether all parts have equally many games, and no rolls are missing.
    fn is_consistent(&self) -> bool {
        let games = self.cut.games();
        let differences = self.reduced_differences.iter();
        let mut differences = differences.chain([&self.plain_difference]);
        self.to_end.games() == games
            && self.cut_games <= games
            && self.rolls_cut <= self.rolls_to_end
            && differences.all(|moments| moments.count() == games)
    }
}

impl Sums for ComparedSums {
    fn games(&self) -> u64 {
        self.cut.games()
    }

    fn merge(&mut self, next: &Self) {
        self.cut.merge(&next.cut);
        self.to_end.merge(&next.to_end);
        self.cut_games += next.cut_games;
        // Counts from outside may be absurd, but must not panic.
        self.rolls_cut = self.rolls_cut.saturating_add(next.rolls_cut);
        self.rolls_to_end = self.rolls_to_end.saturating_add(next.rolls_to_end);
        self.plain_difference.merge(&next.plain_difference);
        let differences = self.reduced_differences.iter_mut();
        for (mine, next) in differences.zip(&next.reduced_differences) {
            mine.merge(next);
        }
    }

    fn is_compatible(&self, other: &Self) -> bool {
        self.cut.is_compatible(&other.cut)
            && self.to_end.is_compatible(&other.to_end)
            && self.reduced_differences.len() == other.reduced_differences.len()
    }
}

codec_fields! {
    ComparedSums {
        cut, to_end, cut_games, rolls_cut, rolls_to_end, plain_difference, reduced_differences
    } if Self::is_consistent
}
