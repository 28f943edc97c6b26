//! Moments of lengths as plain objects, exact ones and a sample's.

use rollout_lab::models::walk::{CentralMoments, SampleMoments};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::Properties;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Moments of a length: mean and standard deviation in moves, third and fourth central moment in moves³ and moves⁴, and the fourth
 *  root of the fourth in moves. */
export interface LengthMoments { mean: number; sd: number; c3: number; c4: number; c4Root: number }
/** Moments of the lengths of so many games, in the units of `LengthMoments`; null = not defined yet. */
export interface SampleMoments {
  games: number;
  mean: number | null; sd: number | null; c3: number | null; c4: number | null;
  c4Root: number | null;
}
";

pub(super) fn exact(moments: &CentralMoments) -> Properties {
    Properties::new()
        .with("mean", moments.mean)
        .with("sd", moments.sd())
        .with("c3", moments.c3)
        .with("c4", moments.c4)
        .with("c4Root", fourth_root(moments.c4))
}

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
