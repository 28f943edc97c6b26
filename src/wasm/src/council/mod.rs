//! The bindings of the council lab. This file has its trials as a JavaScript class.

mod badges;
mod curves;
mod errors;
mod model;
mod shapes;
mod weights;

use std::cell::OnceCell;

use rollout_lab::codec;
use rollout_lab::models::council::{
    CouncilJobSpec, CurvesJobSpec, Rates, Simulation, Snapshot, exact_rates,
};
use rollout_lab::rollout::job::{Job, JobOutput};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::games;
use crate::chunked_work::impl_chunked_work;
use crate::job_codes::COUNCIL;
use crate::objects::to_js;
use crate::seeds;
use model::{JsCouncilModel, model, rule};
use shapes::{CouncilDifferences, CouncilModel, CouncilPosition, CouncilReadout, CouncilSnapshot};

/// Decodes a worker's job to roll chunks of this lab's work; `None` if the bytes are not a valid job.
pub(crate) fn job(bytes: &[u8]) -> Option<Job> {
    let job_spec: CouncilJobSpec = codec::decode(bytes).ok()?;
    Some(Job::finished(JobOutput::Work(job_spec.begin()?)))
}

/// Decodes a worker's job to compute curves; `None` if the bytes are not a valid job.
pub(crate) fn curves_job(bytes: &[u8]) -> Option<Job> {
    let job_spec: CurvesJobSpec = codec::decode(bytes).ok()?;
    Some(Job::finished(JobOutput::Work(job_spec.begin())))
}

/// Simulated positions of a council, in each of which every rule picks a move. All rates are in
/// percent.
#[wasm_bindgen]
pub struct CouncilTrials {
    simulation: Simulation,
    /// Exact rates, computed on first use because that takes milliseconds.
    exact: OnceCell<Rates>,
}

impl_chunked_work!(CouncilTrials, simulation, COUNCIL);

#[wasm_bindgen]
impl CouncilTrials {
    /// Creates a simulation of a council, with the errors of a seed in decimal digits or `0x` and
    /// hex digits. No position is simulated yet. A seed fixes the errors for all noises, d and
    /// copying. Throws `RolloutLabError` for an invalid council or seed.
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

    /// The seed in its standard form, for example `0x2a61`.
    #[wasm_bindgen(getter)]
    pub fn seed(&self) -> String {
        self.simulation.seed().to_string()
    }

    /// The council.
    #[wasm_bindgen(getter, unchecked_return_type = "CouncilModel")]
    pub fn model(&self) -> JsValue {
        to_js(CouncilModel::from(
            self.simulation.runner().model().setting(),
        ))
    }

    /// Forgets all positions. The simulation starts again with the same ones.
    pub fn rewind(&mut self) {
        self.simulation.rewind();
    }

    /// Returns the rates at which each rule was right and each pair of programs agreed.
    #[wasm_bindgen(unchecked_return_type = "CouncilReadout")]
    pub fn readout(&self) -> JsValue {
        to_js(CouncilReadout::from(&self.simulation))
    }

    /// Returns the rate of each rule minus the rate of one rule, on the same positions, in
    /// percentage points.
    #[wasm_bindgen(unchecked_return_type = "CouncilDifferences")]
    pub fn differences(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouncilRule", js_name = rule)] js_rule: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let than = rule("rule", js_rule)?;
        Ok(to_js(CouncilDifferences::new(self.simulation.sums(), than)))
    }

    /// Returns position `trial`, counted from 0, with all reports and picks. Replays the position,
    /// whether it has been simulated or not.
    #[wasm_bindgen(unchecked_return_type = "CouncilPosition")]
    pub fn position(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let position = self.simulation.position(games("trial", trial)?);
        Ok(to_js(CouncilPosition::from(position)))
    }

    /// Returns the council with its measured and exact rates.
    #[wasm_bindgen(unchecked_return_type = "CouncilSnapshot")]
    pub fn snapshot(&self) -> JsValue {
        let model = self.simulation.runner().model();
        let exact = *self.exact.get_or_init(|| exact_rates(model));
        let snapshot = Snapshot::new(&self.simulation, exact);
        to_js(CouncilSnapshot::from(&snapshot))
    }
}
