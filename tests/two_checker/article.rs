//! The two-checker game, compared with the article's tables.
//!
//! The article is David Montgomery, *Variance Reduction*, `GammOnLine`, February 2000. Its numbers
//! are in `golden/article.json`.

use crate::common::golden;
use crate::common::golden::{Article, Table, Totals};
use num_rational::Ratio;
use rollout_lab::labs::two_checker::{
    Cell, ExactStats, Leaf, LuckTable, PLAIN_VARIANCE, Rollout, TRUTH, article,
};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::totals::HistoryPoint;

/// An arbitrary seed. The article's games do not depend on it.
const SEED: Seed = Seed::new(0x2a61);

/// A bound of rounding, in points. Sums have at most 30 results of a few hundred points.
const ROUNDING: f64 = 1e-9;

const PRESETS: [(&str, LuckTable); 3] = [
    ("correct", LuckTable::CORRECT),
    ("made_up", LuckTable::MADE_UP),
    ("backwards", LuckTable::BACKWARDS),
];

fn letter(leaf: Leaf) -> char {
    match leaf {
        Leaf::Doubles => 'D',
        Leaf::Fails => 'F',
        Leaf::BearsOff => 'B',
    }
}

fn fraction(text: &str) -> f64 {
    let ratio: Ratio<i32> = text.parse().unwrap();
    f64::from(*ratio.numer()) / f64::from(*ratio.denom())
}

fn presets(article: &Article) -> impl Iterator<Item = (LuckTable, &Table)> {
    assert_eq!(article.tables.len(), PRESETS.len());
    PRESETS
        .iter()
        .map(|&(name, table)| (table, &article.tables[name]))
}

/// Replays the article's first `games` games.
fn replay(games: u64) -> Rollout {
    let mut rollout = Rollout::replay(SEED);
    assert_eq!(rollout.roll(games), games);
    rollout
}

/// Returns the mean times the number of games.
fn total(mean: Option<f64>, games: u64) -> f64 {
    mean.unwrap() * games as f64
}

fn assert_near(value: f64, expected: f64, label: &str) {
    assert!(
        (value - expected).abs() <= ROUNDING,
        "{label}: {value}, not {expected}"
    );
}

/// Asserts that a value rounds to the printed decimal.
fn assert_printed(value: f64, printed: &str) {
    let digits = printed.split_once('.').map_or(0, |(_, after)| after.len());
    assert_eq!(format!("{value:.digits$}"), printed);
}

#[test]
fn built_in_games_equal_the_articles() {
    let golden = golden::article().games;
    let built_in: String = article::GAMES.map(letter).iter().collect();
    assert_eq!(built_in, golden.first_10 + &golden.next_20);
}

#[test]
fn leaves_have_the_articles_chances_and_results() {
    let article = golden::article();
    for leaf in Leaf::ALL {
        let facts = &article.leaves[&letter(leaf)];
        assert_eq!(
            Ratio::new(leaf.chance_in_24ths(), 24),
            facts.probability.parse().unwrap(),
            "{}",
            facts.event
        );
        assert_eq!(leaf.result(), facts.result, "{}", facts.event);
    }
    assert_eq!(
        (TRUTH, PLAIN_VARIANCE),
        (article.exact_win, article.raw_variance)
    );
}

#[test]
fn presets_equal_the_articles_tables() {
    for (table, golden) in presets(&golden::article()) {
        assert_eq!(
            table.percent(),
            [
                golden.doubles,
                golden.no_doubles,
                golden.o_fails,
                golden.o_bears_off
            ]
        );
        for leaf in Leaf::ALL {
            assert_eq!(
                table.reduced(leaf),
                golden.reduced[&letter(leaf)],
                "{leaf:?}"
            );
        }
    }
}

#[test]
fn presets_have_the_articles_variances() {
    for (table, golden) in presets(&golden::article()) {
        let exact = ExactStats::new(&table);
        assert_eq!((exact.limit, exact.bias), (TRUTH, 0.0));
        assert_near(exact.variance, golden.variance, "variance");
        match &golden.equivalent_games {
            // 2343.75 / 281.25 = 25/3 and 2343.75 / 9375 = 1/4.
            Some(games) => assert_near(
                exact.equivalent_games.unwrap(),
                fraction(games),
                "equivalent games",
            ),
            // 2343.75 / 0: no number of plain games is enough.
            None => assert_eq!(exact.equivalent_games, None),
        }
    }
}

#[test]
fn a_biased_table_settles_at_the_limit_of_the_bias_rule() {
    // Doubles at +70 instead of +50 are 20/6 = 3.3333 points too much luck for X on average, so the
    // limit is 37.5 − 3.3333 = 34.1667.
    let example = golden::article().biased_example;
    let (_, table) = PRESETS
        .into_iter()
        .find(|&(name, _)| name == example.table)
        .unwrap();
    let biased = table.with(Cell::Doubles, example.doubles).unwrap();
    assert_printed(ExactStats::new(&biased).limit, &example.limit);
}

#[test]
fn means_after_ten_games_equal_the_articles() {
    // Five wins in ten games are 50%. With the made-up table, two doubles at 50, three failures at
    // 65 and five losses at 25 add up to 420.
    let rollout = replay(10);
    assert_eq!(rollout.leaves().counts(), [2, 3, 5]);
    let mean = |table| rollout.reduced(&table).mean.unwrap();
    assert_eq!(rollout.plain().mean, Some(50.0));
    assert_eq!(mean(LuckTable::MADE_UP), 42.0);
    assert_eq!(mean(LuckTable::CORRECT), 37.5);
    assert_eq!(mean(LuckTable::BACKWARDS), 62.5);
    assert_totals(&rollout, &golden::article().after_10);
}

