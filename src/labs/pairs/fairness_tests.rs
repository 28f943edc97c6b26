//! Tests of the fairness of coupled dice, by counts of B's rolls.

use core::cell::RefCell;
use std::sync::Arc;

use super::arm::{Arm, ArmView, KindLucks, PathArm};
use super::pair::{WalkedGame, play_pair};
use crate::backgammon::bearoff_db::{Database, DatabaseSize, Position};
use crate::backgammon::side::Side;
use crate::chi_square::{assert_plausible, p_of_counts, p_value};
use crate::labs::bearoff::reachable::NodeIndex;
use crate::labs::bearoff::{ChanceScale, Estimate, EvaluatorKind, Player, PreparedGame, Setup};
use crate::rollout::dice::uniform_below;
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT};
use crate::rollout::pairs::Coupling;
use crate::rollout::pairs::ranking::Ranking;
use crate::rollout::pairs::trials::PairTrials;
use crate::rollout::resumable::run_to_end;
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;
use crate::stats::score::Score;

/// The number of times that each kind was rolled, in one row for each kind of B's previous roll.
/// The last row has first rolls.
type Counts = [[u64; KIND_COUNT]; KIND_COUNT + 1];

/// An arm that counts its rolls.
struct CountingArm<'a> {
    /// The arm that it plays.
    arm: PathArm<'a>,
    /// The row of the previous roll, and the counts.
    rolled: RefCell<(usize, Box<Counts>)>,
}

impl ArmView for CountingArm<'_> {
    type State = NodeIndex;

    fn start(&self) -> Result<NodeIndex, Side> {
        self.rolled.borrow_mut().0 = KIND_COUNT;
        self.arm.start()
    }

    fn after(&self, node: NodeIndex, kind: usize) -> (Result<NodeIndex, Side>, Score) {
        let (last, counts) = &mut *self.rolled.borrow_mut();
        counts[*last][kind] += 1;
        *last = kind;
        self.arm.after(node, kind)
    }

    fn with_ranking<R>(&self, node: NodeIndex, f: impl FnOnce(&Ranking) -> R) -> R {
        self.arm.with_ranking(node, f)
    }

    fn with_ranking_lucks<R>(&self, node: NodeIndex, f: impl FnOnce(&KindLucks) -> R) -> R {
        self.arm.with_ranking_lucks(node, f)
    }
}

/// Prepares the games after a play that leaves X and O these checkers, with O on roll.
fn new_arm(database: &Arc<Database>, x: [u8; 6], o: [u8; 6], ranking: EvaluatorKind) -> Arm {
    let estimate = |evaluator| Estimate {
        evaluator,
        scale: ChanceScale::Linear,
    };
    let position = Position::from_points(x, o).unwrap().with_on_roll(Side::O);
    let setup = Setup {
        position,
        players: [Player::Evaluator(EvaluatorKind::Exact); 2],
        estimates: vec![estimate(EvaluatorKind::Exact), estimate(ranking)],
        truncation: None,
    };
    let game = PreparedGame::new(database.clone(), setup).unwrap();
    run_to_end(async |pause| Arm::new(Some(Arc::new(game)), &pause).await).0
}

/// Rolls pairs with a coupling until B has rolled at least `rolls` times, and counts B's rolls.
fn count_b_rolls(arms: &[Arm; 2], coupling: Coupling, rolls: u64) -> Box<Counts> {
    let [a, b] = arms.each_ref().map(|arm| CountingArm {
        arm: arm.path_arm().unwrap(),
        rolled: RefCell::new((KIND_COUNT, Box::new([[0; KIND_COUNT]; KIND_COUNT + 1]))),
    });
    let (trials, mut walked) = (
        PairTrials::new(Trials::new(Seed::new(15)), false),
        WalkedGame::default(),
    );
    let mut k = 0;
    while b.rolled.borrow().1.as_flattened().iter().sum::<u64>() < rolls {
        for _ in 0..10_000 {
            play_pair([&a, &b], trials, k, &mut walked, Some(coupling));
            k += 1;
        }
    }
    b.rolled.into_inner().1
}

/// Returns the chance of each kind of roll.
fn chances() -> impl Iterator<Item = f64> {
    ALL_KINDS.iter().map(|kind| f64::from(kind.rolls) / 36.0)
}

/// Returns two p-values: that all rolls come from fair dice, and that each roll is independent of
/// the previous one.
fn p_values(counts: &Counts) -> [f64; 2] {
    let all: [u64; KIND_COUNT] =
        core::array::from_fn(|kind| counts.iter().map(|row| row[kind]).sum());
    // The second statistic compares each row with fair dice, given the number of rolls in the row.
    let mut statistic = 0.0;
    let mut rows = 0;
    for row in counts {
        let sum = row.iter().sum::<u64>() as f64;
        if sum < 1000.0 {
            continue;
        }
        rows += 1;
        for (&count, chance) in row.iter().zip(chances()) {
            let off = count as f64 - sum * chance;
            statistic += off * off / (sum * chance);
        }
    }
    [p_of_counts(&all, chances()), p_value(statistic, 20 * rows)]
}

/// Prepares the games of two decisions: one with many checkers, and one with few, in which most
/// rolls have equal effects.
fn decisions(ranking: EvaluatorKind) -> Vec<[Arm; 2]> {
    let database = Arc::new(Database::new(DatabaseSize::SixCheckers));
    [
        ([0, 1, 0, 2, 1, 1], [0, 1, 1, 1, 0, 2], [1, 0, 1, 0, 2, 2]),
        ([1, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [2, 1, 0, 0, 0, 0]),
    ]
    .map(|(a, b, o)| [a, b].map(|x| new_arm(&database, x, o, ranking)))
    .into()
}

#[test]
fn ranked_and_same_dice_are_fair() {
    // 10⁷ rolls with exact ranks, then 10⁶ with all rolls tied and 10⁶ with crude ranks.
    for (ranking, rolls) in [
        (EvaluatorKind::Exact, 10_000_000),
        (EvaluatorKind::Even, 1_000_000),
        (EvaluatorKind::PipCount, 1_000_000),
    ] {
        for arms in decisions(ranking) {
            for coupling in [Coupling::Ranked, Coupling::Same] {
                let counts = count_b_rolls(&arms, coupling, rolls);
                let [p, p_next] = p_values(&counts);
                let what = format!("{ranking:?} {coupling:?}");
                assert_plausible(p, &what);
                assert_plausible(p_next, &(what + " and the roll before"));
            }
        }
    }
}

#[test]
fn nearest_coupling_biases_dice() {
    let [many, _] = decisions(EvaluatorKind::Exact).try_into().ok().unwrap();
    let [p, p_next] = p_values(&count_b_rolls(&many, Coupling::Nearest, 1_000_000));
    assert!(p < 1e-9 && p_next < 1e-9, "{p} {p_next}");
}

#[test]
fn uniform_below_draws_uniformly() {
    // 3 × 10⁶ draws below each number.
    for count in [1, 7, 36] {
        let mut rng = PairTrials::new(Trials::new(Seed::new(1)), false).tie_breaker(0);
        let mut counts = vec![0_u64; count.into()];
        for _ in 0..3_000_000 {
            counts[usize::from(uniform_below(count, &mut rng))] += 1;
        }
        if count > 1 {
            let even = counts.iter().map(|_| 1.0 / f64::from(count));
            assert_plausible(p_of_counts(&counts, even), "below");
        }
    }
}
