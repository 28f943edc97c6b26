//! Exact spreads against the spreads of an independent program.
//!
//! It is not known which of equally good plays that program's perfect players make (see
//! `tests/golden/README.md`). Perfect players of this crate take the arrangement with the lowest
//! number. The choice changes no mean, but it changes the spread. In the two short positions of the
//! four there is no such choice. In the two others, some choices among equal plays give smaller
//! spreads than the file has, and some give larger ones.

use std::sync::Arc;

use super::game::CubeGame;
use super::setup::CubePlays;
use super::slow_games::slow_cube::Cube;
use super::slow_games::slow_cube_game::SlowEstimate;
use super::slow_games::slow_cube_ties::Ties;
use super::slow_games::{Points, new_game, slow_equities, slow_expected};
use super::theory::CubeTheory;
use crate::backgammon::cube::CubePolicy;
use crate::golden::{CubefulSpreads, cubeful};

/// Parses checkers from the points that they are on: `52` is a checker on the five point and one on
/// the two point.
fn points(digits: &str) -> Points {
    let mut points = [0; 6];
    for digit in digits.bytes() {
        points[usize::from(digit - b'1')] += 1;
    }
    points
}

/// Prepares a game between perfect players.
fn perfect_game(position: [Points; 2]) -> Arc<CubeGame> {
    new_game(position, [CubePolicy::Exact; 2], [CubePlays::WithCube; 2])
}

/// Returns all positions of the file with its spreads, and the exact statistics of perfect games.
fn cases() -> Vec<(String, [Points; 2], CubefulSpreads, CubeTheory)> {
    let cases = cubeful().exact_sd.into_iter().map(|(name, spreads)| {
        let (x, o) = name.split_once(" v ").unwrap();
        let position = [x, o].map(points);
        let game = perfect_game(position);
        (name, position, spreads, game.theory().clone())
    });
    cases.collect()
}

/// Returns the file's spreads and ours, for the estimates that the file has: none, cubeless and
/// Janowski's.
fn compared_spreads(
    spreads: &CubefulSpreads,
    theory: &CubeTheory,
) -> [(SlowEstimate, f64, f64); 3] {
    let ours = |estimate: usize| theory.estimates[estimate].reduced_sd;
    [
        (SlowEstimate::Nothing, spreads.plain.sd, ours(0)),
        (
            SlowEstimate::CubelessTimesCube,
            spreads.cubeless_times_cube.sd,
            ours(2),
        ),
        (
            SlowEstimate::Janowski(0.68),
            spreads.janowski_068_times_cube.sd,
            ours(3),
        ),
    ]
}

/// Returns the smallest and the largest spread that a search among equal plays finds.
fn spread_range([x, o]: [Points; 2], estimate: SlowEstimate) -> [f64; 2] {
    let slow = slow_equities();
    let [mover, opponent] = [x, o].map(|points| slow.slow.find(points));
    [false, true].map(|greatest| {
        let mut ties = Ties::new(slow, estimate, greatest);
        ties.variance(mover, opponent, Cube::Centred).sqrt()
    })
}

#[test]
fn means_and_exact_luck_match_reference() {
    let cases = cases();
    assert_eq!(cases.len(), 4);
    for (name, _, spreads, theory) in cases {
        for spread in [
            &spreads.plain,
            &spreads.cubeless_times_cube,
            &spreads.janowski_068_times_cube,
            &spreads.exact,
        ] {
            assert!((theory.mean - spread.mean).abs() < 1e-6, "{name}");
        }
        assert!(spreads.exact.sd < 1e-6 && theory.estimates[4].reduced_sd < 1e-6);
    }
}

/// The positions in which equal plays do not change the spread.
const TIE_FREE: [&str; 2] = ["52 v 41", "1111 v 6"];

#[test]
fn spreads_match_reference_without_ties() {
    let mut compared = 0;
    for (name, _, spreads, theory) in cases() {
        if TIE_FREE.contains(&name.as_str()) {
            for (estimate, expected, found) in compared_spreads(&spreads, &theory) {
                assert!((found - expected).abs() < 1e-6, "{name} {estimate:?}");
                compared += 1;
            }
        }
    }
    assert_eq!(compared, 2 * 3);
}

#[test]
fn spreads_match_slow_computation() {
    for (name, position, ..) in cases() {
        let game = perfect_game(position);
        let slow = slow_expected(&game);
        assert!(
            (game.theory().plain_sd - slow.plain_sd()).abs() < 1e-6,
            "{name}"
        );
        for (estimate, found) in game.theory().estimates.iter().enumerate() {
            let off = found.reduced_sd - slow.reduced_sd(estimate);
            assert!(off.abs() < 1e-6, "{name} {estimate}: {off}");
        }
    }
}

#[test]
fn spreads_lie_within_range_of_tied_plays() {
    let mut compared = 0;
    for (name, position, spreads, theory) in cases() {
        for (estimate, expected, found) in compared_spreads(&spreads, &theory) {
            let [least, greatest] = spread_range(position, estimate);
            let what = format!("{name} {estimate:?} {least} {greatest}: {expected} {found}");
            // Our equities are rounded.
            let known = least - 1e-6..=greatest + 1e-6;
            assert!(
                known.contains(&expected) && known.contains(&found),
                "{what}"
            );
            // The range must be narrow to test anything: 0.001 points without luck, a tenth of the
            // spread with luck.
            let width = greatest - least;
            match estimate {
                SlowEstimate::Nothing => assert!(width < 0.001, "{what}"),
                _ => assert!(width < 0.1 * expected, "{what}"),
            }
            compared += 1;
        }
    }
    assert_eq!(compared, 4 * 3);
}
