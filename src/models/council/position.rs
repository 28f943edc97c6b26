//! A single position of a simulation, with everything that is said in it.

use super::model::Model;
use super::rule::Rule;
use super::simulation::{CouncilPositions, ProgramReports, Simulation};
use crate::rollout::normal_deviates::NormalDeviates;
use crate::rollout::trial::Trials;

/// A position. The best move is number 0. Values are in the unit of d: the best move is worth d, all others 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// Its number, counted from 0.
    pub trial: u64,
    /// The true worth of each move.
    pub worths: Vec<f64>,
    /// Whether the third program repeats the second.
    pub copied: bool,
    /// The report of each program.
    pub reports: Vec<Report>,
    /// How many programs name each move.
    pub votes: Vec<u64>,
    /// For each move, the sum of the weights of the reports that name it, a copy among them.
    pub weights: Vec<f64>,
    /// The weights of the moves without the copy's reports.
    pub weights_knowing_copies: Vec<f64>,
    /// The value of the best move as [`Rule::OptimalPredicted`] predicts it.
    pub predicted: f64,
    /// For each move, the sum of the weights of the reports that name it if the best move was worth that.
    pub weights_predicted: Vec<f64>,
    /// For each move, the mean of all evaluations weighed by 1 / noise², without a copy: what [`Rule::Ceiling`] goes by.
    pub means: Vec<f64>,
    /// The move that each rule settles on, in the order of [`Rule::ALL`].
    pub picks: [usize; Rule::COUNT],
}

/// A program's report.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Its standard deviation of errors.
    pub noise: f64,
    /// Its value of each move; `None` of one that copies.
    pub evaluations: Option<Vec<f64>>,
    /// The move that it reports.
    pub candidate: usize,
    /// And the value.
    pub value: f64,
    /// The [weight](super::weight()) of this report, from any program.
    pub weight: f64,
}

impl Position {
    /// The move that a rule settles on.
    #[must_use]
    pub const fn pick(&self, rule: Rule) -> usize {
        self.picks[rule.index()]
    }
}

impl CouncilPositions {
    /// Position `k` of these trials.
    #[inline(never)]
    #[must_use]
    pub fn position(&self, trials: Trials, k: u64) -> Position {
        let model: &Model = self.model();
        let (d, candidates) = (model.setting().d, model.candidates());
        // In the simulation the best move is worth 0, and d is 1.
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
            let copy = program_reports.copied && program == 2;
            votes[candidate] += 1;
            weights[candidate] += weight;
            if !copy {
                weights_knowing_copies[candidate] += weight;
                precisions += 1.0 / (model.noise(program) * model.noise(program));
            }
            let evaluations = &program_reports.evaluations[program][..candidates];
            reports.push(Report {
                noise: d * model.noise(program),
                evaluations: (!copy)
                    .then(|| evaluations.iter().copied().map(in_input_unit).collect()),
                candidate,
                value: in_input_unit(value),
                weight,
            });
        }
        let worths = (0..candidates).map(|it| if it == 0 { d } else { 0.0 });
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
    /// Position `k`, counted from 0; also one that is not simulated yet.
    #[must_use]
    pub fn position(&self, k: u64) -> Position {
        self.runner().position(self.trials(), k)
    }
}
