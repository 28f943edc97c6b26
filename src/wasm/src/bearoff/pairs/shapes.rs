//! Shapes of pairs of bear-offs. Undefined values become `null`.

use rollout_lab::backgammon::bearoff_db::Checkers;
use rollout_lab::backgammon::side::Side;
use rollout_lab::labs::bearoff::RecordedTurn;
use rollout_lab::labs::pairs;
use rollout_lab::labs::pairs::{ExactDifference, PairArm, PairsRollout, PreparedPairs, Verdict};
use rollout_lab::rollout::pairs::{Coupling, PairPoint};
use rollout_lab::rollout::readout::GameSums;

use crate::averages::{Approximate, Average, Averages, ReadoutFigures, ReducedTheory};
use crate::bearoff::turn_shapes::BearoffTurn;
use crate::objects::{Properties, Shape};
use crate::pairs::{MeasuredFigures, coupling_name};

/// The mover's exact winning chances after both plays, in percent.
#[derive(Shape)]
#[shape(from = [f64; 2])]
pub(super) struct ExactChances {
    a: f64,
    b: f64,
    /// A - B, in percentage points.
    #[shape(from = a - b)]
    difference: f64,
}

/// Exact statistics of A - B in one coupling, by enumerating both games at once, in percentage
/// points of the mover's winning chances.
#[derive(Shape)]
pub(super) struct PairsTheory {
    /// The exact difference, which all couplings estimate.
    truth: f64,
    plain: ReducedTheory,
    reduced: ReducedTheory,
    /// Whether the bias is zero.
    unbiased: bool,
    /// Plain pairs with independent dice that one reduced pair counts as; null if reduced
    /// differences have no spread, or are biased.
    equivalent_games: Option<f64>,
}

impl From<ExactDifference> for ReducedTheory {
    fn from(difference: ExactDifference) -> Self {
        let ExactDifference { mean, sd, bias } = difference;
        Self { mean, sd, bias }
    }
}

impl PairsTheory {
    /// Converts the exact statistics of A - B in a coupling; `None` if they are unknown.
    pub fn new(pairs: &PreparedPairs, coupling: Coupling) -> Option<Self> {
        let theory = pairs.theory(coupling)?;
        Some(Self {
            truth: theory.truth,
            plain: theory.plain.into(),
            reduced: theory.reduced.into(),
            unbiased: coupling.is_unbiased(),
            equivalent_games: pairs.exact_worth(coupling, true).equivalent_pairs,
        })
    }
}

/// Statistics of A - B in one coupling, in percentage points of the mover's winning chances.
/// `games` are pairs, results are differences.
#[derive(Shape)]
pub(super) struct PairsReadout {
    games: u64,
    seed: String,
    #[shape(flatten)]
    averages: Averages,
    /// Plain pairs with independent dice that one reduced pair counts as; null while undefined.
    equivalent_games: Option<f64>,
    #[shape(flatten)]
    figures: ReadoutFigures,
}

impl PairsReadout {
    /// Converts the current statistics of A - B in a coupling.
    pub fn new(rollout: &PairsRollout, coupling: Coupling) -> Self {
        let averages = rollout.average(coupling);
        let [plain, reduced] = [false, true].map(|reduced| {
            let point: PairPoint = rollout.point(coupling, reduced);
            Average {
                summary: point.difference.into(),
                any_time: point.any_time(),
            }
        });
        Self {
            games: rollout.games(),
            seed: rollout.seed().to_string(),
            averages: Averages {
                plain,
                reduced,
                approximate: Approximate::new(&averages.plain, &averages.reduced),
            },
            equivalent_games: rollout.worth(coupling, true).equivalent_pairs,
            figures: ReadoutFigures {
                totals: GameSums::of_summaries(&averages.plain, &averages.reduced).into(),
                mean_luck: averages.luck,
                expected_se: rollout.expected_errors(coupling).into(),
                reliable: rollout.games() >= rollout.reliable_from(),
            },
        }
    }
}

/// Exact statistics of A - B in one coupling; null if they are unknown.
#[derive(Shape)]
struct ExactFigures {
    mean: Option<f64>,
    sd: Option<f64>,
    /// The exact value of `worth`.
    worth: Option<f64>,
    /// The exact value of `needed`.
    needed: Option<f64>,
}

/// Statistics of one coupling, plain or reduced. Results are in percent of the mover's winning
/// chances, differences in percentage points.
#[derive(Shape)]
struct PairsFigures {
    #[shape(flatten)]
    measured: MeasuredFigures,
    exact: ExactFigures,
}

