//! The first course of training: so many steps, at rates that fall.

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rollout_lab::backgammon::network::Weights;
use rollout_lab::backgammon::network::inputs::PLACEMENT_INPUTS;

use crate::bytes::{Reader, Writer};
use crate::generator::Generator;
use crate::lane::{Habits, Lane};
use crate::learner;
use crate::learner::{AVERAGE_EVERY, AVERAGE_PART, Adam, clear, falling};
use crate::starts::Chance;
use crate::taught::Taught;

/// What a course is.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub seed: u64,
    pub units: usize,
    /// Whether it sees counts, or only where checkers are.
    pub counts: bool,
    /// How many steps; each learns from [`BATCH`] positions.
    pub steps: u64,
    /// The rate of the first step and of the last; in between it falls by as much each step. A rate that falls by the same factor
    /// instead is small for half of the course, in which nothing was gained.
    pub rates: [f32; 2],
    pub habits: Habits,
}

/// The lanes, each of which a thread can play: what comes out does not depend on how many threads do.
const LANES: usize = 2;

/// Games that a lane plays at once.
const GAMES: usize = 32;

/// Positions to a step.
const BATCH: usize = LANES * GAMES;

/// A course under way.
pub struct Course {
    plan: Plan,
    step: u64,
    weights: Weights,
    /// The average of the weights over some thousand steps: what is kept.
    average: Weights,
    adam: Adam,
    lanes: Vec<Lane>,
}

impl Course {
    /// # Panics
    /// If there is no network of so many units.
    pub fn new(plan: Plan) -> Self {
        let mut seeds = Xoshiro256PlusPlus::seed_from_u64(plan.seed);
        let mut weights = Weights::zero(plan.units).expect("a number of units that there is");
        let mut chance = Chance(Generator::seeded_by(&mut seeds));
        let mut fill = |part: &mut [f32], size: f32| {
            for weight in part {
                *weight = size * (2.0 * chance.share() - 1.0);
            }
        };
        fill(&mut weights.hidden_weights, 0.15);
        fill(&mut weights.output_weights, 0.1);
        if !plan.counts {
            weights.hidden_weights[PLACEMENT_INPUTS * plan.units..].fill(0.0);
        }
        let lanes = (0..LANES)
            .map(|_| Lane::new(seeds.next_u64(), GAMES, plan.habits, &weights))
            .collect();
        Self {
            plan,
            step: 0,
            average: weights.clone(),
            adam: Adam::new(&weights),
            weights,
            lanes,
        }
    }

    /// One step, on as many threads as there are lanes, or on this one.
    pub fn step(&mut self, threads: bool) {
        let (lanes, weights) = (&mut self.lanes, &self.weights);
        if threads {
            std::thread::scope(|scope| {
                for lane in lanes {
                    scope.spawn(|| lane.ply(weights));
                }
            });
        } else {
            for lane in lanes {
                lane.ply(weights);
            }
        }
        let rate = self.rate();
        let (first, others) = self.lanes.split_at_mut(1);
        let sum = &mut first[0].gradient;
        for lane in others {
            for (sum, part) in sum
                .parameters_mut()
                .into_iter()
                .zip(lane.gradient.parameters())
            {
                for (sum, slope) in sum.iter_mut().zip(part) {
                    *sum += slope;
                }
            }
            clear(&mut lane.gradient);
        }
        for slope in sum.parameters_mut().into_iter().flatten() {
            *slope /= BATCH as f32;
        }
        self.adam.step(&mut self.weights, sum, rate);
        clear(sum);
        self.step += 1;
        if self.step.is_multiple_of(AVERAGE_EVERY) {
            // In the beginning the average forgets as quickly as there is something to forget.
            let part = AVERAGE_PART
                .max(2.0 * AVERAGE_EVERY as f32 / self.step as f32)
                .min(1.0);
            learner::approach(&mut self.average, &self.weights, part);
        }
    }
}

impl Taught for Course {
    type Plan = Plan;

    fn words(plan: &Plan) -> String {
        format!("{plan:?}, {LANES} times {GAMES} games at once, {BATCH} positions a step")
    }

    fn begin(plan: &Plan) -> Self {
        Self::new(*plan)
    }

    /// # Panics
    /// If there is no network of so many units.
    fn read(plan: &Plan, from: &mut Reader) -> Option<Self> {
        let mut course = Self::new(*plan);
        course.step = from.number()?;
        learner::read(&mut course.weights, from)?;
        learner::read(&mut course.average, from)?;
        course.adam.read(from)?;
        for lane in &mut course.lanes {
            lane.read(from)?;
        }
        from.is_empty().then_some(course)
    }

    fn write(&self, to: &mut Writer) {
        to.number(self.step);
        learner::write(&self.weights, to);
        learner::write(&self.average, to);
        self.adam.write(to);
        for lane in &self.lanes {
            lane.write(to);
        }
    }

    fn go_on(&mut self, threads: bool) {
        self.step(threads);
    }

    fn parts(&self) -> [u64; 2] {
        [self.step, self.plan.steps]
    }

    fn progress(&self) -> String {
        let games: u64 = self.lanes.iter().map(|lane| lane.ended).sum();
        format!("{} steps, {games} games", self.step)
    }

    /// That of the step that comes next.
    fn rate(&self) -> f32 {
        falling(self.plan.rates, self.step, self.plan.steps)
    }

    fn average(&self) -> &Weights {
        &self.average
    }
}

#[cfg(test)]
mod tests;
