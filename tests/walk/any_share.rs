//! For another share of the luck nothing is walked again: what was rolled says it.

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

/// With this share alone.
fn rolled_with(measure: Measure, share: LuckShare) -> Walks {
    let outcome = match measure {
        Measure::Win(scale) => Outcome::Win(vec![(scale, share)]),
        Measure::Length(by) => Outcome::Length(vec![(by, share)]),
    };
    Walks::new(Model::FLOODGATE, outcome)
}

fn any_share(measure: Measure) -> Arc<Walks> {
    Arc::new(Walks::with_any_share(Model::FLOODGATE, measure))
}

/// Whether two numbers are as good as equal: lucks of both are rounded, by 4.2e-8 at most.
#[track_caller]
fn same(one: Option<f64>, other: Option<f64>) {
    let off = one.unwrap() - other.unwrap();
    assert!(off.abs() < 1e-7, "{off}");
}

#[test]
fn a_share_read_off_is_the_share_rolled() {
    for measure in MEASURES {
        let mut all = Rollout::with_runner(WalkGames::new(any_share(measure)), SEED);
        all.roll(2_000);
        for share in [0.0, 0.25, 0.9, 1.0, 1.5, 2.0] {
            let share = LuckShare::new(share).unwrap();
            let walks = Arc::new(rolled_with(measure, share));
            let mut alone = sampled::Rollout::new(walks.clone(), SEED);
            alone.roll(2_000);
            let [read, rolled] = [all.point_with_share(share), alone.point(0)];
            assert_eq!(read.plain, rolled.plain);
            same(read.reduced.mean, rolled.reduced.mean);
            same(read.reduced.sd, rolled.reduced.sd);
            same(read.luck, rolled.luck);
            if share == LuckShare::ALL {
                assert_eq!(read.reduced, rolled.reduced);
            }
            if share == LuckShare::NONE {
                assert_eq!(read.reduced, read.plain);
            }
            let [expected, alone] = [
                any_share(measure).expected_with_share(share),
                walks.expected_with_share(share),
            ];
            assert_eq!(expected, alone);
            let record = all.record(7).with_share(share);
            let other = walks.record(SEED, 7, 0);
            same(Some(record.reduced), Some(other.reduced));
            assert_eq!(record.path, other.path);
        }
    }
}

#[test]
fn many_rollouts_read_with_a_share_are_those_rolled_with_it() {
    let share = LuckShare::new(0.6).unwrap();
    for measure in MEASURES {
        let [mut all, mut alone] = [any_share(measure), Arc::new(rolled_with(measure, share))]
            .map(|walks| RolloutBatch::new(walks, SEED, 40, 50));
        all.roll(2_000);
        alone.roll(2_000);
        let [read, rolled] = [all.spread_with_share(share), alone.reduced_spread(0)];
        same(read.mean, rolled.mean);
        same(read.sd, rolled.sd);
        assert_eq!(read.expected, rolled.expected);
        // How far walks reach with a share subtracted is not known to the bit: intervals may be wider.
        let mut read = all.coverage_with_share(share);
        let rolled = alone.coverage(0);
        if let (Some(read), Some(rolled)) = (&mut read, &rolled) {
            assert!(read.reduced.covered >= rolled.reduced.covered);
            read.reduced.covered = rolled.reduced.covered;
        }
        assert_eq!(read, rolled);
        let [mut stopped, mut other] = [
            all.stopped_with_share(share).unwrap(),
            alone.stopped_when_ahead(0).unwrap(),
        ];
        stopped.roll(40);
        other.roll(40);
        assert_eq!(stopped.reduced(), other.reduced());
        assert_eq!(stopped.plain(), other.plain());
    }
}
