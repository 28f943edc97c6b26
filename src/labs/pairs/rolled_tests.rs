//! Exact limits against pairs rolled directly by the definitions of the couplings.

use super::exact_tests::{arm_paths, compute_exact};
use crate::labs::bearoff::EvaluatorKind;
use crate::labs::bearoff::paths::Paths;
use crate::labs::bearoff::reachable::{O_WON, X_WON};
use crate::rollout::dice::{Dice, Roll, unwrap_infallible};
use crate::rollout::pairs::Coupling;
use crate::rollout::seed::Seed;
use crate::rollout::trial::{TrialDice, Trials};
use crate::stats::score::{Score, Unit};

/// Rolls one pair with a given first roll of A's. Returns A − B in percentage points, plain and
/// reduced.
fn roll_pair(arms: [&Paths; 2], coupling: Coupling, first: Roll, dice: &mut TrialDice) -> [f64; 2] {
    let mut nodes = [0_u32; 2];
    let (mut first, mut total) = (Some(first), [0.0; 2]);
    while nodes.iter().any(|&node| node < O_WON) {
        let own = first
            .take()
            .unwrap_or_else(|| unwrap_infallible(dice.roll()));
        let mut rolls = [own; 2];
        if nodes.iter().all(|&node| node < O_WON) && coupling != Coupling::Same {
            // Each game's 36 rolls by luck, with ties in random order.
            let [rolls_a, rolls_b] = [0, 1].map(|at| {
                let lucks = &arms[at].estimates[1].luck[nodes[at] as usize];
                let mut rolls: Vec<(i64, u32, Roll)> = Roll::all()
                    .map(|roll| {
                        let luck = Score::from(lucks[roll.kind()]).units();
                        // One of 36³ numbers, so that two of them are rarely equal.
                        let tie_break = (0..3).fold(0, |tie_break, _| {
                            let (first, second) = unwrap_infallible(dice.roll()).dice();
                            36 * tie_break + 6 * u32::from(first) + u32::from(second)
                        });
                        (luck, tie_break, roll)
                    })
                    .collect();
                rolls.sort_by_key(|&(luck, tie_break, _)| (luck, tie_break));
                rolls
            });
            let rank = rolls_a.iter().position(|&(.., roll)| roll == own).unwrap();
            rolls[1] = match coupling {
                Coupling::Ranked => rolls_b[rank].2,
                Coupling::Nearest => {
                    let distance =
                        |&&(luck, ..): &&(i64, u32, Roll)| luck.abs_diff(rolls_a[rank].0);
                    let least = rolls_b.iter().map(|roll| distance(&roll)).min();
                    let mut nearest = rolls_b
                        .iter()
                        .filter(|roll| Some(distance(roll)) == least)
                        .collect::<Vec<_>>();
                    nearest.sort_by_key(|&&(_, tie_break, _)| tie_break);
                    nearest[0].2
                }
                _ => unwrap_infallible(dice.roll()),
            };
        }
        for ((node, roll), (arm, sign)) in nodes
            .iter_mut()
            .zip(rolls)
            .zip(arms.into_iter().zip([1.0, -1.0]))
        {
            if *node < O_WON {
                let (here, kind) = (*node as usize, roll.kind());
                let luck = Score::from(arm.estimates[0].luck[here][kind]);
                total[1] -= sign * luck.in_unit(Unit::Percent);
                *node = arm.next[here][kind];
                if *node == X_WON {
                    total = total.map(|total| total + sign * 100.0);
                }
            }
        }
    }
    total
}

#[test]
fn rolled_pairs_converge_to_exact_limits() {
    // Two evaluators that are wrong in different ways measure luck and rank rolls.
    let plays = [[0, 1, 1, 0, 1, 0], [1, 0, 0, 1, 0, 1]];
    let [a, b] = arm_paths(
        plays,
        [0, 1, 1, 1, 0, 0],
        [EvaluatorKind::PipCount, EvaluatorKind::OneSided],
    );
    let exact = compute_exact([Some(&a), Some(&b)]);
    let rolls: Vec<Roll> = Roll::all().collect();
    let blocks = 3_000;
    for coupling in Coupling::COUPLED {
        let trials = Trials::new(Seed::new(15));
        let limits = exact.limits(coupling).unwrap();
        // Sums of pairs, of their squares, and of the squares of means of 36; and the largest
        // distance from zero.
        let mut sums = [[0.0; 3]; 2];
        let mut farthest = [0.0_f64; 2];
        for block in 0..blocks {
            let mut means = [0.0; 2];
            for (at, &first) in (0..).zip(&rolls) {
                let mut dice = trials.dice(36 * block + at);
                let pair = roll_pair([&a, &b], coupling, first, &mut dice);
                for series in 0..2 {
                    means[series] += pair[series] / 36.0;
                    sums[series][0] += pair[series];
                    sums[series][1] += pair[series] * pair[series];
                    farthest[series] = farthest[series].max(pair[series].abs());
                }
            }
            for series in 0..2 {
                sums[series][2] += means[series] * means[series];
            }
        }
        let pairs = 36.0 * blocks as f64;
        let limits = [limits.plain, limits.reduced];
        for (([sum, squares, of_blocks], limit), farthest) in
            sums.into_iter().zip(limits).zip(farthest)
        {
            let what = format!("{coupling:?} {limit:?}");
            let mean = sum / pairs;
            // Four standard errors of a rotated mean.
            let bound = 4.0 * limit.rotated_sd / pairs.sqrt();
            assert!((mean - limit.mean).abs() <= bound, "{what} {mean}");
            // The relative standard error of a variance of n values is √((κ − 1)/n). Their kurtosis
            // κ is E x⁴ / (E x²)² ≤ max x² / E x².
            let kurtosis = (farthest / limit.sd).powi(2);
            let bound = |kurtosis: f64, count: f64| 4.0 * ((kurtosis - 1.0) / count).sqrt();
            let variance = squares / pairs - mean * mean;
            let off = variance / (limit.sd * limit.sd) - 1.0;
            assert!(off.abs() <= bound(kurtosis, pairs), "{what} {off}");
            // The kurtosis of a mean of 36 is closer to 3, the value of a normal distribution, by a
            // factor of 36.
            let kurtosis = 3.0 + kurtosis / 36.0;
            let rotated = 36.0 * (of_blocks / blocks as f64 - mean * mean);
            let off = rotated / (limit.rotated_sd * limit.rotated_sd) - 1.0;
            assert!(off.abs() <= bound(kurtosis, blocks as f64), "{what} {off}");
        }
    }
    // Here nearest luck is biased by more than the tolerance above.
    let nearest = exact.limits(Coupling::Nearest).unwrap();
    assert!((nearest.plain.mean - exact.difference).abs() > 1.0);
    assert!((nearest.reduced.mean - exact.difference).abs() > 0.1);
}
