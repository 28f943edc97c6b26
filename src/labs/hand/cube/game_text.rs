//! The text format of games with a cube that are played by hand.
//!
//! It is the format of games [without a cube](crate::labs::hand::game_text) with four more letters,
//! which answer a question about the cube: `r` rolls, `d` doubles, `t` takes and `p` passes.

use std::sync::Arc;

use super::game::CubeQuestion;
use super::rollout::CubeHandRollout;
use crate::labs::cube::CubeGame;
use crate::labs::hand::game_text::{ABANDON, BEGIN, decode_play, play_tokens};
use crate::labs::hand::{GameTextError, HandSides, NotPlayedReason};
use crate::rollout::seed::Seed;

impl CubeHandRollout {
    /// Plays a rollout as far as a text from [`CubeHandRollout::game_text`] goes.
    ///
    /// # Errors
    /// [`GameTextError`] if the rules forbid an action.
    pub fn resume(
        game: Arc<CubeGame>,
        hand_sides: HandSides,
        seed: Seed,
        text: &str,
    ) -> Result<Self, GameTextError> {
        let mut rollout = Self::new(game, hand_sides, seed);
        rollout.play_text_while(text, &mut || true)?;
        Ok(rollout)
    }

    /// Plays a text from [`CubeHandRollout::game_text`] until `keep_going`, which is called after
    /// every action, returns false. Returns the number of bytes that were played.
    ///
    /// # Errors
    /// [`GameTextError`] if the rules forbid an action. The actions before it are played.
    pub fn play_text_while(
        &mut self,
        text: &str,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Result<usize, GameTextError> {
        play_tokens(text, keep_going, |text| self.play_token(text))
    }

    /// Plays the action at the front of a text. Returns its number of bytes.
    fn play_token(&mut self, text: &[u8]) -> Result<usize, NotPlayedReason> {
        let token = text.first().copied().map(char::from);
        let result = match (token, self.open_question()) {
            (Some(BEGIN), _) => {
                self.begin().map_err(|_| NotPlayedReason::GameInProgress)?;
                return Ok(1);
            }
            (Some(ABANDON), _) => self.abandon(),
            (Some('r'), Some(CubeQuestion::Double)) => self.roll(),
            (Some('d'), Some(CubeQuestion::Double)) => self.double(),
            (Some('t'), Some(CubeQuestion::Answer)) => self.take(),
            (Some('p'), Some(CubeQuestion::Answer)) => self.pass(),
            (_, Some(_)) => return Err(NotPlayedReason::InvalidCharacter),
            (_, None) => {
                let (play, width) = decode_play(text, &self.legal_plays())?;
                self.make_play(play).map_err(|_| NotPlayedReason::NoGame)?;
                return Ok(width);
            }
        };
        result.map_err(|_| NotPlayedReason::NoGame).and(Ok(1))
    }
}
