//! Error seeds that are tried on the same games, as a JavaScript class.

use rollout_lab::rollout::error_seeds as core_seeds;
use rollout_lab::rollout::error_seeds::{ERROR_SEEDS, SeedMeans, SeedTrialError};
use rollout_lab::rollout::resumable::Resumable;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::Refusal;
use crate::objects::{Column, Shape, to_js};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r"
export interface RefusalCodes {
  SeedsTooFewGames: true; SeedsTooManyGames: true; SeedsNeedExact: true; SeedsNoisyPlayer: true; SeedsCutShort: true;
}
";

/// The average of the games by one error seed, in the unit of the results.
#[derive(Shape)]
struct SeedMean {
    seed: u64,
    mean: f64,
    /// The standard error of that average.
    se: f64,
    /// The distance of the average from the exact one, in its standard errors; negative below it.
    /// null without the exact one or without a standard error.
    z: Option<f64>,
}

impl SeedMean {
    /// Converts a mean, and compares it with the exact one.
    fn new(mean: core_seeds::SeedMean, truth: Option<f64>) -> Self {
        let core_seeds::SeedMean {
            seed,
            mean: average,
            se,
        } = mean;
        Self {
            seed,
            mean: average,
            se,
            z: truth.and_then(|truth| mean.errors_from(truth)),
        }
    }
}

/// The averages of the same games by a thousand error seeds, in the unit of the results.
#[derive(Shape)]
struct TriedSeeds {
    /// The number of games.
    games: u64,
    /// The number of seeds. The first one is 1.
    seeds: u64,
    /// The average by each seed, in the order of the seeds.
    means: Column,
    lowest: SeedMean,
    highest: SeedMean,
    /// The number of 95% intervals, each average ± 1.96 standard errors, that miss the exact average.
    /// null without it.
    missed: Option<u64>,
    /// The mean of the seeds' standard errors.
    mean_se: f64,
    /// The distance between the lowest and the highest average, in mean standard errors; null if these
    /// are 0.
    range: Option<f64>,
    /// Edges of the bins of a histogram of the averages.
    edges: Column,
    /// The number of averages in each bin.
    counts: Column,
}

impl TriedSeeds {
    /// Converts the means. Distances from the truth up to `resolution` count as rounding.
    fn new(means: &SeedMeans, truth: Option<f64>, resolution: f64) -> Self {
        let coverage = truth.map(|truth| means.coverage(truth, resolution));
        let histogram = means.spread().histogram;
        Self {
            games: means.games(),
            seeds: *ERROR_SEEDS.end(),
            means: means.means().iter().map(|mean| mean.mean).collect(),
            lowest: SeedMean::new(means.lowest(), truth),
            highest: SeedMean::new(means.highest(), truth),
            missed: coverage.map(|coverage| coverage.intervals - coverage.covered),
            mean_se: means.mean_se(),
            range: means.range_in_errors(),
            edges: histogram.edges.into(),
            counts: histogram.counts.into(),
        }
    }
}

/// A thousand error seeds that are tried on the same games, in steps.
#[wasm_bindgen]
pub struct ErrorSeeds {
    trial: Resumable<SeedMeans>,
    truth: Option<f64>,
    resolution: f64,
}

impl ErrorSeeds {
    /// Wraps a trial. `truth` is the exact mean, in the unit of the results, where it is known, and
    /// `resolution` its rounding.
    pub(crate) fn new(trial: Resumable<SeedMeans>, truth: Option<f64>, resolution: f64) -> Self {
        Self {
            trial,
            truth,
            resolution,
        }
    }
}

#[wasm_bindgen]
impl ErrorSeeds {
    /// Does the smallest possible part, which takes some milliseconds. Returns whether all seeds are
    /// tried.
    pub fn build(&mut self) -> bool {
        self.trial.run_while(|| false)
    }

    /// The progress, 0..1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        self.trial.progress()
    }

    /// Returns the averages; null until all seeds are tried.
    #[wasm_bindgen(unchecked_return_type = "TriedSeeds | null")]
    pub fn found(&self) -> JsValue {
        let found = self.trial.get();
        to_js(found.map(|means| TriedSeeds::new(means, self.truth, self.resolution)))
    }
}

impl From<SeedTrialError> for Refusal {
    fn from(error: SeedTrialError) -> Self {
        let new = |code| Self::new(code, &error.to_string());
        match error {
            SeedTrialError::TooFewGames { games } => {
                new("SeedsTooFewGames").with("value", games as f64)
            }
            SeedTrialError::TooManyGames { games } => {
                new("SeedsTooManyGames").with("value", games as f64)
            }
            SeedTrialError::NeedsExact => new("SeedsNeedExact"),
            SeedTrialError::NoisyPlayer => new("SeedsNoisyPlayer"),
            SeedTrialError::CutShort => new("SeedsCutShort"),
        }
    }
}
