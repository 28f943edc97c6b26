//! The map of the 36 rolls from a bear-off.

use super::cubeless_game::PreparedGame;
use crate::backgammon::bearoff_db::chance::{mean_score_of_36, to_score};
use crate::backgammon::bearoff_db::state::BearoffState;
use crate::backgammon::bearoff_db::{CheckerMove, Checkers, moves_between};
use crate::rollout::roll_map::RollMap;
use crate::stats::score::Unit;

/// The best play of a roll.
#[derive(Clone, Debug, PartialEq)]
pub struct BestPlay {
    /// The moves of the play.
    pub moves: Vec<CheckerMove>,
    /// The checkers of the side on roll after the play.
    pub after: Checkers,
}

impl PreparedGame {
    /// Returns the map of the game's start by the estimate with this index. Values are X's winning
    /// chances in percent, and luck is in percentage points.
    ///
    /// # Panics
    /// If there is no estimate with this index.
    #[must_use]
    pub fn roll_map(&self, estimate: usize) -> RollMap<BestPlay> {
        let setup = self.prepared_setup();
        let BearoffState { side, mover, .. } = setup.start;
        let outlook = setup.outlook(estimate, setup.start);
        let mean = setup.value_for_x(estimate, side, mean_score_of_36(outlook.sum));
        let checkers = |index| setup.arrangements().checkers(index);
        RollMap::new(Unit::Percent, mean, |roll| {
            let (best, _) = outlook.best[roll.kind()];
            let value = outlook.values[roll.kind()];
            let after = checkers(best);
            let moves = moves_between(checkers(mover), roll, after);
            let value = setup.value_for_x(estimate, side, to_score(value));
            (BestPlay { moves, after }, value)
        })
    }
}
