//! Luck from evaluations: 10,000 seeded programs of any opinion, and typed luck that has evaluations.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use rollout_lab::labs::two_checker::{
    Cell, Evaluations, ExactStats, LuckTable, Rollout, SideToRoll, TRUTH,
};
use rollout_lab::rollout::seed::Seed;

/// Evaluations that readers type, and any others whose luck is within 1000 points: two within 600 of 0 differ by 1200.
fn percent() -> impl Strategy<Value = f64> {
    prop_oneof![
        4 => 0.0..=100.0,
        4 => (0..=1000).prop_map(|tenths| f64::from(tenths) / 10.0),
        1 => -600.0..=600.0,
        1 => prop_oneof![Just(0.0), Just(100.0), Just(50.0), Just(-0.0)],
    ]
}

fn any_evaluations() -> impl Strategy<Value = Evaluations> {
    [percent(), percent(), percent(), percent()]
        .prop_map(|percent| Evaluations::new(percent).unwrap())
}

/// Luck of at most 1000 points that averages zero on both rolls.
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

/// Luck typed as points: each evaluation minus the mean of its roll, as the article's tables have it.
fn by_subtraction(evaluations: &Evaluations) -> LuckTable {
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
    fn the_statistics_are_those_of_the_same_luck_typed(evaluations in any_evaluations(), seed: u64) {
        let (luck, typed) = (evaluations.luck(), by_subtraction(&evaluations));
        // Luck is at most 1000 points and each of at most ten operations rounds by 2⁻⁵³ of that.
        let close = |a: f64, b: f64| (a - b).abs() <= 1e-11 * (1.0 + a.abs());
        for cell in Cell::ALL {
            prop_assert!(close(luck.luck(cell), typed.luck(cell)));
        }
        let mut rollout = Rollout::new(Seed::new(seed));
        rollout.roll(50);
        let (ours, theirs) = (rollout.reduced(&luck), rollout.reduced(&typed));
        prop_assert!(close(ours.mean.unwrap(), theirs.mean.unwrap()));
        // A spread of nothing is a difference of large squares: √(1000² × 2⁻⁵³ × 50) is 7e-5.
        prop_assert!((ours.sd.unwrap() - theirs.sd.unwrap()).abs() <= 1e-4);
    }

    #[test]
    fn luck_that_averages_zero_comes_back_from_its_evaluations(table in centred_luck()) {
        let evaluations = Evaluations::from_luck(&table).unwrap();
        // Bounds as above, of luck up to 1000 and means up to 667.
        for cell in Cell::ALL {
            prop_assert!((evaluations.luck().luck(cell) - table.luck(cell)).abs() <= 1e-9);
        }
        for (one, other) in [(Cell::Doubles, Cell::NoDoubles), (Cell::OFails, Cell::OBearsOff)] {
            let both = [one, other].map(|cell| evaluations.after(cell));
            // Chances where the luck lets them be.
            if (both[0] - both[1]).abs() <= 100.0 {
                prop_assert!(both.iter().all(|percent| (-1e-9..=100.0 + 1e-9).contains(percent)), "{both:?}");
            }
        }
    }
}
