//! Rotated first rolls: exact block variances, sums by blocks, and statistics of complete blocks.

use crate::common::plan::{have_same_sums, plans, run_plan};
use proptest::prelude::*;
use rollout_lab::codec;
use rollout_lab::labs::two_checker::{
    ExactBlocks, ExactStats, Leaf, LuckTable, PLAIN_VARIANCE, Rollout, RolloutBatch, TRUTH,
    TwoCheckerJobSpec,
};
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::rotation::Rotation;
use rollout_lab::rollout::rotation::Rotation::{FirstRoll, TwoRolls};
use rollout_lab::rollout::seed::Seed;

const PRESETS: [LuckTable; 4] = [
    LuckTable::NONE,
    LuckTable::CORRECT,
    LuckTable::MADE_UP,
    LuckTable::BACKWARDS,
];

/// Asserts that two numbers are equal up to rounding of numbers of their size.
fn assert_near(one: f64, other: f64) {
    let scale = one.abs().max(other.abs()).max(1.0);
    assert!((one - other).abs() <= 1e-12 * scale, "{one} {other}");
}

// Exact values.

#[test]
fn a_block_is_worth_what_the_issue_says() {
    let worth = |table| ExactBlocks::new(&table, FirstRoll).worth();
    assert_eq!(worth(LuckTable::NONE), Some(1.5));
    assert_eq!(worth(LuckTable::MADE_UP), Some(1.125));
    // The backwards table doubles all distances, between and within first rolls.
    assert_eq!(worth(LuckTable::BACKWARDS), Some(1.5));
    // With correct luck no game spreads.
    assert_eq!(worth(LuckTable::CORRECT), None);
    for table in PRESETS {
        let over_pairs = ExactBlocks::new(&table, TwoRolls);
        assert_eq!(
            (over_pairs.block_variance(), over_pairs.worth()),
            (0.0, None)
        );
    }
}

proptest! {
    #[test]
    fn variance_is_between_plus_within_first_rolls(luck in proptest::array::uniform4(-200.0..200.0_f64)) {
        let table = LuckTable::new(luck).unwrap();
        let blocks = ExactBlocks::new(&table, FirstRoll);
        let (exact, scale) = (ExactStats::new(&table), 1e-10 * 250_000.0);
        prop_assert!((blocks.between() + blocks.within() - exact.variance).abs() < scale);
        prop_assert!((blocks.mean() - exact.limit).abs() < 1e-10);
        // After doubles the game is over. After the other 30 rolls O fails with 9 of 36, so the
        // variance is 3/16 of the squared difference, in 5/6 of the games.
        let [_, fails, bears_off] = Leaf::ALL.map(|leaf| table.reduced(leaf));
        let within = (fails - bears_off).powi(2) * 3.0 / 16.0 * 5.0 / 6.0;
        prop_assert!((blocks.within() - within).abs() < scale);
    }
}

#[test]
fn one_game_has_the_variance_of_a_plain_one() {
    for table in PRESETS {
        for rotation in [FirstRoll, TwoRolls] {
            let blocks = ExactBlocks::new(&table, rotation);
            assert_near(
                blocks.variance_after(1).unwrap(),
                ExactStats::new(&table).variance,
            );
            assert_eq!(blocks.variance_after(0), None);
        }
        // A run of 36 of 1,296 games is a block of 36. The whole block has no variance, and one
        // game less leaves out one game, which varies by its own amount.
        let [short, long] = [FirstRoll, TwoRolls].map(|it| ExactBlocks::new(&table, it));
        assert_near(
            long.variance_after(36).unwrap(),
            short.variance_after(36).unwrap(),
        );
        let almost = long.variance_after(1295).unwrap() * 1295.0 * 1295.0;
        assert_near(almost, ExactStats::new(&table).variance);
        let almost = short.variance_after(35).unwrap() * 35.0 * 35.0;
        assert_near(almost, 35.0 * short.within() + short.between());
    }
}

#[test]
fn seeded_blocks_spread_as_enumerated() {
    // 10,000 rollouts of each length. Their means are nearly normal, or two-valued where one game
    // was rolled, so their sample variance has a standard error of at most √(2/9,999) = 1.41%.
    // Four of them are 5.66%.
    let lengths = [
        (FirstRoll, 1),
        (FirstRoll, 5),
        (FirstRoll, 18),
        (FirstRoll, 35),
    ];
    let long = [
        (FirstRoll, 36),
        (FirstRoll, 100),
        (TwoRolls, 40),
        (TwoRolls, 90),
    ];
    for (rotation, games) in lengths.into_iter().chain(long) {
        let mut batch = RolloutBatch::rotated(Seed::new(48), 10_000, games, rotation);
        batch.roll(u64::MAX);
        for table in [LuckTable::NONE, LuckTable::MADE_UP] {
            let exact = ExactBlocks::new(&table, rotation)
                .variance_after(games)
                .unwrap();
            let spread = batch.spread(&table);
            let measured = spread.sd.unwrap().powi(2);
            let off = measured / exact - 1.0;
            assert!(off.abs() < 0.0566, "{rotation:?} {games} {table:?}: {off}");
            // And they are unbiased: four standard errors of their mean.
            let error = (exact / 10_000.0).sqrt();
            let z = (spread.mean.unwrap() - TRUTH) / error;
            assert!(z.abs() < 4.0, "{rotation:?} {games} {table:?}: {z}");
        }
    }
}

