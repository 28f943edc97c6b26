//! A rollout with a cube that is played by hand: its state and its statistics.
//!
//! The actions by hand and by the program are in [`actions`](super::actions).

use std::sync::Arc;

use super::averages::{Averages, CubeHandCosts};
use super::error::CubeHandError;
use super::game::{CubeHandGame, CubeQuestion, TurnStart, WaitingFor};
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::cube::{CubeAction, Owner};
use crate::backgammon::side::Side;
use crate::labs::cube::CubeGame;
use crate::labs::cube::evaluated_setup::EvaluatedCubeSetup;
use crate::labs::hand::{HandEnd, HandError, HandSides, HandTurn};
use crate::rollout::seed::Seed;
use crate::rollout::totals::HistoryPoint;
use crate::rollout::trial::{TrialDice, Trials};
use crate::stats::score::Unit;

/// A rollout with a cube that is played by hand. Game k has the dice of trial k of the seed, as a
/// program's rollout of the same game has.
///
/// Luck is by the game's first estimate, and mistakes are by the exact equities. Figures are in
/// points for the side on roll at the start, per unit of the cube at the start.
#[derive(Clone)]
pub struct CubeHandRollout {
    /// The game with its players and estimates.
    pub(super) game: Arc<CubeGame>,
    /// The sides that are played by hand.
    hand_sides: HandSides,
    /// The seed of the dice.
    seed: Seed,
    /// The dice of each game.
    pub(super) trials: Trials,
    /// All games that were begun, in order.
    pub(super) games: Vec<CubeHandGame>,
    /// The game in progress; `None` between games.
    pub(super) in_progress: Option<GameInProgress>,
    /// The averages over the games that count.
    pub(super) averages: Averages,
    /// All actions by hand: see [`CubeHandRollout::game_text`].
    pub(super) game_text: String,
}

/// A game that waits for a decision by hand.
#[derive(Clone)]
pub(super) struct GameInProgress {
    /// The dice of the game's next rolls.
    pub dice: TrialDice,
    /// The start of the turn.
    pub turn_start: TurnStart,
    /// The decision.
    pub waiting_for: WaitingFor,
}

impl CubeHandRollout {
    /// Creates a rollout in which no game was begun.
    #[must_use]
    pub fn new(game: Arc<CubeGame>, hand_sides: HandSides, seed: Seed) -> Self {
        Self {
            averages: Averages::new(&game),
            game,
            hand_sides,
            seed,
            trials: Trials::new(seed),
            games: Vec::new(),
            in_progress: None,
            game_text: String::new(),
        }
    }

    /// Returns the game with its players and estimates.
    #[must_use]
    pub fn game(&self) -> &CubeGame {
        &self.game
    }

    /// Returns the sides that are played by hand.
    #[must_use]
    pub const fn hand_sides(&self) -> HandSides {
        self.hand_sides
    }

