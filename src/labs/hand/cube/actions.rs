//! The actions of a person and of the program in a game with a cube that is played by hand.
//!
//! After each action by hand, the program plays until the game waits for the next decision by hand.

use super::error::CubeHandError;
use super::game::{CubeEnd, CubeHandGame, CubeQuestion, TurnStart, WaitingFor};
use super::rollout::{CubeHandRollout, GameInProgress};
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::cube::CubeAction;
use crate::backgammon::cube::state::CubeTurn;
use crate::labs::cube::evaluated_setup::CubeGameEnd;
use crate::labs::hand::game_text::{ABANDON, BEGIN, encode_play};
use crate::labs::hand::{HandError, HandTurn, Unfinished};
use crate::rollout::dice::{Dice, unwrap_infallible};
use crate::rollout::trial::TrialDice;

/// The point that a game has reached within a turn.
enum Step {
    /// The turn begins.
    Turn(TurnStart),
    /// The side on roll has doubled.
    Doubled(TurnStart),
    /// The cube action is decided, and the roll comes next unless it is a pass.
    Action(TurnStart, CubeAction),
}

impl CubeHandRollout {
    /// Begins the next game, and plays it until it waits for a decision by hand. The game may be
    /// over before that.
    ///
    /// # Errors
    /// [`HandError::GameInProgress`] while a game is in progress.
    pub fn begin(&mut self) -> Result<(), CubeHandError> {
        if self.in_progress.is_some() {
            return Err(HandError::GameInProgress.into());
        }
        let dice = self.trials.dice(self.games.len() as u64);
        self.games.push(CubeHandGame {
            turns: Vec::new(),
            end: CubeEnd::InProgress,
        });
        self.game_text.push(BEGIN);
        let before = self.evaluated().start;
        let doublings = 0;
        self.advance(dice, Step::Turn(TurnStart { before, doublings }));
        Ok(())
    }

    /// Rolls without a double.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`CubeHandError::QuestionNotOpen`] if the side on roll
    /// is not to decide whether to double.
    pub fn roll(&mut self) -> Result<(), CubeHandError> {
        self.answer_question(CubeQuestion::Double, 'r', |start| {
            Step::Action(start, CubeAction::NoDouble)
        })
    }

    /// Doubles. The other side then takes or passes.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`CubeHandError::QuestionNotOpen`] if the side on roll
    /// is not to decide whether to double.
    pub fn double(&mut self) -> Result<(), CubeHandError> {
        self.answer_question(CubeQuestion::Double, 'd', Step::Doubled)
    }

    /// Takes the double. The side that doubled then rolls.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`CubeHandError::QuestionNotOpen`] if no double waits
    /// for an answer.
    pub fn take(&mut self) -> Result<(), CubeHandError> {
        self.answer_question(CubeQuestion::Answer, 't', |start| {
            Step::Action(start, CubeAction::Take)
        })
    }

    /// Passes the double, which ends the game.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`CubeHandError::QuestionNotOpen`] if no double waits
    /// for an answer.
    pub fn pass(&mut self) -> Result<(), CubeHandError> {
        self.answer_question(CubeQuestion::Answer, 'p', |start| {
            Step::Action(start, CubeAction::Pass)
        })
    }

    /// Answers an open question. `symbol` joins the game text, and the game goes on with `step`.
    fn answer_question(
        &mut self,
        question: CubeQuestion,
        symbol: char,
        step: impl FnOnce(TurnStart) -> Step,
    ) -> Result<(), CubeHandError> {
        if self.in_progress.is_none() {
            return Err(HandError::NoGame.into());
        }
        if self.open_question() != Some(question) {
            return Err(CubeHandError::QuestionNotOpen);
        }
        let GameInProgress {
            dice, turn_start, ..
        } = self.in_progress.take().ok_or(HandError::NoGame)?;
        self.game_text.push(symbol);
        self.advance(dice, step(turn_start));
        Ok(())
    }

    /// Confirms the play. The program then plays until the game waits for another decision by hand,
    /// or until it is over.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`CubeHandError::QuestionOpen`] while a question is
    /// open; [`HandError::Unfinished`] if dice are left.
    pub fn confirm(&mut self) -> Result<(), CubeHandError> {
        let turn = self.turn_mut()?;
        let (dice, checkers) = (turn.dice_left().len(), turn.checkers());
        if dice > 0 {
            return Err(HandError::Unfinished(Unfinished { dice }).into());
        }
        // A play leaves no more checkers than there were, so the database has its arrangement.
        let database = &self.evaluated().database.cubeless;
        let after = database.index_of(checkers).unwrap_or(OFF);
        self.make_play(after)
    }

    /// Abandons the game in progress, which then does not count. The next game has other dice.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games.
    pub fn abandon(&mut self) -> Result<(), CubeHandError> {
        self.in_progress.take().ok_or(HandError::NoGame)?;
        if let Some(game) = self.games.last_mut() {
            game.end = CubeEnd::Abandoned;
        }
        self.game_text.push(ABANDON);
        Ok(())
    }

