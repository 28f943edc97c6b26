//! Error seeds that are tried on a rollout of any position.

use rollout_lab::labs::contact::try_error_seeds;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::game;
use crate::arguments::games;
use crate::error_seeds::ErrorSeeds;
use crate::errors::Refusal;
use crate::noise::error_size;
use crate::seeds;

/// Begins to try the error seeds 1 to 1,000 of the evaluator `blurred` on the first `games` games of a
/// seed, with errors of up to `size` percentage points. First rolls are random. Throws
/// `RolloutLabError` for fewer than 10 games, for more than 100, and for games that are cut short.
#[wasm_bindgen(js_name = tryContactSeeds)]
pub fn try_contact_seeds(
    #[wasm_bindgen(unchecked_param_type = "ContactGame", js_name = game)] js_game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] js_games: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
) -> Result<ErrorSeeds, JsValue> {
    let game = game(js_game)?;
    let (seed, count) = (seeds::seed(seed)?, games("games", js_games)?);
    let size = error_size(size)?;
    let trial = try_error_seeds(&game, seed, count, size / 100.0).map_err(Refusal::from)?;
    Ok(ErrorSeeds::new(trial, None, 0.0))
}
