//! Majorities of panels: councils of equally noisy programs.

use rollout_lab::models::council::{Model, Rule, equal_noise_panels, exact_rate};

use crate::golden::panel;

fn majority(model: &Model) -> f64 {
    exact_rate(model, Rule::MajorityRandom).expect("known") / 100.0
}

fn alone(model: &Model) -> f64 {
    exact_rate(model, Rule::Strongest).expect("known") / 100.0
}

#[test]
fn with_two_candidates_an_even_program_adds_nothing_and_an_odd_one_does() {
    // One vote is added to 2m − 1 votes. If that makes no tie, the same move stays ahead. All
    // sequences of votes that end in a tie have the chance pᵐ (1 − p)ᵐ. The right move led before
    // the last vote in half of them, and a tie is right half the time.
    let rows = equal_noise_panels(&panel(2, 2.0, 3));
    assert_eq!(
        rows.iter().map(|row| row.programs).collect::<Vec<_>>(),
        (1..=9).collect::<Vec<_>>()
    );
    for odd in [1, 3, 5, 7] {
        let even = rows[odd].majority - rows[odd - 1].majority;
        assert!(even.abs() < 1e-10, "{odd}: {even:e}");
        assert!(rows[odd + 1].majority > rows[odd - 1].majority + 0.5);
    }
}

#[test]
fn majorities_with_two_candidates_are_binomial_sums() {
    let p = alone(&panel(2, 2.0, 1));
    let q = 1.0 - p;
    let five = p.powi(5) + 5.0 * p.powi(4) * q + 10.0 * p.powi(3) * q * q;
    assert!((majority(&panel(2, 2.0, 5)) - five).abs() < 1e-13);
    let nine: f64 = [1.0, 9.0, 36.0, 84.0, 126.0]
        .into_iter()
        .zip(0..)
        .map(|(ways, wrong)| ways * p.powi(9 - wrong) * q.powi(wrong))
        .sum();
    assert!((majority(&panel(2, 2.0, 9)) - nine).abs() < 1e-13);
}

#[test]
fn majorities_equal_an_enumeration_of_votes() {
    for (candidates, programs) in [(3, 3), (3, 4), (3, 6), (4, 5), (8, 4), (5, 7)] {
        let model = panel(candidates, 1.5, programs);
        let p = alone(&model);
        let n = candidates as usize;
        let mut rate = 0.0;
        for ballot in 0..n.pow(programs as u32) {
            let mut votes = vec![0; n];
            let (mut rest, mut chance) = (ballot, 1.0);
            for _ in 0..programs {
                chance *= if rest % n == 0 {
                    p
                } else {
                    (1.0 - p) / (n - 1) as f64
                };
                votes[rest % n] += 1;
                rest /= n;
            }
            let most_votes = *votes.iter().max().expect("a candidate");
            if votes[0] == most_votes {
                rate += chance / votes.iter().filter(|&&votes| votes == most_votes).count() as f64;
            }
        }
        let exact = majority(&model);
        assert!(
            (exact - rate).abs() < 1e-12,
            "{model:?}: {exact}, not {rate}"
        );
    }
}

#[test]
fn a_panel_of_three_equals_the_council_of_three() {
    let rows = equal_noise_panels(&panel(3, 2.0, 3));
    let council = panel(3, 2.0, 3);
    let rate = |rule| exact_rate(&council, rule).expect("known");
    // The panel and the council sum up the rate differently.
    assert!((rows[2].majority - rate(Rule::MajorityStrongest)).abs() < 1e-10);
    assert_eq!(rows[2].optimistic, rate(Rule::Optimistic));
    assert_eq!(rows[2].ceiling, rate(Rule::Ceiling));
}
