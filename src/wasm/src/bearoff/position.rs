//! Bear-off positions as JavaScript objects and as IDs.

use rollout_lab::backgammon::bearoff_db::{
    Checkers, DatabaseSize, Position, PositionError, TooManyCheckers,
};
use rollout_lab::backgammon::position_id::bearoff_id::{BearoffIdError, position_id, xgid};
use rollout_lab::backgammon::position_id::{bearoff_id, find};
use rollout_lab::backgammon::side::Side;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::{js_argument, string, whole_number};
use crate::errors::Refusal;
use crate::ids::{Aside, BothSides, CheckerCounts};
use crate::objects::{Shape, Value, get, items, to_js};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Numbers of checkers on a side's own points 1 to 6. */
export type Checkers = number[];
/** The checkers of both sides. */
export interface BearoffSides {
  x: Checkers;
  o: Checkers;
}
";

/// A bear-off position.
#[derive(Shape)]
pub(super) struct BearoffPosition {
    pub x: Checkers,
    pub o: Checkers,
    pub on_roll: Side,
}

/// A position that was read from an ID, with the ID's other facts.
#[derive(Shape)]
struct ReadPosition {
    #[shape(flatten)]
    position: BearoffPosition,
    aside: Aside,
}

/// Facts about a position that need no database.
#[derive(Shape)]
struct PositionFacts {
    position_id: String,
    xgid: String,
    /// Pip counts of both sides.
    pips: BothSides<u8>,
    /// The smallest database that covers it: for up to six checkers a side, or for all.
    #[shape(type = "'six' | 'all'")]
    reach: &'static str,
}

impl From<Checkers> for Value {
    fn from(checkers: Checkers) -> Self {
        checkers.points().into()
    }
}

js_argument!(JsPosition, "BearoffPosition");
js_argument!(JsSides, "BearoffSides");

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
    Ok(to_js(ReadPosition {
        position: BearoffPosition {
            x: position.x(),
            o: position.o(),
            on_roll: position.on_roll(),
        },
        aside: (&ignored).into(),
    }))
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
    Ok(to_js(PositionFacts {
        position_id: position_id(position),
        xgid: xgid(position),
        pips: [position.x().pips(), position.o().pips()].into(),
        reach: database_size_name(DatabaseSize::for_position(position)),
    }))
}

/// Returns pip counts and checkers off, also after the end of a game. Throws `RolloutLabError` if a
/// side has more than 15 checkers.
#[wasm_bindgen(js_name = countCheckers, unchecked_return_type = "CheckerCounts")]
pub fn count_checkers(sides: &JsSides) -> Result<JsValue, JsValue> {
    let left = |side, name| {
        let points = points(name, &get(sides, name))?;
        let too_many = |TooManyCheckers { count }| PositionError::TooMany { side, count };
        Checkers::new(points)
            .map_err(too_many)
            .map_err(Refusal::from)
    };
    let both = [left(Side::X, "x")?, left(Side::O, "o")?];
    Ok(to_js(CheckerCounts {
        pips: both.map(Checkers::pips).into(),
        off: both.map(|left| Checkers::MAX - left.count()).into(),
    }))
}
