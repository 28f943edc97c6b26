//! Events of the luck table for all 36 rolls.

use rollout_lab::labs::two_checker::{Cell, SideToRoll};
use rollout_lab::rollout::dice::Roll;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::{Properties, Value};
use crate::shapes::dice;
use crate::two_checker::cell_name;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** A roll, and its event of the luck table. */
export interface RolledEvent { dice: [number, number]; event: keyof LuckTable }
/** The 36 rolls of X, and of O, in the order 1-1, 1-2, ... 6-6, with their events. */
export interface EventsOfRolls { x: RolledEvent[]; o: RolledEvent[] }
";

/// Returns the event of the luck table for each of the 36 rolls, for X's roll and for O's.
#[wasm_bindgen(js_name = eventsOfRolls, unchecked_return_type = "EventsOfRolls")]
pub fn events_of_rolls() -> Result<JsValue, JsValue> {
    let events = |side: SideToRoll| {
        let event = |roll| {
            Properties::new()
                .with("dice", dice(roll))
                .with(
                    "event",
                    Value::Text(cell_name(Cell::for_roll(side, roll)).to_owned()),
                )
                .into()
        };
        Value::List(Roll::all().map(event).collect())
    };
    Value::from(
        Properties::new()
            .with("x", events(SideToRoll::First))
            .with("o", events(SideToRoll::Second)),
    )
    .to_js()
}
