//! Decisions made ready as a JavaScript class: built step by step, or by a worker, then shared by rollouts.

use std::sync::Arc;

use js_sys::Uint8Array;
use rollout_lab::labs::pairs::{ExactWork, PairRoller, PairsBuilder, PreparedPairs};
use rollout_lab::rollout::seed::Seed;
use rollout_lab::rollout::trial::Trials;
use rollout_lab::stats::score::Unit;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::setup::{JsPairsSetup, setup};
use super::shapes;
use crate::bearoff::database::database;
use crate::bearoff::errors::not_ready;
use crate::bearoff::slices::Slices;
use crate::columns::Expected;
use crate::errors::{Refusal, games};
use crate::pairs::coupling;
use crate::worker_job::PAIRS;
use crate::{columns, loans, works};

/// A decision between two plays, with who judges.
#[wasm_bindgen]
pub struct PairsGame {
    state: Slices<PairsBuilder>,
    /// What is exactly true of coupled pairs, in the making.
    exact: Option<ExactWork>,
    /// The same pairs gone through here, for those who time them.
    timed: Option<Slices<PairsBuilder>>,
}

#[wasm_bindgen]
impl PairsGame {
    /// Begins to make a setup ready. Throws `RolloutLabError` if it is none, or if the database does not know enough for it.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "BearoffDatabase", js_name = database)]
        known: &JsValue,
        #[wasm_bindgen(js_name = setup)] what: &JsPairsSetup,
    ) -> Result<Self, JsValue> {
        let builder = PairsBuilder::new(database(known)?, setup(what)?);
        Ok(Self {
            state: Slices::new(builder.map_err(Refusal::from)?),
            exact: None,
            timed: None,
        })
    }

    /// Builds one least step; returns whether all is done.
    pub fn build(&mut self) -> bool {
        self.state.build()
    }

    /// How much is done, 0..1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        self.state.progress()
    }

    /// The order from which a worker analyses both plays.
    pub fn order(&self) -> Result<Uint8Array, JsValue> {
        let order = match &self.state {
            Slices::Building(builder) => builder.as_ref().map(|builder| builder.job_spec()),
            Slices::Ready(pairs) => Some(pairs.job_spec()),
        };
        Ok(works::order(PAIRS, &order.ok_or_else(not_ready)?))
    }

    /// Takes what a worker has found: what is left to be built takes some milliseconds. Throws `RolloutLabError` if these
    /// bytes say nothing of it.
    pub fn take(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array", js_name = bytes)] sent: &JsValue,
    ) -> Result<(), JsValue> {
        let made = works::bytes("bytes", sent)?;
        if let Slices::Building(Some(builder)) = &mut self.state {
            builder.apply_analysis(&made).map_err(Refusal::from)?;
            self.state.build();
        }
        Ok(())
    }

    /// The order from which a worker computes the exact statistics of coupled pairs.
    #[wasm_bindgen(js_name = exactOrder)]
    pub fn exact_order(&self) -> Result<Uint8Array, JsValue> {
        Ok(works::order(PAIRS, &self.ready()?.exact_job_spec()))
    }

    /// Takes what a worker has found of that. Throws `RolloutLabError` if these bytes say nothing of it.
    #[wasm_bindgen(js_name = takeExact)]
    pub fn take_exact(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array", js_name = bytes)] sent: &JsValue,
    ) -> Result<(), JsValue> {
        let made = works::bytes("bytes", sent)?;
        Ok(self.ready()?.apply_exact(&made).map_err(Refusal::from)?)
    }

    /// Finds it here, one least step; returns whether all is done.
    #[wasm_bindgen(js_name = buildExact)]
    pub fn build_exact(&mut self) -> Result<bool, JsValue> {
        let pairs = self.ready()?;
        if pairs.exact().is_some() {
            return Ok(true);
        }
        let work = self
            .exact
            .get_or_insert_with(|| ExactWork::new(pairs.clone()));
        if !work.step() {
            return Ok(false);
        }
        if let Some(exact) = self.exact.take().and_then(ExactWork::finish) {
            pairs.set_exact(exact);
        }
        Ok(true)
    }

    /// How much of that is done here, 0..1.
    #[wasm_bindgen(getter, js_name = exactProgress)]
    pub fn exact_progress(&self) -> f64 {
        self.exact.as_ref().map_or(0.0, ExactWork::progress)
    }

    /// The mover's exact chances after both plays; null beyond six checkers a side.
    #[wasm_bindgen(unchecked_return_type = "ExactChances | null")]
    pub fn exact(&self) -> Result<JsValue, JsValue> {
        let chances = self.ready()?.chances();
        chances.map_or(Ok(JsValue::NULL), |[a, b]| shapes::chances(a, b).to_js())
    }

    /// The exact statistics of a coupling's differences; null if they are unknown, or not computed yet.
    #[wasm_bindgen(unchecked_return_type = "PairsTheory | null")]
    pub fn theory(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)] name: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let pairs = self.ready()?;
        let theory = shapes::theory(&pairs, coupling(name)?);
        theory.map_or(Ok(JsValue::NULL), |theory| theory.to_js())
    }

    /// The exact funnels of a coupling's differences, plain and reduced, up to this many pairs: mean ± 1.96 standard
    /// errors; null if they are unknown, or not computed yet.
    #[wasm_bindgen(unchecked_return_type = "Funnel | null")]
    pub fn funnel(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)] name: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (pairs, coupling) = (self.ready()?, coupling(name)?);
        let last = games("last", last)?;
        let of = |reduced| {
            let exact = pairs.exact_difference(coupling, reduced)?;
            Some(Expected {
                mean: exact.mean,
                sd: exact.sd,
            })
        };
        let both = of(false).zip(of(true));
        Ok(both.map_or(JsValue::NULL, |(plain, reduced)| {
            columns::funnel(&plain, &reduced, last)
        }))
    }

    /// Makes ready what rolls pairs here as fast as in a worker, one least step; returns whether all is done.
    #[wasm_bindgen(js_name = buildTimed)]
    pub fn build_timed(&mut self) -> Result<bool, JsValue> {
        let pairs = self.ready()?;
        if pairs.is_enumerated() {
            return Ok(true);
        }
        if self.timed.is_none() {
            self.timed = pairs.rebuild().map(Slices::new);
        }
        Ok(self.timed.as_mut().is_none_or(Slices::build))
    }

    /// Rolls this many pairs of one coupling and forgets them, to time them. Call `buildTimed` first. Returns the sum
    /// of their differences without luck, in percentage points.
    #[wasm_bindgen(js_name = rollOnly)]
    pub fn roll_only(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CouplingName", js_name = coupling)] name: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = pairs)] count: &JsValue,
    ) -> Result<f64, JsValue> {
        let (coupling, count) = (coupling(name)?, games("pairs", count)?);
        let timed = self.timed.as_ref().and_then(|timed| timed.ready().ok());
        let pairs = timed.map_or_else(|| self.ready(), Ok)?;
        let trials = Trials::new(Seed::new(0));
        let sum = PairRoller::new(pairs).roll_for_timing(coupling, trials, 0, count);
        Ok(sum.in_unit(Unit::Percent))
    }

    /// For this module's own use: see `loans`.
    #[wasm_bindgen(js_name = __lend, skip_typescript)]
    pub fn lend(&self) {
        loans::lend(self.ready());
    }
}

impl PairsGame {
    fn ready(&self) -> Result<Arc<PreparedPairs>, Refusal> {
        self.state.ready()
    }
}

/// The pairs that an argument is.
pub(super) fn pairs(value: &JsValue) -> Result<Arc<PreparedPairs>, Refusal> {
    loans::borrow("game", "PairsGame", value)
}
