//! Setups of rollouts of any position as JavaScript objects: a position, and the evaluator that
//! measures luck.

use rollout_lab::backgammon::{EvaluatorKind, Networks};
use rollout_lab::labs::contact::Game;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::position::board;
use crate::arguments::js_argument;
use crate::errors::Refusal;
use crate::noise::noise;
use crate::objects::get;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Evaluators that measure luck. network: the trained network. tiny: a network of eight hidden
 *  units. blurred: the network, with errors of up to `noise.size` percentage points of its winning
 *  chances. pipCount: both pip counts. nothing: no luck is measured. */
export type ContactEvaluator = 'network' | 'tiny' | 'blurred' | 'pipCount' | 'nothing';
/** A position, and the evaluator that measures luck in its games. */
export interface ContactSetup { position: ContactPosition; evaluator: ContactEvaluator; noise: Noise }
";

js_argument!(JsSetup, "ContactSetup");

/// Converts a `ContactSetup` into a game with one estimate.
pub(super) fn game(value: &JsValue) -> Result<Game, Refusal> {
    let evaluator = evaluator(value)?;
    let board = board(&get(value, "position"))?;
    Ok(Game::new(Networks::trained(), board, vec![evaluator]))
}

/// Returns the evaluator of a `ContactSetup` or a `ContactPairsSetup`.
pub(super) fn evaluator(value: &JsValue) -> Result<EvaluatorKind, Refusal> {
    Ok(match get(value, "evaluator").as_string().as_deref() {
        Some("network") => EvaluatorKind::Network,
        Some("tiny") => EvaluatorKind::Tiny,
        Some("blurred") => EvaluatorKind::Blurred(noise(&get(value, "noise"))?),
        Some("pipCount") => EvaluatorKind::PipCount,
        Some("nothing") => EvaluatorKind::Nothing,
        _ => {
            return Err(Refusal::wrong_shape(
                "evaluator",
                "network, tiny, blurred, pipCount or nothing",
            ));
        }
    })
}
