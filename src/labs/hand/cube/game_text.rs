//! What was played by hand with a cube as a text that an address can hold: as without one (see [`hand`]), and where somebody is
//! asked about the cube the letter of what she did: `r` rolls, `d` doubles, `t` takes, `p` passes.
//!
//! [`hand`]: crate::labs::hand::HandRollout::game_text

use std::sync::Arc;

use super::game::CubeQuestion;
use super::rollout::CubeHandRollout;
use crate::labs::cube::CubeGame;
use crate::labs::hand::game_text::{ABANDON, BEGIN};
use crate::labs::hand::{GameTextError, HandSides, NotPlayedReason, play_digits};
use crate::rollout::seed::Seed;

impl CubeHandRollout {
    /// A rollout as far as [`CubeHandRollout::game_text`] says.
    ///
    /// # Errors
    /// [`GameTextError`] if these plays are not possible.
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

    /// Plays a text of actions until `keep_going` returns false. It is asked after every sign or play. Returns the
    /// number of bytes that were played.
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
        let result = match (text.first(), self.open_question()) {
            (Some(&BEGIN), _) => {
                return self
                    .begin()
                    .map_err(|_| NotPlayedReason::GameInProgress)
                    .and(Ok(1));
            }
            (Some(&ABANDON), _) => self.abandon(),
            (Some(b'r'), Some(CubeQuestion::Double)) => self.roll(),
            (Some(b'd'), Some(CubeQuestion::Double)) => self.double(),
            (Some(b't'), Some(CubeQuestion::Answer)) => self.take(),
            (Some(b'p'), Some(CubeQuestion::Answer)) => self.pass(),
            (_, Some(_)) => return Err(NotPlayedReason::InvalidCharacter),
            (_, None) => {
                let (made, width) = play_digits::decode(text, &self.legal_plays())?;
                self.make_play(made).map_err(|_| NotPlayedReason::NoGame)?;
                return Ok(width);
            }
        };
        result.map_err(|_| NotPlayedReason::NoGame).and(Ok(1))
    }
}
