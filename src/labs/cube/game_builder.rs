//! Makes a setup with a cube ready to be rolled out, in slices: its players, then all that can happen, then what is true of it.

use std::sync::Arc;

use super::game::CubeGame;
use super::judged::JudgedCube;
use super::paths::{Paths, PathsBuilder};
use super::setup::CubeSetup;
use super::theory::{CubeTheory, TheoryBuilder};
use crate::backgammon::cube::CubeDatabase;
use crate::backgammon::cube::owner::Holder;
use crate::backgammon::cube::state::State;
use crate::codec;
use crate::codec::Garbled;
use crate::labs::bearoff::SetupError;
use crate::labs::bearoff::judged_setup::JudgedSetup;
use crate::labs::bearoff::judged_setup_builder::JudgedSetupBuilder;

/// A game with a cube in the making.
pub struct CubeGameBuilder {
    database: Arc<CubeDatabase>,
    setup: CubeSetup,
    stage: Stage,
}

enum Stage {
    /// Those who choose plays without regard to the cube.
    Players(Box<JudgedSetupBuilder>),
    Paths(Box<JudgedCube>, Box<PathsBuilder>),
    Theory(Box<JudgedCube>, Box<(Paths, TheoryBuilder)>),
    Done(Box<CubeGame>),
    /// Only while a step is made.
    Between,
}

impl Stage {
    fn done(judged: JudgedCube, paths: Option<Paths>, theory: CubeTheory) -> Self {
        Self::Done(Box::new(CubeGame::of(judged, paths, theory)))
    }
}

impl CubeGameBuilder {
    /// Begins to make a setup ready.
    ///
    /// # Errors
    /// [`SetupError::BeyondDatabase`] if a side has more than six checkers.
    pub fn new(database: Arc<CubeDatabase>, setup: CubeSetup) -> Result<Self, SetupError> {
        let players = JudgedSetupBuilder::new(database.cubeless.clone(), setup.cubeless())?;
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
            Stage::Between => 0.0,
        }
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, mut keep_going: impl FnMut() -> bool) -> bool {
        self.build(&mut keep_going)
    }

    /// Not generic: there would be a copy of all this for everyone who builds.
    fn build(&mut self, keep_going: &mut dyn FnMut() -> bool) -> bool {
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
        match core::mem::replace(&mut self.stage, Stage::Between) {
            Stage::Players(mut players) => {
                if !players.build_while(keep_going) {
                    return (Stage::Players(players), false);
                }
                let judged = self.judged(players.finish());
                let paths = PathsBuilder::new(&judged);
                (Stage::Paths(Box::new(judged), Box::new(paths)), true)
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
    fn judged(&self, cubeless: JudgedSetup) -> JudgedCube {
        let crate::backgammon::bearoff_db::turn::State { side, mover, other } = cubeless.start;
        JudgedCube {
            database: self.database.clone(),
            setup: self.setup.clone(),
            start: State {
                side,
                mover,
                other,
                holder: Holder::of(self.setup.owner, side),
            },
            cubeless,
        }
    }

    /// Takes a worker's results and finishes the game: see [`CubeGame::made`]. The game then lacks the parts that only
    /// speed up play.
    ///
    /// # Errors
    /// [`Garbled`] if these bytes belong to no such game.
    pub fn take(&mut self, made: &[u8]) -> Result<(), Garbled> {
        let theory: CubeTheory = codec::unpack(made)?;
        if theory.estimates.len() != self.setup.estimates.len() {
            return Err(Garbled);
        }
        self.stage = match core::mem::replace(&mut self.stage, Stage::Between) {
            Stage::Players(mut players) => {
                players.make_do();
                let judged = self.judged(players.finish());
                Stage::done(judged, None, theory)
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
                _ => self.build(&mut || true),
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
