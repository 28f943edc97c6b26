//! Dice that should have nothing to do with each other, counted side by side: X's roll and O's, a game and the
//! next, a seed and the next. Each has a short test and one of 10⁸ games, which `cargo xtask validate` runs.
//!
//! That every pair of rolls comes from equally many draws is proved elsewhere, by counting all draws; so the
//! chance of every cell is known, and a chi-square test of the cells sees both a wrong frequency and a
//! dependence. No game stands in two pairs of the same table: chi-square wants independent observations.
//! Cells may be expected to count as little as one or two where there are 1.7 million of them: the sum over so
//! many has the mean and variance of chi-square at any count, and is as good as normal.

use crate::common::chi_square::{BOUNDS, assert_plausible, p_of_counts, p_value};
use rollout_lab::labs::two_checker::{Game, Leaf};
use rollout_lab::rollout::dice::{Dice, ROLL_COUNT, Roll};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::Trials;

const SHORT: u64 = 5_000_000;
const LONG: u64 = 100_000_000;

/// 36 × 36.
const PAIRS: usize = (ROLL_COUNT * ROLL_COUNT) as usize;

/// Seeds that are compared with the next: the smallest, the page's example, and the largest, whose next is 0.
const SEEDS: [u64; 3] = [0, 0x2a61, u64::MAX];

/// The first two rolls of trial `k` as one number, 36 × X's + O's. O's roll also where X's doubles leave it
/// unused: the dice do not know.
fn pair(trials: Trials, k: u64) -> usize {
    let mut dice = trials.dice(k);
    let mut roll = || {
        let Ok(roll) = dice.roll();
        let (first, second) = roll.dice();
        usize::from(6 * (first - 1) + (second - 1))
    };
    36 * roll() + roll()
}

/// Counts of what two things showed together.
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

    /// The p-value of the counts if the two are independent and each shows `i` with chance `chance(i)`.
    fn p(&self, chance: impl Fn(usize) -> f64) -> f64 {
        let chance = &chance;
        let chances = (0..self.side)
            .flat_map(|row| (0..self.side).map(move |column| chance(row) * chance(column)));
        p_of_counts(&self.counts, chances)
    }
}

/// Two games next to each other in some way, compared as finely as can be (all four rolls: 1296 × 1296 cells)
/// and as coarsely as the statistics do (3 × 3 leaves): the one sees any dependence, the other is the more
/// sensitive to one that matters.
struct TwoGames {
    pairs: Table,
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

    /// All p-values, with names: all rolls, X's against X's and so on, and leaves.
    fn p_values(&self) -> Vec<(String, f64)> {
        let x = |pair: usize| pair / 36;
        let o = |pair: usize| pair % 36;
        let even = |_| 1.0 / 36.0;
        let mut all = vec![("all rolls".to_owned(), self.pairs.p(|_| 1.0 / PAIRS as f64))];
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
            let table = self.table(36, one, other);
            all.push((name.to_owned(), table.p(even)));
        }
        let leaf = |pair: usize| self.leaf_of_pair[pair];
        let chance = |leaf: usize| f64::from(Leaf::ALL[leaf].chance_in_24ths()) / 24.0;
        all.push(("leaves".to_owned(), self.table(3, leaf, leaf).p(chance)));
        all
    }

    /// The counts again, by something coarser than pairs of rolls.
    fn table(
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

    fn assert_independent(&self, what: &str) {
        for (name, p) in self.p_values() {
            assert_plausible(p, &format!("{what}: {name}"));
        }
    }
}

fn rolls_of_one_game(games: u64) {
    for seed in SEEDS {
        let trials = Trials::new(Seed::new(seed));
        let mut table = Table::new(36);
        for k in 0..games {
            let pair = pair(trials, k);
            table.add(pair / 36, pair % 36);
        }
        let p = table.p(|_| 1.0 / 36.0);
        assert_plausible(p, &format!("seed {seed:#x}: X's roll and O's"));
    }
}

