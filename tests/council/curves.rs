//! Curves of exact rates over the ratio s₂ / s₁.

use rollout_lab::codec::{decode, encode};
use rollout_lab::models::council::{
    CROSSING_PAIRS, Curves, CurvesJobSpec, MAX_CROSSING_RATIO, Rule, crossing, exact_rates,
};
use rollout_lab::rollout::chunk::{ChunkError, ChunkedWork};

use crate::golden::{model, panel, rows};

#[test]
fn curves_pass_through_the_reference() {
    // From 1 to 3 in 48 steps. Every twelfth step is half a unit, like the reference's ratios.
    let mut curves = Curves::new(model(2, 2.0, 4.4, 0.0), 3.0);
    curves.as_work().roll(49);
    let mut compared = 0;
    for row in rows() {
        let place = 24.0 * (row.ratio - 1.0);
        if row.n == 2 && row.s1 == 2.0 && place.fract() == 0.0 && place <= 48.0 {
            let point = curves.points().nth(place as usize).expect("a point");
            assert_eq!(point.ratio, row.ratio);
            for (rule, chance) in [
                (Rule::MajorityStrongest, row.majority_tie_strong),
                (Rule::Optimistic, row.optimistic),
                (Rule::Ceiling, row.full_information),
                (Rule::Optimal, row.optimal),
            ] {
                let rate = point.rates.get(rule).expect("a rate");
                assert!((rate - 100.0 * chance).abs() < 1e-4, "{rule:?} {rate}");
            }
            compared += 1;
        }
    }
    assert!(compared >= 3, "{compared}");
}

#[test]
fn curves_do_not_depend_on_workers_and_chunks() {
    let council = model(2, 2.0, 3.0, 50.0);
    let mut alone = Curves::new(council, 4.0);
    let total = alone.as_work().total();
    // 49 points and three crossings.
    assert_eq!(total, 49 + 3);
    assert_eq!(alone.as_work().roll(u64::MAX), total);
    let mut shared = Curves::new(council, 4.0);
    let bytes = encode(&shared.job_spec());
    for (from, to) in [(0, 5), (5, 50), (50, 52)] {
        let spec: CurvesJobSpec = decode(&bytes).expect("a job spec");
        let chunk = spec.begin().run_chunk(from, to);
        assert_eq!(shared.merge(&chunk), Ok(()));
    }
    assert!(shared.points().eq(alone.points()));
    assert!(shared.crossings().eq(alone.crossings()));
    assert_eq!(alone.crossings().count(), 3);
    for (found, (a, b)) in alone.crossings().zip(CROSSING_PAIRS) {
        assert_eq!((found.a, found.b), (a, b));
        assert_eq!(found.ratio, crossing(&council, a, b));
    }
}

#[test]
fn a_chunk_with_an_impossible_unit_is_refused_as_a_whole() {
    let begin = || Curves::new(model(2, 2.0, 3.0, 0.0), 4.0);
    let chunk = begin().as_work().run_chunk(0, 2);
    // A chunk has its two ends, its first unit, and the number of units. Ten numbers for each unit
    // follow. The last change is the sign of the second unit's first number.
    let second = 16 + 8 + 8 + 10 * 8;
    for (place, byte) in [(16, 1), (24, 1), (second + 7, 0xc0)] {
        let mut changed = chunk.clone();
        assert_ne!(changed[place], byte);
        changed[place] = byte;
        let mut curves = begin();
        assert_eq!(curves.merge(&changed), Err(ChunkError::Invalid), "{place}");
        assert_eq!(curves.points().count(), 0);
        assert_eq!(curves.merge(&chunk), Ok(()));
    }
}

#[test]
fn curves_have_no_points_for_impossible_councils() {
    let ratios = |council, last| {
        let mut curves = Curves::new(council, last);
        curves.as_work().roll(u64::MAX);
        assert_eq!(curves.crossings().count(), 3);
        curves.points().map(|point| point.ratio).collect::<Vec<_>>()
    };
    // Five programs have equal noise, so the only point is the panel itself.
    assert_eq!(ratios(panel(2, 2.0, 5), 4.0), [1.0]);
    // Noise is limited to 1000 d.
    let last = |ratios: Vec<f64>| *ratios.last().expect("a point");
    assert_eq!(last(ratios(model(2, 500.0, 500.0, 0.0), 4.0)), 2.0);
    for (given, used) in [
        (f64::INFINITY, MAX_CROSSING_RATIO),
        (f64::NAN, 1.0),
        (-3.0, 1.0),
    ] {
        assert_eq!(last(ratios(model(2, 2.0, 3.0, 0.0), given)), used);
    }
    let mut curves = Curves::new(panel(2, 2.0, 5), 4.0);
    curves.as_work().roll(1);
    let point = curves.points().next().expect("a point");
    assert_eq!(point.rates, exact_rates(&panel(2, 2.0, 5)));
}
