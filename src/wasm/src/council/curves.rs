//! Curves of exact rates as columns for charts, and where they cross.

use rollout_lab::models::council::{
    Agreement, Crossing, Curves, Rule, agreement_curve, equal_noise_panels,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::model::{JsCouncilModel, model};
use super::shapes;
use super::shapes::name;
use crate::columns::Columns;
use crate::errors::Refusal;
use crate::objects::{Properties, Value};
use crate::worker_job::COUNCIL;
use crate::works::works;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Rates in percent against s2 / s1; NaN where they are not known. */
export type CouncilCurve = Record<'ratio' | CouncilRule, Float64Array>;
/** Rates in percent against the number of programs, all of which err like the strongest one. */
export type CouncilPanels = Record<'programs' | 'majority' | 'optimistic' | 'ceiling', Float64Array>;
/** How often programs report the same move, in percent, against s2 / s1: pairs, and the others if no program copied. */
export type CouncilAgreementCurve = Record<'ratio' | CouncilPair | 'othersWithoutCopies', Float64Array>;
/** The ratio s2 / s1 beyond which the other one of two rules is better; null if there is none. */
export interface CouncilCrossing { a: CouncilRule; b: CouncilRule; ratio: number | null }
";

/// Curves of exact rates against how much more the others err than the strongest program, point by point, and then where
/// they cross: work whose units are points and crossings.
#[wasm_bindgen]
pub struct CouncilCurves {
    curves: Curves,
}

works!(CouncilCurves, curves, COUNCIL);

#[wasm_bindgen]
impl CouncilCurves {
    /// Curves of this council from s2 = s1 up to so many times that, at the most 20; nothing is done yet. Where there is no
    /// such council, for its programs are not three or would err too much, there is no point.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
        #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
    ) -> Result<Self, JsValue> {
        let curves = Curves::new(model(council)?, last_ratio(last)?);
        Ok(Self { curves })
    }

    /// The points so far.
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

    /// The crossings so far: none before all points are done, then that of majority and strongest, that of optimistic and
    /// majority, and that of optimistic and strongest.
    #[wasm_bindgen(unchecked_return_type = "CouncilCrossing[]")]
    pub fn crossings(&self) -> Result<JsValue, JsValue> {
        let crossing = |crossing: Crossing| {
            Properties::new()
                .with("a", name(crossing.a))
                .with("b", name(crossing.b))
                .with("ratio", crossing.ratio)
                .into()
        };
        Value::List(self.curves.crossings().map(crossing).collect()).to_js()
    }
}

fn last_ratio(last: &JsValue) -> Result<f64, Refusal> {
    last.as_f64()
        .filter(|last| *last >= 1.0)
        .ok_or_else(|| Refusal::wrong_shape("last", "a number from 1"))
}

/// How often two programs report the same move in the long run, in percent; null where the council has no such programs.
#[wasm_bindgen(js_name = councilAgreement, unchecked_return_type = "CouncilAgreement")]
pub fn council_agreement(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
) -> Result<JsValue, JsValue> {
    shapes::agreement(&Agreement::exact(&model(council)?)).to_js()
}

/// The exact agreement of each pair against s2 / s1, at the ratios of `CouncilCurves`. It takes some milliseconds.
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

/// Curves against the number of programs, 1 to 9.
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
