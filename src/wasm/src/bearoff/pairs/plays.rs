//! Lists of all plays of a roll, with their values.

use rollout_lab::labs::bearoff::SetupError;
use rollout_lab::labs::pairs::LegalPlays;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::roll;
use crate::bearoff::database::database;
use crate::bearoff::position::{JsPosition, position};
use crate::bearoff::shapes::{checkers, moves_list};
use crate::errors::Refusal;
use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** All plays of a roll, the best first. Values are in percent of the winning chances of the side on
 *  roll, losses in percentage points. */
export interface DecisionPlays {
  /** Whether the values are exact. Else they come from the one-sided database. */
  exact: boolean;
  /** after: the checkers of the side on roll after the play; lost: the best play's value - this
   *  play's value. */
  plays: { after: Checkers; moves: Moves; value: number; lost: number }[];
}
";

/// Returns all plays of a roll from a position, the best first. Throws `RolloutLabError` if the
/// database does not cover the position.
#[wasm_bindgen(js_name = legalPlays, unchecked_return_type = "DecisionPlays")]
pub fn legal_plays(
    #[wasm_bindgen(unchecked_param_type = "BearoffDatabase", js_name = database)]
    js_database: &JsValue,
    #[wasm_bindgen(js_name = position)] js_position: &JsPosition,
    #[wasm_bindgen(unchecked_param_type = "[number, number]", js_name = roll)] js_roll: &JsValue,
) -> Result<JsValue, JsValue> {
    let (database, position) = (database(js_database)?, position(js_position)?);
    let legal = LegalPlays::new(&database, position, roll("roll", js_roll)?);
    let LegalPlays { exact, plays } =
        legal.ok_or_else(|| Refusal::from(SetupError::BeyondDatabase))?;
    let plays = plays.iter().map(|play| {
        Properties::new()
            .with("after", checkers(play.after))
            .with("moves", moves_list(&play.moves))
            .with("value", play.value)
            .with("lost", play.lost)
            .into()
    });
    Value::from(
        Properties::new()
            .with("exact", Value::Flag(exact))
            .with("plays", Value::List(plays.collect())),
    )
    .to_js()
}
