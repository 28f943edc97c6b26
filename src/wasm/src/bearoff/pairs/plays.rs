//! Lists of all plays of a roll, with their values.

use rollout_lab::backgammon::bearoff_db::Checkers;
use rollout_lab::labs::bearoff::SetupError;
use rollout_lab::labs::pairs::{LegalPlays, PlayWorth};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::roll;
use crate::bearoff::database::database;
use crate::bearoff::position::{JsPosition, position};
use crate::bearoff::shapes::Moves;
use crate::errors::Refusal;
use crate::objects::{Shape, to_js};

/// A play of a roll. Its value is in percent of the winning chances of the side on roll.
#[derive(Shape)]
#[shape(from = PlayWorth)]
struct DecisionPlay {
    /// The checkers of the side on roll after the play.
    after: Checkers,
    moves: Moves,
    value: f64,
    /// The best play's value - this play's value, in percentage points.
    lost: f64,
}

/// All plays of a roll, the best first.
#[derive(Shape)]
#[shape(from = LegalPlays)]
struct DecisionPlays {
    /// Whether the values are exact. Else they come from the one-sided database.
    exact: bool,
    plays: Vec<DecisionPlay>,
}

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
    let legal = legal.ok_or_else(|| Refusal::from(SetupError::BeyondDatabase))?;
    Ok(to_js(DecisionPlays::from(legal)))
}
