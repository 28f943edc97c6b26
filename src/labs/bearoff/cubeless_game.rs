//! Bear-offs without a cube, as games that are prepared and rolled.

use std::sync::Arc;

use super::choice_draws::ChoiceDraws;
use super::choices::LuckMeasure;
use super::cut_short::{layers, settling_values};
use super::job::{JobStore, RolledGame};
use super::luck_spreads::add_luck_spreads;
use super::observed_policy::ObservedPolicy;
use super::paths::Paths;
use super::prepared_bearoff::{GameParts, PreparedBearoff, prepare};
use super::prepared_game::BearoffGame;
use super::prepared_game_builder::BearoffGameBuilder;
use super::prepared_setup::PreparedSetup;
use super::setup::{Setup, SetupError};
use super::theory::Theory;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::bearoff_db::{Database, DatabaseSize, Position, RESOLUTION};
use crate::codec::codec_fields;
use crate::rollout::chunk::{ChunkedWork, as_work};
use crate::rollout::dice::Dice;
use crate::rollout::job_spec::{Describe, JobSpec};
use crate::rollout::resumable::{Pause, Resumable};
use crate::rollout::sampled::{Rollout, RolloutBatch, StoppedRollouts};
use crate::rollout::sampler::MeasuredLuck;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// A bear-off without a cube that is ready for rollouts. Scores are X's, in percent.
pub type PreparedGame = BearoffGame<PreparedSetup>;

/// A builder that prepares a game without a cube in slices.
pub type PreparedGameBuilder = BearoffGameBuilder<PreparedSetup>;

/// Databases and games without a cube that a worker keeps for later jobs.
pub type BearoffJobStore = JobStore<PreparedSetup>;

/// The description of a job: a game, and the task to do with it.
pub type BearoffJobSpec = JobSpec<BearoffDescription>;

/// The description of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BearoffDescription {
    /// The size of the database.
    pub(crate) database_size: DatabaseSize,
    /// The setup.
    pub(crate) setup: Setup,
    /// Plays that the game's players have made and repeat.
    pub(crate) observed_policy: Option<ObservedPolicy>,
    /// The luck that estimates measure.
    pub(crate) luck_measure: LuckMeasure,
}

as_work!(Rollout<PreparedGame> RolloutBatch<PreparedGame> StoppedRollouts<PreparedGame>);

impl PreparedGame {
    /// Returns the exact statistics of the game; `None` beyond six checkers a side.
    #[must_use]
    pub fn theory(&self) -> Option<&Theory> {
        self.analysis().as_ref()
    }
}

impl PreparedGameBuilder {
    /// Begins to prepare another position with the players and estimates of a game. Both games
    /// share the estimates' tables.
    ///
    /// # Errors
    /// [`SetupError::BeyondDatabase`] if a side has more checkers than the database covers.
    pub fn at_position(game: &PreparedGame, position: Position) -> Result<Self, SetupError> {
        game.prepared_setup()
            .at_position(position)
            .map(Self::from_setup)
    }

    /// Begins anew with another measure of luck. At first it is [`LuckMeasure::BestPlays`].
    #[must_use]
    pub fn with_luck(self, luck_measure: LuckMeasure) -> Self {
        Self::from_setup(self.prepared_setup().clone().with_luck(luck_measure))
    }

    /// Begins anew with players that repeat observed plays.
    pub(crate) fn with_observed_policy(self, policy: Option<Arc<ObservedPolicy>>) -> Self {
        Self::from_setup(self.prepared_setup().clone().with_observed_policy(policy))
    }
}

impl Describe for PreparedSetup {
    type Description = BearoffDescription;

    fn describe(&self) -> BearoffDescription {
        BearoffDescription {
            database_size: self.database.size(),
            setup: self.setup.clone(),
            observed_policy: self.observed_policy.as_deref().cloned(),
            luck_measure: self.luck_measure,
        }
    }
}

/// A game can be enumerated up to six checkers a side.
impl PreparedBearoff for PreparedSetup {
    const UNIT: Unit = Unit::Percent;
    const RESOLUTION: f64 = RESOLUTION;

    type Setup = Setup;
    type Database = Database;
    type DatabaseKey = DatabaseSize;
    type Paths = Paths;
    type Analysis = Option<Theory>;
    type Cube = ();

    fn build_database(size: DatabaseSize) -> Resumable<Database> {
        Database::build(size)
    }

    fn database_to_bytes(database: &Database) -> Vec<u8> {
        database.to_bytes()
    }

    fn database_key(description: &BearoffDescription) -> DatabaseSize {
        description.database_size
    }

