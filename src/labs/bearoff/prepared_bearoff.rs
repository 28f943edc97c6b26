//! The trait by which bear-offs without a cube and with one are prepared and rolled alike.
//!
//! Estimates, the luck of a turn, tables of paths, records and roll maps have a version for each
//! kind of game. Without a cube, an estimate also ranks plays, and its luck fits 32 bits. With a
//! cube, plays are ranked by exact equities, and luck is multiplied by the cube as the game goes.

use core::fmt;
use std::sync::Arc;

use super::choice_draws::ChoiceDraws;
use super::setup::SetupError;
use super::theory::Theory;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::codec::Codec;
use crate::rollout::dice::Dice;
use crate::rollout::job_spec::Describe;
use crate::rollout::resumable::{Pause, Resumable};
use crate::rollout::sampler::MeasuredLuck;
use crate::stats::interval::ScoreBounds;
use crate::stats::score::{Score, Unit};

/// A game with full tables, its paths if they are enumerated, and its exact statistics.
pub type GameParts<P> = (
    P,
    Option<<P as PreparedBearoff>::Paths>,
    <P as PreparedBearoff>::Analysis,
);

/// A setup with its database and the tables that its players and estimates need: a bear-off whose
/// games can be played, one by one or along enumerated paths.
pub trait PreparedBearoff:
    Describe<Description: fmt::Debug + PartialEq + Send + Sync> + Clone + Send + Sync + 'static
{
    /// The unit of the scores.
    const UNIT: Unit;
    /// The standard deviation, in that unit, up to which a spread counts as zero.
    const RESOLUTION: f64;

    /// The position, the players and the estimates.
    type Setup: fmt::Debug + Send + 'static;
    /// The exact values, which all games share.
    type Database: Send + Sync + 'static;
    /// The property by which stored databases differ.
    type DatabaseKey: fmt::Debug + PartialEq + Copy + Send + 'static;
    /// The enumerated positions.
    type Paths: Send + Sync + 'static;
    /// The exact statistics, or their lack.
    type Analysis: Codec + fmt::Debug + Send + Sync + 'static;
    /// The part of the exact statistics that only one kind of game has.
    type Cube;

    /// Begins to build a database.
    fn build_database(key: Self::DatabaseKey) -> Resumable<Self::Database>;

    /// Returns the slow part of a database as bytes.
    fn database_to_bytes(database: &Self::Database) -> Vec<u8>;

    /// Returns the key of the database that a description needs.
    fn database_key(description: &Self::Description) -> Self::DatabaseKey;

    /// Returns the description of the game that later jobs are likely to need: without plays that
    /// only this job's players repeat.
    fn reusable(description: &Self::Description) -> Self::Description;

    /// Evaluates a setup. Its tables are still empty.
    ///
    /// # Errors
    /// [`SetupError`] if the database lacks the checkers or the exact values.
    fn new(database: Arc<Self::Database>, setup: Self::Setup) -> Result<Self, SetupError>;

    /// Evaluates a described setup. `reusable` is the [reusable](Self::reusable) game, if it is
    /// prepared already.
    ///
    /// # Errors
    /// [`SetupError`] if the database lacks the checkers or the exact values.
    fn from_description(
        database: Arc<Self::Database>,
        description: &Self::Description,
        reusable: Option<&Self>,
    ) -> Result<Self, SetupError>;

    /// Returns the setup as it was given.
    fn setup(&self) -> &Self::Setup;

    /// Returns the number of estimates that measure luck.
    fn estimate_count(&self) -> usize;

    /// Returns an estimate's value of the start.
    fn start_value(&self, estimate: usize) -> Score;

    /// Returns whether Williams's sums are defined for an estimate: see [`Sampler::has_williams`].
    ///
    /// [`Sampler::has_williams`]: crate::rollout::sampler::Sampler::has_williams
    fn has_williams(&self, estimate: usize) -> bool;

    /// Returns whether the positions of the game can be enumerated.
    fn is_enumerable(&self) -> bool;

    /// Fills the tables.
    fn tabulate(&mut self, pause: &Pause) -> impl Future<Output = ()> + Send;

    /// Enumerates the positions and computes the exact statistics, if the game is
    /// [enumerable](Self::is_enumerable).
    fn analyse(
        &self,
        pause: &Pause,
    ) -> impl Future<Output = (Option<Self::Paths>, Self::Analysis)> + Send;

    /// Begins to prepare the game, in slices.
    // Both kinds of games implement this, instead of a generic function, so that the WebAssembly
    // module has one copy of the preparation: the one in this crate.
    fn prepare(self) -> Resumable<GameParts<Self>>;

    /// Returns the exact statistics, if there are any.
    fn theory(analysis: &Self::Analysis) -> Option<&Theory<Self::Cube>>;

    /// Returns the bounds of the results of single games, if they are known.
    fn result_bounds(analysis: &Self::Analysis) -> Option<ScoreBounds>;

    /// Plays a game along the paths with these dice and draws, and adds the luck and the losses by each estimate to
    /// `measured`. Returns the result.
    ///
    /// # Errors
    /// The error of the dice, if they run out.
    fn walk<D: Dice>(
        &self,
        paths: &Self::Paths,
        dice: &mut D,
        draws: &mut ChoiceDraws,
        measured: &mut [MeasuredLuck],
    ) -> Result<Score, D::Error>;

    /// Plays a game turn by turn, with the scores of [`Self::walk`]. `scratch` is reused for lists
    /// of plays.
    ///
    /// # Errors
    /// The error of the dice, if they run out.
    fn play_measured<D: Dice>(
        &self,
        dice: &mut D,
        draws: &mut ChoiceDraws,
        scratch: &mut Vec<ArrangementIndex>,
        measured: &mut [MeasuredLuck],
    ) -> Result<Score, D::Error>;
}

/// Prepares a game. If it is enumerable, its tables count a third of the progress.
pub(crate) async fn prepare<P: PreparedBearoff>(
    mut prepared_setup: P,
    pause: Pause,
) -> GameParts<P> {
    let tabulated = if prepared_setup.is_enumerable() {
        1.0 / 3.0
    } else {
        1.0
    };
    prepared_setup.tabulate(&pause.part(0.0, tabulated)).await;
    let (paths, analysis) = prepared_setup.analyse(&pause.part(tabulated, 1.0)).await;
    (prepared_setup, paths, analysis)
}
