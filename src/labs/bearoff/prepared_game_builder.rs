//! Makes a setup ready to be rolled out, in slices: its judges, then all that can happen, then what is true of it.

use std::sync::Arc;

use super::evaluated_setup::EvaluatedSetup;
use super::evaluated_setup_builder::EvaluatedSetupBuilder;
use super::full_analysis::FullAnalysis;
use super::observed_policy::ObservedPolicy;
use super::paths::{Paths, PathsBuilder};
use super::prepared_game::PreparedGame;
use super::setup::{Setup, SetupError};
use super::theory::{Theory, TheoryBuilder};
use crate::backgammon::bearoff_db::{Database, Position};
use crate::codec;
use crate::codec::DecodeError;

/// A prepared game in the making.
pub struct PreparedGameBuilder {
    evaluated: EvaluatedSetupBuilder,
    paths: Option<PathsBuilder>,
    theory: Option<(Paths, TheoryBuilder)>,
    analysis: Option<FullAnalysis>,
}

impl PreparedGameBuilder {
    /// Begins to make a setup ready.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn new(database: Arc<Database>, setup: Setup) -> Result<Self, SetupError> {
        EvaluatedSetupBuilder::new(database, setup).map(Self::from_setup_builder)
    }

    /// Begins to make another position of a game ready: the players and estimates are the same, and what they know is
    /// shared.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn at_position(game: &PreparedGame, position: Position) -> Result<Self, SetupError> {
        EvaluatedSetupBuilder::at_position(game.evaluated().clone(), position)
            .map(Self::from_setup_builder)
    }

    /// The same with players who have such habits. Nothing but judges may have been made ready yet.
    pub(crate) fn with_observed_policy(mut self, policy: Option<Arc<ObservedPolicy>>) -> Self {
        self.evaluated = self.evaluated.with_observed_policy(policy);
        self
    }

    /// Begins with a setup whose judges are ready.
    pub(crate) const fn from_evaluated(evaluated: EvaluatedSetup) -> Self {
        Self::from_setup_builder(EvaluatedSetupBuilder::from_ready(evaluated))
    }

    const fn from_setup_builder(evaluated: EvaluatedSetupBuilder) -> Self {
        Self {
            evaluated,
            paths: None,
            theory: None,
            analysis: None,
        }
    }

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let ready = self.evaluated.progress();
        if self.evaluated().database.two_sided.is_none() {
            return ready;
        }
        let (pathed, known) = match (&self.analysis, &self.theory, &self.paths) {
            (Some(_), ..) => (1.0, 1.0),
            (None, Some((_, theory)), _) => (1.0, theory.progress()),
            (None, None, Some(paths)) => (paths.progress(), 0.0),
            (None, None, None) => (0.0, 0.0),
        };
        (ready + pathed + known) / 3.0
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        self.build_dyn(&mut keep_going)
    }

    /// Not generic: there would be a copy of all this for everyone who builds.
    fn build_dyn(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let Self {
            evaluated: judged,
            paths,
            theory,
            analysis: solved,
        } = self;
        if !judged.build_while(keep_going) {
            return false;
        }
        let setup = judged.ready();
        if solved.is_some() || setup.database.two_sided.is_none() {
            return true;
        }
        if theory.is_none() {
            let mut builder = paths.take().unwrap_or_else(|| PathsBuilder::new(setup));
            if !builder.build_while(setup, keep_going) {
                *paths = Some(builder);
                return false;
            }
            let finished = builder.finish();
            let builder = TheoryBuilder::new(&finished);
            *theory = Some((finished, builder));
        }
        if let Some((paths, mut builder)) = theory.take() {
            if !builder.build_while(&paths, keep_going) {
                *theory = Some((paths, builder));
                return false;
            }
            let perfect = setup
                .database
                .exact_chance(setup.setup.position)
                .unwrap_or(f64::NAN);
            let theory = builder.finish(setup, perfect);
            *solved = Some(FullAnalysis {
                paths: Some(paths),
                theory,
            });
        }
        true
    }

    /// Takes a worker's results and finishes the game: see [`PreparedGame::encode_analysis`]. The game then lacks the parts that
    /// only speed up play.
    ///
    /// # Errors
    /// [`DecodeError`] if these bytes belong to no such game.
    pub fn apply_analysis(&mut self, bytes: &[u8]) -> Result<(), DecodeError> {
        let theory: Option<Theory> = codec::decode(bytes)?;
        let estimates = theory.as_ref().map(|theory| theory.estimates.len());
        let setup = self.evaluated();
        let is_solvable = setup.database.two_sided.is_some();
        if estimates != is_solvable.then_some(setup.setup.estimates.len()) {
            return Err(DecodeError);
        }
        self.evaluated.finish_without_tables();
        (self.paths, self.theory) = (None, None);
        self.analysis = theory.map(|theory| FullAnalysis {
            paths: None,
            theory,
        });
        Ok(())
    }

    /// With the judges that are ready.
    pub(crate) const fn evaluated(&self) -> &EvaluatedSetup {
        self.evaluated.ready()
    }

    /// The game, once all is done; before that, what is missing is built at once.
    #[must_use]
    pub fn finish(mut self) -> PreparedGame {
        self.build_dyn(&mut || true);
        PreparedGame::from_parts(self.evaluated.finish(), self.analysis)
    }
}

impl PreparedGame {
    /// The setup made ready at once.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn new(database: Arc<Database>, setup: Setup) -> Result<Self, SetupError> {
        Ok(PreparedGameBuilder::new(database, setup)?.finish())
    }
}
