//! Luck tables that are chosen after a rollout's games.

use rollout_lab::labs::two_checker as lab;
use rollout_lab::labs::two_checker::{Aim, TuneError, miss_chances};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::TwoCheckerRollout;
use super::batch::ManyTwoCheckerRollouts;
use super::shapes::LuckTable;
use super::tables::{JsLuckTable, luck_table};
use crate::averages::Average;
use crate::batch_shapes::Coverage;
use crate::errors::Refusal;
use crate::objects::{Shape, to_js};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface RefusalCodes { TuneTooFewGames: true; TuneTooManyGames: true; TuneRotatedRolls: true; TuneExactShares: true }
";

/// A centred luck table that was chosen to make given games err.
#[derive(Shape)]
struct TunedTable {
    table: LuckTable,
    /// The distance of the reduced mean from the exact mean, in standard errors of the reduced mean;
    /// negative below it. null if an outcome has not occurred: all games then have one reduced
    /// result.
    z: Option<f64>,
}

impl From<lab::TunedTable> for TunedTable {
    fn from(tuned: lab::TunedTable) -> Self {
        Self {
            table: tuned.table.percent().into(),
            z: tuned.z,
        }
    }
}

/// A rollout with a table that was chosen after its games.
#[derive(Shape)]
#[shape(from = lab::FreeChoice)]
struct FreeChoice {
    /// The distance of the reduced mean from the exact mean, in standard errors of the reduced mean;
    /// null while undefined, and if all games have one reduced result.
    z: Option<f64>,
    /// The 95% interval for a table that is chosen freely among the unbiased ones, in percent: mean
    /// ± 2.448 standard errors. null below 100 games, for a biased table, and if all games have one
    /// reduced result.
    interval: Option<(f64, f64)>,
    /// Whether that interval contains the exact mean; null without one.
    #[shape(from = source.contains_truth)]
    contains: Option<bool>,
}

/// A table that was tuned to the first half of a rollout's games, and the average of the others.
#[derive(Shape)]
struct Halves {
    tuned: TunedTable,
    /// The number of games that the table was tuned to.
    tuned_to: u64,
    /// Statistics of the other games, with the table's luck subtracted, in percent.
    counted: Average,
    /// Whether the 95% interval of the other games contains the exact mean; null without one.
    contains: Option<bool>,
}

impl From<lab::HalvesReport> for Halves {
    fn from(report: lab::HalvesReport) -> Self {
        Self {
            tuned: report.tuned.into(),
            tuned_to: report.tuned_to,
            counted: report.counted.into(),
            contains: report.contains_truth,
        }
    }
}

/// Exact chances that the 95% interval of a table tuned to a rollout's games misses the exact mean.
#[derive(Shape)]
#[shape(from = lab::MissChances)]
struct MissChances {
    /// With mean ± 1.96 standard errors.
    same_games: f64,
    /// With mean ± 2.448 standard errors.
    free_choice: f64,
}

/// Rollouts whose intervals contain the exact mean, with a luck table that was tuned to each
/// rollout.
#[derive(Shape)]
struct ChosenAfter {
    /// The games that the table was tuned to, with mean ± 1.96 standard errors.
    same_games: Coverage,
    /// The games that the table was tuned to, with mean ± 2.448 standard errors.
    free_choice: Coverage,
    /// As many new games, with mean ± 1.96 standard errors.
    new_dice: Coverage,
    /// The second half of the games, with a table that was tuned to the first half.
    halves: Coverage,
    chances: MissChances,
}

impl ChosenAfter {
    /// Converts the counts of rollouts, with the exact chances for this number of games.
    fn new(report: lab::ChosenAfterReport, chances: lab::MissChances) -> Self {
        Self {
            same_games: report.same_games.into(),
            free_choice: report.free_choice.into(),
            new_dice: report.new_dice.into(),
            halves: report.halves.into(),
            chances: chances.into(),
        }
    }
}

#[wasm_bindgen]
impl TwoCheckerRollout {
    /// Returns the centred luck table whose average lies the most standard errors above (`high`) or
    /// below (`low`) X's exact winning chance, in tenths of a point. Throws `RolloutLabError` for
    /// fewer than 10 games, for more than 1,000, and if every outcome has its exact share of games.
    #[wasm_bindgen(unchecked_return_type = "TunedTable")]
    pub fn tune(
        &self,
        #[wasm_bindgen(unchecked_param_type = "'high' | 'low'", js_name = aim)] js_aim: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let tuned = self.rollout.tune(aim(js_aim)?).map_err(Refusal::from)?;
        Ok(to_js(TunedTable::from(tuned)))
    }

    /// Tunes a luck table to the first half of the games, and counts the second half with it. Throws
    /// `RolloutLabError` where `tune` does.
    #[wasm_bindgen(js_name = tuneToHalf, unchecked_return_type = "Halves")]
    pub fn tune_to_half(
        &self,
        #[wasm_bindgen(unchecked_param_type = "'high' | 'low'", js_name = aim)] js_aim: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let report = self.rollout.tune_to_half(aim(js_aim)?);
        Ok(to_js(Halves::from(report.map_err(Refusal::from)?)))
    }

    /// Returns how far the average is from X's exact winning chance with a luck table that was
    /// chosen after the games, and the interval for a table that is chosen freely.
    #[wasm_bindgen(js_name = freeChoice, unchecked_return_type = "FreeChoice")]
    pub fn free_choice(&self, table: &JsLuckTable) -> Result<JsValue, JsValue> {
        let choice = self.rollout.free_choice(&luck_table(table)?);
        Ok(to_js(FreeChoice::from(choice)))
    }
}

#[wasm_bindgen]
impl ManyTwoCheckerRollouts {
    /// Tunes a luck table to each finished rollout, and counts the intervals that contain X's exact
    /// winning chance: in the same games, in new ones, and in the second half if the table is tuned
    /// to the first. Returns null for rollouts of fewer than 10 or more than 1,000 games.
    #[wasm_bindgen(js_name = chosenAfter, unchecked_return_type = "ChosenAfter | null")]
    pub fn chosen_after(&self) -> JsValue {
        let chances = miss_chances(self.batch.games());
        match self.batch.chosen_after().zip(chances) {
            Some((report, chances)) => to_js(ChosenAfter::new(report, chances)),
            None => JsValue::NULL,
        }
    }
}

impl From<TuneError> for Refusal {
    fn from(error: TuneError) -> Self {
        let (code, games) = match error {
            TuneError::TooFewGames { games } => ("TuneTooFewGames", Some(games)),
            TuneError::TooManyGames { games } => ("TuneTooManyGames", Some(games)),
            TuneError::RotatedRolls => ("TuneRotatedRolls", None),
            TuneError::ExactShares => ("TuneExactShares", None),
        };
        let refusal = Self::new(code, &error.to_string());
        match games {
            Some(games) => refusal.with("value", games as f64),
            None => refusal,
        }
    }
}

/// Returns the side on which a table is to err.
fn aim(value: &JsValue) -> Result<Aim, Refusal> {
    match value.as_string().as_deref() {
        Some("high") => Ok(Aim::High),
        Some("low") => Ok(Aim::Low),
        _ => Err(Refusal::wrong_shape("aim", "high or low")),
    }
}
