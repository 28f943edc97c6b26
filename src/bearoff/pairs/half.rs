//! One of the two games of a pair, and what is true of it by itself.

use crate::bearoff::paths::{Node, O_WON, Paths, X_WON};
use crate::bearoff::theory::TheoryBuilder;
use crate::dice::{ALL_KINDS, KINDS, ROLLS};
use crate::score::{CompactScore, Score, Unit};

/// What is left of a result, or of a difference of two: its mean and its variance from there on, 0..1.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Left {
    pub mean: f64,
    pub variance: f64,
}

/// A game, with what is true of its nodes.
#[derive(Clone, Copy)]
pub(super) struct Half<'a> {
    pub paths: &'a Paths,
    /// X's chance at each node.
    chance: &'a [f64],
    /// Variance of the reduced result from there on.
    variance: &'a [f64],
}

/// The estimate whose luck is subtracted, and the one that ranks rolls.
const SUBTRACTED: usize = 0;
const RANKING: usize = 1;

impl<'a> Half<'a> {
    pub fn new(paths: &'a Paths, theory: &'a TheoryBuilder) -> Self {
        let (chance, variance) = theory.of_nodes(SUBTRACTED);
        Self {
            paths,
            chance,
            variance,
        }
    }

    /// Luck of a kind of roll at a node, 0..1.
    pub fn luck(self, node: Node, kind: usize) -> f64 {
        let luck = self.paths.estimates[SUBTRACTED].luck[node as usize][kind];
        Score::from(luck).in_unit(Unit::Points)
    }

    /// By what the rolls at a node are ranked.
    pub fn ranked_by(self, node: Node) -> &'a [CompactScore; KINDS] {
        &self.paths.estimates[RANKING].luck[node as usize]
    }

    /// What is left at a node, plain and reduced.
    pub fn left(self, node: Node) -> [Left; 2] {
        let of = |mean: f64, variance: f64| Left { mean, variance };
        match node {
            X_WON => [of(1.0, 0.0); 2],
            O_WON => [of(0.0, 0.0); 2],
            _ => {
                let mean = self.chance[node as usize];
                let reduced = self.variance[node as usize];
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

/// What is left of a difference of two that have nothing to do with each other.
pub(super) fn difference(a: [Left; 2], b: [Left; 2]) -> [Left; 2] {
    core::array::from_fn(|way| Left {
        mean: a[way].mean - b[way].mean,
        variance: a[way].variance + b[way].variance,
    })
}
