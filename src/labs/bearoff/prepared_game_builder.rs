//! Prepares games: the estimates, then all that can happen, then the exact statistics.

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

/// A game that is being prepared.
pub struct PreparedGameBuilder {
    /// The setup before its estimates are tabulated.
    setup: EvaluatedSetup,
    game: Resumable<PreparedGame>,
}

impl PreparedGameBuilder {
    /// Begins to prepare a game.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn new(database: Arc<Database>, setup: Setup) -> Result<Self, SetupError> {
        EvaluatedSetup::new(database, setup).map(Self::from_setup)
    }

    /// Begins to prepare another position of a game. The players and estimates are the same, and their tables are
    /// shared.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn at_position(game: &PreparedGame, position: Position) -> Result<Self, SetupError> {
        game.evaluated().at_position(position).map(Self::from_setup)
    }

    /// Begins to prepare a game with the observed plays of its players.
    pub(crate) fn with_observed_policy(self, policy: Option<Arc<ObservedPolicy>>) -> Self {
        Self::from_setup(EvaluatedSetup {
            observed_policy: policy,
            ..self.setup
        })
    }

    pub(crate) fn from_setup(setup: EvaluatedSetup) -> Self {
        Self {
            game: Resumable::new(|pause| prepare(setup.clone(), pause)),
            setup,
        }
    }

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.game.progress()
    }

    /// Continues as long as `keep_going` returns true; returns whether the game is prepared.
    pub fn build_while(&mut self, keep_going: impl FnMut() -> bool) -> bool {
        self.game.run_while(keep_going)
    }

    /// Takes a worker's results and finishes the game: see [`PreparedGame::encode_analysis`]. The game then lacks the
    /// parts that only speed up play.
    ///
    /// # Errors
    /// [`DecodeError`] if these bytes belong to another game.
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

    /// The setup of the game, before its estimates are tabulated.
    pub(crate) const fn evaluated(&self) -> &EvaluatedSetup {
        &self.setup
    }

    /// Prepares the game as a part of another computation.
    pub(crate) async fn run(self, pause: &Pause) -> PreparedGame {
        self.game.run_as_part(pause).await
    }

    /// The game. Whatever is missing is built at once.
    #[must_use]
    pub fn finish(self) -> PreparedGame {
        self.game.finish()
    }
}

/// Prepares a game.
async fn prepare(mut setup: EvaluatedSetup, pause: Pause) -> PreparedGame {
    if setup.database.two_sided.is_none() {
        setup.tabulate(&pause).await;
        return PreparedGame::from_parts(setup, None);
    }
    setup.tabulate(&pause.part(0.0, 1.0 / 3.0)).await;
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
