//! Makes a setup ready to be rolled out, in slices: its judges, then all that can happen, then what is true of it.

use std::sync::Arc;

use super::full_analysis::Solved;
use super::judged_setup::JudgedSetup;
use super::judged_setup_builder::JudgedSetupBuilder;
use super::observed_policy::Habits;
use super::paths::{Paths, PathsBuilder};
use super::prepared_game::PreparedGame;
use super::setup::{Setup, SetupError};
use super::theory::{Theory, TheoryBuilder};
use crate::backgammon::bearoff_db::{Database, Position};
use crate::codec;
use crate::codec::Garbled;

/// A prepared game in the making.
pub struct PreparedGameBuilder {
    judged: JudgedSetupBuilder,
    paths: Option<PathsBuilder>,
    theory: Option<(Paths, TheoryBuilder)>,
    solved: Option<Solved>,
}

impl PreparedGameBuilder {
    /// Begins to make a setup ready.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn new(database: Arc<Database>, setup: Setup) -> Result<Self, SetupError> {
        JudgedSetupBuilder::new(database, setup).map(Self::begin)
    }

    /// Begins to make another position of a game ready: the players and estimates are the same, and what they know is
    /// shared.
    ///
    /// # Errors
    /// [`SetupError`] if the database does not know enough.
    pub fn at(game: &PreparedGame, position: Position) -> Result<Self, SetupError> {
        JudgedSetupBuilder::at(game.judged().clone(), position).map(Self::begin)
    }

    /// The same with players who have such habits. Nothing but judges may have been made ready yet.
    pub(crate) fn with_habits(mut self, habits: Option<Arc<Habits>>) -> Self {
        self.judged = self.judged.with_habits(habits);
        self
    }

    /// Begins with a setup whose judges are ready.
    pub(crate) const fn of(judged: JudgedSetup) -> Self {
        Self::begin(JudgedSetupBuilder::of(judged))
    }

    const fn begin(judged: JudgedSetupBuilder) -> Self {
        Self {
            judged,
            paths: None,
            theory: None,
            solved: None,
        }
    }

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let ready = self.judged.progress();
        if self.judged().database.two_sided.is_none() {
            return ready;
        }
        let (pathed, known) = match (&self.solved, &self.theory, &self.paths) {
            (Some(_), ..) => (1.0, 1.0),
            (None, Some((_, theory)), _) => (1.0, theory.progress()),
            (None, None, Some(paths)) => (paths.progress(), 0.0),
            (None, None, None) => (0.0, 0.0),
        };
        (ready + pathed + known) / 3.0
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        self.build(&mut keep_going)
    }

    /// Not generic: there would be a copy of all this for everyone who builds.
    fn build(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let Self {
            judged,
            paths,
            theory,
            solved,
        } = self;
        if !judged.build_while(keep_going) {
            return false;
        }
        let judged = judged.ready();
        if solved.is_some() || judged.database.two_sided.is_none() {
            return true;
        }
        if theory.is_none() {
            let mut builder = paths.take().unwrap_or_else(|| PathsBuilder::new(judged));
            if !builder.build_while(judged, keep_going) {
                *paths = Some(builder);
                return false;
            }
            let made = builder.finish();
            let builder = TheoryBuilder::new(&made);
            *theory = Some((made, builder));
        }
        if let Some((paths, mut builder)) = theory.take() {
            if !builder.build_while(&paths, keep_going) {
                *theory = Some((paths, builder));
                return false;
            }
            let perfect = judged
                .database
                .exact_chance(judged.setup.position)
                .unwrap_or(f64::NAN);
            let theory = builder.finish(judged, perfect);
            *solved = Some(Solved {
                paths: Some(paths),
                theory,
            });
        }
        true
    }

    /// Takes a worker's results and finishes the game: see [`PreparedGame::made`]. The game then lacks the parts that
    /// only speed up play.
    ///
    /// # Errors
    /// [`Garbled`] if these bytes belong to no such game.
    pub fn take(&mut self, made: &[u8]) -> Result<(), Garbled> {
        let theory: Option<Theory> = codec::unpack(made)?;
        let estimates = theory.as_ref().map(|theory| theory.estimates.len());
        let setup = self.judged();
        let wanted = setup.database.two_sided.is_some();
        if estimates != wanted.then_some(setup.setup.estimates.len()) {
            return Err(Garbled);
        }
        self.judged.make_do();
        (self.paths, self.theory) = (None, None);
        self.solved = theory.map(|theory| Solved {
            paths: None,
            theory,
        });
        Ok(())
    }

    /// With the judges that are ready.
    pub(crate) const fn judged(&self) -> &JudgedSetup {
        self.judged.ready()
    }

    /// The game, once all is done; before that, what is missing is built at once.
    #[must_use]
    pub fn finish(mut self) -> PreparedGame {
        self.build(&mut || true);
        PreparedGame::of(self.judged.finish(), self.solved)
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
