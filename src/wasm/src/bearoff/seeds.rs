//! Error seeds that are tried on a rollout of a bear-off.

use rollout_lab::backgammon::bearoff_db::RESOLUTION;
use rollout_lab::labs::bearoff::try_error_seeds;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::game;
use super::setup::scale;
use crate::arguments::games;
use crate::error_seeds::ErrorSeeds;
use crate::errors::Refusal;
use crate::noise::error_size;
use crate::seeds;

/// Begins to try the error seeds 1 to 1,000 of the evaluator `noisy` on the first `games` games of a
/// seed, with errors of up to `size` percentage points and on a scale. First rolls are random. Throws
/// `RolloutLabError` for fewer than 10 games, for more than 1,000, beyond six checkers a side, if a
/// player is `noisy`, and for games that are cut short.
#[wasm_bindgen(js_name = tryBearoffSeeds)]
pub fn try_bearoff_seeds(
    #[wasm_bindgen(unchecked_param_type = "BearoffGame", js_name = game)] js_game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] js_games: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "ScaleName", js_name = scale)] js_scale: &JsValue,
) -> Result<ErrorSeeds, JsValue> {
    let game = game(js_game)?;
    let (seed, count) = (seeds::seed(seed)?, games("games", js_games)?);
    let (size, scale) = (error_size(size)?, scale(js_scale)?);
    let trial = try_error_seeds(&game, seed, count, size / 100.0, scale).map_err(Refusal::from)?;
    let truth = game.theory().map(|theory| theory.mean);
    Ok(ErrorSeeds::new(trial, truth, RESOLUTION))
}
