//! What hands and programs do in a game with a cube: it goes on until a hand is wanted again.

use super::error::CubeHandError;
use super::game::{CubeEnd, CubeHandGame, CubeQuestion, TurnStart, WaitingFor};
use super::rollout::{CubeHandRollout, GameInProgress};
use crate::backgammon::bearoff_db::arrangements::OFF;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::cube::CubeAction;
use crate::backgammon::cube::state::CubeTurn;
use crate::labs::cube::evaluated_setup::CubeGameEnd;
use crate::labs::hand::game_text::{ABANDON, BEGIN};
use crate::labs::hand::{HandError, HandTurn, Unfinished, play_digits};
use crate::rollout::dice::{Dice, unwrap_infallible};
use crate::rollout::trial::TrialDice;

/// What comes next in a game.
enum Step {
    /// A turn begins.
    Turn(TurnStart),
    /// The side on roll has doubled.
    Doubled(TurnStart),
    /// This became of the cube.
    Action(TurnStart, CubeAction),
}

impl CubeHandRollout {
    /// Begins the next game. It may be over before a hand is asked for anything.
    ///
    /// # Errors
    /// [`HandError::GameInProgress`] while one is being played.
    pub fn begin(&mut self) -> Result<(), CubeHandError> {
        if self.in_progress.is_some() {
            return Err(HandError::GameInProgress.into());
        }
        let dice = self.trials.dice(self.games.len() as u64);
        self.games.push(CubeHandGame {
            turns: Vec::new(),
            end: CubeEnd::InProgress,
        });
        self.game_text.push(char::from(BEGIN));
        let before = self.evaluated().start;
        let doublings = 0;
        self.advance(dice, Step::Turn(TurnStart { before, doublings }));
        Ok(())
    }

    /// The side on roll does not double: the dice are rolled.
    ///
    /// # Errors
    /// [`CubeHandError`] if this question is not open.
    pub fn roll(&mut self) -> Result<(), CubeHandError> {
        self.answer_question(CubeQuestion::Double, 'r', |at| {
            Step::Action(at, CubeAction::NoDouble)
        })
    }

    /// The side on roll doubles.
    ///
    /// # Errors
    /// [`CubeHandError`] if this question is not open.
    pub fn double(&mut self) -> Result<(), CubeHandError> {
        self.answer_question(CubeQuestion::Double, 'd', Step::Doubled)
    }

    /// Takes the double. The side that doubled then rolls.
    ///
    /// # Errors
    /// [`CubeHandError`] if no double was offered.
    pub fn take(&mut self) -> Result<(), CubeHandError> {
        self.answer_question(CubeQuestion::Answer, 't', |at| {
            Step::Action(at, CubeAction::Take)
        })
    }

