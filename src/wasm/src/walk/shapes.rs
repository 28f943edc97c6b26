//! Shapes of rollouts of walks. Undefined values become `null`.

use rollout_lab::models::walk;
use rollout_lab::models::walk::{Lengths, LuckShare, Rollout, Walks};

use super::moments::SampleMoments;
use crate::averages::{Averages, PlainTheory, ReadoutFigures, ReducedTheory};
use crate::objects::{Column, Shape};

/// Statistics of a rollout of walks. For who wins, they are in percent of X's winning chances and
/// in percentage points; for how long walks take, in moves. Luck is the share that is subtracted.
#[derive(Shape)]
pub(super) struct WalkReadout {
    games: u64,
    seed: String,
    #[shape(flatten)]
    averages: Averages,
    /// Plain walks that one reduced walk counts as; null while undefined.
    equivalent_games: Option<f64>,
    #[shape(flatten)]
    figures: ReadoutFigures,
}

impl WalkReadout {
    /// Converts a rollout's current statistics, with a share of the luck subtracted.
    pub fn new(rollout: &Rollout, share: LuckShare) -> Self {
        let point = rollout.point_with_share(share);
        Self {
            games: rollout.games(),
            seed: rollout.seed().to_string(),
            averages: Averages::new(point.plain, point.reduced),
            equivalent_games: point.equivalent_games::<Walks>(),
            figures: ReadoutFigures {
                totals: point.game_sums().into(),
                mean_luck: point.luck,
                expected_se: rollout.expected_errors_with_share(share).into(),
                reliable: point.plain.is_reliable(),
            },
        }
    }
}

/// Exact statistics of a rollout of walks, by solving integral equations, in the unit of
/// `WalkReadout`.
#[derive(Shape)]
pub(super) struct WalkTheory {
    plain: PlainTheory,
    reduced: ReducedTheory,
    /// Luck averages zero, so there is no bias.
    #[shape(type = "true")]
    unbiased: bool,
    /// Plain walks that one reduced walk counts as; null if reduced results have no spread.
    equivalent_games: Option<f64>,
    /// The share of the luck whose subtraction leaves the least spread, which may be negative.
    best_share: f64,
    /// The plain walks that one with that share subtracted counts as; null if no spread is left.
    best_equivalent_games: Option<f64>,
}

impl WalkTheory {
    /// Converts the exact statistics of a rollout with a share of the luck subtracted.
    pub fn new(walks: &Walks, share: LuckShare) -> Self {
        let [plain, reduced] =
            [LuckShare::NONE, share].map(|share| walks.expected_with_share(share));
        let reduction = walks.reduction(0);
        let best = reduction.best_share();
        Self {
            plain: PlainTheory {
                mean: plain.mean,
                sd: plain.sd,
            },
            reduced: ReducedTheory::unbiased(reduced.mean, reduced.sd),
            unbiased: true,
            equivalent_games: reduction.equivalent_games(share.get()),
            best_share: best,
            best_equivalent_games: reduction.equivalent_games(best),
        }
    }
}

/// A walk. For who wins, its result is in percent and luck in percentage points; for how long walks
/// take, both are in moves.
#[derive(Shape)]
pub(super) struct WalkRecord {
    /// The evaluation X at the start, which is 0, and after each move. The last one is at ±1 or
    /// beyond.
    path: Column,
    /// The full luck of each move, whatever share is subtracted.
    luck: Column,
    /// Running sums of the full luck after 1, 2, ... moves.
    luck_so_far: Column,
    trial: u64,
    /// Number of moves of the walk.
    moves: usize,
    /// Number of the game's other moves, which may be fractional.
    other_moves: f64,
    result: f64,
    /// The full luck of all moves.
    all_luck: f64,
    /// The share of the full luck that is subtracted.
    total_luck: f64,
    /// result - totalLuck.
    reduced: f64,
}

impl WalkRecord {
    /// Converts a walk, with a share of the luck subtracted. `full_record` has all of its luck
    /// subtracted.
    pub fn new(full_record: walk::WalkRecord, share: LuckShare) -> Self {
        let all_luck = full_record.subtracted;
        let record = full_record.with_share(share);
        Self {
            luck_so_far: Column(record.luck_so_far()),
            trial: record.trial,
            moves: record.luck.len(),
            other_moves: record.other_moves,
            result: record.result,
            all_luck,
            total_luck: record.subtracted,
            reduced: record.reduced,
            path: Column(record.path),
            luck: Column(record.luck),
        }
    }
}

/// Numbers of games by whole length. The bins have equal width. A length on an edge is in the bin
/// above it.
#[derive(Shape)]
#[shape(from = walk::LengthHistogram)]
struct LengthHistogram {
    counts: Column,
    /// The lower edge of the first bin, in moves.
    first: f64,
    /// The width of a bin, in moves.
    width: f64,
    /// The number of games below all bins.
    below: u64,
    /// The number of games above all bins.
    above: u64,
}

/// The distribution of the lengths of the games so far, in moves.
#[derive(Shape)]
#[shape(from = &Lengths)]
pub(super) struct WalkLengths {
    /// Moments of the lengths of walks.
    #[shape(from = source.walk())]
    walk: SampleMoments,
    /// Moments of the lengths of whole games, which have other moves, too.
    #[shape(from = source.total())]
    total: SampleMoments,
    #[shape(from = source.histogram())]
    histogram: LengthHistogram,
}
