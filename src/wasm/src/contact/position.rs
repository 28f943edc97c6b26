//! Positions as JavaScript objects and as IDs.

use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::position_id::board_id::{position_id, xgid};
use rollout_lab::backgammon::side::Side;
use rollout_lab::backgammon::{Board, Outcome, PLACES};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::errors::finished;
use crate::errors::{Refusal, whole_number};
use crate::ids::aside_said;
use crate::objects::{Properties, Value, get, items};
use crate::shapes::dice;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Checkers on a side's own points 1 to 24, then on its bar. */
export type WholeSide = number[];
/** A position of any game; X is on roll. */
export interface ContactPosition { x: WholeSide; o: WholeSide }
/**
 * A position with what else was read: what X has rolled, and the facts of the game, all seen by X, the side on roll. turned: the
 * player at the top of an XGID is on roll, so X is that player.
 */
export interface ReadContact extends ContactPosition { turned: boolean; roll: [number, number] | null; aside: Aside }
/** What can be said of a position by looking at it; contact: whether a checker has still to pass another one. */
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

/// The core's board, of a game that goes on.
pub(super) fn board(value: &JsValue) -> Result<Board, Refusal> {
    let side = |name| places(name, &get(value, name));
    let board = Board::new([side("x")?, side("o")?])?;
    match board.outcome() {
        None => Ok(board),
        Some(outcome) if outcome >= Outcome::Win => Err(finished(Side::X)),
        Some(_) => Err(finished(Side::O)),
    }
}

fn places(argument: &str, value: &JsValue) -> Result<[u8; PLACES], Refusal> {
    const WANTED: &str = "a list of 25 whole numbers from 0 to 255";
    let mut places = [0; PLACES];
    let given = items(value)
        .filter(|given| given.len() == places.len())
        .ok_or_else(|| Refusal::wrong_shape(argument, WANTED))?;
    for (place, value) in places.iter_mut().zip(given) {
        *place = whole_number(argument, &value, 255, WANTED)? as u8;
    }
    Ok(places)
}

/// A side's checkers, as a list.
pub(super) fn side(places: &[u8; PLACES]) -> Value {
    Value::list(places.iter().map(|&here| f64::from(here)))
}

/// Both sides' checkers, the first one X's.
pub(super) fn sides(board: &Board) -> Properties {
    Properties::new()
        .with("x", side(board.mover()))
        .with("o", side(board.opponent()))
}

/// Reads a GNU Backgammon position ID or an XGID. Throws `RolloutLabError` with the reason if it is none, or the game is over.
#[wasm_bindgen(js_name = readContact, unchecked_return_type = "ReadContact")]
pub fn read_contact(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    let text = text
        .as_string()
        .ok_or_else(|| Refusal::wrong_shape("text", "a string"))?;
    let read = board_id::parse(&text).map_err(Refusal::from)?;
    Value::from(
        sides(&read.board)
            .with("turned", Value::Flag(read.on_roll == Side::O))
            .with("roll", read.roll.map(dice))
            .with("aside", aside_said(&read.ignored)),
    )
    .to_js()
}

/// A position's IDs and pip counts. With `turned`, the side on roll is the player at the top of the XGID. Throws `RolloutLabError` if
/// the position cannot be rolled out.
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
