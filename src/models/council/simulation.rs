//! Positions are made up, and every rule is tried on the same ones.

use super::agreement::{Agreement, Pair};
use super::counts::{Counts, OUTCOMES};
use super::job_spec::Order;
use super::model::{MOST_CANDIDATES, MOST_PROGRAMS, Model};
use super::predicted::prediction;
use super::rule::{Rates, Rule};
use super::weight::Weights;
use crate::rollout::Rollout;
use crate::rollout::game_runner::Roller;
use crate::rollout::normal_deviates::Deviates;
use crate::rollout::seed::Seed;
use crate::rollout::trial::Trials;
use crate::stats::summary::Summary;

const CANDIDATES: usize = MOST_CANDIDATES as usize;
const PROGRAMS: usize = MOST_PROGRAMS as usize;

/// Simulates positions for a council.
///
/// Everything about position k follows from the trials and k. A generator of its own gives, in this order, whether
/// there is a copy, the winner of a drawn vote, and the errors of each program. These draws don't depend on the noise,
/// d or copying, so councils with equal seeds differ by less than chance.
#[derive(Clone, Debug)]
pub struct Councils {
    model: Model,
    /// Noise of each program in units of d, and its inverse.
    programs: Vec<(f64, f64)>,
    weights: Weights,
}

/// A simulation: its trials are positions. All that rollouts can do, it can: blocks of work that others do, checkpoints, and
/// the same counts however it is cut into calls.
pub type Simulation = Rollout<Councils>;

/// What the programs say of a position; the best move is number 0. Kept from one position to the next, since clearing it takes
/// time.
#[derive(Default)]
pub(super) struct Said {
    pub(super) copied: bool,
    /// Each program's value of each move, with that of the best move 0 and d 1. Of a copy they mean nothing.
    pub(super) evaluations: [[f64; CANDIDATES]; PROGRAMS],
    /// The move that each program reports, and the value.
    pub(super) moves: [usize; PROGRAMS],
    pub(super) values: [f64; PROGRAMS],
    /// The sum of all programs' evaluations of each move, weighed by 1 / noise².
    pub(super) sums: [f64; CANDIDATES],
    /// Decides who wins a draw of votes.
    ties: u64,
}

impl Councils {
    /// The positions of this council.
    #[must_use]
    pub fn new(model: Model) -> Self {
        let noises = (0..model.programs()).map(|program| model.noise(program));
        Self {
            model,
            programs: noises.map(|noise| (noise, 1.0 / noise)).collect(),
            weights: Weights::new(),
        }
    }

    /// The council.
    #[must_use]
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// Makes up the position of these deviates.
    #[inline(never)]
    pub(super) fn make_up(&self, deviates: &mut Deviates, said: &mut Said) {
        let copying = (deviates.bits() >> 11) as f64 / (1_u64 << 53) as f64;
        said.ties = deviates.bits();
        let candidates = self.model.candidates();
        said.copied = copying < self.model.copying();
        said.sums[..candidates].fill(0.0);
        for (program, &(noise, inverse)) in self.programs.iter().enumerate() {
            if said.copied && program == 2 {
                said.moves[2] = said.moves[1];
                said.values[2] = said.values[1];
                continue;
            }
            let precision = inverse * inverse;
            let (mut best, mut largest) = (0, f64::NEG_INFINITY);
            let kept = said.sums.iter_mut().zip(&mut said.evaluations[program]);
            for (candidate, (sum, evaluation)) in kept.take(candidates).enumerate() {
                let worth = if candidate == 0 { 0.0 } else { -1.0 };
                let value = worth + noise * deviates.next();
                *evaluation = value;
                *sum += precision * value;
                if value > largest {
                    (best, largest) = (candidate, value);
                }
            }
            said.moves[program] = best;
            said.values[program] = largest;
        }
    }

    /// The move that each rule settles on.
    #[inline(never)]
    pub(super) fn settle(&self, said: &Said) -> [usize; Rule::COUNT] {
        let (programs, candidates) = (self.programs.len(), self.model.candidates());
        let (moves, values) = (&said.moves[..programs], &said.values[..programs]);
        let (mut most, mut least) = (0, 0);
        let mut votes = [0_u8; CANDIDATES];
        for (program, (&candidate, &value)) in moves.iter().zip(values).enumerate() {
            votes[candidate] += 1;
            if value > values[most] {
                most = program;
            }
            if value < values[least] {
                least = program;
            }
        }
        // Where all are of one mind nothing need be settled, nor weighed.
        let mut picks = Settled::alike(moves[0]);
        if usize::from(votes[moves[0]]) < programs {
            let votes = &votes[..candidates];
            (picks.strongest, picks.random) = majorities(moves, votes, said.ties);
            (picks.optimal, picks.knowing) = self.optimal(said, moves, values);
            picks.predicted = heaviest(&self.predicted(said).1[..candidates]);
        }
        let ceiling = heaviest(&said.sums[..candidates]);
        Rule::ALL.map(|rule| match rule {
            Rule::Strongest => moves[0],
            Rule::Weakest => moves[programs - 1],
            Rule::MajorityStrongest => picks.strongest,
            Rule::MajorityRandom => picks.random,
            Rule::Optimistic => moves[most],
            Rule::Pessimistic => moves[least],
            Rule::Optimal => picks.optimal,
            Rule::OptimalKnowingCopies => picks.knowing,
            Rule::OptimalPredicted => picks.predicted,
            Rule::Ceiling => ceiling,
        })
    }

