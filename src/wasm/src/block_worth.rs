//! The worth of blocks of games whose first rolls are rotated, where exact statistics are known.

use rollout_lab::rollout::first_rolls::FirstRollSpread;
use rollout_lab::rollout::readout::{ExpectedErrors, GameSums};
use rollout_lab::rollout::rotation::Rotation;
use rollout_lab::rollout::sampled::Rollout;
use rollout_lab::rollout::sampler::Sampler;
use rollout_lab::stats::summary::equivalent_games;

use crate::objects::Shape;
use crate::rotation::BlockCounts;

/// The number of games with random first rolls, scored alike, that one game of a complete block
/// counts as; null if the mean of a block has no spread.
#[derive(Shape)]
pub(crate) struct BlockWorth {
    /// Without luck subtracted.
    pub plain: Option<f64>,
    /// With luck subtracted.
    pub reduced: Option<f64>,
}

/// Exact statistics of complete blocks, plain and with luck subtracted.
pub(crate) struct ExactOfBlocks {
    /// The standard deviation of a plain game, and of a reduced one: that of independent games whose
    /// blocks spread as much.
    pub sds: [f64; 2],
    /// The number of plain games that one reduced game counts as.
    pub equivalent_games: Option<f64>,
    /// The worth of a game.
    pub worth: BlockWorth,
}

impl ExactOfBlocks {
    /// Computes the statistics from the parts of the variance of a plain and of a reduced game.
    pub fn new(spreads: &[FirstRollSpread; 2], rotation: Rotation) -> Self {
        let sds = spreads.each_ref().map(|spread| spread.sd(rotation));
        let [plain, reduced] = spreads.each_ref().map(|spread| spread.worth(rotation));
        Self {
            sds,
            equivalent_games: equivalent_games(sds[0], sds[1]),
            worth: BlockWorth { plain, reduced },
        }
    }
}

/// Figures of a rollout whose first rolls are rotated.
pub(crate) struct RotatedFigures {
    /// The blocks of games.
    pub blocks: BlockCounts,
    /// The sums over all games.
    pub sums: GameSums,
    /// The exact standard errors of both averages.
    pub expected: ExpectedErrors,
}

impl RotatedFigures {
    /// Returns the figures with the luck of an estimate subtracted; `None` if first rolls are random.
    pub fn of<S: Sampler>(rollout: &Rollout<S>, estimate: usize) -> Option<Self> {
        let rotation = rollout.rotation()?;
        let blocks = BlockCounts::of(rollout.sums().blocks()?);
        let (games, spreads) = (
            rollout.games(),
            rollout.sampler().first_roll_spreads(estimate),
        );
        Some(Self {
            blocks,
            sums: rollout.game_sums(estimate),
            expected: ExpectedErrors::rotated(games, rotation, spreads),
        })
    }
}
