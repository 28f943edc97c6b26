//! Sums of lengths and their histogram, by hand.

use rollout_lab::models::walk::{Axis, BINS, Lengths, Model};

fn lengths(model: Model, games: &[(u32, f64)]) -> Lengths {
    let mut lengths = Lengths::new(Axis::for_model(model));
    for &(moves, others) in games {
        lengths.add(moves, others);
    }
    lengths
}

#[test]
fn moments_of_four_games_by_hand() {
    let games = [(1, 9.0), (3, 9.5), (4, 6.0), (8, 17.5)];
    let lengths = lengths(Model::PROFESSIONAL_GAMES, &games);
    // T: 1, 3, 4, 8: mean 4; squares of distances 9 + 1 + 0 + 16 = 26, of which the sample's variance is a third; third powers
    // −27 − 1 + 64 = 36; fourth 81 + 1 + 256 = 338.
    let walk = lengths.walk();
    assert_eq!((walk.games, walk.mean), (4, Some(4.0)));
    let near = |value: Option<f64>, expected: f64| {
        assert!((value.unwrap() / expected - 1.0).abs() < 1e-12);
    };
    near(walk.sd, (26.0_f64 / 3.0).sqrt());
    near(walk.c3, 9.0);
    near(walk.c4, 84.5);
    // T + N: 10, 12.5, 10, 25.5: mean 14.5; −4.5, −2, −4.5, 11: squares 20.25 + 4 + 20.25 + 121 = 165.5; third powers
    // −91.125 − 8 − 91.125 + 1331 = 1140.75; fourth 410.0625 + 16 + 410.0625 + 14641 = 15477.125.
    let total = lengths.total();
    near(total.mean, 14.5);
    near(total.sd, (165.5_f64 / 3.0).sqrt());
    near(total.c3, 1140.75 / 4.0);
    near(total.c4, 15477.125 / 4.0);
}

#[test]
fn without_games_nothing_is_defined() {
    let none = lengths(Model::FLOODGATE, &[]);
    let total = none.total();
    assert_eq!((total.games, total.mean, total.sd), (0, None, None));
    assert_eq!((total.c3, total.c4), (None, None));
    let one = lengths(Model::FLOODGATE, &[(5, 100.0)]).total();
    assert_eq!((one.games, one.mean), (1, Some(105.0)));
    assert_eq!((one.sd, one.c3, one.c4), (None, None, None));
}

#[test]
fn presets_have_bins_of_one_move_from_0_to_400() {
    for model in [Model::PROFESSIONAL_GAMES, Model::FLOODGATE] {
        let games = [
            (1, -1.5),
            (1, -1.0),
            (3, 4.75),
            (2, 6.0),
            (300, 99.9),
            (300, 100.0),
        ];
        let histogram = lengths(model, &games).histogram();
        assert_eq!((histogram.first, histogram.width), (0.0, 1.0));
        assert_eq!(histogram.counts.len(), BINS);
        // −0.5 is below; 0 in the first bin; 7.75 in that from 7 on; 8 in the next; 399.9 in the last; 400 beyond.
        assert_eq!((histogram.below, histogram.above), (1, 1));
        let counted: Vec<usize> = (0..BINS).filter(|&bin| histogram.counts[bin] > 0).collect();
        assert_eq!(counted, [0, 7, 8, 399]);
    }
}

#[test]
fn bins_reach_as_far_as_a_models_lengths() {
    for (a, m, s) in [
        (0.05, 0.0, 0.0),
        (1.0, 10_000.0, 0.0),
        (0.05, 10_000.0, 1_000.0),
        (1.0, 0.0, 0.0),
        (0.5, 3.0, 1_000.0),
    ] {
        let model = Model::new(a, m, s).unwrap();
        let histogram = lengths(model, &[]).histogram();
        let exact = rollout_lab::models::walk::ExactWalk::new(model).length();
        let total = exact.with_other_moves(model);
        let last = histogram.first + histogram.width * BINS as f64;
        assert!(last > total.mean + 6.0 * total.sd(), "{a} {m} {s}");
        assert!(histogram.first <= (total.mean - 5.0 * total.sd()).max(0.0));
    }
}
