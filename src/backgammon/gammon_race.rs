//! Races that one side has as good as won, and in which the other side runs to save the gammon: dice decide how they end, and the
//! databases know more about those than the network.

use super::board::{BAR, Board, HOME, PLACES};
use crate::backgammon::bearoff_db::Checkers;
use crate::backgammon::bearoff_db::one_sided::FirstRoller;
use crate::backgammon::bearoff_db::shared_tables;
use crate::backgammon::bearoff_db::stragglers::Stragglers;
use crate::backgammon::network::Value;

/// The first of a side's places that are in the other side's home board.
const OPPONENT_HOME: usize = BAR - HOME;

/// A race without contact in which one side, the leader, has borne off a checker; the other one has not, and no more than four of
/// its checkers are still outside its home board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GammonRace {
    leader: Checkers,
    /// Who is on roll: the leader if this is [`FirstRoller::Mover`].
    first_roller: FirstRoller,
    /// The other side's checkers that have to come home, and those that have to leave the leader's home board.
    stragglers: [Stragglers; 2],
}

impl GammonRace {
    /// The race that a board is, of a game that goes on.
    pub fn of(board: &Board) -> Option<Self> {
        let [mover, opponent] = board.sides();
        let (leader, first_roller, trailer) = match board.borne_off() {
            [1..=u8::MAX, 0] => (mover, FirstRoller::Mover, opponent),
            [0, 1..=u8::MAX] => (opponent, FirstRoller::Opponent, mover),
            _ => return None,
        };
        let race = Self {
            leader: Checkers::bearing_off(leader)?,
            first_roller,
            stragglers: [
                Stragglers::from_counts(&trailer[HOME..BAR])?,
                Stragglers::from_counts(&trailer[OPPONENT_HOME..BAR])?,
            ],
        };
        (!race.leader.all_off() && !board.has_contact()).then_some(race)
    }

    /// Whether a play of this board may lead to one in which the opponent is not the leader.
    pub fn may_follow(board: &Board) -> bool {
        let few_out =
            |side: &[u8; PLACES]| side[HOME..].iter().sum::<u8>() <= Stragglers::MAX as u8;
        board.borne_off()[1] == 0 && board.sides().iter().all(few_out)
    }

    /// The value for the side on roll: the wins of the network's value, with the gammons of the databases.
    pub fn refine_value(self, network_value: Value) -> Value {
        let Some(gammons) =
            shared_tables::get().gammons(self.leader, self.first_roller, self.stragglers)
        else {
            return network_value;
        };
        let gammons = gammons.map(u32::cast_signed);
        match self.first_roller {
            FirstRoller::Mover => network_value.with_gammons(gammons),
            FirstRoller::Opponent => network_value.swapped().with_gammons(gammons).swapped(),
        }
    }
}
