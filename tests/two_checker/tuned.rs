//! Tables that are chosen after the games, against a search, an enumeration and seeded rollouts.

use core::f64::consts::TAU;

use crate::common::golden::chosen_after;
use crate::common::z_score::assert_plausible;
use crate::random_numbers::RandomNumbers;
use rollout_lab::labs::two_checker::{
    Aim, FREE_CHOICE_Z, Leaf, Leaves, LuckTable, RolloutBatch, TRUTH, TuneError, miss_chances, tune,
};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::stats::coverage::Coverage;

/// Two decimals more than 1.96, as the reference has it.
const Z95: f64 = 1.959_964;

fn leaves([doubles, fails, bears_off]: [u64; 3]) -> Leaves {
    Leaves {
        doubles,
        fails,
        bears_off,
    }
}

/// Returns the distance of the reduced mean from the truth in standard errors, from the sums of a
/// table's reduced results. It is infinite if the mean errs and nothing spreads.
fn standard_errors(counts: [u64; 3], reduced: [f64; 3]) -> f64 {
    let n = counts.iter().sum::<u64>() as f64;
    let sum = |power: i32| -> f64 {
        let terms = counts.iter().zip(reduced);
        terms
            .map(|(&count, value)| count as f64 * (value - TRUTH).powi(power))
            .sum()
    };
    let mean = sum(1) / n;
    let variance = (sum(2) - n * mean * mean).max(0.0) / (n - 1.0);
    if variance < 1e-18 {
        return if mean.abs() < 1e-9 {
            0.0
        } else {
            mean.signum() * f64::INFINITY
        };
    }
    mean / (variance / n).sqrt()
}

/// Returns the standard errors of the centred table in a direction of its two free estimates.
fn at_angle(counts: [u64; 3], angle: f64) -> f64 {
    let (fails, doubles) = angle.sin_cos();
    // Like all estimates, they are relative to the truth: reduced = 37.5 + a constant times this.
    let table = [-doubles, doubles / 5.0 - fails, doubles / 5.0 + fails / 3.0];
    standard_errors(counts, table.map(|distance| TRUTH + distance))
}

/// Searches all directions for the largest number of standard errors.
fn searched(counts: [u64; 3]) -> f64 {
    const STEPS: u32 = 720;
    let step = TAU / f64::from(STEPS);
    let coarse = (0..STEPS).map(|k| f64::from(k) * step);
    let mut best = coarse.fold(0.0, |best, angle| {
        if at_angle(counts, angle) > at_angle(counts, best) {
            angle
        } else {
            best
        }
    });
    let mut width = step;
    while width > 1e-9 {
        for angle in [best - width, best + width] {
            if at_angle(counts, angle) > at_angle(counts, best) {
                best = angle;
            }
        }
        width *= 0.5;
    }
    at_angle(counts, best)
}

#[test]
fn closed_form_equals_a_search() {
    let mut numbers = RandomNumbers(48);
    let mut tuned_counts = 0;
    while tuned_counts < 1_000 {
        let games = 10 + numbers.below(991);
        let chances = [4, 5, 15];
        let mut counts = [0; 3];
        for _ in 0..games {
            let ticket = numbers.below(24);
            counts[usize::from(ticket >= chances[0]) + usize::from(ticket >= 9)] += 1;
        }
        if counts.contains(&0) {
            continue;
        }
        for (aim, sign) in [(Aim::High, 1.0), (Aim::Low, -1.0)] {
            let tuned = match tune(leaves(counts), aim) {
                Ok(tuned) => tuned,
                Err(TuneError::ExactShares) => continue,
                Err(error) => panic!("{error}"),
            };
            let z = sign * tuned.z.unwrap();
            // The search is over both signs of each direction, so one result serves both sides.
            assert!(
                (searched(counts) - z).abs() <= 1e-7 * z.max(1.0),
                "{counts:?}: {z}"
            );
            let reduced = Leaf::ALL.map(|leaf| tuned.table.reduced(leaf));
            assert!((sign * standard_errors(counts, reduced) - z).abs() <= 1e-9 * z.max(1.0));
        }
        tuned_counts += 1;
    }
}

/// All counts of this many games, each with its chance.
fn all_counts(games: u64) -> Vec<([u64; 3], f64)> {
    let logs: Vec<f64> = (0..=games)
        .scan(0.0, |sum, k| {
            *sum += (k.max(1) as f64).ln();
            Some(*sum)
        })
        .collect();
    let chances = Leaf::ALL.map(|leaf| (f64::from(leaf.chance_in_24ths()) / 24.0).ln());
    let mut all = Vec::new();
    for doubles in 0..=games {
        for fails in 0..=games - doubles {
            let counts = [doubles, fails, games - doubles - fails];
            let terms = counts.iter().zip(chances);
            let exponent: f64 = terms
                .map(|(&count, chance)| count as f64 * chance - logs[count as usize])
                .sum();
            all.push((counts, (logs[games as usize] + exponent).exp()));
        }
    }
    all
}

