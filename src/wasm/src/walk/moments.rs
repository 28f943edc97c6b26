//! Moments of lengths as plain objects: exact ones, and those of a sample.

use rollout_lab::models::walk::{CentralMoments, SampleMoments};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::Properties;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Moments of a length. mean and sd (standard deviation) are in moves, the third and the fourth
 *  central moment c3 and c4 in moves³ and moves⁴. c4Root is the fourth root of c4, in moves. */
export interface LengthMoments { mean: number; sd: number; c3: number; c4: number; c4Root: number }
/** Moments of the lengths of rolled games, in the units of `LengthMoments`. null = not defined for
 *  so few games. */
export interface SampleMoments {
  games: number;
  mean: number | null; sd: number | null; c3: number | null; c4: number | null;
  c4Root: number | null;
}
";

/// Converts exact moments.
pub(super) fn exact(moments: &CentralMoments) -> Properties {
    Properties::new()
        .with("mean", moments.mean)
        .with("sd", moments.sd())
        .with("c3", moments.c3)
        .with("c4", moments.c4)
        .with("c4Root", fourth_root(moments.c4))
}

/// Converts the moments of a sample.
pub(super) fn sample(moments: &SampleMoments) -> Properties {
    Properties::new()
        .with("games", moments.games as f64)
        .with("mean", moments.mean)
        .with("sd", moments.sd)
        .with("c3", moments.c3)
        .with("c4", moments.c4)
        .with("c4Root", moments.c4.map(fourth_root))
}

fn fourth_root(power: f64) -> f64 {
    power.sqrt().sqrt()
}
