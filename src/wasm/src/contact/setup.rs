//! Setups of rollouts of any position as JavaScript objects: a position, and the evaluator that
//! measures luck.

use rollout_lab::backgammon::{EvaluatorKind, Networks};
use rollout_lab::labs::contact::{Game, Truncation};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::position::board;
use crate::arguments::{js_argument, whole_number};
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
export interface ContactSetup {
  position: ContactPosition; evaluator: ContactEvaluator; noise: Noise;
  /** The number of rolls, up to 99, after which games are cut short. A game that has not ended by then
   *  takes the evaluator's value for its result; with `nothing`, the network's. null: all games are
   *  played to the end. Pairs of games always are. */
  horizon?: number | null;
  /** Whether the first roll is no double, as games of backgammon begin. Pairs of games never begin so. */
  opening?: boolean;
}
";

js_argument!(JsSetup, "ContactSetup");

/// Converts a `ContactSetup` into a game with one estimate.
pub(super) fn game(value: &JsValue) -> Result<Game, Refusal> {
    let evaluator = evaluator(value)?;
    let board = board(&get(value, "position"))?;
    let truncation = horizon(&get(value, "horizon"), evaluator)?;
    Ok(Game::new(Networks::trained(), board, vec![evaluator])
        .with_truncation(truncation)
        .with_opening(opening(&get(value, "opening"))?))
}

/// Returns whether games begin without doubles. They don't if nothing says so.
fn opening(value: &JsValue) -> Result<bool, Refusal> {
    if value.is_undefined() {
        return Ok(false);
    }
    let opening = value.as_bool();
    opening.ok_or_else(|| Refusal::wrong_shape("opening", "true or false"))
}

/// The most rolls before a horizon.
const MAX_HORIZON: u64 = 99;

/// Returns the horizon of games whose luck this evaluator measures.
fn horizon(value: &JsValue, evaluator: EvaluatorKind) -> Result<Option<Truncation>, Refusal> {
    const EXPECTED: &str = "null, or a number of rolls up to 99";
    if value.is_null() || value.is_undefined() {
        return Ok(None);
    }
    Ok(Some(Truncation {
        rolls: whole_number("horizon", value, MAX_HORIZON, EXPECTED)? as u32,
        evaluator: match evaluator {
            // Games need some value there.
            EvaluatorKind::Nothing => EvaluatorKind::Network,
            other => other,
        },
    }))
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
