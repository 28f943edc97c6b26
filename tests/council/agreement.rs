//! Agreement rates: how often two programs report the same move.

use rollout_lab::models::council::{
    Agreement, Curves, Model, Pair, Setting, Simulation, Snapshot, agreement_curve, exact_rates,
};
use rollout_lab::rollout::chunk::ChunkedWork;
use rollout_lab::rollout::seed::Seed;

use crate::golden::{model, more, panel, rows};
use crate::z_score::assert_plausible;

#[test]
fn exact_agreement_equals_the_reference() {
    let assert_agreement = |model: &Model, pair: Pair, expected: f64| {
        let agreement = Agreement::exact(model).get(pair).expect("three programs");
        // Both numbers are right to twelve places.
        let error = agreement / 100.0 - expected;
        assert!(error.abs() < 1e-10, "{pair:?} of {model:?}: {agreement}");
    };
    for row in more().agreement_s1_2 {
        let with = |copying| model(row.candidates, 2.0, 2.0 * row.s2_over_s1, copying);
        let copies = row.others_with_50_percent_copies;
        for (copying, others) in [(0.0, row.others), (50.0, copies), (100.0, 1.0)] {
            assert_agreement(&with(copying), Pair::Others, others);
            let strongest = row.strongest_and_other;
            assert_agreement(&with(copying), Pair::StrongestAndOther, strongest);
        }
    }
    for row in rows() {
        let (without, half) = (row.model(0.0), row.model(50.0));
        assert_agreement(&without, Pair::StrongestAndOther, row.agree_strong_weak);
        assert_agreement(&without, Pair::Others, row.agree_weak_weak);
        assert_agreement(&half, Pair::Others, row.agree_weak_weak_sync50);
    }
}

#[test]
fn the_curve_passes_through_the_reference() {
    for candidates in [2, 3] {
        // From 1 to 3 in 48 steps, so the twelfth is at 1.5.
        let points = agreement_curve(&model(candidates, 2.0, 4.4, 50.0), 3.0);
        for row in more().agreement_s1_2 {
            if row.candidates != candidates {
                continue;
            }
            let point = points[(24.0 * (row.s2_over_s1 - 1.0)) as usize];
            assert_eq!(point.ratio, row.s2_over_s1);
            for (percent, expected) in [
                (point.strongest_and_other, row.strongest_and_other),
                (point.others, row.others_with_50_percent_copies),
                (point.others_without_copies, row.others),
            ] {
                let error = percent / 100.0 - expected;
                assert!(error.abs() < 1e-10, "{percent}, not {expected}");
            }
        }
        // The curves of rates have the same ratios.
        let mut curves = Curves::new(model(candidates, 2.0, 4.4, 50.0), 3.0);
        curves.as_work().roll(u64::MAX);
        let ratios = curves.points().map(|point| point.ratio);
        assert!(ratios.eq(points.iter().map(|point| point.ratio)));
    }
    // Five programs have equal noise, so the curve is one point. A single program has no pair.
    let points = |programs| agreement_curve(&panel(2, 2.0, programs), 3.0).len();
    assert_eq!([points(5), points(1)], [1, 0]);
}

#[test]
fn simulated_agreement_equals_the_exact_one() {
    const TRIALS: u64 = 400_000;
    for (seed, council) in (40..).zip([
        model(2, 2.0, 2.0, 0.0),
        model(2, 2.0, 3.0, 50.0),
        model(3, 2.0, 3.0, 50.0),
        model(8, 0.7, 0.9, 20.0),
        panel(3, 2.0, 2),
        panel(3, 2.0, 9),
    ]) {
        let mut simulation = Simulation::new(council, Seed::new(seed));
        simulation.roll(TRIALS);
        for pair in Pair::ALL {
            let Some(exact) = Agreement::exact(&council).get(pair) else {
                continue;
            };
            let error = (exact * (100.0 - exact) / TRIALS as f64).sqrt();
            let mean = simulation.agreement(pair).mean.expect("some positions");
            assert_plausible(mean - exact, error, &format!("{pair:?} of {council:?}"));
        }
    }
}

#[test]
fn agreement_is_the_share_of_positions_with_equal_reports() {
    let council = model(3, 2.0, 3.0, 40.0);
    let mut simulation = Simulation::new(council, Seed::new(8));
    simulation.roll(2000);
    for (pair, programs) in [(Pair::StrongestAndOther, [0, 1]), (Pair::Others, [1, 2])] {
        let agree = |k: &u64| {
            let reports = simulation.position(*k).reports;
            reports[programs[0]].candidate == reports[programs[1]].candidate
        };
        let agreements = (0..2000).filter(agree).count();
        let percent = simulation.agreement(pair).mean;
        assert_eq!(percent, Some(100.0 * agreements as f64 / 2000.0));
    }
}

#[test]
fn missing_programs_have_no_agreement() {
    for (programs, has_rate) in [(1, [false, false]), (2, [true, false]), (4, [true, true])] {
        let council = panel(2, 2.0, programs);
        let mut simulation = Simulation::new(council, Seed::new(8));
        simulation.roll(10);
        let snapshot = Snapshot::new(&simulation, exact_rates(&council));
        for (pair, has_rate) in Pair::ALL.into_iter().zip(has_rate) {
            assert_eq!(snapshot.agreement.get(pair).is_some(), has_rate);
            assert_eq!(snapshot.exact_agreement.get(pair).is_some(), has_rate);
        }
    }
}

#[test]
fn more_agreements_than_positions_are_refused() {
    let mut simulation = Simulation::new(Model::DEFAULT, Seed::new(5));
    let mut chunk = simulation.as_work().run_chunk(0, 1);
    // The last eight bytes count the agreements of the other programs.
    let last = chunk.len() - 8;
    assert!(chunk[last] < 2, "{chunk:?}");
    chunk[last] = 2;
    assert!(simulation.merge(&chunk).is_err());
    chunk[last] = 1;
    assert!(simulation.merge(&chunk).is_ok());
}

#[test]
fn agreement_depends_on_noise_over_d_alone() {
    let scaled = Model::new(Setting {
        d: 4.0,
        s1: 8.0,
        s2: 12.0,
        ..model(3, 2.0, 3.0, 50.0).setting()
    });
    let scaled = Agreement::exact(&scaled.expect("a council"));
    assert_eq!(scaled, Agreement::exact(&model(3, 2.0, 3.0, 50.0)));
}
