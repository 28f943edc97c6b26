//! Rollouts of bear-offs with a cube as a JavaScript class.

use rollout_lab::labs::cube::CubeRollout as Rollout;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game::{estimate, game};
use super::record_shapes::CubeRecord;
use super::shapes::CubeReadout;
use crate::block_worth::RotatedFigures;
use crate::job_codes::CUBE;
use crate::objects::{Shape, to_js};
use crate::sampled::impl_sampled_rollout;

/// Measured statistics of reduced results with one estimate, in points for the side on roll at the
/// start, per unit of the cube at the start.
#[derive(Shape)]
struct CubeRung {
    mean: Option<f64>,
    sd: Option<f64>,
    se: Option<f64>,
    equivalent_games: Option<f64>,
}

/// A rollout of a bear-off with a cube. Results are in points for the side on roll at the start,
/// per unit of the cube at the start.
#[wasm_bindgen]
pub struct CubeRollout {
    rollout: Rollout,
}

impl_sampled_rollout!(
    CubeRollout of CUBE;
    games: game, "CubeGame"; estimates: estimate;
    records: CubeRecord::new, "CubeRecord"; readouts: readout, "CubeReadout"
);

#[wasm_bindgen]
impl CubeRollout {
    /// Returns the measured statistics with each estimate's luck subtracted, in the setup's order.
    #[wasm_bindgen(unchecked_return_type = "CubeRung[]")]
    pub fn ladder(&self) -> JsValue {
        let estimates = 0..self.rollout.sampler().setup().estimates.len();
        let rungs = estimates.map(|estimate| {
            let reduced = self.rollout.point(estimate).reduced;
            CubeRung {
                mean: reduced.mean,
                sd: reduced.sd,
                se: reduced.se,
                equivalent_games: self.rollout.equivalent_games(estimate),
            }
        });
        to_js(rungs.collect::<Vec<_>>())
    }
}

/// Converts the current statistics, with the luck of an estimate subtracted.
fn readout(rollout: &Rollout, estimate: usize) -> CubeReadout {
    CubeReadout::new(
        rollout.sampler(),
        estimate,
        &rollout.point(estimate),
        rollout.wins(),
        rollout.seed().to_string(),
        rollout.equivalent_games(estimate),
        RotatedFigures::of(rollout, estimate),
    )
}
