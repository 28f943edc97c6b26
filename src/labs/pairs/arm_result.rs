//! One of the two games of a pair, and what is true of it by itself.

use core::iter::repeat_n;

use super::arm::{LUCK, RANKING};
use super::joint_rolls::Turn;
use crate::labs::bearoff::paths::Paths;
use crate::labs::bearoff::reachable::{Node, O_WON, X_WON};
use crate::labs::bearoff::theory::TheoryBuilder;
use crate::rollout::dice::{ALL_KINDS, KINDS, ROLLS};
use crate::rollout::pairs::ranking::Ranking;
use crate::stats::score::{CompactScore, Score, Unit};

/// What is left of a result, or of a difference of two: its mean and its variance from there on, 0..1.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Left {
    pub mean: f64,
    pub variance: f64,
}

/// A game, with what is true of its nodes.
#[derive(Clone, Copy)]
pub(crate) struct Half<'a> {
    pub paths: &'a Paths,
    known: &'a HalfBuilder,
}

/// What is true of a game's nodes, in the making.
pub(crate) struct HalfBuilder {
    theory: TheoryBuilder,
    rankings: Vec<Ranking>,
    /// For each node, whether all rolls are tied there and at all that follow. Both are known of those in the last part
    /// of the order.
    tied: Vec<bool>,
    /// How many of these are known.
    done: usize,
}

/// Nodes done between two questions whether to go on.
const STRIDE: usize = 256;

impl HalfBuilder {
    pub fn new(paths: &Paths) -> Self {
        Self {
            theory: TheoryBuilder::new(paths),
            rankings: vec![Ranking::new(&[CompactScore::ZERO; KINDS]); paths.next.len()],
            tied: vec![false; paths.next.len()],
            done: 0,
        }
    }

    /// How much is done, 0..1.
    pub fn progress(&self) -> f64 {
        let tied = self.done as f64 / self.tied.len() as f64;
        self.theory.progress().midpoint(tied)
    }

    /// Goes on as long as `keep_going` says so; returns whether all is done.
    pub fn build_while(&mut self, paths: &Paths, keep_going: &mut dyn FnMut() -> bool) -> bool {
        if !self.theory.build_while(paths, keep_going) {
            return false;
        }
        while let Some(left) = paths.order.len().checked_sub(self.done + 1) {
            let node = paths.order[left] as usize;
            let ranking = Ranking::new(&paths.estimates[RANKING].luck[node]);
            let after = |&next: &Node| next >= O_WON || self.tied[next as usize];
            self.tied[node] =
                u32::from(ranking.tied[0]) == ROLLS && paths.next[node].iter().all(after);
            self.rankings[node] = merged(ranking, paths, node);
            self.done += 1;
            if self.done.is_multiple_of(STRIDE) && !keep_going() {
                return false;
            }
        }
        true
    }
}

impl<'a> Half<'a> {
    pub const fn new(paths: &'a Paths, known: &'a HalfBuilder) -> Self {
        Self { paths, known }
    }

    /// Whether the game is over, or no roll will be better than another any more.
    pub fn is_tied(self, node: Node) -> bool {
        node >= O_WON || self.known.tied[node as usize]
    }

    /// Luck of each kind of roll at a node, 0..1.
    pub fn lucks(self, node: Node) -> [f64; KINDS] {
        self.paths.estimates[LUCK].luck[node as usize]
            .map(|luck| Score::from(luck).in_unit(Unit::Points))
    }

    /// How the rolls at a node rank.
    pub fn turn(self, node: Node) -> Turn<'a> {
        let node = node as usize;
        Turn {
            lucks: &self.paths.estimates[RANKING].luck[node],
            ranking: &self.known.rankings[node],
        }
    }

    /// The moments of what remains of a game from a node, plain and reduced.
    pub fn left(self, node: Node) -> [Left; 2] {
        let of = |mean: f64, variance: f64| Left { mean, variance };
        match node {
            X_WON => [of(1.0, 0.0); 2],
            O_WON => [of(0.0, 0.0); 2],
            _ => {
                let (chance, variance) = self.known.theory.of_nodes(LUCK);
                let (mean, reduced) = (chance[node as usize], variance[node as usize]);
                [of(mean, mean * (1.0 - mean)), of(mean, reduced)]
            }
        }
    }

    /// Variance of the result, plain and reduced, when the first roll is known: the mean of that over the 36.
    pub fn rotated(self) -> [f64; 2] {
        let mut rotated = [0.0; 2];
        for (kind, &next) in ALL_KINDS.iter().zip(&self.paths.next[0]) {
            let share = f64::from(kind.rolls) / f64::from(ROLLS);
            for (rotated, left) in rotated.iter_mut().zip(self.left(next)) {
                *rotated += share * left.variance;
            }
        }
        rotated
    }
}

/// A ranking in which the first kind of those that lead to the same place with the same luck stands for all of them. They are
/// tied, and next to each other: near the end of a game most rolls do the same, and they are gone through once.
fn merged(mut ranking: Ranking, paths: &Paths, node: usize) -> Ranking {
    let luck = &paths.estimates[LUCK].luck[node];
    let outcome = |kind: u8| {
        let kind = usize::from(kind);
        (paths.next[node][kind], Score::from(luck[kind]))
    };
    let mut rank = 0;
    while rank < ranking.order.len() {
        let tie = ranking.tied_at(rank);
        rank = tie.end;
        let tie = &mut ranking.order[tie];
        let mut counts = [0; KINDS];
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
pub(crate) fn difference(a: [Left; 2], b: [Left; 2]) -> [Left; 2] {
    core::array::from_fn(|way| Left {
        mean: a[way].mean - b[way].mean,
        variance: a[way].variance + b[way].variance,
    })
}
