//! Rollouts of pairs as a JavaScript class.

use rollout_lab::labs::pairs::{PairRoller, PairsRollout as Core};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::pairs;
use super::shapes::{PairRecord, PairsReadout, PairsVerdict, couplings};
use crate::arguments::{boolean, games, whole_number};
use crate::columns::{AnyTimeBands, History, columns};
use crate::job_codes::PAIRS;
use crate::objects::{Column, Shape, to_js};
use crate::pairs::{Outcomes, coupling};
use crate::rollouts::impl_rollout;
use crate::seeds;

/// Results of pairs, plain and with luck subtracted, in percent of the mover's winning chances: one
/// row for each pair.
#[derive(Shape)]
#[shape(from = [Column; 4])]
struct Scatter {
    a: Column,
    b: Column,
    a_reduced: Column,
    b_reduced: Column,
}

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
        let record = self.rollout.record(trial, coupling);
        Ok(to_js(PairRecord::new(trial, record, mover)))
    }

    /// Returns the current statistics of A - B in a coupling.
    #[wasm_bindgen(unchecked_return_type = "PairsReadout")]
    pub fn readout(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let coupling = coupling(js_coupling)?;
        Ok(to_js(PairsReadout::new(&self.rollout, coupling)))
    }

    /// Returns the current statistics of all couplings.
    #[wasm_bindgen(unchecked_return_type = "Record<CouplingName, PairsFiguresBoth>")]
    pub fn couplings(&self) -> JsValue {
        to_js(couplings(&self.rollout))
    }

    /// Returns the coupling whose pairs are worth most; null while it is unknown.
    #[wasm_bindgen(unchecked_return_type = "PairsVerdict | null")]
    pub fn verdict(&self) -> JsValue {
        to_js(self.rollout.verdict().map(PairsVerdict::from))
    }

    /// Returns the running averages of A - B in a coupling at all checkpoints.
    #[wasm_bindgen(unchecked_return_type = "History")]
    pub fn history(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let points = self.rollout.average_history(coupling(js_coupling)?);
        let min_pairs = self.rollout.reliable_from();
        Ok(to_js(History::new(points, min_pairs)))
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
        Ok(to_js(AnyTimeBands::new(points)))
    }

    /// Returns the numbers of pairs by the winners of both games, in a coupling.
    #[wasm_bindgen(unchecked_return_type = "Outcomes")]
    pub fn outcomes(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let outcomes = self.rollout.outcomes(coupling(js_coupling)?);
        Ok(to_js(Outcomes::from(outcomes)))
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
        Ok(to_js(Scatter::from(columns(&mut results.into_iter()))))
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
        Ok(to_js(pairs))
    }
}
