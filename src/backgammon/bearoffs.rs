//! Bear-offs at the end of a game. Once both sides have all checkers at home and have borne one off, no hit and no gammon is
//! possible, and databases know more than a network.
//!
//! The databases follow from the rules alone, so there is one of each for all games, built when it is first needed. A
//! caller that must not wait builds it in advance, in small parts. Whether a position's value comes from a database
//! depends on its checkers alone, and not on the caller or on timing.

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::board::{Board, HOME, PLACES};
use super::gammon_race::GammonRace;
use crate::backgammon::bearoff_db::Checkers;
use crate::backgammon::bearoff_db::lookup::{Lookup, LookupBuilder};
use crate::backgammon::network::Value;

/// Where the value of a position comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The two-sided database: without error, up to six checkers a side.
    Exact,
    /// The one-sided database: as if neither side took any notice of the other.
    Approximate,
    /// The network, but for gammons: those from the databases of how many rolls each side needs.
    Gammons,
    /// The network.
    Network,
}

impl Source {
    /// The source of a position's value, for a game that goes on.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        match known(board) {
            Some([mover, other]) if Lookup::is_exact(mover, other) => Self::Exact,
            Some(_) => Self::Approximate,
            None if GammonRace::of(board).is_some() => Self::Gammons,
            None => Self::Network,
        }
    }
}

/// Who judges the plays of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judges {
    /// The network alone, whatever is rolled.
    Network,
    /// Some of them the databases, it may be.
    Both,
    /// The databases alone.
    Databases,
}

impl Judges {
    /// The judges of this board's plays.
    pub fn of(board: &Board) -> Self {
        let [roller, opponent] = board.sides();
        match (left(opponent), left(roller)) {
            // A play changes the other side's checkers only by hitting them, and then they are not at home.
            (None, _) if GammonRace::may_follow(board) => Self::Both,
            (None, _) => Self::Network,
            (Some(_), None) => Self::Both,
            (Some(_), Some(_)) => Self::Databases,
        }
    }
}

static MADE: OnceLock<Lookup> = OnceLock::new();
static IN_THE_MAKING: Mutex<Option<LookupBuilder>> = Mutex::new(None);

/// Makes the databases ready beforehand, as long as `keep_going` says so; returns how much is done, 0..1: all at 1. They take
/// some tenths of a second and nine megabytes.
pub fn make_while(mut keep_going: impl FnMut() -> bool) -> f64 {
    if MADE.get().is_some() {
        return 1.0;
    }
    let mut making = lock();
    if MADE.get().is_none() {
        let builder = making.get_or_insert_with(LookupBuilder::new);
        if !builder.build_while(&mut keep_going) {
            return builder.progress();
        }
        finished(&mut making);
    }
    1.0
}

/// Whether the value of a position, or of a play from it, may come from databases that are not built yet. The caller
/// then has to wait.
#[must_use]
pub fn waits(board: &Board) -> bool {
    MADE.get().is_none() && Judges::of(board) != Judges::Network
}

/// The databases; what is not made of them yet is made at once.
pub(crate) fn lookup() -> &'static Lookup {
    MADE.get().unwrap_or_else(|| finished(&mut lock()))
}

/// The same for whoever has locked what is in the making.
fn finished(making: &mut Option<LookupBuilder>) -> &'static Lookup {
    MADE.get_or_init(|| making.take().unwrap_or_else(LookupBuilder::new).finish())
}

fn lock() -> MutexGuard<'static, Option<LookupBuilder>> {
    IN_THE_MAKING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What the side on roll can expect, by the databases as far as they know it, and else by the network, which has said this.
pub(crate) fn judged(board: &Board, by_network: Value) -> Value {
    // Nothing that they know has contact, and most boards that somebody asks about have.
    if board.has_contact() {
        return by_network;
    }
    value(board).unwrap_or_else(|| {
        GammonRace::of(board).map_or(by_network, |race| race.improve(by_network))
    })
}

/// What the side on roll can expect, if databases know it; of a game that is over, what it came to.
pub(crate) fn value(board: &Board) -> Option<Value> {
    if let Some(outcome) = board.outcome() {
        return Some(Value::from(outcome));
    }
    let [mover, other] = known(board)?;
    let chance = lookup().chance(mover, other)?;
    Some(Value::of_single_games(chance.cast_signed()))
}

/// What both sides have left, if databases know the position.
fn known(board: &Board) -> Option<[Checkers; 2]> {
    let [mover, other] = board.sides();
    Some([left(mover)?, left(other)?])
}

/// What a side has left, if all of that is at home, and some borne off.
pub(crate) fn left(side: &[u8; PLACES]) -> Option<Checkers> {
    let (home, beyond) = side.split_first_chunk::<HOME>()?;
    if beyond.iter().any(|&here| here > 0) {
        return None;
    }
    let left = Checkers::new(*home).ok()?;
    (left.count() < Checkers::MOST).then_some(left)
}