#[test]
fn most_of_1296_games_spread_as_enumerated() {
    // As above with 1,000 rollouts: four standard errors are 17.9%.
    for games in [648, 1_000, 1_290] {
        let mut batch = RolloutBatch::rotated(Seed::new(49), 1_000, games, TwoRolls);
        batch.roll(u64::MAX);
        let exact = ExactBlocks::new(&LuckTable::NONE, TwoRolls).variance_after(games);
        let measured = batch.spread(&LuckTable::NONE).sd.unwrap().powi(2);
        let off = measured / exact.unwrap() - 1.0;
        assert!(off.abs() < 0.179, "{games}: {off}");
    }
}

// Rollouts.

/// Counts the leaves of games `from..to` one by one.
fn leaves_one_by_one(rollout: &Rollout, from: u64, to: u64) -> [u64; 3] {
    let mut counts = [0; 3];
    for k in from..to {
        counts[rollout.record(k).leaf as usize] += 1;
    }
    counts
}

#[test]
fn whole_blocks_of_1296_games_have_the_exact_mean_in_every_table() {
    let mut rollout = Rollout::rotated(Seed::new(7), TwoRolls);
    for blocks in 1..=3 {
        rollout.roll(1296);
        assert_eq!(rollout.complete_blocks(), Some(blocks));
        // 1,296 = 24 × 54 games end as the exact chances say.
        let expected = Leaf::ALL.map(|leaf| u64::from(leaf.chance_in_24ths()) * 54 * blocks);
        assert_eq!(rollout.leaves().counts(), expected);
        for table in PRESETS {
            let reduced = rollout.reduced(&table);
            assert_eq!(reduced.mean, Some(TRUTH));
            let se = (blocks > 1).then_some(0.0);
            assert_eq!((reduced.se, reduced.ci), (se, se.map(|_| (TRUTH, TRUTH))));
        }
        assert_eq!(
            rollout.expected_errors(&LuckTable::MADE_UP).plain,
            Some(0.0)
        );
    }
}

#[test]
fn statistics_are_those_of_complete_blocks() {
    let table = LuckTable::MADE_UP;
    let values = Leaf::ALL.map(|leaf| table.reduced(leaf));
    let total = |counts: [u64; 3]| -> f64 {
        let terms = counts.iter().zip(values);
        terms.map(|(&count, value)| count as f64 * value).sum()
    };
    let mut rollout = Rollout::rotated(Seed::new(11), FirstRoll);
    for games in [1_u64, 35, 36, 71, 72, 100, 2_000] {
        rollout.roll(games - rollout.games());
        let blocks = games / 36;
        let counted = if blocks == 0 { games } else { 36 * blocks };
        let reduced = rollout.reduced(&table);
        let counts = leaves_one_by_one(&rollout, 0, counted);
        assert_eq!(rollout.complete_blocks(), Some(blocks));
        assert_eq!((rollout.counted_games(), reduced.games), (counted, games));
        assert_near(reduced.mean.unwrap(), total(counts) / counted as f64);
        let means: Vec<f64> = (0..blocks)
            .map(|block| total(leaves_one_by_one(&rollout, 36 * block, 36 * block + 36)) / 36.0)
            .collect();
        let n = blocks as f64;
        let mean = means.iter().sum::<f64>() / n;
        let squares: f64 = means.iter().map(|it| (it - mean).powi(2)).sum();
        match reduced.se {
            Some(se) => assert_near(se * se, squares / (n - 1.0) / n),
            None => assert!(blocks < 2),
        }
        assert_eq!(reduced.ci.is_some(), blocks > 1);
        assert_eq!(rollout.plain().is_reliable(), blocks > 1);
        // Luck is the difference of the means that are shown.
        let luck = rollout.plain().mean.unwrap() - reduced.mean.unwrap();
        assert_near(rollout.mean_luck(&table).unwrap(), luck);
        let last = rollout.history(&table).last().unwrap();
        assert_eq!((last.reduced, last.plain), (reduced, rollout.plain()));
    }
}

