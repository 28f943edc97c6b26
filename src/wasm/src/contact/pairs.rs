//! Two plays of a roll compared by pairs of games, as a JavaScript class.

use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::{Board, Networks};
use rollout_lab::labs::contact::pairs::{Decision, PairRoller, PairsRollout, PairsSetup};
use rollout_lab::rollout::pairs::PlayAb;
use rollout_lab::stats::summary::RELIABLE_FROM;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::plays::roll;
use super::position::{JsPosition, board};
use super::setup::evaluator;
use crate::errors::{Refusal, games};
use crate::objects::{Properties, Value, get};
use crate::pairs::{count, coupling, coupling_name, figures, flag, name, outcomes};
use crate::rollouts::rolls_games;
use crate::seeds;
use crate::shapes::interval;
use crate::worker_job::CONTACT_PAIRS;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Two plays of X's roll, as the positions after them (both sides' checkers, X having played), neither of which ends the game. */
export interface ContactDecision { position: ContactPosition; roll: [number, number]; a: ContactPosition; b: ContactPosition }
/** evaluator: who measures the luck that is subtracted, and ranks rolls where that couples dice. */
export interface ContactPairsSetup extends ContactDecision {
  evaluator: ContactEvaluator; noise: Noise;
  coupling: Exclude<CouplingName, 'nearest'>;
}
/** Figures of one coupling, in points from the side of X. ci: the 95% interval of A - B; always: the one that holds at all times at
 *  once. */
export interface ContactPairsFigures extends MeasuredFigures {
  ci: [number, number] | null; always: [number, number] | null;
}
/** Statistics of pairs in one coupling, in points from the side of X. */
export interface ContactPairsReadout {
  pairs: number; seed: string; coupling: Exclude<CouplingName, 'nearest'>;
  plain: ContactPairsFigures; reduced: ContactPairsFigures;
  outcomes: Outcomes;
  /** Whether a 95% interval covers about what it says after so many pairs. */
  reliable: boolean;
}
";

#[wasm_bindgen]
extern "C" {
    /// A `ContactPairsSetup` object (or anything else that a caller passes as one).
    #[wasm_bindgen(typescript_type = "ContactPairsSetup")]
    pub type JsPairsSetup;
}

/// A rollout of pairs of games after two plays, in one coupling. Figures are in points, from the side of X, who plays.
#[wasm_bindgen]
pub struct ContactPairs {
    rollout: PairsRollout,
}

rolls_games!(ContactPairs, CONTACT_PAIRS);

#[wasm_bindgen]
impl ContactPairs {
    /// Pairs of a decision, with the dice of this seed (see `readSeed`). Throws `RolloutLabError` if the setup or the seed is
    /// none.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(js_name = setup)] what: &JsPairsSetup,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<Self, JsValue> {
        let roller = PairRoller::new(Networks::trained(), setup(what)?);
        Ok(Self {
            rollout: PairsRollout::with_runner(roller, seeds::seed(seed)?),
        })
    }

    /// The statistics now.
    #[wasm_bindgen(unchecked_return_type = "ContactPairsReadout")]
    pub fn readout(&self) -> Result<JsValue, JsValue> {
        let rollout = &self.rollout;
        let of = |reduced| {
            let point = rollout.point(reduced);
            figures(&point, rollout.worth(reduced))
                .with("ci", interval(point.difference.ci))
                .with("always", interval(point.any_time()))
        };
        let name = coupling_name(rollout.setup().coupling());
        Value::from(
            Properties::new()
                .with("pairs", rollout.games() as f64)
                .with("seed", Value::Text(rollout.seed().to_string()))
                .with("coupling", Value::Text(name.to_owned()))
                .with("plain", of(false))
                .with("reduced", of(true))
                .with("outcomes", outcomes(rollout.outcomes()))
                .with("reliable", Value::Flag(rollout.games() >= RELIABLE_FROM)),
        )
        .to_js()
    }

    /// After how many pairs the better play is known: the first checkpoint at which the any-time interval has no 0 in it; null if that is still to come.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    pub fn known(
        &self,
        #[wasm_bindgen(unchecked_param_type = "boolean")] reduced: &JsValue,
    ) -> Result<JsValue, JsValue> {
        Ok(count(self.rollout.decided_after(flag("reduced", reduced)?)))
    }

    /// Returns to the checkpoint with this many pairs and forgets all later pairs. Returns whether there is such a
    /// checkpoint.
    #[wasm_bindgen(js_name = goBack)]
    pub fn go_back(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = pairs)] to: &JsValue,
    ) -> Result<bool, JsValue> {
        Ok(self.rollout.rewind_to(games("pairs", to)?))
    }
}

/// Throws `RolloutLabError` unless this is a position, a roll, and the position ID after a play of that roll, with O on
/// roll. A play that ends the game has no ID.
#[wasm_bindgen(js_name = checkContactPlay)]
pub fn check_contact_play(
    #[wasm_bindgen(js_name = position)] what: &JsPosition,
    #[wasm_bindgen(unchecked_param_type = "[number, number]", js_name = roll)] dice: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] id: &JsValue,
) -> Result<(), JsValue> {
    let (before, roll) = (board(what)?, roll("roll", dice)?);
    let text = id
        .as_string()
        .ok_or_else(|| Refusal::wrong_shape("id", "a string"))?;
    let after = board_id::parse(&text)
        .map_err(Refusal::from)?
        .board
        .swapped();
    Decision::new(before, roll, [after; 2]).map_err(Refusal::from)?;
    Ok(())
}

fn setup(value: &JsValue) -> Result<PairsSetup, Refusal> {
    let evaluator = evaluator(value)?;
    let before = board(&get(value, "position"))?;
    let roll = roll("roll", &get(value, "roll"))?;
    let after = |which: PlayAb| -> Result<Board, Refusal> { board(&get(value, name(which))) };
    let decision = Decision::new(before, roll, [after(PlayAb::A)?, after(PlayAb::B)?])?;
    let setup = PairsSetup::new(decision, evaluator, coupling(&get(value, "coupling"))?);
    setup.ok_or_else(|| Refusal::wrong_shape("coupling", "independent, same or ranked"))
}
