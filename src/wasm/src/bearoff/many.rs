//! Many rollouts as a JavaScript class.

use std::sync::Arc;

use rollout_lab::bearoff::{ManyRollouts, PreparedGame};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{BearoffGame, estimate};
use crate::clock::Deadline;
use crate::columns;
use crate::errors::milliseconds;
use crate::errors::{games, rollouts};
use crate::seeds::seed;

/// Many independent rollouts of a bear-off, all of the same length.
#[wasm_bindgen]
pub struct ManyBearoffRollouts {
    game: Arc<PreparedGame>,
    many: ManyRollouts,
}

#[wasm_bindgen]
impl ManyBearoffRollouts {
    /// So many rollouts of so many games each, with dice derived from the seed; none played yet.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &BearoffGame,
        #[wasm_bindgen(unchecked_param_type = "string")] dice: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] length: &JsValue,
    ) -> Result<Self, JsValue> {
        let (rollouts, length) = (self::rollouts(rollouts)?, games("games", length)?);
        let game = game.ready()?;
        let many = ManyRollouts::new(game.clone(), seed(dice)?, rollouts, length);
        Ok(Self { game, many })
    }

    /// Plays for about so many milliseconds; returns whether all rollouts are done.
    #[wasm_bindgen(js_name = rollFor)]
    pub fn roll_for(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = milliseconds)] budget: &JsValue,
    ) -> Result<bool, JsValue> {
        let deadline = Deadline::after(milliseconds(budget)?);
        Ok(self.many.roll_while(|| !deadline.passed()))
    }

    /// Games per rollout.
    #[wasm_bindgen(getter)]
    pub fn games(&self) -> f64 {
        self.many.games() as f64
    }

    /// How much of all games has been played, 0..1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        self.many.progress()
    }

    /// How the means spread with the luck of an estimate subtracted; of null, the plain means.
    #[wasm_bindgen(unchecked_return_type = "Spread")]
    pub fn spread(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number | null")] estimate: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let spread = if estimate.is_null() {
            self.many.plain_spread()
        } else {
            self.many
                .reduced_spread(self::estimate(&self.game, estimate)?)
        };
        Ok(columns::spread(&spread))
    }
}
