//! Luck averages zero: the tables of mean evaluations after a move, compared with formulas and with
//! Simpson's rule.

use rollout_lab::models::walk::{
    ExactWalk, LengthEvaluator, LengthLuck, Model, ScaleEvaluator, WinLuck, WinningChanceScale,
};

/// Returns the density of the standard normal distribution.
fn density(z: f64) -> f64 {
    (-z * z / 2.0).exp() / std::f64::consts::TAU.sqrt()
}

/// Returns the chance that a standard normal deviate is above `z`.
fn upper_tail(z: f64) -> f64 {
    // The function of statrs has only eleven digits.
    libm::erfc(z / std::f64::consts::SQRT_2) / 2.0
}

/// Iterates over positions in (−1, 1) between the grid points of a table.
fn positions() -> impl Iterator<Item = f64> {
    (-20..=20).map(|i| f64::from(i) * 0.049_871_3)
}

/// Returns the mean after a move from `x` of a function that is α + βy between two ends, and 0
/// elsewhere.
///
/// By the formulas for a truncated normal distribution.
fn mean_of_line(x: f64, a: f64, [from, to]: [f64; 2], [alpha, beta]: [f64; 2]) -> f64 {
    let [z, z_to] = [from, to].map(|end| (end - x) / a);
    (alpha + beta * x) * (upper_tail(z) - upper_tail(z_to))
        + beta * a * (density(z) - density(z_to))
}

#[test]
fn means_on_piecewise_linear_scales_equal_formulas() {
    for a in [0.05, 0.2474, 1.0] {
        let slope = 0.5 / (1.0 + 0.582_597_157_939_010_7 * a);
        let one_piece = |line| vec![([-1.0, 1.0], line)];
        for (scale, pieces) in [
            (WinningChanceScale::Calibrated, one_piece([0.5, slope])),
            (WinningChanceScale::Linear, one_piece([0.5, 0.5])),
            (WinningChanceScale::Reversed, one_piece([0.5, -slope])),
            (
                WinningChanceScale::Sign,
                vec![([-1.0, 0.0], [0.25, 0.0]), ([0.0, 1.0], [0.75, 0.0])],
            ),
            (
                WinningChanceScale::ThreeLevels,
                vec![
                    ([-1.0, -0.33], [0.25, 0.0]),
                    ([-0.33, 0.33], [0.5, 0.0]),
                    ([0.33, 1.0], [0.75, 0.0]),
                ],
            ),
        ] {
            let luck = WinLuck::new(scale, a);
            for x in positions() {
                let inside = pieces
                    .iter()
                    .map(|(ends, line)| mean_of_line(x, a, *ends, *line));
                let expected = upper_tail((1.0 - x) / a) + inside.sum::<f64>();
                let error = luck.mean(x) - expected;
                assert!(error.abs() < 2e-12, "{scale:?} {a} {x}: {error}");
            }
        }
    }
}

