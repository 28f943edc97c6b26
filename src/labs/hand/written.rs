//! What was played by hand as a text that an address can hold.
//!
//! A `_` begins a game and a `-` gives it up. In between stands every play that was made by hand, as its number among
//! all that the roll could make of the checkers (in the order of [`Database::plays`]): one of 62 digits where there
//! are no more than 62, else two. Rolls and the program's plays follow from the seed and the setup.
//!
//! [`Database::plays`]: crate::backgammon::bearoff_db::Database::plays

use core::fmt;
use std::sync::Arc;

use super::digits;
use super::game::Hands;
use super::rollout::HandRollout;
use crate::backgammon::bearoff_db::turn::Turn;
use crate::labs::bearoff::PreparedGame;
use crate::rollout::seed::Seed;

pub(crate) const BEGINS: u8 = b'_';
pub(crate) const GIVEN_UP: u8 = b'-';

/// Why a text is nothing that was played with these dice in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenError {
    /// Where, in bytes from 0.
    pub at: usize,
    /// The mistake at this place.
    pub what: NotPlayed,
}

/// The reason that a text cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPlayed {
    /// No sign that is used.
    Sign,
    /// A play or an end where no game is being played.
    NoGame,
    /// A game begins while another is being played.
    GameGoesOn,
    /// The roll has only so many plays.
    NoSuchPlay {
        /// How many.
        plays: usize,
    },
    /// The text ends in the middle of a play.
    CutOff,
}

impl HandRollout {
    /// A rollout as far as [`HandRollout::written`] says.
    ///
    /// # Errors
    /// [`WrittenError`] if these plays are not possible.
    pub fn resume(
        game: Arc<PreparedGame>,
        hands: Hands,
        seed: Seed,
        plays: &str,
    ) -> Result<Self, WrittenError> {
        let mut rollout = Self::new(game, hands, seed);
        rollout.play_written_while(plays, &mut || true)?;
        Ok(rollout)
    }

    /// All that was played by hand, as a text of letters, digits and two signs that may stand in an address. It is kept
    /// as it is played: working it out again would take as long as playing.
    #[must_use]
    pub fn written(&self) -> &str {
        &self.written
    }

    /// Plays a text of plays until `keep_going` returns false. It is asked after every sign or play. Returns the number
    /// of bytes that were played.
    ///
    /// # Errors
    /// [`WrittenError`] if the rules forbid a play. The plays before it are made.
    pub fn play_written_while(
        &mut self,
        plays: &str,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Result<usize, WrittenError> {
        let mut at = 0;
        while at < plays.len() {
            at += self
                .play_next(&plays.as_bytes()[at..])
                .map_err(|what| WrittenError { at, what })?;
            if !keep_going() {
                break;
            }
        }
        Ok(at)
    }

    /// Plays what a text begins with; returns of how many bytes that was.
    fn play_next(&mut self, text: &[u8]) -> Result<usize, NotPlayed> {
        match text.first() {
            Some(&BEGINS) => self.begin().map_err(|_| NotPlayed::GameGoesOn)?,
            Some(&GIVEN_UP) => self.abandon().map_err(|_| NotPlayed::NoGame)?,
            _ => {
                let (made, width) = digits::read(text, &self.choices())?;
                self.make(made).map_err(|_| NotPlayed::NoGame)?;
                return Ok(width);
            }
        }
        Ok(1)
    }

    /// Notes that a game begins.
    pub(crate) fn write_begin(&mut self) {
        self.written.push(char::from(BEGINS));
    }

    /// Notes that it is given up.
    pub(crate) fn write_end(&mut self) {
        self.written.push(char::from(GIVEN_UP));
    }

    /// Notes a play that was made by hand.
    pub(crate) fn write_play(&mut self, turn: Turn) {
        let mut scratch = Vec::new();
        let database = &self.game().judged().database;
        let choices = database.after_roll(turn.mover, turn.roll.kind(), &mut scratch);
        let digits = digits::written(turn.made, choices);
        self.written.push_str(&digits);
    }
}

impl fmt::Display for WrittenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: ", self.at + 1)?;
        match self.what {
            NotPlayed::Sign => f.write_str("no sign that plays are written with"),
            NotPlayed::NoGame => f.write_str("no game is being played there"),
            NotPlayed::GameGoesOn => f.write_str("a game begins while another is being played"),
            NotPlayed::NoSuchPlay { plays } => write!(f, "the roll has only {plays} plays"),
            NotPlayed::CutOff => f.write_str("the text ends in the middle of a play"),
        }
    }
}

impl core::error::Error for WrittenError {}
