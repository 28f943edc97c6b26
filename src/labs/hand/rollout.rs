//! A rollout that is played by hand, game after game with the dice of its seed: its state and its
//! statistics.
//!
//! The actions by hand and by the program are in [`actions`](super::actions).

use core::fmt;
use std::sync::Arc;

use super::averages::{Averages, history_point};
use super::error::HandError;
use super::game::{BegunGame, HandEnd, HandSides};
use super::hand_game::HandRules;
use super::turn::HandTurn;
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::side::Side;
use crate::labs::bearoff::PreparedGame;
use crate::labs::cube::MistakeCosts;
use crate::rollout::seed::Seed;
use crate::rollout::totals::HistoryPoint;
use crate::rollout::trial::{TrialDice, Trials};
use crate::stats::score::Score;
use crate::stats::summary::Summary;

/// A rollout that is played by hand. Game k has the dice of trial k of the seed, as a program's
/// rollout of the same game has. `G` is a [`HandGame`](super::HandGame).
///
/// Luck is by the game's first estimate, and mistakes are by exact values. Numbers are in the unit
/// of the game's results: X's winning chances in percent for a [`PreparedGame`]; points for the
/// side on roll at the start, per unit of the cube at the start, for a
/// [`CubeGame`](crate::labs::cube::CubeGame).
pub struct HandRollout<G: HandRules = PreparedGame> {
    /// The game with its players and estimates.
    pub(super) game: Arc<G>,
    /// The sides that are played by hand.
    pub(super) hand_sides: HandSides,
    /// The seed of the dice.
    seed: Seed,
    /// The dice of each game.
    pub(super) trials: Trials,
    /// All games that were begun, in order.
    pub(super) games: Vec<BegunGame<G::Turn>>,
    /// The game in progress; `None` between games.
    pub(super) in_progress: Option<GameInProgress<G::State, G::Question>>,
    /// The averages over the games that count.
    pub(super) averages: Averages,
    /// All actions by hand: see [`HandRollout::game_text`].
    pub(super) game_text: String,
}

/// A game that waits for a decision by hand.
#[derive(Clone)]
pub(super) struct GameInProgress<S, Q> {
    /// The dice of the game's next rolls.
    pub dice: TrialDice,
    /// The turn before its roll.
    pub state: S,
    /// The decision.
    pub decision: Decision<Q>,
}

/// A decision by hand.
#[derive(Clone)]
pub(super) enum Decision<Q> {
    /// The answer to a question.
    Answer(Q),
    /// The play of a roll.
    Play(HandTurn),
}

