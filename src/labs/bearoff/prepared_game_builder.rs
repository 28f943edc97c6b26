//! The preparation of a game in slices: its tables, then its paths, then its exact statistics.

use core::fmt;
use std::sync::Arc;

use super::evaluated_bearoff::{EvaluatedBearoff, Prepared};
use super::prepared_game::BearoffGame;
use super::setup::SetupError;
use crate::codec;
use crate::codec::DecodeError;
use crate::rollout::job_spec::JobSpec;
use crate::rollout::resumable::{Pause, Resumable};

/// A builder that prepares a game in slices.
pub struct BearoffGameBuilder<E: EvaluatedBearoff> {
    /// The setup before its tables are filled.
    evaluated: E,
    /// The preparation.
    prepared: Resumable<Prepared<E>>,
}

impl<E: EvaluatedBearoff> fmt::Debug for BearoffGameBuilder<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BearoffGameBuilder")
            .field("setup", self.evaluated.setup())
            .field("progress", &self.progress())
            .finish_non_exhaustive()
    }
}

impl<E: EvaluatedBearoff> BearoffGameBuilder<E> {
    /// Begins to prepare a game.
    ///
    /// # Errors
    /// [`SetupError`] if the database lacks the checkers or the exact values.
    pub fn new(database: Arc<E::Database>, setup: E::Setup) -> Result<Self, SetupError> {
        E::new(database, setup).map(Self::from_setup)
    }

    /// Begins to prepare a game from a setup with its tables, full or empty.
    pub(crate) fn from_setup(evaluated: E) -> Self {
        Self {
            prepared: evaluated.clone().prepare(),
            evaluated,
        }
    }

    /// Returns the progress, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.prepared.progress()
    }

    /// Continues until `keep_going` returns false. Returns whether the game is prepared.
    pub fn build_while(&mut self, keep_going: impl FnMut() -> bool) -> bool {
        self.prepared.run_while(keep_going)
    }

    /// Finishes the game with a worker's results from [`BearoffGame::encode_analysis`]. The game
    /// then lacks the tables and paths that only speed up play. A game that is already prepared here
    /// stays as it is.
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes are not the results of a game with this number of estimates.
    pub fn apply_analysis(&mut self, bytes: &[u8]) -> Result<(), DecodeError> {
        let analysis: E::Analysis = codec::decode(bytes)?;
        let estimates = E::theory(&analysis).map(|theory| theory.estimates.len());
        let evaluated = &self.evaluated;
        if estimates
            != evaluated
                .is_enumerable()
                .then(|| evaluated.estimate_count())
        {
            return Err(DecodeError);
        }
        if self.prepared.get().is_none() {
            self.prepared = Resumable::finished((evaluated.clone(), None, analysis));
        }
        Ok(())
    }

    /// Returns the spec of the job that computes the game's exact statistics, for
    /// [`Self::apply_analysis`].
    #[must_use]
    pub fn job_spec(&self) -> JobSpec<E::Description> {
        JobSpec::analysis(self.evaluated.describe())
    }

    /// Returns the setup before its tables are filled.
    pub(crate) const fn evaluated(&self) -> &E {
        &self.evaluated
    }

    /// Prepares the game as a part of another computation.
    pub(crate) async fn run(self, pause: &Pause) -> BearoffGame<E> {
        BearoffGame::from_parts(self.prepared.run_as_part(pause).await)
    }

    /// Returns the game, after preparing the rest of it at once.
    #[must_use]
    pub fn finish(self) -> BearoffGame<E> {
        BearoffGame::from_parts(self.prepared.finish())
    }
}

impl<E: EvaluatedBearoff> BearoffGame<E> {
    /// Prepares a game at once.
    ///
    /// # Errors
    /// [`SetupError`] if the database lacks the checkers or the exact values.
    pub fn new(database: Arc<E::Database>, setup: E::Setup) -> Result<Self, SetupError> {
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
        };
        let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
        let _ = PreparedGame::new(database, setup).unwrap().evaluation(0);
    }
}