    /// Returns the seed of the dice.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the number of games that count.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.averages.games.games()
    }

    /// Returns the number of games that the side on roll at the start won.
    #[must_use]
    pub fn wins(&self) -> u64 {
        self.averages.games.wins()
    }

    /// Returns the number of games that were begun, with the abandoned ones.
    #[must_use]
    pub const fn begun_count(&self) -> usize {
        self.games.len()
    }

    /// Returns all actions by hand, as a text of letters, digits, `_` and `-` for an address.
    ///
    /// The text grows with every action, because a replay would take as long as the play.
    #[must_use]
    pub fn game_text(&self) -> &str {
        &self.game_text
    }

    /// Returns the open question about the cube; `None` if there is none.
    #[must_use]
    pub fn open_question(&self) -> Option<CubeQuestion> {
        match self.in_progress.as_ref()?.waiting_for {
            WaitingFor::Action(question) => Some(question),
            WaitingFor::Play(..) => None,
        }
    }

    /// Returns the turn that waits for a play; `None` between games and while a question is open.
    #[must_use]
    pub fn turn(&self) -> Option<&HandTurn> {
        match &self.in_progress.as_ref()?.waiting_for {
            WaitingFor::Action(_) => None,
            WaitingFor::Play(_, turn) => Some(turn),
        }
    }

    /// Returns the turn that waits for a play, to make moves in it.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`CubeHandError::QuestionOpen`] while a question is
    /// open.
    pub fn turn_mut(&mut self) -> Result<&mut HandTurn, CubeHandError> {
        let in_progress = self.in_progress.as_mut().ok_or(HandError::NoGame)?;
        match &mut in_progress.waiting_for {
            WaitingFor::Action(question) => Err(CubeHandError::QuestionOpen(*question)),
            WaitingFor::Play(_, turn) => Ok(turn),
        }
    }

    /// Returns the side on roll in the game in progress; `None` between games.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        Some(self.in_progress.as_ref()?.turn_start.before.side)
    }

    /// Returns the position before the roll that waits for a play or comes next; between games, the
    /// start.
    #[must_use]
    pub fn position(&self) -> Position {
        let setup = self.evaluated();
        self.in_progress
            .as_ref()
            .map_or(setup.setup.position, |game| {
                setup.cubeless.position(game.turn_start.before.cubeless())
            })
    }

    /// Returns the number on the cube, which is 1 at the start of a game, and its owner. Between
    /// games, they are those of the start.
    #[must_use]
    pub fn cube(&self) -> (u64, Owner) {
        let Some(GameInProgress {
            turn_start,
            waiting_for,
            ..
        }) = &self.in_progress
        else {
            return (1, self.evaluated().setup.owner);
        };
        let action = match waiting_for {
            WaitingFor::Action(_) => CubeAction::NoDouble,
            WaitingFor::Play(action, _) => *action,
        };
        let after = turn_start.before.after_action(action);
        let doublings = turn_start.with_action(action).doublings_after();
        (1 << doublings, after.owner.absolute(after.side))
    }

    /// Returns whether the turn that waits for a play began with a double and a take.
    #[must_use]
    pub fn has_doubled(&self) -> bool {
        let waiting_for = self.in_progress.as_ref().map(|game| &game.waiting_for);
        matches!(waiting_for, Some(WaitingFor::Play(CubeAction::Take, _)))
    }

    /// Returns the setup with its exact equities, its estimates and its players.
    pub(super) fn evaluated(&self) -> &EvaluatedCubeSetup {
        self.game.evaluated()
    }

    /// Returns the ends of all games that were begun.
    pub fn ends(&self) -> impl Iterator<Item = HandEnd> {
        self.games.iter().map(|game| game.end.hand_end())
    }

    /// Returns all games that were begun, in order.
    pub(super) fn begun_games(&self) -> &[CubeHandGame] {
        &self.games
    }

    /// Returns the luck of the roll that waits for a play, by the first estimate. `None` if no play
    /// is due.
    ///
    /// It is in points for the side on roll at the start, per unit of the cube at the start.
    #[must_use]
    pub fn roll_luck(&self) -> Option<f64> {
        let GameInProgress {
            turn_start,
            waiting_for: WaitingFor::Play(action, turn),
            ..
        } = self.in_progress.as_ref()?
        else {
            return None;
        };
        let setup = self.evaluated();
        let best = setup.best_plays(turn_start.before.after_action(*action), &mut Vec::new());
        let played = turn_start.with_play(*action, turn.roll(), best.0[turn.roll().kind()]);
        Some(setup.luck(0, &played, &best).in_unit(Unit::Points))
    }

    /// Returns the averages over all games that count.
    #[must_use]
    pub fn point(&self) -> HistoryPoint {
        self.averages.games.point(&*self.game)
    }

    /// Returns the averages after each game that counts.
    pub fn history(&self) -> impl Iterator<Item = HistoryPoint> {
        self.averages.games.history(&*self.game)
    }

    /// Returns the number of plain games that each reduced game counts as, by the observed spreads.
    /// `None` if either spread is zero or undefined.
    #[must_use]
    pub fn equivalent_games(&self) -> Option<f64> {
        self.point().equivalent_games::<CubeGame>()
    }

    /// Returns the statistics of the cost of a side's mistakes per game, in points.
    #[must_use]
    pub fn costs(&self, side: Side) -> CubeHandCosts {
        self.averages.costs(side)
    }
}
