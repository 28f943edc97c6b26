//! One of the two games of a pair, and what is true of it by itself.

use core::iter::repeat_n;

use super::arm::{LUCK_ESTIMATE, RANKING_ESTIMATE};
use super::joint_rolls::RankedTurn;
use crate::labs::bearoff::paths::Paths;
use crate::labs::bearoff::reachable::{NodeIndex, O_WON, X_WON};
use crate::labs::bearoff::theory::TheoryBuilder;
use crate::rollout::dice::{ALL_KINDS, KIND_COUNT, ROLL_COUNT};
use crate::rollout::pairs::ranking::Ranking;
use crate::stats::score::{CompactScore, Score, Unit};

/// What is left of a result, or of a difference of two: its mean and its variance from there on, 0..1.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RemainingMoments {
    pub mean: f64,
    pub variance: f64,
}

/// A game, with what is true of its nodes.
#[derive(Clone, Copy)]
pub(crate) struct ArmResult<'a> {
    pub paths: &'a Paths,
    builder: &'a ArmResultBuilder,
}

/// Builds an [`ArmResult`] in steps.
pub(crate) struct ArmResultBuilder {
    theory: TheoryBuilder,
    rankings: Vec<Ranking>,
    /// For each node, whether all rolls are tied there and at all that follow. Both are known of those in the last part
    /// of the order.
    all_tied: Vec<bool>,
    /// How many of these are known.
    done: usize,
}

/// Nodes done between two questions whether to go on.
const STRIDE: usize = 256;

impl ArmResultBuilder {
    pub fn new(paths: &Paths) -> Self {
        Self {
            theory: TheoryBuilder::new(paths),
            rankings: vec![Ranking::new(&[CompactScore::ZERO; KIND_COUNT]); paths.next.len()],
            all_tied: vec![false; paths.next.len()],
            done: 0,
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        let tied = self.done as f64 / self.all_tied.len() as f64;
        self.theory.progress().midpoint(tied)
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, paths: &Paths, keep_going: &mut dyn FnMut() -> bool) -> bool {
        if !self.theory.build_while(paths, keep_going) {
            return false;
        }
        while let Some(left) = paths.topological_order.len().checked_sub(self.done + 1) {
            let node = paths.topological_order[left] as usize;
            let ranking = Ranking::new(&paths.estimates[RANKING_ESTIMATE].luck[node]);
            let after = |&next: &NodeIndex| next >= O_WON || self.all_tied[next as usize];
            self.all_tied[node] =
                u32::from(ranking.tie_size[0]) == ROLL_COUNT && paths.next[node].iter().all(after);
            self.rankings[node] = merge_equivalent_kinds(ranking, paths, node);
            self.done += 1;
            if self.done.is_multiple_of(STRIDE) && !keep_going() {
                return false;
            }
        }
        true
    }
}

impl<'a> ArmResult<'a> {
    pub const fn new(paths: &'a Paths, builder: &'a ArmResultBuilder) -> Self {
        Self { paths, builder }
    }

    /// Whether the game is over, or no roll will be better than another any more.
    pub fn is_tied(self, node: NodeIndex) -> bool {
        node >= O_WON || self.builder.all_tied[node as usize]
    }

    /// Luck of each kind of roll at a node, 0..1.
    pub fn roll_lucks(self, node: NodeIndex) -> [f64; KIND_COUNT] {
        self.paths.estimates[LUCK_ESTIMATE].luck[node as usize]
            .map(|luck| Score::from(luck).in_unit(Unit::Points))
    }

    /// How the rolls at a node rank.
    pub fn ranked_turn(self, node: NodeIndex) -> RankedTurn<'a> {
        let node = node as usize;
        RankedTurn {
            lucks: &self.paths.estimates[RANKING_ESTIMATE].luck[node],
            ranking: &self.builder.rankings[node],
        }
    }

    /// The moments of what remains of a game from a node, plain and reduced.
    pub fn remaining(self, node: NodeIndex) -> [RemainingMoments; 2] {
        let of = |mean: f64, variance: f64| RemainingMoments { mean, variance };
        match node {
            X_WON => [of(1.0, 0.0); 2],
            O_WON => [of(0.0, 0.0); 2],
            _ => {
                let (chance, variance) = self.builder.theory.node_moments(LUCK_ESTIMATE);
                let (mean, reduced) = (chance[node as usize], variance[node as usize]);
                [of(mean, mean * (1.0 - mean)), of(mean, reduced)]
            }
        }
    }

    /// Variance of the result, plain and reduced, when the first roll is known: the mean of that over the 36.
    pub fn rotated_variances(self) -> [f64; 2] {
        let mut variances = [0.0; 2];
        for (kind, &next) in ALL_KINDS.iter().zip(&self.paths.next[0]) {
            let share = f64::from(kind.rolls) / f64::from(ROLL_COUNT);
            for (rotated, left) in variances.iter_mut().zip(self.remaining(next)) {
                *rotated += share * left.variance;
            }
        }
        variances
    }
}

/// A ranking in which the first kind of those that lead to the same place with the same luck stands for all of them. They are
/// tied, and next to each other: near the end of a game most rolls do the same, and they are gone through once.
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
        let kinds = (0..).zip(counts);
        let kinds = kinds.flat_map(|(kind, count)| repeat_n(kind, count));
        for (place, kind) in tie.iter_mut().zip(kinds) {
            *place = kind;
        }
    }
    ranking
}

/// What is left of a difference of two that have nothing to do with each other.
pub(crate) fn independent_difference(
    a: [RemainingMoments; 2],
    b: [RemainingMoments; 2],
) -> [RemainingMoments; 2] {
    core::array::from_fn(|way| RemainingMoments {
        mean: a[way].mean - b[way].mean,
        variance: a[way].variance + b[way].variance,
    })
}
