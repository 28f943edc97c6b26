//! Pairs of whole games after two plays of a roll, as a JavaScript class.

use rollout_lab::backgammon::position_id::board_id;
use rollout_lab::backgammon::{Board, Networks};
use rollout_lab::labs::contact::pairs::{Decision, PairRoller, PairsRollout, PairsSetup};
use rollout_lab::rollout::pairs::{Coupling, PlayAb};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::position::{JsPosition, board};
use super::setup::evaluator;
use crate::arguments::{boolean, games, js_argument, roll, string};
use crate::errors::Refusal;
use crate::job_codes::CONTACT_PAIRS;
use crate::objects::{Shape, get, to_js};
use crate::pairs::{MeasuredFigures, Outcomes, coupling, play_name};
use crate::rollouts::impl_rollout;
use crate::seeds;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** A decision between two plays of X's roll. a, b: the positions after each play, which may not end
 *  the game. X's checkers are still `x` there. */
export interface ContactDecision { position: ContactPosition; roll: [number, number]; a: ContactPosition; b: ContactPosition }
/** A decision, the evaluator that measures the luck to subtract and ranks rolls in the coupling
 *  `ranked`, and the coupling. */
export interface ContactPairsSetup extends ContactDecision {
  evaluator: ContactEvaluator; noise: Noise;
  coupling: Exclude<CouplingName, 'nearest'>;
}
";

/// Statistics of one coupling, in points for X.
#[derive(Shape)]
struct ContactPairsFigures {
    #[shape(flatten)]
    measured: MeasuredFigures,
    /// The 95% interval of A - B.
    ci: Option<(f64, f64)>,
    /// The any-time 95% interval, which holds after all numbers of pairs at once.
    always: Option<(f64, f64)>,
}

/// Statistics of pairs in one coupling, in points for X.
#[derive(Shape)]
struct ContactPairsReadout {
    pairs: u64,
    seed: String,
    #[shape(type = "Exclude<CouplingName, 'nearest'>")]
    coupling: Coupling,
    plain: ContactPairsFigures,
    reduced: ContactPairsFigures,
    outcomes: Outcomes,
    /// Whether there are enough pairs for a 95% interval to cover about 95%.
    reliable: bool,
}

js_argument!(JsPairsSetup, "ContactPairsSetup");

/// A rollout of pairs of games after two plays, in one coupling. Statistics are in points for X,
/// who is on roll.
#[wasm_bindgen]
pub struct ContactPairs {
    rollout: PairsRollout,
}

impl_rollout!(ContactPairs, CONTACT_PAIRS);

#[wasm_bindgen]
impl ContactPairs {
    /// Creates a rollout of a decision, with the dice of a seed in decimal digits or `0x` and hex
    /// digits. Throws `RolloutLabError` for an invalid setup or seed.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(js_name = setup)] js_setup: &JsPairsSetup,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<Self, JsValue> {
        let roller = PairRoller::new(Networks::trained(), setup(js_setup)?);
        Ok(Self {
            rollout: PairsRollout::with_runner(roller, seeds::seed(seed)?),
        })
    }

    /// Returns the current statistics.
    #[wasm_bindgen(unchecked_return_type = "ContactPairsReadout")]
    pub fn readout(&self) -> JsValue {
        let rollout = &self.rollout;
        let points = [false, true].map(|reduced| rollout.point(reduced));
        let reliable = points[0].difference.is_reliable();
        let [plain, reduced] = [false, true].map(|reduced| {
            let point = &points[usize::from(reduced)];
            ContactPairsFigures {
                measured: MeasuredFigures::new(point, rollout.worth(reduced)),
                ci: point.difference.ci,
                always: point.any_time(),
            }
        });
        to_js(ContactPairsReadout {
            pairs: rollout.games(),
            seed: rollout.seed().to_string(),
            coupling: rollout.setup().coupling(),
            plain,
            reduced,
            outcomes: rollout.outcomes().into(),
            reliable,
        })
    }

    /// Returns the number of pairs after which the better play is known: the first checkpoint at
    /// which the any-time interval of A - B excludes 0. null before that.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    pub fn known(
        &self,
        #[wasm_bindgen(unchecked_param_type = "boolean")] reduced: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let reduced = boolean("reduced", reduced)?;
        Ok(to_js(self.rollout.decided_after(reduced)))
    }

    /// Rewinds the rollout to the checkpoint with this many pairs, and forgets all later pairs.
    /// Returns whether there is such a checkpoint.
    #[wasm_bindgen(js_name = goBack)]
    pub fn go_back(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = pairs)] js_pairs: &JsValue,
    ) -> Result<bool, JsValue> {
        Ok(self.rollout.rewind_to(games("pairs", js_pairs)?))
    }
}

/// Throws `RolloutLabError` unless these are a position, a roll, and the position ID after a legal
/// play of it, with O on roll. A play that ends the game has no ID.
#[wasm_bindgen(js_name = checkContactPlay)]
pub fn check_contact_play(
    #[wasm_bindgen(js_name = position)] js_position: &JsPosition,
    #[wasm_bindgen(unchecked_param_type = "[number, number]", js_name = roll)] js_roll: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] id: &JsValue,
) -> Result<(), JsValue> {
    let (before, roll) = (board(js_position)?, roll("roll", js_roll)?);
    let text = string("id", id)?;
    let after = board_id::parse(&text)
        .map_err(Refusal::from)?
        .board
        .swapped();
    Decision::new(before, roll, [after; 2]).map_err(Refusal::from)?;
    Ok(())
}

/// Converts a `ContactPairsSetup`.
fn setup(value: &JsValue) -> Result<PairsSetup, Refusal> {
    let evaluator = evaluator(value)?;
    let before = board(&get(value, "position"))?;
    let roll = roll("roll", &get(value, "roll"))?;
    let after = |play: PlayAb| -> Result<Board, Refusal> { board(&get(value, play_name(play))) };
    let decision = Decision::new(before, roll, [after(PlayAb::A)?, after(PlayAb::B)?])?;
    let setup = PairsSetup::new(decision, evaluator, coupling(&get(value, "coupling"))?);
    setup.ok_or_else(|| Refusal::wrong_shape("coupling", "independent, same or ranked"))
}
