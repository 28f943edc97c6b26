//! Parts of the shapes of all bear-offs: moves of checkers.

use rollout_lab::backgammon::bearoff_db::CheckerMove;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::objects::Value;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
/** Moves of single checkers: pairs of a point, and the lower point that the checker goes to; 0 is
 *  off. */
export type Moves = [number, number][];
";

/// Moves of single checkers.
pub(super) type Moves = Vec<CheckerMove>;

impl From<CheckerMove> for Value {
    fn from(CheckerMove { from, to }: CheckerMove) -> Self {
        [from, to].into()
    }
}
