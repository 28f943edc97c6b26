//! Whatever is subtracted, the mean stays: rollouts with luck subtracted against plain ones of other dice.

use std::thread;

use rollout_lab::contact::{ChancePoint, Evaluator};
use rollout_lab::statistics::Summary;
use statrs::distribution::{ContinuousCDF, Normal};

use crate::positions::{self, Position, evaluators, rollout};

/// How likely a rollout without a fault is to fail anywhere, over all that is compared in a test.
const ALARM: f64 = 1e-3;

/// Equity and five chances.
const FIGURES: usize = 6;

/// A chance that fewer games came to, or missed, is left out: sums of so few are not normal.
const FEWEST: f64 = 40.0;

/// What a test rolls of each position.
struct Size {
    plain: u64,
    reduced: u64,
}

/// How many of its standard errors any of so many differences may be off. Each is normal, its two rollouts being of other dice;
/// chance takes none of m further than this with a probability of at least 1 − m × 2 (1 − Φ(z)) (Bonferroni), which is
/// 1 − `ALARM`.
fn most(comparisons: usize) -> f64 {
    let normal = Normal::new(0.0, 1.0).unwrap();
    normal.inverse_cdf(1.0 - ALARM / (2.0 * comparisons as f64))
}

/// The difference of two means in its standard errors.
fn z(plain: Summary, reduced: Summary) -> f64 {
    let [a, b] = [plain, reduced].map(|of| (of.mean.unwrap(), of.se.unwrap()));
    let error = a.1.hypot(b.1);
    if a.0 == b.0 { 0.0 } else { (a.0 - b.0) / error }
}

/// Whether enough games of both rollouts came to this chance, and enough did not, by the plain one.
fn is_frequent(plain: Summary, games: u64) -> bool {
    let share = plain.mean.unwrap() / 100.0;
    let fewest = games.min(plain.games) as f64 * share.min(1.0 - share);
    fewest >= FEWEST
}

/// All differences of a position in their standard errors, each with a name.
fn differences(number: usize, position: &Position, size: &Size) -> Vec<(String, f64)> {
    let seed = 1_000 + 2 * number as u64;
    let mut plain = rollout(position.board, vec![Evaluator::Nothing], seed);
    let mut reduced = rollout(position.board, evaluators(), seed + 1);
    plain.roll(size.plain);
    reduced.roll(size.reduced);
    let mut all = Vec::new();
    for (estimate, evaluator) in evaluators().into_iter().enumerate() {
        let name = |figure| format!("{}, {figure} by {evaluator:?}", position.name);
        let (point, of_others) = (plain.point(0), reduced.point(estimate));
        all.push((name("equity"), z(point.plain, of_others.reduced)));
        let plain: ChancePoint = plain.chances(0);
        let chances = plain
            .plain
            .into_iter()
            .zip(reduced.chances(estimate).reduced);
        let names = [
            "win",
            "gammon",
            "backgammon",
            "lost gammon",
            "lost backgammon",
        ];
        for ((plain, reduced), figure) in chances.zip(names) {
            if is_frequent(plain, size.reduced) {
                all.push((name(figure), z(plain, reduced)));
            } else if plain.mean == Some(0.0) && figure.contains("gammon") {
                // What never happened is rare for the others, too: of so many games no fewer than forty would.
                assert!(reduced.mean.unwrap().abs() < 100.0 * FEWEST / size.reduced as f64);
            }
        }
    }
    all
}

/// The same of all positions, by two threads; which of them, changes nothing.
fn all_differences(positions: &[Position], size: &Size) -> Vec<(String, f64)> {
    let of_every_second = |first: usize| {
        let mine = positions.iter().enumerate().skip(first).step_by(2);
        mine.flat_map(|(number, position)| differences(number, position, size))
            .collect::<Vec<_>>()
    };
    thread::scope(|scope| {
        let other = scope.spawn(|| of_every_second(1));
        let mut all = of_every_second(0);
        all.extend(other.join().expect("differences"));
        all
    })
}

fn assert_unbiased(positions: &[Position], size: &Size) {
    let most = most(positions.len() * evaluators().len() * FIGURES);
    let all = all_differences(positions, size);
    for (what, z) in &all {
        println!("{z:6.2} {what}");
    }
    for (what, z) in &all {
        assert!(z.abs() <= most, "{what}: {z} standard errors");
    }
    // Equity everywhere, and chances besides.
    assert!(all.len() > positions.len() * evaluators().len());
}

#[test]
fn short_games_come_to_the_same_mean_with_luck_subtracted() {
    let short: Vec<_> = positions::all().into_iter().filter(|it| it.short).collect();
    let size = Size {
        plain: 20_000,
        reduced: 1_500,
    };
    assert_unbiased(&short, &size);
}

#[test]
#[ignore = "long: cargo xtask validate"]
fn games_of_all_kinds_come_to_the_same_mean_with_luck_subtracted() {
    // Precise to about 0.006 points where games are long: a plain one, whose variance is twenty times as large, costs a twentieth.
    let size = Size {
        plain: 100_000,
        reduced: 5_000,
    };
    assert_unbiased(&positions::all(), &size);
}