    /// The double is passed: the game is over.
    ///
    /// # Errors
    /// [`CubeHandError`] if this question is not open.
    pub fn pass(&mut self) -> Result<(), CubeHandError> {
        self.answer_question(CubeQuestion::Answer, 'p', |at| {
            Step::Action(at, CubeAction::Pass)
        })
    }

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
            dice,
            turn_start: at,
            ..
        } = self.in_progress.take().ok_or(HandError::NoGame)?;
        self.game_text.push(symbol);
        self.advance(dice, step(at));
        Ok(())
    }

    /// The play stands; the program answers, and it is a hand's turn again, or the game is over.
    ///
    /// # Errors
    /// [`CubeHandError`] if no play waits, or not all dice are played.
    pub fn confirm(&mut self) -> Result<(), CubeHandError> {
        let turn = self.turn_mut()?;
        let (dice, here) = (turn.dice_left().len(), turn.checkers());
        if dice > 0 {
            return Err(HandError::Unfinished(Unfinished { dice }).into());
        }
        // Every play leads to one of the arrangements of the database.
        let made = self
            .evaluated()
            .database
            .cubeless
            .index_of(here)
            .unwrap_or(OFF);
        self.make_play(made)
    }

    /// The game is given up, and does not count. Its dice are not rolled again.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games.
    pub fn abandon(&mut self) -> Result<(), CubeHandError> {
        self.in_progress.take().ok_or(HandError::NoGame)?;
        if let Some(game) = self.games.last_mut() {
            game.end = CubeEnd::Abandoned;
        }
        self.game_text.push(char::from(ABANDON));
        Ok(())
    }

    /// What the roll that waits can make of the checkers: all arrangements, or none where no play waits.
    pub(crate) fn legal_plays(&self) -> Vec<ArrangementIndex> {
        let (Some(turn), Some(GameInProgress { turn_start: at, .. })) =
            (self.turn(), &self.in_progress)
        else {
            return Vec::new();
        };
        let mut scratch = Vec::new();
        let database = &self.evaluated().database.cubeless;
        database
            .after_roll(at.before.mover, turn.roll().kind(), &mut scratch)
            .to_vec()
    }

    /// Whether the roll that waits allows only one play.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        self.legal_plays().len() == 1
    }

    /// Makes the play that is forced.
    ///
    /// # Errors
    /// [`CubeHandError`] if no play waits; [`HandError::NotForced`] if there is a choice.
    pub fn play_forced(&mut self) -> Result<(), CubeHandError> {
        self.turn_mut()?;
        match self.legal_plays()[..] {
            [made] => self.make_play(made),
            ref plays => Err(HandError::NotForced { plays: plays.len() }.into()),
        }
    }

    /// Makes a play of the turn that waits.
    pub(crate) fn make_play(&mut self, play: ArrangementIndex) -> Result<(), CubeHandError> {
        self.turn_mut()?;
        let digits = play_digits::encode(play, &self.legal_plays());
        let playing = self.in_progress.take().ok_or(HandError::NoGame)?;
        let GameInProgress {
            dice,
            turn_start: at,
            waiting_for: waits,
        } = playing;
        if let WaitingFor::Play(action, turn) = waits {
            self.game_text.push_str(&digits);
            if let Some(next) = self.record_play(at.with_play(action, turn.roll(), play)) {
                self.advance(dice, Step::Turn(next));
            }
        }
        Ok(())
    }

    /// Plays until a hand is wanted, or the game is over.
    fn advance(&mut self, mut dice: TrialDice, mut step: Step) {
        loop {
            let (at, waits) = match step {
                Step::Turn(at) if !at.before.owner.may_double() => {
                    step = Step::Action(at, CubeAction::NoDouble);
                    continue;
                }
                Step::Turn(at) if self.hand_sides().contains(at.before.side) => {
                    (at, WaitingFor::Action(CubeQuestion::Double))
                }
                Step::Turn(at) => {
                    step = if self.evaluated().doubles(at.before) {
                        Step::Doubled(at)
                    } else {
                        Step::Action(at, CubeAction::NoDouble)
                    };
                    continue;
                }
                Step::Doubled(at) if self.hand_sides().contains(at.before.side.other()) => {
                    (at, WaitingFor::Action(CubeQuestion::Answer))
                }
                Step::Doubled(at) => {
                    let takes = self.evaluated().takes(at.before);
                    let action = if takes {
                        CubeAction::Take
                    } else {
                        CubeAction::Pass
                    };
                    step = Step::Action(at, action);
                    continue;
                }
                Step::Action(at, CubeAction::Pass) => {
                    self.record_pass(at);
                    return;
                }
                Step::Action(at, action) => {
                    let roll = unwrap_infallible(dice.roll());
                    let state = at.before.after_action(action);
                    if self.hand_sides().contains(state.side) {
                        let before = self
                            .evaluated()
                            .cubeless
                            .arrangements()
                            .checkers(state.mover);
                        (at, WaitingFor::Play(action, HandTurn::new(before, roll)))
                    } else {
                        let made =
                            self.evaluated()
                                .choose_play(state, roll.kind(), &mut Vec::new());
                        match self.record_play(at.with_play(action, roll, made)) {
                            Some(next) => step = Step::Turn(next),
                            None => return,
                        }
                        continue;
                    }
                }
            };
            self.in_progress = Some(GameInProgress {
                dice,
                turn_start: at,
                waiting_for: waits,
            });
            return;
        }
    }

    /// Takes a turn down that ends the game without a roll.
    fn record_pass(&mut self, at: TurnStart) {
        self.push_turn(at.with_action(CubeAction::Pass));
        self.end_game(CubeGameEnd {
            winner: at.before.side,
            doublings: at.doublings,
        });
    }

    /// Takes a turn down; returns what comes next, `None` if the game is over.
    fn record_play(&mut self, turn: CubeTurn) -> Option<TurnStart> {
        let doublings = turn.doublings_after();
        let state = turn.before.after_action(turn.action);
        self.push_turn(turn);
        let (_, made) = turn.play?;
        let next = state.after_play(made);
        if next.is_none() {
            let winner = state.side;
            self.end_game(CubeGameEnd { winner, doublings });
        }
        next.map(|before| TurnStart { before, doublings })
    }

    fn push_turn(&mut self, turn: CubeTurn) {
        if let Some(game) = self.games.last_mut() {
            game.turns.push(turn);
        }
    }
}
