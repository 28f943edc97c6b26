//! All plays of a roll, with what they are worth.

use rollout_lab::labs::bearoff::SetupError;
use rollout_lab::labs::pairs::LegalPlays;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::roll;
use crate::bearoff::database::database;
use crate::bearoff::position::{JsPosition, position};
use crate::bearoff::shapes::{checkers, moves_list};
use crate::errors::Refusal;
use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** All plays of a roll, the best first. Values are in percent of the winning chances of the side that plays, losses in percentage
 *  points. */
export interface DecisionPlays {
  /** Whether the values are exact: else they are the one-sided database's. */
  exact: boolean;
  /** after: her checkers; lost: how far the value is behind the best. */
  plays: { after: Checkers; moves: Moves; value: number; lost: number }[];
}
";

/// All plays of a roll from a position, the best first. Throws `RolloutLabError` if the database does not know so many
/// checkers.
#[wasm_bindgen(js_name = legalPlays, unchecked_return_type = "DecisionPlays")]
pub fn legal_plays(
    #[wasm_bindgen(unchecked_param_type = "BearoffDatabase", js_name = database)] known: &JsValue,
    #[wasm_bindgen(js_name = position)] what: &JsPosition,
    #[wasm_bindgen(unchecked_param_type = "[number, number]", js_name = roll)] dice: &JsValue,
) -> Result<JsValue, JsValue> {
    let (database, position) = (database(known)?, position(what)?);
    let legal = LegalPlays::new(&database, position, roll(dice)?);
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
