//! Ranked plays of a roll as a JavaScript class.

use rollout_lab::backgammon::position_id::board_id::position_id;
use rollout_lab::backgammon::{Board, Networks};
use rollout_lab::labs::contact::{ListedPlay, PlayList};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::position::{ContactPosition, JsPosition, board};
use crate::arguments::roll;
use crate::objects::{Shape, to_js};

/// A legal play, with cubeless equities for money of the side on roll, in points.
#[derive(Shape)]
#[shape(from = &ListedPlay)]
struct ContactPlay {
    /// The play in standard notation; empty if there is no legal move.
    #[shape(from = source.text.as_str())]
    play: String,
    /// The position ID after the play, with the other side on roll; null if the game is over.
    #[shape(from = next_id(&source.after))]
    id: Option<String>,
    /// The position after the play.
    #[shape(from = &source.after)]
    after: ContactPosition,
    /// The equity by the network, or by a bear-off database that covers the position.
    equity: f64,
    /// The mean equity over the other side's 36 rolls; null until `lookAhead` has computed it.
    #[shape(from = source.lookahead_equity)]
    ahead: Option<f64>,
}

/// Returns the position ID after a play; `None` if the game is over.
fn next_id(after: &Board) -> Option<String> {
    let in_progress = after.outcome().is_none();
    in_progress.then(|| position_id(&after.swapped()))
}

/// The legal plays of a roll, best first. They are ranked by `equity`, and by `ahead` as soon as
/// all plays have it.
#[wasm_bindgen]
pub struct ContactPlays {
    list: PlayList,
}

#[wasm_bindgen]
impl ContactPlays {
    /// Lists the plays of X's roll. Throws `RolloutLabError` for an invalid position or roll, or if
    /// the game is over.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(js_name = position)] js_position: &JsPosition,
        #[wasm_bindgen(unchecked_param_type = "[number, number]")] dice: &JsValue,
    ) -> Result<Self, JsValue> {
        Ok(Self {
            list: PlayList::new(
                Networks::trained(),
                &board(js_position)?,
                roll("dice", dice)?,
            ),
        })
    }

    /// Looks one roll further ahead for one more play, which takes some milliseconds. Returns
    /// whether all plays are done.
    #[wasm_bindgen(js_name = lookAhead)]
    pub fn look_ahead(&mut self) -> bool {
        self.list.look_ahead()
    }

    /// Returns the plays, best first.
    #[wasm_bindgen(unchecked_return_type = "ContactPlay[]")]
    pub fn list(&self) -> JsValue {
        let plays = self.list.plays().iter().map(ContactPlay::from);
        to_js(plays.collect::<Vec<_>>())
    }
}
