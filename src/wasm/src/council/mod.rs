//! The council lab: its trials as a JavaScript class, and what that needs.

mod badges;
mod curves;
mod errors;
mod model;
mod shapes;
mod weights;

use std::cell::OnceCell;

use rollout_lab::codec;
use rollout_lab::models::council::{CouncilJobSpec, Rates, Simulation, Snapshot, exact_rates};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::games;
use crate::seeds;
use crate::worker_job::{COUNCIL, Job};
use crate::works::works;
use model::{JsCouncilModel, model, rule};

/// What a worker has to do; `None` if this is no order.
pub(crate) fn job(order: &[u8]) -> Option<Box<dyn Job>> {
    let order: CouncilJobSpec = codec::decode(order).ok()?;
    Some(Box::new(order.begin()))
}

/// Positions of a council, on each of which every rule is tried. All rates are in percent.
#[wasm_bindgen]
pub struct CouncilTrials {
    simulation: Simulation,
    /// Once they are asked for: they take milliseconds.
    exact: OnceCell<Rates>,
}

works!(CouncilTrials, simulation, COUNCIL);

#[wasm_bindgen]
impl CouncilTrials {
    /// Positions of this council with this seed (see `readSeed`), none simulated yet. A seed fixes the errors for all
    /// noises, d and copying. Throws `RolloutLabError` if the council or the seed is invalid.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<Self, JsValue> {
        Ok(Self {
            simulation: Simulation::new(model(council)?, seeds::seed(seed)?),
            exact: OnceCell::new(),
        })
    }

    /// The seed, as it is always written.
    #[wasm_bindgen(getter)]
    pub fn seed(&self) -> String {
        self.simulation.seed().to_string()
    }

    /// The council.
    #[wasm_bindgen(getter, unchecked_return_type = "CouncilModel")]
    pub fn model(&self) -> Result<JsValue, JsValue> {
        shapes::model(self.simulation.runner().model()).to_js()
    }

    /// Forgets all positions; the same ones will come again.
    pub fn rewind(&mut self) {
        self.simulation.rewind();
    }

    /// How often each rule was right.
    #[wasm_bindgen(unchecked_return_type = "CouncilReadout")]
    pub fn readout(&self) -> Result<JsValue, JsValue> {
        shapes::readout(&self.simulation).to_js()
    }

    /// By how much each rule was right more often than this one, on the same positions.
    #[wasm_bindgen(unchecked_return_type = "CouncilDifferences")]
    pub fn differences(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouncilRule", js_name = rule)] than: &JsValue,
    ) -> Result<JsValue, JsValue> {
        shapes::differences(self.simulation.sums(), rule("rule", than)?).to_js()
    }

    /// Position `trial`, counted from 0, with all that is said in it; also one that is still to be simulated.
    #[wasm_bindgen(unchecked_return_type = "CouncilPosition")]
    pub fn position(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let position = self.simulation.position(games("trial", trial)?);
        shapes::position(&position).to_js()
    }

    /// All that is known of the council now.
    #[wasm_bindgen(unchecked_return_type = "CouncilSnapshot")]
    pub fn snapshot(&self) -> Result<JsValue, JsValue> {
        let model = self.simulation.runner().model();
        let exact = *self.exact.get_or_init(|| exact_rates(model));
        shapes::snapshot(&Snapshot::new(&self.simulation, exact)).to_js()
    }
}
