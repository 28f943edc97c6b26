//! Games of any position that are cut short and played on, as a JavaScript class.

use rollout_lab::labs::contact::cut_short::{Comparison, MeanRolls};
use rollout_lab::rollout::totals::HistoryPoint;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::game;
use crate::job_codes::CONTACT_CUT_SHORT;
use crate::objects::{Shape, to_js};
use crate::rollouts::impl_rollout;
use crate::shapes::Summary;
use crate::{rotation, seeds};

/// Games up to the horizon or to the end, in points for X.
#[derive(Shape)]
struct ContactComparisonSide {
    /// The mean number of rolls of a game; null before the first game.
    rolls: Option<f64>,
    plain: Summary,
    reduced: Summary,
}

/// How far cut games are from those to the end, in points for X: cut short - to the end.
#[derive(Shape)]
struct ContactComparisonDifference {
    plain: Summary,
    reduced: Summary,
}

/// Statistics of games that are cut short and played on with the same dice.
#[derive(Shape)]
struct ContactComparisonReadout {
    games: u64,
    seed: String,
    /// The number of games that the horizon cut.
    cut_games: u64,
    cut: ContactComparisonSide,
    to_end: ContactComparisonSide,
    difference: ContactComparisonDifference,
    /// How many times as many rolls a game to the end has; null before the first game, and for the
    /// horizon 0.
    rolls_ratio: Option<f64>,
    /// How many times as many rolls games to the end need for the same standard error, with luck
    /// subtracted; null if it is undefined.
    rolls_factor: Option<f64>,
}

/// A rollout of games that are cut short and played on. Its games are those of a `ContactRollout` of
/// the same game and seed.
#[wasm_bindgen]
pub struct ContactComparison {
    rollout: Comparison,
}

impl_rollout!(ContactComparison, CONTACT_CUT_SHORT);

#[wasm_bindgen]
impl ContactComparison {
    /// Creates a rollout of a prepared game, with the dice of a seed in decimal digits or `0x` and
    /// hex digits, and the rotation of first rolls as in `ContactRollout`. Throws `RolloutLabError`
    /// for an invalid seed or rotation.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "ContactGame", js_name = game)] js_game: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seed: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "0 | 1 | 2")] rotation: &JsValue,
    ) -> Result<Self, JsValue> {
        Ok(Self {
            rollout: Comparison::with_rotation(
                game::game(js_game)?,
                seeds::seed(seed)?,
                rotation::rotation(rotation)?,
            ),
        })
    }

    /// Returns the current statistics.
    #[wasm_bindgen(unchecked_return_type = "ContactComparisonReadout")]
    pub fn readout(&self) -> JsValue {
        let (rollout, point) = (&self.rollout, self.rollout.compare(0));
        let rolls = rollout.mean_rolls();
        to_js(ContactComparisonReadout {
            games: rollout.games(),
            seed: rollout.seed().to_string(),
            cut_games: rollout.sums().all().cut_games,
            cut: side(rolls.map(|rolls| rolls.cut), &point.cut),
            to_end: side(rolls.map(|rolls| rolls.to_end), &point.to_end),
            difference: ContactComparisonDifference {
                plain: point.plain_difference.into(),
                reduced: point.reduced_difference.into(),
            },
            rolls_ratio: rolls.and_then(MeanRolls::ratio),
            rolls_factor: rollout.rolls_factor(0),
        })
    }
}

/// Converts the statistics of games up to the horizon or to the end.
fn side(rolls: Option<f64>, point: &HistoryPoint) -> ContactComparisonSide {
    ContactComparisonSide {
        rolls,
        plain: point.plain.into(),
        reduced: point.reduced.into(),
    }
}
