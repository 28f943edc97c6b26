//! Exact statistics of one of the two games of a pair, node by node.

use core::iter::repeat_n;

use super::arm::{LUCK_ESTIMATE, RANKING_ESTIMATE};
use super::joint_rolls::RankedTurn;
use crate::labs::bearoff::paths::Paths;
use crate::labs::bearoff::reachable::{NodeIndex, O_WON, X_WON};
use crate::labs::bearoff::theory_builder::TheoryBuilder;
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT, ROLL_COUNT};
use crate::rollout::pairs::ranking::Ranking;
use crate::rollout::resumable::Pause;
use crate::stats::score::{CompactScore, Score, Unit};

/// The mean and variance of what remains of a result, or of a difference of two results, from a
/// node on. Chances are 0..1.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RemainingMoments {
    /// The mean.
    pub mean: f64,
    /// The variance.
    pub variance: f64,
}

/// A game with the analysis of its nodes.
#[derive(Clone, Copy)]
pub(crate) struct ArmResult<'a> {
    /// The enumerated positions.
    pub paths: &'a Paths,
    /// The statistics and rankings.
    analysis: &'a ArmAnalysis,
}

/// The statistics and the rankings of a game's nodes.
pub(crate) struct ArmAnalysis {
    /// The exact statistics of the game.
    theory: TheoryBuilder,
    /// The ranking of the rolls at each node. One kind stands for all kinds with equal effects.
    rankings: Vec<Ranking>,
    /// Whether all rolls are tied at a node and at all nodes that can follow.
    all_tied: Vec<bool>,
}

/// The number of nodes ranked between two pauses.
const STRIDE: usize = 256;

impl ArmAnalysis {
    /// Analyses all nodes, from the ends of the games backwards.
    pub async fn compute(paths: &Paths, pause: &Pause) -> Self {
        let mut theory = TheoryBuilder::new(paths);
        theory.add_all(paths, &pause.part(0.0, 0.5)).await;
        let pause = pause.part(0.5, 1.0);
        let (order, nodes) = (&paths.topological_order, paths.next.len());
        let mut rankings = vec![Ranking::new(&[CompactScore::ZERO; KIND_COUNT]); nodes];
        let mut all_tied = vec![false; nodes];
        for (done, &node) in (1..).zip(order.iter().rev()) {
            let node = node as usize;
            let ranking = Ranking::new(&paths.estimates[RANKING_ESTIMATE].luck[node]);
            let is_tied = |&next: &NodeIndex| next >= O_WON || all_tied[next as usize];
            all_tied[node] = u32::from(ranking.tie_size[0]) == ROLL_COUNT
                && paths.next[node].iter().all(is_tied);
            rankings[node] = merge_equivalent_kinds(ranking, paths, node);
            pause.every(STRIDE, done, order.len()).await;
        }
        Self {
            theory,
            rankings,
            all_tied,
        }
    }
}

impl<'a> ArmResult<'a> {
    /// Combines a game with its analysis.
    pub const fn new(paths: &'a Paths, analysis: &'a ArmAnalysis) -> Self {
        Self { paths, analysis }
    }

    /// Returns whether the game is over, or all rolls are tied from this node on.
    pub fn is_tied(self, node: NodeIndex) -> bool {
        node >= O_WON || self.analysis.all_tied[node as usize]
    }

    /// Returns the luck of each kind of roll at a node, as chances (0..1), by the estimate that is
    /// subtracted.
    pub fn roll_lucks(self, node: NodeIndex) -> [f64; KIND_COUNT] {
        self.paths.estimates[LUCK_ESTIMATE].luck[node as usize]
            .map(|luck| Score::from(luck).in_unit(Unit::Points))
    }

    /// Returns the ranked rolls at a node.
    pub fn ranked_turn(self, node: NodeIndex) -> RankedTurn<'a> {
        let node = node as usize;
        RankedTurn {
            lucks: &self.paths.estimates[RANKING_ESTIMATE].luck[node],
            ranking: &self.analysis.rankings[node],
        }
    }

    /// Returns the moments of X's result from a node on, plain and reduced.
    pub fn remaining(self, node: NodeIndex) -> [RemainingMoments; 2] {
        let moments = |mean: f64, variance: f64| RemainingMoments { mean, variance };
        match node {
            X_WON => [moments(1.0, 0.0); 2],
            O_WON => [moments(0.0, 0.0); 2],
            _ => {
                let (chance, variance) = self.analysis.theory.node_moments(LUCK_ESTIMATE);
                let (mean, reduced) = (chance[node as usize], variance[node as usize]);
                [moments(mean, mean * (1.0 - mean)), moments(mean, reduced)]
            }
        }
    }

    /// Returns the variance of the result that remains when the first roll is known, averaged over
    /// the 36 first rolls: plain and reduced.
    pub fn rotated_variances(self) -> [f64; 2] {
        let mut variances = [0.0; 2];
        for (kind, &next) in ALL_KINDS.iter().zip(&self.paths.next[0]) {
            let share = f64::from(kind.rolls) / f64::from(ROLL_COUNT);
            for (rotated, remaining) in variances.iter_mut().zip(self.remaining(next)) {
                *rotated += share * remaining.variance;
            }
        }
        variances
    }
}

/// Merges tied kinds of roll that lead to the same node with the same luck: the first of them
/// stands for all.
///
/// Near the end of a game most rolls have equal effects, so this saves most of the work.
fn merge_equivalent_kinds(mut ranking: Ranking, paths: &Paths, node: usize) -> Ranking {
    let luck = &paths.estimates[LUCK_ESTIMATE].luck[node];
    let outcome = |kind: u8| {
        let kind = usize::from(kind);
        (paths.next[node][kind], Score::from(luck[kind]))
    };
    let mut rank = 0;
    while rank < ranking.kind_by_rank.len() {
        let tie = ranking.tied_ranks(rank);
        rank = tie.end;
        let tie = &mut ranking.kind_by_rank[tie];
        let mut counts = [0; KIND_COUNT];
        for &kind in &*tie {
            let first = tie.iter().find(|&&other| outcome(other) == outcome(kind));
            counts[usize::from(*first.unwrap_or(&kind))] += 1;
        }
        // Sorted by kind, so that merged kinds stand next to each other.
        let kinds = (0..).zip(counts);
        let kinds = kinds.flat_map(|(kind, count)| repeat_n(kind, count));
        for (place, kind) in tie.iter_mut().zip(kinds) {
            *place = kind;
        }
    }
    ranking
}

/// Returns the moments of the difference of two independent results, plain and reduced.
pub(crate) fn independent_difference(
    a: [RemainingMoments; 2],
    b: [RemainingMoments; 2],
) -> [RemainingMoments; 2] {
    core::array::from_fn(|series| RemainingMoments {
        mean: a[series].mean - b[series].mean,
        variance: a[series].variance + b[series].variance,
    })
}
