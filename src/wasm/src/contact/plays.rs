//! The plays of a roll as a JavaScript class.

use rollout_lab::backgammon::Networks;
use rollout_lab::backgammon::position_id::board_id::position_id;
use rollout_lab::labs::contact::{ListedPlay, PlayList};
use rollout_lab::rollout::dice::Roll;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::position::{JsPosition, board, sides};
use crate::errors::{Refusal, whole_number};
use crate::objects::{Properties, Value, items};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** A play, with equities of the side that plays, for money without a cube: in points. */
export interface ContactPlay {
  /** In the usual notation, empty if nothing can be played. */
  play: string;
  /** The position ID after it, with the other side on roll; null if the game is over. */
  id: string | null;
  after: ContactPosition;
  /** By the network alone, or the databases of bear-offs where they know it; and by the mean over the other side's 36 rolls, null until it has been looked at. */
  equity: number; ahead: number | null;
}
";

/// The plays of a roll, best first: at sight, until all of them have been looked at one roll further ahead.
#[wasm_bindgen]
pub struct ContactPlays {
    list: PlayList,
}

#[wasm_bindgen]
impl ContactPlays {
    /// The plays of X's roll. Throws `RolloutLabError` if this is no position or no roll, or the game is over.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(js_name = position)] what: &JsPosition,
        #[wasm_bindgen(unchecked_param_type = "[number, number]")] dice: &JsValue,
    ) -> Result<Self, JsValue> {
        Ok(Self {
            list: PlayList::new(Networks::trained(), &board(what)?, roll("dice", dice)?),
        })
    }

    /// Looks at one more play one roll further ahead, which takes some milliseconds; returns whether all have been looked at.
    #[wasm_bindgen(js_name = lookAhead)]
    pub fn look_ahead(&mut self) -> bool {
        self.list.look_ahead()
    }

    /// The plays.
    #[wasm_bindgen(unchecked_return_type = "ContactPlay[]")]
    pub fn list(&self) -> Result<JsValue, JsValue> {
        let play = |play: &ListedPlay| {
            let goes_on = play.after.outcome().is_none();
            let id = goes_on.then(|| Value::Text(position_id(&play.after.swapped())));
            Properties::new()
                .with("play", Value::Text(play.text.clone()))
                .with("id", id)
                .with("after", sides(&play.after))
                .with("equity", play.equity)
                .with("ahead", play.lookahead_equity)
                .into()
        };
        Value::List(self.list.plays().iter().map(play).collect()).to_js()
    }
}

/// The roll that an argument is.
pub(super) fn roll(argument: &str, value: &JsValue) -> Result<Roll, Refusal> {
    const WANTED: &str = "a list of two whole numbers from 1 to 6";
    let refusal = || Refusal::wrong_shape(argument, WANTED);
    let given = items(value).filter(|given| given.len() == 2);
    let mut dice = [0; 2];
    for (die, value) in dice.iter_mut().zip(given.ok_or_else(refusal)?) {
        *die = whole_number(argument, &value, 6, WANTED)? as u8;
    }
    Roll::new(dice[0], dice[1]).ok_or_else(refusal)
}
