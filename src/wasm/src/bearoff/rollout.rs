//! The bear-off rollout as a JavaScript class.

use rollout_lab::bearoff::Rollout;
use rollout_lab::statistics::RELIABLE_FROM;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{estimate, game};
use super::shapes;
use crate::columns::{self, Averages};
use crate::errors::games;
use crate::rollouts::rolls_games;
use crate::seeds::seed;
use crate::workbench::BEAROFF;

/// A rollout of a bear-off. All chances are X's, in percent.
#[wasm_bindgen]
pub struct BearoffRollout {
    rollout: Rollout,
}

rolls_games!(BearoffRollout, BEAROFF);

#[wasm_bindgen]
impl BearoffRollout {
    /// A rollout of a game that is made ready, with the dice of this seed (see `readSeed`). Throws
    /// `RolloutLabError` if the seed is none.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "BearoffGame", js_name = game)] prepared: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] dice: &JsValue,
    ) -> Result<Self, JsValue> {
        Ok(Self {
            rollout: Rollout::new(game(prepared)?, seed(dice)?),
        })
    }

    /// Game `trial`, counted from 0, as an estimate sees it; also a game that is still to be played.
    #[wasm_bindgen(unchecked_return_type = "BearoffRecord")]
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] trial: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (trial, estimate) = (
            games("trial", trial)?,
            self::estimate(self.rollout.sampler(), estimate)?,
        );
        shapes::record(trial, &self.rollout.record(trial, estimate)).to_js()
    }

    /// The statistics now, with the luck of an estimate subtracted.
    #[wasm_bindgen(unchecked_return_type = "BearoffReadout")]
    pub fn readout(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
    ) -> Result<JsValue, JsValue> {
        shapes::readout(
            &self.rollout,
            self::estimate(self.rollout.sampler(), estimate)?,
        )
        .to_js()
    }

    /// All of history at the checkpoints, with the luck of an estimate subtracted.
    #[wasm_bindgen(unchecked_return_type = "History")]
    pub fn history(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] estimate: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let estimate = self::estimate(self.rollout.sampler(), estimate)?;
        let points = self.rollout.history(estimate).map(|point| Averages {
            plain: point.plain,
            reduced: point.reduced,
            luck: point.luck,
            blocks: point.plain.games,
        });
        Ok(columns::history(points, RELIABLE_FROM))
    }
}
