//! Errors of positions of any game.

use rollout_lab::backgammon::position_id::BoardIdError;
use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{BoardError, BoardSide};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;
use crate::ids::side_name;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface RefusalCodes {
  BoardTooMany: true; BoardShared: true; BoardEmpty: true; BoardDeadlock: true; BoardFinished: true;
}
";

impl From<BoardIdError> for Refusal {
    fn from(error: BoardIdError) -> Self {
        let refusal = |code| Self::new(code, &error.to_string());
        match error {
            BoardIdError::Text(error) => error.into(),
            BoardIdError::TooMany { side, count } => refusal("BoardTooMany")
                .with("side", side_name(side))
                .with("count", count),
            BoardIdError::Shared { point } => refusal("BoardShared").with("at", point as f64),
            BoardIdError::Empty => refusal("BoardEmpty"),
            BoardIdError::Deadlock => refusal("BoardDeadlock"),
            BoardIdError::Finished { side } => finished(side),
        }
    }
}

/// Converts the error of a board whose mover is X.
impl From<BoardError> for Refusal {
    fn from(error: BoardError) -> Self {
        match error {
            BoardError::TooMany { side, count } => BoardIdError::TooMany {
                side: match side {
                    BoardSide::Mover => Side::X,
                    BoardSide::Opponent => Side::O,
                },
                count,
            },
            BoardError::Shared { point } => BoardIdError::Shared { point },
            BoardError::Empty => BoardIdError::Empty,
            BoardError::Deadlock => BoardIdError::Deadlock,
        }
        .into()
    }
}

/// Returns the refusal of a position in which a side has borne off all of its checkers.
pub(super) fn finished(side: Side) -> Refusal {
    let error = BoardIdError::Finished { side };
    Refusal::new("BoardFinished", &error.to_string()).with("side", side_name(side))
}
