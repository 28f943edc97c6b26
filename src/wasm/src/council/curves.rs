//! Curves of exact rates as columns for charts, and their crossings.

use rollout_lab::models::council::{
    Agreement, Crossing, Curves, Rule, agreement_curve, equal_noise_panels,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::model::{JsCouncilModel, model};
use super::shapes;
use super::shapes::rule_name;
use crate::chunked_work::impl_chunked_work;
use crate::columns::Columns;
use crate::errors::Refusal;
use crate::job_codes::COUNCIL_CURVES;
use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Rates at which rules are right, in percent, against s2 / s1. NaN = unknown. */
export type CouncilCurve = Record<'ratio' | CouncilRule, Float64Array>;
/** Rates at which rules are right, in percent, against the number of programs. All programs have
 *  the noise of the strongest one. */
export type CouncilPanels = Record<'programs' | 'majority' | 'optimistic' | 'ceiling', Float64Array>;
/** Rates at which the programs of each pair report the same move, in percent, against s2 / s1.
 *  othersWithoutCopies: the rate of the pair `others` if no program copied. */
export type CouncilAgreementCurve = Record<'ratio' | CouncilPair | 'othersWithoutCopies', Float64Array>;
/** The ratio s2 / s1 at which the curves of two rules cross, so that beyond it the other rule is
 *  better; null if they do not cross. */
export interface CouncilCrossing { a: CouncilRule; b: CouncilRule; ratio: number | null }
";

/// Curves of exact rates against s2 / s1, the ratio of the others' noise to the strongest
/// program's. They are computed as work, whose units are the curves' points and then their
/// crossings.
#[wasm_bindgen]
pub struct CouncilCurves {
    curves: Curves,
}

impl_chunked_work!(CouncilCurves, curves, COUNCIL_CURVES);

#[wasm_bindgen]
impl CouncilCurves {
    /// Creates the curves of a council for ratios s2 / s1 from 1 to `last`, at most 20. Nothing is
    /// computed yet. Ratios without a valid council have no point: councils of other than three
    /// programs, or with too much noise.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
        #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
    ) -> Result<Self, JsValue> {
        let curves = Curves::new(model(council)?, last_ratio(last)?);
        Ok(Self { curves })
    }

    /// Returns the points that are computed so far.
    #[wasm_bindgen(unchecked_return_type = "CouncilCurve")]
    pub fn columns(&self) -> JsValue {
        let mut names = vec!["ratio"];
        names.extend(Rule::ALL.map(Rule::name));
        let mut columns = Columns::new(&names);
        for point in self.curves.points() {
            let mut row = vec![point.ratio];
            row.extend_from_slice(&point.rates.to_array());
            columns.push(&row);
        }
        columns.to_js()
    }

    /// Returns the crossings that are computed so far, after all points. They are in this order:
    /// majority and strongest, optimistic and majority, optimistic and strongest.
    #[wasm_bindgen(unchecked_return_type = "CouncilCrossing[]")]
    pub fn crossings(&self) -> Result<JsValue, JsValue> {
        let crossing = |crossing: Crossing| {
            Properties::new()
                .with("a", rule_name(crossing.a))
                .with("b", rule_name(crossing.b))
                .with("ratio", crossing.ratio)
                .into()
        };
        Value::List(self.curves.crossings().map(crossing).collect()).to_js()
    }
}

/// Returns the last ratio of curves, a number from 1.
fn last_ratio(last: &JsValue) -> Result<f64, Refusal> {
    last.as_f64()
        .filter(|last| *last >= 1.0)
        .ok_or_else(|| Refusal::wrong_shape("last", "a number from 1"))
}

/// Returns the exact rates at which the programs of each pair report the same move, in percent;
/// null for a pair that the council does not have. Throws `RolloutLabError` for an invalid council.
#[wasm_bindgen(js_name = councilAgreement, unchecked_return_type = "CouncilAgreement")]
pub fn council_agreement(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
) -> Result<JsValue, JsValue> {
    shapes::agreement(&Agreement::exact(&model(council)?)).to_js()
}

/// Returns the exact agreement of each pair against s2 / s1, at the ratios of `CouncilCurves`. That
/// takes some milliseconds. Throws `RolloutLabError` for an invalid council.
#[wasm_bindgen(js_name = councilAgreementCurve, unchecked_return_type = "CouncilAgreementCurve")]
pub fn council_agreement_curve(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
    #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
) -> Result<JsValue, JsValue> {
    let names = [
        "ratio",
        "strongestAndOther",
        "others",
        "othersWithoutCopies",
    ];
    let mut columns = Columns::new(&names);
    for point in agreement_curve(&model(council)?, last_ratio(last)?) {
        columns.push(&[
            point.ratio,
            point.strongest_and_other,
            point.others,
            point.others_without_copies,
        ]);
    }
    Ok(columns.to_js())
}

/// Returns curves of exact rates against the number of programs, 1 to 9. Throws `RolloutLabError`
/// for an invalid council.
#[wasm_bindgen(js_name = councilPanels, unchecked_return_type = "CouncilPanels")]
pub fn council_panels(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
) -> Result<JsValue, JsValue> {
    let mut columns = Columns::new(&["programs", "majority", "optimistic", "ceiling"]);
    for panel in equal_noise_panels(&model(council)?) {
        let programs = panel.programs as f64;
        columns.push(&[programs, panel.majority, panel.optimistic, panel.ceiling]);
    }
    Ok(columns.to_js())
}