/// Returns the mean evaluation after a move from `x` on any scale.
///
/// By Simpson's rule between the points where the scale has a jump or a kink.
fn mean_by_simpson(evaluator: &ScaleEvaluator, a: f64, x: f64) -> f64 {
    const STEPS: u32 = 400;
    let mut ends: Vec<f64> = match evaluator.scale() {
        WinningChanceScale::Pawns => (0..120)
            .map(|pawns| ((f64::from(pawns) + 0.5) / 12.0).tanh())
            .collect(),
        // The end of the scale, and parts between which the curvature of artanh changes little.
        WinningChanceScale::Centipawns => (1..=10).map(|i| (f64::from(i) / 4.0).tanh()).collect(),
        WinningChanceScale::ThreeLevels => vec![0.1, 0.2, 0.33, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
        _ => (1..10).map(|i| f64::from(i) / 10.0).collect(),
    };
    ends.push(1.0);
    let mut sum = upper_tail((1.0 - x) / a);
    let mut from = 0.0;
    for to in ends {
        // Just inside the ends, because a jump's value may belong to either side.
        let within = |i: u32| {
            let share = f64::from(i) / f64::from(STEPS);
            let y = from + (to - from) * share;
            y.clamp(from + (to - from) * 1e-9, to - (to - from) * 1e-9)
        };
        let step = (to - from) / f64::from(STEPS);
        for i in 0..=STEPS {
            let weight = match i {
                0 | STEPS => 1.0,
                _ if i % 2 == 1 => 4.0,
                _ => 2.0,
            };
            for side in [-1.0, 1.0] {
                let y = side * within(i);
                let value = evaluator.value(y) * density((y - x) / a) / a;
                sum += weight * step / 3.0 * value;
            }
        }
        from = to;
    }
    sum
}

#[test]
fn luck_averages_zero_on_every_scale() {
    for a in [0.05, 0.2474, 1.0] {
        for scale in WinningChanceScale::ALL {
            let luck = WinLuck::new(scale, a);
            for x in positions() {
                let expected = mean_by_simpson(luck.evaluator(), a, x);
                let error = luck.mean(x) - expected;
                // The error of Simpson's rule is (h⁴ / 180) × f⁗. With h ≤ 0.1 / 400, and f⁗ of
                // 3 / A⁵ at most 1e7, it is 2e-10.
                assert!(error.abs() < 3e-10, "{scale:?} {a} {x}: {error}");
                let after = x + 0.3 * a;
                let move_luck = luck.evaluator().value(after) - luck.mean(x);
                assert!((luck.move_luck(x, after) - move_luck).abs() < 1e-15);
            }
        }
    }
}

#[test]
fn luck_of_mirrored_moves_has_the_opposite_sign_to_the_last_bit() {
    for scale in WinningChanceScale::ALL {
        let luck = WinLuck::new(scale, 0.2474);
        for before in positions() {
            for after in positions().chain([1.0, 1.3]) {
                let mirrored = luck.move_luck(-before, -after);
                assert_eq!(luck.move_luck(before, after), -mirrored, "{scale:?}");
            }
        }
        assert_eq!(luck.mean(0.0), 0.5);
    }
}

#[test]
fn luck_of_lengths_averages_zero() {
    for a in [0.05, 0.2474, 1.0] {
        let walk = ExactWalk::new(Model::new(a, 0.0, 0.0).unwrap());
        let limit = 1.0 + 0.582_597_157_939_010_7 * a;
        let exact = LengthLuck::new(LengthEvaluator::Exact, &walk);
        let [calibrated, quadratic] = [LengthEvaluator::Calibrated, LengthEvaluator::Quadratic]
            .map(|evaluator| LengthLuck::new(evaluator, &walk));
        for x in positions() {
            // With the exact evaluator, the mean number of moves left falls by the move made.
            let left = walk.expected_moves(x).unwrap();
            let error = exact.move_luck(x, 2.0) + (left - 1.0);
            assert!(error.abs() < 2e-12 / (a * a), "{a} {x}: {error}");
            // Parabolas: by parts, E[y²; |y| < 1] of y = x + AZ is (x² + A²) × P(|y| < 1) +
            // A (from + x) φ(from) − A (to + x) φ(to).
            let [z, z_to] = [-1.0, 1.0].map(|end| (end - x) / a);
            let inside = upper_tail(z) - upper_tail(z_to);
            let square = (x * x + a * a) * inside + a * (x - 1.0) * density(z)
                - a * (x + 1.0) * density(z_to);
            for (luck, start) in [
                (&calibrated, limit * limit / (a * a) + 0.25),
                (&quadratic, 1.0 / (a * a)),
            ] {
                let expected = start * inside - square / (a * a);
                // At an end no moves are left, so the luck is minus the mean.
                let error = luck.move_luck(x, -1.0) + expected;
                assert!(error.abs() < 2e-12 / (a * a), "{a} {x}: {error}");
            }
        }
        assert!((quadratic.start() * a * a - 1.0).abs() < 1e-15);
        assert!((exact.start() / walk.length().mean - 1.0).abs() < 1e-13);
    }
}
