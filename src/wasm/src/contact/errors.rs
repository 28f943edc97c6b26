//! What this lab refuses.

use rollout_lab::backgammon::position_id::IdError;
use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{BoardError, Who};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;
use crate::ids::side_name;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface RefusalCodes {
  BoardTooMany: true; BoardShared: true; BoardEmpty: true; BoardDeadlock: true; BoardFinished: true;
}
";

impl From<IdError> for Refusal {
    fn from(error: IdError) -> Self {
        let new = |code| Self::new(code, &error.to_string());
        match error {
            IdError::Text(error) => error.into(),
            IdError::TooMany { side, count } => new("BoardTooMany")
                .with("side", side_name(side))
                .with("count", count),
            IdError::Shared { point } => new("BoardShared").with("at", point as f64),
            IdError::Empty => new("BoardEmpty"),
            IdError::Deadlock => new("BoardDeadlock"),
            IdError::Finished { side } => finished(side),
        }
    }
}

/// The same of a board of which X is on roll.
impl From<BoardError> for Refusal {
    fn from(error: BoardError) -> Self {
        match error {
            BoardError::TooMany { who, count } => IdError::TooMany {
                side: match who {
                    Who::Roller => Side::X,
                    Who::Opponent => Side::O,
                },
                count,
            },
            BoardError::Shared { point } => IdError::Shared { point },
            BoardError::Empty => IdError::Empty,
            BoardError::Deadlock => IdError::Deadlock,
        }
        .into()
    }
}

/// A side has borne off all of its checkers.
pub(super) fn finished(side: Side) -> Refusal {
    let error = IdError::Finished { side };
    Refusal::new("BoardFinished", &error.to_string()).with("side", side_name(side))
}
