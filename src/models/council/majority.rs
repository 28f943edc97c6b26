//! Rates of the majority and of agreement, computed from how often each program is right.

use super::model::Model;
use super::reports::{Reports, powi};

/// The way to break a tie of votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TieBreak {
    /// The strongest program decides, among those that voted for one of the tied moves.
    Strongest,
    /// Chance decides, with equal chances for the tied moves.
    Random,
}

/// Returns the chance, 0..1, that the majority is right.
///
/// A wrong program names each wrong move with the same chance.
pub(super) fn majority_rate(model: &Model, ties: TieBreak) -> f64 {
    let right = |program| Reports::of_program(model, program).right_chance();
    let p1 = right(0);
    if model.programs() != 3 {
        // All programs are equally strong. So a tie-breaking program is equally likely to have
        // voted for any tied move.
        return plurality(model.programs(), model.candidates(), p1);
    }
    let p2 = right(1);
    let copying = model.copying();
    // A program and its copy are a majority of three.
    copying * p2 + (1.0 - copying) * majority_of_three(p1, p2, model.candidates(), ties)
}

/// Returns the chance, 0..1, that the second and the third of three programs report the same move.
pub(super) fn others_agreement_chance(model: &Model) -> f64 {
    let right = Reports::of_program(model, 1).right_chance();
    let independent = agreement_chance(right, right, model.candidates());
    let copying = model.copying();
    copying + (1.0 - copying) * independent
}

/// Returns the chance, 0..1, that two independent programs report the same move.
///
/// They are right with chances `p1` and `p2`. They agree on the best move, or on the same wrong
/// one.
pub(super) fn agreement_chance(p1: f64, p2: f64, candidates: usize) -> f64 {
    p1 * p2 + (1.0 - p1) * (1.0 - p2) / (candidates - 1) as f64
}

/// Returns the chance, 0..1, that the majority of three independent programs is right.
///
/// The strongest program is right with chance `p1`, and each of the others with chance `p2`.
fn majority_of_three(p1: f64, p2: f64, candidates: usize, ties: TieBreak) -> f64 {
    let (q1, q2) = (1.0 - p1, 1.0 - p2);
    let two_or_three = p2 * p2 + 2.0 * p1 * p2 * q2;
    // The chance that two wrong programs name different moves.
    let others = (candidates - 1) as f64;
    let apart = (others - 1.0) / others;
    let strongest_right = p1 * q2 * q2 * apart;
    let another_right = 2.0 * p2 * q1 * q2 * apart;
    two_or_three
        + match ties {
            TieBreak::Strongest => strongest_right,
            TieBreak::Random => (strongest_right + another_right) / 3.0,
        }
}

/// Returns n!.
// Not inlined, because it isn't time-critical and each caller would add a copy.
#[inline(never)]
fn factorial(n: usize) -> f64 {
    (1..=n).map(|k| k as f64).product()
}

/// Returns the binomial coefficient C(n, k).
#[inline(never)]
fn choose(n: usize, k: usize) -> f64 {
    factorial(n) / (factorial(k) * factorial(n - k))
}

/// Returns the chance, 0..1, that the move with the most votes is the best one, with ties broken by
/// chance.
///
/// Each program is right with chance `p`, independently.
///
/// An exponential generating function counts the votes for the wrong moves. Let w programs be
/// wrong, and m be right. Consider the ways in which t wrong moves get exactly m votes, and all
/// other wrong moves get fewer. Their number is C(n − 1, t) × w! \[zʷ\] (zᵐ/m!)ᵗ (Σ zʲ/j!, j <
/// m)ⁿ⁻¹⁻ᵗ.
fn plurality(programs: usize, candidates: usize, p: f64) -> f64 {
    let others = candidates - 1;
    let each = (1.0 - p) / others as f64;
    let mut rate = 0.0;
    for votes in 1..=programs {
        let wrong = programs - votes;
        for tied in 0..=others.min(wrong / votes) {
            let left = wrong - tied * votes;
            let mut coefficients = vec![0.0; left + 1];
            coefficients[0] = choose(others, tied) / powi(factorial(votes), tied);
            for _ in tied..others {
                // Multiplies by the sum of zʲ/j!, j < m.
                for w in (0..=left).rev() {
                    coefficients[w] = (0..votes.min(w + 1))
                        .map(|j| coefficients[w - j] / factorial(j))
                        .sum();
                }
            }
            let ways = coefficients[left] * factorial(wrong);
            let chance = choose(programs, votes) * powi(p, votes) * powi(each, wrong);
            rate += chance * ways / (1 + tied) as f64;
        }
    }
    rate
}
