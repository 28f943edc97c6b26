//! The outcome of a game: a single win, a gammon or a backgammon, for either side.

use super::bitboard::checker_count;
use super::board::{BAR, Board, CHECKERS, HOME, PLACES};

/// The outcome of a game for the side on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// A lost backgammon: a lost gammon with a checker on the bar or in the winner's home board.
    /// Three points.
    LoseBackgammon,
    /// A lost gammon: the side on roll has borne off no checker. Two points.
    LoseGammon,
    /// A lost single game: one point.
    Lose,
    /// A won single game: one point.
    Win,
    /// A won gammon: the opponent has borne off no checker. Two points.
    WinGammon,
    /// A won backgammon: a gammon with a checker of the opponent on the bar or in the winner's home
    /// board. Three points.
    WinBackgammon,
}

impl Outcome {
    /// Returns the points that the side on roll wins, −3 to 3.
    #[must_use]
    pub const fn points(self) -> i8 {
        match self {
            Self::LoseBackgammon => -3,
            Self::LoseGammon => -2,
            Self::Lose => -1,
            Self::Win => 1,
            Self::WinGammon => 2,
            Self::WinBackgammon => 3,
        }
    }

    /// Returns this outcome from the other side's view.
    #[must_use]
    pub const fn swapped(self) -> Self {
        match self {
            Self::LoseBackgammon => Self::WinBackgammon,
            Self::LoseGammon => Self::WinGammon,
            Self::Lose => Self::Win,
            Self::Win => Self::Lose,
            Self::WinGammon => Self::LoseGammon,
            Self::WinBackgammon => Self::LoseBackgammon,
        }
    }
}

impl Board {
    /// Returns the outcome for the side on roll, or `None` while both sides have checkers.
    ///
    /// After a play, before the board is [swapped](Board::swapped), the outcome is that of the side
    /// that has played.
    #[inline]
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let [mover, opponent] = &self.sides;
        if *mover == [0; PLACES] {
            Some(win_against(opponent))
        } else if *opponent == [0; PLACES] {
            Some(win_against(mover).swapped())
        } else {
            None
        }
    }
}

/// Returns the winner's outcome against a loser with these checkers.
///
/// The winner's home board is the loser's 19 to 24 points.
fn win_against(loser: &[u8; PLACES]) -> Outcome {
    if checker_count(loser) < CHECKERS {
        Outcome::Win
    } else if loser[BAR - HOME..].iter().all(|&here| here == 0) {
        Outcome::WinGammon
    } else {
        Outcome::WinBackgammon
    }
}
