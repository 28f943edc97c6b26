//! Curves of exact rates.

use rollout_lab::codec::{decode, encode};
use rollout_lab::models::council::{
    CROSSING_PAIRS, CouncilJobSpec, Curves, MAX_CROSSING_RATIO, Rule, crossing, exact_rates,
};
use rollout_lab::rollout::chunk::{ChunkError, ChunkedWork};

use crate::golden::{model, panel, rows};

#[test]
fn a_curve_goes_through_the_rates_of_the_reference() {
    // From 1 to 3 in 48 steps: every twelfth is half a unit, as the reference's ratios are.
    let mut curves = Curves::new(model(2, 2.0, 4.4, 0.0), 3.0);
    curves.as_work().roll(49);
    let mut met = 0;
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
            met += 1;
        }
    }
    assert!(met >= 3, "{met}");
}

#[test]
fn curves_are_the_same_whoever_does_them() {
    let council = model(2, 2.0, 3.0, 50.0);
    let mut alone = Curves::new(council, 4.0);
    let all = alone.as_work().total();
    assert_eq!(all, 49 + 3);
    assert_eq!(alone.as_work().roll(u64::MAX), all);
    let mut shared = Curves::new(council, 4.0);
    let order = encode(&shared.job_spec());
    for (from, to) in [(0, 5), (5, 50), (50, 52)] {
        let order: CouncilJobSpec = decode(&order).expect("an order");
        let block = order.begin().run_chunk(from, to);
        assert_eq!(shared.merge(&block), Ok(()));
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
fn a_block_with_units_that_cannot_be_is_refused_as_a_whole() {
    let begin = || Curves::new(model(2, 2.0, 3.0, 0.0), 4.0);
    let block = begin().as_work().run_chunk(0, 2);
    // Behind from, to, from and how many units there are ten numbers for each: the sign of the second one's first.
    let second = 16 + 8 + 8 + 10 * 8;
    for (place, byte) in [(16, 1), (24, 1), (second + 7, 0xc0)] {
        let mut changed = block.clone();
        assert_ne!(changed[place], byte);
        changed[place] = byte;
        let mut curves = begin();
        assert_eq!(curves.merge(&changed), Err(ChunkError::Invalid), "{place}");
        assert_eq!(curves.points().count(), 0);
        assert_eq!(curves.merge(&block), Ok(()));
    }
}

#[test]
fn where_there_is_no_such_council_there_is_no_point() {
    let ratios = |council, last| {
        let mut curves = Curves::new(council, last);
        curves.as_work().roll(u64::MAX);
        assert_eq!(curves.crossings().count(), 3);
        curves.points().map(|point| point.ratio).collect::<Vec<_>>()
    };
    // Five programs err alike: one point, that of the panel itself.
    assert_eq!(ratios(panel(2, 2.0, 5), 4.0), [1.0]);
    // Noise is at most 1000 d.
    let last = |ratios: Vec<f64>| *ratios.last().expect("a point");
    assert_eq!(last(ratios(model(2, 500.0, 500.0, 0.0), 4.0)), 2.0);
    for (given, taken) in [
        (f64::INFINITY, MAX_CROSSING_RATIO),
        (f64::NAN, 1.0),
        (-3.0, 1.0),
    ] {
        assert_eq!(last(ratios(model(2, 2.0, 3.0, 0.0), given)), taken);
    }
    let mut curves = Curves::new(panel(2, 2.0, 5), 4.0);
    curves.as_work().roll(1);
    let point = curves.points().next().expect("a point");
    assert_eq!(point.rates, exact_rates(&panel(2, 2.0, 5)));
}
