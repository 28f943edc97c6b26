//! The optimal rule with a predicted A.

use rollout_lab::models::council::{Rule, Simulation, exact_rate, weight};
use rollout_lab::rollout::seed::Seed;

use crate::golden::{model, panel};

#[test]
fn it_weighs_reports_by_the_mean_of_values_and_the_number_of_moves() {
    let mut moves = [0; 5];
    for council in [model(4, 2.0, 3.0, 40.0), panel(4, 0.8, 5), panel(4, 2.0, 1)] {
        let simulation = Simulation::new(council, Seed::new(11));
        for k in 0..500 {
            let it = simulation.position(k);
            let mut named: Vec<usize> = it.reports.iter().map(|report| report.candidate).collect();
            let values: f64 = it.reports.iter().map(|report| report.value).sum();
            let mean = values / named.len() as f64;
            named.sort_unstable();
            named.dedup();
            let different = named.len() as f64;
            moves[named.len()] += 1;
            // d = 1.
            let predicted = mean + (different - 1.0) / different;
            assert!((it.predicted - predicted).abs() < 1e-12, "{it:?}");
            let mut weights = [0.0; 4];
            for report in &it.reports {
                let x = (report.value - predicted) / report.noise;
                weights[report.candidate] += weight(x, 1.0 / report.noise);
            }
            for (weight, told) in weights.iter().zip(&it.weights_predicted) {
                assert!((weight - told).abs() < 1e-8, "{it:?}");
            }
            let heaviest = weights.iter().copied().fold(0.0, f64::max);
            assert_eq!(weights[it.pick(Rule::OptimalPredicted)], heaviest);
        }
    }
    // All numbers of different moves occur.
    assert!(moves[1..].iter().all(|&times| times > 0), "{moves:?}");
}

#[test]
fn one_program_or_two_equal_ones_need_no_prediction() {
    // Of two, the larger value weighs more, whatever A is.
    for programs in [1, 2] {
        let rate = |rule| exact_rate(&panel(3, 1.3, programs), rule).expect("known");
        let error = rate(Rule::OptimalPredicted) - rate(Rule::Optimistic);
        assert!(error.abs() < 1e-8, "{error:e}");
    }
    assert_eq!(exact_rate(&panel(3, 1.3, 4), Rule::OptimalPredicted), None);
}

#[test]
fn predicting_a_costs_something_and_little_if_programs_are_equally_good() {
    for candidates in [2, 3, 8] {
        for ratio in [1.0, 1.5, 2.0] {
            let council = model(candidates, 2.0, 2.0 * ratio, 0.0);
            let rate = |rule| exact_rate(&council, rule).expect("known");
            let lost = rate(Rule::Optimal) - rate(Rule::OptimalPredicted);
            let lead = rate(Rule::Optimal) - rate(Rule::Optimistic);
            // The optimal rule is the best of all that see reports alone. The reference's losses are below a fiftieth of the
            // lead, of equal programs.
            assert!(lost > 0.0, "{candidates}, {ratio}: {lost}");
            if ratio == 1.0 {
                assert!(lost < 0.02 * lead, "{candidates}: {lost} of {lead}");
            }
        }
    }
}
