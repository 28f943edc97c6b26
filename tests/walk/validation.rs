//! Numbers out of range are refused with a sentence that gives the range.

use rollout_lab::models::walk::{
    LuckShare, MAX_A, MAX_M, MAX_S, MIN_A, Model, ModelError, ShareError,
};

#[test]
fn models_out_of_range_are_refused_with_the_number() {
    for a in [0.049, 1.001, 0.0, -0.2, f64::INFINITY] {
        assert_eq!(Model::new(a, 95.0, 21.0), Err(ModelError::A(a)));
    }
    for m in [-1.0, 10_001.0, f64::NEG_INFINITY] {
        assert_eq!(Model::new(0.2, m, 21.0), Err(ModelError::M(m)));
    }
    for s in [-0.1, 1_000.1, f64::INFINITY] {
        assert_eq!(Model::new(0.2, 95.0, s), Err(ModelError::S(s)));
    }
    let nan = f64::NAN;
    assert!(matches!(
        Model::new(nan, nan, nan),
        Err(ModelError::A(a)) if a.is_nan()
    ));
    assert!(matches!(Model::new(0.2, nan, 0.0), Err(ModelError::M(_))));
    assert!(matches!(Model::new(0.2, 0.0, nan), Err(ModelError::S(_))));
}

#[test]
fn bounds_are_accepted() {
    for (a, m, s) in [
        (MIN_A, 0.0, 0.0),
        (MAX_A, MAX_M, MAX_S),
        // The model has many negative lengths, but is accepted.
        (0.3, 0.0, 50.0),
    ] {
        let model = Model::new(a, m, s).unwrap();
        assert_eq!((model.a(), model.m(), model.s()), (a, m, s));
    }
    let model = Model::new(0.2, -0.0, -0.0).unwrap();
    assert!(model.m().is_sign_positive() && model.s().is_sign_positive());
}

#[test]
fn presets_are_valid_models() {
    for preset in [Model::PROFESSIONAL_GAMES, Model::FLOODGATE] {
        let again = Model::new(preset.a(), preset.m(), preset.s());
        assert_eq!(again, Ok(preset));
    }
}

#[test]
fn errors_are_sentences_with_the_bounds() {
    assert_eq!(
        ModelError::A(7.0).to_string(),
        format!(
            "a move's standard deviation A must be a number from {MIN_A} to {MAX_A}, where 1 decides a game"
        )
    );
    assert_eq!(
        ModelError::M(-1.0).to_string(),
        format!("the mean M of the other moves must be a number from 0 to {MAX_M}")
    );
    assert_eq!(
        ModelError::S(2000.5).to_string(),
        format!("the standard deviation S of the other moves must be a number from 0 to {MAX_S}")
    );
    assert_eq!(
        ShareError(3.0).to_string(),
        format!(
            "the share of the luck that is subtracted must be a number from 0 to {}",
            LuckShare::MAX
        )
    );
}

#[test]
fn shares_range_from_0_to_2() {
    for share in [0.0, 0.4, 1.0, 1.5, 2.0] {
        assert_eq!(LuckShare::new(share).unwrap().get(), share);
    }
    assert_eq!(LuckShare::ALL.get(), 1.0);
    for share in [-0.1, 2.1, f64::INFINITY] {
        assert_eq!(LuckShare::new(share), Err(ShareError(share)));
    }
    assert!(LuckShare::new(f64::NAN).is_err());
}
