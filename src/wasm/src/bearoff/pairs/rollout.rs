//! The rollout of pairs as a JavaScript class.

use js_sys::Object;
use rollout_lab::labs::pairs::{PairRoller, PairsRollout as Core};
use rollout_lab::stats::summary::RELIABLE_FROM;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::pairs;
use super::shapes;
use crate::columns::Averages;
use crate::errors::{games, whole_number};
use crate::objects::{column, set};
use crate::pairs::{count, coupling, flag, outcomes};
use crate::rollouts::rolls_games;
use crate::worker_job::PAIRS;
use crate::{columns, seeds};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Results of pairs, plain and with luck subtracted, in percent from the mover's side: one row for each pair. */
export interface Scatter { a: Float64Array; b: Float64Array; aReduced: Float64Array; bReduced: Float64Array }
";

/// So many pairs can be asked for at once.
const MOST_SCATTERED: u64 = 2000;

/// A rollout of pairs. All chances are the mover's, in percent; differences A - B are in percentage points.
#[wasm_bindgen]
pub struct PairsRollout {
    rollout: Core,
}

rolls_games!(PairsRollout, PAIRS);

#[wasm_bindgen]
impl PairsRollout {
    /// A rollout of a decision that is made ready, with the dice of this seed (see `readSeed`). Throws `RolloutLabError` if
    /// the seed is none.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "PairsGame", js_name = game)] prepared: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<Self, JsValue> {
        let roller = PairRoller::new(pairs(prepared)?);
        Ok(Self {
            rollout: Core::with_runner(roller, seeds::seed(seed)?),
        })
    }

    /// Pair `trial`, counted from 0, in a coupling; also a pair that is still to be rolled.
    #[wasm_bindgen(unchecked_return_type = "PairRecord")]
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)] name: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (trial, coupling) = (games("trial", trial)?, coupling(name)?);
        let mover = self.rollout.pairs().setup().decision.mover();
        shapes::record(trial, &self.rollout.record(trial, coupling), mover).to_js()
    }

    /// The statistics of A - B in a coupling now.
    #[wasm_bindgen(unchecked_return_type = "PairsReadout")]
    pub fn readout(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)] name: &JsValue,
    ) -> Result<JsValue, JsValue> {
        shapes::readout(&self.rollout, coupling(name)?).to_js()
    }

    /// The statistics of all couplings now.
    #[wasm_bindgen(unchecked_return_type = "Record<CouplingName, PairsFiguresBoth>")]
    pub fn couplings(&self) -> Result<JsValue, JsValue> {
        shapes::couplings(&self.rollout).to_js()
    }

    /// Which coupling is best here; null while nothing can be said.
    #[wasm_bindgen(unchecked_return_type = "PairsVerdict | null")]
    pub fn verdict(&self) -> Result<JsValue, JsValue> {
        let verdict = self.rollout.verdict();
        verdict.map_or(Ok(JsValue::NULL), |verdict| {
            shapes::verdict(&verdict).to_js()
        })
    }

    /// All of history of A - B in a coupling at the checkpoints.
    #[wasm_bindgen(unchecked_return_type = "History")]
    pub fn history(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)] name: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let points = self.rollout.history(coupling(name)?);
        let points = points.map(|both| {
            let [plain, reduced] = both.map(|difference| difference.summary());
            let means = plain.mean.zip(reduced.mean);
            Averages {
                plain,
                reduced,
                luck: means.map(|(plain, reduced)| plain - reduced),
            }
        });
        let block = self.rollout.pairs().setup().block_size();
        Ok(columns::history(points, RELIABLE_FROM * block))
    }

    /// The any-time intervals of A - B at the same checkpoints.
    #[wasm_bindgen(js_name = anyTime, unchecked_return_type = "AnyTimeBands")]
    pub fn any_time(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)] name: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let points = self.rollout.history(coupling(name)?);
        let points = points.map(|both| both.map(|difference| difference.any_time()));
        Ok(columns::any_time_bands(points))
    }

    /// The winners of all pairs of a coupling.
    #[wasm_bindgen(unchecked_return_type = "Outcomes")]
    pub fn outcomes(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)] name: &JsValue,
    ) -> Result<JsValue, JsValue> {
        outcomes(self.rollout.outcomes(coupling(name)?)).to_js()
    }

    /// The results of pairs `from` to `to` in a coupling, at most 2,000 of them.
    #[wasm_bindgen(unchecked_return_type = "Scatter")]
    pub fn scatter(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)] name: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] from: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] to: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (coupling, from) = (coupling(name)?, games("from", from)?);
        let most = from + MOST_SCATTERED;
        let to = whole_number("to", to, most, "a whole number, at most 2000 above from")?;
        let results = self.rollout.results(coupling, from, to.max(from));
        let object = Object::new();
        for (at, name) in ["a", "b", "aReduced", "bReduced"].into_iter().enumerate() {
            let values: Vec<f64> = results.iter().map(|result| result[at]).collect();
            set(&object, name, &column(&values));
        }
        Ok(object.into())
    }

    /// The number of pairs after which the better play is known: the first checkpoint at which the any-time interval
    /// excludes 0; null before that.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    pub fn known(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)] name: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "boolean")] reduced: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let known = self
            .rollout
            .decided_after(coupling(name)?, flag("reduced", reduced)?);
        Ok(count(known))
    }
}
