//! Bear-off positions as JavaScript objects and as IDs.

use rollout_lab::backgammon::bearoff_db::{DatabaseSize, Position};
use rollout_lab::backgammon::position_id::bearoff_id::{BearoffIdError, position_id, xgid};
use rollout_lab::backgammon::position_id::{bearoff_id, find};
use rollout_lab::backgammon::side::Side;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::shapes::checkers;
use crate::arguments::{string, whole_number};
use crate::errors::Refusal;
use crate::ids::{ignored_fields, side};
use crate::objects::{Properties, Value, get, items};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Numbers of checkers on a side's own points 1 to 6. */
export type Checkers = number[];
/** A bear-off position. */
export interface BearoffPosition { x: Checkers; o: Checkers; onRoll: 'x' | 'o' }
/** A position that was read from an ID, with the ID's other facts. */
export interface ReadPosition extends BearoffPosition { aside: Aside }
/** Facts about a position that need no database. */
export interface PositionFacts {
  positionId: string; xgid: string;
  /** Pip counts of both sides. */
  pips: { x: number; o: number };
  /** The smallest database that covers it: for up to six checkers a side, or for all. */
  reach: 'six' | 'all';
}
";

#[wasm_bindgen]
extern "C" {
    /// A `BearoffPosition` object (or anything else that a caller passes as one).
    #[wasm_bindgen(typescript_type = "BearoffPosition")]
    pub type JsPosition;
}

/// Converts a `BearoffPosition`.
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

/// Returns the numbers of checkers on points 1 to 6.
pub(super) fn points(argument: &str, value: &JsValue) -> Result<[u8; 6], Refusal> {
    const EXPECTED: &str = "a list of six whole numbers from 0 to 255";
    let mut points = [0; 6];
    let values = items(value)
        .filter(|values| values.len() == points.len())
        .ok_or_else(|| Refusal::wrong_shape(argument, EXPECTED))?;
    for (point, value) in points.iter_mut().zip(values) {
        *point = whole_number(argument, &value, 255, EXPECTED)? as u8;
    }
    Ok(points)
}

/// Returns the name of a database's size in JavaScript.
pub(super) const fn database_size_name(size: DatabaseSize) -> &'static str {
    match size {
        DatabaseSize::SixCheckers => "six",
        DatabaseSize::AllCheckers => "all",
    }
}

/// Reads a GNU Backgammon position ID or an XGID from a text. Throws `RolloutLabError` with the
/// reason if there is none, or if its position is no bear-off.
#[wasm_bindgen(js_name = readPosition, unchecked_return_type = "ReadPosition")]
pub fn read_position(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Result<JsValue, JsValue> {
    let text = string("text", text)?;
    let bearoff_id::ParsedBearoff { position, ignored } =
        bearoff_id::parse(&text).map_err(|error| refusal(error, &text))?;
    Value::from(
        Properties::new()
            .with("x", checkers(position.x()))
            .with("o", checkers(position.o()))
            .with("onRoll", side(position.on_roll()))
            .with("aside", ignored_fields(&ignored)),
    )
    .to_js()
}

/// Converts the error of a text that has no bear-off. Adds the text's ID if it has another
/// position.
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

/// Returns a position's IDs and pip counts. Throws `RolloutLabError` if the position cannot be
/// rolled out.
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
                Value::Text(database_size_name(DatabaseSize::for_position(position)).to_owned()),
            ),
    )
    .to_js()
}
