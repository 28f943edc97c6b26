//! Simulations of a council: random positions, on which every rule is tried.

use core::fmt;

use super::agreement::Agreement;
use super::model::Model;
use super::model_error::{MAX_CANDIDATES, MAX_PROGRAMS};
use super::pair::Pair;
use super::predicted::predict_value;
use super::rule::Rule;
use super::tallies::{OUTCOMES, Tallies};
use super::weight::WeightTable;
use crate::rollout::Rollout;
use crate::rollout::game_runner::GameRunner;
use crate::rollout::normal_deviates::NormalDeviates;
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;
use crate::stats::summary::Summary;

/// The largest number of candidates.
const CANDIDATES: usize = MAX_CANDIDATES as usize;
/// The largest number of programs.
const PROGRAMS: usize = MAX_PROGRAMS as usize;

/// A generator of positions for a council.
///
/// Position k is a pure function of the trials and k. It has a random generator of its own. This
/// decides, in this order, whether there is a copy, the winner of a tied vote, and the errors of
/// each program. These draws don't depend on noise, d or copying. So two councils with the same
/// seed differ by less than chance.
#[derive(Clone)]
pub struct CouncilPositions {
    model: Model,
    /// The noise of each program in units of d, and its inverse.
    programs: Vec<(f64, f64)>,
    weights: WeightTable,
}

impl fmt::Debug for CouncilPositions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CouncilPositions")
            .field("model", &self.model)
            .finish_non_exhaustive()
    }
}

/// A simulation of a council. Its trials are positions.
///
/// It has everything that a rollout has: chunks of work for workers, checkpoints, and counts that
/// don't depend on how it is cut into calls.
pub type Simulation = Rollout<CouncilPositions>;

/// The evaluations and reports of all programs in one position.
///
/// The best move is number 0. The memory is reused for each position, since clearing it would take
/// time.
#[derive(Default)]
pub(super) struct ProgramReports {
    /// Whether the third program copies the second.
    pub(super) copied: bool,
    /// Each program's evaluation of each move, in units of d, where the best move's value is 0. A
    /// copy's evaluations are meaningless.
    pub(super) evaluations: [[f64; CANDIDATES]; PROGRAMS],
    /// The move that each program reports.
    pub(super) moves: [usize; PROGRAMS],
    /// The value that each program reports, in units of d.
    pub(super) values: [f64; PROGRAMS],
    /// For each move, the sum of all evaluations without a copy, weighted by 1 / noise².
    pub(super) sums: [f64; CANDIDATES],
    /// The random bits that break a tie of votes.
    ties: u64,
}

impl CouncilPositions {
    /// Creates the generator for a council.
    #[must_use]
    pub fn new(model: Model) -> Self {
        let noises = (0..model.programs()).map(|program| model.noise(program));
        Self {
            model,
            programs: noises.map(|noise| (noise, 1.0 / noise)).collect(),
            weights: WeightTable::new(),
        }
    }

