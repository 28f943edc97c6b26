//! Conversions between an evaluation in centipawns, X, and chances.

use rollout_lab::models::walk::{
    ExactWalk, MAX_FACTOR, MAX_SCALE, MIN_FACTOR, MIN_SCALE, Model, Transform, TransformError,
    lucks_of_equally_likely, mate_value, uci_mate,
};

use crate::golden::shogi;

#[test]
fn tanh_at_1200_is_the_logistic_curve_of_600() {
    let transform = Transform::new(1200.0).unwrap();
    assert_eq!(transform.logistic_scale(), 600.0);
    // V = 1200 artanh(1/2) = 600 ln 3: X is 1/2, and the logistic curve 3/4.
    let v = 600.0 * 3.0_f64.ln();
    assert!((transform.x(v) - 0.5).abs() < 1e-15);
    assert!((transform.logistic(v) - 0.75).abs() < 1e-15);
    let walk = ExactWalk::new(Model::PROFESSIONAL_GAMES);
    for scale in [MIN_SCALE, 1200.0, MAX_SCALE] {
        let transform = Transform::new(scale).unwrap();
        for step in -32..=32 {
            let v = f64::from(step) * 1000.0;
            let from_logistic = transform.convert(v, &walk).x_by_logistic;
            // Both numbers, of at most 1, are rounded, and so is their difference.
            assert!(
                (transform.x(v) - from_logistic).abs() < 1e-15,
                "{scale} {v}"
            );
        }
    }
}

#[test]
fn conversions_have_the_references_chance_from_x() {
    let walk = ExactWalk::new(Model::PROFESSIONAL_GAMES);
    let transform = Transform::new(1200.0).unwrap();
    for (x, win) in shogi().walk_professional_games.win_from_x {
        let x: f64 = x.parse().unwrap();
        if x.abs() < 1.0 {
            let reading = transform.convert(1200.0 * libm::atanh(x), &walk);
            // The chance rises by less than 0.5 per unit of X, and artanh is right to 10⁻¹⁵.
            assert!((reading.x - x).abs() < 1e-14);
            assert!((reading.win - win).abs() < 1e-12, "{x}");
            let pawn_up = transform.convert(reading.v + 100.0, &walk);
            assert_eq!(reading.pawn, pawn_up.win - reading.win);
        }
    }
}

#[test]
fn programs_with_different_pawns_agree_after_conversion() {
    let walk = ExactWalk::new(Model::PROFESSIONAL_GAMES);
    let transform = Transform::new(1200.0).unwrap();
    let other = transform.with_pawns(1.5).unwrap();
    assert_eq!(other.scale(), 1800.0);
    for v in [-3000.0, -100.0, 0.0, 300.0, 1234.5] {
        let [one, other] = [transform.convert(v, &walk), other.convert(1.5 * v, &walk)];
        assert!((one.x - other.x).abs() < 1e-15);
        assert!((one.win - other.win).abs() < 1e-15);
    }
    // 300, 100 and −100 have a mean of 100, and 150 in the other program.
    assert_eq!(
        lucks_of_equally_likely(&[300.0, 100.0, -100.0]),
        [200.0, 0.0, -200.0]
    );
    assert_eq!(
        lucks_of_equally_likely(&[450.0, 150.0, -150.0]),
        [300.0, 0.0, -300.0]
    );
    assert!(lucks_of_equally_likely(&[]).is_empty());
}

#[test]
fn mates_are_ordered_and_fit_16_bits() {
    assert_eq!(
        [1, 3, 5, 101].map(mate_value),
        [29_999, 29_997, 29_995, 29_899]
    );
    assert_eq!([-2, -4].map(mate_value), [-29_998, -29_996]);
    // Five plies are three moves of the mating side. A mate against the mover in two plies is one
    // move of the opponent.
    assert_eq!([1, 2, 3, 5, -2, -4].map(uci_mate), [1, 1, 2, 3, -1, -2]);
    assert!(i16::try_from(mate_value(1)).is_ok() && i16::try_from(mate_value(-2)).is_ok());
}

#[test]
fn scales_and_factors_out_of_range_are_refused_with_the_number() {
    for scale in [99.0, 10_001.0, 0.0, -1200.0, f64::INFINITY] {
        assert_eq!(Transform::new(scale), Err(TransformError::Scale(scale)));
    }
    assert!(Transform::new(f64::NAN).is_err());
    let transform = Transform::new(1200.0).unwrap();
    for factor in [0.09, 11.0, 0.0, -1.5, f64::INFINITY] {
        assert_eq!(
            transform.with_pawns(factor),
            Err(TransformError::Factor(factor))
        );
    }
    assert!(transform.with_pawns(f64::NAN).is_err());
    for (error, sentence) in [
        (
            TransformError::Scale(7.0),
            format!(
                "the scale of F must be a number of centipawns from {MIN_SCALE} to {MAX_SCALE}"
            ),
        ),
        (
            TransformError::Factor(7.0),
            format!(
                "the factor between two programs' pawns must be a number from {MIN_FACTOR} to {MAX_FACTOR}"
            ),
        ),
    ] {
        assert_eq!(error.to_string(), sentence);
    }
}
