//! The rotation of first rolls in JavaScript: a number, which says how many first rolls are rotated,
//! and the shape of counted blocks of games.

use rollout_lab::rollout::blocks::{BlockValue, Blocks};
use rollout_lab::rollout::rotation::Rotation;
use wasm_bindgen::JsValue;

use crate::arguments::whole_number;
use crate::errors::Refusal;
use crate::objects::Shape;

/// Returns the rotation that a number of rotated first rolls means; `None` for 0, and if there is
/// no argument.
pub(crate) fn rotation(value: &JsValue) -> Result<Option<Rotation>, Refusal> {
    if value.is_undefined() {
        return Ok(None);
    }
    Ok(match whole_number("rotation", value, 2, "0, 1 or 2")? {
        0 => None,
        1 => Some(Rotation::FirstRoll),
        _ => Some(Rotation::TwoRolls),
    })
}

/// The blocks of a rollout with rotated first rolls. Averages and standard errors come from complete
/// blocks; before the first one is complete, averages are those of all games.
#[derive(Shape)]
pub(crate) struct BlockCounts {
    /// Games of a block: 36 or 1,296; 30 or 1,080 if they begin without doubles.
    size: u64,
    /// Complete blocks.
    complete: u64,
    /// Games after the last complete block.
    beyond: u64,
}

impl BlockCounts {
    /// Counts the complete blocks and the games beyond.
    pub fn of<V: BlockValue>(blocks: &Blocks<V>) -> Self {
        let (size, complete) = (blocks.size(), blocks.count());
        Self {
            size,
            complete,
            beyond: blocks.games() - size * complete,
        }
    }
}
