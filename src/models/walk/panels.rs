//! What a function of X is on average after a move, by a quadrature that knows where the function leaps.

use super::exact_walk::ExactWalk;
use super::legendre;
use super::nystrom::move_density;
use super::outcome::LengthEvaluator;
use super::winning_chance_scale::{ScaleEvaluator, WinningChanceScale};
use crate::stats::normal;

/// A function of X on (−1, 1) that is odd or even, and has values of its own beyond ±1.
#[derive(Clone, Debug)]
pub struct Panels {
    a: f64,
    /// −1 for odd functions, 1 for even ones: what the function is at −X, over what it is at X.
    parity: f64,
    /// What it is from 1 on.
    end: f64,
    nodes: Vec<PanelNode>,
}

/// A node of the quadrature, in (0, 1).
#[derive(Clone, Copy, Debug)]
pub struct PanelNode {
    /// Where.
    pub x: f64,
    /// Its weight, divided by A.
    weight: f64,
    /// The function's value.
    pub value: f64,
}

/// How a function is shaped.
struct Shape {
    /// Whether it is odd; else it is even.
    is_odd: bool,
    /// The function's value from 1 on.
    end: f64,
    /// Where in (0, 1) it leaps or turns, rising.
    breaks: Vec<f64>,
    /// Whether it bends between them.
    is_curved: bool,
}

/// Nodes of a panel.
const NODES: usize = 16;

/// Of one that is far narrower than a move, and has nothing in it but a constant.
const FEW_NODES: usize = 4;

impl Panels {
    /// Creates the panels of a scale's value − 1/2, after moves of standard deviation `a`.
    pub fn for_scale(scale: WinningChanceScale, a: f64) -> Self {
        let evaluator = ScaleEvaluator::new(scale, a);
        let shape = Shape {
            is_odd: true,
            end: 0.5,
            breaks: evaluator.breaks(),
            is_curved: evaluator.is_curved(),
        };
        Self::new(a, &shape, &|x| evaluator.centred_value(x))
    }

    /// Creates the panels of an evaluator's number of moves left in a walk.
    pub fn for_length(evaluator: LengthEvaluator, walk: &ExactWalk) -> Self {
        let shape = Shape {
            is_odd: false,
            end: 0.0,
            breaks: Vec::new(),
            is_curved: true,
        };
        Self::new(walk.a(), &shape, &|x| evaluator.moves_left(walk, x))
    }

    /// A function of this shape, after moves of standard deviation `a`.
    ///
    /// Sixteen nodes integrate the density of a move over two standard deviations to the last digit, and four over a sixteenth
    /// of one.
    fn new(a: f64, shape: &Shape, function: &dyn Fn(f64) -> f64) -> Self {
        let widest = (2.0 * a).min(0.25);
        let [few, many] = [FEW_NODES, NODES].map(legendre::nodes);
        let mut points = Vec::new();
        let mut left = 0.0;
        for &right in shape.breaks.iter().chain(&[1.0]) {
            let width = right - left;
            let nodes = if width < a / 16.0 && !shape.is_curved {
                &few
            } else {
                &many
            };
            let panels = libm::ceil(width / widest);
            let half = width / panels / 2.0;
            for panel in 0..panels as u32 {
                let middle = left + half * (2.0 * f64::from(panel) + 1.0);
                points.extend(nodes.iter().map(|(node, weight)| {
                    let x = middle + half * node;
                    PanelNode {
                        x,
                        weight: half * weight / a,
                        value: function(x),
                    }
                }));
            }
            left = right;
        }
        Self {
            a,
            parity: if shape.is_odd { -1.0 } else { 1.0 },
            end: shape.end,
            nodes: points,
        }
    }

    /// The function's mean after a move from `x`, and the slope of that mean.
    pub fn mean(&self, x: f64) -> (f64, f64) {
        let [up, down] = [1.0 - x, 1.0 + x].map(|to_the_end| to_the_end / self.a);
        let mut mean = self.end * (normal::upper_tail(up) + self.parity * normal::upper_tail(down));
        let mut slope = self.end * (normal::pdf(up) - self.parity * normal::pdf(down));
        for point in &self.nodes {
            let [here, there] = [point.x - x, point.x + x].map(|distance| distance / self.a);
            let weight = point.weight * point.value;
            let [right, left] = [move_density(here), self.parity * move_density(there)];
            mean += weight * (right + left);
            slope += weight * (here * right - there * left);
        }
        (mean, slope / self.a)
    }

    /// The nodes.
    pub fn nodes(&self) -> &[PanelNode] {
        &self.nodes
    }

    /// Variance of the function after a move from `x`, its covariance with another function of the same parity, and the
    /// variance of that, which has these values at the nodes and this one from 1 on.
    pub fn covariances(&self, x: f64, other: &[f64], other_end: f64) -> [f64; 3] {
        let [up, down] = [1.0 - x, 1.0 + x].map(|end| normal::upper_tail(end / self.a));
        let products = |mine: f64, other: f64| [mine * mine, mine * other, other * other];
        let mut squares = products(self.end, other_end).map(|product| product * (up + down));
        let mut means = [self.end, other_end].map(|end| end * (up + self.parity * down));
        for (point, &other) in self.nodes.iter().zip(other) {
            let [right, left] = [point.x - x, point.x + x]
                .map(|distance| point.weight * move_density(distance / self.a));
            for (sum, product) in squares.iter_mut().zip(products(point.value, other)) {
                *sum += product * (right + left);
            }
            for (mean, value) in means.iter_mut().zip([point.value, other]) {
                *mean += value * (right + self.parity * left);
            }
        }
        let of_means = products(means[0], means[1]);
        core::array::from_fn(|i| squares[i] - of_means[i])
    }
}
