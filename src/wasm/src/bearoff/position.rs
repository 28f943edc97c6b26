//! Positions as JavaScript objects and as IDs.

use rollout_lab::backgammon::bearoff_db::{DatabaseSize, Position};
use rollout_lab::backgammon::position_id::bearoff_id::{BearoffIdError, position_id, xgid};
use rollout_lab::backgammon::position_id::{bearoff_id, find};
use rollout_lab::backgammon::side::Side;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::shapes::checkers;
use crate::errors::{Refusal, whole_number};
use crate::ids::{aside_said, side};
use crate::objects::{Properties, Value, get, items};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Checkers on a side's own points 1 to 6. */
export type Checkers = number[];
/** A bear-off position. */
export interface BearoffPosition { x: Checkers; o: Checkers; onRoll: 'x' | 'o' }
/** A position with what was set aside. */
export interface ReadPosition extends BearoffPosition { aside: Aside }
/** What can be said of a position without a database. */
export interface PositionFacts {
  positionId: string; xgid: string;
  pips: { x: number; o: number };
  /** The database that it needs. */
  reach: 'six' | 'all';
}
";

#[wasm_bindgen]
extern "C" {
    /// A `BearoffPosition` object (or anything else that a caller passes as one).
    #[wasm_bindgen(typescript_type = "BearoffPosition")]
    pub type JsPosition;
}

/// The core's position.
pub(super) fn position(value: &JsValue) -> Result<Position, Refusal> {
    let (x, o) = (
        points("x", &get(value, "x"))?,
        points("o", &get(value, "o"))?,
    );
    let on_roll = match get(value, "onRoll").as_string().as_deref() {
        Some("x") => Side::X,
        Some("o") => Side::O,
        _ => return Err(Refusal::wrong_shape("onRoll", "x or o")),
    };
    Ok(Position::from_points(x, o)?.with_on_roll(on_roll))
}

pub(super) fn points(argument: &str, value: &JsValue) -> Result<[u8; 6], Refusal> {
    const WANTED: &str = "a list of six whole numbers from 0 to 255";
    let mut points = [0; 6];
    let given = items(value)
        .filter(|given| given.len() == points.len())
        .ok_or_else(|| Refusal::wrong_shape(argument, WANTED))?;
    for (point, value) in points.iter_mut().zip(given) {
        *point = whole_number(argument, &value, 255, WANTED)? as u8;
    }
    Ok(points)
}

pub(super) const fn reach_name(reach: DatabaseSize) -> &'static str {
    match reach {
        DatabaseSize::SixCheckers => "six",
        DatabaseSize::AllCheckers => "all",
    }
}

/// Reads a GNU Backgammon position ID or an XGID. Throws `RolloutLabError` with the reason if it is none, or no
/// bear-off.
#[wasm_bindgen(js_name = readPosition, unchecked_return_type = "ReadPosition")]
pub fn read_position(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    let text = text
        .as_string()
        .ok_or_else(|| Refusal::wrong_shape("text", "a string"))?;
    let bearoff_id::ParsedBearoff { position, ignored } =
        bearoff_id::parse(&text).map_err(|error| refusal(error, &text))?;
    Value::from(
        Properties::new()
            .with("x", checkers(position.x()))
            .with("o", checkers(position.o()))
            .with("onRoll", side(position.on_roll()))
            .with("aside", aside_said(&ignored)),
    )
    .to_js()
}

/// Why a text names no bear-off, with the ID in it if it names another position.
fn refusal(error: BearoffIdError, text: &str) -> Refusal {
    let is_other_position = matches!(
        error,
        BearoffIdError::Contact | BearoffIdError::NotHome { .. }
    );
    let refusal = Refusal::from(error);
    match find(text) {
        Ok(found) if is_other_position => refusal.with("id", found.to_string()),
        _ => refusal,
    }
}

/// A position's IDs and pip counts. Throws `RolloutLabError` if it cannot be rolled out.
#[wasm_bindgen(js_name = describePosition, unchecked_return_type = "PositionFacts")]
pub fn describe_position(what: &JsPosition) -> Result<JsValue, JsValue> {
    let position = position(what)?;
    let pips = Properties::new()
        .with("x", f64::from(position.x().pips()))
        .with("o", f64::from(position.o().pips()));
    Value::from(
        Properties::new()
            .with("positionId", Value::Text(position_id(position)))
            .with("xgid", Value::Text(xgid(position)))
            .with("pips", pips)
            .with(
                "reach",
                Value::Text(reach_name(DatabaseSize::for_position(position)).to_owned()),
            ),
    )
    .to_js()
}
