//! Plain objects that go out to JavaScript from every lab, and their TypeScript types. Undefined values go out as
//! `null`.

use rollout_lab::dice::Roll;
use rollout_lab::statistics::Summary;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Percent of X's winning chances; sd per game, se and ci of the mean; null = not defined yet. */
export interface Summary {
  mean: number | null; sd: number | null; se: number | null; ci: [number, number] | null;
}
";

/// The statistics of an average.
pub(crate) fn summary(summary: Summary) -> Value {
    Properties::new()
        .with("mean", summary.mean)
        .with("sd", summary.sd)
        .with("se", summary.se)
        .with("ci", summary.ci.map(|(low, high)| Value::list([low, high])))
        .into()
}

/// A roll as its two dice.
pub(crate) fn dice(roll: Roll) -> Value {
    let (first, second) = roll.dice();
    Value::list([first.into(), second.into()])
}
