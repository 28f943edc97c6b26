//! What was played by hand with a cube as a text that an address can hold: as without one (see [`hand`]), and where somebody is
//! asked about the cube the letter of what she did: `r` rolls, `d` doubles, `t` takes, `p` passes.
//!
//! [`hand`]: crate::labs::hand::HandRollout::written

use std::sync::Arc;

use super::game::CubeQuestion;
use super::rollout::CubeHandRollout;
use crate::labs::cube::CubeGame;
use crate::labs::hand::written::{BEGINS, GIVEN_UP};
use crate::labs::hand::{Hands, NotPlayed, WrittenError, digits};
use crate::rollout::seed::Seed;

impl CubeHandRollout {
    /// A rollout as far as [`CubeHandRollout::written`] says.
    ///
    /// # Errors
    /// [`WrittenError`] if these plays are not possible.
    pub fn resume(
        game: Arc<CubeGame>,
        hands: Hands,
        seed: Seed,
        plays: &str,
    ) -> Result<Self, WrittenError> {
        let mut rollout = Self::new(game, hands, seed);
        rollout.play_written_while(plays, &mut || true)?;
        Ok(rollout)
    }

    /// Plays a text of actions until `keep_going` returns false. It is asked after every sign or play. Returns the
    /// number of bytes that were played.
    ///
    /// # Errors
    /// [`WrittenError`] if the rules forbid an action. The actions before it are played.
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
        let done = match (text.first(), self.asked()) {
            (Some(&BEGINS), _) => {
                return self.begin().map_err(|_| NotPlayed::GameGoesOn).and(Ok(1));
            }
            (Some(&GIVEN_UP), _) => self.abandon(),
            (Some(b'r'), Some(CubeQuestion::Double)) => self.roll(),
            (Some(b'd'), Some(CubeQuestion::Double)) => self.double(),
            (Some(b't'), Some(CubeQuestion::Answer)) => self.take(),
            (Some(b'p'), Some(CubeQuestion::Answer)) => self.pass(),
            (_, Some(_)) => return Err(NotPlayed::Sign),
            (_, None) => {
                let (made, width) = digits::read(text, &self.choices())?;
                self.make(made).map_err(|_| NotPlayed::NoGame)?;
                return Ok(width);
            }
        };
        done.map_err(|_| NotPlayed::NoGame).and(Ok(1))
    }
}
