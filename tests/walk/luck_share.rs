//! Statistics with any share of the luck subtracted, from one set of walks.

use std::sync::Arc;

use rollout_lab::models::walk::{
    LengthEvaluator, LuckShare, Measure, Model, Outcome, Rollout, WalkGames, Walks,
    WinningChanceScale,
};
use rollout_lab::rollout::sampled;
use rollout_lab::rollout::sampled::RolloutBatch;
use rollout_lab::rollout::seed::Seed;

const SEED: Seed = Seed::new(77);

const MEASURES: [Measure; 3] = [
    Measure::Win(WinningChanceScale::Centipawns),
    Measure::Win(WinningChanceScale::Reversed),
    Measure::Length(LengthEvaluator::Quadratic),
];

/// Creates walks that are scored with one share.
fn with_one_share(measure: Measure, share: LuckShare) -> Walks {
    let outcome = match measure {
        Measure::Win(scale) => Outcome::Win(vec![(scale, share)]),
        Measure::Length(evaluator) => Outcome::Length(vec![(evaluator, share)]),
    };
    Walks::new(Model::FLOODGATE, outcome)
}

fn with_any_share(measure: Measure) -> Arc<Walks> {
    Arc::new(Walks::with_any_share(Model::FLOODGATE, measure))
}

/// Asserts that two numbers are equal but for rounding.
///
/// The luck of both is rounded by at most 4.2e-8.
#[track_caller]
fn assert_near(a: Option<f64>, b: Option<f64>) {
    let difference = a.unwrap() - b.unwrap();
    assert!(difference.abs() < 1e-7, "{difference}");
}

#[test]
fn points_with_any_share_equal_a_rollout_with_that_share() {
    for measure in MEASURES {
        let mut any = Rollout::with_runner(WalkGames::new(with_any_share(measure)), SEED);
        any.roll(2_000);
        for share in [0.0, 0.25, 0.9, 1.0, 1.5, 2.0] {
            let share = LuckShare::new(share).unwrap();
            let walks = Arc::new(with_one_share(measure, share));
            let mut one = sampled::Rollout::new(walks.clone(), SEED);
            one.roll(2_000);
            let [derived, direct] = [any.point_with_share(share), one.point(0)];
            assert_eq!(derived.plain, direct.plain);
            assert_near(derived.reduced.mean, direct.reduced.mean);
            assert_near(derived.reduced.sd, direct.reduced.sd);
            assert_near(derived.luck, direct.luck);
            if share == LuckShare::ALL {
                assert_eq!(derived.reduced, direct.reduced);
            }
            if share == LuckShare::NONE {
                assert_eq!(derived.reduced, derived.plain);
            }
            assert_eq!(
                with_any_share(measure).expected_with_share(share),
                walks.expected_with_share(share)
            );
            let derived = any.record(7).with_share(share);
            let direct = walks.record(SEED, 7, 0);
            assert_near(Some(derived.reduced), Some(direct.reduced));
            assert_eq!(derived.path, direct.path);
        }
    }
}

#[test]
fn batches_with_any_share_equal_a_batch_with_that_share() {
    let share = LuckShare::new(0.6).unwrap();
    for measure in MEASURES {
        let walks = [
            with_any_share(measure),
            Arc::new(with_one_share(measure, share)),
        ];
        let [mut any, mut one] = walks.map(|walks| RolloutBatch::new(walks, SEED, 40, 50));
        any.roll(2_000);
        one.roll(2_000);
        let [derived, direct] = [any.spread_with_share(share), one.reduced_spread(0)];
        assert_near(derived.mean, direct.mean);
        assert_near(derived.sd, direct.sd);
        assert_eq!(derived.expected, direct.expected);
        // The bounds of results with a share subtracted are not known to the bit, so intervals may
        // be wider.
        let mut derived = any.coverage_with_share(share);
        let direct = one.coverage(0);
        if let (Some(derived), Some(direct)) = (&mut derived, &direct) {
            assert!(derived.reduced.covered >= direct.reduced.covered);
            derived.reduced.covered = direct.reduced.covered;
        }
        assert_eq!(derived, direct);
        let [mut derived, mut direct] = [
            any.stopped_with_share(share).unwrap(),
            one.stopped_when_ahead(0).unwrap(),
        ];
        derived.roll(40);
        direct.roll(40);
        assert_eq!(derived.reduced(), direct.reduced());
        assert_eq!(derived.plain(), direct.plain());
    }
}
