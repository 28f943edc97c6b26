//! Integral equations along a walk, solved on nodes of a quadrature.
//!
//! What a walk is expected to bring from X = x on, f(x), is what the next move brings on average, r(x), and what comes after it
//! if it does not decide: f(x) = r(x) + ∫ φ((y − x) / A) / A f(y) dy over (−1, 1). With the integral replaced by a quadrature's
//! sum over nodes these are linear equations of the values at the nodes, and the same sum gives all other values (Nyström's
//! method; Press et al., *Numerical Recipes*, section 19.1).

use super::legendre;
use crate::stats::normal;

/// So many standard deviations, and no further: the density is 10⁻¹⁸ there, and what is worked out here is good to 10⁻¹². Where A is
/// 0.05, three in five pairs of places are further apart than that.
const CUTOFF: f64 = 9.0;

/// Density of a move of so many standard deviations.
#[inline]
pub fn move_density(z: f64) -> f64 {
    if z.abs() < CUTOFF {
        normal::pdf(z)
    } else {
        0.0
    }
}

/// A walk whose moves have standard deviation A, made ready to solve equations along it.
#[derive(Clone, Debug)]
pub struct Nystrom {
    a: f64,
    /// With their weights, divided by A.
    nodes: Vec<(f64, f64)>,
    /// The matrix of the equations, row by row, as the product of a lower and an upper triangle.
    lu: Vec<f64>,
    /// Which row came to stand where.
    pivots: Vec<usize>,
}

impl Nystrom {
    /// With as many nodes as give twelve digits.
    pub fn new(a: f64) -> Self {
        Self::with_nodes(a, node_count(a))
    }

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

    /// Standard deviation A of what a move adds.
    pub const fn a(&self) -> f64 {
        self.a
    }

    /// The weight that each node's value has in what follows a move from `x`.
    fn weights(&self, x: f64) -> impl Iterator<Item = f64> {
        let nodes = self.nodes.iter();
        nodes.map(move |(y, weight)| weight * move_density((y - x) / self.a))
    }

    /// Crout's factors of the matrix 1 − K, with the largest element of a column above the others.
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

    /// Solves the equation whose r has these values at the nodes: the solution's values there.
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

    /// Solves the equation for a function r instead of its values at the nodes.
    pub fn solve_fn(&self, next_move: &dyn Fn(f64) -> f64) -> Vec<f64> {
        let next_move: Vec<f64> = self.nodes().map(next_move).collect();
        self.solve(&next_move)
    }

    /// The nodes.
    pub fn nodes(&self) -> impl Iterator<Item = f64> {
        self.nodes.iter().map(|(x, _)| *x)
    }

    /// The integrals of functions over the moves from `x` that decide nothing, given the functions' values at the
    /// nodes.
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

/// How many nodes give twelve digits.
pub fn node_count(a: f64) -> usize {
    // In the middle n nodes are π / n apart, at most A × 0.63 here. A sum over points that are h apart misses exp(−2π² A² / h²)
    // of a normal density's integral, 3e-22 of it. Where moves are large, what is solved needs some nodes all the same.
    32 + libm::ceil(5.0 / a) as usize
}

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
