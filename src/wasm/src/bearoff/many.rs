//! Many rollouts as a JavaScript class.

use rollout_lab::bearoff::ManyRollouts;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{estimate, game};
use crate::columns;
use crate::errors::{games, rollouts};
use crate::rollouts::rolls_many;
use crate::seeds::seed;

/// Many independent rollouts of a bear-off, all of the same length.
#[wasm_bindgen]
pub struct ManyBearoffRollouts {
    many: ManyRollouts,
}

rolls_many!(ManyBearoffRollouts);

#[wasm_bindgen]
impl ManyBearoffRollouts {
    /// So many rollouts of so many games each, with dice derived from the seed; none played yet.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "BearoffGame", js_name = game)] prepared: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] dice: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] length: &JsValue,
    ) -> Result<Self, JsValue> {
        let game = game(prepared)?;
        let (rollouts, length) = (self::rollouts(rollouts)?, games("games", length)?);
        let many = ManyRollouts::new(game, seed(dice)?, rollouts, length);
        Ok(Self { many })
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
                .reduced_spread(self::estimate(self.many.sampler(), estimate)?)
        };
        Ok(columns::spread(&spread))
    }
}
