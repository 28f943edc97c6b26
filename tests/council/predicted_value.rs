//! The optimal rule with a predicted value A of the best move.

use rollout_lab::models::council::{Rule, Simulation, exact_rate, weight};
use rollout_lab::rollout::seed::Seed;

use crate::golden::{model, panel};

#[test]
fn a_is_predicted_from_the_mean_value_and_the_number_of_moves() {
    let mut counts = [0; 5];
    for council in [model(4, 2.0, 3.0, 40.0), panel(4, 0.8, 5), panel(4, 2.0, 1)] {
        let simulation = Simulation::new(council, Seed::new(11));
        for k in 0..500 {
            let position = simulation.position(k);
            let mut moves: Vec<usize> = position
                .reports
                .iter()
                .map(|report| report.candidate)
                .collect();
            let values: f64 = position.reports.iter().map(|report| report.value).sum();
            let mean = values / moves.len() as f64;
            moves.sort_unstable();
            moves.dedup();
            let different = moves.len() as f64;
            counts[moves.len()] += 1;
            // All councils here have d = 1.
            let predicted = mean + (different - 1.0) / different;
            assert!(
                (position.predicted - predicted).abs() < 1e-12,
                "{position:?}"
            );
            let mut weights = [0.0; 4];
            for report in &position.reports {
                let x = (report.value - predicted) / report.noise;
                weights[report.candidate] += weight(x, 1.0 / report.noise);
            }
            for (weight, reported) in weights.iter().zip(&position.weights_predicted) {
                assert!((weight - reported).abs() < 1e-8, "{position:?}");
            }
            let heaviest = weights.iter().copied().fold(0.0, f64::max);
            assert_eq!(weights[position.pick(Rule::OptimalPredicted)], heaviest);
        }
    }
    // Every number of different moves must occur.
    assert!(counts[1..].iter().all(|&count| count > 0), "{counts:?}");
}

#[test]
fn one_program_or_two_equal_ones_need_no_prediction() {
    // Of two reports, the larger value has the larger weight for any A.
    for programs in [1, 2] {
        let rate = |rule| exact_rate(&panel(3, 1.3, programs), rule).expect("known");
        let error = rate(Rule::OptimalPredicted) - rate(Rule::Optimistic);
        assert!(error.abs() < 1e-8, "{error:e}");
    }
    assert_eq!(exact_rate(&panel(3, 1.3, 4), Rule::OptimalPredicted), None);
}

#[test]
fn prediction_costs_something_and_little_with_equal_programs() {
    for candidates in [2, 3, 8] {
        for ratio in [1.0, 1.5, 2.0] {
            let council = model(candidates, 2.0, 2.0 * ratio, 0.0);
            let rate = |rule| exact_rate(&council, rule).expect("known");
            let lost = rate(Rule::Optimal) - rate(Rule::OptimalPredicted);
            let lead = rate(Rule::Optimal) - rate(Rule::Optimistic);
            // The optimal rule is the best rule that sees only reports. With equal programs, the
            // reference's losses are below a fiftieth of the lead.
            assert!(lost > 0.0, "{candidates}, {ratio}: {lost}");
            if ratio == 1.0 {
                assert!(lost < 0.02 * lead, "{candidates}: {lost} of {lead}");
            }
        }
    }
}
