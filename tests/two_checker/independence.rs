//! Independence of dice: X's roll and O's, a game and the next, a seed and the next.
//!
//! Each pair has a short test, and one of 10⁸ games that `cargo xtask validate` runs.
//!
//! Another test counts all draws and proves that every pair of rolls is equally likely. So the
//! chance of every cell is known, and a chi-square test of the cells finds wrong frequencies and
//! dependences. No game is in two pairs of the same table, because chi-square needs independent
//! observations. With 1.7 million cells, expected counts may be as low as one or two: the sum over
//! so many cells has the mean and variance of chi-square at any count, and is nearly normal.

use crate::common::chi_square::{BOUNDS, assert_plausible, p_of_counts, p_value};
use rollout_lab::labs::two_checker::{Game, Leaf};
use rollout_lab::rollout::dice::{Dice, ROLL_COUNT, Roll};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::Trials;

const SHORT: u64 = 5_000_000;
const LONG: u64 = 100_000_000;

/// The number of pairs of rolls, 36 × 36.
const PAIRS: usize = (ROLL_COUNT * ROLL_COUNT) as usize;

/// Seeds that are compared with the next: the smallest, the page's example, and the largest, whose
/// successor is 0.
const SEEDS: [u64; 3] = [0, 0x2a61, u64::MAX];

/// Returns the first two rolls of trial `k` as one number, 36 × X's + O's.
///
/// O's roll counts even if X rolls doubles and the game doesn't use it.
fn pair_of_rolls(trials: Trials, k: u64) -> usize {
    let mut dice = trials.dice(k);
    let mut roll = || {
        let Ok(roll) = dice.roll();
        let (first, second) = roll.dice();
        usize::from(6 * (first - 1) + (second - 1))
    };
    36 * roll() + roll()
}

/// A contingency table of two variables with equal numbers of values.
struct Table {
    side: usize,
    counts: Vec<u64>,
}

impl Table {
    fn new(side: usize) -> Self {
        Self {
            side,
            counts: vec![0; side * side],
        }
    }

    fn add(&mut self, row: usize, column: usize) {
        self.counts[row * self.side + column] += 1;
    }

    /// Returns the p-value of the counts if the variables are independent, and each has the value
    /// `i` with chance `chance(i)`.
    fn p_value(&self, chance: impl Fn(usize) -> f64) -> f64 {
        let chance = &chance;
        let chances = (0..self.side)
            .flat_map(|row| (0..self.side).map(move |column| chance(row) * chance(column)));
        p_of_counts(&self.counts, chances)
    }
}

/// Counts of pairs of games, by all four rolls (1296 × 1296 cells) and by leaves (3 × 3 cells).
///
/// The rolls show any dependence. The leaves are more sensitive to a dependence that matters for
/// statistics.
struct TwoGames {
    pairs: Table,
    /// The index of the leaf that each pair of rolls leads to.
    leaf_of_pair: Vec<usize>,
}

impl TwoGames {
    fn new() -> Self {
        let games = Roll::all().flat_map(|x| Roll::all().map(move |o| (x, o)));
        let leaf = |(x, o): (Roll, Roll)| {
            let o = (!x.is_double()).then_some(o);
            let leaf = Game { x, o }.leaf();
            Leaf::ALL.iter().position(|&other| other == leaf).unwrap()
        };
        Self {
            pairs: Table::new(PAIRS),
            leaf_of_pair: games.map(leaf).collect(),
        }
    }

    fn add(&mut self, one: usize, other: usize) {
        self.pairs.add(one, other);
    }

    /// Returns p-values with names: of all rolls, of each two sides' rolls, and of leaves.
    fn p_values(&self) -> Vec<(String, f64)> {
        let x = |pair: usize| pair / 36;
        let o = |pair: usize| pair % 36;
        let uniform = |_| 1.0 / 36.0;
        let mut all = vec![(
            "all rolls".to_owned(),
            self.pairs.p_value(|_| 1.0 / PAIRS as f64),
        )];
        for (name, one, other) in [
            (
                "X's rolls",
                x as fn(usize) -> usize,
                x as fn(usize) -> usize,
            ),
            ("O's rolls", o, o),
            ("X's roll and O's in the other", x, o),
            ("O's roll and X's in the other", o, x),
        ] {
            let table = self.coarser_table(36, one, other);
            all.push((name.to_owned(), table.p_value(uniform)));
        }
        let leaf = |pair: usize| self.leaf_of_pair[pair];
        let chance = |leaf: usize| f64::from(Leaf::ALL[leaf].chance_in_24ths()) / 24.0;
        all.push((
            "leaves".to_owned(),
            self.coarser_table(3, leaf, leaf).p_value(chance),
        ));
        all
    }

    /// Returns the counts by functions of the pairs of rolls.
    fn coarser_table(
        &self,
        side: usize,
        one: impl Fn(usize) -> usize,
        other: impl Fn(usize) -> usize,
    ) -> Table {
        let mut table = Table::new(side);
        for (row, counts) in self.pairs.counts.chunks(PAIRS).enumerate() {
            for (column, count) in counts.iter().enumerate() {
                table.counts[one(row) * side + other(column)] += count;
            }
        }
        table
    }

    fn assert_independent(&self, label: &str) {
        for (name, p) in self.p_values() {
            assert_plausible(p, &format!("{label}: {name}"));
        }
    }
}

