//! Means and covariances of functions of X after a move, by a quadrature that respects the
//! functions' jumps.
//!
//! (0, 1) is divided into panels at the jumps, and each panel has nodes of its own.

use super::exact_walk::ExactWalk;
use super::legendre;
use super::nystrom::move_density;
use super::outcome::LengthEvaluator;
use super::winning_chance_scale::{ScaleEvaluator, WinningChanceScale};
use crate::stats::normal;

/// An odd or even function of X on (−1, 1), with a constant beyond 1, at the nodes of a quadrature.
#[derive(Clone, Debug)]
pub struct Panels {
    /// A, the standard deviation of a move.
    a: f64,
    /// −1 for odd functions, 1 for even ones: the function at −X, divided by the function at X.
    parity: f64,
    /// The function's value from 1 on.
    end: f64,
    nodes: Vec<PanelNode>,
}

/// A node of the quadrature, in (0, 1).
#[derive(Clone, Copy, Debug)]
pub struct PanelNode {
    /// X of the node.
    pub x: f64,
    /// The weight, divided by A.
    weight: f64,
    /// The function's value at `x`.
    pub value: f64,
}

/// The shape of a function.
struct Shape {
    /// Whether the function is odd. Otherwise it is even.
    is_odd: bool,
    /// The function's value from 1 on.
    end: f64,
    /// The points in (0, 1), in rising order, at which the function or its slope jumps.
    breaks: Vec<f64>,
    /// Whether the function is curved between the breaks.
    is_curved: bool,
}

/// The number of nodes of a panel.
const NODES: usize = 16;

/// The number of nodes of a panel that is far narrower than a move, and has a constant function.
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

    /// Creates the panels of a function, after moves of standard deviation `a`.
    ///
    /// Sixteen nodes integrate the density of a move over two standard deviations to the last
    /// digit. Four nodes do so over a sixteenth of one.
    fn new(a: f64, shape: &Shape, function: &dyn Fn(f64) -> f64) -> Self {
        let widest = (2.0 * a).min(0.25);
        let [few, many] = [FEW_NODES, NODES].map(legendre::nodes);
        let mut panel_nodes = Vec::new();
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
                panel_nodes.extend(nodes.iter().map(|(node, weight)| {
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
            nodes: panel_nodes,
        }
    }

    /// Returns the function's mean after a move from `x`, and the slope of that mean in `x`.
    pub fn mean(&self, x: f64) -> (f64, f64) {
        let [up, down] = [1.0 - x, 1.0 + x].map(|distance| distance / self.a);
        let mut mean = self.end * (normal::upper_tail(up) + self.parity * normal::upper_tail(down));
        let mut slope = self.end * (normal::pdf(up) - self.parity * normal::pdf(down));
        for node in &self.nodes {
            let [to_node, to_image] = [node.x - x, node.x + x].map(|distance| distance / self.a);
            let weight = node.weight * node.value;
            let [right, left] = [move_density(to_node), self.parity * move_density(to_image)];
            mean += weight * (right + left);
            slope += weight * (to_node * right - to_image * left);
        }
        (mean, slope / self.a)
    }

    /// Returns the nodes, in (0, 1).
    pub fn nodes(&self) -> &[PanelNode] {
        &self.nodes
    }

    /// Returns the function's variance after a move from `x`, its covariance with another function,
    /// and the other one's variance.
    ///
    /// The other function has the same parity, the values `other` at the nodes, and `other_end`
    /// from 1 on.
    pub fn covariances(&self, x: f64, other: &[f64], other_end: f64) -> [f64; 3] {
        let [up, down] = [1.0 - x, 1.0 + x].map(|end| normal::upper_tail(end / self.a));
        let products = |own: f64, other: f64| [own * own, own * other, other * other];
        let mut squares = products(self.end, other_end).map(|product| product * (up + down));
        let mut means = [self.end, other_end].map(|end| end * (up + self.parity * down));
        for (node, &other) in self.nodes.iter().zip(other) {
            let [right, left] = [node.x - x, node.x + x]
                .map(|distance| node.weight * move_density(distance / self.a));
            for (sum, product) in squares.iter_mut().zip(products(node.value, other)) {
                *sum += product * (right + left);
            }
            for (mean, value) in means.iter_mut().zip([node.value, other]) {
                *mean += value * (right + self.parity * left);
            }
        }
        let mean_products = products(means[0], means[1]);
        core::array::from_fn(|i| squares[i] - mean_products[i])
    }
}
