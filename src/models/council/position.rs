//! A single position of a simulation, with all evaluations and reports.

use super::model::Model;
use super::rule::Rule;
use super::simulation::{CouncilPositions, ProgramReports, Simulation};
use crate::rollout::normal_deviates::NormalDeviates;
use crate::rollout::trial::Trials;

/// A position, with reports and picks.
///
/// The best move is number 0. Values are in the unit of d: the best move's value is d, and all
/// others are 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The position's number, counted from 0.
    pub trial: u64,
    /// The true value of each move.
    pub worths: Vec<f64>,
    /// Whether the third program copies the second.
    pub copied: bool,
    /// The report of each program.
    pub reports: Vec<Report>,
    /// The number of programs that report each move.
    pub votes: Vec<u64>,
    /// For each move, the total weight of the reports that name it, copies included.
    pub weights: Vec<f64>,
    /// For each move, the total weight of the reports that name it, without a copy.
    pub weights_knowing_copies: Vec<f64>,
    /// The value of the best move, as [`Rule::OptimalPredicted`] predicts it.
    pub predicted: f64,
    /// For each move, the total weight of the reports that name it, if the best move had the value
    /// `predicted`.
    pub weights_predicted: Vec<f64>,
    /// For each move, the mean of all evaluations without a copy, weighted by 1 / noise².
    /// [`Rule::Ceiling`] picks by it.
    pub means: Vec<f64>,
    /// The move that each rule picks, in the order of [`Rule::ALL`].
    pub picks: [usize; Rule::COUNT],
}

/// A program's report.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The program's noise: the standard deviation of its errors.
    pub noise: f64,
    /// The program's evaluation of each move. `None` for a copy.
    pub evaluations: Option<Vec<f64>>,
    /// The reported move.
    pub candidate: usize,
    /// The reported value.
    pub value: f64,
    /// The [weight](super::weight()) of this report. It doesn't depend on whether the report is a
    /// copy.
    pub weight: f64,
}

impl Position {
    /// Returns the move that a rule picks.
    #[must_use]
    pub const fn pick(&self, rule: Rule) -> usize {
        self.picks[rule.index()]
    }
}

impl CouncilPositions {
    /// Returns position `k` of these trials, counted from 0.
    #[inline(never)]
    #[must_use]
    pub fn position(&self, trials: Trials, k: u64) -> Position {
        let model: &Model = self.model();
        let (d, candidates) = (model.setting().d, model.candidates());
        // The simulation measures in units of d, with the best move at 0.
        let in_input_unit = |value: f64| d * (value + 1.0);
        let mut program_reports = ProgramReports::default();
        self.generate(
            &mut NormalDeviates::for_trial(trials, k),
            &mut program_reports,
        );
        let picks = self.apply_rules(&program_reports);
        let (predicted, weights_predicted) = self.predicted(&program_reports);
        let mut votes = vec![0; candidates];
        let mut weights = vec![0.0; candidates];
        let mut weights_knowing_copies = vec![0.0; candidates];
        let mut precisions = 0.0;
        let mut reports = Vec::new();
        for program in 0..model.programs() {
            let (candidate, value) = (
                program_reports.moves[program],
                program_reports.values[program],
            );
            let weight = self.weight(program, value);
            let is_copy = program_reports.copied && program == 2;
            votes[candidate] += 1;
            weights[candidate] += weight;
            if !is_copy {
                weights_knowing_copies[candidate] += weight;
                precisions += 1.0 / (model.noise(program) * model.noise(program));
            }
            let evaluations = &program_reports.evaluations[program][..candidates];
            reports.push(Report {
                noise: d * model.noise(program),
                evaluations: (!is_copy)
                    .then(|| evaluations.iter().copied().map(in_input_unit).collect()),
                candidate,
                value: in_input_unit(value),
                weight,
            });
        }
        let worths = (0..candidates).map(|candidate| if candidate == 0 { d } else { 0.0 });
        Position {
            trial: k,
            worths: worths.collect(),
            copied: program_reports.copied,
            reports,
            votes,
            weights,
            weights_knowing_copies,
            predicted: in_input_unit(predicted),
            weights_predicted: weights_predicted[..candidates].to_vec(),
            means: program_reports.sums[..candidates]
                .iter()
                .map(|sum| in_input_unit(sum / precisions))
                .collect(),
            picks,
        }
    }
}

impl Simulation {
    /// Returns position `k`, counted from 0. It may lie beyond those simulated so far.
    #[must_use]
    pub fn position(&self, k: u64) -> Position {
        self.runner().position(self.trials(), k)
    }
}
