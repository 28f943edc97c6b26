//! What hands and programs do in a game with a cube: it goes on until a hand is wanted again.

use super::error::CubeHandError;
use super::game::{At, CubeEnd, CubeHandGame, CubeQuestion, Waits};
use super::rollout::{CubeHandRollout, Playing};
use crate::backgammon::bearoff_db::arrangements::{Index, OFF};
use crate::backgammon::cube::CubeAction;
use crate::backgammon::cube::state::Turn;
use crate::labs::cube::judged::Ending;
use crate::labs::hand::written::{BEGINS, GIVEN_UP};
use crate::labs::hand::{HandError, HandTurn, Unfinished, digits};
use crate::rollout::dice::{Dice, certain};
use crate::rollout::trial::TrialDice;

/// What comes next in a game.
enum Step {
    /// A turn begins.
    Turn(At),
    /// The side on roll has doubled.
    Doubled(At),
    /// This became of the cube.
    Action(At, CubeAction),
}

impl CubeHandRollout {
    /// Begins the next game. It may be over before a hand is asked for anything.
    ///
    /// # Errors
    /// [`HandError::GameGoesOn`] while one is being played.
    pub fn begin(&mut self) -> Result<(), CubeHandError> {
        if self.playing.is_some() {
            return Err(HandError::GameGoesOn.into());
        }
        let dice = self.trials.dice(self.games.len() as u64);
        self.games.push(CubeHandGame {
            turns: Vec::new(),
            end: CubeEnd::None,
        });
        self.written.push(char::from(BEGINS));
        let before = self.judged().start;
        let doublings = 0;
        self.go_on(dice, Step::Turn(At { before, doublings }));
        Ok(())
    }

    /// The side on roll does not double: the dice are rolled.
    ///
    /// # Errors
    /// [`CubeHandError`] if this question is not open.
    pub fn roll(&mut self) -> Result<(), CubeHandError> {
        self.act(CubeQuestion::Double, 'r', |at| {
            Step::Action(at, CubeAction::NoDouble)
        })
    }

    /// The side on roll doubles.
    ///
    /// # Errors
    /// [`CubeHandError`] if this question is not open.
    pub fn double(&mut self) -> Result<(), CubeHandError> {
        self.act(CubeQuestion::Double, 'd', Step::Doubled)
    }

    /// Takes the double. The side that doubled then rolls.
    ///
    /// # Errors
    /// [`CubeHandError`] if no double was offered.
    pub fn take(&mut self) -> Result<(), CubeHandError> {
        self.act(CubeQuestion::Answer, 't', |at| {
            Step::Action(at, CubeAction::Take)
        })
    }

    /// The double is passed: the game is over.
    ///
    /// # Errors
    /// [`CubeHandError`] if this question is not open.
    pub fn pass(&mut self) -> Result<(), CubeHandError> {
        self.act(CubeQuestion::Answer, 'p', |at| {
            Step::Action(at, CubeAction::Pass)
        })
    }

    fn act(
        &mut self,
        question: CubeQuestion,
        sign: char,
        step: impl FnOnce(At) -> Step,
    ) -> Result<(), CubeHandError> {
        if self.playing.is_none() {
            return Err(HandError::NoGame.into());
        }
        if self.asked() != Some(question) {
            return Err(CubeHandError::NotAsked);
        }
        let Playing { dice, at, .. } = self.playing.take().ok_or(HandError::NoGame)?;
        self.written.push(sign);
        self.go_on(dice, step(at));
        Ok(())
    }

    /// The play stands; the program answers, and it is a hand's turn again, or the game is over.
    ///
    /// # Errors
    /// [`CubeHandError`] if no play waits, or not all dice are played.
    pub fn confirm(&mut self) -> Result<(), CubeHandError> {
        let turn = self.turn_mut()?;
        let (dice, here) = (turn.left().len(), turn.here());
        if dice > 0 {
            return Err(HandError::Unfinished(Unfinished { dice }).into());
        }
        // Every play leads to one of the arrangements of the database.
        let made = self.judged().database.cubeless.find(here).unwrap_or(OFF);
        self.make(made)
    }

    /// The game is given up, and does not count. Its dice are not rolled again.
    ///
    /// # Errors
    /// [`HandError::NoGame`] between games.
    pub fn abandon(&mut self) -> Result<(), CubeHandError> {
        self.playing.take().ok_or(HandError::NoGame)?;
        if let Some(game) = self.games.last_mut() {
            game.end = CubeEnd::Abandoned;
        }
        self.written.push(char::from(GIVEN_UP));
        Ok(())
    }

