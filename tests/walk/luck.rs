//! Luck averages zero: what the tables say of the mean after a move, against other ways to it.

use rollout_lab::models::walk::{
    ExactWalk, LengthEvaluator, LengthLuck, Model, ScaleEvaluator, WinLuck, WinningChanceScale,
};

fn density(z: f64) -> f64 {
    (-z * z / 2.0).exp() / std::f64::consts::TAU.sqrt()
}

fn above(z: f64) -> f64 {
    // Not that of statrs, which has eleven digits.
    libm::erfc(z / std::f64::consts::SQRT_2) / 2.0
}

/// Places in (−1, 1), none of which is on the grid of a table.
fn places() -> impl Iterator<Item = f64> {
    (-20..=20).map(|i| f64::from(i) * 0.049_871_3)
}

/// The mean after a move of what is α + βy between these ends, by the formulas for a truncated normal distribution.
fn of_line(x: f64, a: f64, [from, to]: [f64; 2], [alpha, beta]: [f64; 2]) -> f64 {
    let [z, z_to] = [from, to].map(|end| (end - x) / a);
    (alpha + beta * x) * (above(z) - above(z_to)) + beta * a * (density(z) - density(z_to))
}

#[test]
fn lines_and_steps_have_the_means_that_formulas_give() {
    for a in [0.05, 0.2474, 1.0] {
        let slope = 0.5 / (1.0 + 0.582_597_157_939_010_7 * a);
        let all = |line| vec![([-1.0, 1.0], line)];
        for (scale, pieces) in [
            (WinningChanceScale::Calibrated, all([0.5, slope])),
            (WinningChanceScale::Linear, all([0.5, 0.5])),
            (WinningChanceScale::Reversed, all([0.5, -slope])),
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
            for x in places() {
                let inside = pieces
                    .iter()
                    .map(|(ends, line)| of_line(x, a, *ends, *line));
                let expected = above((1.0 - x) / a) + inside.sum::<f64>();
                let off = luck.mean(x) - expected;
                assert!(off.abs() < 2e-12, "{scale:?} {a} {x}: {off}");
            }
        }
    }
}

/// The mean after a move of any scale, by Simpson's rule between all places where it leaps or turns.
fn by_simpson(evaluator: &ScaleEvaluator, a: f64, x: f64) -> f64 {
    const STEPS: u32 = 400;
    let mut ends: Vec<f64> = match evaluator.scale() {
        WinningChanceScale::Pawns => (0..120)
            .map(|pawns| ((f64::from(pawns) + 0.5) / 12.0).tanh())
            .collect(),
        // Beside the end of the scale, parts in which artanh bends alike.
        WinningChanceScale::Centipawns => (1..=10).map(|i| (f64::from(i) / 4.0).tanh()).collect(),
        WinningChanceScale::ThreeLevels => vec![0.1, 0.2, 0.33, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
        _ => (1..10).map(|i| f64::from(i) / 10.0).collect(),
    };
    ends.push(1.0);
    let mut sum = above((1.0 - x) / a);
    let mut from = 0.0;
    for to in ends {
        // Just within, where a leap belongs to either side.
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
fn luck_on_every_scale_averages_zero_before_every_move() {
    for a in [0.05, 0.2474, 1.0] {
        for scale in WinningChanceScale::ALL {
            let luck = WinLuck::new(scale, a);
            for x in places() {
                let expected = by_simpson(luck.evaluator(), a, x);
                let off = luck.mean(x) - expected;
                // Simpson's rule: (h⁴ / 180) × f⁗, with h ≤ 0.1 / 400 and f⁗ of 3 / A⁵ at most 1e7: 2e-10.
                assert!(off.abs() < 3e-10, "{scale:?} {a} {x}: {off}");
                let after = x + 0.3 * a;
                let of_move = luck.evaluator().value(after) - luck.mean(x);
                assert!((luck.move_luck(x, after) - of_move).abs() < 1e-15);
            }
        }
    }
}

#[test]
fn turned_around_luck_changes_its_sign_to_the_last_bit() {
    for scale in WinningChanceScale::ALL {
        let luck = WinLuck::new(scale, 0.2474);
        for before in places() {
            for after in places().chain([1.0, 1.3]) {
                let there = luck.move_luck(-before, -after);
                assert_eq!(luck.move_luck(before, after), -there, "{scale:?}");
            }
        }
        assert_eq!(luck.mean(0.0), 0.5);
    }
}

#[test]
fn luck_of_lengths_averages_zero_before_every_move() {
    for a in [0.05, 0.2474, 1.0] {
        let walk = ExactWalk::new(Model::new(a, 0.0, 0.0).unwrap());
        let limit = 1.0 + 0.582_597_157_939_010_7 * a;
        let exact = LengthLuck::new(LengthEvaluator::Exact, &walk);
        let [calibrated, quadratic] = [LengthEvaluator::Calibrated, LengthEvaluator::Quadratic]
            .map(|evaluator| LengthLuck::new(evaluator, &walk));
        for x in places() {
            // Exact: one move is made, and the mean of those left is less by that one.
            let left = walk.expected_moves(x).unwrap();
            let off = exact.move_luck(x, 2.0) + (left - 1.0);
            assert!(off.abs() < 2e-12 / (a * a), "{a} {x}: {off}");
            // Parabolas: E[y²; |y| < 1] of y = x + AZ by parts, (x² + A²) of the chance + A (from + x) φ(from) − A (to + x) φ(to).
            let [z, z_to] = [-1.0, 1.0].map(|end| (end - x) / a);
            let inside = above(z) - above(z_to);
            let square = (x * x + a * a) * inside + a * (x - 1.0) * density(z)
                - a * (x + 1.0) * density(z_to);
            for (luck, start) in [
                (&calibrated, limit * limit / (a * a) + 0.25),
                (&quadratic, 1.0 / (a * a)),
            ] {
                let expected = start * inside - square / (a * a);
                // After an end nothing is left: all of the mean is lost.
                let off = luck.move_luck(x, -1.0) + expected;
                assert!(off.abs() < 2e-12 / (a * a), "{a} {x}: {off}");
            }
        }
        assert!((quadratic.start() * a * a - 1.0).abs() < 1e-15);
        assert!((exact.start() / walk.length().mean - 1.0).abs() < 1e-13);
    }
}
