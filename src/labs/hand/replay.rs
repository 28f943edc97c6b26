//! The replay of a rollout by hand from its text.

use std::sync::Arc;

use super::game::HandSides;
use super::game_text::{ABANDON, BEGIN, GameTextError, NotPlayedReason, decode_play};
use super::hand_game::HandRules;
use super::rollout::HandRollout;
use crate::rollout::seed::Seed;

impl<G: HandRules> HandRollout<G> {
    /// Plays a rollout as far as a text from [`HandRollout::game_text`] goes.
    ///
    /// # Errors
    /// [`GameTextError`] if the rules forbid an action.
    pub fn resume(
        game: Arc<G>,
        hand_sides: HandSides,
        seed: Seed,
        text: &str,
    ) -> Result<Self, GameTextError> {
        let mut rollout = Self::new(game, hand_sides, seed);
        rollout.play_text_while(text, &mut || true)?;
        Ok(rollout)
    }

    /// Plays a text from [`HandRollout::game_text`] until `keep_going`, which is called after every
    /// action, returns false. Returns the number of bytes that were played.
    ///
    /// # Errors
    /// [`GameTextError`] if the rules forbid an action. The actions before it are played.
    pub fn play_text_while(
        &mut self,
        text: &str,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Result<usize, GameTextError> {
        let mut at = 0;
        while at < text.len() {
            let played = self.play_action(&text.as_bytes()[at..]);
            at += played.map_err(|reason| GameTextError { at, reason })?;
            if !keep_going() {
                break;
            }
        }
        Ok(at)
    }

    /// Plays the action at the front of a text. Returns its number of bytes.
    fn play_action(&mut self, text: &[u8]) -> Result<usize, NotPlayedReason> {
        let letter = text.first().copied().map(char::from);
        match (letter, self.open_question()) {
            (Some(BEGIN), _) => self.begin().map_err(|_| NotPlayedReason::GameInProgress)?,
            (Some(ABANDON), _) => self.abandon().map_err(|_| NotPlayedReason::NoGame)?,
            (_, Some(question)) => {
                let [no, yes] = G::answer_letters(question).map(|answer| letter == Some(answer));
                if !no && !yes {
                    return Err(NotPlayedReason::InvalidCharacter);
                }
                self.answer(question, yes)
                    .map_err(|_| NotPlayedReason::NoGame)?;
            }
            (_, None) => {
                let (play, width) = decode_play(text, &self.legal_plays())?;
                self.make_play(play).map_err(|_| NotPlayedReason::NoGame)?;
                return Ok(width);
            }
        }
        Ok(1)
    }
}
