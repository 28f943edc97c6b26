//! The traits of game runners, which roll games, and of the sums that they return.
//!
//! ```
//! use std::sync::Arc;
//! use rollout_lab::models::walk::{
//!     LuckShare, Model, Outcome, WalkGames, Walks, WinningChanceScale,
//! };
//! use rollout_lab::rollout::game_runner::{GameRunner, Sums};
//! use rollout_lab::rollout::trial::Trials;
//!
//! let scales = vec![(WinningChanceScale::Linear, LuckShare::ALL)];
//! let walks = Arc::new(Walks::new(Model::PROFESSIONAL_GAMES, Outcome::Win(scales)));
//! let trials = Trials::new("0x2a61".parse()?);
//!
//! // Sums of two ranges of trials, merged: tests/golden/walk-bits.json has 502 wins in 1,000.
//! let mut games = WalkGames::new(walks.clone());
//! let mut sums = games.roll(trials, 0, 400);
//! sums.merge(&games.roll(trials, 400, 1_000));
//! assert_eq!(sums.games(), 1_000);
//! assert_eq!(sums.totals.plain(&*walks).mean, Some(50.2));
//! # Ok::<(), rollout_lab::rollout::seed::SeedError>(())
//! ```

use super::rotation::Rotation;
use super::trial::Trials;
use crate::codec::{Codec, DecodeError};

/// Sums over consecutive games.
///
/// Sums of adjacent ranges merge exactly into those of the whole range. So games may be rolled in
/// chunks, by any worker.
pub trait Sums: Send + Clone + Codec {
    /// Returns the number of games.
    fn games(&self) -> u64;

    /// Adds the sums of the games that come next.
    fn merge(&mut self, next: &Self);

    /// Whether both sum up the same quantities and can be merged.
    fn is_compatible(&self, other: &Self) -> bool;

    /// Decodes sums of the same quantities as these from the front of `bytes`.
    ///
    /// # Errors
    /// [`DecodeError`] if `bytes` doesn't begin with such sums.
    fn decode_next(&self, bytes: &mut &[u8]) -> Result<Self, DecodeError> {
        let sums = Self::decode(bytes)?;
        DecodeError::unless(self.is_compatible(&sums))?;
        Ok(sums)
    }
}

/// A game that can be rolled in ranges of trials. Game k depends only on the trials and k.
pub trait GameRunner: Send {
    /// The sums over games.
    type Sums: Sums;

    /// Returns the rotation of the trials' first rolls; `None` if they are random.
    fn rotation(&self) -> Option<Rotation> {
        None
    }

    /// Whether games begin without doubles, so that first rolls are 30 and not 36.
    fn opening(&self) -> bool {
        false
    }

    /// Returns the sums over no games.
    fn empty_sums(&self) -> Self::Sums;

    /// Rolls games `from..to` of these trials, and returns their sums.
    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> Self::Sums;
}
