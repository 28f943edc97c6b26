//! Walks with their mirror images: who wins cancels, how long it takes counts double.

use rollout_lab::models::walk::{Antithetic, ExactWalk, Model, PairVariance};
use rollout_lab::rollout::seed::Seed;

#[test]
fn mirrored_walks_cancel_who_wins_and_double_the_variance_of_how_long() {
    let model = Model::PROFESSIONAL_GAMES;
    let walk = ExactWalk::new(model).length();
    let exact = Antithetic::exact(model, &walk);
    let pairs = 100_000;
    let measured = Antithetic::measured(model, Seed::new(31), pairs).unwrap();
    assert_eq!(measured.win.mirrored, 0.0);
    let ratio = |of: PairVariance| of.mirrored / of.independent;
    // Not just about twice: the very same lengths.
    assert!((ratio(measured.walk) - 2.0).abs() < 1e-12);
    assert!((ratio(exact.walk) - 2.0).abs() < 1e-15);
    // 2 × 305.5 / (305.5 + 471.8).
    assert!((ratio(exact.total) - 0.786_06).abs() < 1e-4);
    // Standard errors: of the variance of T √((c4 − c2²) / n), of the total's likewise, of wins 0.25 / √n × a little.
    let n = pairs as f64;
    let se = |c4: f64, c2: f64| ((c4 - c2 * c2) / n).sqrt();
    let total = walk.with_other_moves(model);
    let of_walk = se(walk.c4, walk.variance);
    for (measured, exact, se) in [
        (measured.walk.mirrored, exact.walk.mirrored, of_walk),
        (
            measured.walk.independent,
            exact.walk.independent,
            of_walk / 2.0,
        ),
        (measured.total.mirrored, exact.total.mirrored, of_walk),
        (
            measured.total.independent,
            exact.total.independent,
            se(total.c4, total.variance) / 2.0,
        ),
        // p(1 − p) of p near 1/2 misses (p − 1/2)², four standard errors of p squared at the most: 16 × 0.25 / n, halved.
        (measured.win.independent, exact.win.independent, 2.0 / n),
    ] {
        let z = (measured - exact) / se;
        assert!(z.abs() <= 4.0, "{measured} {exact}: z = {z}");
    }
}

#[test]
fn of_fewer_than_two_pairs_there_is_no_variance() {
    for pairs in [0, 1] {
        assert_eq!(
            Antithetic::measured(Model::FLOODGATE, Seed::new(1), pairs),
            None
        );
    }
}