    /// What it weighs that a program reports this value.
    #[inline]
    pub(super) fn weight(&self, program: usize, value: f64) -> f64 {
        let (_, inverse) = self.programs[program];
        self.weights.weight(value * inverse, inverse)
    }

    /// Returns the predicted value of the best move after these reports, and their weight for each move by it.
    #[inline(never)]
    pub(super) fn predicted(&self, said: &Said) -> (f64, [f64; CANDIDATES]) {
        let programs = self.programs.len();
        let (moves, values) = (&said.moves[..programs], &said.values[..programs]);
        let mut named = [false; CANDIDATES];
        for &candidate in moves {
            named[candidate] = true;
        }
        let different = named.iter().filter(|&&named| named).count();
        let mean = values.iter().sum::<f64>() / programs as f64;
        let predicted = prediction(mean, different);
        let mut totals = [0.0; CANDIDATES];
        for (program, (&candidate, &value)) in moves.iter().zip(values).enumerate() {
            let (_, inverse) = self.programs[program];
            totals[candidate] += self
                .weights
                .anywhere((value - predicted) * inverse, inverse);
        }
        (predicted, totals)
    }

    /// The moves whose reports weigh most: taking all of them for independent, and with a copy left out.
    fn optimal(&self, said: &Said, moves: &[usize], values: &[f64]) -> (usize, usize) {
        let candidates = self.model.candidates();
        let mut totals = [0.0; CANDIDATES];
        let mut copy = 0.0;
        for (program, (&candidate, &value)) in moves.iter().zip(values).enumerate() {
            let weight = self.weight(program, value);
            totals[candidate] += weight;
            if said.copied && program == 2 {
                copy = weight;
            }
        }
        let optimal = heaviest(&totals[..candidates]);
        if !said.copied {
            return (optimal, optimal);
        }
        totals[moves[2]] -= copy;
        (optimal, heaviest(&totals[..candidates]))
    }
}

/// The moves of the rules for which votes or weights are added up.
struct Settled {
    strongest: usize,
    random: usize,
    optimal: usize,
    knowing: usize,
    predicted: usize,
}

impl Settled {
    /// All of them the same.
    const fn alike(pick: usize) -> Self {
        Self {
            strongest: pick,
            random: pick,
            optimal: pick,
            knowing: pick,
            predicted: pick,
        }
    }
}

/// The move that the majority names, draws of votes settled by the strongest, and by chance.
fn majorities(moves: &[usize], votes: &[u8], ties: u64) -> (usize, usize) {
    let most = votes.iter().copied().max().unwrap_or(0);
    let named = |&&candidate: &&usize| votes[candidate] == most;
    let strongest = moves.iter().find(named).copied().unwrap_or(0);
    let leading = || (0..votes.len()).filter(|&candidate| votes[candidate] == most);
    // One of them, each as likely up to 2⁻⁶⁰.
    let which = (u128::from(ties) * leading().count() as u128) >> 64;
    (strongest, leading().nth(which as usize).unwrap_or(0))
}

fn heaviest(weights: &[f64]) -> usize {
    let mut heaviest = 0;
    for (candidate, &weight) in weights.iter().enumerate() {
        if weight > weights[heaviest] {
            heaviest = candidate;
        }
    }
    heaviest
}

impl Roller for Councils {
    type Sums = Counts;

    fn none(&self) -> Counts {
        Counts::NONE
    }

    // Not inlined: its callers may be compiled for size, and it with them.
    #[inline(never)]
    fn roll(&mut self, trials: Trials, from: u64, to: u64) -> Counts {
        let mut said = Said::default();
        let mut outcomes = [0; OUTCOMES];
        // The pairs are the first program and the second, and the second and the third.
        let mut agreed = [0; Pair::COUNT];
        for k in from..to {
            self.make_up(&mut Deviates::of_trial(trials, k), &mut said);
            let picks = self.settle(&said);
            // Bit i: rule i was right.
            let bits = (0..).zip(&picks);
            let right = bits.fold(0, |right, (i, &pick)| right | usize::from(pick == 0) << i);
            outcomes[right] += 1;
            let named = &said.moves[..self.programs.len()];
            for (count, pair) in agreed.iter_mut().zip(named.windows(2)) {
                *count += u64::from(pair[0] == pair[1]);
            }
        }
        Counts::of_outcomes(&outcomes, agreed)
    }
}

impl Simulation {
    /// A simulation of this council with this seed, of no position yet.
    #[must_use]
    pub fn new(model: Model, seed: Seed) -> Self {
        Self::of(Councils::new(model), seed)
    }

    /// Returns how often the two programs of this pair reported the same move, in percent: nothing where the council has no
    /// such programs.
    #[must_use]
    pub fn agreement(&self, pair: Pair) -> Summary {
        if pair.is_in(self.roller().model()) {
            self.now().agreement(pair)
        } else {
            Counts::NONE.agreement(pair)
        }
    }

    /// The order from which a worker simulates some of the positions.
    #[must_use]
    pub const fn order(&self) -> Order {
        Order::Simulation {
            model: *self.roller().model(),
            seed: self.seed(),
        }
    }
}

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
    /// The summary of this simulation, with the [`exact_rates`](super::exact::exact_rates) of its council, which take
    /// milliseconds and are computed once.
    #[must_use]
    pub fn new(simulation: &Simulation, exact: Rates) -> Self {
        let counts = simulation.now();
        let model = *simulation.roller().model();
        Self {
            trials: counts.trials(),
            model,
            rates: counts.rates(),
            agreement: Agreement::simulated(simulation),
            exact,
            exact_agreement: Agreement::exact(&model),
        }
    }
}
