//! Many rollouts as a JavaScript class.

use js_sys::Object;
use rollout_lab::two_checker::{ManyRollouts, Spread};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::clock::Deadline;
use crate::errors::{games, milliseconds, rollouts};
use crate::objects::{column, set};
use crate::seeds::seed;
use crate::tables::{JsLuckTable, luck_table};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** How the means of many rollouts spread, in percent and points; null = not defined yet. */
export interface Spread {
  mean: number | null; sd: number | null; expectedMean: number; expectedSd: number;
  /** Edges of the bins, and how many means lie in each. */
  edges: Float64Array; counts: Float64Array;
  /** The normal curve that theory expects, in means per bin; empty where the spread is zero. */
  curveX: Float64Array; curveY: Float64Array;
}
";

/// Many independent rollouts of the two-checker position, all of the same length.
#[wasm_bindgen]
pub struct ManyTwoCheckerRollouts {
    many: ManyRollouts,
}

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

    /// Rolls for about so many milliseconds; returns whether all rollouts are done.
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

    /// How much of all games has been rolled, 0..1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        self.many.progress()
    }

    /// How the means spread with the luck of this table subtracted; with the preset `none`, the plain means.
    #[wasm_bindgen(unchecked_return_type = "Spread")]
    pub fn spread(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        Ok(spread(&self.many.spread(&luck_table(table)?)))
    }
}

fn spread(spread: &Spread) -> JsValue {
    let object = Object::new();
    let number = |value: Option<f64>| value.map_or(JsValue::NULL, JsValue::from);
    set(&object, "mean", &number(spread.mean));
    set(&object, "sd", &number(spread.sd));
    set(&object, "expectedMean", &spread.expected_mean.into());
    set(&object, "expectedSd", &spread.expected_sd.into());
    let histogram = &spread.histogram;
    let counts: Vec<f64> = histogram.counts.iter().map(|&count| count as f64).collect();
    let (curve_x, curve_y): (Vec<f64>, Vec<f64>) = histogram.curve.iter().copied().unzip();
    set(&object, "edges", &column(&histogram.edges));
    set(&object, "counts", &column(&counts));
    set(&object, "curveX", &column(&curve_x));
    set(&object, "curveY", &column(&curve_y));
    object.into()
}
