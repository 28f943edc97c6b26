//! Single positions.

use rollout_lab::models::council::{Model, Position, Rule, Setting, Simulation, Tallies, weight};
use rollout_lab::rollout::seed::Seed;

use crate::golden::{model, panel};

fn positions(council: Model, count: u64) -> (Vec<Position>, Tallies) {
    let mut simulation = Simulation::new(council, Seed::new(8));
    simulation.roll(count);
    let positions = (0..count).map(|k| simulation.position(k)).collect();
    (positions, *simulation.sums())
}

/// The first of the largest.
fn largest(values: &[f64]) -> usize {
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    values.iter().position(|&value| value == most).expect("one")
}

#[test]
fn positions_are_those_that_are_counted() {
    for council in [
        model(2, 2.0, 3.0, 40.0),
        model(5, 1.0, 1.5, 0.0),
        panel(3, 2.0, 6),
    ] {
        let (positions, counts) = positions(council, 2000);
        for rule in Rule::ALL {
            let right = positions.iter().filter(|it| it.pick(rule) == 0).count();
            assert_eq!(right as u64, counts.hits(rule), "{rule:?} of {council:?}");
        }
    }
}

#[test]
fn what_is_said_leads_to_what_is_picked() {
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
    for it in positions {
        copies += u32::from(it.copied);
        assert_eq!(it.worths, [30.0, 0.0, 0.0, 0.0]);
        let mut means = [0.0; 4];
        let mut precisions = 0.0;
        for (report, noise) in it.reports.iter().zip([40.0, 60.0, 60.0]) {
            assert_eq!(report.noise, noise);
            // A is what the best move is worth, 30.
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
        let [first, second, third] = &it.reports[..] else {
            panic!("three reports")
        };
        assert!(first.evaluations.is_some() && second.evaluations.is_some());
        assert_eq!(third.evaluations.is_none(), it.copied);
        if it.copied {
            assert_eq!(
                (third.candidate, third.value, third.weight),
                (second.candidate, second.value, second.weight)
            );
        }
        for (mean, told) in means.iter().zip(&it.means) {
            assert!((mean / precisions - told).abs() < 1e-9);
        }
        let knowing: f64 = it.weights_knowing_copies.iter().sum();
        let left_out = if it.copied { third.weight } else { 0.0 };
        assert!((it.weights.iter().sum::<f64>() - knowing - left_out).abs() < 1e-12);
        assert_eq!(it.votes.iter().sum::<u64>(), 3);
        let moves = [first, second, third].map(|report| report.candidate);
        let values = [first, second, third].map(|report| report.value);
        assert_eq!(it.pick(Rule::Strongest), moves[0]);
        assert_eq!(it.pick(Rule::Weakest), moves[2]);
        assert_eq!(it.pick(Rule::Optimistic), moves[largest(&values)]);
        assert_eq!(
            it.pick(Rule::Pessimistic),
            moves[largest(&values.map(|v| -v))]
        );
        assert_eq!(it.pick(Rule::Optimal), largest(&it.weights));
        let knowing = largest(&it.weights_knowing_copies);
        assert_eq!(it.pick(Rule::OptimalKnowingCopies), knowing);
        assert_eq!(it.pick(Rule::Ceiling), largest(&it.means));
        let majority = if moves[1] == moves[2] {
            moves[1]
        } else {
            moves[0]
        };
        assert_eq!(it.pick(Rule::MajorityStrongest), majority);
    }
    // 400 expected; four standard deviations are 62.
    assert!((338..=462).contains(&copies), "{copies}");
}