    /// Returns the council.
    #[must_use]
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// Generates the position of these deviates, and leaves its reports in `reports`.
    #[inline(never)]
    pub(super) fn generate(&self, deviates: &mut NormalDeviates, reports: &mut ProgramReports) {
        let copy_draw = (deviates.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
        reports.ties = deviates.next_u64();
        let candidates = self.model.candidates();
        reports.copied = copy_draw < self.model.copying();
        reports.sums[..candidates].fill(0.0);
        for (program, &(noise, inverse)) in self.programs.iter().enumerate() {
            if reports.copied && program == 2 {
                reports.moves[2] = reports.moves[1];
                reports.values[2] = reports.values[1];
                continue;
            }
            let precision = inverse * inverse;
            let (mut best, mut largest) = (0, f64::NEG_INFINITY);
            let slots = reports
                .sums
                .iter_mut()
                .zip(&mut reports.evaluations[program]);
            for (candidate, (sum, evaluation)) in slots.take(candidates).enumerate() {
                let worth = if candidate == 0 { 0.0 } else { -1.0 };
                let value = worth + noise * deviates.next();
                *evaluation = value;
                *sum += precision * value;
                if value > largest {
                    (best, largest) = (candidate, value);
                }
            }
            reports.moves[program] = best;
            reports.values[program] = largest;
        }
    }

    /// Returns the move that each rule picks, in the order of [`Rule::ALL`].
    #[inline(never)]
    pub(super) fn apply_rules(&self, reports: &ProgramReports) -> [usize; Rule::COUNT] {
        let (programs, candidates) = (self.programs.len(), self.model.candidates());
        let (moves, values) = (&reports.moves[..programs], &reports.values[..programs]);
        let (mut largest, mut smallest) = (0, 0);
        let mut votes = [0_u8; CANDIDATES];
        for (program, (&candidate, &value)) in moves.iter().zip(values).enumerate() {
            votes[candidate] += 1;
            if value > values[largest] {
                largest = program;
            }
            if value < values[smallest] {
                smallest = program;
            }
        }
        // A unanimous council needs neither a tie-break nor weights.
        let mut picks = RulePicks::unanimous(moves[0]);
        if usize::from(votes[moves[0]]) < programs {
            let votes = &votes[..candidates];
            (picks.strongest, picks.random) = majority_moves(moves, votes, reports.ties);
            (picks.optimal, picks.knowing_copies) = self.optimal(reports, moves, values);
            picks.predicted = argmax(&self.predicted(reports).1[..candidates]);
        }
        let ceiling = argmax(&reports.sums[..candidates]);
        Rule::ALL.map(|rule| match rule {
            Rule::Strongest => moves[0],
            Rule::Weakest => moves[programs - 1],
            Rule::MajorityStrongest => picks.strongest,
            Rule::MajorityRandom => picks.random,
            Rule::Optimistic => moves[largest],
            Rule::Pessimistic => moves[smallest],
            Rule::Optimal => picks.optimal,
            Rule::OptimalKnowingCopies => picks.knowing_copies,
            Rule::OptimalPredicted => picks.predicted,
            Rule::Ceiling => ceiling,
        })
    }

    /// Returns the weight of a report by `program` of this value, given the value of the best move.
    #[inline]
    pub(super) fn weight(&self, program: usize, value: f64) -> f64 {
        let (_, inverse) = self.programs[program];
        self.weights.weight(value * inverse, inverse)
    }

    /// Returns the predicted value of the best move, in units of d, and for each move the total
    /// weight of its reports at that prediction.
    #[inline(never)]
    pub(super) fn predicted(&self, reports: &ProgramReports) -> (f64, [f64; CANDIDATES]) {
        let programs = self.programs.len();
        let (moves, values) = (&reports.moves[..programs], &reports.values[..programs]);
        let mut named = [false; CANDIDATES];
        for &candidate in moves {
            named[candidate] = true;
        }
        let different = named.iter().filter(|&&named| named).count();
        let mean = values.iter().sum::<f64>() / programs as f64;
        let predicted = predict_value(mean, different);
        let mut totals = [0.0; CANDIDATES];
        for (program, (&candidate, &value)) in moves.iter().zip(values).enumerate() {
            let (_, inverse) = self.programs[program];
            totals[candidate] += self
                .weights
                .weight_unbounded((value - predicted) * inverse, inverse);
        }
        (predicted, totals)
    }

    /// Returns the moves with the largest total weight of reports, first with all reports as
    /// independent, then without a copy.
    fn optimal(&self, reports: &ProgramReports, moves: &[usize], values: &[f64]) -> (usize, usize) {
        let candidates = self.model.candidates();
        let mut totals = [0.0; CANDIDATES];
        let mut copy = 0.0;
        for (program, (&candidate, &value)) in moves.iter().zip(values).enumerate() {
            let weight = self.weight(program, value);
            totals[candidate] += weight;
            if reports.copied && program == 2 {
                copy = weight;
            }
        }
        let optimal = argmax(&totals[..candidates]);
        if !reports.copied {
            return (optimal, optimal);
        }
        totals[moves[2]] -= copy;
        (optimal, argmax(&totals[..candidates]))
    }
}

/// The picks of the rules that sum votes or weights.
struct RulePicks {
    strongest: usize,
    random: usize,
    optimal: usize,
    knowing_copies: usize,
    predicted: usize,
}

impl RulePicks {
    /// Creates the picks of a unanimous council.
    const fn unanimous(pick: usize) -> Self {
        Self {
            strongest: pick,
            random: pick,
            optimal: pick,
            knowing_copies: pick,
            predicted: pick,
        }
    }
}

/// Returns the moves with the most votes, with ties broken by the strongest program and at random.
///
/// `ties` are the random bits.
fn majority_moves(moves: &[usize], votes: &[u8], ties: u64) -> (usize, usize) {
    let most = votes.iter().copied().max().unwrap_or(0);
    let is_leading = |&&candidate: &&usize| votes[candidate] == most;
    let strongest = moves.iter().find(is_leading).copied().unwrap_or(0);
    let leading = || (0..votes.len()).filter(|&candidate| votes[candidate] == most);
    // Each leading move is equally likely, up to 2⁻⁶⁰.
    let pick = (u128::from(ties) * leading().count() as u128) >> 64;
    (strongest, leading().nth(pick as usize).unwrap_or(0))
}

/// Returns the index of the largest weight, or the first of several.
fn argmax(weights: &[f64]) -> usize {
    let mut best = 0;
    for (candidate, &weight) in weights.iter().enumerate() {
        if weight > weights[best] {
            best = candidate;
        }
    }
    best
}

impl GameRunner for CouncilPositions {
    type Sums = Tallies;