/// The chance that a table tuned to the games errs by more than this many standard errors.
fn chance_to_err(games: u64, limit: f64) -> f64 {
    let errs = |counts| match tune(leaves(counts), Aim::High) {
        Ok(tuned) => tuned.z.is_none_or(|z| z > limit),
        Err(_) => false,
    };
    all_counts(games)
        .into_iter()
        .map(|(counts, chance)| if errs(counts) { chance } else { 0.0 })
        .sum()
}

#[test]
fn chance_that_some_table_errs_equals_the_reference() {
    for (games, misses) in chosen_after() {
        let chance = chance_to_err(games, Z95);
        // The reference has four decimals.
        assert!(
            (chance - misses.some_table).abs() <= 6e-5,
            "{games}: {chance}"
        );
        let fixed = |table: LuckTable| -> f64 {
            let reduced = Leaf::ALL.map(|leaf| table.reduced(leaf));
            all_counts(games)
                .into_iter()
                .filter(|&(counts, _)| standard_errors(counts, reduced).abs() > Z95)
                .map(|(_, chance)| chance)
                .sum()
        };
        for (table, expected) in [
            (LuckTable::NONE, misses.plain),
            (LuckTable::MADE_UP, misses.made_up),
        ] {
            assert!(
                (fixed(table) - expected).abs() <= 6e-5,
                "{games}: {table:?}"
            );
        }
    }
    // In the limit, −2 ln of the chance is the square of the limit.
    assert!(((-Z95 * Z95 / 2.0).exp() - 0.1465).abs() < 5e-5);
    assert!(((-FREE_CHOICE_Z * FREE_CHOICE_Z / 2.0).exp() - 0.05).abs() < 1e-15);
    assert!((FREE_CHOICE_Z / Z95 - 1.249).abs() < 5e-4);
}

#[test]
fn intervals_for_a_free_choice_miss_as_often_as_enumerated() {
    // 6.5% after 100 games and 5.7% after 300, by an independent enumeration: 0.06479, 0.05681.
    for (games, expected) in [(100, 0.064_793), (300, 0.056_812)] {
        let chance = chance_to_err(games, FREE_CHOICE_Z);
        assert!((chance - expected).abs() < 1e-6, "{games}: {chance}");
    }
}

#[test]
fn chances_are_those_of_tuned_tables() {
    for games in [10, 11, 30, 100] {
        let chances = miss_chances(games).unwrap();
        for (seen, limit) in [
            (chances.same_games, 1.96),
            (chances.free_choice, FREE_CHOICE_Z),
        ] {
            let expected = chance_to_err(games, limit);
            assert!((seen - expected).abs() < 1e-9, "{games}: {seen} {expected}");
        }
    }
    // Nearly the limits for many games: 14.65% and 5%.
    let many = miss_chances(1_000).unwrap();
    assert!((many.same_games - 0.1478).abs() < 1e-3, "{many:?}");
    assert!((many.free_choice - 0.0520).abs() < 1e-3, "{many:?}");
    assert_eq!([9, 1_001].map(miss_chances), [None; 2]);
}

#[test]
fn seeded_rollouts_err_as_often_as_enumerated() {
    // A table tuned to games in which each outcome occurs misses the truth in these shares of as
    // many other games, by an independent enumeration of both counts.
    let other_games = [(10, 0.132_226), (30, 0.074_336), (100, 0.055_730)];
    let reference = chosen_after();
    for (counted, p) in other_games {
        // Half of twice as many games are counted.
        for (games, halves) in [(counted, false), (2 * counted, true)] {
            let mut batch = RolloutBatch::new(Seed::new(0x51a7 + games), 10_000, games);
            batch.roll(u64::MAX);
            let report = batch.chosen_after().unwrap();
            let coverage = if halves {
                report.halves
            } else {
                report.new_dice
            };
            assert_misses(
                coverage,
                p,
                &format!("{counted} other games, halves: {halves}"),
            );
            if !halves {
                assert_eq!(report.same_games.intervals, 10_000);
                let p = reference[&games].some_table;
                assert_misses(report.same_games, p, &format!("the same {games} games"));
                let p = chance_to_err(games, FREE_CHOICE_Z);
                assert_misses(
                    report.free_choice,
                    p,
                    &format!("free choice, {games} games"),
                );
            }
        }
    }
}

/// Fails unless intervals miss with a plausible frequency.
fn assert_misses(coverage: Coverage, chance: f64, label: &str) {
    let n = coverage.intervals as f64;
    let missed = (coverage.intervals - coverage.covered) as f64;
    assert_plausible(
        missed / n - chance,
        (chance * (1.0 - chance) / n).sqrt(),
        label,
    );
}

#[test]
fn only_some_numbers_of_games_are_tuned() {
    let report = |games| {
        let mut batch = RolloutBatch::new(Seed::new(1), 2, games);
        batch.roll(u64::MAX);
        batch.chosen_after()
    };
    assert!([9, 1_001].into_iter().all(|games| report(games).is_none()));
    assert!(
        [10, 11, 1_000]
            .into_iter()
            .all(|games| report(games).is_some())
    );
}
