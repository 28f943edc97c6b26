//! Positions of any game as JavaScript objects and as IDs.

use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::position_id::board_id::{position_id, xgid};
use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{Board, Outcome, PLACES};
use rollout_lab::rollout::dice::Roll;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::errors::finished;
use crate::arguments::{js_argument, string, whole_number};
use crate::errors::Refusal;
use crate::ids::{Aside, BothSides, CheckerCounts};
use crate::objects::{Shape, get, items, to_js};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Numbers of checkers on a side's own points 1 to 24, then on its bar. */
export type WholeSide = number[];
";

/// A position of any game. X is on roll.
#[derive(Shape)]
#[shape(from = &Board)]
pub(super) struct ContactPosition {
    #[shape(type = "WholeSide", from = *source.mover())]
    x: [u8; PLACES],
    #[shape(type = "WholeSide", from = *source.opponent())]
    o: [u8; PLACES],
}

/// A position that was read from an ID, with the ID's other facts. X is the side on roll, and the
/// facts are from X's side.
#[derive(Shape)]
struct ReadContact {
    #[shape(flatten)]
    position: ContactPosition,
    /// Whether the player at the top of an XGID is on roll, so that X is that player.
    turned: bool,
    /// The dice that X has rolled.
    roll: Option<(u8, u8)>,
    aside: Aside,
}

/// Facts about a position that need no evaluation.
#[derive(Shape)]
struct ContactFacts {
    position_id: String,
    xgid: String,
    /// Pip counts.
    pips: BothSides<u16>,
    /// Checkers borne off.
    off: BothSides<u8>,
    /// Whether some checker still has to pass an opposing one.
    contact: bool,
}

js_argument!(JsPosition, "ContactPosition");

/// Converts a `ContactPosition`. A position in which the game is over is refused.
pub(super) fn board(value: &JsValue) -> Result<Board, Refusal> {
    let board = any_board(value)?;
    match board.outcome() {
        None => Ok(board),
        Some(outcome) if outcome >= Outcome::Win => Err(finished(Side::X)),
        Some(_) => Err(finished(Side::O)),
    }
}

/// Converts a `ContactPosition`, in which the game may be over.
fn any_board(value: &JsValue) -> Result<Board, Refusal> {
    let side = |name| places(name, &get(value, name));
    Ok(Board::new([side("x")?, side("o")?])?)
}

/// Returns the numbers of checkers on a side's points 1 to 24 and on its bar.
fn places(argument: &str, value: &JsValue) -> Result<[u8; PLACES], Refusal> {
    const EXPECTED: &str = "a list of 25 whole numbers from 0 to 255";
    let mut places = [0; PLACES];
    let values = items(value)
        .filter(|values| values.len() == places.len())
        .ok_or_else(|| Refusal::wrong_shape(argument, EXPECTED))?;
    for (place, value) in places.iter_mut().zip(values) {
        *place = whole_number(argument, &value, 255, EXPECTED)? as u8;
    }
    Ok(places)
}

/// Reads a GNU Backgammon position ID or an XGID from a text. Throws `RolloutLabError` with the
/// reason if there is none, or if the game is over.
#[wasm_bindgen(js_name = readContact, unchecked_return_type = "ReadContact")]
pub fn read_contact(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    let text = string("text", text)?;
    let parsed = board_id::parse(&text).map_err(Refusal::from)?;
    Ok(to_js(ReadContact {
        position: (&parsed.board).into(),
        turned: parsed.on_roll == Side::O,
        roll: parsed.roll.map(Roll::dice),
        aside: (&parsed.ignored).into(),
    }))
}

/// Returns a position's IDs, pip counts and checkers off. With `turned`, X is the player at the top
/// of the XGID. Throws `RolloutLabError` if the position cannot be rolled out.
#[wasm_bindgen(js_name = describeContact, unchecked_return_type = "ContactFacts")]
pub fn describe_contact(what: &JsPosition, turned: Option<bool>) -> Result<JsValue, JsValue> {
    let board = board(what)?;
    let on_roll = if turned == Some(true) {
        Side::O
    } else {
        Side::X
    };
    Ok(to_js(ContactFacts {
        position_id: position_id(&board),
        xgid: xgid(&board, on_roll, None),
        pips: board.pip_counts().into(),
        off: board.borne_off().into(),
        contact: board.has_contact(),
    }))
}

/// Returns pip counts and checkers off, also after the end of a game. Throws `RolloutLabError` if no
/// game has the position.
#[wasm_bindgen(js_name = countContact, unchecked_return_type = "CheckerCounts")]
pub fn count_contact(what: &JsPosition) -> Result<JsValue, JsValue> {
    let board = any_board(what)?;
    Ok(to_js(CheckerCounts {
        pips: board.pip_counts().into(),
        off: board.borne_off().into(),
    }))
}
