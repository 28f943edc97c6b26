//! What a game came to: a single win, a gammon or a backgammon, for either side.

use super::bitboard::checker_count;
use super::board::{BAR, Board, CHECKERS, HOME, PLACES};

/// The result of a game for the side on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// She has lost and borne off nothing, with a checker on the bar or in the winner's home board: three points.
    LoseBackgammon,
    /// She has lost and borne off nothing: two points.
    LoseGammon,
    /// She has lost: one point.
    Lose,
    /// She has won: one point.
    Win,
    /// She has won before the other one bore off anything: two points.
    WinGammon,
    /// A backgammon: a gammon with a checker of the other side on the bar or in the winner's home board. Three points.
    WinBackgammon,
}

impl Outcome {
    /// The points that it counts for the side on roll, −3 to 3.
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

    /// This outcome from the other side's view.
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
    /// Whether the game is over, and what it came to for the side on roll. After a play, before the board is
    /// [swapped](Board::swapped), that is the side that has played.
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

/// What the winner has won against one who still has these checkers. The winner's home board is the loser's 19 to 24
/// points.
fn win_against(loser: &[u8; PLACES]) -> Outcome {
    if checker_count(loser) < CHECKERS {
        Outcome::Win
    } else if loser[BAR - HOME..].iter().all(|&here| here == 0) {
        Outcome::WinGammon
    } else {
        Outcome::WinBackgammon
    }
}