    /// Returns all arrangements that the roll allows, sorted; none if no turn waits for a play.
    pub(super) fn legal_plays(&self) -> Vec<ArrangementIndex> {
        let (Some(turn), Some(GameInProgress { turn_start, .. })) =
            (self.turn(), &self.in_progress)
        else {
            return Vec::new();
        };
        let mut scratch = Vec::new();
        let database = &self.evaluated().database.cubeless;
        database
            .after_roll(turn_start.before.mover, turn.roll().kind(), &mut scratch)
            .to_vec()
    }

    /// Returns whether the roll that waits for a play allows only one.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        self.legal_plays().len() == 1
    }

    /// Makes the only play that the roll allows.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`CubeHandError::QuestionOpen`] while a question is
    /// open; [`HandError::NotForced`] if there are several plays.
    pub fn play_forced(&mut self) -> Result<(), CubeHandError> {
        self.turn_mut()?;
        match self.legal_plays()[..] {
            [after] => self.make_play(after),
            ref plays => Err(HandError::NotForced { plays: plays.len() }.into()),
        }
    }

    /// Makes a play, one of the legal ones, in the turn that waits for it.
    pub(super) fn make_play(&mut self, after: ArrangementIndex) -> Result<(), CubeHandError> {
        self.turn_mut()?;
        let digits = encode_play(after, &self.legal_plays());
        let GameInProgress {
            dice,
            turn_start,
            waiting_for,
        } = self.in_progress.take().ok_or(HandError::NoGame)?;
        if let WaitingFor::Play(action, turn) = waiting_for {
            self.game_text.push_str(&digits);
            if let Some(next) = self.record_play(turn_start.with_play(action, turn.roll(), after)) {
                self.advance(dice, Step::Turn(next));
            }
        }
        Ok(())
    }

    /// Plays until the game waits for a decision by hand, or until it is over.
    fn advance(&mut self, mut dice: TrialDice, mut step: Step) {
        loop {
            let (turn_start, waiting_for) = match step {
                Step::Turn(start) if !start.before.owner.may_double() => {
                    step = Step::Action(start, CubeAction::NoDouble);
                    continue;
                }
                Step::Turn(start) if self.hand_sides().contains(start.before.side) => {
                    (start, WaitingFor::Action(CubeQuestion::Double))
                }
                Step::Turn(start) => {
                    step = if self.evaluated().doubles(start.before) {
                        Step::Doubled(start)
                    } else {
                        Step::Action(start, CubeAction::NoDouble)
                    };
                    continue;
                }
                Step::Doubled(start) if self.hand_sides().contains(start.before.side.other()) => {
                    (start, WaitingFor::Action(CubeQuestion::Answer))
                }
                Step::Doubled(start) => {
                    let action = if self.evaluated().takes(start.before) {
                        CubeAction::Take
                    } else {
                        CubeAction::Pass
                    };
                    step = Step::Action(start, action);
                    continue;
                }
                Step::Action(start, CubeAction::Pass) => {
                    self.record_pass(start);
                    return;
                }
                Step::Action(start, action) => {
                    let roll = unwrap_infallible(dice.roll());
                    let state = start.before.after_action(action);
                    if self.hand_sides().contains(state.side) {
                        let arrangements = self.evaluated().cubeless.arrangements();
                        let turn = HandTurn::new(arrangements.checkers(state.mover), roll);
                        (start, WaitingFor::Play(action, turn))
                    } else {
                        let setup = self.evaluated();
                        let after = setup.choose_play(state, roll.kind(), &mut Vec::new());
                        match self.record_play(start.with_play(action, roll, after)) {
                            Some(next) => step = Step::Turn(next),
                            None => return,
                        }
                        continue;
                    }
                }
            };
            self.in_progress = Some(GameInProgress {
                dice,
                turn_start,
                waiting_for,
            });
            return;
        }
    }

    /// Adds a turn that ends the game with a pass.
    fn record_pass(&mut self, start: TurnStart) {
        self.push_turn(start.with_action(CubeAction::Pass));
        self.end_game(CubeGameEnd {
            winner: start.before.side,
            doublings: start.doublings,
        });
    }

    /// Adds a turn with a play to the game in progress. Returns the start of the next turn; `None`
    /// if the game is over.
    fn record_play(&mut self, turn: CubeTurn) -> Option<TurnStart> {
        let doublings = turn.doublings_after();
        let state = turn.before.after_action(turn.action);
        self.push_turn(turn);
        let (_, after) = turn.play?;
        let next = state.after_play(after);
        if next.is_none() {
            let winner = state.side;
            self.end_game(CubeGameEnd { winner, doublings });
        }
        next.map(|before| TurnStart { before, doublings })
    }

    /// Ends the game in progress, and adds it to the averages.
    fn end_game(&mut self, end: CubeGameEnd) {
        if let Some(game) = self.games.last_mut() {
            game.end = CubeEnd::Over(end);
            let setup = self.game.evaluated();
            self.averages.add_game(setup, &game.turns, end);
        }
    }

    /// Adds a turn to the game in progress.
    fn push_turn(&mut self, turn: CubeTurn) {
        if let Some(game) = self.games.last_mut() {
            game.turns.push(turn);
        }
    }
}
