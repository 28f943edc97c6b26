//! Bear-offs with a cube, as games that are prepared and rolled.

use std::sync::Arc;

use super::paths::Paths;
use super::prepared_setup::PreparedCubeSetup;
use super::setup::CubeSetup;
use super::theory::{CubeStatistics, CubeTheory};
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::cube::{CubeDatabase, RESOLUTION};
use crate::labs::bearoff::choice_draws::ChoiceDraws;
use crate::labs::bearoff::prepared_bearoff::{GameParts, prepare};
use crate::labs::bearoff::{
    BearoffGame, BearoffGameBuilder, JobStore, PreparedBearoff, RolledGame, SetupError,
};
use crate::rollout::chunk::{ChunkedWork, as_work};
use crate::rollout::dice::Dice;
use crate::rollout::job_spec::{Describe, JobSpec};
use crate::rollout::resumable::{Pause, Resumable};
use crate::rollout::sampled::{Rollout, RolloutBatch, StoppedRollouts};
use crate::rollout::sampler::MeasuredLuck;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// A bear-off with a cube that is ready for rollouts. Scores are in points for the side on roll at
/// the start, per unit of the cube at the start.
pub type CubeGame = BearoffGame<PreparedCubeSetup>;

/// A builder that prepares a game with a cube in slices.
pub type CubeGameBuilder = BearoffGameBuilder<PreparedCubeSetup>;

/// The database with a cube, and games that a worker keeps for later jobs.
pub type CubeJobStore = JobStore<PreparedCubeSetup>;

/// The description of a job: the setup of a game, and the task to do with it.
pub type CubeJobSpec = JobSpec<CubeSetup>;

as_work!(Rollout<CubeGame> RolloutBatch<CubeGame> StoppedRollouts<CubeGame>);

impl CubeGame {
    /// Returns the exact statistics of the game.
    #[must_use]
    pub const fn theory(&self) -> &CubeTheory {
        self.analysis()
    }
}

impl Describe for PreparedCubeSetup {
    type Description = CubeSetup;

    fn describe(&self) -> CubeSetup {
        self.setup.clone()
    }
}

/// Every game can be enumerated, because the database has up to six checkers a side.
impl PreparedBearoff for PreparedCubeSetup {
    const UNIT: Unit = Unit::Points;
    const RESOLUTION: f64 = RESOLUTION;

    type Setup = CubeSetup;
    type Database = CubeDatabase;
    type DatabaseKey = ();
    type Paths = Paths;
    type Analysis = CubeTheory;
    type Cube = CubeStatistics;

    fn build_database((): ()) -> Resumable<CubeDatabase> {
        CubeDatabase::build()
    }

    fn database_to_bytes(database: &CubeDatabase) -> Vec<u8> {
        database.to_bytes()
    }

    fn database_key(_: &CubeSetup) {}

    fn reusable(setup: &CubeSetup) -> CubeSetup {
        setup.clone()
    }

    fn new(database: Arc<CubeDatabase>, setup: CubeSetup) -> Result<Self, SetupError> {
        Self::without_tables(database, setup)
    }

    fn from_description(
        database: Arc<CubeDatabase>,
        setup: &CubeSetup,
        _: Option<&Self>,
    ) -> Result<Self, SetupError> {
        Self::without_tables(database, setup.clone())
    }

    fn setup(&self) -> &CubeSetup {
        &self.setup
    }

    fn estimate_count(&self) -> usize {
        self.setup.estimates.len()
    }

    fn start_value(&self, estimate: usize) -> Score {
        self.evaluate_start(estimate)
    }

    fn has_williams(&self, _: usize) -> bool {
        // Williams's sums would need one kind of mistake to credit back, and this lab has two.
        false
    }

    fn is_enumerable(&self) -> bool {
        true
    }

    fn tabulate(&mut self, pause: &Pause) -> impl Future<Output = ()> + Send {
        self.cubeless.tabulate_estimates(pause)
    }

    async fn analyse(&self, pause: &Pause) -> (Option<Paths>, CubeTheory) {
        let paths = Paths::enumerate(self, &pause.part(0.0, 0.5)).await;
        let theory = CubeTheory::compute(self, &paths, &pause.part(0.5, 1.0)).await;
        (Some(paths), theory)
    }

    fn prepare(self) -> Resumable<GameParts<Self>> {
        Resumable::new(|pause| prepare(self, pause))
    }

    fn theory(theory: &CubeTheory) -> Option<&CubeTheory> {
        Some(theory)
    }

    fn result_bounds(theory: &CubeTheory) -> Option<ScoreBounds> {
        theory.cube.bounds
    }

    #[inline]
    fn walk<D: Dice>(
        &self,
        paths: &Paths,
        dice: &mut D,
        _: &mut ChoiceDraws,
        measured: &mut [MeasuredLuck],
    ) -> Result<Score, D::Error> {
        Ok(self.result(paths.walk(dice, measured)?))
    }

    #[inline]
    fn play_measured<D: Dice>(
        &self,
        dice: &mut D,
        _: &mut ChoiceDraws,
        scratch: &mut Vec<ArrangementIndex>,
        measured: &mut [MeasuredLuck],
    ) -> Result<Score, D::Error> {
        let mut best_scratch = Vec::new();
        let end = self.play(dice, scratch, |turn| {
            let best = self.best_plays(turn.before.after_action(turn.action), &mut best_scratch);
            for (estimate, measured) in measured.iter_mut().enumerate() {
                measured.luck += self.luck(estimate, &turn, &best);
            }
        })?;
        Ok(self.result(end))
    }
}

impl RolledGame for PreparedCubeSetup {
    fn roll(spec: &CubeJobSpec, game: Arc<CubeGame>) -> Option<Box<dyn ChunkedWork>> {
        spec.task.roll_sampled(game)
    }
}
