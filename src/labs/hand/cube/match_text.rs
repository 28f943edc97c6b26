//! Games with a cube as a match that other programs read.

use super::rollout::CubeHandRollout;
use crate::backgammon::cube::state::Turn;
use crate::backgammon::cube::{CubeAction, Owner};
use crate::labs::cube::judged::JudgedCube;
use crate::labs::hand::Names;
use crate::labs::hand::match_file::{MatchFile, play};

/// All finished games as a match text, with every double, take and pass. Latin letters, digits, spaces and full stops
/// of the names are kept.
///
/// A cube with an owner shows at least 2. If it has an owner from the start, it begins with 2, and all stakes are twice
/// as high.
#[must_use]
pub fn cube_match_text(rollout: &CubeHandRollout, names: Names) -> String {
    let judged = rollout.game().judged();
    let hero = judged.hero();
    let first = match judged.setup.owner {
        Owner::Centred => 0,
        Owner::Side(_) => 1,
    };
    let cube = match judged.setup.owner {
        Owner::Centred => "0",
        Owner::Side(owner) if owner == hero => "-1",
        Owner::Side(_) => "1",
    };
    let mut file = MatchFile::with_cube(judged.setup.position, names, cube);
    for game in rollout.begun_games() {
        let Some(ending) = game.end.ending() else {
            continue;
        };
        let done: Vec<String> = game
            .turns
            .iter()
            .flat_map(|turn| done(judged, turn, first))
            .collect();
        file.add(&done, ending.winner, 1 << (ending.doublings + first));
    }
    file.finish()
}

/// What the sides do by turns in a turn, the one on roll first; a cube that was never doubled has been so `first` times.
fn done(judged: &JudgedCube, turn: &Turn, first: u32) -> Vec<String> {
    let checkers = |index| judged.cubeless.arrangements().checkers(index);
    let double = || {
        let shown: u64 = 2 << (turn.doublings + first);
        [" Doubles => ", &shown.to_string()].concat()
    };
    let mut done = match turn.action {
        CubeAction::NoDouble => Vec::new(),
        CubeAction::Take => vec![double(), " Takes".to_string()],
        CubeAction::Pass => vec![double(), " Drops".to_string()],
    };
    if let Some((roll, made)) = turn.played {
        done.push(play(checkers(turn.before.mover), roll, checkers(made)));
    }
    done
}
