//! The exact statistics of a game, which follow from its enumerated positions.
//!
//! Without a cube and with one, they are computed by different recursions: see
//! `labs/bearoff/theory_builder.rs` and `labs/cube/theory_builder.rs`.

use super::choices::LuckSpreads;
use crate::codec::{Codec, codec_fields};
use crate::rollout::first_rolls::FirstRollSpread;
use crate::stats::interval::ScoreBounds;
use crate::stats::summary::equivalent_games;

/// The exact statistics of a game between given players.
///
/// Without a cube, they are X's, in percent. With a cube
/// ([`CubeTheory`](crate::labs::cube::CubeTheory)), they are in points for the side on roll at the
/// start, per unit of the cube at the start.
///
/// `perfect` is from the database, whose values are rounded. The other numbers are computed from the
/// paths of the games, and only rounded as any `f64` is. So `perfect` can differ from `mean` by up
/// to [`RESOLUTION`](crate::backgammon::bearoff_db::RESOLUTION), even between perfect players.
#[derive(Clone, Debug, PartialEq)]
pub struct Theory<C = ()> {
    /// The value of the start if both sides play perfectly.
    pub perfect: f64,
    /// The value at which plain and reduced rollouts settle. In games to the end, it is the value of
    /// the start with these players.
    pub mean: f64,
    /// The standard deviation of a plain game.
    pub plain_sd: f64,
    /// The parts of the variance of a plain game, in squared percent or squared points: between first
    /// rolls, between second rolls, and the rest.
    pub plain_first_rolls: FirstRollSpread,
    /// The statistics of each estimate.
    pub estimates: Vec<EstimateTheory>,
    /// For each estimate, the values at which rollouts settle that are cut short after 0, 1, 2 …
    /// rolls, and take the estimate's value for the result.
    ///
    /// The first value is the evaluation of the start. The last one is cut after the longest game, so
    /// it is the value of the start with these players. Empty with a cube.
    pub cut_short: Vec<Vec<f64>>,
    /// The statistics that only games have that are cut short at a horizon. `None` if every game
    /// ends before.
    pub cut: Option<CutTheory>,
    /// The statistics that only a game with a cube has.
    pub cube: C,
}

/// The exact statistics of games that are cut short, in the unit of the game's [`Theory`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CutTheory {
    /// The value of the start with these players in games to the end.
    pub to_end: f64,
    /// The lowest and the highest result of one game.
    pub bounds: ScoreBounds,
}

/// The exact statistics of a game by one estimate, in the unit of the game's [`Theory`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EstimateTheory {
    /// The standard deviation of a reduced game. It is exactly 0 if it is rounding.
    pub reduced_sd: f64,
    /// The parts of the variance of a reduced game, in squared percent or squared points: between first
    /// rolls, between second rolls, and the rest.
    pub first_rolls: FirstRollSpread,
    /// The number of plain games that each reduced game counts as: Var(plain) / Var(reduced).
    /// `None` if either variance is zero.
    pub equivalent_games: Option<f64>,
    /// The mean of Williams's start evaluation + disparities. `None` with a cube, for an evaluator
    /// that does not value finished games as their results, where another estimate has the value at
    /// the horizon, or if luck is not measured by
    /// [`LuckMeasure::BestPlays`](super::LuckMeasure::BestPlays).
    pub williams: Option<f64>,
    /// Whether no play loses anything by this estimate. Then each reduced result equals Williams's
    /// start evaluation + disparities, where those are defined. Always false with a cube or a
    /// careless player, and for other measures of luck than
    /// [`LuckMeasure::BestPlays`](super::LuckMeasure::BestPlays).
    pub best_plays: bool,
    /// The lowest and the highest reduced result of one game, over all possible rolls. `None` if
    /// they are too far from the mean to be useful, which only a cube can make them.
    pub bounds: Option<ScoreBounds>,
    /// The standard deviations by both measures of luck that know the players' choices. `None` unless
    /// a player is careless.
    pub luck_spreads: Option<LuckSpreads>,
}

impl<C> Theory<C> {
    /// Returns the parts of the variance of a plain game, and of a reduced one with the luck of the
    /// estimate with this index.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn first_roll_spreads(&self, estimate: usize) -> [FirstRollSpread; 2] {
        [self.plain_first_rolls, self.estimates[estimate].first_rolls]
    }
}

/// Returns a standard deviation, or 0 if it is at most this resolution, and so mere rounding.
pub(crate) fn beyond_rounding(sd: f64, resolution: f64) -> f64 {
    if sd > resolution { sd } else { 0.0 }
}

impl EstimateTheory {
    /// Creates the statistics of an estimate from the standard deviations of a plain and of a
    /// reduced game, without Williams's mean. A deviation of at most `resolution` is rounding.
    pub(crate) fn new(
        plain_sd: f64,
        reduced_sd: f64,
        first_rolls: &FirstRollSpread,
        resolution: f64,
        bounds: Option<ScoreBounds>,
    ) -> Self {
        let reduced_sd = beyond_rounding(reduced_sd, resolution);
        Self {
            reduced_sd,
            first_rolls: *first_rolls,
            equivalent_games: equivalent_games(plain_sd, reduced_sd),
            williams: None,
            best_plays: false,
            bounds,
            luck_spreads: None,
        }
    }
}

codec_fields! {
    [C: Codec] Theory<C> {
        perfect, mean, plain_sd, plain_first_rolls, estimates, cut_short, cut, cube
    }
}

codec_fields! { CutTheory { to_end, bounds } }

codec_fields! {
    EstimateTheory {
        reduced_sd, first_rolls, equivalent_games, williams, best_plays, bounds, luck_spreads
    }
}
