//! Bear-offs at the end of a game. Once both sides have all checkers at home and have borne one off, no hit and no gammon is
//! possible, and databases know more than a network.
//!
//! Whether a position's value comes from a database depends on its checkers alone, and not on the caller or on timing.

use super::board::Board;
use super::gammon_race::GammonRace;
use crate::backgammon::bearoff_db::Checkers;
use crate::backgammon::bearoff_db::bearoff_tables::BearoffTables;
use crate::backgammon::bearoff_db::shared_tables;
use crate::backgammon::network::Value;

/// Where the value of a position comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueSource {
    /// The two-sided database: without error, up to six checkers a side.
    Exact,
    /// The one-sided database: as if neither side took any notice of the other.
    Approximate,
    /// The network, but for gammons: those from the databases of how many rolls each side needs.
    NetworkWithGammons,
    /// The network.
    Network,
}

impl ValueSource {
    /// The source of a position's value, for a game that goes on.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        match both_bearing_off(board) {
            Some([mover, opponent]) if BearoffTables::is_exact(mover, opponent) => Self::Exact,
            Some(_) => Self::Approximate,
            None if GammonRace::of(board).is_some() => Self::NetworkWithGammons,
            None => Self::Network,
        }
    }
}

/// Who judges the plays of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlaysSource {
    /// The network alone, whatever is rolled.
    Network,
    /// Some of them the databases, it may be.
    Mixed,
    /// The databases alone.
    Databases,
}

impl PlaysSource {
    /// The judges of this board's plays.
    pub fn of(board: &Board) -> Self {
        let [mover, opponent] = board.sides();
        match (
            Checkers::bearing_off(opponent),
            Checkers::bearing_off(mover),
        ) {
            // A play changes the other side's checkers only by hitting them, and then they are not at home.
            (None, _) if GammonRace::may_follow(board) => Self::Mixed,
            (None, _) => Self::Network,
            (Some(_), None) => Self::Mixed,
            (Some(_), Some(_)) => Self::Databases,
        }
    }
}

/// Whether the value of a position, or of a play from it, may come from databases that are not built yet. The caller
/// then has to wait.
#[must_use]
pub fn waits_for_databases(board: &Board) -> bool {
    !shared_tables::are_built() && PlaysSource::of(board) != PlaysSource::Network
}

/// What the side on roll can expect, by the databases as far as they know it, and else by the network, which has said this.
pub(crate) fn refine_value(board: &Board, network_value: Value) -> Value {
    // Nothing that they know has contact, and most boards that somebody asks about have.
    if board.has_contact() {
        return network_value;
    }
    value(board).unwrap_or_else(|| {
        GammonRace::of(board).map_or(network_value, |race| race.refine_value(network_value))
    })
}

/// What the side on roll can expect, if databases know it; of a game that is over, what it came to.
pub(crate) fn value(board: &Board) -> Option<Value> {
    if let Some(outcome) = board.outcome() {
        return Some(Value::from(outcome));
    }
    let [mover, opponent] = both_bearing_off(board)?;
    let chance = shared_tables::get().chance(mover, opponent)?;
    Some(Value::without_gammons(chance.cast_signed()))
}

/// What both sides have left, if databases know the position.
fn both_bearing_off(board: &Board) -> Option<[Checkers; 2]> {
    let [mover, opponent] = board.sides();
    Some([
        Checkers::bearing_off(mover)?,
        Checkers::bearing_off(opponent)?,
    ])
}
