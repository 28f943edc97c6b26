//! What kind of position it is: each has output weights of its own, which costs a network little and teaches it much.

use super::counts::{Count, Counts};
use crate::contact::board::{BAR, Board};

/// How many kinds there are.
pub const KINDS: usize = 8;

/// A kind of position; the first that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nobody has to pass anybody any more.
    Race,
    /// The side on roll has crashed: six checkers or more are deep in its home board or off.
    Crashed,
    /// The other side has.
    OpponentCrashed,
    /// The side on roll holds two anchors, or has four checkers or more back.
    BackGame,
    /// The other side has.
    OpponentBackGame,
    /// The side on roll has a checker on the bar.
    OnBar,
    /// The other side has.
    OpponentOnBar,
    /// All others.
    Other,
}

impl Kind {
    /// The kind of a board with these counts, of the side on roll and of the other one.
    #[must_use]
    pub fn of(board: &Board, counts: &[Counts; 2]) -> Self {
        Self::with_off(board, board.borne_off(), counts)
    }

    /// The same where it is known how many checkers are off.
    pub(super) fn with_off(board: &Board, borne_off: [u8; 2], counts: &[Counts; 2]) -> Self {
        const CRASHED: u16 = 6;
        const ANCHORS: u16 = 2;
        const BACK: u16 = 4;
        let crashed = |side: usize| {
            counts[side][Count::Deep as usize] + u16::from(borne_off[side]) >= CRASHED
        };
        let back = |side: usize| {
            counts[side][Count::Anchors as usize] >= ANCHORS
                || counts[side][Count::Back as usize] >= BACK
        };
        let on_bar = |side: usize| board.sides()[side][BAR] > 0;
        if !board.has_contact() {
            Self::Race
        } else if crashed(0) {
            Self::Crashed
        } else if crashed(1) {
            Self::OpponentCrashed
        } else if back(0) {
            Self::BackGame
        } else if back(1) {
            Self::OpponentBackGame
        } else if on_bar(0) {
            Self::OnBar
        } else if on_bar(1) {
            Self::OpponentOnBar
        } else {
            Self::Other
        }
    }
}
