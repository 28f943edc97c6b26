//! Values from the bear-off databases, and the rule for when they apply.
//!
//! The databases cover positions in which both sides have all checkers at home and have borne one
//! off. No hit and no gammon is possible there, and the databases are more accurate than a network.
//!
//! The source of a position's value depends only on its checkers. It never depends on the caller or
//! on timing.
//!
//! ```
//! use rollout_lab::backgammon::bearoffs::ValueSource;
//! use rollout_lab::backgammon::network::NetworkScratch;
//! use rollout_lab::backgammon::position_id::board_id;
//! use rollout_lab::backgammon::{Board, Networks};
//!
//! // The databases have the article's position, whose exact chance is 37.5%.
//! let board = board_id::parse("IAAAPAAAAAAAAA")?.board;
//! assert_eq!(ValueSource::of(&board), ValueSource::Exact);
//! let value = Networks::trained().evaluate(&board, &mut NetworkScratch::default());
//! assert_eq!(value.chances().win, 0.375);
//!
//! assert_eq!(ValueSource::of(&Board::START), ValueSource::Network);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::board::Board;
use super::gammon_race::GammonRace;
use crate::backgammon::bearoff_db::Checkers;
use crate::backgammon::bearoff_db::bearoff_tables::BearoffTables;
use crate::backgammon::bearoff_db::shared_tables;
use crate::backgammon::network::Value;

/// The source of a position's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueSource {
    /// The two-sided database, which is exact and covers up to six checkers a side.
    Exact,
    /// The one-sided database. Each side bears off as fast as it can and ignores the other.
    Approximate,
    /// The network, with gammon chances from the databases of how many rolls each side needs.
    NetworkWithGammons,
    /// The network alone.
    Network,
}

impl ValueSource {
    /// Returns the source of this position's value. The game must not be over.
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

/// The source of the values of all plays from a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlaysSource {
    /// The network values every play of every roll.
    Network,
    /// The databases may cover some plays, and the network values the others.
    Mixed,
    /// The databases value every play.
    Databases,
}

impl PlaysSource {
    /// Returns the source of the values of this board's plays, for all rolls.
    pub fn of(board: &Board) -> Self {
        let [mover, opponent] = board.sides();
        match (
            Checkers::bearing_off(opponent),
            Checkers::bearing_off(mover),
        ) {
            // A play changes the opponent's checkers only by a hit, which takes one out of the home
            // board.
            (None, _) if GammonRace::may_follow(board) => Self::Mixed,
            (None, _) => Self::Network,
            (Some(_), None) => Self::Mixed,
            (Some(_), Some(_)) => Self::Databases,
        }
    }
}

/// Returns whether a value needed on this board may come from databases that are not built yet.
///
/// This covers the value of the position and of every play from it. The caller then has to wait.
#[must_use]
pub fn waits_for_databases(board: &Board) -> bool {
    !shared_tables::are_built() && PlaysSource::of(board) != PlaysSource::Network
}

/// Returns the value for the side on roll, from the databases where they cover the position.
///
/// Elsewhere it is `network_value`, with gammon chances from the databases in a [`GammonRace`].
pub(crate) fn refine_value(board: &Board, network_value: Value) -> Value {
    // A shortcut: the databases cover no position with contact, and most boards have contact.
    if board.has_contact() {
        return network_value;
    }
    value(board).unwrap_or_else(|| {
        GammonRace::of(board).map_or(network_value, |race| race.refine_value(network_value))
    })
}

/// Returns the value for the side on roll, or `None` where the databases do not cover the position.
///
/// For a finished game, it is the result.
pub(crate) fn value(board: &Board) -> Option<Value> {
    if let Some(outcome) = board.outcome() {
        return Some(Value::from(outcome));
    }
    let [mover, opponent] = both_bearing_off(board)?;
    let chance = shared_tables::get().chance(mover, opponent)?;
    Some(Value::without_gammons(chance.cast_signed()))
}

/// Returns the mover's and the opponent's checkers if both sides are bearing off, else `None`.
fn both_bearing_off(board: &Board) -> Option<[Checkers; 2]> {
    let [mover, opponent] = board.sides();
    Some([
        Checkers::bearing_off(mover)?,
        Checkers::bearing_off(opponent)?,
    ])
}