impl<G: HandRules> HandRollout<G> {
    /// Creates a rollout in which no game was begun. The first estimate of the game measures luck.
    ///
    /// # Panics
    /// If the game has no estimate.
    #[must_use]
    pub fn new(game: Arc<G>, hand_sides: HandSides, seed: Seed) -> Self {
        assert!(game.estimate_count() > 0, "the game has no estimate");
        Self {
            averages: Averages::new(&*game),
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
    pub fn game(&self) -> &G {
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
        self.averages.now.games()
    }

    /// Returns the number of games that X won, or with a cube, the side on roll at the start.
    #[must_use]
    pub fn wins(&self) -> u64 {
        self.averages.now.count_where(|result| result > Score::ZERO)
    }

    /// Returns the number of games that were begun, with the abandoned ones.
    #[must_use]
    pub const fn begun_count(&self) -> usize {
        self.games.len()
    }

    /// Returns the number of games that were abandoned.
    #[must_use]
    pub fn abandoned_count(&self) -> usize {
        let ends = self.ends();
        ends.filter(|&end| end == HandEnd::Abandoned).count()
    }

    /// Returns the ends of all games that were begun.
    pub fn ends(&self) -> impl Iterator<Item = HandEnd> {
        self.games.iter().map(|game| game.end)
    }

    /// Returns all actions by hand, as a text of letters, digits, `_` and `-` for an address.
    ///
    /// The text grows with every action, because a replay would take as long as the play.
    #[must_use]
    pub fn game_text(&self) -> &str {
        &self.game_text
    }

    /// Returns the open question; `None` if there is none.
    #[must_use]
    pub fn open_question(&self) -> Option<G::Question> {
        match self.in_progress.as_ref()?.decision {
            Decision::Answer(question) => Some(question),
            Decision::Play(_) => None,
        }
    }

    /// Returns the turn that waits for a play; `None` between games and while a question is open.
    #[must_use]
    pub fn turn(&self) -> Option<&HandTurn> {
        match &self.in_progress.as_ref()?.decision {
            Decision::Answer(_) => None,
            Decision::Play(turn) => Some(turn),
        }
    }

    /// Returns the turn that waits for a play, to make moves in it.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`HandError::QuestionOpen`] while a question is open.
    pub fn turn_mut(&mut self) -> Result<&mut HandTurn, HandError<G::Question>> {
        match &mut self.in_progress.as_mut().ok_or(HandError::NoGame)?.decision {
            Decision::Answer(question) => Err(HandError::QuestionOpen(*question)),
            Decision::Play(turn) => Ok(turn),
        }
    }

    /// Returns the current turn before its roll; `None` between games.
    pub(super) fn state(&self) -> Option<G::State> {
        Some(self.in_progress.as_ref()?.state)
    }

    /// Returns the side on roll in the game in progress; `None` between games.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        Some(G::before_roll(self.state()?).side)
    }

    /// Returns the position before the roll that waits for a play or comes next; between games, the
    /// start.
    #[must_use]
    pub fn position(&self) -> Position {
        let setup = self.game.checkers_setup();
        self.state().map_or(setup.setup.position, |state| {
            setup.position(G::before_roll(state))
        })
    }

    /// Returns the luck of the roll that waits for a play, by the first estimate. `None` if no play
    /// is due.
    #[must_use]
    pub fn roll_luck(&self) -> Option<f64> {
        let (state, roll) = (self.state()?, self.turn()?.roll());
        // The luck of a roll does not depend on its play.
        let after = self.game.player_play(state, roll);
        let measured = self.game.measure(0, G::turn(state, roll, after));
        Some(measured.luck.in_unit(self.game.unit()))
    }

    /// Returns the averages over all games that count.
    #[must_use]
    pub fn point(&self) -> HistoryPoint {
        history_point(&*self.game, &self.averages.now)
    }

    /// Returns the averages after each game that counts.
    pub fn history(&self) -> impl Iterator<Item = HistoryPoint> {
        let history = self.averages.history.iter();
        history.map(|totals| history_point(&*self.game, totals))
    }

    /// Returns the number of plain games that each reduced game counts as, by the observed spreads.
    /// `None` if either spread is zero or undefined.
    #[must_use]
    pub fn equivalent_games(&self) -> Option<f64> {
        self.point().equivalent_games::<G>()
    }

    /// Returns the statistics of the costs of a side's mistakes per game. `None` if exact values
    /// are unknown.
    #[must_use]
    pub fn costs(&self, side: Side) -> Option<MistakeCosts<Summary>> {
        let costs = self.averages.costs[side as usize];
        self.game.has_costs().then(|| {
            costs.map(|moments| moments.summary_from_observed(Score::ZERO, self.game.unit()))
        })
    }
}

// A derived implementation would need a game that can be cloned.
impl<G: HandRules> Clone for HandRollout<G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game.clone(),
            games: self.games.clone(),
            in_progress: self.in_progress.clone(),
            averages: self.averages.clone(),
            game_text: self.game_text.clone(),
            ..*self
        }
    }
}

impl<G: HandRules> fmt::Debug for HandRollout<G> {
    /// Writes what a replay needs besides the game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HandRollout")
            .field("hand_sides", &self.hand_sides)
            .field("seed", &self.seed)
            .field("game_text", &self.game_text)
            .finish_non_exhaustive()
    }
}
