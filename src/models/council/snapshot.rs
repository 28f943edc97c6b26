//! Summaries of simulations.

use super::agreement::Agreement;
use super::model::Model;
use super::rule::Rates;
use super::simulation::Simulation;

/// A summary of a simulation: measured and exact rates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Snapshot {
    /// The number of simulated positions.
    pub trials: u64,
    /// The council.
    pub model: Model,
    /// How often each rule was right, in percent.
    pub rates: Rates,
    /// How often programs agreed, in percent.
    pub agreement: Agreement,
    /// The exact rate of each rule, in percent.
    pub exact: Rates,
    /// The exact agreement of programs, in percent.
    pub exact_agreement: Agreement,
}

impl Snapshot {
    /// Creates the summary of this simulation.
    ///
    /// `exact` are the [`exact_rates`](super::exact_rates::exact_rates) of its council. They take
    /// milliseconds, so callers compute them once.
    #[must_use]
    pub fn new(simulation: &Simulation, exact: Rates) -> Self {
        let tallies = simulation.sums();
        let model = *simulation.runner().model();
        Self {
            trials: tallies.trials(),
            model,
            rates: tallies.rates(),
            agreement: simulation.agreements(),
            exact,
            exact_agreement: Agreement::exact(&model),
        }
    }
}