/// Games k and k + 1. Those with an even k share a 64-bit word of the generator, those with an odd k do not:
/// a table for each.
fn a_game_and_the_next(games: u64) {
    let trials = Trials::new(Seed::new(0x2a61));
    let mut same_word = TwoGames::new();
    let mut next_word = TwoGames::new();
    let mut before = pair(trials, 0);
    for k in 0..games {
        let next = pair(trials, k + 1);
        if k % 2 == 0 {
            &mut same_word
        } else {
            &mut next_word
        }
        .add(before, next);
        before = next;
    }
    same_word.assert_independent("games k and k + 1 of a word");
    next_word.assert_independent("games k and k + 1 of neighbouring words");
}

fn a_seed_and_another(one: Seed, other: Seed, games: u64, what: &str) {
    let (one, other) = (Trials::new(one), Trials::new(other));
    let mut table = TwoGames::new();
    for k in 0..games {
        table.add(pair(one, k), pair(other, k));
    }
    table.assert_independent(what);
}

fn a_seed_and_the_next(games: u64) {
    for seed in SEEDS {
        let next = seed.wrapping_add(1);
        let what = format!("seeds {seed:#x} and {next:#x}");
        a_seed_and_another(Seed::new(seed), Seed::new(next), games, &what);
    }
}

/// The rollouts of [`rollout_lab::labs::two_checker::ManyRollouts`].
fn a_child_and_the_next(games: u64) {
    let seed = Seed::new(0x2a61);
    a_seed_and_another(seed.child(0), seed.child(1), games, "children 0 and 1");
    a_seed_and_another(seed, seed.child(0), games, "a seed and its child 0");
}

#[test]
fn xs_roll_and_os_roll_are_independent() {
    rolls_of_one_game(SHORT);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn xs_roll_and_os_roll_are_independent_in_the_long_run() {
    rolls_of_one_game(LONG);
}

#[test]
fn a_game_and_the_next_are_independent() {
    a_game_and_the_next(SHORT);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn a_game_and_the_next_are_independent_in_the_long_run() {
    a_game_and_the_next(LONG);
}

#[test]
fn a_seed_and_the_next_are_independent() {
    a_seed_and_the_next(SHORT);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn a_seed_and_the_next_are_independent_in_the_long_run() {
    a_seed_and_the_next(LONG);
}

#[test]
fn the_rollouts_of_a_seeds_children_are_independent() {
    a_child_and_the_next(SHORT);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn the_rollouts_of_a_seeds_children_are_independent_in_the_long_run() {
    a_child_and_the_next(LONG);
}

// That these tests can fail.

#[test]
fn a_slight_dependence_is_seen() {
    // One game in 200 has the rolls of the game before it: far too little to be seen in any mean.
    let trials = Trials::new(Seed::new(0x2a61));
    let mut table = TwoGames::new();
    for k in 0..SHORT {
        let one = pair(trials, 2 * k);
        let other = if k % 200 == 0 {
            one
        } else {
            pair(trials, 2 * k + 1)
        };
        table.add(one, other);
    }
    for (name, p) in table.p_values() {
        // X's roll of one game and O's of its copy stay independent.
        if !name.contains("other") {
            assert!(p < BOUNDS.0, "{name}: {p}");
        }
    }
}

#[test]
fn p_values_are_right_for_few_cells_and_for_very_many() {
    // Two degrees of freedom: exp(−x/2), by integration.
    for x in [0.1, 1.0, 5.0, 18.0] {
        assert!((p_value(x, 2) - (-x / 2.0_f64).exp()).abs() < 1e-12);
    }
    // One: 3.841459 is the square of the normal distribution's 97.5% quantile, 1.959964.
    assert!((p_value(3.841_459, 1) - 0.05).abs() < 1e-7);
    // Very many: the cube root of x / k is as good as normal with mean 1 − 2/9k and variance 2/9k (E. B.
    // Wilson and M. M. Hilferty, PNAS 17, 1931); −3.719 and 3.719 are that distribution's 0.01% quantiles.
    let k = (PAIRS * PAIRS - 1) as f64;
    for (z, p) in [(-3.719_016, 1.0 - 1e-4), (0.0, 0.5), (3.719_016, 1e-4)] {
        let x = k * (1.0 - 2.0 / (9.0 * k) + z * (2.0 / (9.0 * k)).sqrt()).powi(3);
        let got = p_value(x, PAIRS * PAIRS - 1);
        assert!((got - p).abs() < 1e-6, "{got} {p}");
    }
}
