//! The share of a game's variance that comes from its first roll, at the opening position: the most
//! that rotation of first rolls can remove.
//!
//! This command measures it again, in some minutes, and prints it:
//!
//!     cargo test --release --test contact_rollouts -- --ignored --nocapture first_rolls

use std::collections::BTreeMap;
use std::fs;
use std::thread;

use rollout_lab::backgammon::{Board, EvaluatorKind};
use rollout_lab::labs::contact::ContactGames;
use rollout_lab::rollout::dice::{Dice, Roll};
use rollout_lab::rollout::game_runner::GameRunner;
use rollout_lab::rollout::rotation::Rotation::FirstRoll;
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::Trials;

use crate::positions::game;

/// The number of blocks of 36 games.
const BLOCKS: u64 = 400;

/// The one-sided 95% quantile of the normal distribution.
const ONE_SIDED: f64 = 1.645;

/// The results of games after each kind of first roll: two dice, the larger one first.
type ByKind = BTreeMap<(u8, u8), Vec<f64>>;

/// The share of a game's variance that comes from its first roll, in percent.
struct Share {
    share: f64,
    se: f64,
}

impl Share {
    /// Estimates the share from games that have each of the 36 first rolls equally often.
    ///
    /// The variance of the means after each first roll, less the part of it that is the noise of these
    /// means. The standard error is that of a sum of squares of nearly normal means.
    fn estimate(games: &ByKind) -> Self {
        let count: usize = games.values().map(Vec::len).sum();
        let kinds = games.values().map(|games| {
            let n = games.len() as f64;
            let mean = games.iter().sum::<f64>() / n;
            let squares: f64 = games.iter().map(|game| (game - mean).powi(2)).sum();
            (n / count as f64, mean, squares / (n - 1.0), n)
        });
        let kinds: Vec<(f64, f64, f64, f64)> = kinds.collect();
        let mean: f64 = kinds.iter().map(|(weight, mean, ..)| weight * mean).sum();
        let (mut between, mut within, mut squared_error) = (0.0, 0.0, 0.0);
        for (weight, of_kind, variance, n) in kinds {
            let (distance, noise) = (of_kind - mean, variance / n);
            between += weight * (distance.powi(2) - noise * (1.0 - weight));
            within += weight * variance;
            squared_error +=
                weight.powi(2) * (2.0 * noise.powi(2) + 4.0 * distance.powi(2) * noise);
        }
        let whole = (between + within) / 100.0;
        Self {
            share: between / whole,
            se: squared_error.sqrt() / whole,
        }
    }

    /// Returns the share and the bound below which it is with a confidence of 95%, as the
    /// documentation states them.
    fn stated(&self) -> String {
        let bound = self.share + ONE_SIDED * self.se;
        format!("{:.2}% (95% bound: {bound:.2}%)", self.share)
    }
}

/// Returns both dice of a roll, the larger one first.
fn kind_of(roll: Roll) -> (u8, u8) {
    let (one, other) = roll.dice();
    (one.max(other), one.min(other))
}

/// Rolls blocks of games whose luck the network measures: plain results, and those with luck
/// subtracted.
fn roll(blocks: std::ops::Range<u64>) -> [ByKind; 2] {
    let game = game(Board::START, vec![EvaluatorKind::Network]);
    let mut runner = ContactGames::new(game.clone());
    let trials = Trials::new(Seed::new(48)).rotated(Some(FirstRoll));
    let mut results: [ByKind; 2] = Default::default();
    for k in 36 * blocks.start..36 * blocks.end {
        let point = runner.roll(trials, k, k + 1).totals.point(&*game, 0);
        let kind = kind_of(trials.dice(k).roll().unwrap());
        for (results, summary) in results.iter_mut().zip([point.plain, point.reduced]) {
            results.entry(kind).or_default().push(summary.mean.unwrap());
        }
    }
    results
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn first_rolls_make_little_of_the_variance() {
    let threads = thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let parts = (0..threads).map(|part| BLOCKS * part / threads..BLOCKS * (part + 1) / threads);
    let parts: Vec<_> = parts
        .map(|blocks| thread::spawn(move || roll(blocks)))
        .collect();
    let mut results: [ByKind; 2] = Default::default();
    for part in parts {
        for (all, part) in results.iter_mut().zip(part.join().expect("games")) {
            for (kind, part) in part {
                all.entry(kind).or_default().extend(part);
            }
        }
    }
    let [plain, reduced] = results.each_ref().map(Share::estimate);
    println!("plain {}, reduced {}", plain.stated(), reduced.stated());
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/labs/contact.md");
    let document = fs::read_to_string(path).expect("the lab's document");
    // Lines are broken anywhere.
    let words: Vec<&str> = document.split_whitespace().collect();
    for share in [plain, reduced] {
        assert!(
            words.join(" ").contains(&share.stated()),
            "{}",
            share.stated()
        );
    }
}

#[test]
fn the_share_of_known_games_is_estimated() {
    // Doubles win three points more than other games, which win or lose one: between first rolls the
    // variance is 9 · 5/36 = 1.25, and within them 1. The share is 1.25 / 2.25 = 55.6%.
    let mut games = ByKind::new();
    for roll in Roll::all() {
        let more = if roll.is_double() { 3.0 } else { 0.0 };
        let of_kind = games.entry(kind_of(roll)).or_default();
        of_kind.extend([more + 1.0, more - 1.0].repeat(1_000));
    }
    let share = Share::estimate(&games);
    assert!((share.share - 500.0 / 9.0).abs() < 0.1, "{}", share.share);
    assert!(share.se > 0.0 && share.se < 1.0, "{}", share.se);
}
