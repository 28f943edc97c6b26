//! Setups of pairs as JavaScript objects: a decision between two plays, and its evaluators.

use rollout_lab::backgammon::bearoff_db::Checkers;
use rollout_lab::labs::pairs::{Decision, PairsSetup};
use rollout_lab::rollout::pairs::{IllegalPlay, PlayAb};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::{boolean, js_argument, roll};
use crate::bearoff::position::{points, position};
use crate::bearoff::setup::{evaluator, noise};
use crate::errors::Refusal;
use crate::objects::get;
use crate::pairs::play_name;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** A decision between two plays of a roll. a, b: the checkers of the side on roll, the mover, after
 *  each play. */
export interface Decision { position: BearoffPosition; roll: [number, number]; a: Checkers; b: Checkers }
/** A decision, and the evaluators that measure luck and couple dice. */
export interface PairsSetup {
  decision: Decision;
  /** The evaluator that measures the luck to subtract. */
  evaluator: EvaluatorName;
  /** The evaluator that ranks rolls in the coupling `ranked`, and measures their luck in the
   *  coupling `nearest`. */
  ranking: EvaluatorName;
  /** The errors of noisy evaluators. */
  noise: Noise;
  /** Whether first rolls are rotated: in every block of 36 trials, each comes once. */
  rotation: boolean;
}
";

js_argument!(JsPairsSetup, "PairsSetup");

/// Converts a `PairsSetup`.
pub(super) fn setup(value: &JsValue) -> Result<PairsSetup, Refusal> {
    let noise = noise(&get(value, "noise"))?;
    let named_evaluator = |name| evaluator(&get(value, name), noise);
    Ok(PairsSetup {
        decision: decision(&get(value, "decision"))?,
        evaluator: named_evaluator("evaluator")?,
        ranking: named_evaluator("ranking")?,
        rotation: boolean("rotation", &get(value, "rotation"))?,
    })
}

fn decision(value: &JsValue) -> Result<Decision, Refusal> {
    let position = position(&get(value, "position"))?;
    let roll = roll("roll", &get(value, "roll"))?;
    let after = |play| after(play, &get(value, play_name(play)));
    let after = [after(PlayAb::A)?, after(PlayAb::B)?];
    Ok(Decision::new(position, roll, after)?)
}

/// Converts the mover's checkers after a play. More checkers than a side has are an illegal play.
pub(super) fn after(play: PlayAb, value: &JsValue) -> Result<Checkers, Refusal> {
    let points = points(play_name(play), value)?;
    Ok(Checkers::new(points).map_err(|_| IllegalPlay { play })?)
}
