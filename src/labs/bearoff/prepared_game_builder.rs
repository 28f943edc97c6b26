//! The preparation of a game in slices: its tables of estimates, then its paths, then its exact
//! statistics.

use std::sync::Arc;

use super::evaluated_setup::EvaluatedSetup;
use super::observed_policy::ObservedPolicy;
use super::paths::Paths;
use super::prepared_game::{FullAnalysis, PreparedGame};
use super::setup::{Setup, SetupError};
use super::theory::Theory;
use crate::backgammon::bearoff_db::{Database, Position};
use crate::codec;
use crate::codec::DecodeError;
use crate::rollout::resumable::{Pause, Resumable};

/// A builder that prepares a game in slices.
pub struct PreparedGameBuilder {
    /// The setup before its estimates are tabulated.
    setup: EvaluatedSetup,
    /// The preparation.
    game: Resumable<PreparedGame>,
}

impl PreparedGameBuilder {
    /// Begins to prepare a game.
    ///
    /// # Errors
    /// [`SetupError`] if the database lacks the checkers or the exact chances.
    pub fn new(database: Arc<Database>, setup: Setup) -> Result<Self, SetupError> {
        EvaluatedSetup::new(database, setup).map(Self::from_setup)
    }

    /// Begins to prepare another position with the players and estimates of a game. Both games
    /// share the estimates' tables.
    ///
    /// # Errors
    /// [`SetupError::BeyondDatabase`] if a side has more checkers than the database covers.
    pub fn at_position(game: &PreparedGame, position: Position) -> Result<Self, SetupError> {
        game.evaluated().at_position(position).map(Self::from_setup)
    }

    /// Begins anew with players that repeat observed plays.
    pub(crate) fn with_observed_policy(self, policy: Option<Arc<ObservedPolicy>>) -> Self {
        Self::from_setup(EvaluatedSetup {
            observed_policy: policy,
            ..self.setup
        })
    }

    /// Begins to prepare a game from a setup with its estimates.
    pub(crate) fn from_setup(setup: EvaluatedSetup) -> Self {
        Self {
            game: Resumable::new(|pause| prepare(setup.clone(), pause)),
            setup,
        }
    }

    /// Returns the progress, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.game.progress()
    }

    /// Continues until `keep_going` returns false. Returns whether the game is prepared.
    pub fn build_while(&mut self, keep_going: impl FnMut() -> bool) -> bool {
        self.game.run_while(keep_going)
    }

    /// Finishes the game with a worker's results from [`PreparedGame::encode_analysis`]. The game
    /// then lacks the tables and paths that only speed up play.
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes are not the results of a game with this number of estimates.
    pub fn apply_analysis(&mut self, bytes: &[u8]) -> Result<(), DecodeError> {
        let theory: Option<Theory> = codec::decode(bytes)?;
        let estimates = theory.as_ref().map(|theory| theory.estimates.len());
        let is_solvable = self.setup.database.two_sided.is_some();
        if estimates != is_solvable.then_some(self.setup.setup.estimates.len()) {
            return Err(DecodeError);
        }
        let analysis = theory.map(|theory| FullAnalysis {
            paths: None,
            theory,
        });
        let game = PreparedGame::from_parts(self.setup.clone(), analysis);
        self.game = Resumable::finished(game);
        Ok(())
    }

    /// Returns the setup before its estimates are tabulated.
    pub(crate) const fn evaluated(&self) -> &EvaluatedSetup {
        &self.setup
    }

    /// Prepares the game as a part of another computation.
    pub(crate) async fn run(self, pause: &Pause) -> PreparedGame {
        self.game.run_as_part(pause).await
    }

    /// Returns the game, after preparing the rest of it at once.
    #[must_use]
    pub fn finish(self) -> PreparedGame {
        self.game.finish()
    }
}

/// Prepares a game. Up to six checkers a side, the three steps count a third of the progress each.
async fn prepare(mut setup: EvaluatedSetup, pause: Pause) -> PreparedGame {
    let is_solvable = setup.database.two_sided.is_some();
    let tabulated = if is_solvable { 1.0 / 3.0 } else { 1.0 };
    setup.tabulate(&pause.part(0.0, tabulated)).await;
    if !is_solvable {
        return PreparedGame::from_parts(setup, None);
    }
    let paths = Paths::enumerate(&setup, &pause.part(1.0 / 3.0, 2.0 / 3.0)).await;
    let theory = Theory::compute(&setup, &paths, &pause.part(2.0 / 3.0, 1.0)).await;
    let paths = Some(paths);
    PreparedGame::from_parts(setup, Some(FullAnalysis { paths, theory }))
}

impl PreparedGame {
    /// Prepares a game at once.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn new(database: Arc<Database>, setup: Setup) -> Result<Self, SetupError> {
        Ok(PreparedGameBuilder::new(database, setup)?.finish())
    }
}