#[test]
fn each_block_has_six_doubles() {
    let rollout = Rollout::rotated(Seed::new(5), FirstRoll);
    for block in 0..20 {
        let records = (36 * block..36 * block + 36).map(|k| rollout.record(k));
        let mut rolls: Vec<Roll> = records.map(|record| record.dice.unwrap().x).collect();
        rolls.sort_by_key(|roll| roll.dice());
        assert_eq!(rolls, Roll::all().collect::<Vec<_>>());
    }
}

#[test]
fn measured_errors_agree_with_exact_ones() {
    // 10,000 blocks: the sample variance has a standard error of √(2/9,999) = 1.41%, so that of
    // its root is 0.71%. Four of them are 2.83%.
    let mut rollout = Rollout::rotated(Seed::new(13), FirstRoll);
    rollout.roll(360_000);
    for table in [LuckTable::NONE, LuckTable::MADE_UP, LuckTable::BACKWARDS] {
        let reduced = rollout.reduced(&table);
        let exact = rollout.expected_errors(&table).reduced.unwrap();
        let off = reduced.se.unwrap() / exact - 1.0;
        assert!(off.abs() < 0.0283, "{off}");
        let z = (reduced.mean.unwrap() - TRUTH) / exact;
        assert!(z.abs() < 4.0, "{z}");
    }
    // Plain: √(1562.5 / 360,000) instead of √(2343.75 / 360,000).
    let plain = rollout.expected_errors(&LuckTable::NONE).plain.unwrap();
    assert_near(plain * plain, PLAIN_VARIANCE / 1.5 / 360_000.0);
    // Correct luck leaves nothing.
    let correct = rollout.reduced(&LuckTable::CORRECT);
    assert_eq!((correct.mean, correct.se), (Some(TRUTH), Some(0.0)));
}

#[test]
fn intervals_of_few_blocks_hold() {
    // Student's t is exact for normal means. Those of 36 games have a lattice of 2.8 points and a
    // little skewness. So the share of 95% may be off by a point beside four standard errors of
    // 4,000 rollouts, √(0.05 × 0.95 / 4,000) = 0.34% each.
    for games in [72, 108, 360] {
        let mut batch = RolloutBatch::rotated(Seed::new(17), 4_000, games, FirstRoll);
        batch.roll(u64::MAX);
        let report = batch.coverage(&LuckTable::MADE_UP);
        for coverage in [report.plain, report.reduced] {
            let share = coverage.covered as f64 / coverage.intervals as f64;
            assert!(share > 0.95 - 0.01 - 4.0 * 0.0034, "{games}: {share}");
            assert_eq!(coverage.intervals, 4_000);
        }
    }
}

#[test]
fn a_batch_has_the_rollouts_of_its_child_seeds() {
    let seed = Seed::new(3);
    let mut batch = RolloutBatch::rotated(seed, 5, 100, TwoRolls);
    batch.roll(u64::MAX);
    for (index, sums) in (0..).zip(batch.sums()) {
        let mut rollout = Rollout::rotated(seed.child(index), TwoRolls);
        rollout.roll(100);
        assert_eq!(sums, rollout.sums());
    }
}

// Chunks.

/// Returns the work that a worker begins from a rollout's job spec.
fn begin(rollout: &Rollout) -> Box<dyn rollout_lab::rollout::chunk::ChunkedWork> {
    let bytes = codec::encode(&rollout.job_spec());
    let spec: TwoCheckerJobSpec = codec::decode(&bytes).unwrap();
    spec.begin().unwrap()
}

fn rotations() -> impl Strategy<Value = Rotation> {
    prop_oneof![Just(FirstRoll), Just(TwoRolls)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn chunks_merge_exactly_by_any_plan(plan in plans(400), rotation in rotations()) {
        let fresh = || Rollout::rotated(Seed::new(21), rotation);
        let (mut in_chunks, mut at_once) = (fresh(), fresh());
        run_plan(&plan, &mut in_chunks, || begin(&fresh()));
        at_once.roll(plan.sizes.iter().sum());
        prop_assert!(have_same_sums(&in_chunks, &at_once));
    }
}

#[test]
fn chunks_with_other_blocks_are_refused() {
    use rollout_lab::rollout::chunk::{ChunkError, ChunkedWork};
    let rollouts = || {
        [
            Rollout::new(Seed::new(1)),
            Rollout::rotated(Seed::new(1), FirstRoll),
            Rollout::rotated(Seed::new(1), TwoRolls),
        ]
    };
    for (i, mut one) in rollouts().into_iter().enumerate() {
        for (j, mut other) in rollouts().into_iter().enumerate() {
            let chunk = other.run_chunk(0, 50);
            let expected = if i == j {
                Ok(())
            } else {
                Err(ChunkError::Invalid)
            };
            assert_eq!(one.merge(&chunk), expected);
            one.rewind();
        }
    }
}
