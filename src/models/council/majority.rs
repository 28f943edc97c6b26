//! How often the move that most programs name is the best one, from how often each of them is right.

use super::model::Model;
use super::reports::{Reports, powi};

/// How a draw of votes is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TieBreak {
    /// By the strongest program among those that voted for one of the moves.
    Strongest,
    /// By chance.
    Random,
}

/// The chance, 0..1, that the majority is right. Those who are wrong are so with any of the other moves, each as likely.
pub(super) fn majority_rate(model: &Model, ties: TieBreak) -> f64 {
    let right = |program| Reports::of_program(model, program).right_chance();
    let p1 = right(0);
    if model.programs() != 3 {
        // Nobody is stronger than another: who settles a draw of votes was as likely to vote for any of the moves.
        return plurality(model.programs(), model.candidates(), p1);
    }
    let p2 = right(1);
    let copying = model.copying();
    // A program and its copy are a majority.
    copying * p2 + (1.0 - copying) * majority_of_three(p1, p2, model.candidates(), ties)
}

/// The chance, 0..1, that the second and the third of three programs report the same move.
pub(super) fn others_agreement_chance(model: &Model) -> f64 {
    let right = Reports::of_program(model, 1).right_chance();
    let independent = agreement_chance(right, right, model.candidates());
    let copying = model.copying();
    copying + (1.0 - copying) * independent
}

/// The chance, 0..1, that two independent programs report the same move: both the best, or both the same one of the others.
pub(super) fn agreement_chance(p1: f64, p2: f64, candidates: usize) -> f64 {
    p1 * p2 + (1.0 - p1) * (1.0 - p2) / (candidates - 1) as f64
}

fn majority_of_three(p1: f64, p2: f64, candidates: usize, ties: TieBreak) -> f64 {
    let (q1, q2) = (1.0 - p1, 1.0 - p2);
    let two_or_three = p2 * p2 + 2.0 * p1 * p2 * q2;
    // Two that are wrong name two different moves so often.
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

// Not inlined: nobody waits for it, and there would be a copy of it at every place.
#[inline(never)]
fn factorial(n: usize) -> f64 {
    (1..=n).map(|k| k as f64).product()
}

#[inline(never)]
fn choose(n: usize, k: usize) -> f64 {
    factorial(n) / (factorial(k) * factorial(n - k))
}

/// Of programs each of which is right with the chance `p`, draws of votes settled by chance.
///
/// Votes for the wrong moves are counted by an exponential generating function: of w voters, the number of ways to give every
/// wrong move fewer than m votes, and t of them exactly m, is C(n − 1, t) × w! \[zʷ\] (zᵐ/m!)ᵗ (Σ zʲ/j!, j < m)ⁿ⁻¹⁻ᵗ.
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
                // Times the sum of zʲ/j!, j < m.
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
