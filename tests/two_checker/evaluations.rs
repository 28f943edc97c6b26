//! Luck from evaluations, as properties of 10,000 seeded cases, and evaluations from luck.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use rollout_lab::labs::two_checker::{
    Cell, Evaluations, ExactStats, LuckTable, Rollout, SideToRoll, TRUTH,
};
use rollout_lab::rollout::seed::Seed;

/// Generates evaluations in percent: those that readers type, and others up to ±600.
///
/// Two within ±600 differ by at most 1200, so that their luck is within 1000 points.
fn percent() -> impl Strategy<Value = f64> {
    prop_oneof![
        4 => 0.0..=100.0,
        4 => (0..=1000).prop_map(|tenths| f64::from(tenths) / 10.0),
        1 => -600.0..=600.0,
        1 => prop_oneof![Just(0.0), Just(100.0), Just(50.0), Just(-0.0)],
    ]
}

/// Generates evaluations after each event.
fn any_evaluations() -> impl Strategy<Value = Evaluations> {
    [percent(), percent(), percent(), percent()]
        .prop_map(|percent| Evaluations::new(percent).unwrap())
}

/// Generates luck of at most 1000 points that averages zero on both rolls.
fn centred_luck() -> impl Strategy<Value = LuckTable> {
    (-1000.0..=1000.0, -1000.0..=1000.0).prop_map(|(doubles, fails)| {
        LuckTable::new([doubles, 0.0, fails, 0.0])
            .and_then(|table| table.recentre(Cell::Doubles))
            .and_then(|table| table.recentre(Cell::OFails))
            .unwrap()
    })
}

fn seeded(seed: u64) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed),
        ..ProptestConfig::with_cases(10_000)
    }
}

/// Returns the luck as points: each evaluation minus the mean of its roll, as in the article's
/// tables.
fn luck_by_subtraction(evaluations: &Evaluations) -> LuckTable {
    LuckTable::new(Cell::ALL.map(|cell| evaluations.after(cell) - evaluations.mean(cell.side())))
        .unwrap()
}

proptest! {
    #![proptest_config(seeded(2000))]

    #[test]
    fn luck_from_evaluations_averages_zero_and_cannot_bias(evaluations in any_evaluations()) {
        let luck = evaluations.luck();
        for turn in [SideToRoll::First, SideToRoll::Second] {
            prop_assert_eq!(luck.mean_luck(turn), 0.0, "{:?}", turn);
        }
        prop_assert!(luck.is_centred());
        let exact = ExactStats::new(&luck);
        prop_assert!(exact.is_unbiased());
        prop_assert_eq!((exact.limit, exact.bias), (TRUTH, 0.0));
    }

    #[test]
    fn evaluations_give_the_statistics_of_the_same_luck_in_points(evaluations in any_evaluations(), seed: u64) {
        let (luck, typed) = (evaluations.luck(), luck_by_subtraction(&evaluations));
        // Luck is at most 1000 points. Each of at most ten operations rounds by 2⁻⁵³ of that.
        let close = |a: f64, b: f64| (a - b).abs() <= 1e-11 * (1.0 + a.abs());
        for cell in Cell::ALL {
            prop_assert!(close(luck.luck(cell), typed.luck(cell)));
        }
        let mut rollout = Rollout::new(Seed::new(seed));
        rollout.roll(50);
        let (by_evaluations, by_points) = (rollout.reduced(&luck), rollout.reduced(&typed));
        prop_assert!(close(by_evaluations.mean.unwrap(), by_points.mean.unwrap()));
        // A standard deviation of 0 is the root of a difference of large squares:
        // √(1000² × 2⁻⁵³ × 50) is 7e-5.
        prop_assert!((by_evaluations.sd.unwrap() - by_points.sd.unwrap()).abs() <= 1e-4);
    }

    #[test]
    fn evaluations_from_centred_luck_give_the_luck_back(table in centred_luck()) {
        let evaluations = Evaluations::from_luck(&table).unwrap();
        // Rounding as above, with luck up to 1000 and means up to 667.
        for cell in Cell::ALL {
            prop_assert!((evaluations.luck().luck(cell) - table.luck(cell)).abs() <= 1e-9);
        }
        for (one, other) in [(Cell::Doubles, Cell::NoDoubles), (Cell::OFails, Cell::OBearsOff)] {
            let both = [one, other].map(|cell| evaluations.after(cell));
            // Evaluations that differ by at most 100 points are chances from 0 to 100%.
            if (both[0] - both[1]).abs() <= 100.0 {
                prop_assert!(both.iter().all(|percent| (-1e-9..=100.0 + 1e-9).contains(percent)), "{both:?}");
            }
        }
    }
}
