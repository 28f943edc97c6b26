//! Makes a setup with a cube ready to be rolled out, in slices: its players, then all that can happen, then what is true of it.

use std::sync::Arc;

use super::evaluated_setup::EvaluatedCubeSetup;
use super::paths::{Paths, PathsBuilder};
use super::prepared_game::CubeGame;
use super::setup::CubeSetup;
use super::theory::{CubeTheory, TheoryBuilder};
use crate::backgammon::cube::CubeDatabase;
use crate::backgammon::cube::owner::RelativeOwner;
use crate::backgammon::cube::state::CubeState;
use crate::codec;
use crate::codec::DecodeError;
use crate::labs::bearoff::SetupError;
use crate::labs::bearoff::evaluated_setup::EvaluatedSetup;
use crate::labs::bearoff::evaluated_setup_builder::EvaluatedSetupBuilder;

/// A game with a cube in the making.
pub struct CubeGameBuilder {
    database: Arc<CubeDatabase>,
    setup: CubeSetup,
    stage: Stage,
}

enum Stage {
    /// Those who choose plays without regard to the cube.
    Players(Box<EvaluatedSetupBuilder>),
    Paths(Box<EvaluatedCubeSetup>, Box<PathsBuilder>),
    Theory(Box<EvaluatedCubeSetup>, Box<(Paths, TheoryBuilder)>),
    Done(Box<CubeGame>),
    /// Only while a step is made.
    Empty,
}

impl Stage {
    fn done(setup: EvaluatedCubeSetup, paths: Option<Paths>, theory: CubeTheory) -> Self {
        Self::Done(Box::new(CubeGame::from_parts(setup, paths, theory)))
    }
}

impl CubeGameBuilder {
    /// Begins to make a setup ready.
    ///
    /// # Errors
    /// [`SetupError::BeyondDatabase`] if a side has more than six checkers.
    pub fn new(database: Arc<CubeDatabase>, setup: CubeSetup) -> Result<Self, SetupError> {
        let players = EvaluatedSetupBuilder::new(database.cubeless.clone(), setup.cubeless())?;
        Ok(Self {
            database,
            setup,
            stage: Stage::Players(Box::new(players)),
        })
    }

    /// The setup of the game.
    #[must_use]
    pub const fn setup(&self) -> &CubeSetup {
        &self.setup
    }

    /// How much is done, 0..1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match &self.stage {
            Stage::Players(players) => players.progress() / 3.0,
            Stage::Paths(_, paths) => (1.0 + paths.progress()) / 3.0,
            Stage::Theory(_, theory) => (2.0 + theory.1.progress()) / 3.0,
            Stage::Done(..) => 1.0,
            Stage::Empty => 0.0,
        }
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        self.build_dyn(&mut keep_going)
    }

    /// Not generic: there would be a copy of all this for everyone who builds.
    fn build_dyn(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
        loop {
            let (stage, finished) = self.step(keep_going);
            self.stage = stage;
            if !finished || matches!(self.stage, Stage::Done(..)) {
                return finished;
            }
        }
    }

    /// The stage after this one if it could be finished, or else this one; and which it is.
    fn step(&mut self, keep_going: &mut dyn FnMut() -> bool) -> (Stage, bool) {
        match core::mem::replace(&mut self.stage, Stage::Empty) {
            Stage::Players(mut players) => {
                if !players.build_while(keep_going) {
                    return (Stage::Players(players), false);
                }
                let setup = self.evaluated_setup(players.finish());
                let paths = PathsBuilder::new(&setup);
                (Stage::Paths(Box::new(setup), Box::new(paths)), true)
            }
            Stage::Paths(judged, mut paths) => {
                if !paths.build_while(&judged, keep_going) {
                    return (Stage::Paths(judged, paths), false);
                }
                let paths = paths.finish();
                let theory = TheoryBuilder::new(&judged, &paths);
                (Stage::Theory(judged, Box::new((paths, theory))), true)
            }
            Stage::Theory(judged, mut both) => {
                if !both.1.build_while(&judged, &both.0, keep_going) {
                    return (Stage::Theory(judged, both), false);
                }
                let (paths, theory) = *both;
                let theory = theory.finish(&judged, &paths);
                (Stage::done(*judged, Some(paths), theory), true)
            }
            done => (done, true),
        }
    }

    /// The setup with its players.
    fn evaluated_setup(&self, cubeless: EvaluatedSetup) -> EvaluatedCubeSetup {
        let crate::backgammon::bearoff_db::state::BearoffState {
            side,
            mover,
            opponent: other,
        } = cubeless.start;
        EvaluatedCubeSetup {
            database: self.database.clone(),
            setup: self.setup.clone(),
            start: CubeState {
                side,
                mover,
                opponent: other,
                owner: RelativeOwner::new(self.setup.owner, side),
            },
            cubeless,
        }
    }

    /// Takes a worker's results and finishes the game: see [`CubeGame::encode_analysis`]. The game then lacks the parts that only
    /// speed up play.
    ///
    /// # Errors
    /// [`DecodeError`] if these bytes belong to no such game.
    pub fn apply_analysis(&mut self, bytes: &[u8]) -> Result<(), DecodeError> {
        let theory: CubeTheory = codec::decode(bytes)?;
        if theory.estimates.len() != self.setup.estimates.len() {
            return Err(DecodeError);
        }
        self.stage = match core::mem::replace(&mut self.stage, Stage::Empty) {
            Stage::Players(mut players) => {
                players.finish_without_tables();
                let setup = self.evaluated_setup(players.finish());
                Stage::done(setup, None, theory)
            }
            Stage::Paths(judged, _) | Stage::Theory(judged, _) => {
                Stage::done(*judged, None, theory)
            }
            done => done,
        };
        Ok(())
    }

    /// The game, once all is done; before that, what is missing is built at once.
    #[must_use]
    pub fn finish(mut self) -> CubeGame {
        loop {
            match self.stage {
                Stage::Done(game) => return *game,
                _ => self.build_dyn(&mut || true),
            };
        }
    }
}

impl CubeGame {
    /// The setup made ready at once.
    ///
    /// # Errors
    /// [`SetupError::BeyondDatabase`] if a side has more than six checkers.
    pub fn new(database: Arc<CubeDatabase>, setup: CubeSetup) -> Result<Self, SetupError> {
        Ok(CubeGameBuilder::new(database, setup)?.finish())
    }
}
