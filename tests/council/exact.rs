//! Exact rates against independent numbers.

use rollout_lab::models::council::{Model, Rule, exact_rate, exact_rates};

use crate::golden::{model, panel, rows};
use crate::grid;

/// The reference's optimal rates are integrals in two variables, which it has to 3e-8: with finer and finer steps the core's
/// settle there. Everything else it has to twelve places.
fn within(rule: Rule) -> f64 {
    match rule {
        Rule::Optimal | Rule::OptimalKnowingCopies => 1e-7,
        _ => 1e-10,
    }
}

fn assert_rate(model: &Model, rule: Rule, known: f64) {
    let rate = exact_rate(model, rule).expect("there is a quadrature");
    let error = rate / 100.0 - known;
    println!("{rule:?} of {model:?}: off by {error:e}");
    assert!(
        error.abs() < within(rule),
        "{rule:?} of {model:?}: {rate}, not {known}"
    );
    assert_eq!(exact_rates(model).get(rule), Some(rate));
}

#[test]
fn rates_are_the_references() {
    for row in rows() {
        let alone = row.model(0.0);
        for (rule, known) in [
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
            assert_rate(&alone, rule, known);
        }
        let copied = row.model(50.0);
        for (rule, known) in [
            (Rule::Strongest, row.p_strong),
            (Rule::Weakest, row.p_weak),
            (Rule::MajorityStrongest, row.majority_tie_strong_sync50),
            (Rule::MajorityRandom, row.majority_tie_random_sync50),
            (Rule::Optimistic, row.optimistic_sync50),
            (Rule::Pessimistic, row.pessimistic_sync50),
            (Rule::OptimalKnowingCopies, row.optimal_knowing_sync50),
            (Rule::OptimalKnowingCopies, row.optimal_syncaware_sync50),
        ] {
            assert_rate(&copied, rule, known);
        }
    }
}

#[test]
fn rates_are_those_of_going_through_all_reports_on_a_grid() {
    // Three candidates, and what becomes of the optimal rule with copies that it takes for opinions: the reference has
    // neither. A grid of 90 values a program is 0.144 of its noise wide, and the square of that, times densities below 1/2,
    // over 24 is 4e-4; of 900, 4e-6.
    for (candidates, s1, s2, copying) in [
        (3, 2.0, 2.0, 0.0),
        (3, 1.0, 1.7, 0.0),
        (3, 2.0, 3.0, 50.0),
        (2, 2.0, 5.0, 100.0),
        (5, 1.5, 2.5, 30.0),
    ] {
        let model = model(candidates, s1, s2, copying);
        let rates = exact_rates(&model);
        let within = if copying == 100.0 { 2e-5 } else { 5e-4 };
        for (rule, counted) in grid::rates(&model) {
            let rate = rates.get(rule).expect("there is a quadrature") / 100.0;
            let error = rate - counted;
            println!("grid: {rule:?} of {model:?}: {rate}, off by {error:e}");
            assert!(
                error.abs() < within,
                "{rule:?} of {model:?}: {rate}, not {counted}"
            );
        }
    }
}

#[test]
fn the_ceiling_is_the_best_of_pooled_evaluations() {
    // n = 2: two means with the variance σ² each, d apart: Φ(d / σ√2), with Φ by statrs.
    use statrs::distribution::{ContinuousCDF, Normal};
    let normal = Normal::new(0.0, 1.0).expect("a normal distribution");
    let pooled = |noises: &[f64]| {
        let precision: f64 = noises.iter().map(|s| 1.0 / (s * s)).sum();
        normal.cdf((precision / 2.0).sqrt())
    };
    let exact = exact_rate(&model(2, 1.0, 3.0, 25.0), Rule::Ceiling).unwrap() / 100.0;
    let known = 0.75 * pooled(&[1.0, 3.0, 3.0]) + 0.25 * pooled(&[1.0, 3.0]);
    // statrs has Φ to eleven places.
    assert!((exact - known).abs() < 1e-10, "{exact} {known}");
}

#[test]
fn no_rule_that_sees_the_reports_alone_beats_the_optimal_one_nor_that_the_ceiling() {
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
fn rates_stay_within_their_bounds_at_the_ends_of_what_is_taken() {
    // Somebody who says any move is right once in n; nobody here is worse, or better than always. Far below the errors, with
    // a wide range of noises, and far above.
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
fn one_program_is_its_own_council_and_of_more_than_three_no_optimum_is_known() {
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
        let known = exact_rates(&panel(2, 2.0, programs))
            .get(Rule::Optimal)
            .is_some();
        assert_eq!(known, programs <= 3, "{programs}");
    }
}

#[test]
fn of_two_equal_programs_the_optimal_rule_is_the_optimistic_one() {
    // Weights rise with the value, by the same function for both.
    for candidates in [2, 5] {
        let rates = exact_rates(&panel(candidates, 1.3, 2));
        let (optimal, optimistic) = (rates.get(Rule::Optimal), rates.get(Rule::Optimistic));
        let error = optimal.unwrap() - optimistic.unwrap();
        assert!(error.abs() < 1e-8, "{error:e}");
    }
}
