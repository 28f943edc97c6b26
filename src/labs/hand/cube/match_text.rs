//! Games with a cube as a match that other programs read.

use super::rollout::CubeHandRollout;
use crate::backgammon::cube::state::CubeTurn;
use crate::backgammon::cube::{CubeAction, Owner};
use crate::labs::cube::evaluated_setup::EvaluatedCubeSetup;
use crate::labs::hand::Names;
use crate::labs::hand::match_file::{MatchFile, format_play};

/// All finished games as a match text, with every double, take and pass. Latin letters, digits, spaces and full stops
/// of the names are kept.
///
/// A cube with an owner shows at least 2. If it has an owner from the start, it begins with 2, and all stakes are twice
/// as high.
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
        let Some(ending) = game.end.game_end() else {
            continue;
        };
        let actions: Vec<String> = game
            .turns
            .iter()
            .flat_map(|turn| turn_actions(setup, turn, initial_doublings))
            .collect();
        file.add_game(
            &actions,
            ending.winner,
            1 << (ending.doublings + initial_doublings),
        );
    }
    file.finish()
}

/// What the sides do by turns in a turn, the one on roll first; a cube that was never doubled has been so `first` times.
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
    if let Some((roll, made)) = turn.play {
        actions.push(format_play(
            checkers(turn.before.mover),
            roll,
            checkers(made),
        ));
    }
    actions
}
