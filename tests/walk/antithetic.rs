//! Antithetic pairs of walks: mirror images cancel the winner, and double the variance of the
//! length.

use rollout_lab::models::walk::{Antithetic, ExactWalk, Model, PairVariance};
use rollout_lab::rollout::seed::Seed;

#[test]
fn mirrored_walks_cancel_the_winner_and_double_the_variance_of_the_length() {
    let model = Model::PROFESSIONAL_GAMES;
    let walk = ExactWalk::new(model).length();
    let exact = Antithetic::exact(model, &walk);
    let pairs = 100_000;
    let measured = Antithetic::measured(model, Seed::new(31), pairs).unwrap();
    assert_eq!(measured.win.mirrored, 0.0);
    let ratio = |variance: PairVariance| variance.mirrored / variance.independent;
    // Exactly 2, because both walks of a pair have the same length.
    assert!((ratio(measured.walk) - 2.0).abs() < 1e-12);
    assert!((ratio(exact.walk) - 2.0).abs() < 1e-15);
    // 2 × 305.5 / (305.5 + 471.8): variances of the walk and of the other moves.
    assert!((ratio(exact.total) - 0.786_06).abs() < 1e-4);
    // The variance of T has the standard error √((c4 − c2²) / n), and that of the total likewise.
    let n = pairs as f64;
    let se = |c4: f64, c2: f64| ((c4 - c2 * c2) / n).sqrt();
    let total = walk.with_other_moves(model);
    let walk_se = se(walk.c4, walk.variance);
    for (measured, exact, se) in [
        (measured.walk.mirrored, exact.walk.mirrored, walk_se),
        (
            measured.walk.independent,
            exact.walk.independent,
            walk_se / 2.0,
        ),
        (measured.total.mirrored, exact.total.mirrored, walk_se),
        (
            measured.total.independent,
            exact.total.independent,
            se(total.c4, total.variance) / 2.0,
        ),
        // For p near 1/2, p (1 − p) is off by (p − 1/2)². That is at most the square of four
        // standard errors of p, 16 × 0.25 / n, halved.
        (measured.win.independent, exact.win.independent, 2.0 / n),
    ] {
        let z = (measured - exact) / se;
        assert!(z.abs() <= 4.0, "{measured} {exact}: z = {z}");
    }
}

#[test]
fn fewer_than_two_pairs_have_no_variance() {
    for pairs in [0, 1] {
        assert_eq!(
            Antithetic::measured(Model::FLOODGATE, Seed::new(1), pairs),
            None
        );
    }
}

#[test]
fn worth_of_mirroring_is_the_ratio_of_variances() {
    let variance = |mirrored| PairVariance {
        mirrored,
        independent: 9.0,
    };
    assert_eq!(variance(4.0).worth(), Some(2.25));
    assert_eq!(variance(0.0).worth(), None);
    assert_eq!(variance(4.0).mirrored_sd(), 2.0);
    assert_eq!(variance(4.0).independent_sd(), 3.0);
}
