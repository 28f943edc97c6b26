//! The slow computation of games with a cube (`tests/common/slow_cube_game.rs`), and the games that
//! tests compare with it.
//!
//! The slow computation shares no code with the core. It is told which plays are made, and computes
//! everything else.

use std::sync::{Arc, OnceLock};

use super::estimate::CubeEstimate;
use super::game::CubeGame;
use super::setup::{CubePlayer, CubePlays};
use super::test_games::game_with_all_estimates;
use crate::backgammon::bearoff_db::chance::to_probability;
use crate::backgammon::bearoff_db::checkers::ArrangementIndex;
use crate::backgammon::cube::owner::RelativeOwner;
use crate::backgammon::cube::state::CubeState;
use crate::backgammon::cube::{CubePolicy, Thresholds};
use crate::backgammon::noise::Noise;
use crate::golden;
use crate::labs::bearoff::{EvaluatorKind, Player};
use crate::rollout::dice::Roll;

#[path = "../../../tests/common/arrangements.rs"]
mod arrangements;
#[path = "../../../tests/common/slow_bearoff.rs"]
mod slow_bearoff;
#[path = "../../../tests/common/slow_cube.rs"]
pub mod slow_cube;
#[path = "../../../tests/common/slow_cube_game.rs"]
pub mod slow_cube_game;
#[path = "../../../tests/common/slow_cube_ties.rs"]
pub mod slow_cube_ties;

use slow_cube::{Cube, SlowCube};
use slow_cube_game::{Chosen, SlowEstimate, SlowExpected, SlowGame, SlowPolicy, SlowState};

/// The numbers of checkers on points 1 to 6.
pub type Points = [u8; 6];

/// Returns the equities of all positions with up to six checkers a side, computed once per process.
pub fn slow_equities() -> &'static SlowCube {
    static SLOW: OnceLock<SlowCube> = OnceLock::new();
    SLOW.get_or_init(|| SlowCube::new(6))
}

/// Returns the expectations of a game, with the plays that the core makes.
pub fn slow_expected(game: &CubeGame) -> SlowExpected {
    let policies = game.setup().players.map(|player| match player.cube {
        CubePolicy::Exact => SlowPolicy::Exact,
        CubePolicy::Never => SlowPolicy::Never,
        CubePolicy::PipCount => SlowPolicy::PipCount,
        CubePolicy::Thresholds(thresholds) => {
            let [double, pass] = thresholds.to_parts().map(to_probability);
            SlowPolicy::Thresholds { double, pass }
        }
    });
    let estimates = game.setup().estimates.iter();
    let estimates = estimates.map(|&estimate| match estimate {
        CubeEstimate::Nothing => SlowEstimate::Nothing,
        CubeEstimate::CubelessIgnored => SlowEstimate::CubelessIgnored,
        CubeEstimate::CubelessTimesCube => SlowEstimate::CubelessTimesCube,
        CubeEstimate::Janowski(efficiency) => {
            SlowEstimate::Janowski(to_probability(efficiency.units()))
        }
        CubeEstimate::Exact => SlowEstimate::Exact,
    });
    let setup = game.prepared_setup();
    let hero = setup.hero();
    let policies = [hero, hero.other()].map(|side| policies[side as usize]);
    let mut slow = SlowGame::new(slow_equities(), policies, estimates.collect());
    let start = SlowState {
        side: 0,
        mover: setup.start.mover.into(),
        other: setup.start.opponent.into(),
        cube: cube(setup.start.owner),
    };
    let mut scratch = Vec::new();
    slow.expected(start, &mut |state, roll| {
        let state = CubeState {
            side: [hero, hero.other()][state.side],
            mover: state.mover as ArrangementIndex,
            opponent: state.other as ArrangementIndex,
            owner: owner(state.cube),
        };
        let roll = Roll::new(roll as u8 / 6 + 1, roll as u8 % 6 + 1).unwrap();
        let mut play = |best: bool| {
            let kind = roll.kind();
            usize::from(if best {
                setup.best_play(state, kind, &mut scratch)
            } else {
                setup.choose_play(state, kind, &mut scratch)
            })
        };
        Chosen {
            best: play(true),
            made: play(false),
        }
    })
}

/// Converts an owner to the slow computation's.
pub const fn cube(owner: RelativeOwner) -> Cube {
    match owner {
        RelativeOwner::Mine => Cube::Mine,
        RelativeOwner::Centred => Cube::Centred,
        RelativeOwner::Theirs => Cube::Theirs,
    }
}

/// Converts an owner from the slow computation's.
const fn owner(cube: Cube) -> RelativeOwner {
    match cube {
        Cube::Mine => RelativeOwner::Mine,
        Cube::Centred => RelativeOwner::Centred,
        Cube::Theirs => RelativeOwner::Theirs,
    }
}

/// Returns all cube policies, with the thresholds that the page begins with.
pub fn all_policies() -> [CubePolicy; 4] {
    [
        CubePolicy::Exact,
        CubePolicy::Never,
        CubePolicy::Thresholds(Thresholds::new(0.7, 0.25)),
        CubePolicy::PipCount,
    ]
}

/// Returns the policy that doubles at every turn and never passes.
pub fn always_double() -> CubePolicy {
    CubePolicy::Thresholds(Thresholds::new(0.0, 0.0))
}

/// Returns all methods of choosing plays.
pub fn all_plays() -> Vec<CubePlays> {
    let evaluators = [
        EvaluatorKind::Exact,
        EvaluatorKind::OneSided,
        EvaluatorKind::PipCount,
        EvaluatorKind::Even,
        EvaluatorKind::Backwards,
        EvaluatorKind::Noisy(Noise::new(0.2, 2)),
    ];
    let players = evaluators.map(Player::Evaluator).into_iter();
    let cubeless = players.chain([Player::FewestPips]).map(CubePlays::Cubeless);
    [CubePlays::WithCube].into_iter().chain(cubeless).collect()
}

/// Returns twenty positions of the reference file: the named ones, and then the first ones with up
/// to five checkers a side.
pub fn twenty_positions() -> Vec<[Points; 2]> {
    let cases = golden::cubeful().cases;
    let (mut twenty, others): (Vec<_>, Vec<_>) = cases.iter().partition(|case| case.name.is_some());
    let few = |points: Points| points.iter().sum::<u8>() <= 5;
    twenty.extend(others.iter().filter(|case| few(case.x) && few(case.o)));
    let twenty: Vec<_> = twenty
        .iter()
        .take(20)
        .map(|case| [case.x, case.o])
        .collect();
    assert_eq!(twenty.len(), 20);
    twenty
}

/// Prepares a game with a centred cube whose luck is measured by all estimates.
pub fn new_game(
    [x, o]: [Points; 2],
    cube: [CubePolicy; 2],
    plays: [CubePlays; 2],
) -> Arc<CubeGame> {
    let players = core::array::from_fn(|side| CubePlayer {
        plays: plays[side],
        cube: cube[side],
    });
    Arc::new(game_with_all_estimates(x, o, players))
}

#[test]
fn arrangement_indices_match() {
    let game = new_game(
        twenty_positions()[0],
        [CubePolicy::Exact; 2],
        [CubePlays::WithCube; 2],
    );
    let arrangements = game.prepared_setup().cubeless.arrangements();
    assert_eq!(arrangements.len(), slow_equities().slow.points.len());
    for (number, &points) in slow_equities().slow.points.iter().enumerate() {
        assert_eq!(
            arrangements.checkers(number as ArrangementIndex).points(),
            points
        );
    }
}
