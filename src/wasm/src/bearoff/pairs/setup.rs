//! Decisions and couplings as JavaScript values.

use rollout_lab::backgammon::bearoff_db::Checkers;
use rollout_lab::labs::pairs::{Decision, PairsSetup};
use rollout_lab::rollout::dice::Roll;
use rollout_lab::rollout::pairs::{IllegalPlay, PlayAb};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::bearoff::position::{points, position};
use crate::bearoff::setup::{evaluator, noise};
use crate::errors::{Refusal, whole_number};
use crate::objects::{get, items};
use crate::pairs::{flag, name};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Two plays of a roll, given by what they leave of the checkers of the side on roll, the mover. */
export interface Decision { position: BearoffPosition; roll: [number, number]; a: Checkers; b: Checkers }
/** A decision, and the evaluators that measure luck and couple dice. */
export interface PairsSetup {
  decision: Decision;
  /** Measures the luck that is subtracted. */
  evaluator: EvaluatorName;
  /** Ranks the rolls of ranked pairs, and says whose luck is nearest. */
  ranking: EvaluatorName;
  noise: Noise;
  /** Whether of every 36 trials each first roll comes once. */
  rotation: boolean;
}
";

#[wasm_bindgen]
extern "C" {
    /// A `PairsSetup` object (or anything else that a caller passes as one).
    #[wasm_bindgen(typescript_type = "PairsSetup")]
    pub type JsPairsSetup;
}

/// The core's setup.
pub(super) fn setup(value: &JsValue) -> Result<PairsSetup, Refusal> {
    let noise = noise(&get(value, "noise"))?;
    let of = |name| evaluator(&get(value, name), noise);
    Ok(PairsSetup {
        decision: decision(&get(value, "decision"))?,
        evaluator: of("evaluator")?,
        ranking: of("ranking")?,
        rotation: flag("rotation", &get(value, "rotation"))?,
    })
}

fn decision(value: &JsValue) -> Result<Decision, Refusal> {
    let position = position(&get(value, "position"))?;
    let roll = roll(&get(value, "roll"))?;
    let after = |which| after(which, &get(value, name(which)));
    let after = [after(PlayAb::A)?, after(PlayAb::B)?];
    Ok(Decision::new(position, roll, after)?)
}

/// What a play leaves. More checkers than a side has are no play of any roll.
pub(super) fn after(which: PlayAb, given: &JsValue) -> Result<Checkers, Refusal> {
    let points = points(name(which), given)?;
    Ok(Checkers::new(points).map_err(|_| IllegalPlay { play: which })?)
}

pub(super) fn roll(value: &JsValue) -> Result<Roll, Refusal> {
    const WANTED: &str = "a list of two whole numbers from 1 to 6";
    let wrong = || Refusal::wrong_shape("roll", WANTED);
    let mut given = items(value)
        .filter(|given| given.len() == 2)
        .ok_or_else(wrong)?;
    let mut next = || {
        let die = given.next().unwrap_or(JsValue::UNDEFINED);
        whole_number("roll", &die, 6, WANTED)
    };
    Roll::new(next()? as u8, next()? as u8).ok_or_else(wrong)
}