    fn empty_sums(&self) -> Tallies {
        Tallies::ZERO
    }

    // Not inlined, because callers may be compiled for size, and would take this loop along.
    #[inline(never)]
    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> Tallies {
        let mut reports = ProgramReports::default();
        let mut outcomes = [0; OUTCOMES];
        // The pairs are programs 1 and 2, and programs 2 and 3, as in `Pair::ALL`.
        let mut agreed = [0; Pair::COUNT];
        for k in from..to {
            self.generate(&mut NormalDeviates::for_trial(trials, k), &mut reports);
            let picks = self.apply_rules(&reports);
            // Bit i is set if rule i was right.
            let bits = (0..).zip(&picks);
            let right = bits.fold(0, |right, (i, &pick)| right | usize::from(pick == 0) << i);
            outcomes[right] += 1;
            let moves = &reports.moves[..self.programs.len()];
            for (count, pair) in agreed.iter_mut().zip(moves.windows(2)) {
                *count += u64::from(pair[0] == pair[1]);
            }
        }
        Tallies::from_outcomes(&outcomes, agreed)
    }
}

impl Simulation {
    /// Creates a simulation of this council with this seed, with no positions yet.
    #[must_use]
    pub fn new(model: Model, seed: Seed) -> Self {
        Self::with_runner(CouncilPositions::new(model), seed)
    }

    /// Returns how often the programs of each pair reported the same move, in percent.
    #[must_use]
    pub fn agreements(&self) -> Agreement {
        Agreement::from_fn(|pair| self.agreement(pair).mean)
    }

    /// Returns how often the two programs of this pair reported the same move, in percent.
    ///
    /// The summary is empty if the council has no such pair.
    #[must_use]
    pub fn agreement(&self, pair: Pair) -> Summary {
        if pair.is_in(self.runner().model()) {
            self.sums().agreement(pair)
        } else {
            Tallies::ZERO.agreement(pair)
        }
    }
}
