//! Rolls games that are cut short at a horizon and played on.

use core::fmt;
use std::sync::Arc;

use super::sums::{ComparedSums, Reached};
use crate::backgammon::turn_evaluator::TurnEvaluator;
use crate::labs::contact::game::{Game, GameInProgress, GameScratch};
use crate::labs::contact::truncation::GameEnd;
use crate::rollout::game_runner::GameRunner;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::rollout::trial::Trials;

/// Rolls games to the end, and notes what each of them is at the horizon.
///
/// Game k is the game k of a rollout that is cut short and of one to the end, to the last bit.
#[derive(Clone)]
pub struct ComparedGames {
    /// The game that is cut short.
    cut: Arc<Game>,
    /// This game, played to the end.
    to_end: Game,
    scratch: GameScratch,
    /// The luck of a game up to its horizon, and up to its end, by each evaluator.
    at_horizon: Vec<MeasuredLuck>,
    at_end: Vec<MeasuredLuck>,
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
        let mut dice = cut.dice(trials, k);
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

    fn opening(&self) -> bool {
        self.cut.opening()
    }

    fn empty_sums(&self) -> ComparedSums {
        ComparedSums::new(&self.cut, &self.to_end)
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
