//! Curves of exact rates as columns for charts, and their crossings.

use rollout_lab::models::council::{
    Agreement, Crossing, CurvePoint, Curves, Rule, agreement_curve, equal_noise_panels,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::model::{JsCouncilModel, model};
use super::shapes;
use crate::chunked_work::impl_chunked_work;
use crate::columns::columns;
use crate::errors::Refusal;
use crate::job_codes::COUNCIL_CURVES;
use crate::objects::{Column, Properties, Shape, to_js};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Rates at which rules are right, in percent, against s2 / s1. NaN = unknown. */
export type CouncilCurve = Record<'ratio' | CouncilRule, Float64Array>;
";

/// Rates at which rules are right, in percent, against the number of programs. All programs have
/// the noise of the strongest one.
#[derive(Shape)]
#[shape(from = [Column; 4])]
struct CouncilPanels {
    programs: Column,
    majority: Column,
    optimistic: Column,
    ceiling: Column,
}

/// Rates at which the programs of each pair report the same move, in percent, against s2 / s1.
#[derive(Shape)]
#[shape(from = [Column; 4])]
struct CouncilAgreementCurve {
    ratio: Column,
    strongest_and_other: Column,
    others: Column,
    /// The rate of the pair `others` if no program copied.
    others_without_copies: Column,
}

/// The crossing of the curves of two rules, beyond which the other rule is better.
#[derive(Shape)]
#[shape(from = Crossing)]
struct CouncilCrossing {
    #[shape(type = "CouncilRule", from = source.a.name())]
    a: &'static str,
    #[shape(type = "CouncilRule", from = source.b.name())]
    b: &'static str,
    /// The ratio s2 / s1 at the crossing; null if the curves do not cross.
    ratio: Option<f64>,
}

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
        let points: Vec<CurvePoint> = self.curves.points().collect();
        let mut properties = Properties::new();
        let ratios: Column = points.iter().map(|point| point.ratio).collect();
        properties.push("ratio", ratios);
        for (index, rule) in Rule::ALL.into_iter().enumerate() {
            let rates = points.iter().map(|point| point.rates.to_array()[index]);
            properties.push(rule.name(), rates.collect::<Column>());
        }
        to_js(properties)
    }

    /// Returns the crossings that are computed so far, after all points. They are in this order:
    /// majority and strongest, optimistic and majority, optimistic and strongest.
    #[wasm_bindgen(unchecked_return_type = "CouncilCrossing[]")]
    pub fn crossings(&self) -> JsValue {
        let crossings = self.curves.crossings().map(CouncilCrossing::from);
        to_js(crossings.collect::<Vec<_>>())
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
    Ok(to_js(shapes::agreement(&Agreement::exact(&model(
        council,
    )?))))
}

/// Returns the exact agreement of each pair against s2 / s1, at the ratios of `CouncilCurves`. That
/// takes some milliseconds. Throws `RolloutLabError` for an invalid council.
#[wasm_bindgen(js_name = councilAgreementCurve, unchecked_return_type = "CouncilAgreementCurve")]
pub fn council_agreement_curve(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
    #[wasm_bindgen(unchecked_param_type = "number")] last: &JsValue,
) -> Result<JsValue, JsValue> {
    let points = agreement_curve(&model(council)?, last_ratio(last)?);
    let mut rows = points.into_iter().map(|point| {
        [
            point.ratio,
            point.strongest_and_other,
            point.others,
            point.others_without_copies,
        ]
    });
    Ok(to_js(CouncilAgreementCurve::from(columns(&mut rows))))
}

/// Returns curves of exact rates against the number of programs, 1 to 9. Throws `RolloutLabError`
/// for an invalid council.
#[wasm_bindgen(js_name = councilPanels, unchecked_return_type = "CouncilPanels")]
pub fn council_panels(
    #[wasm_bindgen(js_name = model)] council: &JsCouncilModel,
) -> Result<JsValue, JsValue> {
    let mut rows = equal_noise_panels(&model(council)?)
        .into_iter()
        .map(|panel| {
            let programs = panel.programs as f64;
            [programs, panel.majority, panel.optimistic, panel.ceiling]
        });
    Ok(to_js(CouncilPanels::from(columns(&mut rows))))
}
