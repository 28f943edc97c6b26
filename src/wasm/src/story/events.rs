//! Events of the luck table for all 36 rolls.

use rollout_lab::labs::two_checker::{Cell, SideToRoll};
use rollout_lab::rollout::dice::Roll;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::{Shape, to_js};
use crate::two_checker::cell_name;

/// A roll, and its event of the luck table.
#[derive(Shape)]
struct RolledEvent {
    dice: (u8, u8),
    #[shape(type = "keyof LuckTable")]
    event: &'static str,
}

/// The 36 rolls of X, and of O, in the order 1-1, 1-2, ... 6-6, with their events.
#[derive(Shape)]
struct EventsOfRolls {
    x: Vec<RolledEvent>,
    o: Vec<RolledEvent>,
}

/// Returns the event of the luck table for each of the 36 rolls, for X's roll and for O's.
#[wasm_bindgen(js_name = eventsOfRolls, unchecked_return_type = "EventsOfRolls")]
pub fn events_of_rolls() -> JsValue {
    let events = |side: SideToRoll| {
        let event = |roll: Roll| RolledEvent {
            dice: roll.dice(),
            event: cell_name(Cell::for_roll(side, roll)),
        };
        Roll::all().map(event).collect()
    };
    to_js(EventsOfRolls {
        x: events(SideToRoll::First),
        o: events(SideToRoll::Second),
    })
}
