//! Many rollouts as a JavaScript class.

use rollout_lab::two_checker::ManyRollouts;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::tables::{JsLuckTable, luck_table};
use crate::columns;
use crate::errors::{games, rollouts};
use crate::rollouts::rolls_many;
use crate::seeds::seed;

/// Many independent rollouts of the two-checker position, all of the same length.
#[wasm_bindgen]
pub struct ManyTwoCheckerRollouts {
    many: ManyRollouts,
}

rolls_many!(ManyTwoCheckerRollouts);

#[wasm_bindgen]
impl ManyTwoCheckerRollouts {
    /// So many rollouts of so many games each, with dice derived from the seed; none rolled yet.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] dice: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] rollouts: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number", js_name = games)] length: &JsValue,
    ) -> Result<Self, JsValue> {
        let (rollouts, length) = (self::rollouts(rollouts)?, games("games", length)?);
        let many = ManyRollouts::new(seed(dice)?, rollouts, length);
        Ok(Self { many })
    }

    /// How the means spread with the luck of this table subtracted; with the preset `none`, the plain means.
    #[wasm_bindgen(unchecked_return_type = "Spread")]
    pub fn spread(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        Ok(columns::spread(&self.many.spread(&luck_table(table)?)))
    }
}
