//! A summary of a simulation.

use super::agreement::Agreement;
use super::model::Model;
use super::rule::Rates;
use super::simulation::Simulation;

/// A summary of a council: measured and exact rates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Snapshot {
    /// How many positions were simulated.
    pub trials: u64,
    /// The council.
    pub model: Model,
    /// How often each rule was right, in percent.
    pub rates: Rates,
    /// How often programs agreed, in percent.
    pub agreement: Agreement,
    /// How often rules are right in the long run, in percent.
    pub exact: Rates,
    /// How often programs agree in the long run, in percent.
    pub exact_agreement: Agreement,
}

impl Snapshot {
    /// The summary of this simulation, with the [`exact_rates`](super::exact_rates::exact_rates) of its council, which take
    /// milliseconds and are computed once.
    #[must_use]
    pub fn new(simulation: &Simulation, exact: Rates) -> Self {
        let counts = simulation.sums();
        let model = *simulation.runner().model();
        Self {
            trials: counts.trials(),
            model,
            rates: counts.rates(),
            agreement: simulation.agreements(),
            exact,
            exact_agreement: Agreement::exact(&model),
        }
    }
}
