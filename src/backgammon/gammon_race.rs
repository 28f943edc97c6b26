//! Races in which one side has all but won, and the other runs to save the gammon.
//!
//! The dice decide how such a race ends, and the databases know its gammon chances better than the
//! network.

use super::board::{BAR, Board, HOME, PLACES};
use crate::backgammon::bearoff_db::Checkers;
use crate::backgammon::bearoff_db::one_sided::FirstRoller;
use crate::backgammon::bearoff_db::shared_tables;
use crate::backgammon::bearoff_db::stragglers::Stragglers;
use crate::backgammon::network::Value;

/// The first of a side's places that lie in the other side's home board.
const OPPONENT_HOME: usize = BAR - HOME;

/// A race without contact between a leader that has borne off a checker and a trailer that has not.
///
/// At most four of the trailer's checkers are still outside its home board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GammonRace {
    /// The leader's checkers, all at home.
    leader: Checkers,
    /// The side on roll: the leader if this is [`FirstRoller::Mover`].
    first_roller: FirstRoller,
    /// The trailer's checkers outside its home board, and those in the leader's home board.
    stragglers: [Stragglers; 2],
}

impl GammonRace {
    /// Returns the race on this board, or `None` if there is none. The game must not be over.
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

    /// Returns whether a play from this board may lead to a race whose leader is the side that
    /// plays.
    pub fn may_follow(board: &Board) -> bool {
        let few_out =
            |side: &[u8; PLACES]| side[HOME..].iter().sum::<u8>() <= Stragglers::MAX as u8;
        board.borne_off()[1] == 0 && board.sides().iter().all(few_out)
    }

    /// Returns the value for the side on roll: the network's wins, with the databases' gammons.
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
