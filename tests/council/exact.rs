//! Exact rates, compared with independent numbers.

use rollout_lab::models::council::{Model, Rule, exact_rate, exact_rates};

use crate::golden::{model, panel, rows};
use crate::grid;

/// Returns the bound of the difference from the reference's rate, 0..1.
///
/// The reference's optimal rates are integrals in two variables, right to 3e-8: with ever finer
/// steps, the core's rates settle there. All other rates are right to twelve places.
fn bound(rule: Rule) -> f64 {
    match rule {
        Rule::Optimal | Rule::OptimalKnowingCopies => 1e-7,
        _ => 1e-10,
    }
}

fn assert_rate(model: &Model, rule: Rule, expected: f64) {
    let rate = exact_rate(model, rule).expect("there is a quadrature");
    let error = rate / 100.0 - expected;
    println!("{rule:?} of {model:?}: error {error:e}");
    assert!(
        error.abs() < bound(rule),
        "{rule:?} of {model:?}: {rate}, not {expected}"
    );
    assert_eq!(exact_rates(model).get(rule), Some(rate));
}

#[test]
fn rates_equal_the_reference() {
    for row in rows() {
        let without_copies = row.model(0.0);
        for (rule, expected) in [
            (Rule::Strongest, row.p_strong),
            (Rule::Weakest, row.p_weak),
            (Rule::MajorityStrongest, row.majority_tie_strong),
            (Rule::MajorityRandom, row.majority_tie_random),
            (Rule::Optimistic, row.optimistic),
            (Rule::Pessimistic, row.pessimistic),
            (Rule::Optimal, row.optimal),
            (Rule::OptimalKnowingCopies, row.optimal),
            (Rule::Ceiling, row.full_information),
        ] {
            assert_rate(&without_copies, rule, expected);
        }
        let half_copies = row.model(50.0);
        for (rule, expected) in [
            (Rule::Strongest, row.p_strong),
            (Rule::Weakest, row.p_weak),
            (Rule::MajorityStrongest, row.majority_tie_strong_sync50),
            (Rule::MajorityRandom, row.majority_tie_random_sync50),
            (Rule::Optimistic, row.optimistic_sync50),
            (Rule::Pessimistic, row.pessimistic_sync50),
            (Rule::OptimalKnowingCopies, row.optimal_knowing_sync50),
            (Rule::OptimalKnowingCopies, row.optimal_syncaware_sync50),
        ] {
            assert_rate(&half_copies, rule, expected);
        }
    }
}

#[test]
fn rates_equal_an_enumeration_of_reports_on_a_grid() {
    // The reference has neither three candidates nor the optimal rule that ignores copies. The
    // steps of a grid of 90 values are 0.144 of a program's noise. The square of that, times
    // densities below 1/2, over 24 is 4e-4. For 900 values it is 4e-6.
    for (candidates, s1, s2, copying) in [
        (3, 2.0, 2.0, 0.0),
        (3, 1.0, 1.7, 0.0),
        (3, 2.0, 3.0, 50.0),
        (2, 2.0, 5.0, 100.0),
        (5, 1.5, 2.5, 30.0),
    ] {
        let model = model(candidates, s1, s2, copying);
        let rates = exact_rates(&model);
        let bound = if copying == 100.0 { 2e-5 } else { 5e-4 };
        for (rule, enumerated) in grid::rates(&model) {
            let rate = rates.get(rule).expect("there is a quadrature") / 100.0;
            let error = rate - enumerated;
            println!("grid: {rule:?} of {model:?}: {rate}, off by {error:e}");
            assert!(
                error.abs() < bound,
                "{rule:?} of {model:?}: {rate}, not {enumerated}"
            );
        }
    }
}

#[test]
fn the_ceiling_is_the_rate_of_pooled_evaluations() {
    // With n = 2, two pooled means d apart have the variance σ² each. So the rate is Φ(d / σ√2),
    // with Φ by statrs.
    use statrs::distribution::{ContinuousCDF, Normal};
    let normal = Normal::new(0.0, 1.0).expect("a normal distribution");
    let pooled = |noises: &[f64]| {
        let precision: f64 = noises.iter().map(|s| 1.0 / (s * s)).sum();
        normal.cdf((precision / 2.0).sqrt())
    };
    let exact = exact_rate(&model(2, 1.0, 3.0, 25.0), Rule::Ceiling).unwrap() / 100.0;
    let expected = 0.75 * pooled(&[1.0, 3.0, 3.0]) + 0.25 * pooled(&[1.0, 3.0]);
    // Φ of statrs is right to eleven places.
    assert!((exact - expected).abs() < 1e-10, "{exact} {expected}");
}

#[test]
fn no_rule_beats_the_optimal_one_and_that_does_not_beat_the_ceiling() {
    for candidates in [2, 3, 8] {
        for (s1, s2) in [(0.3, 0.5), (2.0, 2.0), (2.0, 7.0), (50.0, 80.0)] {
            for copying in [0.0, 50.0, 100.0] {
                let model = model(candidates, s1, s2, copying);
                let rates = exact_rates(&model);
                let knowing = rates.get(Rule::OptimalKnowingCopies).unwrap();
                let ceiling = rates.get(Rule::Ceiling).unwrap();
                assert!(knowing < ceiling + 1e-7, "{model:?}");
                for rule in Rule::ALL.into_iter().filter(|&rule| rule != Rule::Ceiling) {
                    let rate = rates.get(rule).unwrap();
                    assert!(rate < knowing + 1e-7, "{rule:?} of {model:?}: {rate}");
                }
            }
        }
    }
}

#[test]
fn rates_stay_within_bounds_for_extreme_noise() {
    // A random move is right once in n, and no rule is worse. Noises range from far below the
    // difference of moves to far above it.
    for candidates in [2, 8] {
        for (s1, s2) in [(0.01, 0.01), (0.01, 1.0), (10.0, 1000.0), (1000.0, 1000.0)] {
            for copying in [0.0, 70.0] {
                let model = model(candidates, s1, s2, copying);
                for rule in Rule::ALL {
                    let rate = exact_rate(&model, rule).unwrap();
                    let least = 100.0 / candidates as f64 - 1e-7;
                    assert!(
                        (least..100.0 + 1e-7).contains(&rate),
                        "{rule:?} of {model:?}: {rate}"
                    );
                }
            }
        }
    }
}

#[test]
fn all_rules_of_one_program_agree_and_beyond_three_no_optimum_is_known() {
    let alone = exact_rates(&panel(4, 2.0, 1));
    for rule in Rule::ALL {
        let (rate, strongest) = (
            alone.get(rule).unwrap(),
            alone.get(Rule::Strongest).unwrap(),
        );
        assert!(
            (rate - strongest).abs() < 1e-8,
            "{rule:?}: {rate}, not {strongest}"
        );
    }
    for programs in 1..=9 {
        let optimum = exact_rates(&panel(2, 2.0, programs)).get(Rule::Optimal);
        assert_eq!(optimum.is_some(), programs <= 3, "{programs}");
    }
}

#[test]
fn with_two_equal_programs_the_optimal_rule_is_the_optimistic_one() {
    // The weight of a report rises with its value, by the same function for both programs.
    for candidates in [2, 5] {
        let rates = exact_rates(&panel(candidates, 1.3, 2));
        let (optimal, optimistic) = (rates.get(Rule::Optimal), rates.get(Rule::Optimistic));
        let error = optimal.unwrap() - optimistic.unwrap();
        assert!(error.abs() < 1e-8, "{error:e}");
    }
}
