//! Races that one side has as good as won, and in which the other side runs to save the gammon: dice decide how they end, and the
//! databases know more about those than the network.

use super::bearoffs::{left, lookup};
use super::board::{BAR, Board, HOME, PLACES};
use crate::backgammon::bearoff_db::Checkers;
use crate::backgammon::bearoff_db::one_sided::First;
use crate::backgammon::bearoff_db::stragglers::Stragglers;
use crate::backgammon::network::Value;

/// The first of a side's places that are in the other side's home board.
const FAR: usize = BAR - HOME;

/// A race without contact in which one side, the leader, has borne off a checker; the other one has not, and no more than four of
/// its checkers are still outside its home board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GammonRace {
    leader: Checkers,
    /// Who is on roll: the leader if this is [`First::Mover`].
    first: First,
    /// The other side's checkers that have to come home, and those that have to leave the leader's home board.
    to_come: [Stragglers; 2],
}

impl GammonRace {
    /// The race that a board is, of a game that goes on.
    pub fn of(board: &Board) -> Option<Self> {
        let [roller, opponent] = board.sides();
        let (leader, first, other) = match board.borne_off() {
            [1..=u8::MAX, 0] => (roller, First::Mover, opponent),
            [0, 1..=u8::MAX] => (opponent, First::Other, roller),
            _ => return None,
        };
        let race = Self {
            leader: left(leader)?,
            first,
            to_come: [
                Stragglers::on(&other[HOME..BAR])?,
                Stragglers::on(&other[FAR..BAR])?,
            ],
        };
        (!race.leader.are_off() && !board.has_contact()).then_some(race)
    }

    /// Whether a play of this board may lead to one in which the opponent is not the leader.
    pub fn may_follow(board: &Board) -> bool {
        let few_out =
            |side: &[u8; PLACES]| side[HOME..].iter().sum::<u8>() <= Stragglers::MOST as u8;
        board.borne_off()[1] == 0 && board.sides().iter().all(few_out)
    }

    /// The value for the side on roll: the wins of the network's value, with the gammons of the databases.
    pub fn improve(self, by_network: Value) -> Value {
        let Some(gammons) = lookup().gammons(self.leader, self.first, self.to_come) else {
            return by_network;
        };
        let gammons = gammons.map(u32::cast_signed);
        match self.first {
            First::Mover => by_network.with_gammons(gammons),
            First::Other => by_network.swapped().with_gammons(gammons).swapped(),
        }
    }
}
