//! Errors of the bear-off labs.

use std::fmt::Display;

use rollout_lab::backgammon::bearoff_db::PositionError;
use rollout_lab::backgammon::position_id::bearoff_id::BearoffIdError;
use rollout_lab::codec::DecodeError;
use rollout_lab::labs::bearoff::SetupError;
use rollout_lab::labs::hand::{GameTextError, HandError, MoveError};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;
pub(super) use crate::ids::side_name;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface RefusalCodes {
  PositionTooMany: true; PositionFinished: true; PositionEmpty: true;
  IdContact: true; IdNotHome: true;
  SetupBeyondDatabase: true; SetupNeedsExact: true; SetupCareless: true; NotReady: true; MadeGarbled: true;
  MoveNoChecker: true; MoveNoDieLeft: true; MoveBehind: true; MoveTooFar: true;
  HandNoGame: true; HandGameGoesOn: true; HandUnfinished: true; HandNotForced: true;
  HandNotPlayed: true;
  HandAsked: true; HandNotAsked: true;
}
export interface RolloutLabError {
  /** The die that cannot move a checker. */
  die?: number;
  /** The highest point with a checker, and the point that a checker was to move to (0 is off). */
  highest?: number; to?: number;
  /** The position ID or XGID in the text, if its position is no bear-off. */
  id?: string;
}
";

impl From<PositionError> for Refusal {
    fn from(error: PositionError) -> Self {
        let message = error.to_string();
        match error {
            PositionError::TooMany { side, count } => Self::new("PositionTooMany", &message)
                .with("side", side_name(side))
                .with("count", count),
            PositionError::Finished { side } => {
                Self::new("PositionFinished", &message).with("side", side_name(side))
            }
            PositionError::Empty => Self::new("PositionEmpty", &message),
        }
    }
}

impl From<BearoffIdError> for Refusal {
    fn from(error: BearoffIdError) -> Self {
        let new = |code| Self::new(code, &error.to_string());
        match error {
            BearoffIdError::Text(error) => error.into(),
            BearoffIdError::Contact => new("IdContact"),
            BearoffIdError::NotHome { side, point } => new("IdNotHome")
                .with("side", side_name(side))
                .with("at", point as f64),
            BearoffIdError::Position(error) => error.into(),
        }
    }
}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Self {
        let code = match error {
            SetupError::BeyondDatabase => "SetupBeyondDatabase",
            SetupError::NeedsExact(_) => "SetupNeedsExact",
            SetupError::CarelessPlayer => "SetupCareless",
        };
        Self::new(code, &error.to_string())
    }
}

impl From<MoveError> for Refusal {
    fn from(error: MoveError) -> Self {
        let new = |code| Self::new(code, &error.to_string());
        match error {
            MoveError::NoChecker { from } => new("MoveNoChecker").with("at", from),
            MoveError::NoDieLeft => new("MoveNoDieLeft"),
            MoveError::Behind { die, from, highest } => new("MoveBehind")
                .with("die", die)
                .with("at", from)
                .with("highest", highest),
            MoveError::TooFar { from, to } => new("MoveTooFar").with("at", from).with("to", to),
        }
    }
}

impl<Q: Display> From<HandError<Q>> for Refusal {
    fn from(error: HandError<Q>) -> Self {
        let new = |code| Self::new(code, &error.to_string());
        match error {
            HandError::NoGame => new("HandNoGame"),
            HandError::GameInProgress => new("HandGameGoesOn"),
            HandError::Unfinished { dice } => new("HandUnfinished").with("count", dice as f64),
            HandError::NotForced { plays } => new("HandNotForced").with("count", plays as f64),
            HandError::QuestionOpen(_) => new("HandAsked"),
            HandError::QuestionNotOpen => new("HandNotAsked"),
        }
    }
}

impl From<GameTextError> for Refusal {
    fn from(error: GameTextError) -> Self {
        Self::new("HandNotPlayed", &error.to_string()).with("at", (error.at + 1) as f64)
    }
}

impl From<DecodeError> for Refusal {
    fn from(_: DecodeError) -> Self {
        Self::new("MadeGarbled", "these bytes are not what was to be made")
    }
}

/// Returns the refusal of a call that needs an object which is still being built.
pub(super) fn not_ready() -> Refusal {
    Refusal::new(
        "NotReady",
        "this is still being built: call build until it says true",
    )
}
