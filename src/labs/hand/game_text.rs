//! What was played by hand as a text that an address can hold.
//!
//! A `_` begins a game and a `-` gives it up. In between stands every play that was made by hand, as its number among
//! all that the roll could make of the checkers (in the order of [`Database::plays`]): one of 62 digits where there
//! are no more than 62, else two. Rolls and the program's plays follow from the seed and the setup.
//!
//! [`Database::plays`]: crate::backgammon::bearoff_db::Database::plays

use core::fmt;
use std::sync::Arc;

use super::error::NotPlayedReason;
use super::game::HandSides;
use super::play_digits;
use super::rollout::HandRollout;
use crate::backgammon::bearoff_db::state::BearoffTurn;
use crate::labs::bearoff::PreparedGame;
use crate::rollout::seed::Seed;

pub(crate) const BEGIN: u8 = b'_';
pub(crate) const ABANDON: u8 = b'-';

/// Why a text is nothing that was played with these dice in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameTextError {
    /// Where, in bytes from 0.
    pub at: usize,
    /// The mistake at this place.
    pub reason: NotPlayedReason,
}

impl HandRollout {
    /// A rollout as far as [`HandRollout::game_text`] says.
    ///
    /// # Errors
    /// [`GameTextError`] if these plays are not possible.
    pub fn resume(
        game: Arc<PreparedGame>,
        hand_sides: HandSides,
        seed: Seed,
        text: &str,
    ) -> Result<Self, GameTextError> {
        let mut rollout = Self::new(game, hand_sides, seed);
        rollout.play_text_while(text, &mut || true)?;
        Ok(rollout)
    }

    /// All that was played by hand, as a text of letters, digits and two signs that may stand in an address. It is kept
    /// as it is played: working it out again would take as long as playing.
    #[must_use]
    pub fn game_text(&self) -> &str {
        &self.game_text
    }

    /// Plays a text of plays until `keep_going` returns false. It is asked after every sign or play. Returns the number
    /// of bytes that were played.
    ///
    /// # Errors
    /// [`GameTextError`] if the rules forbid a play. The plays before it are made.
    pub fn play_text_while(
        &mut self,
        text: &str,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Result<usize, GameTextError> {
        let mut at = 0;
        while at < text.len() {
            at += self
                .play_token(&text.as_bytes()[at..])
                .map_err(|what| GameTextError { at, reason: what })?;
            if !keep_going() {
                break;
            }
        }
        Ok(at)
    }

    /// Plays what a text begins with; returns of how many bytes that was.
    fn play_token(&mut self, text: &[u8]) -> Result<usize, NotPlayedReason> {
        match text.first() {
            Some(&BEGIN) => self.begin().map_err(|_| NotPlayedReason::GameInProgress)?,
            Some(&ABANDON) => self.abandon().map_err(|_| NotPlayedReason::NoGame)?,
            _ => {
                let (made, width) = play_digits::decode(text, &self.legal_plays())?;
                self.make_play(made).map_err(|_| NotPlayedReason::NoGame)?;
                return Ok(width);
            }
        }
        Ok(1)
    }

    /// Notes that a game begins.
    pub(crate) fn write_begin(&mut self) {
        self.game_text.push(char::from(BEGIN));
    }

    /// Notes that it is given up.
    pub(crate) fn write_abandon(&mut self) {
        self.game_text.push(char::from(ABANDON));
    }

    /// Notes a play that was made by hand.
    pub(crate) fn write_play(&mut self, turn: BearoffTurn) {
        let mut scratch = Vec::new();
        let database = &self.game().evaluated().database;
        let choices = database.after_roll(turn.mover, turn.roll.kind(), &mut scratch);
        let digits = play_digits::encode(turn.after, choices);
        self.game_text.push_str(&digits);
    }
}

impl fmt::Display for GameTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: ", self.at + 1)?;
        match self.reason {
            NotPlayedReason::InvalidCharacter => f.write_str("no sign that plays are written with"),
            NotPlayedReason::NoGame => f.write_str("no game is being played there"),
            NotPlayedReason::GameInProgress => {
                f.write_str("a game begins while another is being played")
            }
            NotPlayedReason::NoSuchPlay { plays } => write!(f, "the roll has only {plays} plays"),
            NotPlayedReason::CutOff => f.write_str("the text ends in the middle of a play"),
        }
    }
}

impl core::error::Error for GameTextError {}
