//! The preparation of games with a cube: tables, then the enumeration, then exact statistics.

use std::sync::Arc;

use super::evaluated_setup::EvaluatedCubeSetup;
use super::paths::Paths;
use super::prepared_game::CubeGame;
use super::setup::CubeSetup;
use super::theory::CubeTheory;
use crate::backgammon::cube::CubeDatabase;
use crate::codec;
use crate::codec::DecodeError;
use crate::labs::bearoff::SetupError;
use crate::rollout::resumable::{Pause, Resumable};

/// A game with a cube that is being prepared.
pub struct CubeGameBuilder {
    /// The setup before its tables are filled.
    setup: EvaluatedCubeSetup,
    /// The preparation.
    game: Resumable<CubeGame>,
}

impl CubeGameBuilder {
    /// Begins to prepare a game.
    ///
    /// # Errors
    /// [`SetupError::BeyondDatabase`] if a side has more than six checkers.
    pub fn new(database: Arc<CubeDatabase>, setup: CubeSetup) -> Result<Self, SetupError> {
        let setup = EvaluatedCubeSetup::new(database, setup)?;
        Ok(Self {
            game: Resumable::new(|pause| prepare(setup.clone(), pause)),
            setup,
        })
    }

    /// Returns the setup of the game.
    #[must_use]
    pub const fn setup(&self) -> &CubeSetup {
        &self.setup.setup
    }

    /// Returns the progress of the preparation, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.game.progress()
    }

    /// Continues as long as `keep_going` returns true, and returns whether the game is prepared.
    pub fn build_while(&mut self, keep_going: impl FnMut() -> bool) -> bool {
        self.game.run_while(keep_going)
    }

    /// Finishes the game with a worker's results, the bytes of [`CubeGame::encode_analysis`].
    ///
    /// The game then lacks the enumerated positions, which only speed up play.
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes are invalid or belong to another game.
    pub fn apply_analysis(&mut self, bytes: &[u8]) -> Result<(), DecodeError> {
        let theory: CubeTheory = codec::decode(bytes)?;
        if theory.estimates.len() != self.setup().estimates.len() {
            return Err(DecodeError);
        }
        let game = CubeGame::from_parts(self.setup.clone(), None, theory);
        self.game = Resumable::finished(game);
        Ok(())
    }

    /// Prepares the game as a part of another computation.
    pub(crate) async fn run(self, pause: &Pause) -> CubeGame {
        self.game.run_as_part(pause).await
    }

    /// Returns the game, and first does at once what is left to do.
    #[must_use]
    pub fn finish(self) -> CubeGame {
        self.game.finish()
    }
}

/// Prepares a game.
async fn prepare(mut setup: EvaluatedCubeSetup, pause: Pause) -> CubeGame {
    setup.cubeless.tabulate(&pause.part(0.0, 1.0 / 3.0)).await;
    let paths = Paths::enumerate(&setup, &pause.part(1.0 / 3.0, 2.0 / 3.0)).await;
    let theory = CubeTheory::compute(&setup, &paths, &pause.part(2.0 / 3.0, 1.0)).await;
    CubeGame::from_parts(setup, Some(paths), theory)
}

impl CubeGame {
    /// Prepares a game at once.
    ///
    /// # Errors
    /// [`SetupError::BeyondDatabase`] if a side has more than six checkers.
    pub fn new(database: Arc<CubeDatabase>, setup: CubeSetup) -> Result<Self, SetupError> {
        Ok(CubeGameBuilder::new(database, setup)?.finish())
    }
}