    fn reusable(description: &BearoffDescription) -> BearoffDescription {
        BearoffDescription {
            database_size: description.database_size,
            setup: description.setup.clone(),
            observed_policy: None,
            luck_measure: description.luck_measure,
        }
    }

    fn new(database: Arc<Database>, setup: Setup) -> Result<Self, SetupError> {
        Self::without_tables(database, setup)
    }

    fn from_description(
        database: Arc<Database>,
        description: &BearoffDescription,
        reusable: Option<&Self>,
    ) -> Result<Self, SetupError> {
        let setup = match reusable {
            // A game without the observed plays has the same tables of estimates.
            Some(reusable) => reusable.clone(),
            None => Self::without_tables(database, description.setup.clone())?,
        };
        let policy = description.observed_policy.clone();
        let setup = setup.with_luck(description.luck_measure);
        Ok(setup.with_observed_policy(policy.map(Arc::new)))
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn estimate_count(&self) -> usize {
        self.estimate_count
    }

    fn start_value(&self, estimate: usize) -> Score {
        self.evaluate_start(estimate)
    }

    fn has_williams(&self, estimate: usize) -> bool {
        self.has_williams_sums(estimate)
    }

    fn is_enumerable(&self) -> bool {
        self.database.is_exact()
    }

    fn tabulate(&mut self, pause: &Pause) -> impl Future<Output = ()> + Send {
        self.tabulate_estimates(pause)
    }

    async fn analyse(&self, pause: &Pause) -> (Option<Paths>, Option<Theory>) {
        if !self.is_enumerable() {
            return (None, None);
        }
        let paths = Paths::enumerate(self, &pause.part(0.0, 0.5)).await;
        let layers = match self.horizon {
            Some(horizon) => layers(&paths, horizon.rolls, &pause.part(0.5, 0.6)).await,
            None => None,
        };
        let mut theory = match &layers {
            Some(layers) => {
                <Theory>::compute_cut(self, &paths, layers, &pause.part(0.6, 0.8)).await
            }
            None => <Theory>::compute(self, &paths, &pause.part(0.6, 0.8)).await,
        };
        let (curves, to_end) = settling_values(self, &paths, &pause.part(0.8, 0.9)).await;
        theory.cut_short = curves;
        if let Some(cut) = &mut theory.cut {
            cut.to_end = to_end;
        }
        if self.has_careless_player() {
            let rest = pause.part(0.9, 1.0);
            add_luck_spreads(self, &paths, layers.as_ref(), &mut theory, &rest).await;
        }
        (Some(paths), Some(theory))
    }

    fn prepare(self) -> Resumable<GameParts<Self>> {
        Resumable::new(|pause| prepare(self, pause))
    }

    fn theory(analysis: &Option<Theory>) -> Option<&Theory> {
        analysis.as_ref()
    }

    fn result_bounds(theory: &Option<Theory>) -> Option<ScoreBounds> {
        let cut = theory.as_ref().and_then(|theory| theory.cut.as_ref());
        // A loss is the least result, and a win the best.
        let all = ScoreBounds::tight(Score::ZERO, Score::WIN);
        Some(cut.map_or(all, |cut| cut.bounds))
    }

    #[inline]
    fn walk<D: Dice>(
        &self,
        paths: &Paths,
        dice: &mut D,
        draws: &mut ChoiceDraws,
        measured: &mut [MeasuredLuck],
    ) -> Result<Score, D::Error> {
        match self.horizon {
            Some(horizon) => paths.walk_cut(dice, draws, measured, horizon.rolls),
            None => Ok(paths.walk(dice, draws, measured)?.win_score()),
        }
    }

    #[inline]
    fn play_measured<D: Dice>(
        &self,
        dice: &mut D,
        draws: &mut ChoiceDraws,
        scratch: &mut Vec<ArrangementIndex>,
        measured: &mut [MeasuredLuck],
    ) -> Result<Score, D::Error> {
        let end = self.play(dice, draws, scratch, |turn| {
            for (estimate, measured) in measured.iter_mut().enumerate() {
                let mut turn_measured = self.measure_turn(estimate, turn);
                if !self.keeps_losses() {
                    turn_measured.loss = Score::ZERO;
                }
                *measured += turn_measured;
            }
        })?;
        Ok(self.result(end))
    }
}

impl RolledGame for PreparedSetup {
    fn roll(spec: &BearoffJobSpec, game: Arc<PreparedGame>) -> Option<Box<dyn ChunkedWork>> {
        spec.task.roll_sampled(game)
    }
}

codec_fields! { BearoffDescription { database_size, setup, observed_policy, luck_measure } }
