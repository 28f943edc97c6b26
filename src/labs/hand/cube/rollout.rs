//! The rollout with a cube that is played by hand: game after game with the dice of its seed.

use std::sync::Arc;

use super::averages::{Averages, CubeHandCosts};
use super::error::CubeHandError;
use super::game::{CubeEnd, CubeHandGame, CubeQuestion, TurnStart, WaitingFor};
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::cube::state::CubeState;
use crate::backgammon::cube::{CubeAction, Owner};
use crate::backgammon::side::Side;
use crate::labs::cube::CubeGame;
use crate::labs::cube::evaluated_setup::{CubeGameEnd, EvaluatedCubeSetup};
use crate::labs::hand::{HandEnd, HandError, HandSides, HandTurn};
use crate::rollout::seed::Seed;
use crate::rollout::totals::HistoryPoint;
use crate::rollout::trial::{TrialDice, Trials};
use crate::stats::score::Unit;

/// A rollout with a cube that is played by hand. Game k has the dice of trial k of the seed, those of a program's rollout of the
/// same game.
///
/// Luck is measured by the game's estimates; the first one's is shown. Mistakes are measured by the exact equities. All is told
/// in points for the side on roll at the start, per unit of the cube then.
#[derive(Clone)]
pub struct CubeHandRollout {
    game: Arc<CubeGame>,
    hand_sides: HandSides,
    seed: Seed,
    pub(crate) trials: Trials,
    /// All that were begun, in their order.
    pub(crate) games: Vec<CubeHandGame>,
    pub(crate) in_progress: Option<GameInProgress>,
    averages: Averages,
    pub(crate) game_text: String,
}

/// The game that is being played.
#[derive(Clone)]
pub(crate) struct GameInProgress {
    pub dice: TrialDice,
    pub turn_start: TurnStart,
    pub waiting_for: WaitingFor,
}

impl CubeHandRollout {
    /// No game begun.
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

    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> &CubeGame {
        &self.game
    }

    /// Which sides are played by hand.
    #[must_use]
    pub const fn hand_sides(&self) -> HandSides {
        self.hand_sides
    }

