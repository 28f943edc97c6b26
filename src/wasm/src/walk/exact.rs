//! What is exactly true of a model, all of it.

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
/** What subtracting luck is worth that an evaluator measures: plain walks for one, with all of it (null: no spread is left), and
 *  with the share that leaves the least spread, which may be negative. */
export interface LuckWorth {
  equivalentGames: number | null; bestShare: number; bestEquivalentGames: number | null;
}
/** Exact figures of a model. Lengths are in moves, their central moments in powers of moves. */
export interface WalkExact {
  model: WalkModel;
  /** The walk with the move that decides, and the whole length: with the other moves. */
  walk: LengthMoments; total: LengthMoments;
  /** The same if the move that decides is not counted: central moments do not change. */
  withoutDecidingMove: { walk: LengthMoments; total: LengthMoments };
  /** The gamma distribution with the total's mean, sd and c3: its fourth central moment, the total's over that, and the fourth
   *  root of this ratio; what its mean would be if it began at 0. Null if the total is not skewed to the right. */
  gamma: {
    shape: number; scale: number; shift: number;
    c4: number; c4Root: number; ratio: number; fourthRoot: number; meanFromZero: number;
  } | null;
  /** The walk that alone, without other moves, has the total's mean. */
  alone: LengthMoments & { a: number };
  /** Worth of each scale where walks are rolled for who wins. */
  scales: Record<WinScale, LuckWorth>;
  /** Worth of each evaluator where walks are rolled for how long they take. */
  lengthEvaluators: Record<LengthEvaluator, LuckWorth>;
  antithetic: Antithetic;
}
";

/// Everything that is exactly true of a model. It takes some milliseconds, and more where `a` is small. Throws
/// `RolloutLabError` if the model is none.
#[wasm_bindgen(js_name = walkExact, unchecked_return_type = "WalkExact")]
pub fn walk_exact(#[wasm_bindgen(js_name = model)] of: &JsModel) -> Result<JsValue, JsValue> {
    let model = model(of)?;
    let walk = ExactWalk::new(model);
    let length = walk.length();
    let total = length.with_other_moves(model);
    let gamma = Gamma::matching(&total).map(|gamma| {
        let beside = GammaComparison::new(&total, &gamma);
        Properties::new()
            .with("shape", gamma.shape)
            .with("scale", gamma.scale)
            .with("shift", gamma.shift)
            .with("c4", gamma.c4())
            .with("c4Root", gamma.c4().sqrt().sqrt())
            .with("ratio", beside.ratio)
            .with("fourthRoot", beside.fourth_root)
            .with("meanFromZero", gamma.mean_from_zero())
    });
    let without = [&length, &total].map(|of| moments::exact(&of.without_deciding_move()));
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
    for by in LengthEvaluator::ALL {
        let reduction = VarianceReduction::for_length(&walk, by);
        evaluators = evaluators.with(length_evaluator_name(by), worth(&reduction));
    }
    let all = Properties::new()
        .with("model", model_object(model))
        .with("walk", moments::exact(&length))
        .with("total", moments::exact(&total))
        .with("withoutDecidingMove", without)
        .with("gamma", gamma)
        .with("alone", moments::exact(&alone.length).with("a", alone.a))
        .with("scales", scales)
        .with("lengthEvaluators", evaluators)
        .with("antithetic", antithetic(&Antithetic::exact(model, &length)));
    Value::from(all).to_js()
}

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
