//! Integral equations along a walk, solved at the nodes of a quadrature.
//!
//! Let f(x) be the expectation of some quantity from X = x on. It is the expected contribution r(x)
//! of the next move, plus that of all later moves if this one doesn't decide: f(x) = r(x) + ∫ φ((y
//! − x) / A) / A f(y) dy over (−1, 1). A quadrature replaces the integral by a sum over nodes. This
//! gives linear equations in the values at the nodes, and the same sum gives all other values
//! (Nyström's method; Press et al., *Numerical Recipes*, section 19.1).

use core::fmt;

use super::legendre;
use crate::stats::normal;

/// The number of standard deviations beyond which the density of a move counts as 0.
///
/// The density is 10⁻¹⁸ there, and results are accurate to 10⁻¹². Where A is 0.05, three in five
/// pairs of nodes are further apart.
const CUTOFF: f64 = 9.0;

/// Returns the density of a move of `z` standard deviations, or 0 beyond [`CUTOFF`].
#[inline]
pub fn move_density(z: f64) -> f64 {
    if z.abs() < CUTOFF {
        normal::pdf(z)
    } else {
        0.0
    }
}

/// The discretised integral equations of a walk whose moves have standard deviation A.
#[derive(Clone)]
pub struct Nystrom {
    a: f64,
    /// The nodes, each with its weight divided by A.
    nodes: Vec<(f64, f64)>,
    /// The matrix of the equations, row by row, as the product of a lower and an upper triangular
    /// matrix.
    lu: Vec<f64>,
    /// The original index of each row.
    pivots: Vec<usize>,
}

impl fmt::Debug for Nystrom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Nystrom")
            .field("a", &self.a)
            .field("nodes", &self.nodes.len())
            .finish_non_exhaustive()
    }
}

impl Nystrom {
    /// Creates the equations with enough nodes for twelve digits.
    pub fn new(a: f64) -> Self {
        Self::with_nodes(a, node_count(a))
    }

    /// Creates the equations with `count` nodes.
    fn with_nodes(a: f64, count: usize) -> Self {
        let nodes = legendre::nodes(count)
            .into_iter()
            .map(|(x, weight)| (x, weight / a))
            .collect();
        let mut equations = Self {
            a,
            nodes,
            lu: Vec::new(),
            pivots: (0..count).collect(),
        };
        equations.factorize();
        equations
    }

    /// Returns A, the standard deviation of one move.
    pub const fn a(&self) -> f64 {
        self.a
    }

    /// Returns the weight of each node's value in the expectation after a move from `x`.
    fn weights(&self, x: f64) -> impl Iterator<Item = f64> {
        let nodes = self.nodes.iter();
        nodes.map(move |(y, weight)| weight * move_density((y - x) / self.a))
    }

    /// Factorises the matrix 1 − K by elimination with partial pivoting: the pivot is the largest
    /// element left in its column.
    fn factorize(&mut self) {
        let n = self.nodes.len();
        let mut matrix = Vec::with_capacity(n * n);
        for (i, &(x, _)) in self.nodes.iter().enumerate() {
            let row = self.weights(x).enumerate();
            matrix.extend(row.map(|(j, weight)| f64::from(u8::from(i == j)) - weight));
        }
        for column in 0..n {
            let size = |row: &usize| matrix[row * n + column].abs();
            let largest = (column..n).fold(column, |largest, row| {
                if size(&row) > size(&largest) {
                    row
                } else {
                    largest
                }
            });
            if largest != column {
                self.pivots.swap(column, largest);
                for j in 0..n {
                    matrix.swap(column * n + j, largest * n + j);
                }
            }
            let (above, below) = matrix.split_at_mut((column + 1) * n);
            let pivot = &above[column * n..];
            for row in below.chunks_exact_mut(n) {
                let factor = row[column] / pivot[column];
                row[column] = factor;
                for (element, pivot) in row[column + 1..].iter_mut().zip(&pivot[column + 1..]) {
                    *element -= factor * pivot;
                }
            }
        }
        self.lu = matrix;
    }

    /// Solves the equation whose r has these values at the nodes, and returns the solution's values
    /// there.
    #[inline(never)]
    pub fn solve(&self, right_side: &[f64]) -> Vec<f64> {
        let n = self.nodes.len();
        let mut values: Vec<f64> = self.pivots.iter().map(|&row| right_side[row]).collect();
        for (i, row) in self.lu.chunks_exact(n).enumerate() {
            values[i] -= dot(&row[..i], &values[..i]);
        }
        for (i, row) in self.lu.chunks_exact(n).enumerate().rev() {
            values[i] = (values[i] - dot(&row[i + 1..], &values[i + 1..])) / row[i];
        }
        values
    }

    /// Solves the equation for a function r, and returns the solution's values at the nodes.
    pub fn solve_fn(&self, r: &dyn Fn(f64) -> f64) -> Vec<f64> {
        let right_side: Vec<f64> = self.nodes().map(r).collect();
        self.solve(&right_side)
    }

    /// Returns the nodes, in (−1, 1).
    pub fn nodes(&self) -> impl Iterator<Item = f64> {
        self.nodes.iter().map(|(x, _)| *x)
    }

    /// Returns the integrals of functions over all moves from `x` that don't decide the game, given
    /// the functions' values at the nodes.
    pub fn integrate<const N: usize>(&self, x: f64, functions: [&[f64]; N]) -> [f64; N] {
        let mut sums = [0.0; N];
        for (i, weight) in self.weights(x).enumerate() {
            for (sum, values) in sums.iter_mut().zip(&functions) {
                *sum += weight * values[i];
            }
        }
        sums
    }
}

/// Returns the number of nodes that gives twelve digits.
pub fn node_count(a: f64) -> usize {
    // In the middle, n nodes are π / n apart, here at most 0.63 A. A sum over points at a distance
    // h misses exp(−2π² A² / h²) of a normal density's integral, which is 3e-22. Where moves are
    // large, the solution itself needs some nodes.
    32 + libm::ceil(5.0 / a) as usize
}

/// Returns the dot product.
fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubling_nodes_keeps_twelve_digits() {
        for a in [0.05, 0.07, 0.1, 0.2262, 0.2474, 0.5, 1.0] {
            let few = Nystrom::new(a);
            let many = Nystrom::with_nodes(a, 2 * few.nodes.len());
            let [few, many] = [few, many].map(|equations| {
                let moves = equations.solve_fn(&|_| 1.0);
                let win = equations.solve_fn(&|x| normal::upper_tail((1.0 - x) / a));
                [-1.0, -0.3, 0.0, 0.5, 0.99, 1.0]
                    .map(|x| (x, equations.integrate(x, [&moves, &win])))
            });
            for ((x, few), (_, many)) in few.into_iter().zip(many) {
                let moves = (1.0 + few[0]) / (1.0 + many[0]) - 1.0;
                assert!(moves.abs() < 1e-12, "{a} {x}: {moves}");
                assert!((few[1] - many[1]).abs() < 1e-12, "{a} {x}");
            }
        }
    }
}
