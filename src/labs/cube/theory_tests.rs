//! Exact statistics against the slow computation.

use super::game::CubeGame;
use super::setup::{CubePlayer, CubePlays, CubeSetup};
use super::slow_games::{
    all_plays, all_policies, always_double, new_game, slow_expected, twenty_positions,
};
use super::test_games::{all_estimates, database};
use crate::backgammon::bearoff_db::Position;
use crate::backgammon::cube::{CubePolicy, Owner};
use crate::backgammon::side::Side;

/// Compares all exact statistics of a game with the slow computation. The tolerance is a millionth
/// of a point, or of the standard deviation if that is above one point.
fn assert_theory_matches(game: &CubeGame, what: &str) {
    let (theory, expected) = (game.theory(), slow_expected(game));
    let spread = expected.plain_sd().max(1.0);
    let near = |found: f64, expected: f64, name: &str| {
        let off = (found - expected).abs() / spread;
        assert!(off <= 1e-6, "{what}: {name} {found} {expected}");
    };
    near(theory.mean, expected.mean, "mean");
    near(theory.plain_sd, expected.plain_sd(), "plain");
    for (estimate, found) in theory.estimates.iter().enumerate() {
        let name = format!("estimate {estimate}");
        near(found.reduced_sd, expected.reduced_sd(estimate), &name);
    }
    let hero = game.prepared_setup().hero();
    let sides = [hero, hero.other()];
    for (side, [checkers, cube]) in sides.into_iter().zip(expected.costs) {
        let costs = theory.cube.costs[side as usize];
        near(costs.checkers, checkers, "cost of plays");
        near(costs.cube, cube, "cost of the cube");
    }
    assert_eq!(theory.cube.largest_cube, 1 << expected.doublings, "{what}");
    let [own, others] = expected.costs.map(|[checkers, cube]| checkers + cube);
    near(theory.perfect, expected.mean + own - others, "value");
}

#[test]
fn theory_matches_for_all_policies() {
    for position in twenty_positions() {
        for x in all_policies() {
            for o in all_policies() {
                let game = new_game(position, [x, o], [CubePlays::WithCube; 2]);
                assert_eq!(game.setup().estimates, all_estimates());
                assert_theory_matches(&game, &format!("{position:?} {x:?} {o:?}"));
            }
        }
    }
}

#[test]
fn theory_matches_for_all_players() {
    let position = [[0, 0, 1, 1, 1, 1], [0, 1, 1, 0, 1, 1]];
    for x in all_plays() {
        for o in all_plays() {
            let cube = [CubePolicy::Exact, CubePolicy::PipCount];
            let game = new_game(position, cube, [x, o]);
            assert_theory_matches(&game, &format!("{x:?} {o:?}"));
        }
    }
}

#[test]
fn theory_matches_for_all_owners_and_sides_on_roll() {
    let position = Position::from_points([1, 0, 0, 1, 1, 1], [0, 2, 0, 1, 1, 0]).unwrap();
    for on_roll in [Side::X, Side::O] {
        for owner in [Owner::Centred, Owner::Side(Side::X), Owner::Side(Side::O)] {
            let setup = CubeSetup {
                position: position.with_on_roll(on_roll),
                owner,
                players: [CubePolicy::Exact, always_double()].map(|cube| CubePlayer {
                    plays: CubePlays::WithCube,
                    cube,
                }),
                estimates: all_estimates(),
            };
            let game = CubeGame::new(database(), setup).unwrap();
            assert_theory_matches(&game, &format!("{on_roll:?} {owner:?}"));
        }
    }
}
