//! Matches as text: games with a cube in the `.mat` format, which other programs read.

use super::rollout::CubeHandRollout;
use crate::backgammon::cube::state::CubeTurn;
use crate::backgammon::cube::{CubeAction, Owner};
use crate::labs::cube::evaluated_setup::{CubeGameEnd, EvaluatedCubeSetup};
use crate::labs::hand::Names;
use crate::labs::hand::match_file::{MatchFile, format_play};

/// Returns all finished games as a match text, with every double, take and pass. Latin letters,
/// digits, spaces and full stops of the names are kept.
///
/// A cube with an owner shows at least 2. If it has an owner at the start, games begin with the
/// cube at 2, and all stakes are twice as high.
#[must_use]
pub fn cube_match_text(rollout: &CubeHandRollout, names: Names) -> String {
    let setup = rollout.game().evaluated();
    let hero = setup.hero();
    let initial_doublings = match setup.setup.owner {
        Owner::Centred => 0,
        Owner::Side(_) => 1,
    };
    let cube = match setup.setup.owner {
        Owner::Centred => "0",
        Owner::Side(owner) if owner == hero => "-1",
        Owner::Side(_) => "1",
    };
    let mut file = MatchFile::with_cube(setup.setup.position, names, cube);
    for game in rollout.begun_games() {
        let Some(CubeGameEnd { winner, doublings }) = game.end.game_end() else {
            continue;
        };
        let turns = game.turns.iter();
        let actions: Vec<String> = turns
            .flat_map(|turn| turn_actions(setup, turn, initial_doublings))
            .collect();
        file.add_game(&actions, winner, 1 << (doublings + initial_doublings));
    }
    file.finish()
}

/// Returns the actions of both sides in a turn, which alternate and begin with the side on roll.
///
/// `initial_doublings` is the number of doublings that the cube of the start shows.
fn turn_actions(
    setup: &EvaluatedCubeSetup,
    turn: &CubeTurn,
    initial_doublings: u32,
) -> Vec<String> {
    let checkers = |index| setup.cubeless.arrangements().checkers(index);
    let double = || {
        let shown: u64 = 2 << (turn.doublings + initial_doublings);
        [" Doubles => ", &shown.to_string()].concat()
    };
    let mut actions = match turn.action {
        CubeAction::NoDouble => Vec::new(),
        CubeAction::Take => vec![double(), " Takes".to_string()],
        CubeAction::Pass => vec![double(), " Drops".to_string()],
    };
    if let Some((roll, after)) = turn.play {
        let before = checkers(turn.before.mover);
        actions.push(format_play(before, roll, checkers(after)));
    }
    actions
}
