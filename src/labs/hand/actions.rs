//! The actions of a person and of the program in a game that is played by hand.
//!
//! After each action by hand, the program plays until the game waits for the next decision by hand.

use super::error::HandError;
use super::game::{BegunGame, HandEnd};
use super::game_text::{ABANDON, BEGIN, encode_play};
use super::hand_game::{HandRules, Step};
use super::rollout::{Decision, GameInProgress, HandRollout};
use super::turn::HandTurn;
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::rollout::dice::{Dice, unwrap_infallible};
use crate::rollout::trial::TrialDice;

impl<G: HandRules> HandRollout<G> {
    /// Begins the next game, and plays it until it waits for a decision by hand. The game may be
    /// over before that.
    ///
    /// # Errors
    /// [`HandError::GameInProgress`] while a game is in progress.
    pub fn begin(&mut self) -> Result<(), HandError<G::Question>> {
        if self.in_progress.is_some() {
            return Err(HandError::GameInProgress);
        }
        let dice = self.trials.dice(self.games.len() as u64);
        self.games.push(BegunGame {
            turns: Vec::new(),
            end: HandEnd::InProgress,
        });
        self.game_text.push(BEGIN);
        self.advance(dice, self.game.first_step());
        Ok(())
    }

    /// Answers an open question with yes or no.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`HandError::QuestionNotOpen`] if this question is not
    /// open.
    pub(super) fn answer(
        &mut self,
        question: G::Question,
        yes: bool,
    ) -> Result<(), HandError<G::Question>> {
        if self.in_progress.is_some() && self.open_question() != Some(question) {
            return Err(HandError::QuestionNotOpen);
        }
        let GameInProgress { dice, state, .. } =
            self.in_progress.take().ok_or(HandError::NoGame)?;
        self.game_text
            .push(G::answer_letters(question)[usize::from(yes)]);
        self.advance(dice, G::after_answer(state, question, yes));
        Ok(())
    }

    /// Confirms the play. The program then plays until the game waits for another decision by hand,
    /// or until it is over.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`HandError::QuestionOpen`] while a question is open;
    /// [`HandError::Unfinished`] if dice are left.
    pub fn confirm(&mut self) -> Result<(), HandError<G::Question>> {
        let turn = self.turn_mut()?;
        let (dice, checkers) = (turn.dice_left().len(), turn.checkers());
        if dice > 0 {
            return Err(HandError::Unfinished { dice });
        }
        // A play leaves no more checkers than there were, so the database has its arrangement.
        let database = &self.game.checkers_setup().database;
        let after = database.index_of(checkers).unwrap_or(OFF);
        self.make_play(after)
    }

    /// Abandons the game in progress, which then does not count. The next game has other dice.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games.
    pub fn abandon(&mut self) -> Result<(), HandError<G::Question>> {
        self.in_progress.take().ok_or(HandError::NoGame)?;
        if let Some(game) = self.games.last_mut() {
            game.end = HandEnd::Abandoned;
        }
        self.game_text.push(ABANDON);
        Ok(())
    }

    /// Returns all arrangements that the roll allows, sorted; none if no turn waits for a play.
    pub(super) fn legal_plays(&self) -> Vec<ArrangementIndex> {
        let (Some(state), Some(turn)) = (self.state(), self.turn()) else {
            return Vec::new();
        };
        let mut scratch = Vec::new();
        let (mover, kind) = (G::before_roll(state).mover, turn.roll().kind());
        let database = &self.game.checkers_setup().database;
        database.after_roll(mover, kind, &mut scratch).to_vec()
    }

    /// Returns whether the roll that waits for a play allows only one.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        self.legal_plays().len() == 1
    }

    /// Makes the only play that the roll allows.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games; [`HandError::QuestionOpen`] while a question is open;
    /// [`HandError::NotForced`] if there are several plays.
    pub fn play_forced(&mut self) -> Result<(), HandError<G::Question>> {
        self.turn_mut()?;
        match self.legal_plays()[..] {
            [after] => self.make_play(after),
            ref plays => Err(HandError::NotForced { plays: plays.len() }),
        }
    }

    /// Makes a play, one of the legal ones, in the turn that waits for it.
    pub(super) fn make_play(
        &mut self,
        after: ArrangementIndex,
    ) -> Result<(), HandError<G::Question>> {
        let roll = self.turn_mut()?.roll();
        let digits = encode_play(after, &self.legal_plays());
        let GameInProgress { dice, state, .. } =
            self.in_progress.take().ok_or(HandError::NoGame)?;
        self.game_text.push_str(&digits);
        self.advance(dice, Step::Over(G::turn(state, roll, after)));
        Ok(())
    }

    /// Plays until the game waits for a decision by hand, or until it is over.
    fn advance(&mut self, mut dice: TrialDice, mut step: Step<G>) {
        let (state, decision) = loop {
            step = match step {
                Step::Ask(state, question) => {
                    if self.hand_sides.contains(G::asked_side(state, question)) {
                        break (state, Decision::Answer(question));
                    }
                    let yes = self.game.player_answer(state, question);
                    G::after_answer(state, question, yes)
                }
                Step::Roll(state) => {
                    let roll = unwrap_infallible(dice.roll());
                    let before = G::before_roll(state);
                    if self.hand_sides.contains(before.side) {
                        let arrangements = self.game.checkers_setup().arrangements();
                        let turn = HandTurn::new(arrangements.checkers(before.mover), roll);
                        break (state, Decision::Play(turn));
                    }
                    Step::Over(G::turn(state, roll, self.game.player_play(state, roll)))
                }
                Step::Over(turn) => match self.end_turn(turn) {
                    Some(next) => next,
                    None => return,
                },
            };
        };
        self.in_progress = Some(GameInProgress {
            dice,
            state,
            decision,
        });
    }

    /// Adds a turn to the game. Returns the next step; `None` if the game is over.
    fn end_turn(&mut self, turn: G::Turn) -> Option<Step<G>> {
        let game = self.games.last_mut()?;
        game.turns.push(turn);
        let next = self.game.after_turn(turn);
        if let Err(winner) = next {
            game.end = HandEnd::Won(winner);
            self.averages.add_game(&*self.game, &game.turns);
        }
        next.ok()
    }
}
