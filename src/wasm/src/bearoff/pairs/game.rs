//! Prepared decisions between two plays as a JavaScript class. The page builds one in steps, or a
//! worker analyses it, and rollouts share it.

use std::sync::Arc;

use js_sys::Uint8Array;
use rollout_lab::labs::pairs::{
    PairRoller, PairsBuilder, PairsExact, PreparedPairs, exact_statistics,
};
use rollout_lab::rollout::job_spec::Describe;
use rollout_lab::rollout::resumable::Resumable;
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::Trials;
use rollout_lab::stats::funnel::ExactMoments;
use rollout_lab::stats::score::Unit;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::{JsPairsSetup, setup};
use super::shapes::{ExactChances, PairsTheory};
use crate::arguments::games;
use crate::bearoff::database::database;
use crate::bearoff::incremental::Incremental;
use crate::bearoff::prepared_methods::impl_analysed;
use crate::columns::Funnel;
use crate::errors::Refusal;
use crate::job_codes::{PAIRS, PAIRS_EXACT};
use crate::objects::to_js;
use crate::pairs::coupling;
use crate::{arguments, chunked_work, class_args};

/// A decision between two plays that is prepared for rollouts of pairs, with the evaluators that
/// measure luck and rank rolls.
#[wasm_bindgen]
pub struct PairsGame {
    state: Incremental<PairsBuilder>,
    /// The exact statistics of coupled pairs, while they are computed here.
    exact: Option<Resumable<Option<PairsExact>>>,
    /// Pairs with all games enumerated here, as a worker has them, for timing.
    timed: Option<Incremental<PairsBuilder>>,
}

impl_analysed!(PairsGame of PAIRS);

#[wasm_bindgen]
impl PairsGame {
    /// Begins to prepare a setup. Throws `RolloutLabError` if the setup is invalid, or if the
    /// database does not cover its position.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "BearoffDatabase", js_name = database)]
        js_database: &JsValue,
        #[wasm_bindgen(js_name = setup)] js_setup: &JsPairsSetup,
    ) -> Result<Self, JsValue> {
        let builder = PairsBuilder::new(database(js_database)?, setup(js_setup)?);
        Ok(Self {
            state: Incremental::new(builder.map_err(Refusal::from)?),
            exact: None,
            timed: None,
        })
    }

    /// Returns the job from which a worker computes the exact statistics of coupled pairs, in
    /// bytes.
    #[wasm_bindgen(js_name = exactOrder)]
    pub fn exact_order(&self) -> Result<Uint8Array, JsValue> {
        Ok(chunked_work::encode_job(
            PAIRS_EXACT,
            &self.ready()?.describe(),
        ))
    }

    /// Takes over the exact statistics that a worker has computed. Throws `RolloutLabError` if the
    /// bytes are no exact statistics of this decision.
    #[wasm_bindgen(js_name = takeExact)]
    pub fn take_exact(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array", js_name = bytes)] js_bytes: &JsValue,
    ) -> Result<(), JsValue> {
        let analysis = arguments::bytes("bytes", js_bytes)?;
        Ok(self
            .ready()?
            .apply_exact(&analysis)
            .map_err(Refusal::from)?)
    }

    /// Computes the smallest possible part of the exact statistics here. Returns whether they are
    /// complete.
    #[wasm_bindgen(js_name = buildExact)]
    pub fn build_exact(&mut self) -> Result<bool, JsValue> {
        let pairs = self.ready()?;
        if pairs.exact().is_some() {
            return Ok(true);
        }
        let work = self
            .exact
            .get_or_insert_with(|| exact_statistics(pairs.clone()));
        if !work.run_while(|| false) {
            return Ok(false);
        }
        if let Some(exact) = self.exact.take().and_then(Resumable::finish) {
            pairs.set_exact(exact);
        }
        Ok(true)
    }

    /// The fraction of the exact statistics that is computed here, 0..1.
    #[wasm_bindgen(getter, js_name = exactProgress)]
    pub fn exact_progress(&self) -> f64 {
        self.exact.as_ref().map_or(0.0, Resumable::progress)
    }

    /// Returns the mover's exact chances after both plays; null beyond six checkers a side.
    #[wasm_bindgen(unchecked_return_type = "ExactChances | null")]
    pub fn exact(&self) -> Result<JsValue, JsValue> {
        let chances = self.ready()?.chances();
        Ok(to_js(chances.map(ExactChances::from)))
    }

    /// Returns the exact statistics of A - B in a coupling; null if they are unknown, or not
    /// computed yet.
    #[wasm_bindgen(unchecked_return_type = "PairsTheory | null")]
    pub fn theory(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let pairs = self.ready()?;
        Ok(to_js(PairsTheory::new(&pairs, coupling(js_coupling)?)))
    }

    /// Returns the exact funnels of A - B in a coupling, plain and reduced: mean ± 1.96 standard
    /// errors at the checkpoints up to `last` pairs. null if they are unknown, or not computed yet.
    #[wasm_bindgen(unchecked_return_type = "Funnel | null")]
    pub fn funnel(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (pairs, coupling) = (self.ready()?, coupling(js_coupling)?);
        let last = games("last", last)?;
        let expected = |reduced| {
            let exact = pairs.exact_difference(coupling, reduced)?;
            Some(ExactMoments {
                mean: exact.mean,
                sd: exact.sd,
            })
        };
        let both = expected(false).zip(expected(true));
        let funnel = both.map(|(plain, reduced)| Funnel::new(&plain, &reduced, last));
        Ok(to_js(funnel))
    }

    /// Prepares the smallest possible part of what `rollOnly` needs to roll pairs as fast as a
    /// worker. Returns whether everything is prepared.
    #[wasm_bindgen(js_name = buildTimed)]
    pub fn build_timed(&mut self) -> Result<bool, JsValue> {
        let pairs = self.ready()?;
        if pairs.is_enumerated() {
            return Ok(true);
        }
        if self.timed.is_none() {
            self.timed = pairs.rebuild().map(Incremental::new);
        }
        Ok(self.timed.as_mut().is_none_or(Incremental::build))
    }

    /// Rolls this many pairs of one coupling and forgets them, to time them. Call `buildTimed`
    /// first. Returns the sum of their reduced differences A - B, in percentage points.
    #[wasm_bindgen(js_name = rollOnly)]
    pub fn roll_only(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)]
        js_coupling: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = pairs)] js_pairs: &JsValue,
    ) -> Result<f64, JsValue> {
        let (coupling, count) = (coupling(js_coupling)?, games("pairs", js_pairs)?);
        let timed = self.timed.as_ref().and_then(|timed| timed.ready().ok());
        let pairs = timed.map_or_else(|| self.ready(), Ok)?;
        let trials = Trials::new(Seed::new(0));
        let sum = PairRoller::new(pairs).roll_for_timing(coupling, trials, 0, count);
        Ok(sum.in_unit(Unit::Percent))
    }
}

impl PairsGame {
    fn ready(&self) -> Result<Arc<PreparedPairs>, Refusal> {
        self.state.ready()
    }
}

/// Returns the prepared pairs that an argument is.
pub(super) fn pairs(value: &JsValue) -> Result<Arc<PreparedPairs>, Refusal> {
    class_args::borrow("game", "PairsGame", value)
}