    /// The seed of the dice.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Number of games that count.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.averages.games()
    }

    /// Number of games that the side on roll at the start won.
    #[must_use]
    pub fn wins(&self) -> u64 {
        self.averages.wins()
    }

    /// Number of games that were begun, also those that were given up.
    #[must_use]
    pub const fn begun_count(&self) -> usize {
        self.games.len()
    }

    /// All that was played by hand, as a text of letters, digits and two signs that may stand in an address. It is kept as it
    /// is played: working it out again would take as long as playing.
    #[must_use]
    pub fn game_text(&self) -> &str {
        &self.game_text
    }

    /// The open question about the cube; `None` if there is none.
    #[must_use]
    pub fn open_question(&self) -> Option<CubeQuestion> {
        match self.in_progress.as_ref()?.waiting_for {
            WaitingFor::Action(question) => Some(question),
            WaitingFor::Play(..) => None,
        }
    }

    /// The play that waits for a hand; `None` between games, and where something is asked about the cube.
    #[must_use]
    pub fn turn(&self) -> Option<&HandTurn> {
        match &self.in_progress.as_ref()?.waiting_for {
            WaitingFor::Action(_) => None,
            WaitingFor::Play(_, turn) => Some(turn),
        }
    }

    /// The turn that waits for a play, mutably.
    ///
    /// # Errors
    /// [`CubeHandError`] if no play waits.
    pub fn turn_mut(&mut self) -> Result<&mut HandTurn, CubeHandError> {
        match &mut self
            .in_progress
            .as_mut()
            .ok_or(HandError::NoGame)?
            .waiting_for
        {
            WaitingFor::Action(question) => Err(CubeHandError::QuestionOpen(*question)),
            WaitingFor::Play(_, turn) => Ok(turn),
        }
    }

    /// Returns the side on roll in the game that is being played; `None` between games.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        self.in_progress
            .as_ref()
            .map(|playing| playing.turn_start.before.side)
    }

    /// The position before the roll that waits, or comes next; between games the one with which games start.
    #[must_use]
    pub fn position(&self) -> Position {
        let start = self.evaluated().setup.position;
        let Some(GameInProgress { turn_start: at, .. }) = &self.in_progress else {
            return start;
        };
        let CubeState {
            side,
            mover,
            opponent: other,
            ..
        } = at.before;
        let checkers = |index| self.evaluated().cubeless.arrangements().checkers(index);
        let (x, o) = match side {
            Side::X => (checkers(mover), checkers(other)),
            Side::O => (checkers(other), checkers(mover)),
        };
        // While a game is played, nobody is off.
        Position::new(x, o).map_or(start, |position| position.with_on_roll(side))
    }

    /// The number on the cube and its owner. Between games, those of a game's start.
    #[must_use]
    pub fn cube(&self) -> (u64, Owner) {
        let Some(GameInProgress {
            turn_start: at,
            waiting_for: waits,
            ..
        }) = &self.in_progress
        else {
            return (1, self.evaluated().setup.owner);
        };
        let action = match waits {
            WaitingFor::Action(_) => CubeAction::NoDouble,
            WaitingFor::Play(action, _) => *action,
        };
        let after = at.before.after_action(action);
        let doublings = at.with_action(action).doublings_after();
        (1 << doublings, after.owner.absolute(after.side))
    }

    /// Whether the side on roll has doubled in the turn that waits, and the other one taken.
    #[must_use]
    pub fn has_doubled(&self) -> bool {
        let waits = self
            .in_progress
            .as_ref()
            .map(|playing| &playing.waiting_for);
        matches!(waits, Some(WaitingFor::Play(CubeAction::Take, _)))
    }

    pub(crate) fn evaluated(&self) -> &EvaluatedCubeSetup {
        self.game.evaluated()
    }

    /// The last game that was begun is over.
    pub(crate) fn end_game(&mut self, end: CubeGameEnd) {
        if let Some(game) = self.games.last_mut() {
            game.end = CubeEnd::Over(end);
            self.averages
                .add_game(self.game.evaluated(), &game.turns, end);
        }
    }

    /// The ends of the games that were begun.
    pub fn ends(&self) -> impl Iterator<Item = HandEnd> {
        self.games.iter().map(|game| game.end.hand_end())
    }

    pub(crate) fn begun_games(&self) -> &[CubeHandGame] {
        &self.games
    }

    /// The luck of the roll that waits to be played, as the first estimate sees it.
    #[must_use]
    pub fn roll_luck(&self) -> Option<f64> {
        let GameInProgress {
            turn_start: at,
            waiting_for: waits,
            ..
        } = self.in_progress.as_ref()?;
        let WaitingFor::Play(action, turn) = waits else {
            return None;
        };
        let judged = self.evaluated();
        let best = judged.best_plays(at.before.after_action(*action), &mut Vec::new());
        let played = at.with_play(*action, turn.roll(), best.0[turn.roll().kind()]);
        Some(judged.luck(0, &played, &best).in_unit(Unit::Points))
    }

    /// The averages now.
    #[must_use]
    pub fn point(&self) -> HistoryPoint {
        self.averages.point(&self.game)
    }

    /// The averages after each game that counts.
    pub fn history(&self) -> impl Iterator<Item = HistoryPoint> {
        self.averages.history(&self.game)
    }

    /// How many plain games one reduced game turned out to be worth; `None` where either spread is zero or not yet defined.
    #[must_use]
    pub fn equivalent_games(&self) -> Option<f64> {
        self.point().equivalent_games::<CubeGame>()
    }

    /// The cost of a side's mistakes per game.
    #[must_use]
    pub fn costs(&self, side: Side) -> CubeHandCosts {
        self.averages.costs(side)
    }
}
