//! Moments and histograms of game lengths, compared with sums by hand.

use rollout_lab::models::walk::{Axis, BINS, Lengths, Model};

fn lengths(model: Model, games: &[(u32, f64)]) -> Lengths {
    let mut lengths = Lengths::new(Axis::for_model(model));
    for &(moves, other_moves) in games {
        lengths.add(moves, other_moves);
    }
    lengths
}

#[test]
fn moments_of_four_games_equal_sums_by_hand() {
    let games = [(1, 9.0), (3, 9.5), (4, 6.0), (8, 17.5)];
    let lengths = lengths(Model::PROFESSIONAL_GAMES, &games);
    // T is 1, 3, 4, 8 with the mean 4. The squared distances are 9 + 1 + 0 + 16 = 26, and the
    // sample variance is a third of that. Third powers: −27 − 1 + 64 = 36. Fourth powers:
    // 81 + 1 + 256 = 338.
    let walk = lengths.walk();
    assert_eq!((walk.games, walk.mean), (4, Some(4.0)));
    let assert_near = |value: Option<f64>, expected: f64| {
        assert!((value.unwrap() / expected - 1.0).abs() < 1e-12);
    };
    assert_near(walk.sd, (26.0_f64 / 3.0).sqrt());
    assert_near(walk.c3, 9.0);
    assert_near(walk.c4, 84.5);
    // T + N is 10, 12.5, 10, 25.5 with the mean 14.5. The distances are −4.5, −2, −4.5, 11, and
    // their squares 20.25 + 4 + 20.25 + 121 = 165.5. Third powers:
    // −91.125 − 8 − 91.125 + 1331 = 1140.75. Fourth: 410.0625 + 16 + 410.0625 + 14641 = 15477.125.
    let total = lengths.total();
    assert_near(total.mean, 14.5);
    assert_near(total.sd, (165.5_f64 / 3.0).sqrt());
    assert_near(total.c3, 1140.75 / 4.0);
    assert_near(total.c4, 15477.125 / 4.0);
}

#[test]
fn moments_without_enough_games_are_none() {
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
        // −0.5 is below the axis and 400 above it. 0 is in the first bin, 7.75 in that of 7, 8 in
        // the next, and 399.9 in the last.
        assert_eq!((histogram.below, histogram.above), (1, 1));
        let filled: Vec<usize> = (0..BINS).filter(|&bin| histogram.counts[bin] > 0).collect();
        assert_eq!(filled, [0, 7, 8, 399]);
    }
}

#[test]
fn bins_cover_the_lengths_of_any_model() {
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