/// Tests X's roll and O's.
fn assert_rolls_of_a_game_independent(games: u64) {
    for seed in SEEDS {
        let trials = Trials::new(Seed::new(seed));
        let mut table = Table::new(36);
        for k in 0..games {
            let pair = pair_of_rolls(trials, k);
            table.add(pair / 36, pair % 36);
        }
        let p = table.p_value(|_| 1.0 / 36.0);
        assert_plausible(p, &format!("seed {seed:#x}: X's roll and O's"));
    }
}

/// Tests games k and k + 1.
///
/// Games with an even k share a 64-bit word of the generator with the next, those with an odd k
/// don't. Each kind has its own table.
fn assert_next_games_independent(games: u64) {
    let trials = Trials::new(Seed::new(0x2a61));
    let mut same_word = TwoGames::new();
    let mut next_word = TwoGames::new();
    let mut before = pair_of_rolls(trials, 0);
    for k in 0..games {
        let next = pair_of_rolls(trials, k + 1);
        let table = if k % 2 == 0 {
            &mut same_word
        } else {
            &mut next_word
        };
        table.add(before, next);
        before = next;
    }
    same_word.assert_independent("games k and k + 1 of a word");
    next_word.assert_independent("games k and k + 1 of neighbouring words");
}

/// Tests the same trials of two seeds.
fn assert_seeds_independent(one: Seed, other: Seed, games: u64, label: &str) {
    let (one, other) = (Trials::new(one), Trials::new(other));
    let mut table = TwoGames::new();
    for k in 0..games {
        table.add(pair_of_rolls(one, k), pair_of_rolls(other, k));
    }
    table.assert_independent(label);
}

/// Tests seeds and their successors.
fn assert_next_seeds_independent(games: u64) {
    for seed in SEEDS {
        let next = seed.wrapping_add(1);
        let label = format!("seeds {seed:#x} and {next:#x}");
        assert_seeds_independent(Seed::new(seed), Seed::new(next), games, &label);
    }
}

/// Tests child seeds, which the rollouts of
/// [`RolloutBatch`](rollout_lab::labs::two_checker::RolloutBatch) have.
fn assert_children_independent(games: u64) {
    let seed = Seed::new(0x2a61);
    assert_seeds_independent(seed.child(0), seed.child(1), games, "children 0 and 1");
    assert_seeds_independent(seed, seed.child(0), games, "a seed and its child 0");
}

#[test]
fn xs_roll_and_os_roll_are_independent() {
    assert_rolls_of_a_game_independent(SHORT);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn xs_roll_and_os_roll_are_independent_in_the_long_run() {
    assert_rolls_of_a_game_independent(LONG);
}

#[test]
fn a_game_and_the_next_are_independent() {
    assert_next_games_independent(SHORT);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn a_game_and_the_next_are_independent_in_the_long_run() {
    assert_next_games_independent(LONG);
}

#[test]
fn a_seed_and_the_next_are_independent() {
    assert_next_seeds_independent(SHORT);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn a_seed_and_the_next_are_independent_in_the_long_run() {
    assert_next_seeds_independent(LONG);
}

#[test]
fn the_rollouts_of_a_seeds_children_are_independent() {
    assert_children_independent(SHORT);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn the_rollouts_of_a_seeds_children_are_independent_in_the_long_run() {
    assert_children_independent(LONG);
}

// Tests of these tests: they find a dependence, and have right p-values.

#[test]
fn a_slight_dependence_is_found() {
    // One game in 200 has the rolls of the game before it. No mean would show that.
    let trials = Trials::new(Seed::new(0x2a61));
    let mut table = TwoGames::new();
    for k in 0..SHORT {
        let one = pair_of_rolls(trials, 2 * k);
        let other = if k % 200 == 0 {
            one
        } else {
            pair_of_rolls(trials, 2 * k + 1)
        };
        table.add(one, other);
    }
    for (name, p) in table.p_values() {
        // X's roll of a game and O's roll of its copy stay independent.
        if !name.contains("other") {
            assert!(p < BOUNDS.0, "{name}: {p}");
        }
    }
}

#[test]
fn p_values_are_right_for_few_and_many_cells() {
    // With two degrees of freedom it is exp(−x/2), by integration.
    for x in [0.1, 1.0, 5.0, 18.0] {
        assert!((p_value(x, 2) - (-x / 2.0_f64).exp()).abs() < 1e-12);
    }
    // With one degree of freedom: 3.841459 is the square of the normal distribution's 97.5%
    // quantile, 1.959964.
    assert!((p_value(3.841_459, 1) - 0.05).abs() < 1e-7);
    // With k degrees of freedom for a very large k, the cube root of x / k is nearly normal with
    // mean 1 − 2/9k and variance 2/9k (E. B. Wilson and M. M. Hilferty, PNAS 17, 1931). −3.719 and
    // 3.719 are 0.01% quantiles of the standard normal distribution.
    let k = (PAIRS * PAIRS - 1) as f64;
    for (z, p) in [(-3.719_016, 1.0 - 1e-4), (0.0, 0.5), (3.719_016, 1e-4)] {
        let x = k * (1.0 - 2.0 / (9.0 * k) + z * (2.0 / (9.0 * k)).sqrt()).powi(3);
        let found = p_value(x, PAIRS * PAIRS - 1);
        assert!((found - p).abs() < 1e-6, "{found} {p}");
    }
}
