//! The traits of games that can be played by hand.

use core::fmt::{Debug, Display};

use crate::backgammon::bearoff_db::CheckerMove;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::side::Side;
use crate::labs::bearoff::prepared_setup::PreparedSetup;
use crate::labs::cube::MistakeCosts;
use crate::rollout::dice::Roll;
use crate::rollout::sampler::{MeasuredLuck, Sampler};
use crate::stats::interval::ScoreBounds;
use crate::stats::score::Score;

/// A game that can be played by hand: a bear-off with or without the cube.
pub trait HandGame: Sampler + Sized {
    /// A question that a side answers with yes or no before the roll. [`Infallible`] if there are
    /// none. It is displayed as a sentence that names the answers.
    ///
    /// [`Infallible`]: core::convert::Infallible
    type Question: Copy + Debug + Eq + Display;

    /// The record of a turn.
    type RecordedTurn;
}

/// The rules of a game that is played by hand, its players' decisions, and its measures.
///
/// The rules say what comes next after each decision. [`HandRollout`](super::HandRollout) rolls the
/// dice, and knows which decisions are by hand.
pub(crate) trait HandRules: HandGame {
    /// A turn before its roll, with the answers to its questions so far.
    type State: Copy;

    /// A turn that is over.
    type Turn: Copy;

    /// Returns the setup without a cube, which has the checkers' tables.
    fn checkers_setup(&self) -> &PreparedSetup;

    /// Returns the first step of a game.
    fn first_step(&self) -> Step<Self>;

    /// Returns the step after a turn.
    ///
    /// # Errors
    /// The winner, if the turn has ended the game.
    fn after_turn(&self, turn: Self::Turn) -> Result<Step<Self>, Side>;

    /// Returns the side that answers a question.
    fn asked_side(state: Self::State, question: Self::Question) -> Side;

    /// Returns whether the game's player answers a question with yes.
    fn player_answer(&self, state: Self::State, question: Self::Question) -> bool;

    /// Returns the step after an answer.
    fn after_answer(state: Self::State, question: Self::Question, yes: bool) -> Step<Self>;

    /// Returns the characters that stand for no and yes in the text of a game.
    fn answer_letters(question: Self::Question) -> [char; 2];

    /// Returns the side on roll and the checkers.
    fn before_roll(state: Self::State) -> BearoffState;

    /// Returns the play that the game's player makes with a roll.
    fn player_play(&self, state: Self::State, roll: Roll) -> ArrangementIndex;

    /// Returns the turn with this roll and the mover's checkers after its play.
    fn turn(state: Self::State, roll: Roll, after: ArrangementIndex) -> Self::Turn;

    /// Returns the turn before its roll.
    fn state(turn: Self::Turn) -> Self::State;

    /// Returns the result of a game whose last turn this is.
    fn result(&self, last: Self::Turn) -> Score;

    /// Returns bounds of results that hold for any plays and answers; `None` if there are none. The
    /// bounds of [`Sampler`] hold only for the game's own players.
    fn hand_bounds(&self) -> Option<ScoreBounds>;

    /// Measures the luck of a turn, and the loss if Williams's average needs it. `estimate` is an
    /// index into the setup's estimates.
    fn measure(&self, estimate: usize, turn: Self::Turn) -> MeasuredLuck;

    /// Returns whether the exact costs of mistakes are known.
    fn has_costs(&self) -> bool;

    /// Returns the exact costs of X's and of O's mistakes in a turn; zero if they are unknown.
    fn costs(&self, turn: Self::Turn) -> [MistakeCosts<Score>; 2];

    /// Returns the moves of the exactly best play of a turn's roll; none if it is unknown, or if
    /// the turn has no roll.
    fn best_moves(&self, turn: Self::Turn) -> Vec<CheckerMove>;

    /// Returns the record of a turn with luck by the first estimate, and that luck.
    fn record_turn(&self, turn: Self::Turn) -> (Self::RecordedTurn, Score);

    /// Returns the cube at the start of a game as a match file has it.
    ///
    /// It is the number of times that the cube was doubled. A minus means that the side on roll
    /// owns it, as GNU Backgammon 1.07 reads it.
    fn match_cube(&self) -> &'static str;

    /// Returns the actions of both sides in a turn as a match file has them. They alternate, and
    /// begin with the side on roll.
    fn match_actions(&self, turn: Self::Turn) -> Vec<String>;

    /// Returns the points that the winner of a game scores in a match file. `last` is the game's
    /// last turn.
    fn match_points(&self, last: Self::Turn) -> u64;
}

/// The part of a turn that comes next.
pub(crate) enum Step<G: HandRules> {
    /// A side answers a question.
    Ask(G::State, G::Question),
    /// The side on roll rolls and plays.
    Roll(G::State),
    /// The turn is over.
    Over(G::Turn),
}
