//! Rollouts of pairs as a JavaScript class.

use js_sys::Object;
use rollout_lab::labs::pairs::{PairRoller, PairsRollout as Core};
use rollout_lab::stats::summary::RELIABLE_FROM;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::pairs;
use super::shapes;
use crate::arguments::{boolean, games, whole_number};
use crate::columns::Averages;
use crate::job_codes::PAIRS;
use crate::objects::{column, set};
use crate::pairs::{count_or_null, coupling, outcomes};
use crate::rollouts::impl_rollout;
use crate::{columns, seeds};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Results of pairs, plain and with luck subtracted, in percent of the mover's winning chances: one
 *  row for each pair. */
export interface Scatter { a: Float64Array; b: Float64Array; aReduced: Float64Array; bReduced: Float64Array }
";

/// The most pairs of one call of `scatter`.
const MAX_SCATTER_PAIRS: u64 = 2000;

/// A rollout of pairs. All chances are the mover's, in percent; differences A - B are in percentage
/// points.
#[wasm_bindgen]
pub struct PairsRollout {
    rollout: Core,
}

impl_rollout!(PairsRollout, PAIRS);

#[wasm_bindgen]
impl PairsRollout {
    /// Creates a rollout of a decision that is built, with the dice of a seed in decimal digits or
    /// `0x` and hex digits. Throws `RolloutLabError` for an invalid seed, or a decision that is
    /// still being built.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "PairsGame", js_name = game)] js_game: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
    ) -> Result<Self, JsValue> {
        let roller = PairRoller::new(pairs(js_game)?);
        Ok(Self {
            rollout: Core::with_runner(roller, seeds::seed(seed)?),
        })
    }

    /// Returns pair `trial`, counted from 0, in a coupling. Replays the pair, whether it has been
    /// rolled or not.
    #[wasm_bindgen(unchecked_return_type = "PairRecord")]
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (trial, coupling) = (games("trial", trial)?, coupling(js_coupling)?);
        let mover = self.rollout.pairs().setup().decision.mover();
        shapes::record(trial, &self.rollout.record(trial, coupling), mover).to_js()
    }

    /// Returns the current statistics of A - B in a coupling.
    #[wasm_bindgen(unchecked_return_type = "PairsReadout")]
    pub fn readout(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
    ) -> Result<JsValue, JsValue> {
        shapes::readout(&self.rollout, coupling(js_coupling)?).to_js()
    }

    /// Returns the current statistics of all couplings.
    #[wasm_bindgen(unchecked_return_type = "Record<CouplingName, PairsFiguresBoth>")]
    pub fn couplings(&self) -> Result<JsValue, JsValue> {
        shapes::couplings(&self.rollout).to_js()
    }

    /// Returns the coupling whose pairs are worth most; null while it is unknown.
    #[wasm_bindgen(unchecked_return_type = "PairsVerdict | null")]
    pub fn verdict(&self) -> Result<JsValue, JsValue> {
        let verdict = self.rollout.verdict();
        verdict.map_or(Ok(JsValue::NULL), |verdict| {
            shapes::verdict(&verdict).to_js()
        })
    }

    /// Returns the running averages of A - B in a coupling at all checkpoints.
    #[wasm_bindgen(unchecked_return_type = "History")]
    pub fn history(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let points = self.rollout.history(coupling(js_coupling)?);
        let points = points.map(|both| {
            let [plain, reduced] = both.map(|difference| difference.summary());
            let means = plain.mean.zip(reduced.mean);
            Averages {
                plain,
                reduced,
                luck: means.map(|(plain, reduced)| plain - reduced),
            }
        });
        let block_size = self.rollout.pairs().setup().block_size();
        Ok(columns::history(points, RELIABLE_FROM * block_size))
    }

    /// Returns the any-time intervals of A - B in a coupling at the checkpoints of `history`.
    #[wasm_bindgen(js_name = anyTime, unchecked_return_type = "AnyTimeBands")]
    pub fn any_time(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let points = self.rollout.history(coupling(js_coupling)?);
        let points = points.map(|both| both.map(|difference| difference.any_time()));
        Ok(columns::any_time_bands(points))
    }

    /// Returns the numbers of pairs by the winners of both games, in a coupling.
    #[wasm_bindgen(unchecked_return_type = "Outcomes")]
    pub fn outcomes(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
    ) -> Result<JsValue, JsValue> {
        outcomes(self.rollout.outcomes(coupling(js_coupling)?)).to_js()
    }

    /// Returns the results of pairs `from..to` in a coupling, at most 2,000 of them. Numbers of
    /// pairs count from 0, and `to` is not included.
    #[wasm_bindgen(unchecked_return_type = "Scatter")]
    pub fn scatter(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] from: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] to: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (coupling, from) = (coupling(js_coupling)?, games("from", from)?);
        let max = from + MAX_SCATTER_PAIRS;
        let to = whole_number("to", to, max, "a whole number, at most 2000 above from")?;
        let results = self.rollout.results(coupling, from, to.max(from));
        let object = Object::new();
        for (index, name) in ["a", "b", "aReduced", "bReduced"].into_iter().enumerate() {
            let values: Vec<f64> = results.iter().map(|result| result[index]).collect();
            set(&object, name, &column(&values));
        }
        Ok(object.into())
    }

    /// Returns the number of pairs after which the better play is known: the first checkpoint at
    /// which the any-time interval of A - B excludes 0. null before that.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    pub fn known(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "boolean")] reduced: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let pairs = self
            .rollout
            .decided_after(coupling(js_coupling)?, boolean("reduced", reduced)?);
        Ok(count_or_null(pairs))
    }
}