impl PairsFigures {
    /// Converts the statistics of a coupling.
    fn new(rollout: &PairsRollout, coupling: Coupling, reduced: bool) -> Self {
        let pairs = rollout.pairs();
        let exact = pairs.exact_difference(coupling, reduced);
        let worth = pairs.exact_worth(coupling, reduced);
        let point = rollout.point(coupling, reduced);
        Self {
            measured: MeasuredFigures::new(&point, rollout.worth(coupling, reduced)),
            exact: ExactFigures {
                mean: exact.map(|exact| exact.mean),
                sd: exact.map(|exact| exact.sd),
                worth: worth.equivalent_pairs,
                needed: worth.pairs_needed,
            },
        }
    }
}

/// Statistics of one coupling, plain and reduced.
#[derive(Shape)]
struct PairsFiguresBoth {
    plain: PairsFigures,
    reduced: PairsFigures,
}

/// Converts the current statistics of all couplings into an object with a `PairsFiguresBoth` for
/// each.
pub(super) fn couplings(rollout: &PairsRollout) -> Properties {
    let mut couplings = Properties::new();
    for coupling in Coupling::ALL {
        let both = PairsFiguresBoth {
            plain: PairsFigures::new(rollout, coupling, false),
            reduced: PairsFigures::new(rollout, coupling, true),
        };
        couplings.push(coupling_name(coupling), both);
    }
    couplings
}

/// The best coupling, plain or reduced.
#[derive(Shape)]
#[shape(from = Verdict)]
pub(super) struct PairsVerdict {
    /// Whether exact standard deviations decided. Else measured ones did.
    exact: bool,
    #[shape(type = "CouplingName")]
    best: Coupling,
    reduced: bool,
    /// The number of plain pairs with independent dice that one of its pairs counts as; null if its
    /// pairs do not spread.
    worth: Option<f64>,
    /// The best coupling among plain results.
    #[shape(type = "CouplingName")]
    plain_best: Coupling,
    /// The worth of the best coupling among plain results.
    plain_worth: Option<f64>,
    /// Couplings in which subtracting luck increases the spread.
    #[shape(type = "CouplingName[]", from = source.widened)]
    raised: Vec<Coupling>,
}

/// A turn of one of a pair's games.
#[derive(Shape)]
struct PairTurn {
    #[shape(flatten)]
    turn: BearoffTurn,
    /// The roll's rank among the 36 for the side on roll; 1 is the best.
    rank: u8,
    /// The first and the last rank of the rolls that tie with this one.
    tied: (u8, u8),
}

impl PairTurn {
    /// Converts a turn of a side.
    fn new(turn: pairs::PairTurn, side: Side) -> Self {
        Self {
            turn: RecordedTurn { side, ..turn.turn }.into(),
            rank: turn.rank,
            tied: turn.tied_ranks,
        }
    }
}

/// A turn of both games; null for a game that is over.
#[derive(Shape)]
struct PairStep {
    side: Side,
    a: Option<PairTurn>,
    b: Option<PairTurn>,
    /// The running sum of A's luck for the mover minus B's, in percentage points.
    luck_so_far: f64,
}

/// One of a pair's games. Its result is in percent: 100 if the mover won, else 0. Luck is for the
/// mover, in percentage points.
#[derive(Shape)]
#[shape(from = PairArm)]
struct PairStrand {
    /// The mover's checkers after the play.
    start: Checkers,
    result: f64,
    #[shape(from = source.luck)]
    total_luck: f64,
    reduced: f64,
}

/// A pair of games. Result and luck are A's minus B's, in percentage points of the mover's winning
/// chances.
#[derive(Shape)]
pub(super) struct PairRecord {
    trial: u64,
    result: f64,
    total_luck: f64,
    reduced: f64,
    a: PairStrand,
    b: PairStrand,
    steps: Vec<PairStep>,
}

impl PairRecord {
    /// Converts a pair. The core calls the mover X; here the sides have their own names.
    pub fn new(trial: u64, record: pairs::PairRecord, mover: Side) -> Self {
        let own_side = |side: Side| match mover {
            Side::X => side,
            Side::O => side.other(),
        };
        let steps = record.steps.into_iter().map(|step| {
            let side = own_side(step.side);
            let [a, b] = step
                .turns
                .map(|turn| turn.map(|turn| PairTurn::new(turn, side)));
            PairStep {
                side,
                a,
                b,
                luck_so_far: step.luck_so_far,
            }
        });
        let [a, b] = record.arms.map(PairStrand::from);
        Self {
            trial,
            result: record.result,
            total_luck: record.luck,
            reduced: record.reduced,
            a,
            b,
            steps: steps.collect(),
        }
    }
}