#[test]
fn means_after_thirty_games_equal_the_articles() {
    // Eleven wins in thirty games are 36.67%. With the backwards table, the total is
    // 11 × 162.5 − 19 × 37.5 = 1075, and the mean 35.83%.
    let rollout = replay(30);
    assert_eq!(rollout.leaves().counts(), [5, 6, 19]);
    let golden = golden::article().after_30;
    assert_totals(&rollout, &golden);
    assert_printed(rollout.plain().mean.unwrap(), &golden.raw_mean.unwrap());
    assert_printed(
        rollout.reduced(&LuckTable::BACKWARDS).mean.unwrap(),
        &golden.backwards_mean.unwrap(),
    );
}

/// Compares the totals by leaf counts, by means and by single records with the article's.
fn assert_totals(rollout: &Rollout, golden: &Totals) {
    let games = rollout.games();
    assert_eq!(rollout.leaves().total(Leaf::result), golden.raw_total);
    assert_near(
        total(rollout.plain().mean, games),
        golden.raw_total,
        "plain",
    );
    let expected = [golden.correct, golden.made_up, golden.backwards];
    for ((name, table), expected) in PRESETS.into_iter().zip(expected) {
        let counted = rollout.leaves().total(|leaf| table.reduced(leaf));
        assert_eq!(counted, expected, "{name}");
        assert_near(total(rollout.reduced(&table).mean, games), expected, name);
        let scored = (0..games).map(|k| rollout.record(k).scored(&table));
        assert_eq!(
            scored.clone().map(|game| game.reduced).sum::<f64>(),
            expected,
            "{name}"
        );
        assert_eq!(
            scored.clone().map(|game| game.result).sum::<f64>(),
            golden.raw_total
        );
        let luck: f64 = scored.map(|game| game.total_luck).sum();
        assert_eq!(luck, golden.raw_total - expected, "{name}");
        assert_near(
            rollout.mean_luck(&table).unwrap() * games as f64,
            luck,
            name,
        );
    }
}

#[test]
fn with_correct_luck_every_game_returns_the_truth() {
    let mut rollout = Rollout::replay(SEED);
    for k in 0..30 {
        assert_eq!(rollout.record(k).scored(&LuckTable::CORRECT).reduced, 37.5);
        rollout.roll(1);
        assert_eq!(rollout.reduced(&LuckTable::CORRECT).mean, Some(37.5));
    }
    assert_eq!(rollout.reduced(&LuckTable::CORRECT).sd, Some(0.0));
}

/// Compares the backwards table's running totals after games 11 to 30 with the article's.
fn assert_running_totals(totals: &[f64]) {
    let golden = golden::article().backwards_running_total_games_11_to_30;
    assert_eq!((totals.len(), golden.len()), (20, 20));
    for (game, (&total, expected)) in (11..).zip(totals.iter().zip(golden)) {
        assert_near(total, expected, &format!("after game {game}"));
    }
}

#[test]
fn running_totals_equal_the_articles() {
    let mut rollout = replay(10);
    let totals: Vec<f64> = (11..=30)
        .map(|games| {
            rollout.roll(1);
            total(rollout.reduced(&LuckTable::BACKWARDS).mean, games)
        })
        .collect();
    assert_running_totals(&totals);
}

#[test]
fn history_has_the_articles_running_totals() {
    let rollout = replay(30);
    let history: Vec<HistoryPoint> = rollout.history(&LuckTable::BACKWARDS).collect();
    let games: Vec<u64> = history.iter().map(|point| point.reduced.games).collect();
    assert_eq!(games, (1..=30).collect::<Vec<u64>>());
    let totals: Vec<f64> = history[10..]
        .iter()
        .map(|point| total(point.reduced.mean, point.reduced.games))
        .collect();
    assert_running_totals(&totals);
}

#[test]
fn replayed_games_have_outcomes_but_no_dice() {
    let rollout = Rollout::replay(SEED);
    assert_eq!(rollout.recorded(), 30);
    for (k, leaf) in (0..).zip(article::GAMES) {
        let record = rollout.record(k);
        assert_eq!((record.trial, record.leaf, record.dice), (k, leaf, None));
    }
}

#[test]
fn rolled_games_follow_the_articles_games() {
    // The game after k games is trial k of the seed, also in a replay. So the 31st game is trial
    // 30.
    let mut replayed = Rollout::replay(SEED);
    let mut plain = Rollout::new(SEED);
    for k in 30..1000 {
        let record = replayed.record(k);
        assert_eq!(record, plain.record(k));
        assert_eq!(record.dice.unwrap().leaf(), record.leaf);
    }
    // From the 31st game on, both rollouts count the same games.
    replayed.roll(30);
    plain.roll(30);
    let counts_since = |rollout: &Rollout, before: [u64; 3]| {
        let mut counts = rollout.leaves().counts();
        counts
            .iter_mut()
            .zip(before)
            .for_each(|(count, before)| *count -= before);
        counts
    };
    let before = (replayed.leaves().counts(), plain.leaves().counts());
    assert_eq!(replayed.roll(100_000), 100_000);
    plain.roll(100_000);
    assert_eq!(
        counts_since(&replayed, before.0),
        counts_since(&plain, before.1)
    );
}
