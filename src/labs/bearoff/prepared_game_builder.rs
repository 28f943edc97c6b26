//! The preparation of a game in slices: its tables, then its paths, then its exact statistics.

use core::fmt;
use std::sync::Arc;

use super::prepared_bearoff::{GameParts, PreparedBearoff};
use super::prepared_game::BearoffGame;
use super::setup::SetupError;
use crate::codec;
use crate::codec::DecodeError;
use crate::rollout::job_spec::JobSpec;
use crate::rollout::resumable::{Pause, Resumable};

/// A builder that prepares a game in slices.
pub struct BearoffGameBuilder<P: PreparedBearoff> {
    /// The setup before its tables are filled.
    prepared_setup: P,
    /// The preparation.
    parts: Resumable<GameParts<P>>,
}

impl<P: PreparedBearoff> fmt::Debug for BearoffGameBuilder<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BearoffGameBuilder")
            .field("setup", self.prepared_setup.setup())
            .field("progress", &self.progress())
            .finish_non_exhaustive()
    }
}

impl<P: PreparedBearoff> BearoffGameBuilder<P> {
    /// Begins to prepare a game.
    ///
    /// # Errors
    /// [`SetupError`] if the database lacks the checkers or the exact values.
    pub fn new(database: Arc<P::Database>, setup: P::Setup) -> Result<Self, SetupError> {
        P::new(database, setup).map(Self::from_setup)
    }

    /// Begins to prepare a game from a setup with its tables, full or empty.
    pub(crate) fn from_setup(prepared_setup: P) -> Self {
        Self {
            parts: prepared_setup.clone().prepare(),
            prepared_setup,
        }
    }

    /// Returns the progress, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.parts.progress()
    }

    /// Continues until `keep_going` returns false. Returns whether the game is prepared.
    pub fn build_while(&mut self, keep_going: impl FnMut() -> bool) -> bool {
        self.parts.run_while(keep_going)
    }

    /// Finishes the game with a worker's results from [`BearoffGame::encode_analysis`]. The game
    /// then lacks the tables and paths that only speed up play. A game that is already prepared here
    /// stays as it is.
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes are not the results of a game with this number of estimates.
    pub fn apply_analysis(&mut self, bytes: &[u8]) -> Result<(), DecodeError> {
        let analysis: P::Analysis = codec::decode(bytes)?;
        let estimates = P::theory(&analysis).map(|theory| theory.estimates.len());
        let prepared_setup = &self.prepared_setup;
        if estimates
            != prepared_setup
                .is_enumerable()
                .then(|| prepared_setup.estimate_count())
        {
            return Err(DecodeError);
        }
        if self.parts.get().is_none() {
            self.parts = Resumable::finished((prepared_setup.clone(), None, analysis));
        }
        Ok(())
    }

    /// Returns the spec of the job that computes the game's exact statistics, for
    /// [`Self::apply_analysis`].
    #[must_use]
    pub fn job_spec(&self) -> JobSpec<P::Description> {
        JobSpec::analysis(self.prepared_setup.describe())
    }

    /// Returns the setup before its tables are filled.
    pub(crate) const fn prepared_setup(&self) -> &P {
        &self.prepared_setup
    }

    /// Prepares the game as a part of another computation.
    pub(crate) async fn run(self, pause: &Pause) -> BearoffGame<P> {
        BearoffGame::from_parts(self.parts.run_as_part(pause).await)
    }

    /// Returns the game, after preparing the rest of it at once.
    #[must_use]
    pub fn finish(self) -> BearoffGame<P> {
        BearoffGame::from_parts(self.parts.finish())
    }
}

impl<P: PreparedBearoff> BearoffGame<P> {
    /// Prepares a game at once.
    ///
    /// # Errors
    /// [`SetupError`] if the database lacks the checkers or the exact values.
    pub fn new(database: Arc<P::Database>, setup: P::Setup) -> Result<Self, SetupError> {
        Ok(BearoffGameBuilder::new(database, setup)?.finish())
    }
}

#[cfg(test)]
mod tests {
    use super::super::{PreparedGame, PreparedGameBuilder};
    use super::*;
    use crate::backgammon::bearoff_db::{Database, DatabaseSize, EvaluatorKind, Position};
    use crate::labs::bearoff::{Player, Setup};

    #[test]
    fn an_analysis_leaves_a_prepared_game_as_it_is() {
        let setup = Setup {
            position: Position::from_points([1; 6], [1; 6]).unwrap(),
            players: [Player::Evaluator(EvaluatorKind::Exact); 2],
            estimates: Vec::new(),
            truncation: None,
        };
        let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
        let new = || PreparedGameBuilder::new(database.clone(), setup.clone()).unwrap();
        let analysis = new().finish().encode_analysis();
        for is_prepared in [false, true] {
            let mut builder = new();
            assert_eq!(builder.build_while(|| is_prepared), is_prepared);
            builder.apply_analysis(&analysis).unwrap();
            let game: PreparedGame = builder.finish();
            // Only a game that was prepared here has its paths.
            assert_eq!(game.paths().is_some(), is_prepared);
        }
    }

    /// The exact player brings an estimate of his own, which ranks his plays and measures nothing.
    #[test]
    #[should_panic(expected = "index out of bounds: the len is 0")]
    fn estimates_of_players_do_not_measure_luck() {
        let position = Position::from_points([1; 6], [1; 6]).unwrap();
        let setup = Setup {
            position,
            players: [Player::Evaluator(EvaluatorKind::Exact); 2],
            estimates: Vec::new(),
            truncation: None,
        };
        let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
        let _ = PreparedGame::new(database, setup).unwrap().evaluation(0);
    }
}
