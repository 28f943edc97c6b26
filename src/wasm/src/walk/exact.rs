//! Exact statistics of a model as a plain object.

use rollout_lab::models::walk::{
    Antithetic, ExactWalk, Gamma, GammaComparison, LengthEvaluator, Model, VarianceReduction,
    WalkAlone, WinningChanceScale,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::antithetic::antithetic;
use super::moments;
use super::setup::{JsModel, length_evaluator_name, model, scale_name};
use crate::objects::{Properties, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** The worth of subtracting the luck that an evaluator measures. */
export interface LuckWorth {
  /** Plain walks that one with all luck subtracted is worth; null if no spread is left. */
  equivalentGames: number | null;
  /** The share of the luck whose subtraction leaves the least spread, which may be negative; and
   *  the plain walks that one with that share subtracted is worth. */
  bestShare: number; bestEquivalentGames: number | null;
}
/** Exact statistics of a model. Lengths are in moves, their central moments in powers of moves. */
export interface WalkExact {
  model: WalkModel;
  /** Length of the walk with its deciding move, and of the whole game, which has other moves, too.
   *  */
  walk: LengthMoments; total: LengthMoments;
  /** Both lengths without the deciding move. Only the means differ. */
  withoutDecidingMove: { walk: LengthMoments; total: LengthMoments };
  /** The gamma distribution with the total's mean, sd and c3; null if the total is not skewed to
   *  the right. c4: its fourth central moment. ratio: the total's c4 divided by this one.
   *  fourthRoot: the fourth root of ratio. meanFromZero: its mean without the shift. */
  gamma: {
    shape: number; scale: number; shift: number;
    c4: number; c4Root: number; ratio: number; fourthRoot: number; meanFromZero: number;
  } | null;
  /** The walk that has the total's mean without other moves, and its `a`. */
  alone: LengthMoments & { a: number };
  /** Worth of each scale for rollouts of who wins. */
  scales: Record<WinScale, LuckWorth>;
  /** Worth of each evaluator for rollouts of the number of moves. */
  lengthEvaluators: Record<LengthEvaluator, LuckWorth>;
  /** Exact effect of pairing each walk with its mirror image. */
  antithetic: Antithetic;
}
";

/// Computes the exact statistics of a model. That takes some milliseconds, and more for small `a`.
/// Throws `RolloutLabError` for an invalid model.
#[wasm_bindgen(js_name = walkExact, unchecked_return_type = "WalkExact")]
pub fn walk_exact(#[wasm_bindgen(js_name = model)] js_model: &JsModel) -> Result<JsValue, JsValue> {
    let model = model(js_model)?;
    let walk = ExactWalk::new(model);
    let length = walk.length();
    let total = length.with_other_moves(model);
    let gamma = Gamma::matching(&total).map(|gamma| {
        let comparison = GammaComparison::new(&total, &gamma);
        Properties::new()
            .with("shape", gamma.shape)
            .with("scale", gamma.scale)
            .with("shift", gamma.shift)
            .with("c4", gamma.c4())
            .with("c4Root", gamma.c4().sqrt().sqrt())
            .with("ratio", comparison.ratio)
            .with("fourthRoot", comparison.fourth_root)
            .with("meanFromZero", gamma.mean_from_zero())
    });
    let without = [&length, &total].map(|length| moments::exact(&length.without_deciding_move()));
    let [walk_without, total_without] = without;
    let without = Properties::new()
        .with("walk", walk_without)
        .with("total", total_without);
    let alone = WalkAlone::matching(model, &walk);
    let mut scales = Properties::new();
    for scale in WinningChanceScale::ALL {
        scales = scales.with(
            scale_name(scale),
            worth(&VarianceReduction::for_win(&walk, scale)),
        );
    }
    let mut evaluators = Properties::new();
    for evaluator in LengthEvaluator::ALL {
        let reduction = VarianceReduction::for_length(&walk, evaluator);
        evaluators = evaluators.with(length_evaluator_name(evaluator), worth(&reduction));
    }
    let object = Properties::new()
        .with("model", model_object(model))
        .with("walk", moments::exact(&length))
        .with("total", moments::exact(&total))
        .with("withoutDecidingMove", without)
        .with("gamma", gamma)
        .with("alone", moments::exact(&alone.length).with("a", alone.a))
        .with("scales", scales)
        .with("lengthEvaluators", evaluators)
        .with("antithetic", antithetic(&Antithetic::exact(model, &length)));
    Value::from(object).to_js()
}

/// Converts a model into a `WalkModel`.
pub(super) fn model_object(model: Model) -> Properties {
    Properties::new()
        .with("a", model.a())
        .with("m", model.m())
        .with("s", model.s())
}

fn worth(reduction: &VarianceReduction) -> Properties {
    let best = reduction.best_share();
    Properties::new()
        .with("equivalentGames", reduction.equivalent_games(1.0))
        .with("bestShare", best)
        .with("bestEquivalentGames", reduction.equivalent_games(best))
}
