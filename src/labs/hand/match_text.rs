//! Games as a match that other programs read.

use super::game::HandEnd;
use super::match_file::{MatchFile, Names, format_play};
use super::rollout::HandRollout;
use crate::backgammon::bearoff_db::Checkers;
use crate::backgammon::bearoff_db::state::BearoffTurn;

/// All finished games as a match text. Latin letters, digits, spaces and full stops of the names are kept.
#[must_use]
pub fn match_text(rollout: &HandRollout, names: Names) -> String {
    let mut file = MatchFile::new(rollout.game().setup().position, names);
    let arrangements = rollout.game().evaluated().arrangements();
    for game in rollout.begun_games() {
        let HandEnd::Won(winner) = game.end else {
            continue;
        };
        let checkers = |index| arrangements.checkers(index);
        let plays = game
            .turns
            .iter()
            .map(|turn| format_play(checkers(turn.mover), turn.roll, checkers(turn.after)));
        let plays: Vec<String> = plays.collect();
        file.add_game(&plays, winner, game_points(rollout, game.turns.last()));
    }
    file.finish()
}

/// What a game counts for: a gammon, won before the other side has borne a checker off, for two.
fn game_points(rollout: &HandRollout, last: Option<&BearoffTurn>) -> u64 {
    let arrangements = rollout.game().evaluated().arrangements();
    let gammon = |last: &BearoffTurn| arrangements.checkers(last.opponent).count() == Checkers::MAX;
    if last.is_some_and(gammon) { 2 } else { 1 }
}
