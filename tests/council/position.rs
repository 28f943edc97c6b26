//! Single positions: reports, weights and the moves that rules pick.

use rollout_lab::models::council::{Model, Position, Rule, Setting, Simulation, Tallies, weight};
use rollout_lab::rollout::seed::Seed;

use crate::golden::{model, panel};

/// Returns simulated positions and their tallies.
fn positions(council: Model, count: u64) -> (Vec<Position>, Tallies) {
    let mut simulation = Simulation::new(council, Seed::new(8));
    simulation.roll(count);
    let positions = (0..count).map(|k| simulation.position(k)).collect();
    (positions, *simulation.sums())
}

/// Returns the index of the first of the largest values.
fn largest(values: &[f64]) -> usize {
    let maximum = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    values
        .iter()
        .position(|&value| value == maximum)
        .expect("a value")
}

#[test]
fn positions_add_up_to_the_tallies() {
    for council in [
        model(2, 2.0, 3.0, 40.0),
        model(5, 1.0, 1.5, 0.0),
        panel(3, 2.0, 6),
    ] {
        let (positions, tallies) = positions(council, 2000);
        for rule in Rule::ALL {
            let right = positions
                .iter()
                .filter(|position| position.pick(rule) == 0)
                .count();
            assert_eq!(right as u64, tallies.hits(rule), "{rule:?} of {council:?}");
        }
    }
}

#[test]
fn rules_pick_by_the_reports() {
    let council = Model::new(Setting {
        candidates: 4,
        d: 30.0,
        s1: 40.0,
        s2: 60.0,
        copying: 40.0,
        programs: 3,
    });
    let (positions, _) = positions(council.expect("a council"), 1000);
    let mut copies = 0;
    for position in positions {
        copies += u32::from(position.copied);
        assert_eq!(position.worths, [30.0, 0.0, 0.0, 0.0]);
        let mut means = [0.0; 4];
        let mut precisions = 0.0;
        for (report, noise) in position.reports.iter().zip([40.0, 60.0, 60.0]) {
            assert_eq!(report.noise, noise);
            // A, the value of the best move, is 30.
            let formula = weight((report.value - 30.0) / noise, 30.0 / noise);
            assert!((report.weight - formula).abs() < 1e-8);
            if let Some(values) = &report.evaluations {
                assert_eq!(report.candidate, largest(values));
                assert_eq!(report.value, values[report.candidate]);
                precisions += noise.powi(-2);
                for (mean, value) in means.iter_mut().zip(values) {
                    *mean += value * noise.powi(-2);
                }
            }
        }
        let [first, second, third] = &position.reports[..] else {
            panic!("three reports")
        };
        assert!(first.evaluations.is_some() && second.evaluations.is_some());
        assert_eq!(third.evaluations.is_none(), position.copied);
        if position.copied {
            assert_eq!(
                (third.candidate, third.value, third.weight),
                (second.candidate, second.value, second.weight)
            );
        }
        for (mean, reported) in means.iter().zip(&position.means) {
            assert!((mean / precisions - reported).abs() < 1e-9);
        }
        let knowing: f64 = position.weights_knowing_copies.iter().sum();
        let copy_weight = if position.copied { third.weight } else { 0.0 };
        assert!((position.weights.iter().sum::<f64>() - knowing - copy_weight).abs() < 1e-12);
        assert_eq!(position.votes.iter().sum::<u64>(), 3);
        let moves = [first, second, third].map(|report| report.candidate);
        let values = [first, second, third].map(|report| report.value);
        assert_eq!(position.pick(Rule::Strongest), moves[0]);
        assert_eq!(position.pick(Rule::Weakest), moves[2]);
        assert_eq!(position.pick(Rule::Optimistic), moves[largest(&values)]);
        assert_eq!(
            position.pick(Rule::Pessimistic),
            moves[largest(&values.map(|v| -v))]
        );
        assert_eq!(position.pick(Rule::Optimal), largest(&position.weights));
        let knowing = largest(&position.weights_knowing_copies);
        assert_eq!(position.pick(Rule::OptimalKnowingCopies), knowing);
        assert_eq!(position.pick(Rule::Ceiling), largest(&position.means));
        let majority = if moves[1] == moves[2] {
            moves[1]
        } else {
            moves[0]
        };
        assert_eq!(position.pick(Rule::MajorityStrongest), majority);
    }
    // 400 are expected, and four standard deviations are 62.
    assert!((338..=462).contains(&copies), "{copies}");
}
