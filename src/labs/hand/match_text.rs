//! Games as a match that other programs read.

use super::game::End;
use super::match_file::{MatchFile, Names, play};
use super::rollout::HandRollout;
use crate::backgammon::bearoff_db::Checkers;
use crate::backgammon::bearoff_db::turn::Turn;

/// All finished games as a match text. Latin letters, digits, spaces and full stops of the names are kept.
#[must_use]
pub fn match_text(rollout: &HandRollout, names: Names) -> String {
    let mut file = MatchFile::new(rollout.game().setup().position, names);
    let arrangements = rollout.game().judged().arrangements();
    for game in rollout.begun_games() {
        let End::Won(winner) = game.end else {
            continue;
        };
        let checkers = |index| arrangements.checkers(index);
        let plays = game
            .turns
            .iter()
            .map(|turn| play(checkers(turn.mover), turn.roll, checkers(turn.made)));
        let plays: Vec<String> = plays.collect();
        file.add(&plays, winner, points(rollout, game.turns.last()));
    }
    file.finish()
}

/// What a game counts for: a gammon, won before the other side has borne a checker off, for two.
fn points(rollout: &HandRollout, last: Option<&Turn>) -> u64 {
    let arrangements = rollout.game().judged().arrangements();
    let gammon = |last: &Turn| arrangements.checkers(last.other).count() == Checkers::MOST;
    if last.is_some_and(gammon) { 2 } else { 1 }
}