    /// What the roll that waits can make of the checkers: all arrangements, or none where no play waits.
    pub(crate) fn choices(&self) -> Vec<Index> {
        let (Some(turn), Some(Playing { at, .. })) = (self.turn(), &self.playing) else {
            return Vec::new();
        };
        let mut scratch = Vec::new();
        let database = &self.judged().database.cubeless;
        database
            .after_roll(at.before.mover, turn.roll().kind(), &mut scratch)
            .to_vec()
    }

    /// Whether the roll that waits allows only one play.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        self.choices().len() == 1
    }

    /// Makes the play that is forced.
    ///
    /// # Errors
    /// [`CubeHandError`] if no play waits; [`HandError::NotForced`] if there is a choice.
    pub fn play_forced(&mut self) -> Result<(), CubeHandError> {
        self.turn_mut()?;
        match self.choices()[..] {
            [made] => self.make(made),
            ref plays => Err(HandError::NotForced { plays: plays.len() }.into()),
        }
    }

    /// Makes a play of the turn that waits.
    pub(crate) fn make(&mut self, made: Index) -> Result<(), CubeHandError> {
        self.turn_mut()?;
        let digits = digits::written(made, &self.choices());
        let playing = self.playing.take().ok_or(HandError::NoGame)?;
        let Playing { dice, at, waits } = playing;
        if let Waits::Play(action, turn) = waits {
            self.written.push_str(&digits);
            if let Some(next) = self.played(at.played(action, turn.roll(), made)) {
                self.go_on(dice, Step::Turn(next));
            }
        }
        Ok(())
    }

    /// Plays until a hand is wanted, or the game is over.
    fn go_on(&mut self, mut dice: TrialDice, mut step: Step) {
        loop {
            let (at, waits) = match step {
                Step::Turn(at) if !at.before.holder.may_double() => {
                    step = Step::Action(at, CubeAction::NoDouble);
                    continue;
                }
                Step::Turn(at) if self.hands().play(at.before.side) => {
                    (at, Waits::Action(CubeQuestion::Double))
                }
                Step::Turn(at) => {
                    step = if self.judged().doubles(at.before) {
                        Step::Doubled(at)
                    } else {
                        Step::Action(at, CubeAction::NoDouble)
                    };
                    continue;
                }
                Step::Doubled(at) if self.hands().play(at.before.side.other()) => {
                    (at, Waits::Action(CubeQuestion::Answer))
                }
                Step::Doubled(at) => {
                    let takes = self.judged().takes(at.before);
                    let action = if takes {
                        CubeAction::Take
                    } else {
                        CubeAction::Pass
                    };
                    step = Step::Action(at, action);
                    continue;
                }
                Step::Action(at, CubeAction::Pass) => {
                    self.passed(at);
                    return;
                }
                Step::Action(at, action) => {
                    let roll = certain(dice.roll());
                    let state = at.before.after_action(action);
                    if self.hands().play(state.side) {
                        let before = self.judged().cubeless.arrangements().checkers(state.mover);
                        (at, Waits::Play(action, HandTurn::new(before, roll)))
                    } else {
                        let made = self.judged().choice(state, roll.kind(), &mut Vec::new());
                        match self.played(at.played(action, roll, made)) {
                            Some(next) => step = Step::Turn(next),
                            None => return,
                        }
                        continue;
                    }
                }
            };
            self.playing = Some(Playing { dice, at, waits });
            return;
        }
    }

    /// Takes a turn down that ends the game without a roll.
    fn passed(&mut self, at: At) {
        self.note(at.with(CubeAction::Pass));
        self.over(Ending {
            winner: at.before.side,
            doublings: at.doublings,
        });
    }

    /// Takes a turn down; returns what comes next, `None` if the game is over.
    fn played(&mut self, turn: Turn) -> Option<At> {
        let doublings = turn.doublings_after();
        let state = turn.before.after_action(turn.action);
        self.note(turn);
        let (_, made) = turn.played?;
        let next = state.after(made);
        if next.is_none() {
            let winner = state.side;
            self.over(Ending { winner, doublings });
        }
        next.map(|before| At { before, doublings })
    }

    fn note(&mut self, turn: Turn) {
        if let Some(game) = self.games.last_mut() {
            game.turns.push(turn);
        }
    }
}
