//! Positions of any game as JavaScript objects and as IDs.

use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::position_id::board_id::{position_id, xgid};
use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{Board, Outcome, PLACES};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::errors::finished;
use crate::arguments::{string, whole_number};
use crate::errors::Refusal;
use crate::ids::ignored_fields;
use crate::objects::{Properties, Value, get, items};
use crate::shapes::dice;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Numbers of checkers on a side's own points 1 to 24, then on its bar. */
export type WholeSide = number[];
/** A position of any game. X is on roll. */
export interface ContactPosition { x: WholeSide; o: WholeSide }
/**
 * A position that was read from an ID, with the ID's other facts. X is the side on roll, and the facts are from X's side. roll: the
 * dice that X has rolled. turned: whether the player at the top of an XGID is on roll, so that X is that player.
 */
export interface ReadContact extends ContactPosition { turned: boolean; roll: [number, number] | null; aside: Aside }
/** Facts about a position that need no evaluation. pips: pip counts. off: checkers borne off.
 *  contact: whether some checker still has to pass an opposing one. */
export interface ContactFacts {
  positionId: string; xgid: string;
  pips: { x: number; o: number }; off: { x: number; o: number };
  contact: boolean;
}
";

#[wasm_bindgen]
extern "C" {
    /// A `ContactPosition` object (or anything else that a caller passes as one).
    #[wasm_bindgen(typescript_type = "ContactPosition")]
    pub type JsPosition;
}

/// Converts a `ContactPosition`. A position in which the game is over is refused.
pub(super) fn board(value: &JsValue) -> Result<Board, Refusal> {
    let side = |name| places(name, &get(value, name));
    let board = Board::new([side("x")?, side("o")?])?;
    match board.outcome() {
        None => Ok(board),
        Some(outcome) if outcome >= Outcome::Win => Err(finished(Side::X)),
        Some(_) => Err(finished(Side::O)),
    }
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

/// Converts a side's checkers into a `WholeSide`.
pub(super) fn side(places: &[u8; PLACES]) -> Value {
    Value::list(places.iter().map(|&count| f64::from(count)))
}

/// Converts a board into a `ContactPosition`, with the mover as X.
pub(super) fn sides(board: &Board) -> Properties {
    Properties::new()
        .with("x", side(board.mover()))
        .with("o", side(board.opponent()))
}

/// Reads a GNU Backgammon position ID or an XGID from a text. Throws `RolloutLabError` with the
/// reason if there is none, or if the game is over.
#[wasm_bindgen(js_name = readContact, unchecked_return_type = "ReadContact")]
pub fn read_contact(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    let text = string("text", text)?;
    let parsed = board_id::parse(&text).map_err(Refusal::from)?;
    Value::from(
        sides(&parsed.board)
            .with("turned", Value::Flag(parsed.on_roll == Side::O))
            .with("roll", parsed.roll.map(dice))
            .with("aside", ignored_fields(&parsed.ignored)),
    )
    .to_js()
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
    let both = |[x, o]: [f64; 2]| Properties::new().with("x", x).with("o", o);
    Value::from(
        Properties::new()
            .with("positionId", Value::Text(position_id(&board)))
            .with("xgid", Value::Text(xgid(&board, on_roll, None)))
            .with("pips", both(board.pip_counts().map(f64::from)))
            .with("off", both(board.borne_off().map(f64::from)))
            .with("contact", Value::Flag(board.has_contact())),
    )
    .to_js()
}
