//! Exact statistics of a model as a shape.

use rollout_lab::models::walk;
use rollout_lab::models::walk::{
    ExactWalk, Gamma, GammaComparison, LengthEvaluator, VarianceReduction, WalkAlone,
    WinningChanceScale,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::antithetic::Antithetic;
use super::moments::LengthMoments;
use super::setup::{JsModel, WalkModel, length_evaluator_name, model, scale_name};
use crate::objects::{Properties, Shape, to_js};

/// The worth of subtracting the luck that an evaluator measures.
#[derive(Shape)]
#[shape(from = VarianceReduction)]
struct LuckWorth {
    /// Plain walks that one with all luck subtracted counts as; null if no spread is left.
    #[shape(from = source.equivalent_games(1.0))]
    equivalent_games: Option<f64>,
    /// The share of the luck whose subtraction leaves the least spread, which may be negative.
    #[shape(from = source.best_share())]
    best_share: f64,
    /// The plain walks that one with that share subtracted counts as; null if no spread is left.
    #[shape(from = source.equivalent_games(source.best_share()))]
    best_equivalent_games: Option<f64>,
}

/// Moments of the length of the walk, and of the whole game, which has other moves, too.
#[derive(Shape)]
struct LengthsOfGames {
    walk: LengthMoments,
    total: LengthMoments,
}

/// The gamma distribution with the total's mean, sd and c3.
#[derive(Shape)]
struct GammaLengths {
    shape: f64,
    scale: f64,
    shift: f64,
    /// The fourth central moment of the distribution, in moves⁴.
    c4: f64,
    /// The fourth root of c4, in moves.
    c4_root: f64,
    /// The total's c4 divided by this one.
    ratio: f64,
    /// The fourth root of ratio.
    fourth_root: f64,
    /// The distribution's mean without the shift, in moves.
    mean_from_zero: f64,
}

/// The length of the walk that has the total's mean without other moves, and its `a`.
#[derive(Shape)]
#[shape(from = WalkAlone)]
struct WalkAloneMoments {
    #[shape(flatten)]
    length: LengthMoments,
    a: f64,
}

/// Exact statistics of a model. Lengths are in moves, their central moments in powers of moves.
#[derive(Shape)]
struct WalkExact {
    model: WalkModel,
    /// Length of the walk with its deciding move.
    walk: LengthMoments,
    /// Length of the whole game, which has other moves, too.
    total: LengthMoments,
    /// Both lengths without the deciding move. Only the means differ.
    without_deciding_move: LengthsOfGames,
    /// null if the total is not skewed to the right.
    gamma: Option<GammaLengths>,
    /// The walk that has the total's mean without other moves.
    alone: WalkAloneMoments,
    /// Worth of each scale for rollouts of who wins.
    #[shape(type = "Record<WinScale, LuckWorth>")]
    scales: Properties,
    /// Worth of each evaluator for rollouts of the number of moves.
    #[shape(type = "Record<LengthEvaluator, LuckWorth>")]
    length_evaluators: Properties,
    /// Exact effect of pairing each walk with its mirror image.
    antithetic: Antithetic,
}

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
        GammaLengths {
            shape: gamma.shape,
            scale: gamma.scale,
            shift: gamma.shift,
            c4: gamma.c4(),
            c4_root: gamma.c4_root(),
            ratio: comparison.ratio,
            fourth_root: comparison.fourth_root,
            mean_from_zero: gamma.mean_from_zero(),
        }
    });
    let alone = WalkAlone::matching(model, &walk);
    let mut scales = Properties::new();
    for scale in WinningChanceScale::ALL {
        let worth = LuckWorth::from(VarianceReduction::for_win(&walk, scale));
        scales.push(scale_name(scale), worth);
    }
    let mut length_evaluators = Properties::new();
    for evaluator in LengthEvaluator::ALL {
        let worth = LuckWorth::from(VarianceReduction::for_length(&walk, evaluator));
        length_evaluators.push(length_evaluator_name(evaluator), worth);
    }
    Ok(to_js(WalkExact {
        model: model.into(),
        walk: length.into(),
        total: total.into(),
        without_deciding_move: LengthsOfGames {
            walk: length.without_deciding_move().into(),
            total: total.without_deciding_move().into(),
        },
        gamma,
        alone: alone.into(),
        scales,
        length_evaluators,
        antithetic: walk::Antithetic::exact(model, &length).into(),
    }))
}
